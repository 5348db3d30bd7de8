# Kommandoer, lobbyer, resultater og andre beskeder på Discord. En muligheds navn er ét ord med små bogstaver.

## Kommandoer, højst 100 tegn hver
command-learn = Lær spillet i et øveparti mod en computer på let niveau
command-rules = Læs spillets regler
command-scores = Spillets resultater i denne kanal
command-challenge-name = Udfordr
command-daily = En opgave til hver dag
command-daily-play = Løs dagens opgave; kun du ser den
command-daily-results = Hvem der har løst dagens opgave her, og løsningen på den seneste, der er slut
command-tournament = Turneringer på denne server
command-tournament-start = Åbn tilmeldingen til en turnering
command-tournament-show = Vis kanalens turnering igen
command-duplicate = De samme kort og terninger ved flere borde
command-duplicate-start = Åbn tilmeldingen til en duplikatturnering, hvor alle borde spiller de samme fordelinger
command-duplicate-show = Vis kanalens duplikatturnering igen
command-leaderboard = Vis de bedste spillere
command-stats = Vis, hvad en spiller har spillet og vundet
command-game = Partiet i denne kanal
command-mine = Vis dine åbne og pausede partier overalt, og hvis tur det er
command-history = Vis dine seneste færdige partier på serveren, og se et af dem igen
command-board = Send partiet igen nederst i kanalen
command-time = Vis, hvor længe partiet i denne kanal har varet, pauser medregnet
command-pause = Sæt partiet i denne kanal på pause, når alle er enige
command-continue = Fortsæt et pauset parti i denne kanal
command-resign = Opgiv dit parti i denne kanal
command-replay = Vis det seneste færdige parti her som animation
command-avatar = Vis eller skjul din avatar på billeder af partier
command-notices = Vælg, hvor du får notifikationer og invitationer, og hvem der må invitere dig
command-away = Angiv, hvor længe du er væk: dine langsomme partier venter, og du får ingen notifikationer
command-stop = Afslut partiet uden vinder
command-invite = Inviter en spiller til din lobby
command-remove = Fjern en spiller fra din lobby
command-host = Gør en anden spiller til vært for din lobby
command-privacy = Hvad jeg gemmer om dig
command-privacy-show = Se, hvad jeg gemmer om dig, og hvorfor
command-privacy-export = Få alt, hvad jeg gemmer om dig, som en fil
command-privacy-forget = Slet alt, hvad jeg gemmer om dig
command-settings = Indstil, hvordan spillene fungerer på denne server
command-help = Se spillene, og hvordan man starter et

# Names of commands: lower case, no spaces, at most 32 characters.
name-game = parti
name-daily = dagens-opgave
name-play = spil
name-results = resultater
name-tournament = turnering
name-duplicate = duplikat
name-leaderboard = rangliste
name-stats = statistik
name-help = hjælp
name-settings = indstillinger
name-privacy = privatliv
name-show = vis
name-export = eksporter
name-forget = slet
name-start = start
name-learn = lær
name-rules = regler
name-scores = resultater
name-board = vis
name-time = tid
name-mine = mine
name-history = historik
name-pause = pause
name-continue = fortsæt
name-resign = giv-op
name-replay = genafspil
name-avatar = avatar
name-notices = notifikationer
name-away = væk
name-stop = stop
name-invite = inviter
name-remove = fjern
name-host = vært

param-computers = Hvor mange computere der er med fra start
param-computers-name = computere
param-level = Hvor godt computerne spiller
param-level-name = niveau
param-pace = Hvor meget tid hver spiller har til en tur
param-pace-name = tempo
param-thread = Spil i en ny tråd
param-thread-name = tråd
param-with = En spiller at invitere, som får en plads reserveret
param-with-name = med
param-with-2-name = med-2
param-with-3-name = med-3
param-with-4-name = med-4
param-with-5-name = med-5
param-with-6-name = med-6
param-with-7-name = med-7
param-game = Hvilket spil
param-game-name = spil
param-format = Hvordan spillerne mødes
param-format-name = format
param-rounds = Hvor mange runder en turnering i schweizersystem har
param-rounds-name = runder
param-tables = Højst så mange borde; der bliver så mange, som fyldes
param-tables-name = borde
param-deals = Hvor mange fordelinger, den ene efter den anden
param-deals-name = fordelinger
param-begins-in = Starter af sig selv efter så mange minutter og vises som begivenhed
param-begins-in-name = starter-om
param-begins = Hvornår den begynder, for eksempel »lørdag 20:00«, evt. med en tidszone bagefter
param-begins-name = starter
param-title = En egen titel
param-title-name = titel
param-description = Hvad alle bør vide
param-description-name = beskrivelse
param-limit = Højst hvor mange spillere
param-limit-name = grænse
param-third-place = I en knockoutturnering spiller semifinalernes tabere om tredjepladsen
param-third-place-name = tredjeplads
param-where = Denne server eller overalt
param-where-name = hvor
param-player = Spilleren; dig selv, hvis du ikke vælger nogen
param-player-name = spiller
param-removed-player = Spilleren, der skal fjernes og ikke kan deltage i denne lobby igen
param-host-player = Den nye vært, som skal være med i lobbyen
param-show = Om billeder viser din avatar
param-show-name = vis
param-day = Datoen for en tidligere opgave, for eksempel 5.11.2026
param-day-name = dag
param-until = Et antal dage eller den sidste dag, for eksempel 3.12.2026
param-until-name = til

discord-level-easy = let
discord-level-normal = normal
discord-level-hard = svær
discord-pace-live = 1 minut pr. tur
discord-pace-relaxed = 10 minutter pr. tur
discord-pace-slow = 1 dag pr. tur
discord-pace-auto = spillets egen
discord-where-server = denne server
discord-where-everywhere = overalt
discord-language-auto = serverens sprog
discord-private-language = Sprog i dine private svar
discord-language-own = som i Discord

## Lobby
discord-former-player = Tidligere spiller
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (computer, { $level })
discord-option = { $option }: { $value }
discord-option-alone = { $option } (så længe kun ét menneske er med)
discord-option-each = { $option } (følger antallet af spillere)
discord-lobby-pace = { $pace }
discord-lobby-seats = Spillere ({ $count } af { $seats }):
discord-lobby-picture = En lobby til { $game }. Spillere: { $taken }{ $computers ->
    [0] {""}
    [one] , heraf én computer
   *[other] , heraf { $computers } computere
}. Ledige pladser: { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Reserverede pladser: { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · inviteret
discord-lobby-host = vært
discord-lobby-is-youngest = yngst
discord-lobby-youngest = Den yngste begynder: er det dig? Tryk på »Jeg er yngst«. Hvis ingen gør det, begynder en tilfældig spiller.
discord-lobby-closes = -# Parti #{ $match }. Hvis ingen starter, lukker lobbyen: { $when }
discord-lobby-number = -# Parti #{ $match }.
discord-lobby-waits = Du kan starte, så snart nogen deltager, eller du tilføjer en computer.
discord-lobby-alone = Ingen er med endnu. Vil du starte nu, alene mod { $computer }?
discord-match-unreadable = { $game }: partiet kan ikke fortsætte, så det blev stoppet. Det tæller ikke.
discord-match-older-rules = { $game }: partiet begyndte med ældre regler, som ikke længere understøttes, så det blev stoppet. Det tæller ikke.
discord-lobby-cancelled = { $game }: aflyst.
discord-add-computer = { $computer } ({ $level }): { $words }
discord-select-computer = Tilføj en computer …
discord-select-invited = Inviter nogen
discord-button-join = Deltag
discord-button-leave = Forlad
discord-button-youngest = Jeg er yngst
discord-button-rules = Regler
discord-button-start = Start
discord-button-remove = Fjern en computer
discord-button-cancel = Aflys
discord-button-rematch = Revanche
discord-button-next-level = Nu { $computer }?
discord-button-deal = Spil denne fordeling
discord-button-resume = Fortsæt
discord-button-auto-draw = Træk for mig
discord-button-draw-myself = Træk selv
discord-button-describe = Beskriv
discord-button-more = Mere
discord-button-pause = Hold pause
discord-button-board = Send igen
discord-button-stop = Stop partiet
discord-button-so-far = Genafspil hidtil
discord-button-learn = Lær
discord-button-alone = Alene
discord-button-learn-game = Lær { $game }
discord-button-alone-game = { $game } alene
discord-button-end-open = Afslut det parti
discord-button-play-game = ▶ Spil { $game }
discord-button-help-games = ◀ Spillene
discord-button-help-commands = Alle kommandoer ▶
discord-button-help-rest = Flere kommandoer ▶
discord-button-replay = Genafspil
discord-button-from-end = ◀ Fra slutningen
discord-button-step = Trin for trin ▶
discord-button-record = Log
discord-button-first = ◀◀ Start
discord-button-last = Slut ▶▶
discord-button-fair-play = Fair play
discord-button-back = ◀ Tilbage
discord-button-on = Næste ▶
discord-button-show = Vis i kanalen
discord-button-season = Hele ranglisten
discord-button-milestones = Mine milepæle

## Bordet
discord-away = væk, en computer spiller
discord-away-until = væk { date-until }
discord-gave-up = gav op
discord-deadline = ⏳ Tiden udløber: { $when }
discord-archiving = 💤 Alle er væk. Partiet arkiveres: { $when }
discord-archived = 💤 Arkiveret: ingen har spillet i et døgn. Enhver af spillerne kan fortsætte partiet, her eller med /{ name-game } { name-continue }.
discord-paused = ⏸️ På pause. Enhver af spillerne kan fortsætte partiet, her eller med /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ Jeg kan ikke se denne kanal: her virker kun knapper, og bordet ændrer sig kun, når nogen trykker på en. Jeg skal bruge tilladelsen »{ permission-view-channel }«.
discord-reactions-forbidden = ⚠️ Jeg kan ikke tilføje reaktioner her. Jeg skal bruge tilladelserne »Tilføj reaktioner« og »Læs beskedhistorik«. Brug knapperne nedenfor så længe, eller tilføj selv emojien.
discord-reactions-taken-off = ⚠️ Mine reaktioner blev fjernet fra denne besked. Brug knapperne nedenfor, eller tilføj selv emojien.
discord-reactions-again = Tag din emoji af, før du reagerer igen.
discord-moved = Partiet { $game } fortsætter her: { $address }
discord-moved-away = Partiet { $game } fortsætter i en nyere besked.

discord-words-news = **Det er lige sket:**
discord-words-until = Holdes opdateret til { $when }
discord-words-ended = Tryk igen på »{ discord-button-describe }« for at læse den nyeste stilling.

## At lære
discord-practice = øveparti
discord-practice-result = Bare øvelse: det tæller ikke.
discord-practice-over = Det var dit øveparti. **Klar til et rigtigt?** Tryk på **Revanche**, eller brug `/{ $command } { name-start }`: det parti tæller.
discord-button-stop-guidance = Stop forklaringerne
discord-practice-already = Du har allerede et øveparti { $game }: { $address }
discord-end-open-over = Det parti er ikke åbent længere.

## Fordelinger
discord-deal-open = Denne fordeling er spillet før: det tæller ikke.
discord-deal-free = Deltag, så får du en computers plads. Hvis ingen kommer, spiller computerne.
discord-deal-own = Samme fordeling, samme plads. { $player }: { $score }, { $points } af { $most } matchpoint
discord-deal-other = { $rank }. { $player }: { $score }, { $points }
discord-deal-won = sejr
discord-deal-drawn = uafgjort
discord-deal-lost = nederlag
discord-deal-left = forlod partiet

## Resultat
discord-verdict-won = { $player } vinder!
discord-verdict-shared = { $players } deler sejren!
discord-verdict-draw = Uafgjort!
discord-verdict-none = Ingen vinder.
discord-verdict-away = Til sidst spillede en computer for { $players }: det tæller som at give op.
discord-why-resign = { $resigned } gav op.
discord-why-nobody = Alle gav op eller var væk til sidst, så ingen vinder. Ellers var sejren gået til { $players }.
discord-lost = Flot at spille til slutningen, { $players }. I en revanche begynder alle forfra på nul.
discord-why-turn-limit = Den sidste tur er spillet.
discord-why-agreed = Partiet blev afsluttet før tid: den, der har flest kort, vinder.
discord-list = { $label }: { $values }
# Både etiketter og værdier: Kort (længste slange): 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Vis alle
discord-and-more = … og { $count } mere
discord-list-cards = Kort
discord-list-longest = længste slange
discord-ratings = Rating: { $list }
discord-rating-later = vises efter { $needed } partier ({ $matches } indtil nu)
discord-unrated-too-few-moved = Uden rating: mindst to spillere skal lave et træk.
discord-unrated-daily-limit = Uden rating: kun { $matches } partier om dagen mellem de samme to spillere tæller.
discord-unrated-resignations = Uden rating: når to spillere har opgivet for mange partier mod hinanden, tæller deres partier ikke resten af dagen.
discord-left-out-not-moved = Uden rating for { $players }: ingen egne træk.
discord-left-out-daily-limit = Uden rating for { $players }: allerede { $matches } ratede partier mod de andre i dag.
discord-left-out-resignations = Uden rating for { $players }: for mange partier mod de andre er blevet opgivet i dag.

## Afslag
discord-broken = Noget gik galt hos mig. Intet er gået tabt: prøv igen om lidt.
discord-slow = Det tager længere tid end normalt. Kig på bordet om lidt, og prøv igen, hvis der ikke er sket noget.
discord-unknown-button = Knappen er ikke min, eller den er for gammel. Der blev ikke ændret noget.
discord-unknown-command = Kommandoen findes ikke længere. Genindlæs Discord, og prøv igen.
discord-unknown-game = Det spil findes ikke.
discord-no-page = Den side findes ikke.
discord-only-in-servers = Det virker kun på en server.
discord-nobody-sees = På denne server kan andre ikke se mine beskeder, så ingen kan deltage i din lobby til { $game }. Du kan spille alene lige her, eller bede en, der administrerer serveren, om at invitere mig.
discord-real-time-needs-bot = { $game } spilles med reaktioner, og dem får jeg kun på en server, jeg er med på. Bed en, der administrerer din server, om at invitere mig, eller vælg et andet spil: de andre virker her.
discord-start-elsewhere = Lad os spille i { $channels }: dér starter partierne på denne server.
discord-only-managers = Du skal have tilladelsen »Administrer server«.
discord-server-language = Sprog i beskederne på denne server: { $language }. De, der administrerer serveren, kan ændre det med `/settings`.
discord-lacks-permission = Jeg skal bruge tilladelsen »{ $permission }« i { $channel }. En, der administrerer serveren, kan give mig den.
discord-you-lack-permission = Det kræver, at du har tilladelsen »{ $permission }« i { $channel }.
discord-thread-announced = { $player } åbner et parti { $game } i tråden nedenfor.
discord-thread-failed = Jeg kunne ikke oprette en tråd her, så der blev ikke åbnet nogen lobby. Prøv igen uden tråd eller i en anden kanal.
discord-resign-question =
    Vil du virkelig opgive dette parti? Det kan ikke fortrydes. { $counts ->
        [true] Det tæller som et nederlag.
       *[false] Det tæller ikke som et nederlag.
    }
    { $match }
discord-button-confirm-resign = Ja, giv op
discord-button-play-on = Nej, spil videre
discord-plays-on = Godt, alt fortsætter som før.
discord-stop-question =
    Vil du virkelig stoppe partiet for alle? Ingen vinder, og det tæller ikke.
    { $match }
discord-stop-question-alone =
    Vil du virkelig stoppe partiet? Det tæller ikke.
    { $match }
discord-end-question =
    Vil du virkelig afslutte partiet nu? Den med flest kort vinder.
    { $match }
discord-stop-question-last =
    Du er den sidste spiller: stopper du partiet, tæller det som at give op, og de andre beholder deres resultater. Vil du virkelig give op?
    { $match }
discord-cancel-question =
    Vil du virkelig aflyse denne lobby?
    { $match }
discord-button-confirm-stop = Ja, stop det
discord-button-confirm-end = Ja, afslut det
discord-button-confirm-cancel = Ja, aflys den
discord-button-keep-lobby = Nej, behold den

discord-mine-heading = **Dine partier**
discord-mine-none = Du er ikke med i noget åbent parti. `/{ name-help }` viser, hvordan du starter et.
discord-mine-lobby = { $match }: ikke startet endnu
discord-mine-own-turn = { $match }: **din tur** · ⏳ { $deadline }
discord-mine-turn = { $match }: venter på { $players } · ⏳ { $deadline }
discord-mine-paused = { $match }: på pause
discord-mine-channel-gone = { $match }: på pause, fordi kanalen blev slettet. Fortsæt det med /{ name-game } { name-continue } i en anden kanal på serveren.
discord-history-heading = **Dine seneste partier her** · højst { $most }, kun dem, der tæller
discord-history-none = Du har ingen færdige partier her, der tæller. `/{ name-help }` viser, hvordan du starter et.
discord-history-select = Se et igen …
discord-history-won = 🏆 vundet
discord-history-drawn = uafgjort
discord-history-rank = nummer { $rank } af { $seats }
discord-notice-turn = { $players }, { $count ->
    [one] det er din tur i **{ $game }**, og andre venter på dig
   *[other] det er jeres tur i **{ $game }**, og andre venter på jer
}. [Gå til bordet]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, { $count ->
    [one] din tid
   *[other] jeres tid
} i **{ $game }** løber snart ud. [Gå til bordet]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, **{ $game }** er begyndt. [Gå til bordet]({ $address })
discord-notice-next = { $players }, { $count ->
    [one] du er den næste
   *[other] I er de næste
} i **{ $game }**. [Gå til bordet]({ $address })
discord-notice-played = Sidste gang løb din tid ud, og en computer spillede for dig:
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] inviterer dig til **{ $game }** og holder en plads til dig
   *[other] inviterer jer til **{ $game }** og holder pladser til jer
}. [Gå til bordet]({ $address })
discord-notice-place = -# På serveren { $server } · { $channel }
discord-role-mention = { $role }, { $host } søger medspillere til **{ $game }**. [Gå til bordet]({ $address })
discord-button-decline = Ikke nu
discord-accepted = Du er med! [Gå til bordet]({ $address })
discord-button-block = Bloker
discord-blocked = { $host } kan ikke invitere dig mere. Du kan fortryde det med /{ name-game } { name-notices }.
discord-button-notices = 🔔 Mine notifikationer
discord-button-notices-channel = I kanalen
discord-button-notices-direct = Som direkte besked
discord-button-notices-nowhere = Ingen steder
discord-button-notices-time = Vælg et tidspunkt …
discord-notices-turns = Når andre venter på din tur
discord-notices-next = Når du er den næste i et langsomt parti med tre eller flere spillere
discord-notices-puzzle = Når dagens opgave er her, som direkte besked
discord-puzzle-time-title = Når der er en ny opgave
discord-puzzle-time-label = Tidspunkt og tidszone: 8:30 Europe/Copenhagen
discord-no-time = Skriv et klokkeslæt og en tidszone, for eksempel 8:30 Europe/Copenhagen.
discord-no-zone = Tidszonen »{ $zone }« findes ikke. Måske en af disse: { $zones }
discord-notices-invitations = Når nogen inviterer dig
discord-notices-invited-by = Hvem der må invitere dig
discord-notices-unblock = Lad en blokeret vært invitere dig igen …
discord-away-now = **Du er væk.** Sidste dag: { date } (UTC).
discord-away-not = **Du er ikke væk.**
discord-away-help = Mens du er væk, venter dine ture i langsomme partier, og du får ingen notifikationer. De andre kan se, hvor længe du er væk. I hurtigere partier spiller en computer for dig, når din tid løber ud.
discord-away-left = { $left ->
    [0] Du har brugt alle dine { $most } fraværsdage i denne sæson.
    [one] Du kan være væk én dag mere i denne sæson, af { $most } i alt.
   *[other] Du kan være væk { $left } dage mere i denne sæson, af { $most } i alt.
}
discord-away-option = { date } ({ $duration })
discord-away-choose = Til og med hvilken dag?
discord-button-returned = Jeg er tilbage
discord-away-too-long = { $left ->
    [0] Du har brugt alle dine { $most } fraværsdage i denne sæson.
    [one] Du kan være væk én dag mere i denne sæson. Hver sæson har du { $most }.
   *[other] Du kan højst være væk { $left } dage mere i denne sæson. Hver sæson har du { $most }.
}
discord-away-unclear = Jeg forstår ikke, hvor længe du er væk. Skriv et antal dage, for eksempel 7, eller den sidste dag, for eksempel 3.12.2026.
discord-away-pause = Du har lige ændret det. Du kan ændre det igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
discord-button-invited-by-everybody = Alle
discord-button-invited-by-played = Dem, jeg har spillet med
discord-button-invited-by-nobody = Ingen
discord-avatar-shown = Billeder af dine partier viser nu din avatar.
discord-avatar-hidden = Billeder viser ikke længere din avatar, kun dit navn.
discord-privacy =
    {"**"}Hvad jeg gemmer om dig, og hvorfor**
    - Dit Discord-ID og dit navn: til din plads ved bordet og til ranglister.
    - Dine partier med træk, resultater, hvor hurtigt du knipsede, og hvor de blev spillet: til genafspilning, statistik og rating.
    - Dine forsøg på dagens opgave og det, du melder om den: til din stribe, serverens resultater og rettelser.
    - Hvilke milepæle du har set: så hver af dem kun er ny én gang.
    - Dine egne valg: notifikationer, avatar og de dage, du er væk.
    - Invitationer fra det seneste døgn og de værter, du har blokeret: så ingen generer dig.
    - Reaktioner, der virker for hurtige til at komme fra et menneske: til dem, der administrerer serveren.
    Jeg gemmer aldrig din avatar eller dine beskeder. Billeder og resultater, som jeg sender, bliver stående i kanalerne.
    { $export } sender dig det hele som en fil. { $forget } sletter det.
discord-privacy-listed = Lister over, hvem der har løst dagens opgave, nævner dig.
discord-privacy-unlisted = Lister over, hvem der har løst dagens opgave, nævner dig ikke.
discord-privacy-policy = Privatlivspolitik: { $address }
discord-terms-of-service = Servicevilkår: { $address }
discord-export = Her er alt, hvad jeg gemmer om dig.
discord-export-cut = Her er, hvad jeg gemmer om dig. Ikke alle dine partier kan være i én fil på Discord: dette er de { $matches } nyeste, og { $older } ældre mangler. Den, der driver botten, kan sende dig resten.
discord-export-pause = Du har lige fået dine data. Du kan bede om dem igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
discord-forget-question =
    Vil du virkelig have, at jeg sletter alt om dig? Det kan ikke fortrydes.
    Din rating, din statistik og dine valg forsvinder. Partier med andre spillere bevares, men dér er du kun »Tidligere spiller«. Spiller du igen, begynder du forfra.
discord-button-forget = Ja, slet alt
discord-button-keep-data = Nej, behold det
discord-forget-open =
    Du har stadig en plads i disse partier. Giv op, eller forlad dem først, og spørg mig så igen.
    { $matches }
discord-forgotten = Det er gjort: jeg har slettet alt om dig. Beskeder, som jeg har sendt før, bliver stående i kanalerne. En moderator dér kan slette dem.
discord-with-yourself = Du har allerede en plads. Vælg andre spillere.
discord-with-bot = { $player } er en bot. Vil du spille mod computere, så vælg antallet med `computere`.
discord-with-twice = Du valgte { $player } to gange.
discord-challenge = Hvilket spil vil du spille med { $player }?
discord-with-direct = Ingen andre kan deltage i direkte beskeder. Start partiet på en server.
discord-with-too-many = Dette spil har { $most } pladser. Du, de inviterede og computerne skal bruge { $needed }.
discord-choose-match = Hvilket parti?
discord-button-ask-to-stop = Bed alle om at stoppe
discord-button-resign = Giv op
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Trin for trin** viser partiet i dit eget tempo. **Log** er en fil med hvert trin, så alle kan kontrollere det.
discord-replay-alt = Hele partiet som animation. Knappen »Trin for trin« viser de samme billeder et ad gangen, hvert med sin tekst.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = Spillerne
discord-step = Trin { $step } af { $steps }
discord-at-step = Trin { $step }
discord-step-end = Slutningen
discord-select-step = Gå til et trin …
discord-record = Loggen for parti #{ $number } indeholder alt, hvad tilfældet afgjorde, og hvert trin. `snakepit verify record.json` kontrollerer den.
discord-record-check = Kontroller den i din browser: { $address }
discord-replay-none = Der er ikke spillet noget parti færdigt i denne kanal endnu.
discord-replay-elsewhere = Jeg kan ikke vise partiet her: det er ikke slut, eller det blev spillet i en anden kanal.
discord-replay-older-rules = Partiet blev spillet med ældre regler. De understøttes ikke længere, så det kan ikke genafspilles.
discord-replay-busy = Der laves for mange genafspilninger lige nu. Prøv igen om lidt.
discord-replay-pending = Din seneste genafspilning er ikke klar endnu. Vent, til den er her.
discord-replay-pause = Kanalen har lige fået en genafspilning. Prøv igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
discord-replay-too-large = Genafspilningen er for stor til serveren.
permission-view-channel = Se kanal
permission-send-messages = Send beskeder
permission-send-messages-in-threads = Send beskeder i tråde
permission-attach-files = Vedhæft filer
permission-read-message-history = Læs beskedhistorik
permission-create-public-threads = Opret offentlige tråde
permission-create-private-threads = Opret private tråde
permission-manage-roles = Administrer roller

## At læse
discord-rules-heading = **{ $game }** · regler { $page }/{ $pages }
discord-rules-house = -# 🏠 Vores husregel.
discord-help-intro = **Spil** med andre, **Lær** ved at spille, eller spil straks **Alene**.
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = Spillenes titelbilleder: { $games }.
discord-help-commands =
    ## Alle kommandoer
    Tryk på en kommando for at bruge den. `{ name-learn }` starter et øveparti mod en computer på let niveau. Et tip med 🎓 forklarer hver tur, og partiet tæller ikke.
discord-help-play = **Spille**
discord-help-match = **Under et parti**
discord-help-back = **Se tilbage**
discord-help-you = **Til dig**
discord-help-server = **Til serveren**
discord-help-more =
    Tryk på **Beskriv** under billedet for at læse med ord, hvad det viser. Kun du ser det.
    Går du glip af to ture i træk, spiller en computer for dig, indtil du trykker på en knap.

## Resultater og ranglister
discord-scores-heading = **{ $game }** · seneste resultater i denne kanal
discord-scores-none = Der er ikke spillet noget parti her endnu.
discord-scores-running = Parti #{ $match } · startet · { $when }
discord-scores-ended = Parti #{ $match } · slut · { $when }
discord-scores-drawn = Parti #{ $match } · uafgjort · { $when }
discord-scores-stopped = Parti #{ $match } · stoppet, tæller ikke · { $when }
discord-scores-round = -# Runde { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · rangliste, { $where }, { $when }
discord-leaderboard-none = Ingen er på listen endnu. Spil et parti færdigt, og bliv den første!
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · vundet { $won }, uafgjort { $drawn }, tabt { $lost }
discord-leaderboard-trend = -# ↑ ↓: ændring i den samlede rating over de seneste { $matches } ratede partier
discord-leaderboard-rated = -# En rating vises efter { $needed } ratede partier. Der er medaljer, så snart tre mennesker har en rating.
discord-leaderboard-line-period = { $place } { $player } · vundet **{ $won }**, uafgjort { $drawn }, tabt { $lost }
discord-leaderboard-counts = -# Partier med mindst to mennesker tæller: flest vundne, så flest uafgjorte. Slutter: { $end }
discord-picture-pause = Det var mange billeder på kort tid. Du kan bede om det næste om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
discord-leaderboard-pause = Kanalen har lige fået en rangliste. Prøv igen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
discord-period-all = gennem tiderne
discord-period-season = denne sæson
discord-period-week = denne uge
discord-season = { $quarter ->
    [1] januar til marts
    [2] april til juni
    [3] juli til september
   *[other] oktober til december
} { $year }
discord-rating-new = ny ({ $matches } af { $needed })
discord-best-claim = 🏆 { $player }: hurtigste rigtige reaktion indtil nu, { $time }
discord-best-score = 🏆 { $player }: bedste parti indtil nu, { $score }
discord-first-win = 🎉 { $player }: første sejr i { $game }!
discord-fastest-claim = ⚡ Hurtigste rigtige reaktion i partiet: { $player }, { $time }
discord-season-over = 🏆 Sæsonen { $season } er slut. Tillykke!
discord-milestone-first-win = { $game } · første sejr: { $date }
discord-milestone-streak = { $game } · flest sejre i træk: { $wins }
discord-milestone-snake = { $game } · længste slange: { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}
discord-milestone-claim = { $game } · hurtigste rigtige reaktion: { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Del en milepæl
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = bedst { $best }
discord-fastest = hurtigst { $time }
discord-wrong = { percent } forkerte
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = alle spil
discord-stats-none = Endnu ingen partier, der tæller. Øvepartier tæller ikke.
discord-stats-played = Partier: { $games } (vundet { $won }, uafgjort { $drawn }, tabt { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Rating: { $rating }, højest { $best }
discord-stats-rating-new = Rating: { $rating }
discord-stats-runs = Sejre i træk: { $run } nu, rekord { $longest }
discord-stats-best = Bedste parti: { $best }
discord-stats-claims = Rigtige reaktioner: { $right }, forkerte: { percent }
discord-stats-fastest = Hurtigste rigtige reaktion: { $time }

## Indstillinger
discord-settings-heading = **Serverens indstillinger**
    -# Hvert valg gælder med det samme.
discord-settings-play = Spil
discord-settings-channels = Kanaler
discord-settings-puzzle = Opgave
discord-settings-roles = Roller
discord-settings-privacy = Privatliv & fair play
discord-settings-language = Spillenes sprog
discord-settings-pace = Tid pr. tur, medmindre værten vælger noget andet
discord-settings-stopping = Hvem der må stoppe et parti, ud over moderatorer
discord-stopping-host = Først værten, senere alle spillere sammen
discord-stopping-players = Alle spillere sammen
discord-stopping-nobody = Ingen
discord-settings-start = Hvor partier må starte, også i tråde
discord-settings-everywhere = Overalt
discord-settings-matches = Åbne partier pr. kanal
discord-settings-at-most = { $matches ->
    [0] Ingen grænse
   *[other] Højst { $matches }
}
discord-settings-threads = En tråd til hvert parti, medmindre værten vælger noget andet
discord-settings-notices = Giv spillere besked i kanalen, når andre venter på dem eller inviterer dem
discord-settings-role = Rolle, der nævnes, når en ny lobby søger spillere, højst én gang hvert tiende minut
discord-settings-no-role = Ingen rolle
discord-settings-role-deleted = ⚠️ Den valgte rolle er slettet. Vælg en anden, eller ingen.
discord-settings-role-restricted = Kun lobbyer fra medlemmer med tilladelsen *Nævn alle roller* nævner denne rolle. Lad alle nævne den for at ændre det.
discord-settings-role-not-allowed = ⚠️ Jeg må ikke nævne denne rolle. Lad alle nævne den, eller giv mig tilladelsen *Nævn alle roller*.
discord-settings-role-everyone = Jeg nævner aldrig alle. Vælg en anden rolle.
discord-settings-season = Hvor jeg viser podiet, når en sæson slutter: i januar, april, juli og oktober
discord-settings-no-channel = Ingen steder
discord-settings-puzzle-channel = Hvor jeg viser dagens opgave, hver dag på samme tid
discord-settings-puzzle-time = Hvornår jeg viser dagens opgave
discord-settings-no-time = Intet tidspunkt endnu
discord-settings-puzzle-role = Rolle, jeg nævner sammen med dagens opgave
discord-settings-puzzle-next = Næste opgave: { $at }
discord-settings-puzzle-off = Vælg en kanal og et tidspunkt, så viser jeg opgaven hver dag.
discord-settings-puzzle-lost = ⚠️ Jeg viser ikke længere dagens opgave i { $channel }: kanalen er væk, eller jeg kan ikke skrive der. Vælg en kanal på siden *{ discord-settings-puzzle }*.
discord-settings-winner-role = Rolle til vinderen af den seneste turnering
discord-settings-season-role = Rolle til alle, der blev nummer ét i et spil i den seneste sæson
discord-settings-roles-explained = Det bedste menneske får rollen, aldrig en computer. Jeg tager den tilbage, når en anden vinder.
discord-award-unknown = Discord svarer ikke lige nu, så jeg kunne ikke kontrollere rollen. Vælg den igen.
discord-award-managed = ⚠️ Discord eller en anden app styrer denne rolle, så jeg kan ikke give den. Vælg en anden.
discord-award-powerful = ⚠️ Denne rolle har tilladelser, som ikke alle har. Vælg en uden, for alle kan vinde den.
discord-award-too-low = ⚠️ Denne rolle står over min, så jeg kan ikke give den. Flyt min rolle op på serverens liste over roller.
discord-award-not-allowed = ⚠️ Jeg skal have tilladelsen »{ permission-manage-roles }« for at give denne rolle.
discord-settings-other-server = Den kanal hører ikke til denne server, eller jeg kan ikke se den. Vælg en anden.
discord-button-change = Skift
discord-settings-avatars = Vis spillernes avatarer på billeder
discord-settings-barred = Medlemmer, der ikke må spille på denne server. De må spille påbegyndte partier færdige.
discord-settings-nobody = Ingen
discord-acts-heading = **Hvad administratorer og moderatorer har gjort de sidste 90 dage**
discord-acts-none = Ingen har ændret en indstilling eller stoppet andres partier de sidste 90 dage.
discord-act-setting = { $when }, { $who }: { $detail }
discord-act-stop = { $when }: { $who } stoppede parti { $detail }
discord-settings-keep = Hvor længe jeg gemmer aflyste lobbyer
discord-settings-days = { $days ->
    [0] for altid
    [one] { $days } dag
   *[other] { $days } dage
}
discord-on = Til
discord-off = Fra
