# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Päivän pulma** · { $game } · { date-full } · vaikeus { $level }/{ $levels }
daily-heading-warm-up = **Lämmittely** · { $game }
daily-footer = -# Pidentää putkeasi { $end } asti
daily-footer-warm-up = -# Lämmittely ennen päivän pulmaa. Sitä ei lasketa.
daily-footer-next = -# Seuraavaksi: { $game }, vaikeus { $level }/{ $levels } · { $at }
daily-stands-still = -# Putkesi pysyy ennallaan, enintään kaksi tällaista päivää peräkkäin.
daily-footer-earlier = -# Tämä on aiempi pulma, joten se ei pidennä putkeasi.
daily-tries = { $tries ->
    [one] Olet yrittänyt kerran.
   *[other] Olet yrittänyt { $tries } kertaa.
}
daily-try = Yritys { $tries }.
daily-in-tries = { $tries ->
    [1] ensimmäisellä yrityksellä
   *[other] { $tries } yrityksellä
}
daily-with-hint = { $tries } vihjeen avulla
daily-solved = Ratkaistu { $tries }. Putki: { $streak }, paras: { $best }.
daily-solved-later = Ratkaistu { $tries }, mutta vasta pulman päivän jälkeen: se ei pidennä putkeasi.
daily-right = ✅ Oikein: { $result }!
daily-missed = Ei vielä: { $result }. Paras mahdollinen: { $best }.
daily-failed = Ei vielä ratkaistu.
daily-hint = 💡 Aloita näin: { $move }
daily-solution = Ratkaisu, siirto { $step }: { $move }. Pulma on nähty, ei ratkaistu.
daily-solution-question = Haluatko nähdä ratkaisun? Päivä lasketaan silloin nähdyksi, ei ratkaistuksi.
daily-shown = Olet nähnyt ratkaisun, joten mitään ei enää lasketa.
daily-streak = putki: { $days }
daily-choose = Siirtosi …
daily-button-start-over = Aloita alusta
daily-button-again = Yritä uudelleen
daily-button-today = ▶ Pulmaan
daily-button-todays = ▶ Päivän pulma: { $game }
daily-button-skip = Ohita
daily-button-hint = Vihje
daily-button-solution = Näytä
daily-button-share = Jaa
daily-button-list = Näytä nimeni
daily-button-unlist = Älä näytä nimeäni
daily-button-report = Ilmoita virheestä
daily-button-play = ▶ Pelaa

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** ratkaisi pulman ({ $game }, { date-of }) { $tries }.
daily-shared-streak = Putki: { $streak }.
daily-results-heading = **Päivän pulma** · ratkaistu täällä { date-year }:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Ei vielä kukaan. Ole ensimmäinen: /{ name-daily } { name-play }
daily-after-match = -# Tänään myös: päivän pulma, /{ name-daily } { name-play }
daily-notice =
    🧩 Päivän pulma: { $game }, vaikeus { $level }/{ $levels }.
    -# Pyysit tämän viestin. Voit poistaa sen käytöstä komennolla /{ name-game } { name-notices }
daily-results-yesterday = Ratkaisu ({ $game }, { date-of }): { $moves }
daily-post-first = Ensimmäisenä: { $player }
daily-post-longest = Pisin putki: { $player }, { $days }
daily-post-new = Ensimmäinen pulma ikinä: { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Ilmoita virheestä
daily-report-label = Mikä tässä pulmassa on vialla?
daily-reported = Kiitos! Botin ylläpitäjä näkee sen.
daily-future = Pulma ({ date-of }) ei ole vielä täällä. Tule takaisin sinä päivänä!
daily-withdrawn = Pulma ({ date-of }) vedettiin pois. Se ei katkaise putkea.
daily-before-first = Ensimmäisen pulman päivä: { date-of }.
daily-no-date = Sellaista päivää ei ole. Kirjoita se näin: 3.12.2026.
daily-not-solved = Voit jakaa pulman, kun olet ratkaissut sen.
daily-already-shared = Olet jo jakanut sen täällä: { $address }
daily-pause = Jaoit sen täällä juuri äsken. Voit jakaa sen uudelleen { $seconds ->
    [one] { $seconds } sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
