# Commando’s, lobby’s, uitslagen en andere teksten op Discord. Namen van opties zijn één woord in kleine letters.

## Commando’s, hooguit 100 tekens per stuk
command-learn = Leer dit spel in een oefenpotje tegen een makkelijke computer
command-rules = Lees de regels van dit spel
command-scores = De scores van dit spel in dit kanaal
command-challenge-name = Uitdagen
command-daily = Een puzzel voor elke dag
command-daily-play = Los de puzzel van vandaag op; alleen jij ziet hem
command-daily-results = Wie de puzzel van vandaag hier heeft opgelost, en de oplossing van de laatste die voorbij is
command-tournament = Toernooien op deze server
command-tournament-start = Open de inschrijving voor een toernooi
command-tournament-show = Toon het toernooi van dit kanaal opnieuw
command-duplicate = Dezelfde kaarten en dobbelstenen aan meerdere tafels
command-duplicate-start = Open de inschrijving voor een duplicate-toernooi: elke tafel speelt dezelfde verdelingen
command-duplicate-show = Toon het duplicate-toernooi van dit kanaal opnieuw
command-leaderboard = Bekijk de beste spelers
command-stats = Bekijk wat een speler gespeeld en gewonnen heeft
command-game = Het potje in dit kanaal
command-mine = Al je open en gepauzeerde potjes, en wie er aan de beurt is
command-history = Bekijk je laatste potjes op deze server en kijk er een terug
command-board = Plaats het potje opnieuw onderaan in het kanaal
command-time = Bekijk hoelang het potje in dit kanaal al duurt, pauzes meegerekend
command-pause = Pauzeer het potje in dit kanaal, als iedereen het wil
command-continue = Ga in dit kanaal verder met een gepauzeerd potje
command-resign = Geef je potje in dit kanaal op
command-replay = Bekijk het laatste afgelopen potje hier als animatie
command-avatar = Toon je avatar in de afbeeldingen van potjes, of verberg hem
command-notices = Kies waar je meldingen en uitnodigingen krijgt, en wie jou mag uitnodigen
command-away = Zeg tot wanneer je afwezig bent: je langzame potjes wachten en je krijgt geen meldingen
command-stop = Stop het potje zonder winnaar
command-invite = Nodig een speler uit voor je lobby
command-remove = Verwijder een speler uit je lobby
command-host = Maak een andere speler host van je lobby
command-privacy = Wat ik over je bewaar
command-privacy-show = Bekijk wat ik over je bewaar, en waarom
command-privacy-export = Ontvang alles wat ik over je bewaar als bestand
command-privacy-forget = Verwijder alles wat ik over je bewaar
command-settings = Stel in hoe de spellen op deze server werken
command-help = Bekijk de spellen en hoe je er een start

# Names of commands: lower case, no spaces, at most 32 characters.
name-game = potje
name-daily = dagpuzzel
name-play = spelen
name-results = uitslagen
name-tournament = toernooi
name-duplicate = duplicate
name-leaderboard = ranglijst
name-stats = statistieken
name-help = help
name-settings = instellingen
name-privacy = privacy
name-show = tonen
name-export = exporteren
name-forget = verwijderen
name-start = starten
name-learn = leren
name-rules = regels
name-scores = scores
name-board = tonen
name-time = duur
name-mine = mijn-potjes
name-history = geschiedenis
name-pause = pauze
name-continue = verdergaan
name-resign = opgeven
name-replay = terugkijken
name-avatar = avatar
name-notices = meldingen
name-away = afwezig
name-stop = stoppen
name-invite = uitnodigen
name-remove = verwijderen
name-host = host

param-computers = Hoeveel computers er meteen meedoen
param-computers-name = computers
param-level = Hoe goed de computers spelen
param-level-name = niveau
param-pace = Hoeveel tijd elke speler heeft per beurt
param-pace-name = tempo
param-thread = In een nieuwe thread spelen
param-thread-name = thread
param-with = Een speler om uit te nodigen, voor wie een plaats wordt vrijgehouden
param-with-name = met
param-with-2-name = met-2
param-with-3-name = met-3
param-with-4-name = met-4
param-with-5-name = met-5
param-with-6-name = met-6
param-with-7-name = met-7
param-game = Welk spel
param-game-name = spel
param-format = Wie tegen wie speelt
param-format-name = opzet
param-rounds = Hoeveel rondes een Zwitsers toernooi heeft
param-rounds-name = rondes
param-tables = Hoogstens zoveel tafels; er zijn er zoveel als er vol raken
param-tables-name = tafels
param-deals = Hoeveel verdelingen, de ene na de andere
param-deals-name = verdelingen
param-begins-in = Begint na zoveel minuten vanzelf en wordt als evenement aangekondigd
param-begins-in-name = begint-over
param-begins = Wanneer het begint, zoals “zaterdag 20:00”, eventueel met een tijdzone erachter
param-begins-name = begint
param-title = Een eigen titel
param-title-name = titel
param-description = Wat spelers moeten weten
param-description-name = beschrijving
param-limit = Hoeveel spelers hoogstens
param-limit-name = limiet
param-third-place = In een knock-out spelen de verliezers van de halve finales om de derde plaats
param-third-place-name = derde-plaats
param-where = Deze server of overal
param-where-name = waar
param-player = De speler; jijzelf als je niemand kiest
param-player-name = speler
param-removed-player = De speler die je verwijdert en die dan niet meer terug kan in deze lobby
param-host-player = De nieuwe host, die al moet meedoen
param-show = Of afbeeldingen je avatar tonen
param-show-name = tonen
param-day = De datum van een eerdere puzzel, bijvoorbeeld 5-11-2026
param-day-name = dag
param-until = Een aantal dagen of de laatste dag, zoals 3-12-2026
param-until-name = tot

discord-level-easy = makkelijk
discord-level-normal = normaal
discord-level-hard = moeilijk
discord-pace-live = 1 minuut per beurt
discord-pace-relaxed = 10 minuten per beurt
discord-pace-slow = 1 dag per beurt
discord-pace-auto = verschilt per spel
discord-where-server = deze server
discord-where-everywhere = overal
discord-language-auto = de taal van de server
discord-private-language = Taal van je privéantwoorden
discord-language-own = zoals in Discord

## Lobby
discord-former-player = Voormalige speler
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (computer, { $level })
discord-option = { $option }: { $value }
discord-option-alone = { $option } (zolang er maar één mens meedoet)
discord-option-each = { $option } (hangt af van het aantal spelers)
discord-lobby-pace = { $pace }
discord-lobby-seats = Spelers ({ $count } van { $seats }):
discord-lobby-picture = Een lobby voor { $game }. Spelers: { $taken }{ $computers ->
    [0] {""}
    [one] , van wie één computer
   *[other] , van wie { $computers } computers
}. Vrije plaatsen: { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Gereserveerde plaatsen: { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · uitgenodigd
discord-lobby-host = host
discord-lobby-is-youngest = jongste
discord-lobby-youngest = De jongste begint: ben jij dat? Druk op “Ik ben de jongste”. Doet niemand dat, dan beslist het toeval.
discord-lobby-closes = -# Potje #{ $match }. Als niemand start, sluit de lobby: { $when }
discord-lobby-number = -# Potje #{ $match }.
discord-lobby-waits = Je kunt starten zodra iemand meedoet of je een computer toevoegt.
discord-lobby-alone = Er doet nog niemand mee. Nu starten, alleen tegen { $computer }?
discord-match-unreadable = { $game }: dit potje kan niet verder en is gestopt. Het telt niet mee.
discord-match-older-rules = { $game }: dit potje begon met oudere regels die niet meer bestaan en is daarom gestopt. Het telt niet mee.
discord-lobby-cancelled = { $game }: geannuleerd.
discord-add-computer = { $computer } ({ $level }): { $words }
discord-select-computer = Computer toevoegen …
discord-select-invited = Nodig iemand uit
discord-button-join = Meedoen
discord-button-leave = Verlaten
discord-button-youngest = Ik ben de jongste
discord-button-rules = Regels
discord-button-start = Starten
discord-button-remove = Computer verwijderen
discord-button-cancel = Annuleren
discord-button-rematch = Revanche
discord-button-next-level = Nu { $computer }?
discord-button-deal = Deze verdeling spelen
discord-button-resume = Verdergaan
discord-button-auto-draw = Voor mij trekken
discord-button-draw-myself = Zelf trekken
discord-button-describe = Beschrijven
discord-button-more = Meer
discord-button-pause = Pauzeren
discord-button-board = Opnieuw plaatsen
discord-button-stop = Potje stoppen
discord-button-so-far = Tot nu toe terugkijken
discord-button-learn = Leren
discord-button-alone = Alleen
discord-button-learn-game = { $game } leren
discord-button-alone-game = { $game } alleen
discord-button-end-open = Dat potje stoppen
discord-button-play-game = ▶ { $game } spelen
discord-button-help-games = ◀ Spellen
discord-button-help-commands = Alle commando’s ▶
discord-button-help-rest = Meer commando’s ▶
discord-button-replay = Terugkijken
discord-button-from-end = ◀ Vanaf het eind
discord-button-step = Stap voor stap ▶
discord-button-record = Opname
discord-button-first = ◀◀ Begin
discord-button-last = Einde ▶▶
discord-button-fair-play = Fair play
discord-button-back = ◀ Terug
discord-button-on = Verder ▶
discord-button-show = In kanaal tonen
discord-button-season = Hele ranglijst
discord-button-milestones = Mijn mijlpalen

## Tafel
discord-away = afwezig, een computer speelt
discord-away-until = afwezig { date-until }
discord-gave-up = heeft opgegeven
discord-deadline = ⏳ De tijd loopt af: { $when }
discord-archiving = 💤 Iedereen is afwezig. Het potje wordt gearchiveerd: { $when }
discord-archived = 💤 Gearchiveerd: er is een dag niet gespeeld. Iedereen die meedoet, kan met het potje verdergaan, hier of met /{ name-game } { name-continue }.
discord-paused = ⏸️ Gepauzeerd. Iedereen die meedoet, kan met het potje verdergaan, hier of met /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ Ik kan dit kanaal niet zien: hier werken alleen knoppen, en de tafel verandert alleen als iemand er een indrukt. Ik heb de machtiging “{ permission-view-channel }” nodig.
discord-reactions-forbidden = ⚠️ Ik kan hier geen reacties toevoegen. Ik heb de machtigingen “Reacties toevoegen” en “Berichtgeschiedenis lezen” nodig. Gebruik tot dan de knoppen hieronder of voeg de emoji zelf toe.
discord-reactions-taken-off = ⚠️ Mijn reacties zijn van dit bericht verwijderd. Gebruik de knoppen hieronder of voeg de emoji zelf toe.
discord-reactions-again = Haal je emoji weg voordat je opnieuw reageert.
discord-moved = Dit potje { $game } gaat hier verder: { $address }
discord-moved-away = Dit potje { $game } gaat verder in een nieuwer bericht.

discord-words-news = **Zojuist gebeurd:**
discord-words-until = Bijgewerkt tot { $when }
discord-words-ended = Druk opnieuw op “{ discord-button-describe }” om de actuele stand te lezen.

## Leren
discord-practice = oefenpotje
discord-practice-result = Alleen om te oefenen: er telt niets mee.
discord-practice-over = Dat was je oefenpotje. **Klaar voor het echte werk?** Druk op **Revanche** of gebruik `/{ $command } { name-start }`: dat potje telt wel.
discord-button-stop-guidance = Stop met uitleggen
discord-practice-already = Je hebt al een oefenpotje { $game }: { $address }
discord-end-open-over = Dat potje is niet meer open.

## Verdelingen
discord-deal-open = Deze verdeling is al eens gespeeld: er telt niets mee.
discord-deal-free = Doe mee en neem de plaats van een computer in. Komt er niemand, dan spelen de computers.
discord-deal-own = Zelfde verdeling, zelfde plaats. { $player }: { $score }, { $points } van de { $most } matchpunten
discord-deal-other = { $rank }. { $player }: { $score }, { $points }
discord-deal-won = gewonnen
discord-deal-drawn = gelijk
discord-deal-lost = verloren
discord-deal-left = vertrokken

## Uitslag
discord-verdict-won = { $player } wint!
discord-verdict-shared = { $players } delen de winst!
discord-verdict-draw = Gelijkspel!
discord-verdict-none = Niemand wint.
discord-verdict-away = Aan het eind speelde een computer voor { $players }: dat geldt als opgeven.
discord-why-resign = Opgegeven: { $resigned }.
discord-why-nobody = Iedereen heeft opgegeven of was aan het eind afwezig, dus niemand wint. Anders was de winst voor { $players }.
discord-lost = Tot het einde doorspelen verdient respect, { $players }. Bij een revanche begint iedereen weer op nul.
discord-why-turn-limit = De laatste beurt is gespeeld.
discord-why-agreed = Het potje is voortijdig beëindigd: wie de meeste kaarten heeft, wint.
discord-list = { $label }: { $values }
# Voor labels en waarden: Kaarten (langste slang): 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Alles tonen
discord-and-more = … en nog { $count }
discord-list-cards = Kaarten
discord-list-longest = langste slang
discord-ratings = Rating: { $list }
discord-rating-later = zichtbaar na { $needed } potjes (tot nu toe { $matches })
discord-unrated-too-few-moved = Telt niet voor de rating: minstens twee spelers moeten een zet doen.
discord-unrated-daily-limit = Telt niet voor de rating: tussen dezelfde twee spelers tellen maar { $matches } potjes per dag.
discord-unrated-resignations = Telt niet voor de rating: na te veel opgegeven potjes tussen twee spelers tellen hun potjes de rest van de dag niet mee.
discord-left-out-not-moved = Telt niet voor de rating van { $players }: geen eigen zet.
discord-left-out-daily-limit = Telt niet voor de rating van { $players }: vandaag al { $matches } potjes met rating tegen de anderen.
discord-left-out-resignations = Telt niet voor de rating van { $players }: vandaag is er te vaak opgegeven in potjes tegen de anderen.

## Weigeringen
discord-broken = Er ging iets mis bij mij. Er is niets verloren: probeer het zo nog eens.
discord-slow = Dit duurt langer dan anders. Kijk zo even naar de tafel en probeer het opnieuw als er niets veranderd is.
discord-unknown-button = Deze knop is niet van mij of te oud. Er is niets veranderd.
discord-unknown-command = Dit commando bestaat niet meer. Laad Discord opnieuw en probeer het nog eens.
discord-unknown-game = Dit spel bestaat niet.
discord-no-page = Deze pagina bestaat niet.
discord-only-in-servers = Dit werkt alleen op een server.
discord-nobody-sees = Op deze server zien anderen mijn berichten niet, dus niemand zou je lobby voor { $game } kunnen vinden. Je kunt hier alleen spelen, of vraag iemand die de server beheert om mij uit te nodigen.
discord-real-time-needs-bot = { $game } speel je met reacties, en die bereiken mij alleen op een server waar ik lid van ben. Vraag iemand die je server beheert om mij uit te nodigen, of kies een ander spel: de andere werken gewoon hier.
discord-start-elsewhere = Laten we in { $channels } spelen: daar beginnen de potjes op deze server.
discord-only-managers = Je hebt de machtiging “Server beheren” nodig.
discord-server-language = Taal van de berichten op deze server: { $language }. Wie de server beheert, kan die wijzigen met `/settings`.
discord-lacks-permission = Ik heb de machtiging “{ $permission }” nodig in { $channel }. Iemand die deze server beheert, kan me die geven.
discord-you-lack-permission = Daarvoor heb je de machtiging “{ $permission }” nodig in { $channel }.
discord-thread-announced = { $player } opent een potje { $game } in de thread hieronder.
discord-thread-failed = Ik kon hier geen thread maken, dus er is geen potje geopend. Probeer het zonder thread of in een ander kanaal.
discord-resign-question =
    Wil je dit potje echt opgeven? Je kunt het niet terugdraaien. { $counts ->
        [true] Het telt als verlies.
       *[false] Het telt niet als verlies.
    }
    { $match }
discord-button-confirm-resign = Ja, opgeven
discord-button-play-on = Nee, doorspelen
discord-plays-on = Goed, er verandert niets.
discord-stop-question =
    Wil je dit potje echt voor iedereen stoppen? Niemand wint en het telt niet mee.
    { $match }
discord-stop-question-alone =
    Wil je dit potje echt stoppen? Het telt niet mee.
    { $match }
discord-end-question =
    Wil je dit potje echt nu beëindigen? Wie de meeste kaarten heeft, wint.
    { $match }
discord-stop-question-last =
    Je bent de laatste speler: stoppen telt als opgeven, en de anderen houden hun resultaat. Wil je echt opgeven?
    { $match }
discord-cancel-question =
    Wil je deze lobby echt annuleren?
    { $match }
discord-button-confirm-stop = Ja, stoppen
discord-button-confirm-end = Ja, beëindigen
discord-button-confirm-cancel = Ja, annuleren
discord-button-keep-lobby = Nee, behouden

discord-mine-heading = **Jouw potjes**
discord-mine-none = Je hebt geen open potje. Met `/{ name-help }` open je er een.
discord-mine-lobby = { $match }: nog niet begonnen
discord-mine-own-turn = { $match }: **jouw beurt** · ⏳ { $deadline }
discord-mine-turn = { $match }: { $players } aan de beurt · ⏳ { $deadline }
discord-mine-paused = { $match }: gepauzeerd
discord-mine-channel-gone = { $match }: gepauzeerd, want het kanaal is verwijderd. Ga verder met /{ name-game } { name-continue } in een ander kanaal van de server.
discord-history-heading = **Je laatste potjes hier** · hooguit { $most } die meetelden
discord-history-none = Je hebt hier nog geen afgelopen potje dat meetelt. Met `/{ name-help }` open je er een.
discord-history-select = Kijk er een terug …
discord-history-won = 🏆 gewonnen
discord-history-drawn = gelijk
discord-history-rank = plaats { $rank } van { $seats }
discord-notice-turn = { $players }, { $count ->
    [one] je bent aan de beurt in **{ $game }** en anderen wachten op je
   *[other] jullie zijn aan de beurt in **{ $game }** en anderen wachten op jullie
}. [Naar de tafel]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, { $count ->
    [one] je beurt
   *[other] jullie beurt
} in **{ $game }** is bijna om. [Naar de tafel]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, **{ $game }** is begonnen. [Naar de tafel]({ $address })
discord-notice-next = { $players }, { $count ->
    [one] jij bent
   *[other] jullie zijn
} hierna aan de beurt in **{ $game }**. [Naar de tafel]({ $address })
discord-notice-played = De vorige keer was je tijd om en speelde een computer voor je:
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] nodigt je uit voor **{ $game }** en houdt een plaats voor je vrij
   *[other] nodigt jullie uit voor **{ $game }** en houdt plaatsen voor jullie vrij
}. [Naar de tafel]({ $address })
discord-notice-place = -# Op de server { $server } · { $channel }
discord-role-mention = { $role }, { $host } zoekt medespelers voor **{ $game }**. [Naar de tafel]({ $address })
discord-button-decline = Nu niet
discord-accepted = Je doet mee! [Naar de tafel]({ $address })
discord-button-block = Blokkeren
discord-blocked = { $host } kan je niet meer uitnodigen. Met /{ name-game } { name-notices } maak je dat ongedaan.
discord-button-notices = 🔔 Meldingen instellen
discord-button-notices-channel = In het kanaal
discord-button-notices-direct = Via een privébericht
discord-button-notices-nowhere = Helemaal niet
discord-button-notices-time = Kies een tijd …
discord-notices-turns = Als anderen op je beurt wachten
discord-notices-next = Als je hierna aan de beurt bent in een langzaam potje met drie of meer spelers
discord-notices-puzzle = Als er een nieuwe dagpuzzel is, via een privébericht
discord-puzzle-time-title = Als er een nieuwe puzzel is
discord-puzzle-time-label = Tijd en tijdzone: 8:30 Europe/Amsterdam
discord-no-time = Schrijf een tijd en een tijdzone, zoals 8:30 Europe/Amsterdam.
discord-no-zone = De tijdzone “{ $zone }” bestaat niet. Misschien een van deze: { $zones }
discord-notices-invitations = Als iemand je uitnodigt
discord-notices-invited-by = Wie jou mag uitnodigen
discord-notices-unblock = Een geblokkeerde host weer toelaten …
discord-away-now = **Je bent afwezig.** Laatste dag: { date } (UTC).
discord-away-not = **Je bent niet afwezig.**
discord-away-help = Zolang je afwezig bent, wachten je beurten in langzame potjes en krijg je geen meldingen. De anderen zien tot wanneer je afwezig bent. In snellere potjes speelt een computer voor je als je tijd om is.
discord-away-left = { $left ->
    [0] Je hebt je { $most } dagen afwezigheid van dit seizoen al opgebruikt.
    [one] Je kunt dit seizoen nog één dag afwezig zijn (van de { $most }).
   *[other] Je kunt dit seizoen nog { $left } dagen afwezig zijn (van de { $most }).
}
discord-away-option = { date } ({ $duration })
discord-away-choose = Tot wanneer?
discord-button-returned = Ik ben terug
discord-away-too-long = { $left ->
    [0] Je hebt je { $most } dagen afwezigheid van dit seizoen al opgebruikt.
    [one] Je kunt dit seizoen nog één dag afwezig zijn. Per seizoen mag dat { $most } dagen.
   *[other] Je kunt dit seizoen hooguit nog { $left } dagen afwezig zijn. Per seizoen mag dat { $most } dagen.
}
discord-away-unclear = Ik begrijp niet tot wanneer. Schrijf een aantal dagen, zoals 7, of de laatste dag, zoals 3-12-2026.
discord-away-pause = Je hebt dit net veranderd. Je kunt het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opnieuw veranderen.
discord-button-invited-by-everybody = Iedereen
discord-button-invited-by-played = Met wie ik gespeeld heb
discord-button-invited-by-nobody = Niemand
discord-avatar-shown = Afbeeldingen van je potjes tonen nu je avatar.
discord-avatar-hidden = Afbeeldingen tonen je avatar niet meer, alleen je naam.
discord-privacy =
    {"**"}Wat ik over je bewaar, en waarom**
    - Je Discord-ID en je naam: voor je plaats aan tafel en voor ranglijsten.
    - Je potjes, met zetten, uitslagen, hoe snel je reageerde en waar ze gespeeld zijn: voor terugkijken, statistieken en ratings.
    - Je pogingen bij dagpuzzels en wat je erover meldt: voor je reeks, de uitslagen van je server en verbeteringen.
    - Welke mijlpalen je hebt gezien: zodat elke maar één keer nieuw is.
    - Je eigen keuzes: meldingen, avatar en de dagen dat je er niet bent.
    - Uitnodigingen van de afgelopen 24 uur en de hosts die je hebt geblokkeerd: zodat niemand je lastigvalt.
    - Reacties die te snel lijken voor een mens: voor wie de server beheert.
    Je avatar en je berichten sla ik nooit op. Afbeeldingen en uitslagen die ik plaats, blijven in hun kanalen staan.
    { $export } stuurt je dit allemaal als bestand. { $forget } verwijdert het.
discord-privacy-listed = Lijsten van wie de dagpuzzel heeft opgelost, noemen jou.
discord-privacy-unlisted = Lijsten van wie de dagpuzzel heeft opgelost, noemen jou niet.
discord-privacy-policy = Privacybeleid: { $address }
discord-terms-of-service = Servicevoorwaarden: { $address }
discord-export = Hier is alles wat ik over je bewaar.
discord-export-cut = Hier is wat ik over je bewaar. Niet al je potjes passen op Discord in één bestand: dit zijn de nieuwste { $matches }, zonder { $older } oudere. Wie deze bot beheert, kan je de rest sturen.
discord-export-pause = Je hebt je gegevens net gekregen. Je kunt ze over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opnieuw opvragen.
discord-forget-question =
    Wil je echt dat ik alles over je verwijder? Je kunt het niet terugdraaien.
    Je ratings, statistieken en keuzes verdwijnen. Potjes met andere spelers blijven, maar daar ben je alleen nog “Voormalige speler”. Speel je weer, dan begin je opnieuw.
discord-button-forget = Ja, alles verwijderen
discord-button-keep-data = Nee, bewaren
discord-forget-open =
    Je hebt nog een plaats in deze potjes. Geef ze eerst op of verlaat ze, en vraag het me dan nog eens.
    { $matches }
discord-forgotten = Klaar: ik heb alles over je verwijderd. Berichten die ik eerder heb geplaatst, blijven in hun kanalen staan. Een moderator daar kan ze verwijderen.
discord-with-yourself = Je hebt al een plaats. Kies andere spelers.
discord-with-bot = { $player } is een bot. Kies met `computers` hoeveel computers er meedoen.
discord-with-twice = Je hebt { $player } twee keer gekozen.
discord-challenge = Welk spel wil je spelen met { $player }?
discord-with-direct = In privéberichten kan niemand anders meedoen. Start het potje op een server.
discord-with-too-many = Dit spel heeft { $most } plaatsen. Voor jou, de genodigden en de computers zijn er { $needed } nodig.
discord-choose-match = Welk potje?
discord-button-ask-to-stop = Stoppen voorstellen
discord-button-resign = Opgeven
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Stap voor stap** toont het potje in je eigen tempo. **Opname** is een bestand met elke stap, zodat iedereen het potje kan controleren.
discord-replay-alt = Het hele potje als animatie. De knop “Stap voor stap” toont dezelfde afbeeldingen een voor een, elk met de tekst erbij.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = De spelers
discord-step = Stap { $step } van { $steps }
discord-at-step = Stap { $step }
discord-step-end = Het einde
discord-select-step = Naar een stap …
discord-record = De opname van potje #{ $number } bevat alle worpen, alle schudbeurten en elke stap. `snakepit verify record.json` controleert hem.
discord-record-check = Controleer hem in je browser: { $address }
discord-replay-none = In dit kanaal is nog geen potje afgelopen.
discord-replay-elsewhere = Ik kan dit potje hier niet tonen: het is nog niet afgelopen of het is in een ander kanaal gespeeld.
discord-replay-older-rules = Dit potje is gespeeld volgens oudere regels die niet meer bestaan. Je kunt het daarom niet terugkijken.
discord-replay-busy = Er worden nu te veel animaties gemaakt. Probeer het zo nog eens.
discord-replay-pending = Je vorige animatie wordt nog gemaakt. Wacht tot die er is.
discord-replay-pause = Dit kanaal kreeg net een animatie. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} nog eens.
discord-replay-too-large = Deze animatie is te groot voor de server.
permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten versturen
permission-send-messages-in-threads = Berichten versturen in threads
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen
permission-create-public-threads = Openbare threads maken
permission-create-private-threads = Privéthreads maken
permission-manage-roles = Rollen beheren

## Lezen
discord-rules-heading = **{ $game }** · regels { $page }/{ $pages }
discord-rules-house = -# 🏠 Onze huisregel.
discord-help-intro = Kies **Spelen** (met anderen), **Leren** (al spelend) of **Alleen** (meteen).
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = De titelplaatjes van de spellen: { $games }.
discord-help-commands =
    ## Alle commando’s
    Druk op een commando om het te gebruiken. `{ name-learn }` begint een oefenpotje tegen een makkelijke computer. Een tip met 🎓 legt elke beurt uit, en het potje telt niet mee.
discord-help-play = **Spelen**
discord-help-match = **Tijdens een potje**
discord-help-back = **Terugkijken**
discord-help-you = **Voor jou**
discord-help-server = **Voor de server**
discord-help-more =
    Druk onder een potje op **Beschrijven** om in woorden te lezen wat de afbeelding toont. Alleen jij ziet het.
    Mis je twee beurten achter elkaar, dan speelt een computer voor je tot je op een knop drukt.

## Scores en ranglijsten
discord-scores-heading = **{ $game }** · laatste scores in dit kanaal
discord-scores-none = Hier is nog geen potje gespeeld.
discord-scores-running = Potje #{ $match } · begonnen · { $when }
discord-scores-ended = Potje #{ $match } · afgelopen · { $when }
discord-scores-drawn = Potje #{ $match } · gelijkspel · { $when }
discord-scores-stopped = Potje #{ $match } · gestopt, telt niet mee · { $when }
discord-scores-round = -# Ronde { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · ranglijst, { $where }, { $when }
discord-leaderboard-none = Er staat nog niemand op deze lijst. Speel een potje uit en wees de eerste!
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · gewonnen { $won }, gelijk { $drawn }, verloren { $lost }
discord-leaderboard-trend = -# ↑ ↓: verandering van de totale rating in de laatste { $matches } potjes met rating
discord-leaderboard-rated = -# Een rating verschijnt na { $needed } potjes met rating. Er zijn medailles zodra drie mensen een rating hebben.
discord-leaderboard-line-period = { $place } { $player } · gewonnen **{ $won }**, gelijk { $drawn }, verloren { $lost }
discord-leaderboard-counts = -# Potjes met minstens twee mensen tellen: eerst wie het vaakst won, dan wie het vaakst gelijkspeelde. Eindigt: { $end }
discord-picture-pause = Je hebt in korte tijd veel afbeeldingen opgevraagd. De volgende kun je over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opvragen.
discord-leaderboard-pause = Dit kanaal kreeg net een ranglijst. Probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} nog eens.
discord-period-all = sinds het begin
discord-period-season = dit seizoen
discord-period-week = deze week
discord-season = { $quarter ->
    [1] januari tot en met maart
    [2] april tot en met juni
    [3] juli tot en met september
   *[other] oktober tot en met december
} { $year }
discord-rating-new = nieuw ({ $matches } van { $needed })
discord-best-claim = 🏆 { $player }: snelste goede reactie tot nu toe, { $time }
discord-best-score = 🏆 { $player }: beste potje tot nu toe, { $score }
discord-first-win = 🎉 { $player }: eerste overwinning in { $game }!
discord-fastest-claim = ⚡ Snelste goede reactie van dit potje: { $player }, { $time }
discord-season-over = 🏆 Het seizoen { $season } is voorbij. Gefeliciteerd!
discord-milestone-first-win = { $game } · eerste overwinning: { $date }
discord-milestone-streak = { $game } · langste winstreeks: { $wins }
discord-milestone-snake = { $game } · langste slang: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
discord-milestone-claim = { $game } · snelste goede reactie: { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Een mijlpaal delen
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = record { $best }
discord-fastest = snelste { $time }
discord-wrong = { percent } fout
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = alle spellen
discord-stats-none = Nog geen potjes die tellen. Oefenpotjes tellen niet mee.
discord-stats-played = Potjes: { $games } (gewonnen { $won }, gelijk { $drawn }, verloren { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Rating: { $rating }, hoogste { $best }
discord-stats-rating-new = Rating: { $rating }
discord-stats-runs = Winstreeks: nu { $run }, langste { $longest }
discord-stats-best = Beste potje: { $best }
discord-stats-claims = Goede reacties: { $right }, fout: { percent }
discord-stats-fastest = Snelste goede reactie: { $time }

## Instellingen
discord-settings-heading = **Instellingen van deze server**
    -# Elke keuze geldt meteen.
discord-settings-play = Spelen
discord-settings-channels = Kanalen
discord-settings-puzzle = Puzzel
discord-settings-roles = Rollen
discord-settings-privacy = Privacy & fair play
discord-settings-language = Taal van de spellen
discord-settings-pace = Tijd per beurt, tenzij de host iets anders kiest
discord-settings-stopping = Wie behalve moderators een potje mag stoppen
discord-stopping-host = Eerst de host, later alle spelers samen
discord-stopping-players = Alle spelers samen
discord-stopping-nobody = Niemand
discord-settings-start = Waar potjes mogen beginnen, ook in threads
discord-settings-everywhere = Overal
discord-settings-matches = Open potjes per kanaal
discord-settings-at-most = { $matches ->
    [0] Onbeperkt
   *[other] Hooguit { $matches }
}
discord-settings-threads = Een thread voor elk potje, tenzij de host iets anders kiest
discord-settings-notices = Spelers in het kanaal een melding geven als anderen op hen wachten of hen uitnodigen
discord-settings-role = Rol die ik vermeld als een nieuwe lobby spelers zoekt, hooguit eens in de tien minuten
discord-settings-no-role = Geen rol
discord-settings-role-deleted = ⚠️ De gekozen rol is verwijderd. Kies een andere, of geen.
discord-settings-role-restricted = Alleen lobby’s van leden met de machtiging *Alle rollen vermelden* vermelden deze rol. Laat iedereen hem vermelden om dat te veranderen.
discord-settings-role-not-allowed = ⚠️ Ik mag deze rol niet vermelden. Laat iedereen hem vermelden, of geef mij de machtiging *Alle rollen vermelden*.
discord-settings-role-everyone = Ik vermeld nooit iedereen. Kies een andere rol.
discord-settings-season = Waar ik aan het eind van elk seizoen het podium laat zien: in januari, april, juli en oktober
discord-settings-no-channel = Nergens
discord-settings-puzzle-channel = Waar ik de dagpuzzel plaats, elke dag op dezelfde tijd
discord-settings-puzzle-time = Wanneer ik de dagpuzzel plaats
discord-settings-no-time = Nog geen tijd
discord-settings-puzzle-role = Rol die ik bij de dagpuzzel vermeld
discord-settings-puzzle-next = Volgende puzzel: { $at }
discord-settings-puzzle-off = Kies een kanaal en een tijd, dan plaats ik de puzzel elke dag.
discord-settings-puzzle-lost = ⚠️ Ik plaats de dagpuzzel niet meer in { $channel }: het kanaal is weg, of ik kan er niet schrijven. Kies een kanaal op de pagina *{ discord-settings-puzzle }*.
discord-settings-winner-role = Rol voor wie het laatste toernooi won
discord-settings-season-role = Rol voor iedereen die vorig seizoen in een spel eerste werd
discord-settings-roles-explained = De beste mens krijgt de rol, nooit een computer. Ik neem de rol terug als iemand anders wint.
discord-award-unknown = Discord antwoordt nu niet, dus ik kon de rol niet controleren. Kies hem nog een keer.
discord-award-managed = ⚠️ Discord of een andere app beheert deze rol, dus ik kan die niet geven. Kies een andere.
discord-award-powerful = ⚠️ Deze rol heeft machtigingen die niet iedereen heeft. Kies een rol zonder, want iedereen kan die winnen.
discord-award-too-low = ⚠️ Deze rol staat boven de mijne, dus ik kan die niet geven. Zet mijn rol hoger in de rollenlijst van de server.
discord-award-not-allowed = ⚠️ Ik heb de machtiging “{ permission-manage-roles }” nodig om deze rol te geven.
discord-settings-other-server = Dat kanaal hoort niet bij deze server, of ik kan het niet zien. Kies een ander.
discord-button-change = Wijzigen
discord-settings-avatars = Avatars van spelers in afbeeldingen tonen
discord-settings-barred = Leden die op deze server niet mogen spelen. Begonnen potjes mogen ze afmaken.
discord-settings-nobody = Niemand
discord-acts-heading = **Wat beheerders en moderators de afgelopen 90 dagen hebben gedaan**
discord-acts-none = Niemand heeft de afgelopen 90 dagen een instelling veranderd of een potje van anderen gestopt.
discord-act-setting = { $when }, { $who }: { $detail }
discord-act-stop = { $when }: { $who } stopte potje { $detail }
discord-settings-keep = Hoelang ik geannuleerde lobby’s bewaar
discord-settings-days = { $days ->
    [0] voor altijd
    [one] { $days } dag
   *[other] { $days } dagen
}
discord-on = Aan
discord-off = Uit
