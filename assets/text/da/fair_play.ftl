# Siden »Fair play« for et parti: hvor tilfældighederne kommer fra, og hvordan man kontrollerer dem.
fair-play-heading = **Fair play** · parti #{ $match }
fair-play-people = Hvis du skriver dine egne ord, kan ingen alene bestemme kort og terninger: heller ikke bottens ejer, medmindre ejeren selv spiller med.
fair-play-intro = Alle blandinger og terningkast i et parti kommer fra dets startværdi. Startværdien beregnes ud fra en hemmelighed hos botten og et bidrag fra hver spiller. Botten trak sin hemmelighed, da lobbyen åbnede. Kontrolsummen er SHA-256 af hemmeligheden: med den kan du senere kontrollere, at hemmeligheden er den samme.
fair-play-commitment = Kontrolsum: { $commitment }
fair-play-later = Hemmeligheden og startværdien vises her, når partiet er slut. Kopiér kontrolsummen nu, så du kan sammenligne den til den tid.
fair-play-secret = Hemmelighed: { $secret }
fair-play-seed = Startværdi: { $seed }
fair-play-check-secret = Dette udskriver kontrolsummen: { $command }
fair-play-check-record = Tryk på **Genafspil**, derefter på **Log**, og gem record.json. `snakepit verify record.json` kontrollerer alt. Uden Snakepit udskriver dette kontrolsummen og startværdien: { $command }
fair-play-parts = **Spillernes bidrag**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: intet
fair-play-own = Dit bidrag er nummeret på det klik eller den kommando, du deltog med. Du kan skrive dine egne ord i stedet, indtil partiet starter.
fair-play-button-words = Skriv mine egne ord
fair-play-form = Fair play
fair-play-form-label = Dit bidrag til tilfældighederne i partiet
