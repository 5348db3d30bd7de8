# Toernooien en duplicates.

tournament-format-swiss = Zwitsers systeem: iedereen speelt elke ronde, winnaars tegen winnaars
tournament-format-round-robin = Round-robin: iedereen speelt tegen iedereen
tournament-format-knockout = Knock-out: wie verliest, ligt eruit

# { $game } is de titel van een spel.
tournament-title-swiss = 🏆 { $game }: Zwitsers toernooi
tournament-title-round-robin = 🏆 { $game }: round-robintoernooi
tournament-title-knockout = 🏆 { $game }: knock-outtoernooi
tournament-title-duplicate = 🏆 { $game }: duplicate-toernooi
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · nr. { $number }

## Inschrijving
tournament-opened = De inschrijving is open. Het bericht staat in dit kanaal.
tournament-shown = Het bericht van het toernooi is nu het nieuwste in het kanaal.
tournament-choose = Welk toernooi?
tournament-none-here = In dit kanaal is geen toernooi open.
tournament-about-swiss = Iedereen speelt elke ronde, tegen iemand met ongeveer evenveel punten. Twee spelers per tafel.
tournament-about-round-robin = Iedereen speelt één keer tegen iedereen. Twee spelers per tafel.
tournament-about-knockout = Wie verliest, ligt eruit. Twee spelers per tafel.
tournament-about-duplicate = Elke tafel speelt met dezelfde kaarten en dobbelstenen. Vergelijk je uitslag met die van de anderen op jouw plaats. Niets telt voor de rating.
tournament-begins-by-host = Doe hieronder mee. { $host } start het toernooi.
tournament-begins-at = Doe hieronder mee. Het begint: { $when }
tournament-rounds = { $count ->
    [one] Eén ronde
   *[other] { $count } rondes
}
tournament-deals = { $count ->
    [one] Eén verdeling
   *[other] { $count } verdelingen
} aan { $tables } tafels
tournament-entrants = { $count ->
    [0] Er doet nog niemand mee.
    [one] **Eén speler:**
   *[other] **{ $count } spelers:**
}
# The description of the sign-up's picture.
tournament-picture = Inschrijving. { $title }, { $count ->
    [0] er doet nog niemand mee
    [one] één speler
   *[other] { $count } spelers
}.
tournament-button-withdraw = Terugtrekken
tournament-confirm-stop = Wil je dit toernooi echt voor iedereen annuleren? Begonnen potjes gaan door, maar tellen niet voor het toernooi.
tournament-cancelled = Het toernooi is geannuleerd.

## Rondes
tournament-round = **Ronde { $round } van { $of }**
tournament-deal = **Verdeling { $round } van { $of }**
# De spelers zijn namen met streepjes ertussen.
tournament-line-bye = { $table }\. { $players }: geen tegenstander, automatische winst
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · klaar
# De naam van een thread: een ronde en een tafel.
tournament-thread = R{ $round } T{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players }: { $round }, tafel { $table }.
tournament-call-here = Deze tafel heeft geen thread, dus hier wordt gespeeld.
tournament-call-arrive = Druk op **Ik ben er** in het bericht van de tafel om te beginnen.
tournament-counts-swiss = Winst telt 1 punt, gelijkspel ½.
tournament-counts-round-robin = Winst telt 1 punt, gelijkspel ½.
tournament-counts-knockout = Wie wint, gaat door. Gelijkspel wordt één keer overgespeeld.
tournament-counts-final = Wie wint, wint het toernooi. Gelijkspel wordt één keer overgespeeld.
tournament-counts-third = Bij gelijkspel wordt de plaats gedeeld.
tournament-counts-replay = Na nog een gelijkspel gaat de hoogst geplaatste door.
tournament-counts-duplicate = Alle tafels spelen met dezelfde kaarten en dobbelstenen. Je resultaat wordt vergeleken met de spelers op dezelfde plaats.
tournament-waits = { $host }: deze verdeling wacht op privéthreads, die Discord hier weigert: { $why }. Geef me de machtiging **{ $permission }** of sluit oude threads. Ik blijf het proberen.
tournament-news-moved = Het potje gaat hier verder, want de thread ervan is verwijderd.
tournament-button-arrive = Ik ben er
tournament-not-here = is er nog niet
tournament-lobby = Jouw tafel in het toernooi. Het potje begint als iedereen er is.
tournament-lobby-closes = Wie er dan nog niet is, verliest dit potje: { $when }
tournament-lobby-closes-duplicate = Voor wie er dan nog niet is, speelt een computer: { $when }
tournament-not-came = Niet op tijd, dus verloren: { $players }

## Stand
# { $title } is de titel van het toernooi, { $winners } een lijst met namen.
tournament-goes-on = Meer over het toernooi: { $channel }
tournament-standings = **{ $title }** · na ronde { $round }
tournament-standings-deal = **{ $title }** · na verdeling { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Afgelopen: { $winners }.
tournament-winners = winst voor { $winners }
# Woorden in de afbeelding, zo kort mogelijk.
tournament-chart-points = punten
tournament-chart-tie-break = tiebreak
tournament-chart-rounds-won = rondes

## Het schema, het verloop en het einde van een toernooi
tournament-round-name = Ronde { $round }
tournament-deal-name = Verdeling { $round }
tournament-bracket-round = { $places ->
    [2] Finale
    [4] Halve finale
    [8] Kwartfinale
    [16] Achtste finale
   *[other] Laatste { $places }
}
tournament-replay = { $round }, opnieuw
tournament-byes = { $count ->
    [one] Nummer 1 van de plaatsingslijst heeft in de eerste ronde geen tegenstander. De volgorde is die van de ratings hier; zonder rating is er geloot.
   *[other] De nummers 1 tot en met { $count } van de plaatsingslijst hebben in de eerste ronde geen tegenstander. De volgorde is die van de ratings hier; zonder rating is er geloot.
}
tournament-third-place = Derde plaats
tournament-chart-bye = vrije ronde
tournament-button-bracket = Schema
tournament-select-part = Een ander deel van het schema
tournament-select-round = Bekijk een ronde
tournament-tie-break-swiss = Bij gelijke punten beslist Buchholz: de punten van alle tegenstanders. Een ronde zonder tegenstander telt de eigen punten. { $examples }
tournament-tie-break-round-robin = Bij gelijke punten beslist Sonneborn-Berger: de punten van verslagen tegenstanders, en de helft na een gelijkspel. { $examples }
tournament-shared = gedeeld
tournament-winners-shared = gedeelde eerste plaats: { $winners }
tournament-best-human = Beste mens: { $player }, plaats { $place } met de computers erbij
tournament-closest = Spannendste potje: { $players }, verschil { $margin }
tournament-longest = Langste potje: { $players }, { $time }
tournament-sheet = Elke rij is een plaats aan tafel, met de resultaten aan alle tafels. Op geel: de matchpunten, 1 voor elk slechter resultaat en ½ voor elk gelijk resultaat.
tournament-button-next = Volgend toernooi
tournament-next-open = De volgende inschrijving is al open in dit kanaal.
tournament-shared-result = 🏅 **{ $player }** · { $title }: plaats { $place } van { $of }
tournament-shared-already = Je hebt dit resultaat al gedeeld.

## Het evenement in de agenda van de server
tournament-event = Doe mee in { $channel }.

## Waarom iets niet kan
tournament-in-thread = Begin een toernooi in een kanaal, niet in een thread: de tafels krijgen hun eigen threads.
tournament-too-many = Deze server heeft al { $most } open toernooien. Beëindig er eerst een.
tournament-yours-open = Je hebt hier al een open inschrijving. Start of annuleer die eerst.
tournament-unknown = Dit toernooi bestaat niet meer.
tournament-unreadable = Dit toernooi kan niet verder, omdat de gegevens beschadigd zijn. De host of een moderator kan het annuleren.
tournament-joined-already = Je doet al mee.
tournament-not-joined = Je doet niet mee aan dit toernooi.
tournament-too-late = Het toernooi is begonnen, dus niemand kan meer meedoen.
tournament-joined-late = Je speelt mee vanaf ronde { $round }.
tournament-withdrew = Je doet niet meer mee. Een begonnen potje telt nog.
tournament-begun = Het toernooi is al begonnen.
tournament-over = Dit toernooi is afgelopen.
tournament-only-host = Alleen de host kan dat.
tournament-full = Alle { $most } plaatsen zijn bezet.
tournament-too-few = Een toernooi heeft minstens twee spelers nodig, onder wie minstens één mens. Een duplicate-toernooi heeft twee mensen nodig.
tournament-table-fixed = Het toernooi heeft deze tafel bepaald, dus hier kun je er niets aan veranderen. Terugtrekken kan in het bericht van het toernooi.
tournament-no-pause = Een toernooipotje kan niet gepauzeerd worden: anderen wachten op de uitslag.
tournament-no-stop = Een toernooipotje kun je niet in je eentje stoppen. Opgeven kan wel.
tournament-table-stranger = Deze tafel is van andere spelers uit het toernooi.
tournament-no-deals = In dit spel kan dezelfde verdeling niet twee keer gespeeld worden.
tournament-sealed = Andere tafels spelen deze verdeling nog. De kaarten en dobbelstenen worden getoond als de laatste tafel klaar is.

## Planning and the host’s page
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = Hoogstens { $count } plaatsen
tournament-reminder = ⏰ **{ $title }** begint binnenkort: { $when }
tournament-when-unclear = Die tijd vind ik niet in de komende { $days } dagen. Schrijf bijvoorbeeld: 20:00, zaterdag 20:00 of 5 december 20:00.
tournament-when-zone = Zet je tijdzone erbij, bijvoorbeeld: { $typed } Europe/Amsterdam.
tournament-when-gap = Dat uur bestaat niet, omdat de klok dan wordt verzet. Kies een ander.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] vandaag
    [1] morgen
   *[other] { "" }
}
tournament-limit-range = De limiet is een getal van { $least } tot { $most }.
tournament-limit-below = Er doen al { $count } spelers mee, dus de limiet kan niet lager zijn.
tournament-text-long = Dat is te lang: hoogstens { $most } tekens.
tournament-text-empty = Schrijf iets.
tournament-text-mentions = Laat vermeldingen weg: hier kan niemand worden geroepen.
tournament-button-organise = Organiseren
tournament-organise = Alleen jij ziet deze pagina. Wat je verandert, laat ik weten aan wie het aangaat.
tournament-organised = ✅ Klaar.
tournament-organise-players = Speler verwijderen, vervangen …
tournament-player-withdrew = { $player } · teruggetrokken
tournament-organise-results = Uitslag corrigeren
tournament-organise-tables = Een tafel meer tijd geven
tournament-button-title = Titel
tournament-button-description = Beschrijving
tournament-button-limit = Limiet
tournament-button-begin = Begin
tournament-button-end-round = Ronde nu beëindigen
tournament-button-remove = Verwijderen
tournament-button-replace = Vervanger zoeken
tournament-button-host = Host maken
tournament-button-time = Meer tijd geven
tournament-button-substitute = Als vervanger meedoen
tournament-ask-player = Wat gebeurt er met { $player }? **Verwijderen** geldt vanaf de volgende ronde, en de uitslagen blijven staan. Met **Vervanger zoeken** kan daarna iemand anders de plaats en de punten overnemen, meteen als het potje nog niet begonnen is.
tournament-ask-player-early = Wat gebeurt er met { $player }? **Verwijderen** haalt de naam van de lijst.
tournament-ask-time = Krijgt { $players } nog een keer de volle tijd om te komen?
tournament-ask-end = Deze ronde nu beëindigen? Wie er nog niet is, verliest. Begonnen potjes gaan door, maar tellen als gelijkspel. Bij knock-out wordt gelijkspel één keer overgespeeld.
tournament-ask-result = { $result }. Wat klopt? De stand verandert. Ratings en opnames blijven.
tournament-ask-result-later = { $result }. Wat klopt? De stand verandert. De indeling van latere rondes, ratings en opnames blijven.
tournament-ask-result-knockout = { $result }. Wat klopt? Wie dan doorgaat, krijgt de plaats in het volgende potje, zolang dat niet begonnen is. Ratings en opnames blijven.
tournament-form-title = De titel
tournament-form-description = Wat spelers moeten weten
tournament-form-limit = Hoeveel spelers hoogstens
tournament-form-begin = Wanneer, zoals zaterdag 20:00
tournament-form-reason = De reden, die iedereen ziet
tournament-told-begins = **{ $title }** begint op een ander moment: { $when }
tournament-told-removed = Je bent verwijderd uit **{ $title }**.
tournament-told-wanted = Er wordt een vervanger gezocht voor { $player }. Druk op **Als vervanger meedoen** in het bericht van het toernooi.
tournament-told-substitute = { $player } valt in met de punten van die plaats en speelt vanaf de volgende ronde. Een begonnen potje telt nog voor die plaats.
tournament-told-seated = Nu aan deze tafel: { $players }. Druk op **Ik ben er** in het bericht van de tafel.
tournament-told-time = Je hebt meer tijd. Druk op tijd op **Ik ben er**: { $when }
tournament-told-end = { $round } eindigt nu. Wie er nog niet is, verliest. Begonnen potjes gaan door, maar tellen als gelijkspel.
tournament-told-host = Jij bent nu de host van **{ $title }**.
tournament-corrected = ✏️ { $round } · { $players }: **{ $after }** in plaats van { $before } ({ $reason }).
tournament-not-waiting = Deze tafel wacht op niemand.
tournament-not-substitute = Je hebt al in dit toernooi gespeeld, dus je kunt niet invallen.
tournament-correct-knockout = De volgende ronde volgt uit deze uitslag en kan niet opnieuw worden ingedeeld, dus die blijft staan.
