# Lobby, knapper, spillere som er borte.
table-joined-already = Du er allerede med.
table-not-joined = Du er ikke med i dette partiet. Trykk på «Bli med» først.
table-full = Bordet er fullt: høyst { $most } spillere.
table-alone-already = Du spiller allerede { $game } alene i denne kanalen: { $address }
table-reserved = De ledige plassene er holdt av inntil { $players } har blitt med eller avslått.
table-not-invited = Ingen plass er holdt av til deg her. Er du allerede med, trykker du på «Forlat» i lobbyen.
table-not-kept = Ingen plass er holdt av til deg her lenger. Er en ledig, kan du bli med fra lobbyen.
table-left-server = Du er ikke lenger på partiets server, så du kan ikke bli med.
table-too-few = Dere må være minst { $least } spillere. Vent på noen, eller legg til en datamaskin.
table-only-host = Bare verten, { $player }, kan gjøre det.
table-only-host-gone = Bare verten kan gjøre det.
table-youngest-not-asked = Dette spillet spør ikke hvem som er yngst.
table-youngest-taken = { $player } er allerede yngst.
table-no-computer = Det er ingen datamaskin å fjerne.

table-not-begun = Dette partiet har ikke startet ennå.
table-words-too-late = Partiet har startet, så spillernes bidrag kan ikke endres lenger.
table-words-length = Skriv minst ett tegn og høyst { $most }.
table-begun = Dette partiet har allerede startet.
table-cancelled = Denne lobbyen ble avlyst. Åpne en ny med spillets kommando «{ name-start }».
table-old-message = Partiet er flyttet til en nyere melding. Bruk /{ name-game } { name-board } for å hente det hit.
table-outdated = Bordet har endret seg siden du så denne knappen. Se en gang til før du trykker.
table-rematch-stranger = Omkampen er for spillerne i dette partiet. Med /{ name-help } kan du åpne ditt eget bord.
table-rematch-joined = Omkampen er åpen i denne kanalen, og du er med.
table-deal-fixed = Given spilles om igjen akkurat som den var, så ingenting ved den kan endres.
table-no-deal = Partiet har ingen giv som kan spilles om igjen.
table-stranger = Du spiller ikke i dette partiet.
table-not-your-turn = Det er ikke din tur. Venter på { $players }.
table-welcome-back = Velkommen tilbake! Nå spiller du selv igjen.
table-played-for-you = Tiden din var ute, så en datamaskin spilte for deg:
table-resumed-already = Dette partiet er ikke satt på pause: Det er allerede i gang.
table-paused = Dette partiet er satt på pause. Trykk på «Fortsett», eller bruk /{ name-game } { name-continue }.
table-unknown-match = Jeg kjenner ikke dette partiet lenger.
table-none-here = Det er ikke noe åpent parti i denne kanalen. /{ name-help } viser hvordan du starter et.
table-channel-full = Denne kanalen kan ikke ha flere åpne partier. Spill ett ferdig, bruk /{ name-game } { name-stop }, eller spill i en annen kanal.
table-too-many-lobbies = Du har allerede { $most } åpne lobbyer på denne serveren. Start eller avlys en av dem først.
table-next-host-lobbies = Den neste verten har allerede { $most } åpne lobbyer på denne serveren. Velg en annen vert, eller avlys denne lobbyen.
table-refused = Det kan du ikke gjøre her akkurat nå.
table-invited-lately = Den siste invitasjonen din ble ikke godtatt: { $players }. Du kan invitere igjen om { $duration }. Åpne så lenge en lobby uten invitasjon og del lenken: der kan alle trykke på «Bli med».
table-too-many-yours = Du har prøvd å starte { $most } partier på ett minutt. Du kan prøve igjen { $seconds ->
    [one] om ett sekund
   *[other] om { $seconds } sekunder
}.
table-too-many-here = Det var for mange forsøk på å starte partier i denne kanalen på ett minutt. Neste kan startes { $seconds ->
    [one] om ett sekund
   *[other] om { $seconds } sekunder
}.
table-stop-not-allowed = Bare verten eller en moderator kan avlyse denne lobbyen.
table-stop-needs-agreement = Du kan ikke stoppe dette partiet alene. Be de andre om å stoppe det uten vinner, eller gi opp.
table-stop-last = Du er den siste spilleren, så hvis du stopper, regnes det som å gi opp. Vil du det, bruker du /{ name-game } { name-stop }.
table-stop-moderators = Bare moderatorer kan stoppe partier på denne serveren, og aldri sine egne. Du kan fortsatt gi opp.
table-stop-asked = Du har bedt om å stoppe dette partiet. Enige: { $agreed } av { $required }. Det stopper når alle er enige.
table-pause-asked = Du har bedt om å sette partiet på pause. Enige: { $agreed } av { $required }. Det settes på pause når alle er enige.
table-resume-first = Dette partiet venter til en spiller fortsetter det. Bruk /{ name-game } { name-continue } først.
table-choice-gone = Dette partiet er ikke åpent her lenger. Bruk kommandoen på nytt.
table-remove-nobody = { $player } er ikke med i noen av lobbyene dine i denne kanalen.
table-invited-already = Denne spilleren har alt en plass eller en invitasjon her.
table-host-already = Du er allerede vert.
table-remove-yourself = Du kan ikke fjerne deg selv. Vil du ut av lobbyen, trykker du på «Forlat».
table-removed = Verten fjernet deg fra denne lobbyen.
table-agree-out = Du er ute av dette partiet, så de andre bestemmer om det skal avsluttes.

table-busy = Det skjer mye i dette partiet nå. Prøv igjen.
table-changed = Partiet endret seg akkurat nå. Se en gang til før du trykker.
table-counted-already = Dette trykket er allerede registrert.
table-not-stored = Jeg fikk ikke lagret trekket ditt, så det ble ikke gjort. Prøv igjen om et øyeblikk.
table-closing = Jeg starter på nytt. Prøv igjen om noen sekunder.
table-board-too-often = Du har bedt om dette partiet flere ganger på ett minutt. Du kan be om det igjen { $seconds ->
    [one] om ett sekund
   *[other] om { $seconds } sekunder
}.
table-unreadable = Dette partiet kan ikke fortsette, så det ble stoppet. Det teller ikke.
table-older-rules = Dette partiet begynte med eldre regler. De støttes ikke lenger, så det kan verken fortsette eller vises.
table-elsewhere = Jeg flytter til en annen maskin. Prøv igjen om noen sekunder.

table-character-easy = «Jeg er akkurat klekket ut!»
table-character-normal = «Jeg tenker ett trekk frem. Som regel.»
table-character-hard = «Jeg har tre hoder, og alle tenker.»
table-news-says = { $player }: { $words }
table-news-time-out = Tiden gikk ut for { $player }.
table-news-day-off = { $player } tar en fridag ({ $left } igjen denne sesongen).
table-news-away = { $player } er borte { date-until }, så turen venter.
table-news-auto-draws = { $player }: «{ discord-button-auto-draw }» er fortsatt på.
table-news-draw-waits = { $player }: «{ discord-button-auto-draw }» har trukket { $turns } ganger. Trekk selv et kort for å fortsette.
table-news-back = { $player } er tilbake.
table-news-resumed = { $player } fortsetter partiet.
table-news-moved = Kanalen til dette partiet ble slettet. { $player } fortsetter det her.
agree-end-button = { $required ->
    [one] Avslutt partiet
   *[other] Avslutt partiet ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } vil avslutte partiet. Det slutter når alle som fortsatt er med, er enige.
agree-end-agreed = { $agreed ->
    [one] { $players } avsluttet partiet.
   *[other] { $players } ble enige om å avslutte partiet.
}
agree-end-void = Avsluttet etter avtale. En spiller som er borte, ville ha vunnet, så partiet teller ikke.
agree-end-withdrawn = { $player } vil spille videre.
agree-stop-agreed = Alle ble enige om å stoppe, så partiet teller ikke.
agree-stop-button = Stopp uten vinner ({ $agreed }/{ $required })
agree-stop-wanted = { $player } ber om å stoppe partiet. Når alle er enige, stopper det, og da teller det ikke.
agree-stop-withdrawn = { $player } vil spille videre.
agree-pause-agreed = Alle ble enige om en pause.
agree-pause-button = Pause ({ $agreed }/{ $required })
agree-pause-wanted = { $player } ber om å sette partiet på pause. Det settes på pause når alle er enige.
agree-pause-withdrawn = { $player } vil spille videre.
table-news-stopped = { $player } stoppet partiet, så det teller ikke.
table-news-stopped-by-moderator = { $moderator } stoppet partiet som moderator, så det teller ikke.
table-news-forgotten = Ingen har trykket på en knapp på sju dager, så partiet er avsluttet. Det teller ikke.
table-news-message-gone = Meldingen med dette partiet ble slettet, så her er den igjen.
table-news-message-gone-claims = Meldingen med dette partiet ble slettet, så her er den igjen. Åpne kort kan ikke lenger vinnes.
table-news-gap = Forbindelsen til Discord var borte et øyeblikk: Åpne kort kan ikke lenger vinnes.
table-news-silence = Discord nådde meg ikke på { $duration }. Tiden deres sto stille imens.
table-news-declined = { $player } kan ikke bli med nå. Plassen er ledig igjen.

table-done-decline = Plassen din er nå ledig for andre. Ombestemmer du deg, trykker du på «Bli med» i lobbyen. [Gå til bordet]({ $address })
table-done-resign = Du ga opp.
table-done-stop = Partiet ble stoppet.
table-done-agree = Svaret ditt er notert.
table-done-ask-to-stop = Jeg har spurt alle. Partiet stopper når alle har trykket på knappen under bildet.
table-done-ask-to-pause = Notert. Partiet settes på pause så snart alle spillerne er enige.
table-done-pause = Partiet er satt på pause. Trykk på «Fortsett» for å spille videre.
table-done-resume = Partiet fortsetter.
table-done-invite = Invitert: { $player }. Plassen er holdt av.
table-done-remove = Du fjernet { $player }, som ikke kan bli med i lobbyen igjen.
table-done-hand-over = { $player } er vert nå.
table-time-so-far = Parti #{ $number } har vart i { $duration } så langt.
table-time-over = Parti #{ $number } er over. Det varte i { $duration }.
