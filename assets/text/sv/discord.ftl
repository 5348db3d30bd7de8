# Kommandon, lobbyer, resultat och andra meddelanden på Discord. Ett alternativs namn är ett ord med små bokstäver.

## Kommandon, högst 100 tecken var
command-learn = Lär dig spelet i ett övningsparti mot en dator på lätt nivå
command-rules = Läs spelets regler
command-scores = Spelets resultat i den här kanalen
command-challenge-name = Utmana
command-daily = En nöt för varje dag
command-daily-play = Lös dagens nöt; bara du ser den
command-daily-results = Vilka som har löst dagens nöt här, och lösningen på den senaste som är över
command-tournament = Turneringar på den här servern
command-tournament-start = Öppna anmälan till en turnering
command-tournament-show = Visa kanalens turnering igen
command-duplicate = Samma kort och tärningar vid flera bord
command-duplicate-start = Öppna anmälan till en duplikatturnering, där alla bord spelar samma givar
command-duplicate-show = Visa kanalens duplikatturnering igen
command-leaderboard = Visa de bästa spelarna
command-stats = Visa vad en spelare har spelat och vunnit
command-game = Partiet i den här kanalen
command-mine = Lista dina öppna och pausade partier överallt och vems tur det är
command-history = Lista dina senaste avslutade partier på servern, och se ett av dem igen
command-board = Skicka partiet på nytt längst ner i kanalen
command-time = Visa hur länge partiet i den här kanalen har pågått, pauser inräknade
command-pause = Pausa partiet i den här kanalen, om alla är överens
command-continue = Fortsätt ett pausat parti i den här kanalen
command-resign = Ge upp ditt parti i den här kanalen
command-replay = Visa det senast avslutade partiet här som animation
command-avatar = Visa eller dölj din avatar på bilder av partier
command-notices = Välj var du får aviseringar och inbjudningar, och vem som får bjuda in dig
command-away = Ange hur länge du är borta: dina långsamma partier väntar, och du får inga aviseringar
command-stop = Avsluta partiet utan vinnare
command-invite = Bjud in en spelare till din lobby
command-remove = Ta bort en spelare från din lobby
command-host = Gör en annan spelare till värd för din lobby
command-privacy = Vad jag sparar om dig
command-privacy-show = Se vad jag sparar om dig, och varför
command-privacy-export = Få allt jag sparar om dig som en fil
command-privacy-forget = Radera allt jag sparar om dig
command-settings = Ställ in hur spelen fungerar på den här servern
command-help = Se spelen och hur man startar ett

# Names of commands: lower case, no spaces, at most 32 characters.
name-game = parti
name-daily = dagens-nöt
name-play = spela
name-results = resultat
name-tournament = turnering
name-duplicate = duplikat
name-leaderboard = topplista
name-stats = statistik
name-help = hjälp
name-settings = inställningar
name-privacy = integritet
name-show = visa
name-export = exportera
name-forget = radera
name-start = starta
name-learn = lär-dig
name-rules = regler
name-scores = resultat
name-board = visa
name-time = tid
name-mine = mina
name-history = historik
name-pause = pausa
name-continue = fortsätt
name-resign = ge-upp
name-replay = repris
name-avatar = avatar
name-notices = aviseringar
name-away = borta
name-stop = stoppa
name-invite = bjud-in
name-remove = ta-bort
name-host = värd

param-computers = Hur många datorer som går med direkt
param-computers-name = datorer
param-level = Hur bra datorerna spelar
param-level-name = nivå
param-pace = Hur mycket tid varje spelare har för ett drag
param-pace-name = tempo
param-thread = Spela i en ny tråd
param-thread-name = tråd
param-with = En spelare att bjuda in, som får en plats reserverad
param-with-name = med
param-with-2-name = med-2
param-with-3-name = med-3
param-with-4-name = med-4
param-with-5-name = med-5
param-with-6-name = med-6
param-with-7-name = med-7
param-game = Vilket spel
param-game-name = spel
param-format = Hur spelarna möts
param-format-name = format
param-rounds = Hur många rundor en schweizerturnering har
param-rounds-name = rundor
param-tables = Högst så många bord; det blir så många som fylls
param-tables-name = bord
param-deals = Hur många givar, den ena efter den andra
param-deals-name = givar
param-begins-in = Startar av sig själv efter så många minuter och visas som evenemang
param-begins-in-name = minuter-till-start
param-begins = När den börjar, till exempel ”lördag 20:00”, gärna med tidszon efter
param-begins-name = startar
param-title = En egen titel
param-title-name = titel
param-description = Vad alla bör veta
param-description-name = beskrivning
param-limit = Högst hur många spelare
param-limit-name = gräns
param-third-place = I en utslagsturnering spelar semifinalernas förlorare om tredje plats
param-third-place-name = tredje-plats
param-where = Den här servern eller överallt
param-where-name = var
param-player = Spelaren; du själv om du inte väljer någon
param-player-name = spelare
param-removed-player = Spelaren som ska bort och inte kan gå med i lobbyn igen
param-host-player = Den nya värden, som måste ha gått med
param-show = Om bilder visar din avatar
param-show-name = visa
param-day = Datumet för en tidigare nöt, till exempel 2026-11-05
param-day-name = dag
param-until = Ett antal dagar eller den sista dagen, till exempel 2026-12-03
param-until-name = till

discord-level-easy = lätt
discord-level-normal = normal
discord-level-hard = svår
discord-pace-live = 1 minut per drag
discord-pace-relaxed = 10 minuter per drag
discord-pace-slow = 1 dag per drag
discord-pace-auto = spelets egen
discord-where-server = den här servern
discord-where-everywhere = överallt
discord-language-auto = serverns språk
discord-private-language = Språk för dina privata svar
discord-language-own = som i Discord

## Lobby
discord-former-player = Tidigare spelare
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (dator, { $level })
discord-option = { $option }: { $value }
discord-option-alone = { $option } (så länge bara en människa är med)
discord-option-each = { $option } (följer antalet spelare)
discord-lobby-pace = { $pace }
discord-lobby-seats = Spelare ({ $count } av { $seats }):
discord-lobby-picture = En lobby för { $game }. Spelare: { $taken }{ $computers ->
    [0] {""}
    [one] , varav en dator
   *[other] , varav { $computers } datorer
}. Lediga platser: { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Reserverade platser: { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · inbjuden
discord-lobby-host = värd
discord-lobby-is-youngest = yngst
discord-lobby-youngest = Den yngsta börjar: är det du? Tryck på ”Jag är yngst”. Om ingen gör det börjar en slumpvis vald spelare.
discord-lobby-closes = -# Parti #{ $match }. Om ingen startar stänger lobbyn: { $when }
discord-lobby-number = -# Parti #{ $match }.
discord-lobby-waits = Du kan starta så snart någon går med eller du lägger till en dator.
discord-lobby-alone = Ingen har gått med än. Vill du starta nu, ensam mot { $computer }?
discord-match-unreadable = { $game }: partiet kan inte fortsätta, så det stoppades. Det räknas inte.
discord-match-older-rules = { $game }: partiet började med äldre regler som inte längre stöds, så det stoppades. Det räknas inte.
discord-lobby-cancelled = { $game }: lobbyn avbröts.
discord-add-computer = { $computer } ({ $level }): { $words }
discord-select-computer = Lägg till en dator …
discord-select-invited = Bjud in någon
discord-button-join = Gå med
discord-button-leave = Lämna
discord-button-youngest = Jag är yngst
discord-button-rules = Regler
discord-button-start = Starta
discord-button-remove = Ta bort en dator
discord-button-cancel = Avbryt
discord-button-rematch = Revansch
discord-button-next-level = { $computer } härnäst?
discord-button-deal = Spela den här given
discord-button-resume = Fortsätt
discord-button-auto-draw = Dra åt mig
discord-button-draw-myself = Dra själv
discord-button-describe = Beskriv
discord-button-more = Mer
discord-button-pause = Pausa
discord-button-board = Skicka igen
discord-button-stop = Stoppa partiet
discord-button-so-far = Repris hittills
discord-button-learn = Lär dig
discord-button-alone = Ensam
discord-button-learn-game = Lär dig { $game }
discord-button-alone-game = { $game } ensam
discord-button-end-open = Avsluta det partiet
discord-button-play-game = ▶ Spela { $game }
discord-button-help-games = ◀ Spelen
discord-button-help-commands = Alla kommandon ▶
discord-button-help-rest = Fler kommandon ▶
discord-button-replay = Repris
discord-button-from-end = ◀ Från slutet
discord-button-step = Steg för steg ▶
discord-button-record = Logg
discord-button-first = ◀◀ Början
discord-button-last = Slutet ▶▶
discord-button-fair-play = Fair play
discord-button-back = ◀ Tillbaka
discord-button-on = Nästa ▶
discord-button-show = Visa i kanalen
discord-button-season = Hela topplistan
discord-button-milestones = Mina milstolpar

## Bordet
discord-away = borta, en dator spelar
discord-away-until = borta { date-until }
discord-gave-up = gav upp
discord-deadline = ⏳ Tiden går ut: { $when }
discord-archiving = 💤 Alla är borta. Partiet arkiveras: { $when }
discord-archived = 💤 Arkiverat: ingen har spelat på ett dygn. Vem som helst av spelarna kan fortsätta partiet, här eller med /{ name-game } { name-continue }.
discord-paused = ⏸️ Pausat. Vem som helst av spelarna kan fortsätta partiet, här eller med /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ Jag kan inte se den här kanalen: här fungerar bara knappar, och bordet ändras bara när någon trycker på en. Jag behöver behörigheten ”{ permission-view-channel }”.
discord-reactions-forbidden = ⚠️ Jag kan inte lägga till reaktioner här. Jag behöver behörigheterna ”Lägg till reaktioner” och ”Läs meddelandehistorik”. Använd knapparna nedan så länge, eller lägg till emojin själv.
discord-reactions-taken-off = ⚠️ Mina reaktioner togs bort från det här meddelandet. Använd knapparna nedan eller lägg till emojin själv.
discord-reactions-again = Ta bort din emoji innan du reagerar igen.
discord-moved = Partiet { $game } fortsätter här: { $address }
discord-moved-away = Partiet { $game } fortsätter i ett nyare meddelande.

discord-words-news = **Det här hände nyss:**
discord-words-until = Hålls uppdaterad till { $when }
discord-words-ended = Tryck igen på ”{ discord-button-describe }” för att läsa det senaste läget.

## Lära sig
discord-practice = övningsparti
discord-practice-result = Bara övning: inget räknas.
discord-practice-over = Det var ditt övningsparti. **Redo för ett riktigt?** Tryck på **Revansch** eller använd `/{ $command } { name-start }`: det partiet räknas.
discord-button-stop-guidance = Sluta förklara
discord-practice-already = Du har redan ett övningsparti { $game }: { $address }
discord-end-open-over = Det partiet är inte öppet längre.

## Givar
discord-deal-open = Den här given har spelats förut: inget räknas.
discord-deal-free = Gå med så tar du en dators plats. Om ingen kommer spelar datorerna.
discord-deal-own = Samma giv, samma plats. { $player }: { $score }, { $points } av { $most } matchpoäng
discord-deal-other = { $rank }. { $player }: { $score }, { $points }
discord-deal-won = vinst
discord-deal-drawn = oavgjort
discord-deal-lost = förlust
discord-deal-left = lämnade partiet

## Resultat
discord-verdict-won = { $player } vinner!
discord-verdict-shared = { $players } delar på segern!
discord-verdict-draw = Oavgjort!
discord-verdict-none = Ingen vinner.
discord-verdict-away = I slutet spelade en dator åt { $players }: det räknas som att ge upp.
discord-why-resign = { $resigned } gav upp.
discord-why-nobody = Alla gav upp eller var borta i slutet, så ingen vinner. Annars hade segern gått till { $players }.
discord-lost = Starkt att spela till slutet, { $players }. I en revansch börjar alla om från noll.
discord-why-turn-limit = Det sista draget är spelat.
discord-why-agreed = Partiet avslutades i förtid: den som har flest kort vinner.
discord-list = { $label }: { $values }
# Både etiketter och värden: Kort (längsta orm): 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Visa alla
discord-and-more = … och { $count } till
discord-list-cards = Kort
discord-list-longest = längsta orm
discord-ratings = Rating: { $list }
discord-rating-later = visas efter { $needed } partier ({ $matches } hittills)
discord-unrated-too-few-moved = Utan rating: minst två spelare måste göra ett drag.
discord-unrated-daily-limit = Utan rating: bara { $matches } partier om dagen mellan samma två spelare räknas.
discord-unrated-resignations = Utan rating: när två spelare har gett upp för många partier mot varandra räknas deras partier inte under resten av dagen.
discord-left-out-not-moved = Utan rating för { $players }: inga egna drag.
discord-left-out-daily-limit = Utan rating för { $players }: redan { $matches } partier med rating mot de andra i dag.
discord-left-out-resignations = Utan rating för { $players }: för många partier mot de andra har getts upp i dag.

## Avslag
discord-broken = Något gick fel hos mig. Inget har gått förlorat: försök igen om en stund.
discord-slow = Det här tar längre tid än vanligt. Titta på bordet om en stund, och försök igen om inget har ändrats.
discord-unknown-button = Den här knappen är inte min, eller så är den för gammal. Inget ändrades.
discord-unknown-command = Kommandot finns inte längre. Ladda om Discord och försök igen.
discord-unknown-game = Det spelet finns inte.
discord-no-page = Den sidan finns inte.
discord-only-in-servers = Det här fungerar bara på en server.
discord-nobody-sees = På den här servern ser andra inte mina meddelanden, så ingen kan gå med i din lobby för { $game }. Du kan spela ensam här, eller be någon som hanterar servern att bjuda in mig.
discord-real-time-needs-bot = { $game } spelas med reaktioner, och de når mig bara på en server där jag är med. Be någon som hanterar din server att bjuda in mig, eller välj ett annat spel: de andra fungerar här.
discord-start-elsewhere = Vi spelar i { $channels }: där startar partierna på den här servern.
discord-only-managers = Du behöver behörigheten ”Hantera server”.
discord-server-language = Språk i meddelandena på den här servern: { $language }. De som hanterar servern kan ändra det med `/settings`.
discord-lacks-permission = Jag behöver behörigheten ”{ $permission }” i { $channel }. Någon som hanterar servern kan ge mig den.
discord-you-lack-permission = För det behöver du behörigheten ”{ $permission }” i { $channel }.
discord-thread-announced = { $player } öppnar ett parti { $game } i tråden nedan.
discord-thread-failed = Jag kunde inte skapa en tråd här, så ingen lobby öppnades. Försök igen utan tråd, eller i en annan kanal.
discord-resign-question =
    Vill du verkligen ge upp partiet? Det går inte att ångra. { $counts ->
        [true] Det räknas som en förlust.
       *[false] Det räknas inte som en förlust.
    }
    { $match }
discord-button-confirm-resign = Ja, ge upp
discord-button-play-on = Nej, spela vidare
discord-plays-on = Bra, inget ändras.
discord-stop-question =
    Vill du verkligen stoppa partiet för alla? Ingen vinner, och det räknas inte.
    { $match }
discord-stop-question-alone =
    Vill du verkligen stoppa partiet? Det räknas inte.
    { $match }
discord-end-question =
    Vill du verkligen avsluta partiet nu? Den som har flest kort vinner.
    { $match }
discord-stop-question-last =
    Du är den sista spelaren: om du stoppar partiet räknas det som att ge upp, och de andra behåller sina resultat. Vill du verkligen ge upp?
    { $match }
discord-cancel-question =
    Vill du verkligen avbryta lobbyn?
    { $match }
discord-button-confirm-stop = Ja, stoppa
discord-button-confirm-end = Ja, avsluta
discord-button-confirm-cancel = Ja, avbryt
discord-button-keep-lobby = Nej, behåll

discord-mine-heading = **Dina partier**
discord-mine-none = Du är inte med i något öppet parti. `/{ name-help }` visar hur man startar ett.
discord-mine-lobby = { $match }: inte startat än
discord-mine-own-turn = { $match }: **din tur** · ⏳ { $deadline }
discord-mine-turn = { $match }: väntar på { $players } · ⏳ { $deadline }
discord-mine-paused = { $match }: pausat
discord-mine-channel-gone = { $match }: pausat, eftersom kanalen raderades. Fortsätt det med /{ name-game } { name-continue } i en annan kanal på servern.
discord-history-heading = **Dina senaste partier här** · högst { $most }, bara de som räknas
discord-history-none = Du har inget avslutat parti här som räknas. `/{ name-help }` visar hur man startar ett.
discord-history-select = Se ett igen …
discord-history-won = 🏆 vinst
discord-history-drawn = oavgjort
discord-history-rank = placering { $rank } av { $seats }
discord-notice-turn = { $players }, { $count ->
    [one] det är din tur i **{ $game }**, och andra väntar på dig
   *[other] det är er tur i **{ $game }**, och andra väntar på er
}. [Gå till bordet]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, { $count ->
    [one] din tid
   *[other] er tid
} i **{ $game }** är snart slut. [Gå till bordet]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, **{ $game }** har börjat. [Gå till bordet]({ $address })
discord-notice-next = { $players }, { $count ->
    [one] du är näst på tur
   *[other] ni är näst på tur
} i **{ $game }**. [Gå till bordet]({ $address })
discord-notice-played = Förra gången tog din tid slut och en dator spelade åt dig:
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] bjuder in dig till **{ $game }** och håller en plats åt dig
   *[other] bjuder in er till **{ $game }** och håller platser åt er
}. [Gå till bordet]({ $address })
discord-notice-place = -# På servern { $server } · { $channel }
discord-role-mention = { $role }, { $host } söker medspelare till **{ $game }**. [Gå till bordet]({ $address })
discord-button-decline = Inte nu
discord-accepted = Du är med! [Gå till bordet]({ $address })
discord-button-block = Blockera
discord-blocked = { $host } kan inte bjuda in dig längre. Du kan ångra det med /{ name-game } { name-notices }.
discord-button-notices = 🔔 Mina aviseringar
discord-button-notices-channel = I kanalen
discord-button-notices-direct = Som direktmeddelande
discord-button-notices-nowhere = Inte alls
discord-button-notices-time = Välj en tid …
discord-notices-turns = När andra väntar på din tur
discord-notices-next = När du är näst på tur i ett långsamt parti med tre eller fler spelare
discord-notices-puzzle = När dagens nöt är här, som direktmeddelande
discord-puzzle-time-title = När en ny nöt är här
discord-puzzle-time-label = Klockslag och tidszon: 8:30 Europe/Stockholm
discord-no-time = Skriv ett klockslag och en tidszon, till exempel 8:30 Europe/Stockholm.
discord-no-zone = Tidszonen ”{ $zone }” finns inte. Kanske någon av dessa: { $zones }
discord-notices-invitations = När någon bjuder in dig
discord-notices-invited-by = Vem som får bjuda in dig
discord-notices-unblock = Låt en blockerad värd bjuda in dig igen …
discord-away-now = **Du är borta.** Sista dagen: { date } (UTC).
discord-away-not = **Du är inte borta.**
discord-away-help = Medan du är borta väntar dina drag i långsamma partier, de andra ser hur länge, och du får inga aviseringar. I snabbare partier spelar en dator åt dig när din tid tar slut.
discord-away-left = { $left ->
    [0] Du har använt alla dina { $most } frånvarodagar för den här säsongen.
    [one] Du kan vara borta ytterligare en dag den här säsongen, av totalt { $most }.
   *[other] Du kan vara borta ytterligare { $left } dagar den här säsongen, av totalt { $most }.
}
discord-away-option = { date } ({ $duration })
discord-away-choose = Till och med vilken dag?
discord-button-returned = Jag är tillbaka
discord-away-too-long = { $left ->
    [0] Du har använt alla dina { $most } frånvarodagar för den här säsongen.
    [one] Du kan vara borta ytterligare en dag den här säsongen. Varje säsong har du { $most }.
   *[other] Du kan vara borta högst ytterligare { $left } dagar den här säsongen. Varje säsong har du { $most }.
}
discord-away-unclear = Jag förstår inte hur länge du är borta. Skriv ett antal dagar, till exempel 7, eller den sista dagen, till exempel 2026-12-03.
discord-away-pause = Du ändrade det nyss. Du kan ändra det igen om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
discord-button-invited-by-everybody = Alla
discord-button-invited-by-played = De jag har spelat med
discord-button-invited-by-nobody = Ingen
discord-avatar-shown = Bilder av dina partier visar nu din avatar.
discord-avatar-hidden = Bilder visar inte längre din avatar, bara ditt namn.
discord-privacy =
    {"**"}Vad jag sparar om dig, och varför**
    - Ditt Discord-ID och ditt namn: för din plats vid bordet och för topplistor.
    - Dina partier, med drag, resultat, hur snabbt du knäppte och var de spelades: för repriser, statistik och rating.
    - Dina försök på dagens nöt och det du anmäler om den: för din svit, serverns resultat och rättelser.
    - Vilka milstolpar du har sett: så att varje milstolpe bara är ny en gång.
    - Dina egna val: aviseringar, avatar och dagarna då du är borta.
    - Inbjudningar från det senaste dygnet och värdarna som du har blockerat: så att ingen stör dig.
    - Reaktioner som verkar för snabba för en människa: för dem som hanterar servern.
    Jag sparar aldrig din avatar eller dina meddelanden. Bilder och resultat som jag skickar blir kvar i kanalerna.
    { $export } skickar allt till dig som en fil. { $forget } raderar det.
discord-privacy-listed = Listor över vilka som har löst dagens nöt nämner dig.
discord-privacy-unlisted = Listor över vilka som har löst dagens nöt nämner dig inte.
discord-privacy-policy = Integritetspolicy: { $address }
discord-terms-of-service = Användarvillkor: { $address }
discord-export = Här är allt jag sparar om dig.
discord-export-cut = Här är vad jag sparar om dig. Alla dina partier får inte plats i en fil på Discord: det här är de { $matches } senaste, och { $older } äldre saknas. Den som driver boten kan skicka resten till dig.
discord-export-pause = Du fick nyss dina data. Du kan be om dem igen om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
discord-forget-question =
    Vill du verkligen att jag raderar allt om dig? Det går inte att ångra.
    Din rating, din statistik och dina val försvinner. Partier med andra spelare finns kvar, men där är du bara ”Tidigare spelare”. Spelar du igen börjar du om från början.
discord-button-forget = Ja, radera allt
discord-button-keep-data = Nej, behåll
discord-forget-open =
    Du har fortfarande en plats i de här partierna. Ge upp eller lämna dem först, och be mig sedan igen.
    { $matches }
discord-forgotten = Klart: jag har raderat allt om dig. Meddelanden som jag har skickat tidigare blir kvar i kanalerna. En moderator där kan radera dem.
discord-with-yourself = Du har redan en plats. Välj andra spelare.
discord-with-bot = { $player } är en bot. Vill du spela mot datorer, välj antalet med `datorer`.
discord-with-twice = Du valde { $player } två gånger.
discord-challenge = Vilket spel vill du spela med { $player }?
discord-with-direct = Ingen annan kan gå med i direktmeddelanden. Starta partiet på en server.
discord-with-too-many = Det här spelet har { $most } platser. Du, de inbjudna och datorerna behöver { $needed }.
discord-choose-match = Vilket parti?
discord-button-ask-to-stop = Be alla att stoppa
discord-button-resign = Ge upp
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Steg för steg** visar partiet i din egen takt. **Logg** är en fil med varje steg, så att vem som helst kan kontrollera det.
discord-replay-alt = Hela partiet som animation. Knappen ”Steg för steg” visar samma bilder en i taget, var och en med sin text.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = Spelarna
discord-step = Steg { $step } av { $steps }
discord-at-step = Steg { $step }
discord-step-end = Slutet
discord-select-step = Gå till ett steg …
discord-record = Loggen för parti #{ $number } innehåller allt som slumpen avgjorde och varje steg. `snakepit verify record.json` kontrollerar den.
discord-record-check = Kontrollera den i din webbläsare: { $address }
discord-replay-none = Inget parti har spelats klart i den här kanalen än.
discord-replay-elsewhere = Jag kan inte visa partiet här: det är inte slut, eller så spelades det i en annan kanal.
discord-replay-older-rules = Partiet spelades med äldre regler. De stöds inte längre, så det finns ingen repris.
discord-replay-busy = Det görs för många repriser just nu. Försök igen om en stund.
discord-replay-pending = Din förra repris är inte klar än. Vänta tills den är här.
discord-replay-pause = Kanalen fick nyss en repris. Försök igen om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
discord-replay-too-large = Reprisen är för stor för servern.
permission-view-channel = Visa kanal
permission-send-messages = Skicka meddelanden
permission-send-messages-in-threads = Skicka meddelanden i trådar
permission-attach-files = Bifoga filer
permission-read-message-history = Läs meddelandehistorik
permission-create-public-threads = Skapa offentliga trådar
permission-create-private-threads = Skapa privata trådar
permission-manage-roles = Hantera roller

## Läsa
discord-rules-heading = **{ $game }** · regler { $page }/{ $pages }
discord-rules-house = -# 🏠 Vår husregel.
discord-help-intro = **Spela** med andra, **Lär dig** genom att spela, eller spela **Ensam** direkt.
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = Spelens titelbilder: { $games }.
discord-help-commands =
    ## Alla kommandon
    Tryck på ett kommando för att använda det. `{ name-learn }` startar ett övningsparti mot en dator på lätt nivå. Ett tips med 🎓 förklarar varje drag, och inget räknas.
discord-help-play = **Spela**
discord-help-match = **Under ett parti**
discord-help-back = **Se tillbaka**
discord-help-you = **För dig**
discord-help-server = **För servern**
discord-help-more =
    Tryck på **Beskriv** under bilden för att läsa i ord vad den visar. Bara du ser det.
    Missar du två drag i rad spelar en dator åt dig tills du trycker på en knapp.

## Resultat och rankning
discord-scores-heading = **{ $game }** · senaste resultat i den här kanalen
discord-scores-none = Inget parti har spelats här än.
discord-scores-running = Parti #{ $match } · startat · { $when }
discord-scores-ended = Parti #{ $match } · slut · { $when }
discord-scores-drawn = Parti #{ $match } · oavgjort · { $when }
discord-scores-stopped = Parti #{ $match } · stoppat, räknas inte · { $when }
discord-scores-round = -# Runda { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · topplista, { $where }, { $when }
discord-leaderboard-none = Ingen finns på listan än. Spela klart ett parti och bli först!
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · vunna { $won }, oavgjorda { $drawn }, förlorade { $lost }
discord-leaderboard-trend = -# ↑ ↓: ändring av den totala ratingen under de senaste { $matches } partierna med rating
discord-leaderboard-rated = -# Ratingen visas efter { $needed } partier med rating. Det finns medaljer så snart tre människor har en rating.
discord-leaderboard-line-period = { $place } { $player } · vunna **{ $won }**, oavgjorda { $drawn }, förlorade { $lost }
discord-leaderboard-counts = -# Partier med minst två människor räknas: flest vunna, sedan flest oavgjorda. Slutar: { $end }
discord-picture-pause = Det var många bilder på kort tid. Du kan be om nästa om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
discord-leaderboard-pause = Kanalen fick nyss en topplista. Försök igen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
discord-period-all = genom tiderna
discord-period-season = den här säsongen
discord-period-week = den här veckan
discord-season = { $quarter ->
    [1] januari till mars
    [2] april till juni
    [3] juli till september
   *[other] oktober till december
} { $year }
discord-rating-new = ny ({ $matches } av { $needed })
discord-best-claim = 🏆 { $player }: snabbaste rätta reaktionen hittills, { $time }
discord-best-score = 🏆 { $player }: bästa partiet hittills, { $score }
discord-first-win = 🎉 { $player }: första vinsten i { $game }!
discord-fastest-claim = ⚡ Snabbaste rätta reaktionen i partiet: { $player }, { $time }
discord-season-over = 🏆 Säsongen { $season } är slut. Grattis!
discord-milestone-first-win = { $game } · första vinsten: { $date }
discord-milestone-streak = { $game } · flest vinster i rad: { $wins }
discord-milestone-snake = { $game } · längsta ormen: { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}
discord-milestone-claim = { $game } · snabbaste rätta reaktionen: { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Dela en milstolpe
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = bäst { $best }
discord-fastest = snabbast { $time }
discord-wrong = { percent } fel
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = alla spel
discord-stats-none = Inga partier som räknas än. Övningspartier räknas inte.
discord-stats-played = Partier: { $games } (vunna { $won }, oavgjorda { $drawn }, förlorade { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Rating: { $rating }, högst { $best }
discord-stats-rating-new = Rating: { $rating }
discord-stats-runs = Vinster i rad: { $run } nu, rekord { $longest }
discord-stats-best = Bästa partiet: { $best }
discord-stats-claims = Rätta reaktioner: { $right }, fel: { percent }
discord-stats-fastest = Snabbaste rätta reaktionen: { $time }

## Inställningar
discord-settings-heading = **Serverns inställningar**
    -# Varje val gäller direkt.
discord-settings-play = Spel
discord-settings-channels = Kanaler
discord-settings-puzzle = Nöt
discord-settings-roles = Roller
discord-settings-privacy = Integritet & fair play
discord-settings-language = Spelens språk
discord-settings-pace = Tid per drag, om värden inte väljer något annat
discord-settings-stopping = Vem som får stoppa ett parti, förutom moderatorer
discord-stopping-host = Först värden, senare alla spelare tillsammans
discord-stopping-players = Alla spelare tillsammans
discord-stopping-nobody = Ingen
discord-settings-start = Var partier får starta, trådar inräknade
discord-settings-everywhere = Överallt
discord-settings-matches = Öppna partier per kanal
discord-settings-at-most = { $matches ->
    [0] Ingen gräns
   *[other] Högst { $matches }
}
discord-settings-threads = En tråd för varje parti, om värden inte väljer något annat
discord-settings-notices = Meddela spelare i kanalen när andra väntar på dem eller bjuder in dem
discord-settings-role = Roll som nämns när en ny lobby söker spelare, högst en gång på tio minuter
discord-settings-no-role = Ingen roll
discord-settings-role-deleted = ⚠️ Den valda rollen har tagits bort. Välj en annan, eller ingen.
discord-settings-role-restricted = Bara lobbyer från medlemmar med behörigheten *Nämn alla roller* nämner den här rollen. Låt alla nämna den för att ändra det.
discord-settings-role-not-allowed = ⚠️ Jag får inte nämna den här rollen. Låt alla nämna den, eller ge mig behörigheten *Nämn alla roller*.
discord-settings-role-everyone = Jag nämner aldrig alla. Välj en annan roll.
discord-settings-season = Var jag visar prispallen när en säsong slutar: i januari, april, juli och oktober
discord-settings-no-channel = Ingenstans
discord-settings-puzzle-channel = Var jag visar dagens nöt, varje dag vid samma tid
discord-settings-puzzle-time = När jag visar dagens nöt
discord-settings-no-time = Ingen tid än
discord-settings-puzzle-role = Roll som jag nämner med dagens nöt
discord-settings-puzzle-next = Nästa nöt: { $at }
discord-settings-puzzle-off = Välj en kanal och en tid, så visar jag nöten varje dag.
discord-settings-puzzle-lost = ⚠️ Jag visar inte längre dagens nöt i { $channel }: kanalen är borta, eller så kan jag inte skriva där. Välj en kanal på sidan *{ discord-settings-puzzle }*.
discord-settings-winner-role = Roll till den som vann den senaste turneringen
discord-settings-season-role = Roll till alla som kom etta i ett spel förra säsongen
discord-settings-roles-explained = Den bästa människan får rollen, aldrig en dator. Jag tar tillbaka den när någon annan vinner.
discord-award-unknown = Discord svarar inte just nu, så jag kunde inte kontrollera rollen. Välj den igen.
discord-award-managed = ⚠️ Discord eller en annan app hanterar den här rollen, så jag kan inte ge den. Välj en annan.
discord-award-powerful = ⚠️ Den här rollen har behörigheter som inte alla har. Välj en utan, för vem som helst kan vinna den.
discord-award-too-low = ⚠️ Den här rollen står över min, så jag kan inte ge den. Flytta upp min roll i serverns lista över roller.
discord-award-not-allowed = ⚠️ Jag behöver behörigheten ”{ permission-manage-roles }” för att ge den här rollen.
discord-settings-other-server = Den kanalen hör inte till den här servern, eller så kan jag inte se den. Välj en annan.
discord-button-change = Ändra
discord-settings-avatars = Visa spelarnas avatarer på bilder
discord-settings-barred = Medlemmar som inte får spela på den här servern. De får spela klart påbörjade partier.
discord-settings-nobody = Ingen
discord-acts-heading = **Vad administratörer och moderatorer har gjort de senaste 90 dagarna**
discord-acts-none = Ingen har ändrat en inställning eller stoppat andras partier de senaste 90 dagarna.
discord-act-setting = { $when }, { $who }: { $detail }
discord-act-stop = { $when }: { $who } stoppade parti { $detail }
discord-settings-keep = Hur länge jag sparar avbrutna lobbyer
discord-settings-days = { $days ->
    [0] för alltid
    [one] { $days } dag
   *[other] { $days } dagar
}
discord-on = På
discord-off = Av
