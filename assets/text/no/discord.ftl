# Kommandoer, lobbyer, resultater og andre meldinger på Discord. Navn på valg er ett ord med små bokstaver.

## Kommandoer, høyst 100 tegn hver
command-learn = Lær spillet i et øvingsparti mot en datamaskin på lett nivå
command-rules = Les reglene for spillet
command-scores = Resultatene for spillet i denne kanalen
command-challenge-name = Utfordre
command-daily = En oppgave for hver dag
command-daily-play = Løs dagens oppgave; bare du ser den
command-daily-results = Hvem som har løst dagens oppgave her, og løsningen på den siste som er over
command-tournament = Turneringer på denne serveren
command-tournament-start = Åpne påmeldingen til en turnering
command-tournament-show = Vis kanalens turnering på nytt
command-duplicate = De samme kortene og terningene ved flere bord
command-duplicate-start = Åpne påmeldingen til en duplikatturnering, der alle bord spiller de samme givene
command-duplicate-show = Vis kanalens duplikatturnering på nytt
command-leaderboard = Vis de beste spillerne
command-stats = Vis hva en spiller har spilt og vunnet
command-game = Partiet i denne kanalen
command-mine = Vis dine åpne og pausede partier overalt, og hvem sin tur det er
command-history = Vis dine siste ferdige partier på denne serveren, og se ett på nytt
command-board = Legg ut partiet på nytt nederst i kanalen
command-time = Vis hvor lenge partiet i denne kanalen har vart, pauser medregnet
command-pause = Sett partiet i denne kanalen på pause når alle er enige
command-continue = Fortsett et pauset parti i denne kanalen
command-resign = Gi opp partiet ditt i denne kanalen
command-replay = Vis det siste ferdige partiet her som animasjon
command-avatar = Vis eller skjul avataren din på bilder av partier
command-notices = Velg hvor du får varsler og invitasjoner, og hvem som kan invitere deg
command-away = Oppgi hvor lenge du er borte: De langsomme partiene dine venter, og du får ingen varsler
command-stop = Stopp partiet uten vinner
command-invite = Inviter en spiller til lobbyen din
command-remove = Fjern en spiller fra lobbyen din
command-host = Gjør en annen spiller til vert for lobbyen din
command-privacy = Hva jeg lagrer om deg
command-privacy-show = Se hva jeg lagrer om deg, og hvorfor
command-privacy-export = Få alt jeg lagrer om deg, som en fil
command-privacy-forget = Slett alt jeg lagrer om deg
command-settings = Still inn spillene på denne serveren
command-help = Se spillene og hvordan du starter et

# Names of commands: lower case, no spaces, at most 32 characters.
name-game = parti
name-daily = dagens-oppgave
name-play = spill
name-results = resultater
name-tournament = turnering
name-duplicate = duplikat
name-leaderboard = toppliste
name-stats = statistikk
name-help = hjelp
name-settings = innstillinger
name-privacy = personvern
name-show = vis
name-export = eksporter
name-forget = slett
name-start = start
name-learn = lær
name-rules = regler
name-scores = resultater
name-board = vis
name-time = tid
name-mine = mine
name-history = historikk
name-pause = pause
name-continue = fortsett
name-resign = gi-opp
name-replay = reprise
name-avatar = avatar
name-notices = varsler
name-away = borte
name-stop = stopp
name-invite = inviter
name-remove = fjern
name-host = vert

param-computers = Hvor mange datamaskiner som blir med straks
param-computers-name = datamaskiner
param-level = Hvor godt datamaskinene spiller
param-level-name = nivå
param-pace = Hvor lang tid hver spiller har på en tur
param-pace-name = tempo
param-thread = Spill i en ny tråd
param-thread-name = tråd
param-with = En spiller som inviteres og får holdt av en plass
param-with-name = med
param-with-2-name = med-2
param-with-3-name = med-3
param-with-4-name = med-4
param-with-5-name = med-5
param-with-6-name = med-6
param-with-7-name = med-7
param-game = Hvilket spill
param-game-name = spill
param-format = Hvordan spillerne møtes
param-format-name = format
param-rounds = Hvor mange runder en sveitserturnering har
param-rounds-name = runder
param-tables = Høyst så mange bord; det blir så mange som fylles
param-tables-name = bord
param-deals = Antall giver som spilles etter hverandre
param-deals-name = giver
param-begins-in = Starter av seg selv etter så mange minutter og vises som arrangement
param-begins-in-name = starter-om
param-begins = Når den begynner, for eksempel «lørdag 20:00», gjerne med tidssone bak
param-begins-name = starter
param-title = En egen tittel
param-title-name = tittel
param-description = Hva alle bør vite
param-description-name = beskrivelse
param-limit = Høyst hvor mange spillere
param-limit-name = grense
param-third-place = I en cup spiller taperne av semifinalene om tredjeplassen
param-third-place-name = tredjeplass
param-where = På denne serveren eller overalt
param-where-name = hvor
param-player = Spilleren; du selv hvis du ikke velger noen
param-player-name = spiller
param-removed-player = Spilleren som fjernes og ikke kan bli med i lobbyen igjen
param-host-player = Den nye verten, som må være med allerede
param-show = Om bilder viser avataren din
param-show-name = vis
param-day = Datoen for en tidligere oppgave, for eksempel 5.11.2026
param-day-name = dag
param-until = Et antall dager eller den siste dagen, for eksempel 3.12.2026
param-until-name = til

discord-level-easy = lett
discord-level-normal = middels
discord-level-hard = vanskelig
discord-pace-live = 1 minutt per tur
discord-pace-relaxed = 10 minutter per tur
discord-pace-slow = 1 dag per tur
discord-pace-auto = spillets egen
discord-where-server = på denne serveren
discord-where-everywhere = overalt
discord-language-auto = serverens språk
discord-private-language = Språk i dine private svar
discord-language-own = som i Discord

## Lobbyen
discord-former-player = Tidligere spiller
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (datamaskin, { $level })
discord-option = { $option }: { $value }
discord-option-alone = { $option } (så lenge bare ett menneske er med)
discord-option-each = { $option } (følger antall spillere)
discord-lobby-pace = { $pace }
discord-lobby-seats = Spillere ({ $count } av { $seats }):
discord-lobby-picture = En lobby for { $game }. Spillere: { $taken }{ $computers ->
    [0] {""}
    [one] , én av dem en datamaskin
   *[other] , { $computers } av dem datamaskiner
}. Ledige plasser: { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Reserverte plasser: { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · invitert
discord-lobby-host = vert
discord-lobby-is-youngest = yngst
discord-lobby-youngest = Den yngste begynner: Er det deg? Trykk på «Jeg er yngst». Gjør ingen det, begynner en tilfeldig spiller.
discord-lobby-closes = -# Parti #{ $match }. Hvis ingen starter, stenger lobbyen: { $when }
discord-lobby-number = -# Parti #{ $match }.
discord-lobby-waits = Du kan starte så snart noen blir med eller du legger til en datamaskin.
discord-lobby-alone = Ingen er med ennå. Vil du starte nå, alene mot { $computer }?
discord-match-unreadable = { $game }: Dette partiet kan ikke fortsette, så det ble stoppet. Det teller ikke.
discord-match-older-rules = { $game }: Dette partiet begynte med eldre regler som ikke støttes lenger, så det ble stoppet. Det teller ikke.
discord-lobby-cancelled = { $game }: avlyst.
discord-add-computer = { $computer } ({ $level }): { $words }
discord-select-computer = Legg til en datamaskin …
discord-select-invited = Inviter noen
discord-button-join = Bli med
discord-button-leave = Forlat
discord-button-youngest = Jeg er yngst
discord-button-rules = Regler
discord-button-start = Start
discord-button-remove = Fjern en datamaskin
discord-button-cancel = Avlys
discord-button-rematch = Omkamp
discord-button-next-level = { $computer } neste?
discord-button-deal = Spill denne given
discord-button-resume = Fortsett
discord-button-auto-draw = Trekk for meg
discord-button-draw-myself = Trekk selv
discord-button-describe = Beskriv
discord-button-more = Mer
discord-button-pause = Ta pause
discord-button-board = Legg ut igjen
discord-button-stop = Stopp partiet
discord-button-so-far = Reprise hittil
discord-button-learn = Lær
discord-button-alone = Alene
discord-button-learn-game = Lær { $game }
discord-button-alone-game = { $game } alene
discord-button-end-open = Avslutt det partiet
discord-button-play-game = ▶ Spill { $game }
discord-button-help-games = ◀ Spillene
discord-button-help-commands = Alle kommandoer ▶
discord-button-help-rest = Flere kommandoer ▶
discord-button-replay = Reprise
discord-button-from-end = ◀ Fra slutten
discord-button-step = Steg for steg ▶
discord-button-record = Logg
discord-button-first = ◀◀ Start
discord-button-last = Slutt ▶▶
discord-button-fair-play = Fair play
discord-button-back = ◀ Tilbake
discord-button-on = Neste ▶
discord-button-show = Vis i kanalen
discord-button-season = Hele topplisten
discord-button-milestones = Mine milepæler

## Bordet
discord-away = borte, en datamaskin spiller
discord-away-until = borte { date-until }
discord-gave-up = ga opp
discord-deadline = ⏳ Tiden går ut: { $when }
discord-archiving = 💤 Alle er borte. Partiet arkiveres: { $when }
discord-archived = 💤 Arkivert: Ingen har spilt på et døgn. Alle som er med i partiet, kan fortsette det, her eller med /{ name-game } { name-continue }.
discord-paused = ⏸️ Satt på pause. Alle som er med i partiet, kan fortsette det, her eller med /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ Jeg kan ikke se denne kanalen: Her virker bare knapper, og bordet endrer seg bare når noen trykker på en. Jeg trenger tillatelsen «{ permission-view-channel }».
discord-reactions-forbidden = ⚠️ Jeg kan ikke legge til reaksjoner her. Jeg trenger tillatelsene «Legg til reaksjoner» og «Les meldingshistorikk». Bruk knappene under så lenge, eller legg til emojien selv.
discord-reactions-taken-off = ⚠️ Reaksjonene mine ble fjernet fra denne meldingen. Bruk knappene under, eller legg til emojien selv.
discord-reactions-again = Ta bort emojien din før du reagerer igjen.
discord-moved = Dette partiet i { $game } fortsetter her: { $address }
discord-moved-away = Dette partiet i { $game } fortsetter i en nyere melding.

discord-words-news = **Dette skjedde nettopp:**
discord-words-until = Holdes oppdatert til { $when }
discord-words-ended = Trykk igjen på «{ discord-button-describe }» for å lese den nyeste stillingen.

## Læring
discord-practice = øvingsparti
discord-practice-result = Bare øving: Ingenting teller.
discord-practice-over = Det var øvingspartiet ditt. **Klar for et ordentlig?** Trykk på **Omkamp** eller bruk `/{ $command } { name-start }`: Da teller det.
discord-button-stop-guidance = Slutt å forklare
discord-practice-already = Du har allerede et øvingsparti i { $game }: { $address }
discord-end-open-over = Det partiet er ikke åpent lenger.

## Giver
discord-deal-open = Denne given er spilt før: Ingenting teller.
discord-deal-free = Bli med, så får du plassen til en datamaskin. Hvis ingen kommer, spiller datamaskinene.
discord-deal-own = Samme giv, samme plass. { $player }: { $score }, { $points } av { $most } matchpoeng
discord-deal-other = { $rank }. { $player }: { $score }, { $points }
discord-deal-won = seier
discord-deal-drawn = uavgjort
discord-deal-lost = tap
discord-deal-left = forlot partiet

## Resultatet
discord-verdict-won = { $player } vinner!
discord-verdict-shared = { $players } deler seieren!
discord-verdict-draw = Uavgjort!
discord-verdict-none = Ingen vinner.
discord-verdict-away = På slutten spilte en datamaskin for { $players }: Det regnes som å gi opp.
discord-why-resign = { $resigned } ga opp.
discord-why-nobody = Alle ga opp eller var borte på slutten, så ingen vinner. Ellers hadde seieren gått til { $players }.
discord-lost = Sterkt å spille til slutten, { $players }. I en omkamp begynner alle på null igjen.
discord-why-turn-limit = Den siste turen er spilt.
discord-why-agreed = Partiet ble avsluttet før tiden: Den som har flest kort, vinner.
discord-list = { $label }: { $values }
# Både for overskrifter og verdier: Kort (lengste slange): 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Vis alle
discord-and-more = … og { $count } til
discord-list-cards = Kort
discord-list-longest = lengste slange
discord-ratings = Rating: { $list }
discord-rating-later = vises etter { $needed } partier ({ $matches } så langt)
discord-unrated-too-few-moved = Uten rating: Minst to spillere må gjøre et trekk.
discord-unrated-daily-limit = Uten rating: Bare { $matches } partier om dagen mellom de samme to spillerne teller.
discord-unrated-resignations = Uten rating: Når for mange partier mellom to spillere er gitt opp, teller ikke partiene deres resten av dagen.
discord-left-out-not-moved = Uten rating for { $players }: ingen egne trekk.
discord-left-out-daily-limit = Uten rating for { $players }: allerede { $matches } tellende partier mot de andre i dag.
discord-left-out-resignations = Uten rating for { $players }: For mange partier mot de andre er gitt opp i dag.

## Avslag
discord-broken = Noe gikk galt hos meg. Ingenting er tapt: Prøv igjen om et øyeblikk.
discord-slow = Dette tar lengre tid enn vanlig. Se på bordet om et øyeblikk, og prøv igjen hvis ingenting har endret seg.
discord-unknown-button = Denne knappen er ikke min, eller den er for gammel. Ingenting ble endret.
discord-unknown-command = Denne kommandoen finnes ikke lenger. Last Discord inn på nytt, og prøv igjen.
discord-unknown-game = Det spillet finnes ikke.
discord-no-page = Den siden finnes ikke.
discord-only-in-servers = Dette virker bare på en server.
discord-nobody-sees = På denne serveren ser ikke andre meldingene mine, så ingen kan bli med i lobbyen din for { $game }. Du kan spille alene her, eller be noen som administrerer serveren, om å invitere meg.
discord-real-time-needs-bot = { $game } spilles med reaksjoner, og de når meg bare på en server der jeg er medlem. Be noen som administrerer serveren, om å invitere meg, eller velg et annet spill: De andre virker her også.
discord-start-elsewhere = La oss spille i { $channels }: Partier på denne serveren starter der.
discord-only-managers = Du trenger tillatelsen «Administrer server».
discord-server-language = Språk i meldingene på denne serveren: { $language }. De som administrerer serveren, kan endre det med `/settings`.
discord-lacks-permission = Jeg trenger tillatelsen «{ $permission }» i { $channel }. Noen som administrerer serveren, kan gi meg den.
discord-you-lack-permission = Det krever at du har tillatelsen «{ $permission }» i { $channel }.
discord-thread-announced = { $player } åpner et parti i { $game } i tråden under.
discord-thread-failed = Jeg klarte ikke å opprette en tråd her, så ingen lobby ble åpnet. Prøv igjen uten tråd, eller i en annen kanal.
discord-resign-question =
    Vil du virkelig gi opp dette partiet? Det kan ikke angres. { $counts ->
        [true] Det teller som et tap.
       *[false] Det teller ikke som et tap.
    }
    { $match }
discord-button-confirm-resign = Ja, gi opp
discord-button-play-on = Nei, spill videre
discord-plays-on = Fint, ingenting er endret.
discord-stop-question =
    Vil du virkelig stoppe dette partiet for alle? Ingen vinner, og partiet teller ikke.
    { $match }
discord-stop-question-alone =
    Vil du virkelig stoppe dette partiet? Det teller ikke.
    { $match }
discord-end-question =
    Vil du virkelig avslutte partiet nå? Den som har flest kort, vinner.
    { $match }
discord-stop-question-last =
    Du er den siste spilleren: Hvis du stopper, regnes det som å gi opp, og de andre beholder resultatene sine. Vil du virkelig gi opp?
    { $match }
discord-cancel-question =
    Vil du virkelig avlyse denne lobbyen?
    { $match }
discord-button-confirm-stop = Ja, stopp det
discord-button-confirm-end = Ja, avslutt det
discord-button-confirm-cancel = Ja, avlys den
discord-button-keep-lobby = Nei, behold den

discord-mine-heading = **Partiene dine**
discord-mine-none = Du er ikke med i noe åpent parti. `/{ name-help }` viser hvordan du starter et.
discord-mine-lobby = { $match }: ikke startet ennå
discord-mine-own-turn = { $match }: **din tur** · ⏳ { $deadline }
discord-mine-turn = { $match }: venter på { $players } · ⏳ { $deadline }
discord-mine-paused = { $match }: satt på pause
discord-mine-channel-gone = { $match }: satt på pause fordi kanalen ble slettet. Fortsett det med /{ name-game } { name-continue } i en annen kanal på serveren.
discord-history-heading = **De siste partiene dine her** · høyst { $most } som teller
discord-history-none = Du har ingen ferdige partier her som teller. `/{ name-help }` viser hvordan du starter et.
discord-history-select = Se et parti på nytt …
discord-history-won = 🏆 vant
discord-history-drawn = uavgjort
discord-history-rank = nr. { $rank } av { $seats }
discord-notice-turn = { $players }, { $count ->
    [one] det er din tur i **{ $game }**, og andre venter på deg
   *[other] det er deres tur i **{ $game }**, og andre venter på dere
}. [Gå til bordet]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, { $count ->
    [one] tiden din
   *[other] tiden deres
} i **{ $game }** går snart ut. [Gå til bordet]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, **{ $game }** har begynt. [Gå til bordet]({ $address })
discord-notice-next = { $players }, { $count ->
    [one] du har neste tur
   *[other] dere har neste tur
} i **{ $game }**. [Gå til bordet]({ $address })
discord-notice-played = Forrige gang gikk tiden din ut, og en datamaskin spilte for deg:
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] inviterer deg til **{ $game }** og holder av en plass
   *[other] inviterer dere til **{ $game }** og holder av plasser
}. [Gå til bordet]({ $address })
discord-notice-place = -# På serveren { $server } · { $channel }
discord-role-mention = { $role }, { $host } ser etter medspillere til **{ $game }**. [Gå til bordet]({ $address })
discord-button-decline = Ikke nå
discord-accepted = Du er med! [Gå til bordet]({ $address })
discord-button-block = Blokker
discord-blocked = { $host } kan ikke invitere deg lenger. Du kan oppheve det med /{ name-game } { name-notices }.
discord-button-notices = 🔔 Varslene mine
discord-button-notices-channel = I kanalen
discord-button-notices-direct = I direktemelding
discord-button-notices-nowhere = Ikke varsle
discord-button-notices-time = Velg et tidspunkt …
discord-notices-turns = Når andre venter på turen din
discord-notices-next = Når du har neste tur i et langsomt parti med tre eller flere spillere
discord-notices-puzzle = Når dagens oppgave er her, i direktemelding
discord-puzzle-time-title = Når det er en ny oppgave
discord-puzzle-time-label = Klokkeslett og tidssone: 8:30 Europe/Oslo
discord-no-time = Skriv et klokkeslett og en tidssone, for eksempel 8:30 Europe/Oslo.
discord-no-zone = Tidssonen «{ $zone }» finnes ikke. Kanskje en av disse: { $zones }
discord-notices-invitations = Når noen inviterer deg
discord-notices-invited-by = Hvem som kan invitere deg
discord-notices-unblock = La en blokkert vert invitere deg igjen …
discord-away-now = **Du er borte.** Siste dag: { date } (UTC).
discord-away-not = **Du er ikke borte.**
discord-away-help = Mens du er borte, venter turene dine i langsomme partier, de andre ser hvor lenge du er borte, og du får ingen varsler. I raskere partier spiller en datamaskin for deg når tiden din er ute.
discord-away-left = { $left ->
    [0] Du har brukt alle de { $most } fraværsdagene denne sesongen.
    [one] Du kan være borte én dag til denne sesongen, av totalt { $most }.
   *[other] Du kan være borte { $left } dager til denne sesongen, av totalt { $most }.
}
discord-away-option = { date } ({ $duration })
discord-away-choose = Til og med hvilken dag?
discord-button-returned = Jeg er tilbake
discord-away-too-long = { $left ->
    [0] Du har brukt alle de { $most } fraværsdagene denne sesongen.
    [one] Du kan være borte én dag til denne sesongen. Hver sesong har du { $most }.
   *[other] Du kan være borte høyst { $left } dager til denne sesongen. Hver sesong har du { $most }.
}
discord-away-unclear = Jeg forstår ikke hvor lenge du er borte. Skriv et antall dager, for eksempel 7, eller den siste dagen, for eksempel 3.12.2026.
discord-away-pause = Du endret dette nettopp. Du kan endre det igjen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
discord-button-invited-by-everybody = Alle
discord-button-invited-by-played = De jeg har spilt med
discord-button-invited-by-nobody = Ingen
discord-avatar-shown = Bilder av partiene dine viser nå avataren din.
discord-avatar-hidden = Bilder viser ikke lenger avataren din, bare navnet.
discord-privacy =
    {"**"}Hva jeg lagrer om deg, og hvorfor**
    - Discord-ID-en din og navnet ditt: for å gi deg en plass, og til topplister.
    - Partiene dine, med trekk, resultater, hvor raskt du knipset og hvor de ble spilt: til repriser, statistikk og rating.
    - Forsøkene dine på dagens oppgave og det du melder om den: til rekken din, resultatene på serveren og rettelser.
    - Hvilke milepæler du har sett: slik at hver av dem bare er ny én gang.
    - Dine egne valg: varsler, avatar og dagene du er borte.
    - Invitasjoner fra det siste døgnet og vertene du har blokkert: så ingen plager deg.
    - Reaksjoner som virker for raske for et menneske: for dem som administrerer serveren.
    Jeg lagrer aldri avataren din eller meldingene dine. Bilder og resultater jeg legger ut, blir værende i kanalene der de ble lagt ut.
    { $export } sender deg alt sammen som en fil. { $forget } sletter det.
discord-privacy-listed = Lister over hvem som har løst dagens oppgave, nevner deg.
discord-privacy-unlisted = Lister over hvem som har løst dagens oppgave, nevner deg ikke.
discord-privacy-policy = Personvernerklæring: { $address }
discord-terms-of-service = Tjenestevilkår: { $address }
discord-export = Her er alt jeg lagrer om deg.
discord-export-cut = Her er det jeg lagrer om deg. Ikke alle partiene dine får plass i én fil på Discord: Dette er de { $matches } nyeste, uten { $older } eldre. Den som driver denne boten, kan sende deg resten.
discord-export-pause = Du fikk nettopp dataene dine. Du kan be om dem igjen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
discord-forget-question =
    Vil du virkelig at jeg skal slette alt om deg? Det kan ikke angres.
    Rating, statistikk og valgene dine forsvinner. Partier med andre spillere blir værende, men der er du bare «en tidligere spiller». Spiller du igjen, begynner du på nytt.
discord-button-forget = Ja, slett alt
discord-button-keep-data = Nei, behold det
discord-forget-open =
    Du har fortsatt en plass i disse partiene. Gi dem opp eller forlat dem først, og spør meg igjen.
    { $matches }
discord-forgotten = Ferdig: Jeg har slettet alt om deg. Meldinger jeg la ut før, blir værende i kanalene. En moderator kan slette dem der.
discord-with-yourself = Du har allerede en plass. Velg andre spillere.
discord-with-bot = { $player } er en bot. Vil du ha datamaskiner som spillere, velger du hvor mange med `datamaskiner`.
discord-with-twice = Du valgte { $player } to ganger.
discord-challenge = Hvilket spill vil du spille med { $player }?
discord-with-direct = Ingen andre kan bli med i direktemeldinger. Start partiet på en server.
discord-with-too-many = Dette spillet har { $most } plasser. Du, de inviterte og datamaskinene trenger { $needed }.
discord-choose-match = Hvilket parti?
discord-button-ask-to-stop = Be alle om å stoppe
discord-button-resign = Gi opp
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Steg for steg** viser det i ditt eget tempo. **Logg** er en fil med hvert steg, så alle kan sjekke den.
discord-replay-alt = Hele partiet som animasjon. Knappen «Steg for steg» viser de samme bildene ett for ett, hvert med sin tekst.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = Spillerne
discord-step = Steg { $step } av { $steps }
discord-at-step = Steg { $step }
discord-step-end = Slutten
discord-select-step = Gå til et steg …
discord-record = Loggen for parti #{ $number } inneholder alt tilfeldighetene avgjorde, og hvert steg. `snakepit verify record.json` sjekker den.
discord-record-check = Sjekk det i nettleseren din: { $address }
discord-replay-none = Ingen partier er ferdige i denne kanalen ennå.
discord-replay-elsewhere = Jeg kan ikke vise dette partiet her: Det er ikke over, eller det ble spilt i en annen kanal.
discord-replay-older-rules = Dette partiet ble spilt med eldre regler. De støttes ikke lenger, så det kan ikke vises i reprise.
discord-replay-busy = Det lages for mange repriser akkurat nå. Prøv igjen om et øyeblikk.
discord-replay-pending = Den forrige reprisen din lages fortsatt. Vent til den er her.
discord-replay-pause = Denne kanalen fikk nettopp en reprise. Prøv igjen om { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
}.
discord-replay-too-large = Denne reprisen er for stor for serveren.
permission-view-channel = Vis kanal
permission-send-messages = Send meldinger
permission-send-messages-in-threads = Send meldinger i tråder
permission-attach-files = Legg ved filer
permission-read-message-history = Les meldingshistorikk
permission-create-public-threads = Opprett offentlige tråder
permission-create-private-threads = Opprett private tråder
permission-manage-roles = Administrer roller

## Lesestoff
discord-rules-heading = **{ $game }** · regler { $page }/{ $pages }
discord-rules-house = -# 🏠 Vår husregel.
discord-help-intro = **Spill** med andre, **Lær** ved å spille, eller spill **Alene** med en gang.
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = Tittelbildene til spillene: { $games }.
discord-help-commands =
    ## Alle kommandoer
    Trykk på en kommando for å bruke den. `{ name-learn }` starter et øvingsparti mot en datamaskin på lett nivå. Et tips med 🎓 forklarer hver tur, og ingenting teller.
discord-help-play = **Spille**
discord-help-match = **Under et parti**
discord-help-back = **Se tilbake**
discord-help-you = **For deg**
discord-help-server = **For serveren**
discord-help-more =
    Trykk på **Beskriv** under et parti for å lese hva bildet viser. Bare du ser det.
    Går du glipp av to turer på rad, spiller en datamaskin for deg til du trykker på en knapp.

## Resultater og topplister
discord-scores-heading = **{ $game }** · siste resultater i denne kanalen
discord-scores-none = Ingen partier er spilt her ennå.
discord-scores-running = Parti #{ $match } · startet · { $when }
discord-scores-ended = Parti #{ $match } · ferdig · { $when }
discord-scores-drawn = Parti #{ $match } · uavgjort · { $when }
discord-scores-stopped = Parti #{ $match } · stoppet, teller ikke · { $when }
discord-scores-round = -# Runde { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · toppliste, { $where }, { $when }
discord-leaderboard-none = Ingen står på denne listen ennå. Spill et parti ferdig, og bli den første!
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · vant { $won }, uavgjort { $drawn }, tapte { $lost }
discord-leaderboard-trend = -# ↑ ↓: endring i samlet rating over de siste { $matches } tellende partiene
discord-leaderboard-rated = -# Ratingen vises etter { $needed } tellende partier. Det er medaljer så snart tre mennesker har en rating.
discord-leaderboard-line-period = { $place } { $player } · vant **{ $won }**, uavgjort { $drawn }, tapte { $lost }
discord-leaderboard-counts = -# Partier med minst to mennesker teller: flest seire, så flest uavgjorte. Slutter: { $end }
discord-picture-pause = Det var mange bilder på kort tid. Du kan be om det neste om { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
}.
discord-leaderboard-pause = Denne kanalen fikk nettopp en toppliste. Prøv igjen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
discord-period-all = gjennom tidene
discord-period-season = denne sesongen
discord-period-week = denne uken
discord-season = { $quarter ->
    [1] januar til mars
    [2] april til juni
    [3] juli til september
   *[other] oktober til desember
} { $year }
discord-rating-new = ny ({ $matches } av { $needed })
discord-best-claim = 🏆 { $player }: raskeste riktige reaksjon hittil, { $time }
discord-best-score = 🏆 { $player }: beste parti hittil, { $score }
discord-first-win = 🎉 { $player }: første seier i { $game }!
discord-fastest-claim = ⚡ Raskeste riktige reaksjon i partiet: { $player }, { $time }
discord-season-over = 🏆 Sesongen { $season } er over. Gratulerer!
discord-milestone-first-win = { $game } · første seier: { $date }
discord-milestone-streak = { $game } · flest seire på rad: { $wins }
discord-milestone-snake = { $game } · lengste slange: { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}
discord-milestone-claim = { $game } · raskeste riktige reaksjon: { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Del en milepæl
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = best { $best }
discord-fastest = raskest { $time }
discord-wrong = { percent } feil
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = alle spill
discord-stats-none = Ingen tellende partier ennå. Øvingspartier teller ikke.
discord-stats-played = Partier: { $games } (vant { $won }, uavgjort { $drawn }, tapte { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Rating: { $rating }, høyest { $best }
discord-stats-rating-new = Rating: { $rating }
discord-stats-runs = Seire på rad: { $run } nå, rekord { $longest }
discord-stats-best = Beste parti: { $best }
discord-stats-claims = Riktige reaksjoner: { $right }, feil: { percent }
discord-stats-fastest = Raskeste riktige reaksjon: { $time }

## Innstillinger
discord-settings-heading = **Innstillinger for denne serveren**
    -# Hvert valg gjelder med én gang.
discord-settings-play = Spill
discord-settings-channels = Kanaler
discord-settings-puzzle = Oppgave
discord-settings-roles = Roller
discord-settings-privacy = Personvern og fair play
discord-settings-language = Språk i spillene
discord-settings-pace = Tid, hvis ikke verten velger en annen
discord-settings-stopping = Hvem som kan stoppe et parti, i tillegg til moderatorer
discord-stopping-host = Først verten, senere alle spillerne sammen
discord-stopping-players = Alle spillerne sammen
discord-stopping-nobody = Ingen
discord-settings-start = Hvor partier kan startes, også i tråder
discord-settings-everywhere = Overalt
discord-settings-matches = Åpne partier i én kanal
discord-settings-at-most = { $matches ->
    [0] Ingen grense
   *[other] Høyst { $matches }
}
discord-settings-threads = En tråd for hvert parti, hvis ikke verten velger noe annet
discord-settings-notices = Varsle spillere i kanalen når andre venter på dem eller inviterer dem
discord-settings-role = Rolle som nevnes når en ny lobby ser etter spillere, høyst én gang på ti minutter
discord-settings-no-role = Ingen rolle
discord-settings-role-deleted = ⚠️ Den valgte rollen er slettet. Velg en annen, eller ingen.
discord-settings-role-restricted = Bare lobbyer fra medlemmer med tillatelsen *Nevn alle roller* nevner denne rollen. La alle nevne den for å endre det.
discord-settings-role-not-allowed = ⚠️ Jeg får ikke nevne denne rollen. La alle nevne den, eller gi meg tillatelsen *Nevn alle roller*.
discord-settings-role-everyone = Jeg nevner aldri alle. Velg en annen rolle.
discord-settings-season = Hvor jeg viser pallen når en sesong er over: i januar, april, juli og oktober
discord-settings-no-channel = Ingen steder
discord-settings-puzzle-channel = Hvor jeg viser dagens oppgave, hver dag til samme tid
discord-settings-puzzle-time = Når jeg viser dagens oppgave
discord-settings-no-time = Ikke noe tidspunkt ennå
discord-settings-puzzle-role = Rolle som jeg nevner sammen med dagens oppgave
discord-settings-puzzle-next = Neste oppgave: { $at }
discord-settings-puzzle-off = Velg en kanal og et tidspunkt, så viser jeg oppgaven hver dag.
discord-settings-puzzle-lost = ⚠️ Jeg viser ikke lenger dagens oppgave i { $channel }: Kanalen er borte, eller jeg kan ikke skrive der. Velg en kanal på siden *{ discord-settings-puzzle }*.
discord-settings-winner-role = Rolle til vinneren av den siste turneringen
discord-settings-season-role = Rolle til alle som ble nummer én i et spill forrige sesong
discord-settings-roles-explained = Det beste mennesket får rollen, aldri en datamaskin. Jeg tar den tilbake når noen andre vinner.
discord-award-unknown = Discord svarer ikke akkurat nå, så jeg kunne ikke kontrollere rollen. Velg den igjen.
discord-award-managed = ⚠️ Discord eller en annen app styrer denne rollen, så jeg kan ikke gi den. Velg en annen.
discord-award-powerful = ⚠️ Denne rollen har tillatelser som ikke alle har. Velg en uten, for hvem som helst kan vinne den.
discord-award-too-low = ⚠️ Denne rollen står over min, så jeg kan ikke gi den. Flytt rollen min opp i serverens liste over roller.
discord-award-not-allowed = ⚠️ Jeg trenger tillatelsen «{ permission-manage-roles }» for å gi denne rollen.
discord-settings-other-server = Den kanalen hører ikke til denne serveren, eller jeg kan ikke se den. Velg en annen.
discord-button-change = Endre
discord-settings-avatars = Vis spillernes avatarer på bilder
discord-settings-barred = Medlemmer som ikke kan spille på denne serveren. De kan spille påbegynte partier ferdig.
discord-settings-nobody = Ingen
discord-acts-heading = **Hva administratorer og moderatorer har gjort de siste 90 dagene**
discord-acts-none = Ingen har endret en innstilling eller stoppet andres partier de siste 90 dagene.
discord-act-setting = { $when }, { $who }: { $detail }
discord-act-stop = { $when }: { $who } stoppet parti { $detail }
discord-settings-keep = Hvor lenge avlyste lobbyer lagres
discord-settings-days = { $days ->
    [0] for alltid
    [one] { $days } dag
   *[other] { $days } dager
}
discord-on = På
discord-off = Av
