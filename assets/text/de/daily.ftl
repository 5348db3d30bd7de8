# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Tagesrätsel** · { $game } · { date-full } · Schwierigkeit { $level } von { $levels }
daily-heading-warm-up = **Aufwärmen** · { $game }
daily-footer = -# Zählt für deine Serie bis { $end }
daily-footer-warm-up = -# Zum Aufwärmen vor dem Tagesrätsel. Es zählt nicht.
daily-footer-next = -# Als Nächstes: { $game }, Schwierigkeit { $level } von { $levels } · { $at }
daily-stands-still = -# Deine Serie bleibt stehen, höchstens zwei solche Tage hintereinander.
daily-footer-earlier = -# Das ist ein früheres Rätsel, darum zählt es nicht für deine Serie.
daily-tries = { $tries ->
    [one] Du hast es einmal versucht.
   *[other] Du hast es { $tries }-mal versucht.
}
daily-try = Versuch { $tries }.
daily-in-tries = { $tries ->
    [1] beim ersten Versuch
   *[other] in { $tries } Versuchen
}
daily-with-hint = { $tries } mit einem Tipp
daily-solved = Gelöst { $tries }. Serie: { $streak }, beste: { $best }.
daily-solved-later = Gelöst { $tries }, aber erst nach dem Tag des Rätsels: Das zählt nicht für deine Serie.
daily-right = ✅ Richtig: { $result }!
daily-missed = Noch nicht: { $result }. Das Beste wäre: { $best }.
daily-failed = Noch nicht gelöst.
daily-hint = 💡 Fang so an: { $move }
daily-solution = Die Lösung, Zug { $step }: { $move }. Sie gilt als gesehen, nicht als gefunden.
daily-solution-question = Willst du die Lösung sehen? Der Tag zählt dann als gesehen, nicht als gelöst.
daily-shown = Du hast die Lösung gesehen, darum zählt nichts mehr.
daily-streak = Serie: { $days }
daily-choose = Dein Zug …
daily-button-start-over = Von vorn
daily-button-again = Noch einmal
daily-button-today = ▶ Zum Rätsel
daily-button-todays = ▶ Tagesrätsel: { $game }
daily-button-skip = Überspringen
daily-button-hint = Tipp
daily-button-solution = Zeig es mir
daily-button-share = Teilen
daily-button-list = Mich nennen
daily-button-unlist = Mich nicht nennen
daily-button-report = Fehler melden
daily-button-play = ▶ Spielen

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** hat das Rätsel { date-of } ({ $game }) { $tries } gelöst.
daily-shared-streak = Serie: { $streak }.
daily-results-heading = **Tagesrätsel** · hier gelöst am { date-year }:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Noch niemand. Mach den Anfang: /{ name-daily } { name-play }
daily-after-match = -# Auch heute: das Tagesrätsel, /{ name-daily } { name-play }
daily-notice =
    🧩 Das Rätsel von heute: { $game }, Schwierigkeit { $level } von { $levels }.
    -# Du hast um diese Nachricht gebeten. Mit /{ name-game } { name-notices } schaltest du sie ab.
daily-results-yesterday = Die Lösung { date-of } ({ $game }): { $moves }
daily-post-first = Zuerst gelöst: { $player }
daily-post-longest = Längste Serie: { $player }, { $days }
daily-post-new = Zum allerersten Mal gelöst: { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Fehler melden
daily-report-label = Was stimmt an diesem Rätsel nicht?
daily-reported = Danke! Wer den Bot betreibt, wird es sehen.
daily-future = Das Rätsel { date-of } ist noch nicht da. Komm an dem Tag wieder!
daily-withdrawn = Das Rätsel { date-of } wurde zurückgezogen. Es unterbricht keine Serie.
daily-before-first = Das erste Rätsel ist das { date-of }.
daily-no-date = Dieses Datum gibt es nicht. Schreib es so: 3.12.2026.
daily-not-solved = Du kannst ein Rätsel teilen, sobald du es gelöst hast.
daily-already-shared = Du hast es hier schon geteilt: { $address }
daily-pause = Du hast das hier gerade erst geteilt. Du kannst es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder teilen.
