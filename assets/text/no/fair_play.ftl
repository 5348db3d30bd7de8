# Siden «Fair play» i et parti: hvor tilfeldighetene kommer fra, og hvordan de kontrolleres.
fair-play-heading = **Fair play** · parti #{ $match }
fair-play-people = Hvis du skriver dine egne ord, kan ingen alene bestemme kort og terninger: heller ikke botens eier, med mindre eieren også spiller.
fair-play-intro = Alle stokkinger og terningkast i et parti kommer fra frøet. Frøet regnes ut av en hemmelighet fra boten og et bidrag fra hver spiller. Boten trakk hemmeligheten da lobbyen åpnet. Forpliktelsen er SHA-256 av hemmeligheten: med den kan du senere sjekke at hemmeligheten ikke ble endret.
fair-play-commitment = Forpliktelse: { $commitment }
fair-play-later = Hemmeligheten og frøet vises her når partiet er over. Kopier forpliktelsen nå, så kan du sammenligne da.
fair-play-secret = Hemmelighet: { $secret }
fair-play-seed = Frø: { $seed }
fair-play-check-secret = Dette skriver ut forpliktelsen: { $command }
fair-play-check-record = Trykk på **Reprise**, så på **Opptak**, og lagre record.json. `snakepit verify record.json` sjekker alt. Uten Snakepit skriver dette ut forpliktelsen og frøet: { $command }
fair-play-parts = **Spillernes bidrag**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: ingenting
fair-play-own = Bidraget ditt er nummeret på klikket eller kommandoen du brukte for å bli med. Du kan skrive dine egne ord i stedet, helt til partiet starter.
fair-play-button-words = Skriv egne ord
fair-play-form = Fair play
fair-play-form-label = Ditt bidrag til tilfeldighetene i partiet
