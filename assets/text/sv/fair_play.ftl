# Sidan ”Fair play” för ett parti: var slumpen kommer ifrån och hur man kontrollerar den.
fair-play-heading = **Fair play** · parti #{ $match }
fair-play-people = Om du skriver egna ord kan ingen ensam bestämma kort och tärningar: inte ens botens ägare, om inte ägaren också spelar.
fair-play-intro = Alla blandningar och tärningskast i ett parti kommer från dess startvärde. Startvärdet räknas ut från en hemlighet hos boten och ett bidrag från varje spelare. Boten drog sin hemlighet när lobbyn öppnades. Kontrollsumman är SHA-256 av hemligheten: med den kan du senare kontrollera att hemligheten är densamma.
fair-play-commitment = Kontrollsumma: { $commitment }
fair-play-later = Hemligheten och startvärdet visas här när partiet är slut. Kopiera kontrollsumman nu så att du kan jämföra då.
fair-play-secret = Hemlighet: { $secret }
fair-play-seed = Startvärde: { $seed }
fair-play-check-secret = Det här skriver ut kontrollsumman: { $command }
fair-play-check-record = Tryck på **Repris**, sedan på **Logg**, och spara record.json. `snakepit verify record.json` kontrollerar allt. Utan Snakepit skriver det här ut kontrollsumman och startvärdet: { $command }
fair-play-parts = **Spelarnas bidrag**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: inget
fair-play-own = Ditt bidrag är numret på det klick eller kommando som du gick med genom. Du kan skriva egna ord i stället, tills partiet startar.
fair-play-button-words = Skriv egna ord
fair-play-form = Fair play
fair-play-form-label = Ditt bidrag till slumpen i det här partiet
