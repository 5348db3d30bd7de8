# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Dagens opgave** · { $game } · { date-full } · sværhedsgrad { $level } af { $levels }
daily-heading-warm-up = **Opvarmning** · { $game }
daily-footer = -# Tæller med i din stribe indtil { $end }
daily-footer-warm-up = -# En opvarmning før dagens opgave. Den tæller ikke.
daily-footer-next = -# Næste: { $game }, sværhedsgrad { $level } af { $levels } · { $at }
daily-stands-still = -# Din stribe står stille, højst to sådanne dage i træk.
daily-footer-earlier = -# Det her er en tidligere opgave, så den tæller ikke med i din stribe.
daily-tries = { $tries ->
    [one] Du har prøvet én gang.
   *[other] Du har prøvet { $tries } gange.
}
daily-try = Forsøg { $tries }.
daily-in-tries = { $tries ->
    [1] i første forsøg
   *[other] på { $tries } forsøg
}
daily-with-hint = { $tries } med et tip
daily-solved = Løst { $tries }. Stribe: { $streak }, længste: { $best }.
daily-solved-later = Løst { $tries }, men ikke på selve dagen: det tæller ikke med i din stribe.
daily-right = ✅ Rigtigt: { $result }!
daily-missed = Ikke endnu: { $result }. Bedst muligt: { $best }.
daily-failed = Ikke løst endnu.
daily-hint = 💡 Begynd sådan: { $move }
daily-solution = Løsningen, træk { $step }: { $move }. Det tæller som set, ikke som løst.
daily-solution-question = Vil du se løsningen? Så tæller dagen som set, ikke som løst.
daily-shown = Du har set løsningen, så intet tæller mere.
daily-streak = stribe: { $days }
daily-choose = Dit træk …
daily-button-start-over = Start forfra
daily-button-again = Prøv igen
daily-button-today = ▶ Til opgaven
daily-button-todays = ▶ Dagens opgave: { $game }
daily-button-skip = Spring over
daily-button-hint = Tip
daily-button-solution = Vis mig det
daily-button-share = Del
daily-button-list = Nævn mig
daily-button-unlist = Nævn mig ikke
daily-button-report = Meld en fejl
daily-button-play = ▶ Spil

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** har løst opgaven { date-of } ({ $game }) { $tries }.
daily-shared-streak = Stribe: { $streak }.
daily-results-heading = **Dagens opgave** · løst her den { date-year }:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Ingen endnu. Vær den første: /{ name-daily } { name-play }
daily-after-match = -# Også i dag: dagens opgave, /{ name-daily } { name-play }
daily-notice =
    🧩 Dagens opgave: { $game }, sværhedsgrad { $level } af { $levels }.
    -# Du har bedt om denne besked. Slå den fra med /{ name-game } { name-notices }
daily-results-yesterday = Løsningen { date-of } ({ $game }): { $moves }
daily-post-first = Først: { $player }
daily-post-longest = Længste stribe: { $player }, { $days }
daily-post-new = Første opgave nogensinde: { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Meld en fejl
daily-report-label = Hvad er der galt med opgaven?
daily-reported = Tak! Den, der driver botten, får det at se.
daily-future = Opgaven { date-of } er her ikke endnu. Kom tilbage den dag!
daily-withdrawn = Opgaven { date-of } blev trukket tilbage. Den bryder ingen stribe.
daily-before-first = Den første opgave er fra den { date-year }.
daily-no-date = Den dato findes ikke. Skriv den sådan her: 3.12.2026.
daily-not-solved = Du kan dele en opgave, når du har løst den.
daily-already-shared = Du har allerede delt den her: { $address }
daily-pause = Du har lige delt det her. Du kan dele det igen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
