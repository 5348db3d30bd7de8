//! Posts news about the organiser's actions, and reminders before the start. Each message is stored before it is
//! posted, and removed afterwards, so a restart neither forgets nor repeats it.

use super::Tournaments;
use super::model::Tournament;
use super::ports::Reminder;
use crate::ids::UserId;
use crate::play::domain::{NoticePlace, StoreError, UpdateError, ok_unless_refused};
use text::Locale;

impl Tournaments {
    /// Posts the news about the organiser's actions, oldest first.
    pub(super) async fn post_news(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        while let Some(news) = tournament.plan.organised.news.first().cloned() {
            // Users also find the news in the tournament's message.
            ok_unless_refused(self.sender.post_news(tournament, &news).await, "news could not be posted")?;
            tournament.plan.organised.news.remove(0);
            self.save_without_showing(tournament).await?;
        }
        Ok(())
    }

    /// Reminds the entrants of the start, in the places where they get notices. Nothing else waits for this.
    pub(super) async fn post_reminders(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        let now = self.matches.now();
        let Some(minutes_before) = tournament.due_reminder(now) else { return Ok(()) };
        let begun = tournament.plan.organised.reminding.filter(|(begun, _)| *begun == minutes_before);
        let begun_at = begun.map(|(_, at)| at);
        if begun_at.is_none() {
            tournament.plan.organised.reminding = Some((minutes_before, now));
            self.save_without_showing(tournament).await?;
        }
        let (here, direct) = self.reminder_recipients(tournament).await?;
        let here = (!here.is_empty()).then_some((here, None));
        let direct = direct.into_iter().map(|(user, locale)| (vec![user], Some(locale)));
        for (users, direct_locale) in here.into_iter().chain(direct) {
            let reminded = self
                .sender
                .post_reminder(tournament, &Reminder { minutes_before, users, direct_locale, begun_at })
                .await;
            // The next update tries again.
            if ok_unless_refused(reminded, "no reminder is possible").is_err() {
                return Ok(());
            }
        }
        tournament.plan.organised.reminded = Some(minutes_before);
        tournament.plan.organised.reminding = None;
        Ok(self.save_without_showing(tournament).await?)
    }

    /// Returns the users to remind in the channel, and the users to remind by direct message, with their languages. Users
    /// who are away get no reminder.
    async fn reminder_recipients(
        &self,
        tournament: &Tournament,
    ) -> Result<(Vec<UserId>, Vec<(UserId, Locale)>), StoreError> {
        let (store, now) = (&self.matches.actors.ports.store, self.matches.now());
        let (mut here, mut direct) = (Vec::new(), Vec::new());
        for user in tournament.entrants.iter().filter_map(|entrant| entrant.user) {
            if store.away_until(user, now).await?.is_some() {
                continue;
            }
            let settings = store.user_settings(user).await?;
            match settings.notices.unwrap_or_default() {
                NoticePlace::Channel => here.push(user),
                NoticePlace::Direct => direct.push((user, settings.locale.unwrap_or(tournament.plan.locale))),
                NoticePlace::Nowhere => (),
            }
        }
        if !here.is_empty() && !store.settings(tournament.guild).await?.notices {
            here.clear();
        }
        Ok((here, direct))
    }
}
