# The daily puzzle. The games’ own files have the puzzles.

## The page of a puzzle
daily-heading = **Acertijo del día** · { $game } · { date-full } · dificultad { $level } de { $levels }
daily-heading-warm-up = **Calentamiento** · { $game }
daily-footer = -# Cuenta para tu racha hasta el { $end }
daily-footer-warm-up = -# Un calentamiento antes del acertijo del día. No cuenta.
daily-footer-next = -# Después: { $game }, dificultad { $level } de { $levels } · { $at }
daily-stands-still = -# Tu racha se queda como está, como mucho dos días seguidos.
daily-footer-earlier = -# Es un acertijo anterior, así que no cuenta para tu racha.
daily-tries = { $tries ->
    [one] Lo has intentado una vez.
   *[other] Lo has intentado { $tries } veces.
}
daily-try = Intento { $tries }.
daily-in-tries = { $tries ->
    [1] al primer intento
   *[other] en { $tries } intentos
}
daily-with-hint = { $tries } con una pista
daily-solved = Resuelto { $tries }. Racha: { $streak }, la mejor: { $best }.
daily-solved-later = Resuelto { $tries }, pero ya no en su día: no cuenta para tu racha.
daily-right = ✅ ¡Correcto: { $result }!
daily-missed = Todavía no: { $result }. Lo mejor posible: { $best }.
daily-failed = Todavía sin resolver.
daily-hint = 💡 Empieza así: { $move }
daily-solution = La solución, jugada { $step }: { $move }. Cuenta como visto, no como resuelto.
daily-solution-question = ¿Quieres ver la solución? El día contará como visto, no como resuelto.
daily-shown = Has visto la solución: ya nada cuenta.
daily-streak = racha: { $days }
daily-choose = Tu jugada…
daily-button-start-over = Empezar de nuevo
daily-button-again = Intentarlo de nuevo
daily-button-today = ▶ Al acertijo
daily-button-todays = ▶ Acertijo del día: { $game }
daily-button-skip = Saltar
daily-button-hint = Pista
daily-button-solution = Enséñamelo
daily-button-share = Compartir
daily-button-list = Nombrarme
daily-button-unlist = No nombrarme
daily-button-report = Avisar de un error
daily-button-play = ▶ Jugar

## Shared results. Numbers of tries: “solved … in 3 tries”.
daily-shared = **{ $player }** resolvió el acertijo { date-of } ({ $game }) { $tries }.
daily-shared-streak = Racha: { $streak }.
daily-results-heading = **Acertijo del día** · resuelto aquí el { date-year }:
daily-results-line = { $place } { $player } · { $tries } · { $streak }
daily-results-none = Nadie todavía. ¡Anímate! /{ name-daily } { name-play }
daily-after-match = -# También hoy: el acertijo del día, /{ name-daily } { name-play }
daily-notice =
    🧩 El acertijo de hoy: { $game }, dificultad { $level } de { $levels }.
    -# Pediste este mensaje. Puedes desactivarlo con /{ name-game } { name-notices }
daily-results-yesterday = La solución { date-of } ({ $game }): { $moves }
daily-post-first = Antes que nadie: { $player }
daily-post-longest = Racha más larga: { $player }, { $days }
daily-post-new = Su primer acertijo: { $players }

## Reports and refusals. The form’s title and label have at most 45 characters.
daily-report-title = Avisar de un error
daily-report-label = ¿Qué está mal en este acertijo?
daily-reported = ¡Gracias! Quien gestiona el bot lo verá.
daily-future = El acertijo { date-of } aún no está. ¡Vuelve ese día!
daily-withdrawn = El acertijo { date-of } fue retirado. No rompe ninguna racha.
daily-before-first = El primer acertijo es el { date-of }.
daily-no-date = Esa fecha no existe. Escríbela así: 3/12/2026.
daily-not-solved = Puedes compartir un acertijo en cuanto lo resuelvas.
daily-already-shared = Ya lo has compartido aquí: { $address }
daily-pause = Acabas de compartirlo aquí. Puedes volver a compartirlo en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
