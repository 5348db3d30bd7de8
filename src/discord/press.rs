//! Presses of buttons and choices in selects.

use std::sync::Arc;

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, MessageFlags};

use super::House;
use super::asked::{self, Asked, Done};
use super::commands::{ranking, reading};
use super::custom_id::{self, Page, Wish};
use crate::games;
use crate::table::{Pressed, Trouble};

/// Takes a press and sees to its answer.
pub async fn press(house: &Arc<House>, interaction: &ComponentInteraction) {
    let asked = Asked::press(interaction);
    let wish = match &interaction.data.kind {
        ComponentInteractionDataKind::Button => custom_id::read(&interaction.data.custom_id, &[]),
        ComponentInteractionDataKind::StringSelect { values } => custom_id::read(&interaction.data.custom_id, values),
        _ => None,
    };
    let message = interaction.message.id.get();
    let private = interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let (for_work, in_house) = (asked.clone(), Arc::clone(house));
    asked::attend(&house.rest, &asked, async move { grant(&in_house, for_work, wish, message, private).await }).await;
}

async fn grant(
    house: &Arc<House>,
    asked: Asked,
    wish: Option<Wish>,
    message: u64,
    private: bool,
) -> Result<Done, Trouble> {
    match wish.ok_or_else(|| Trouble::told("discord-unknown-button"))? {
        Wish::Match(id, what) => {
            house.table.press(Pressed { who: asked.who, id, message, ticket: asked.ticket, what }).await?;
            Ok(Done::Answered)
        }
        Wish::Page(page) => {
            let body = match page {
                Page::Rules { game, page } => {
                    let game = games::find(&game).ok_or_else(|| Trouble::told("discord-unknown-game"))?;
                    reading::rules(&asked, game.info(), page)?
                }
                Page::Leaderboard { game, here, page } => {
                    ranking::leaderboard(house, &asked, &game, here, page).await?
                }
            };
            // A page that only its reader sees is turned; a button that everybody sees opens a page for whoever pressed.
            Ok(if private { Done::Update(body) } else { Done::Say(body) })
        }
    }
}
