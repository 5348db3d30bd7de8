//! Presses of buttons and choices in selects.

use std::sync::Arc;

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, MessageFlags};

use super::House;
use super::commands::{ranking, reading, replay};
use super::http::payload::MessagePayload;
use super::interaction::{self, Asked, Done};
use super::message;
use super::message::custom_id::{self, Page, Wish};
use crate::games;
use crate::table::{ButtonPress, Error};

/// Takes a press, in the order of the calls, and sees to its answer. Never waits.
pub fn press(house: &Arc<House>, interaction: &ComponentInteraction) {
    let asked = Asked::press(interaction);
    let wish = match &interaction.data.kind {
        ComponentInteractionDataKind::Button => custom_id::read(&interaction.data.custom_id, &[]),
        ComponentInteractionDataKind::StringSelect { values } => custom_id::read(&interaction.data.custom_id, values),
        _ => None,
    };
    let house = Arc::clone(house);
    match wish {
        Some(Wish::Match(id, what)) => {
            let message = interaction.message.id.get();
            let (who, token) = (asked.who.clone(), asked.token.clone());
            // Here it takes its place in the match's queue.
            let pressed = house.table.press(ButtonPress { who, id, message, token, what });
            let work = async move { pressed.await.map(|()| Done::Answered) };
            tokio::spawn(async move { interaction::attend(&house.rest, &asked, work).await });
        }
        Some(Wish::Page(page)) => {
            let private = interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
            let (for_work, in_house) = (asked.clone(), Arc::clone(&house));
            let work = async move { turn(&in_house, &for_work, page, private).await };
            tokio::spawn(async move { interaction::attend(&house.rest, &asked, work).await });
        }
        Some(Wish::Replay(id)) => {
            let (for_work, in_house) = (asked.clone(), Arc::clone(&house));
            let work = async move { replay::replay(&in_house, &for_work, Some(id)).await };
            tokio::spawn(async move { interaction::attend(&house.rest, &asked, work).await });
        }
        None => {
            let work = async { Err(Error::user("discord-unknown-button")) };
            tokio::spawn(async move { interaction::attend(&house.rest, &asked, work).await });
        }
    }
}

async fn turn(house: &House, asked: &Asked, page: Page, private: bool) -> Result<Done, Error> {
    let body = match page {
        Page::Rules { game, page } => {
            let game = games::find(&game).ok_or_else(|| Error::user("discord-unknown-game"))?;
            reading::rules(asked, game.info(), page)?
        }
        Page::Leaderboard { game, here, page } => ranking::leaderboard(house, asked, &game, here, page).await?,
        Page::Words(id) => {
            let view = house.table.look(id).await?;
            let messages = message::in_words(&view, asked.who.locale);
            return Ok(Done::SayAll(messages.into_iter().map(MessagePayload::private).collect()));
        }
    };
    // A page that only its reader sees is turned; a button that everybody sees opens a page for whoever pressed.
    Ok(if private { Done::Update(body) } else { Done::Say(body) })
}
