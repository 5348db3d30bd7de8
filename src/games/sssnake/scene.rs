//! How it looks.
use super::rules::Sssnake;
use crate::game::Scene;

pub(super) fn scene(_state: &Sssnake) -> Scene {
    Scene::new(900)
}
