# Sidan ”Fair play” för ett parti: var slumpen kommer ifrån och hur man kontrollerar den.
fair-play-heading = **Fair play** · parti #{ $match }
fair-play-intro = Alla blandningar och tärningskast i ett parti kommer från dess frö. Fröet räknas ut från en hemlighet hos boten och en del från varje spelare. Boten drog sin hemlighet när lobbyn öppnades. Kontrollsumman är SHA-256 av hemligheten: med den kan du senare kontrollera att hemligheten är densamma.
fair-play-commitment = Kontrollsumma: { $commitment }
fair-play-later = Hemligheten och fröet visas här när partiet är slut. Kopiera kontrollsumman nu för att jämföra då.
fair-play-secret = Hemlighet: { $secret }
fair-play-seed = Frö: { $seed }
fair-play-check-secret = Det här skriver ut kontrollsumman: { $command }
fair-play-check-record = Tryck på **Repris**, sedan på **Logg**, och spara record.json. `snakepit verify record.json` kontrollerar allt. Utan Snakepit skriver det här ut kontrollsumman och fröet: { $command }
fair-play-parts = **Spelarnas delar**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: ingen
fair-play-own = Din del är numret på klicket eller kommandot som du gick med genom. Du kan skriva egna ord i stället, tills partiet startar.
fair-play-button-words = Skriv egna ord
fair-play-form = Fair play
fair-play-form-label = Din del i slumpen för det här partiet
