//! Hints in matches alone: `/game hint` and the Hint button say which move the analysis would play, and why.

use super::internal;
use crate::discord::bot::BotContext;
use crate::discord::bot::work_limiter::Work;
use crate::discord::http::{Lasts, MessagePayload};
use crate::discord::interaction::InteractionContext;
use crate::discord::message::{at_step, container, description, names};
use crate::play::{Error, HintPosition, Reason};
use contract::Phrase;
use text::{in_picture, say};

/// Returns the message with a hint, which only the user sees.
///
/// # Errors
/// Fails if the analysis has no answer for this choice.
pub async fn message(
    bot: &BotContext,
    interaction: &InteractionContext,
    position: HintPosition,
) -> Result<MessagePayload, Error> {
    bot.limit(Work::Picture(interaction.user.id))?;
    let position = tokio::task::spawn_blocking(move || {
        let best = review::best_move(&*position.played, position.seat, position.draft.as_deref());
        (position, best)
    });
    let (HintPosition { meta, position, seat, played, draft }, best) = position.await.map_err(internal)?;
    let best = best.ok_or_else(|| Error::user("hint-none"))?;
    let locale = interaction.user.locale;
    let scene = played.choice_scene(&best, None).ok_or_else(|| Error::user("hint-none"))?;
    let [players, plain] = names::in_each_format(locale, &meta.seats, &played.signs());
    let text = Phrase::new("hint-move").with("move", review::named(&*played, seat, &best, draft.as_deref()));
    let picture = bot.pictures.png(in_picture(locale, scene)).await;
    let alt = description(locale, &played.describe(None), &plain);
    let text =
        std::iter::once(say(locale, &text, &players)).chain(at_step(locale, &position)).collect::<Vec<_>>().join("\n");
    // The match went on while the bot was thinking.
    if bot.matches.view_of(meta.id).await?.position().is_after(&position) {
        return Err(Error::with_reason(Reason::Outdated));
    }
    let color = rules::find(&meta.game).map(|game| container(game.info().color, String::new()));
    Ok(MessagePayload {
        picture: picture.map(|png| (png, alt)),
        container: color,
        lasts: Lasts::Position(position),
        ..MessagePayload::ephemeral(text)
    })
}
