# The daily puzzle. The games’ own files have the puzzles.

# A date with its year, and with its weekday: “Thursday, 3 December 2026”.
daily-day = { $date } { $year }
daily-date = { $weekday ->
    [0] Montag, { $day }
    [1] Dienstag, { $day }
    [2] Mittwoch, { $day }
    [3] Donnerstag, { $day }
    [4] Freitag, { $day }
    [5] Samstag, { $day }
   *[other] Sonntag, { $day }
}

## The page of a puzzle
daily-heading = **Tagesrätsel** · { $game } · { $date } · Schwierigkeit { $level } von { $levels }
daily-footer = -# Löse es heute, dann zählt es für deine Serie. Spätere Rätsel ergeben sich aus dem offenen Quelltext, jeder könnte sie also ausrechnen. Das nächste kommt um Mitternacht (UTC): { $end }
daily-footer-solved = -# Spätere Rätsel ergeben sich aus dem offenen Quelltext, jeder könnte sie also ausrechnen. Das nächste kommt um Mitternacht (UTC): { $end }
daily-footer-earlier = -# Das ist ein früheres Rätsel, darum zählt es nicht für deine Serie.
daily-tries = { $tries ->
    [one] Du hast es einmal versucht.
   *[other] Du hast es { $tries }-mal versucht.
}
daily-in-tries = { $tries ->
    [1] im ersten Versuch
   *[other] in { $tries } Versuchen
}
daily-solved = Gelöst { $tries }. Serie: { $streak }, beste: { $best }.
daily-solved-later = Gelöst { $tries }, aber nach seinem Tag: Das zählt nicht für deine Serie.
daily-right = ✅ Richtig: { $result }!
daily-missed = Noch nicht: { $result }. Das Beste wäre: { $best }.
daily-failed = Noch nicht gelöst.
daily-streak = Serie: { $days }
daily-choose = Dein Zug …
daily-button-start-over = Von vorn
daily-button-again = Noch einmal
daily-button-share = Teilen
daily-button-report = Fehler melden
daily-button-play = ▶ Spielen

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** hat das Rätsel von { $date } ({ $game }) { $tries } gelöst.
daily-shared-streak = Serie: { $streak }.
daily-results-heading = **Tagesrätsel** · hier gelöst am { $date }:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Noch niemand. Sei schneller als alle: /{ name-daily } { name-play }
daily-results-yesterday = Die Lösung von { $date } ({ $game }): { $moves }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Fehler melden
daily-report-label = Was stimmt an diesem Rätsel nicht?
daily-reported = Danke! Der Betreiber wird es sehen.
daily-future = Das Rätsel von { $date } ist noch nicht da. Komm an dem Tag wieder!
daily-withdrawn = Das Rätsel von { $date } wurde zurückgezogen. Es unterbricht keine Serie.
daily-before-first = Das erste Rätsel ist das von { $date }.
daily-no-date = Dieses Datum gibt es nicht. Schreib es so: 2026-12-03.
daily-not-solved = Du kannst ein Rätsel teilen, sobald du es gelöst hast.
daily-pause = Das steht gerade erst hier. Du kannst es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder zeigen.
