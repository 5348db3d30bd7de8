# The page that checks records in a browser.

check-title = Comprobar una partida
check-intro = Debajo de una repetición, el botón “{ discord-button-record }” da el archivo record.json. Esta página comprueba el secreto, todos los dados y cartas, y cada paso. Después puedes ver la partida y su repaso.
check-private = La página no usa la red: el archivo se queda en tu dispositivo.
check-choose = Elegir un registro
check-drop = También puedes soltar el archivo en esta página.
check-checking = Comprobando…
check-reviewing = Preparando el repaso…
check-valid = Todo está en orden
check-broken = Este registro incumple una regla
check-unreadable = Este registro no se puede leer
check-failed = La comprobación ha fallado. Inténtalo de nuevo con un navegador actual.
check-language = Idioma
