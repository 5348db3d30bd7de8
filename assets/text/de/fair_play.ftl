# Die Seite „Fair Play“ einer Partie: woher ihr Zufall kommt und wie man ihn prüft.
fair-play-heading = **Fair Play** · Partie #{ $match }
fair-play-people = Wenn du eigene Worte eingibst, kann niemand allein Karten und Würfel bestimmen: auch nicht, wer den Bot betreibt, außer diese Person spielt mit.
fair-play-intro = Alles Mischen und Würfeln einer Partie folgt aus ihrem Startwert. Er wird aus einem Geheimnis des Bots und je einem Beitrag von allen am Tisch berechnet. Der Bot hat sein Geheimnis gezogen, als die Lobby eröffnet wurde. Die Prüfsumme ist der SHA-256 des Geheimnisses: Damit kannst du später prüfen, dass es gleich geblieben ist.
fair-play-commitment = Prüfsumme: { $commitment }
fair-play-later = Geheimnis und Startwert stehen hier, wenn die Partie zu Ende ist. Kopiere jetzt die Prüfsumme, um sie dann zu vergleichen.
fair-play-secret = Geheimnis: { $secret }
fair-play-seed = Startwert: { $seed }
fair-play-check-secret = Das gibt die Prüfsumme aus: { $command }
fair-play-check-record = Drücke **Wiederholung**, dann **Aufzeichnung**, und speichere record.json. `snakepit verify record.json` prüft alles. Ohne Snakepit gibt das die Prüfsumme und den Startwert aus: { $command }
fair-play-parts = **Alle Beiträge**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: keiner
fair-play-own = Dein Beitrag ist die Nummer des Klicks oder Befehls, mit dem du beigetreten bist. Bis zum Beginn der Partie kannst du stattdessen eigene Worte eingeben.
fair-play-button-words = Eigene Worte eingeben
fair-play-form = Fair Play
fair-play-form-label = Dein Beitrag zum Zufall dieser Partie
