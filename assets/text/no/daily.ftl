# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Dagens oppgave** · { $game } · { date-full } · vanskelighetsgrad { $level } av { $levels }
daily-heading-warm-up = **Oppvarming** · { $game }
daily-footer = -# Teller med i rekken din til { $end }
daily-footer-warm-up = -# En oppvarming før dagens oppgave. Den teller ikke.
daily-footer-next = -# Neste: { $game }, vanskelighetsgrad { $level } av { $levels } · { $at }
daily-stands-still = -# Rekken din står stille, høyst to slike dager på rad.
daily-footer-earlier = -# Dette er en tidligere oppgave, så den teller ikke med i rekken din.
daily-tries = { $tries ->
    [one] Du har prøvd én gang.
   *[other] Du har prøvd { $tries } ganger.
}
daily-try = Forsøk { $tries }.
daily-in-tries = { $tries ->
    [1] på første forsøk
   *[other] på { $tries } forsøk
}
daily-with-hint = { $tries } med et hint
daily-solved = Løst { $tries }. Rekke: { $streak }, lengste: { $best }.
daily-solved-later = Løst { $tries }, men etter at dagen var over: Det teller ikke med i rekken din.
daily-right = ✅ Riktig: { $result }!
daily-missed = Ikke ennå: { $result }. Best mulig: { $best }.
daily-failed = Ikke løst ennå.
daily-hint = 💡 Begynn slik: { $move }
daily-solution = Løsningen, trekk { $step }: { $move }. Det teller som sett, ikke som løst.
daily-solution-question = Vil du se løsningen? Dagen teller da som sett, ikke som løst.
daily-shown = Du har sett løsningen, så ingenting teller mer.
daily-streak = rekke: { $days }
daily-choose = Trekket ditt …
daily-button-start-over = Begynn på nytt
daily-button-again = Prøv igjen
daily-button-today = ▶ Til oppgaven
daily-button-todays = ▶ Dagens oppgave: { $game }
daily-button-skip = Hopp over
daily-button-hint = Hint
daily-button-solution = Vis meg det
daily-button-share = Del
daily-button-list = Nevn meg
daily-button-unlist = Ikke nevn meg
daily-button-report = Meld en feil
daily-button-play = ▶ Spill

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** har løst oppgaven { date-of } ({ $game }) { $tries }.
daily-shared-streak = Rekke: { $streak }.
daily-results-heading = **Dagens oppgave** · løst her { date-year }:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Ingen ennå. Bli først ute: /{ name-daily } { name-play }
daily-after-match = -# Også i dag: dagens oppgave, /{ name-daily } { name-play }
daily-notice =
    🧩 Dagens oppgave: { $game }, vanskelighetsgrad { $level } av { $levels }.
    -# Du har bedt om denne meldingen. Slå den av med /{ name-game } { name-notices }
daily-results-yesterday = Løsningen { date-of } ({ $game }): { $moves }
daily-post-first = Først: { $player }
daily-post-longest = Lengste rekke: { $player }, { $days }
daily-post-new = Første oppgave noensinne: { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Meld en feil
daily-report-label = Hva er galt med oppgaven?
daily-reported = Takk! Den som driver boten, får se det.
daily-future = Oppgaven { date-of } er ikke her ennå. Kom tilbake den dagen!
daily-withdrawn = Oppgaven { date-of } ble trukket tilbake. Den bryter ingen rekke.
daily-before-first = Den første oppgaven er den { date-of }.
daily-no-date = Den datoen finnes ikke. Skriv den slik: 3.12.2026.
daily-not-solved = Du kan dele en oppgave når du har løst den.
daily-already-shared = Du har allerede delt den her: { $address }
daily-pause = Du har nettopp delt dette her. Du kan dele det igjen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
