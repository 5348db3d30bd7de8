//! Posts news about the organiser's actions, and reminders before the start. Each message is stored until it has been
//! posted, so a restart neither forgets nor repeats it. Also keeps the server's scheduled event up to date.

use super::Tournaments;
use super::model::{Tournament, TournamentStage};
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

    /// Reminds entrants of the start, in the place where each gets notices. If a reminder fails, the tournament goes
    /// on.
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
            let reminder = Reminder { minutes_before, users, direct_locale, begun_at };
            let reminded = self.sender.post_reminder(tournament, &reminder).await;
            // The next update tries to post the reminder again.
            if ok_unless_refused(reminded, "no reminder is possible").is_err() {
                return Ok(());
            }
        }
        tournament.plan.organised.reminded = Some(minutes_before);
        tournament.plan.organised.reminding = None;
        Ok(self.save_without_showing(tournament).await?)
    }

    /// Returns the users to remind in the channel, and the users to remind by direct message, with their languages.
    /// Users who are away get no reminder.
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

    /// Creates the scheduled event for a sign-up with a start time, and updates it after the organiser has changed
    /// something. Deletes the event once the tournament has begun or was cancelled. After an error, the next update
    /// tries again. Nothing else in the tournament waits for the event.
    pub(super) async fn update_event(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        let is_sign_up = tournament.stage == TournamentStage::SignUp;
        let plan = &tournament.plan;
        match plan.event {
            Some(event) if !is_sign_up => {
                let removed = self.sender.remove_event(tournament, event).await;
                if ok_unless_refused(removed, "no event was deleted").is_err() {
                    return Ok(());
                }
                tournament.plan.event = None;
            }
            Some(event) if plan.organised.event_outdated => {
                let edited = self.sender.edit_event(tournament, event).await;
                if ok_unless_refused(edited, "no event was changed").is_err() {
                    return Ok(());
                }
                tournament.plan.organised.event_outdated = false;
            }
            None if is_sign_up && !plan.announced && plan.begins_at.is_some_and(|at| at > self.matches.now()) => {
                let announced = ok_unless_refused(self.sender.create_event(tournament).await, "no event was created");
                let Ok(event) = announced else { return Ok(()) };
                tournament.plan.event = event;
                tournament.plan.announced = true;
                let saved = self.save_without_showing(tournament).await;
                if let (Err(_), Some(event)) = (&saved, event) {
                    // The tournament was changed or begun in the meantime, so nobody else knows of the event and would
                    // delete it.
                    let _ = self.sender.remove_event(tournament, event).await;
                }
                return Ok(saved?);
            }
            _ => return Ok(()),
        }
        Ok(self.save_without_showing(tournament).await?)
    }
}
