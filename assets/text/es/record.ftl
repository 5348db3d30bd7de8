# Los comandos simulate, verify y replay, y lo que puede estar mal en un registro.

record-valid = válido: { $game }, { $seats } sitios, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
record-valid-times = { $valid }. Sin comprobar: cuánto tiempo se vio cada carta (`at` frente a `show_ms`)
record-valid-running = { $valid }. La partida no ha terminado, así que el azar aún no se puede comprobar.
record-valid-former = { $valid }. Se borraron los datos de un jugador, así que no se puede comprobar si el secreto da esta semilla.
record-broken-step = incorrecto: paso { $index } (el primero es el 0): { $why }
    { $step }
record-broken = incorrecto: { $why }
record-unreadable = ilegible: { $why }
record-empty = El archivo está vacío.
record-cut-off = El archivo está cortado: le falta el final.
record-no-json = Esto no es un registro: un registro es un archivo JSON.
record-no-record = Esto no es un registro: un registro es un objeto JSON.
record-no-format = Este registro no tiene el formato “{ $format }”.
record-older-rules = Este registro sigue unas reglas anteriores, que ya no se admiten.
record-unknown-rules = Este registro sigue unas reglas que esta versión no conoce.
record-too-long = El archivo es demasiado largo para un registro.
file-unreadable = No se puede leer { $file }: { $error }
file-unwritable = No se puede escribir { $file }: { $error }

simulate-done = { $matches ->
    [one] Una partida escrita en { $out }
   *[other] { $matches } partidas escritas en { $out }
}
simulate-game = No existe el juego “{ $game }”. Los juegos son: { $known }.
simulate-matches = El número de partidas debe estar entre 1 y { $most }.
simulate-option = “{ $option }” no es una opción: escribe nombre=valor.
simulate-stuck = Una partida llegó a un estado en el que ninguna máquina tiene jugada. Es un error del juego.
replay-done = La mesa tras el paso { $step } está en { $png }
replay-animated = La partida completa de { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } está en { $out } ({ $kib } KiB).
replay-step = No existe el paso { $step }: el registro tiene { $most }.
replay-hidden = No se puede dibujar la mesa: el paso { $step } oculta el orden de las cartas o nombra un dibujo desconocido.
replay-undrawable = No se puede dibujar la mesa: { $error }

## Cualquier registro

fault-key = Falta la clave “{ $key }” o su valor es incorrecto.
fault-game = Ese juego no existe.
fault-seats = Este juego necesita { $seats } sitios.
fault-commitment = El código de control debe tener 64 cifras hexadecimales en minúscula.
fault-contributions = “contributions” debe tener una entrada por sitio: un texto para un jugador, null para una máquina o un perfil borrado.
fault-secret = El secreto debe tener 64 cifras hexadecimales en minúscula.
fault-secret-missing = La partida ha terminado, así que deben estar el secreto y la semilla.
fault-secret-early = La partida sigue en curso, así que el secreto y la semilla no deben estar.
fault-secret-commitment = El código de control no es el SHA-256 del secreto.
fault-seed = El secreto y los aportes dan otra semilla: { $seed }.
fault-seed-form = La semilla debe tener 64 cifras hexadecimales en minúscula.
fault-deal = El código del reparto no sale del código de control.
fault-deal-other = El código es de un reparto de { $game } con las reglas { $rules }. Esta partida tiene otro juego u otras reglas.
fault-deal-and-contributions = Una partida de un reparto no tiene “contributions”: el código del reparto ocupa su lugar.
fault-deal-seed = En una partida de un reparto, la semilla debe ser el secreto.
fault-chance-first = Según la semilla, empieza otro jugador.
fault-chance-die = La semilla da otro resultado del dado.
fault-chance-draw = La semilla da otras cartas.
fault-chance-shuffle = La semilla da otro orden de las cartas.
fault-chance-placement = La semilla da otra casilla u otro color.
fault-youngest = Debe empezar la persona que dijo ser la más joven.
fault-too-many-steps = Un registro tiene como máximo { $most } pasos.
fault-long-name = El nombre de un jugador tiene como máximo { $most } caracteres.
fault-long-contribution = Un aporte tiene como máximo { $most } caracteres.
fault-long-step = En un paso y en el resultado, un texto tiene como máximo { $most } caracteres y una lista como máximo { $entries } entradas.
fault-step-object = Un paso debe ser un objeto JSON.
fault-do = La clave “do” debe nombrar el tipo de paso.
fault-unknown-do = Este juego no tiene el paso “{ $do }”.
fault-by = La clave “by” debe nombrar el sitio que actuó, o ser null para el azar y las cuentas.
fault-by-seat = Aquí debe actuar { $seat }.
fault-by-nobody = Ningún jugador actúa en este paso: “by” debe ser null.
fault-expected = Aquí debe ir otro paso: { $expected }.
fault-after-end = La partida había terminado antes de este paso.
fault-at-decreases = El tiempo “at” retrocede.
fault-bookkeeping-due = Antes deben ir las cuentas del paso anterior.
fault-resigned-twice = Quien ocupa este sitio ya se había rendido.
fault-resigned-out = Este sitio ya estaba fuera de juego.
fault-outcome = En el resultado, “{ $key }” debe ser { $expected }.
fault-outcome-early = La partida no ha terminado, así que su resultado debe ser null.
fault-outcome-null = La partida ha terminado, así que debe estar su resultado.
