# The page that checks records in a browser.

check-title = Partie prüfen
check-intro = Unter einer Wiederholung bekommst du mit dem Button „{ discord-button-record }“ die Datei record.json. Diese Seite prüft das Geheimnis, alle Würfe und Karten und jeden Schritt. Danach kannst du die Partie und ihren Rückblick ansehen.
check-private = Die Seite braucht kein Netz: Die Datei bleibt auf deinem Gerät.
check-choose = Aufzeichnung wählen
check-drop = Du kannst die Datei auch auf diese Seite ziehen.
check-checking = Wird geprüft …
check-reviewing = Der Rückblick wird berechnet …
check-valid = Alles in Ordnung
check-broken = Diese Aufzeichnung verletzt eine Regel
check-unreadable = Diese Aufzeichnung ist nicht lesbar
check-failed = Die Prüfung ist gescheitert. Versuch es mit einem aktuellen Browser noch einmal.
check-language = Sprache
