# Lobby, tryk på knapper, spillere, der er væk.
table-joined-already = Du er allerede med.
table-not-joined = Du er ikke med i dette parti. Tryk på »Deltag« først.
table-full = Bordet er fuldt: højst { $most } spillere.
table-alone-already = Du spiller allerede { $game } alene i denne kanal: { $address }
table-reserved = De ledige pladser er reserveret til { $players }, indtil der kommer svar.
table-not-invited = Der er ikke reserveret en plads til dig her. Er du allerede med, så tryk på »Forlad« i lobbyen.
table-not-kept = Der er ikke længere reserveret en plads til dig her. Er der en ledig, kan du deltage fra lobbyen.
table-left-server = Du er ikke længere på partiets server, så du kan ikke deltage.
table-too-few = Der skal mindst { $least } spillere til. Vent på nogen, eller tilføj en computer.
table-only-host = Kun værten, { $player }, kan gøre det.
table-only-host-gone = Kun værten kan gøre det.
table-youngest-not-asked = Dette spil spørger ikke, hvem der er yngst.
table-youngest-taken = { $player } er allerede yngst.
table-no-computer = Der er ingen computer at fjerne.

table-not-begun = Partiet er ikke startet endnu.
table-words-too-late = Partiet er startet, så spillernes bidrag kan ikke længere ændres.
table-words-length = Skriv mindst ét tegn og højst { $most }.
table-begun = Partiet er allerede startet.
table-cancelled = Lobbyen blev aflyst. Åbn en ny med spillets kommando »{ name-start }«.
table-old-message = Partiet er flyttet til en nyere besked. Brug /{ name-game } { name-board } for at hente det hertil.
table-outdated = Bordet har ændret sig, siden du så knappen. Kig en gang til, før du trykker.
table-rematch-stranger = Revanchen er for partiets spillere. /{ name-help } åbner et bord til dig selv.
table-rematch-joined = Revanchen er åben i denne kanal, og du er med.
table-deal-fixed = Fordelingen spilles igen, præcis som den var, så intet kan ændres.
table-no-deal = Partiet har ingen fordeling, der kan spilles igen.
table-stranger = Du er ikke med i dette parti.
table-not-your-turn = Det er ikke din tur. Venter på { $players }.
table-welcome-back = Velkommen tilbage! Nu spiller du selv igen.
table-played-for-you = Din tid løb ud, så en computer spillede for dig:
table-resumed-already = Partiet er ikke på pause: det er allerede i gang.
table-paused = Partiet er på pause. Tryk på »Fortsæt«, eller brug /{ name-game } { name-continue }.
table-unknown-match = Jeg kender ikke længere dette parti.
table-none-here = Der er ikke noget åbent parti i denne kanal. /{ name-help } viser, hvordan man starter et.
table-channel-full = Kanalen kan ikke have flere åbne partier. Spil et færdigt, brug /{ name-game } { name-stop }, eller spil i en anden kanal.
table-too-many-lobbies = Du har allerede { $most } åbne lobbyer på denne server. Start eller aflys en af dem først.
table-next-host-lobbies = Den næste vært har allerede { $most } åbne lobbyer på denne server. Vælg en anden vært, eller aflys denne lobby.
table-refused = Det kan du ikke gøre her lige nu.
table-invited-lately = Din sidste invitation blev ikke besvaret med ja: { $players }. Du kan invitere igen om { $duration }. Åbn så længe en lobby uden invitation, og del linket: der kan alle trykke på »Deltag«.
table-too-many-yours = Du har forsøgt at starte { $most } partier inden for et minut. Du kan prøve igen { $seconds ->
    [one] om et sekund
   *[other] om { $seconds } sekunder
}.
table-too-many-here = Der har været for mange forsøg på at starte partier i kanalen inden for et minut. Det næste er muligt { $seconds ->
    [one] om et sekund
   *[other] om { $seconds } sekunder
}.
table-stop-not-allowed = Kun værten eller en moderator kan aflyse denne lobby.
table-stop-needs-agreement = Du kan ikke stoppe partiet alene. Bed de andre om at stoppe det uden vinder, eller giv op.
table-stop-last = Du er den sidste spiller: stopper du partiet, tæller det som at give op. Vil du det, så brug /{ name-game } { name-stop }.
table-stop-moderators = På denne server må kun moderatorer stoppe partier, og aldrig deres egne. Du kan stadig give op.
table-stop-asked = Du har bedt om at stoppe partiet: { $agreed } af { $required } er med på det. Det stopper, når alle er enige.
table-pause-asked = Du har bedt om en pause i partiet: { $agreed } af { $required } er med på det. Det sættes på pause, når alle er enige.
table-resume-first = Partiet venter på, at en spiller fortsætter det. Brug /{ name-game } { name-continue } først.
table-choice-gone = Partiet er ikke længere åbent her. Brug kommandoen igen.
table-remove-nobody = { $player } er ikke med i nogen af dine lobbyer i denne kanal.
table-invited-already = Denne spiller har allerede en plads eller en invitation her.
table-host-already = Du er allerede vært.
table-remove-yourself = Du kan ikke fjerne dig selv. Tryk på »Forlad«, hvis du vil ud af lobbyen.
table-removed = Værten fjernede dig fra denne lobby.
table-agree-out = Du er ude af partiet, så de andre afgør, om det skal slutte.

table-busy = Der er meget gang i partiet lige nu. Prøv igen.
table-changed = Partiet ændrede sig i samme øjeblik. Kig en gang til, før du trykker.
table-counted-already = Dette tryk er allerede talt med.
table-not-stored = Jeg kunne ikke gemme dit træk, så det blev ikke spillet. Prøv igen om lidt.
table-closing = Jeg genstarter. Prøv igen om nogle sekunder.
table-board-too-often = Du har hentet partiet flere gange inden for et minut. Du kan hente det igen { $seconds ->
    [one] om et sekund
   *[other] om { $seconds } sekunder
}.
table-unreadable = Partiet kan ikke fortsætte, så det blev stoppet. Det tæller ikke.
table-older-rules = Partiet begyndte med ældre regler. De understøttes ikke længere, så det kan hverken fortsætte eller vises.
table-elsewhere = Jeg flytter til en anden maskine. Prøv igen om nogle sekunder.

table-character-easy = »Jeg er lige klækket!«
table-character-normal = »Jeg tænker et træk frem. Som regel.«
table-character-hard = »Jeg har tre hoveder, og de tænker alle sammen.«
table-news-says = { $player }: { $words }
table-news-time-out = Tiden løb ud for { $player }.
table-news-day-off = { $player } tager en fridag ({ $left } tilbage denne sæson).
table-news-away = { $player } er væk { date-until }, så turen venter.
table-news-auto-draws = { $player }: »{ discord-button-auto-draw }« er stadig slået til.
table-news-draw-waits = { $player }: »{ discord-button-auto-draw }« har trukket { $turns } gange. Træk selv et kort for at fortsætte.
table-news-back = { $player } er tilbage.
table-news-resumed = { $player } fortsætter partiet.
table-news-moved = Kanalen blev slettet. { $player } fortsætter partiet her.
agree-end-button = { $required ->
    [one] Afslut partiet
   *[other] Afslut partiet ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } vil afslutte partiet. Det slutter, når alle, der stadig er med, er enige.
agree-end-agreed = { $agreed ->
    [one] { $players } afsluttede partiet.
   *[other] { $players } blev enige om at afslutte partiet.
}
agree-end-void = Afsluttet efter aftale. En spiller, der er væk, ville have vundet, så partiet tæller ikke.
agree-end-withdrawn = { $player } vil spille videre.
agree-stop-agreed = Alle blev enige om at stoppe, så partiet tæller ikke.
agree-stop-button = Stop uden vinder ({ $agreed }/{ $required })
agree-stop-wanted = { $player } vil stoppe partiet. Det stopper, når alle er enige, og tæller så ikke.
agree-stop-withdrawn = { $player } vil spille videre.
agree-pause-agreed = Alle blev enige om en pause.
agree-pause-button = Hold pause ({ $agreed }/{ $required })
agree-pause-wanted = { $player } vil holde pause i partiet. Det sættes på pause, når alle er enige.
agree-pause-withdrawn = { $player } vil spille videre.
table-news-stopped = { $player } stoppede partiet, så det tæller ikke.
table-news-stopped-by-moderator = { $moderator } stoppede partiet som moderator, så det tæller ikke.
table-news-forgotten = Ingen har trykket på en knap i syv dage, så partiet er slut. Det tæller ikke.
table-news-message-gone = Beskeden med partiet blev slettet, så her er det igen.
table-news-message-gone-claims = Beskeden med partiet blev slettet, så her er det igen. Åbne kort kan ikke længere vindes.
table-news-gap = Forbindelsen til Discord var afbrudt et øjeblik: åbne kort kan ikke længere vindes.
table-news-silence = Discord kunne ikke nå mig i { $duration }. Jeres tid stod stille imens.
table-news-declined = { $player } kan ikke være med lige nu. Pladsen er ledig igen.

table-done-decline = Din plads er nu ledig for andre. Tryk på »Deltag« i lobbyen, hvis du ombestemmer dig. [Gå til bordet]({ $address })
table-done-resign = Du gav op.
table-done-stop = Partiet blev stoppet.
table-done-agree = Dit svar er noteret.
table-done-ask-to-stop = Jeg har spurgt alle. Partiet stopper, når alle trykker på knappen under billedet.
table-done-ask-to-pause = Noteret. Partiet sættes på pause, så snart alle spillerne er enige.
table-done-pause = Partiet er på pause. Tryk på »Fortsæt« for at spille videre.
table-done-resume = Partiet fortsætter.
table-done-invite = Inviteret: { $player }. Pladsen er reserveret.
table-done-remove = Du fjernede { $player }, som ikke kan deltage i denne lobby igen.
table-done-hand-over = { $player } er vært nu.
table-time-so-far = Parti #{ $number } har varet i { $duration } indtil nu.
table-time-over = Parti #{ $number } er slut. Det varede i { $duration }.
