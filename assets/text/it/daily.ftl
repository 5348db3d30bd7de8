# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Rompicapo del giorno** · { $game } · { date-full } · difficoltà { $level } su { $levels }
daily-heading-warm-up = **Riscaldamento** · { $game }
daily-footer = -# Conta per la tua serie fino al { $end }
daily-footer-warm-up = -# Un riscaldamento prima del rompicapo del giorno. Non conta.
daily-footer-next = -# Poi: { $game }, difficoltà { $level } su { $levels } · { $at }
daily-stands-still = -# La tua serie resta ferma, per due giorni di fila al massimo.
daily-footer-earlier = -# È un rompicapo precedente: non conta per la tua serie.
daily-tries = { $tries ->
    [one] Ci hai provato una volta.
   *[other] Ci hai provato { $tries } volte.
}
daily-try = Tentativo { $tries }.
daily-in-tries = { $tries ->
    [1] al primo tentativo
   *[other] in { $tries } tentativi
}
daily-with-hint = { $tries } con un aiuto
daily-solved = Risolto { $tries }. Serie: { $streak }, la migliore: { $best }.
daily-solved-later = Risolto { $tries }, ma non il giorno stesso: non conta per la tua serie.
daily-right = ✅ Giusto: { $result }!
daily-missed = Non ancora: { $result }. Il miglior risultato possibile: { $best }.
daily-failed = Non ancora risolto.
daily-hint = 💡 Comincia così: { $move }
daily-solution = La soluzione, mossa { $step }: { $move }. Vale come visto, non come risolto.
daily-solution-question = Vuoi vedere la soluzione? Il giorno varrà come visto, non come risolto.
daily-shown = Hai visto la soluzione: non conta più nulla.
daily-streak = serie: { $days }
daily-choose = La tua mossa…
daily-button-start-over = Ricomincia
daily-button-again = Riprova
daily-button-today = ▶ Al rompicapo
daily-button-todays = ▶ Rompicapo del giorno: { $game }
daily-button-skip = Salta
daily-button-hint = Aiuto
daily-button-solution = Fammi vedere
daily-button-share = Condividi
daily-button-list = Mostra il mio nome
daily-button-unlist = Nascondi il mio nome
daily-button-report = Segnala un errore
daily-button-play = ▶ Gioca

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** ha risolto il rompicapo { date-of } ({ $game }) { $tries }.
daily-shared-streak = Serie: { $streak }.
daily-results-heading = **Rompicapo del giorno** · { date-year } · risolto qui da:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Ancora nessuno. Comincia tu: /{ name-daily } { name-play }
daily-after-match = -# Anche oggi: il rompicapo del giorno, /{ name-daily } { name-play }
daily-notice =
    🧩 Il rompicapo di oggi: { $game }, difficoltà { $level } su { $levels }.
    -# Hai chiesto tu questo messaggio. Puoi disattivarlo con /{ name-game } { name-notices }
daily-results-yesterday = La soluzione { date-of } ({ $game }): { $moves }
daily-post-first = Prima di tutti: { $player }
daily-post-longest = Serie più lunga: { $player }, { $days }
daily-post-new = Primo rompicapo in assoluto: { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Segnala un errore
daily-report-label = Che cosa non va in questo rompicapo?
daily-reported = Grazie! Chi gestisce il bot lo vedrà.
daily-future = Il rompicapo { date-of } non c’è ancora. Torna quel giorno!
daily-withdrawn = Il rompicapo { date-of } è stato ritirato. Non interrompe nessuna serie.
daily-before-first = Il primo rompicapo è quello { date-of }.
daily-no-date = Questa data non esiste. Scrivila così: 3/12/2026.
daily-not-solved = Puoi condividere un rompicapo appena l’hai risolto.
daily-already-shared = L’hai già condiviso qui: { $address }
daily-pause = L’hai appena pubblicato qui. Puoi farlo di nuovo tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
