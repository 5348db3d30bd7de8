//! The ephemeral fair-play page: the commitment, each player's contribution, and commands with which users check them.

use super::content::{MAX_CONTAINER, button_row, in_container, labelled_button, truncate};
use super::custom_id::CustomId;
use super::names::{self, TextFormat};
use crate::discord::http::{Form, MessagePayload};
use crate::ids::MatchId;
use crate::play::{MatchMeta, Player, Stage, User};
use contract::{Color, FairPlay, MAX_CONTRIBUTION_CHARS, Phrase, Style};
use text::{Locale, say};

/// A command that prints the commitment and the seed computed from `record.json`. Users need only Python to run it.
const CHECK_RECORD: &str = "python3 -c \"import json,hashlib as h;r=json.load(open('record.json','rb'));\
    k=bytes.fromhex(r['secret']);p=[(c or '').encode() for c in r['contributions']];\
    print(h.sha256(k).hexdigest(),h.sha256(k+b''.join(len(x).to_bytes(4,'big')+x for x in p)).hexdigest())\"";

/// Returns the page in the user's language. Until the match starts, players get a button with which they type a
/// contribution.
pub fn page(meta: &MatchMeta, proof: &FairPlay, user: &User) -> MessagePayload {
    let say = |phrase: Phrase| say(user.locale, &phrase, &[]);
    let code = |text: &str| format!("`{text}`");
    let mut lines = vec![say(Phrase::new("fair-play-heading").with("match", meta.number))];
    let mut button = None;
    if let Some(deal) = &meta.deal {
        lines.push(say(Phrase::new("fair-play-deal").with("code", code(&deal.code))));
    } else {
        lines.extend(["fair-play-people", "fair-play-parts"].map(|key| say(Phrase::new(key))));
        lines.extend(meta.seats.iter().map(|player| contribution_line(player, user.locale)));
        if meta.stage == Stage::Lobby && meta.seat_of(user.id).is_some() {
            lines.push(say(Phrase::new("fair-play-own")));
            let contribution = CustomId::Contribution(meta.id);
            button = Some(labelled_button(&contribution, user.locale, "fair-play-button-words", Style::Secondary));
        }
        lines.push(say(Phrase::new("fair-play-intro")));
    }
    lines.push(say(Phrase::new("fair-play-commitment").with("commitment", code(&proof.commitment))));
    if let (Some(secret), Some(seed)) = (&proof.secret, &proof.seed) {
        let check_secret = format!("printf %s {secret} | xxd -r -p | sha256sum");
        lines.push(say(Phrase::new("fair-play-secret").with("secret", code(secret))));
        lines.push(say(Phrase::new("fair-play-seed").with("seed", code(seed))));
        lines.push(say(Phrase::new("fair-play-check-secret").with("command", code_block(&check_secret))));
        lines.push(say(match meta.deal {
            Some(_) => Phrase::new("fair-play-check-deal"),
            None => Phrase::new("fair-play-check-record").with("command", code_block(CHECK_RECORD)),
        }));
    } else {
        lines.push(say(Phrase::new("fair-play-later")));
    }
    let page = MessagePayload::ephemeral(truncate(&lines.join("\n"), MAX_CONTAINER));
    in_container(MessagePayload { components: button_row(button), ..page }, Color::Usable)
}

/// Returns the form in which a user types a contribution.
pub fn contribution_form(id: MatchId, locale: Locale) -> Form {
    let say = |key: &'static str| say(locale, &Phrase::new(key), &[]);
    Form {
        custom_id: CustomId::Contribution(id).to_string(),
        title: say("fair-play-form"),
        label: say("fair-play-form-label"),
        max_length: MAX_CONTRIBUTION_CHARS,
        ..Form::default()
    }
}

fn contribution_line(player: &Player, locale: Locale) -> String {
    let name = names::of_player(locale, player, TextFormat::Markdown);
    let phrase = match &player.contribution {
        Some(text) => Phrase::new("fair-play-part")
            .with("text", names::format_user_text(text, MAX_CONTRIBUTION_CHARS, TextFormat::Markdown)),
        None => Phrase::new("fair-play-no-part"),
    };
    say(locale, &phrase.with("player", name), &[])
}

/// A block of code in Discord's markdown.
fn code_block(code: &str) -> String {
    format!("\n```sh\n{code}\n```")
}

#[cfg(test)]
mod tests;
