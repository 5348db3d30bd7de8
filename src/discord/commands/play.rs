//! `/game …`: the match of this channel.

use std::sync::Arc;

use crate::discord::House;
use crate::discord::interaction::{Asked, Done};
use crate::game::Phrase;
use crate::table::Error;

/// Brings the match's message down again; the match itself answers.
pub async fn board(house: &Arc<House>, asked: &Asked) -> Result<Done, Error> {
    house.table.board(&asked.who, asked.channel, asked.token.clone()).await?;
    Ok(Done::Answered)
}

/// Gives up.
pub async fn resign(house: &Arc<House>, asked: &Asked) -> Result<Done, Error> {
    house.table.resign(&asked.who, asked.channel, asked.token.id).await?;
    Ok(Done::tell(asked, Phrase::new("discord-resigned")))
}

/// Stops the match: for its host, and for whoever may manage messages there.
pub async fn stop(house: &Arc<House>, asked: &Asked) -> Result<Done, Error> {
    let moderator = asked.may.manage_messages() || asked.may.administrator();
    house.table.stop(&asked.who, asked.channel, moderator, asked.token.id).await?;
    Ok(Done::tell(asked, Phrase::new("discord-stopped")))
}
