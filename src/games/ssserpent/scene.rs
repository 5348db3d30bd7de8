//! How it looks.
use super::rules::Ssserpent;
use crate::game::Scene;

pub(super) fn scene(_state: &Ssserpent, _draft: Option<&str>) -> Scene {
    Scene::new(900)
}
