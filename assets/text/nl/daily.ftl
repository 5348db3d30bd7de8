# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Dagpuzzel** · { $game } · { date-full } · moeilijkheid { $level } van { $levels }
daily-heading-warm-up = **Opwarmer** · { $game }
daily-footer = -# Telt voor je reeks tot { $end }
daily-footer-warm-up = -# Een opwarmer voor de dagpuzzel. Hij telt niet.
daily-footer-next = -# Hierna: { $game }, moeilijkheid { $level } van { $levels } · { $at }
daily-stands-still = -# Je reeks blijft staan, hoogstens twee zulke dagen achter elkaar.
daily-footer-earlier = -# Dit is een eerdere puzzel. Hij telt dus niet voor je reeks.
daily-tries = { $tries ->
    [one] Je hebt het één keer geprobeerd.
   *[other] Je hebt het { $tries } keer geprobeerd.
}
daily-try = Poging { $tries }.
daily-in-tries = { $tries ->
    [1] bij de eerste poging
   *[other] in { $tries } pogingen
}
daily-with-hint = { $tries } met een hint
daily-solved = Opgelost { $tries }. Reeks: { $streak }, beste: { $best }.
daily-solved-later = Opgelost { $tries }, maar niet op de dag zelf: dat telt niet voor je reeks.
daily-right = ✅ Goed: { $result }!
daily-missed = Nog niet: { $result }. Het best mogelijke: { $best }.
daily-failed = Nog niet opgelost.
daily-hint = 💡 Begin zo: { $move }
daily-solution = De oplossing, zet { $step }: { $move }. Dit telt als gezien, niet als opgelost.
daily-solution-question = Wil je de oplossing zien? De dag telt dan als gezien, niet als opgelost.
daily-shown = Je hebt de oplossing gezien: er telt niets meer.
daily-streak = reeks: { $days }
daily-choose = Jouw zet …
daily-button-start-over = Opnieuw beginnen
daily-button-again = Nog een keer
daily-button-today = ▶ Naar de puzzel
daily-button-todays = ▶ Dagpuzzel: { $game }
daily-button-skip = Overslaan
daily-button-hint = Hint
daily-button-solution = Laat zien
daily-button-share = Delen
daily-button-list = Noem mij
daily-button-unlist = Noem mij niet
daily-button-report = Fout melden
daily-button-play = ▶ Spelen

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** heeft de puzzel { date-of } ({ $game }) { $tries } opgelost.
daily-shared-streak = Reeks: { $streak }.
daily-results-heading = **Dagpuzzel** · hier opgelost op { date-year }:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Nog niemand. Wees iedereen voor: /{ name-daily } { name-play }
daily-after-match = -# Ook vandaag: de dagpuzzel, /{ name-daily } { name-play }
daily-notice =
    🧩 De puzzel van vandaag: { $game }, moeilijkheid { $level } van { $levels }.
    -# Je hebt om dit bericht gevraagd. Zet het uit met /{ name-game } { name-notices }
daily-results-yesterday = De oplossing { date-of } ({ $game }): { $moves }
daily-post-first = Het eerst: { $player }
daily-post-longest = Langste reeks: { $player }, { $days }
daily-post-new = Allereerste puzzel: { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Fout melden
daily-report-label = Wat klopt er niet aan deze puzzel?
daily-reported = Dank je! De beheerder van de bot ziet het.
daily-future = De puzzel { date-of } is er nog niet. Kom die dag terug!
daily-withdrawn = De puzzel { date-of } is teruggetrokken. Hij onderbreekt geen reeks.
daily-before-first = De eerste puzzel is die { date-of }.
daily-no-date = Die datum bestaat niet. Schrijf de datum zo: 3-12-2026.
daily-not-solved = Je kunt een puzzel delen zodra je hem hebt opgelost.
daily-already-shared = Je hebt hem hier al gedeeld: { $address }
daily-pause = Je hebt dit hier net geplaatst. Je kunt het opnieuw plaatsen over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
