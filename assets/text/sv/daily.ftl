# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Dagens nöt** · { $game } · { date-full } · svårighetsgrad { $level } av { $levels }
daily-heading-warm-up = **Uppvärmning** · { $game }
daily-footer = -# Räknas in i din svit till { $end }
daily-footer-warm-up = -# En uppvärmning före dagens nöt. Den räknas inte.
daily-footer-next = -# Näst: { $game }, svårighetsgrad { $level } av { $levels } · { $at }
daily-stands-still = -# Din svit står stilla, högst två sådana dagar i rad.
daily-footer-earlier = -# Det här är en tidigare nöt, så den räknas inte in i din svit.
daily-tries = { $tries ->
    [one] Du har försökt en gång.
   *[other] Du har försökt { $tries } gånger.
}
daily-try = Försök { $tries }.
daily-in-tries = { $tries ->
    [1] på första försöket
   *[other] på { $tries } försök
}
daily-with-hint = { $tries } med ett tips
daily-solved = Löst { $tries }. Svit: { $streak }, längsta: { $best }.
daily-solved-later = Löst { $tries }, men i efterhand: det räknas inte in i din svit.
daily-right = ✅ Rätt: { $result }!
daily-missed = Inte än: { $result }. Bästa möjliga: { $best }.
daily-failed = Inte löst än.
daily-hint = 💡 Börja så här: { $move }
daily-solution = Lösningen, drag { $step }: { $move }. Det räknas som sett, inte som löst.
daily-solution-question = Vill du se lösningen? Dagen räknas då som sedd, inte som löst.
daily-shown = Du har sett lösningen, så inget räknas mer.
daily-streak = svit: { $days }
daily-choose = Ditt drag …
daily-button-start-over = Börja om
daily-button-again = Försök igen
daily-button-today = ▶ Till nöten
daily-button-todays = ▶ Dagens nöt: { $game }
daily-button-skip = Hoppa över
daily-button-hint = Tips
daily-button-solution = Visa mig
daily-button-share = Dela
daily-button-list = Nämn mig
daily-button-unlist = Nämn mig inte
daily-button-report = Anmäl ett fel
daily-button-play = ▶ Spela

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** har löst nöten { date-of } ({ $game }) { $tries }.
daily-shared-streak = Svit: { $streak }.
daily-results-heading = **Dagens nöt** · löst här den { date-year }:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Ingen än. Bli först: /{ name-daily } { name-play }
daily-after-match = -# Också i dag: dagens nöt, /{ name-daily } { name-play }
daily-notice =
    🧩 Dagens nöt: { $game }, svårighetsgrad { $level } av { $levels }.
    -# Du har bett om det här meddelandet. Stäng av det med /{ name-game } { name-notices }
daily-results-yesterday = Lösningen { date-of } ({ $game }): { $moves }
daily-post-first = Först: { $player }
daily-post-longest = Längsta svit: { $player }, { $days }
daily-post-new = Första nöten någonsin: { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Anmäl ett fel
daily-report-label = Vad är fel med nöten?
daily-reported = Tack! Den som driver boten får se det.
daily-future = Nöten { date-of } är inte här än. Kom tillbaka den dagen!
daily-withdrawn = Nöten { date-of } drogs tillbaka. Den bryter ingen svit.
daily-before-first = Den första nöten är från den { date-year }.
daily-no-date = Det datumet finns inte. Skriv det så här: 2026-12-03.
daily-not-solved = Du kan dela en nöt när du har löst den.
daily-already-shared = Du har redan delat den här: { $address }
daily-pause = Du delade det nyss här. Du kan dela det igen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
