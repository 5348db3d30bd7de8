# Turneringer og duplikatturneringer.

tournament-format-swiss = Sveitsersystem: Alle spiller hver runde, vinnere mot vinnere
tournament-format-round-robin = Alle mot alle: Hver spiller møter alle de andre
tournament-format-knockout = Cup: Den som taper, er ute

# { $game } er tittelen på et spill.
tournament-title-swiss = 🏆 { $game }: sveitserturnering
tournament-title-round-robin = 🏆 { $game }: turnering alle mot alle
tournament-title-knockout = 🏆 { $game }: cup
tournament-title-duplicate = 🏆 { $game }: duplikatturnering
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · nr. { $number }

## Påmelding
tournament-opened = Påmeldingen er åpen. Meldingen står i denne kanalen.
tournament-shown = Meldingen er nå den nyeste i kanalen.
tournament-choose = Hvilken?
tournament-none-here = Ingen turnering er åpen i denne kanalen.
tournament-about-swiss = Alle spiller hver runde, mot noen med omtrent like mange poeng. To spillere ved hvert bord.
tournament-about-round-robin = Alle møter alle én gang. To spillere ved hvert bord.
tournament-about-knockout = Den som taper, er ute. To spillere ved hvert bord.
tournament-about-duplicate = Alle bord spiller med de samme kortene og terningene. Du sammenligner resultatet ditt med dem som sitter på samme plass ved de andre bordene. Ratingen påvirkes ikke.
tournament-begins-by-host = Bli med nedenfor. { $host } starter turneringen.
tournament-begins-at = Bli med nedenfor. Turneringen starter av seg selv: { $when }
tournament-rounds = { $count ->
    [one] Én runde
   *[other] { $count } runder
}
tournament-deals = { $count ->
    [one] Én giv
   *[other] { $count } giver
} ved { $tables } bord
tournament-entrants = { $count ->
    [0] Ingen er med ennå.
    [one] **Én spiller:**
   *[other] **{ $count } spillere:**
}
# The description of the sign-up's picture.
tournament-picture = Påmelding. { $title }, { $count ->
    [0] ingen er med ennå
    [one] én spiller
   *[other] { $count } spillere
}.
tournament-button-withdraw = Trekk deg
tournament-confirm-stop = Vil du virkelig avlyse denne turneringen for alle? Partier som er i gang, fortsetter, men teller ikke for turneringen.
tournament-cancelled = Turneringen ble avlyst.

## Runder
tournament-round = **Runde { $round } av { $of }**
tournament-deal = **Giv { $round } av { $of }**
# Spillerne er navn med tankestreker mellom.
tournament-line-bye = { $table }\. { $players }: ingen motstander, seier uten kamp
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · ferdig
# Navnet på en tråd: en runde og et bord.
tournament-thread = R{ $round } B{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players }: { $round }, bord { $table }.
tournament-call-here = Ingen tråd kunne åpnes, så dere spiller her.
tournament-call-arrive = Trykk på **Jeg er her** i den neste meldingen for å begynne.
tournament-counts-swiss = Seier gir 1 poeng, uavgjort gir ½.
tournament-counts-round-robin = Seier gir 1 poeng, uavgjort gir ½.
tournament-counts-knockout = Vinneren går videre. Uavgjort spilles om én gang.
tournament-counts-final = Vinneren vinner turneringen. Uavgjort spilles om én gang.
tournament-counts-third = Ved uavgjort deles plassen.
tournament-counts-replay = Etter enda en uavgjort går den best seedede videre.
tournament-counts-duplicate = Alle bord spiller med de samme kortene og terningene. Resultatet ditt sammenlignes med spillerne på samme plass.
tournament-waits = { $host }: Denne given venter på private tråder, som Discord avviser her: { $why }. Gi meg tillatelsen **{ $permission }**, eller lukk gamle tråder. Jeg fortsetter å prøve.
tournament-news-moved = Partiet fortsetter her, fordi tråden ble slettet.
tournament-button-arrive = Jeg er her
tournament-not-here = ikke her ennå
tournament-lobby = Bordet ditt i turneringen. Partiet starter når alle er her.
tournament-lobby-closes = Den som ikke er her innen da, taper partiet: { $when }
tournament-lobby-closes-duplicate = En datamaskin spiller for den som ikke er her innen da: { $when }
tournament-not-came = Ikke her i tide, så partiet er tapt: { $players }

## Stillingen
# { $title } er tittelen på turneringen, { $winners } en liste med navn.
tournament-goes-on = Mer om turneringen: { $channel }
tournament-standings = **{ $title }** · etter runde { $round }
tournament-standings-deal = **{ $title }** · etter giv { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Slutt: { $winners }.
tournament-winners = { $winners } vant
# Ord på bildet, så korte som mulig.
tournament-chart-points = poeng
tournament-chart-tie-break = tiebreak
tournament-chart-rounds-won = vunne runder

## Sluttspilltreet, forløpet og slutten av en turnering
tournament-round-name = Runde { $round }
tournament-deal-name = Giv { $round }
tournament-bracket-round = { $places ->
    [2] Finale
    [4] Semifinale
    [8] Kvartfinale
    [16] Åttendedelsfinale
   *[other] Runde med { $places }
}
tournament-replay = { $round }, omkamp
tournament-byes = { $count ->
    [one] Den høyest seedede har ingen motstander i første runde. Rekkefølgen følger ratingen her; uten rating avgjør loddtrekning.
   *[other] De { $count } høyest seedede har ingen motstander i første runde. Rekkefølgen følger ratingen her; uten rating avgjør loddtrekning.
}
tournament-third-place = Tredjeplass
tournament-chart-bye = står over
tournament-button-bracket = Turneringstre
tournament-select-part = En annen del av treet
tournament-select-round = Se på en runde
tournament-tie-break-swiss = Ved like poeng avgjør Buchholz: poengene til alle motstandere. { $examples }
tournament-tie-break-round-robin = Ved like poeng avgjør Sonneborn-Berger: poengene til slåtte motstandere, og halvparten etter uavgjort. { $examples }
tournament-shared = delt
tournament-winners-shared = delt førsteplass: { $winners }
tournament-best-human = Beste menneske: { $player }, plass { $place } med datamaskinene
tournament-closest = Jevneste parti: { $players }, forskjell { $margin }
tournament-longest = Lengste parti: { $players }, { $time }
tournament-sheet = Hver rad er en plass ved bordet med resultatene ved alle bord. På gult: matchpoengene, 1 for hvert dårligere resultat og ½ for hvert likt.
tournament-button-next = Neste turnering
tournament-next-open = Den neste påmeldingen er allerede åpen i denne kanalen.
tournament-shared-result = 🏅 **{ $player }** · { $title }: plass { $place } av { $of }
tournament-shared-already = Du har allerede delt dette resultatet.

## Arrangementet i serverens kalender
tournament-event = Meld deg på i { $channel }.

## Hvorfor noe ikke går
tournament-in-thread = Start turneringen i en kanal, ikke i en tråd: Bordene får egne tråder.
tournament-too-many = Denne serveren har allerede { $most } åpne turneringer. Avslutt en av dem først.
tournament-yours-open = Du har allerede en åpen påmelding her. Start eller avlys den først.
tournament-unknown = Denne turneringen finnes ikke lenger.
tournament-unreadable = Denne turneringen kan ikke fortsette, fordi dataene er skadet. Verten eller en moderator kan avlyse den.
tournament-joined-already = Du er allerede med.
tournament-not-joined = Du er ikke med i denne turneringen.
tournament-too-late = Turneringen har startet, så ingen kan bli med lenger.
tournament-joined-late = Du spiller fra runde { $round }.
tournament-withdrew = Du er ikke lenger med. Et parti som er i gang, teller fortsatt.
tournament-begun = Turneringen har allerede startet.
tournament-over = Denne turneringen er over.
tournament-only-host = Bare verten kan gjøre det.
tournament-full = Alle { $most } plassene er opptatt.
tournament-too-few = En turnering trenger minst to spillere, og minst én må være et menneske. En duplikatturnering trenger to mennesker.
tournament-table-fixed = Turneringen har bestemt dette bordet, så det kan ikke endres her. Du kan trekke deg i turneringens egen melding.
tournament-no-pause = Et parti i en turnering kan ikke settes på pause, for andre venter på resultatet.
tournament-no-stop = Et parti i en turnering kan ikke stoppes av én spiller. Du kan gi opp.
tournament-table-stranger = Dette bordet er for andre spillere i turneringen.
tournament-no-deals = I dette spillet kan den samme given ikke spilles to ganger.
tournament-sealed = Andre bord spiller fortsatt denne given. Kortene og terningene vises når det siste bordet er ferdig.

## Planning and the host’s page
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = Høyst { $count } plasser
tournament-reminder = ⏰ **{ $title }** begynner snart: { $when }
tournament-when-unclear = Jeg finner ikke det tidspunktet i de neste { $days } dagene. Skriv for eksempel: 20:00, lørdag 20:00 eller 5. desember 20:00.
tournament-when-zone = Skriv tidssonen din også, for eksempel: { $typed } Europe/Oslo.
tournament-when-gap = Den timen finnes ikke, fordi klokka stilles om da. Velg en annen.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] i dag
    [1] i morgen
   *[other] { "" }
}
tournament-limit-range = Grensen er et tall fra { $least } til { $most }.
tournament-limit-below = { $count } plasser er allerede tatt, så grensen kan ikke være lavere.
tournament-text-long = Det er for langt: høyst { $most } tegn.
tournament-text-mentions = Utelat omtaler: her kan ingen tilkalles.
tournament-button-organise = Organiser
tournament-organise = Bare du ser denne siden. Jeg forteller dem det gjelder, hva du endrer.
tournament-organised = ✅ Ferdig.
tournament-organise-players = Fjern eller bytt ut noen
tournament-player-withdrew = { $player } · trukket seg
tournament-organise-results = Rett et resultat
tournament-organise-tables = Gi et bord mer tid
tournament-button-title = Tittel
tournament-button-description = Beskrivelse
tournament-button-limit = Grense
tournament-button-begin = Start
tournament-button-end-round = Avslutt runden nå
tournament-button-remove = Fjern
tournament-button-replace = Søk en vikar
tournament-button-host = Gjør til vert
tournament-button-time = Gi mer tid
tournament-button-substitute = Bli med som vikar
tournament-ask-player = Hva med { $player }? **Fjern** gjelder fra neste runde, og resultatene blir stående. Med **Søk en vikar** kan noen andre så overta plassen og poengene, straks hvis partiet ikke har begynt.
tournament-ask-player-early = Hva med { $player }? **Fjern** stryker navnet fra listen.
tournament-ask-time = Skal { $players } få hele tiden til å komme en gang til?
tournament-ask-end = Avslutte runden nå? Den som ikke har kommet, taper. Partier som er i gang, fortsetter, men teller som uavgjort. I en utslagsturnering spilles uavgjort om én gang.
tournament-ask-result = { $result }. Hva er riktig? Stillingen endrer seg. Ratinger og logger blir stående.
tournament-ask-result-later = { $result }. Hva er riktig? Stillingen endrer seg. Senere runders oppsett, ratinger og logger blir stående.
tournament-ask-result-knockout = { $result }. Hva er riktig? Den som da går videre, får plassen i det neste partiet, så lenge det ikke har begynt. Ratinger og logger blir stående.
tournament-form-title = Tittelen
tournament-form-description = Hva alle bør vite
tournament-form-limit = Høyst hvor mange spillere
tournament-form-begin = Når, for eksempel lørdag 20:00
tournament-form-reason = Grunnen, som alle ser
tournament-told-begins = **{ $title }** begynner på et annet tidspunkt: { $when }
tournament-told-removed = Du er fjernet fra **{ $title }**.
tournament-told-wanted = Vi søker en vikar for { $player }. Trykk på **Bli med som vikar** i turneringens melding.
tournament-told-substitute = { $player } er vikar med poengene til plassen og spiller fra neste runde. Et parti som er i gang, teller fortsatt for plassen.
tournament-told-seated = Nå ved dette bordet: { $players }. Trykk på **Jeg er her** i bordets melding.
tournament-told-time = Du har mer tid. Trykk på **Jeg er her** i tide: { $when }
tournament-told-end = { $round } slutter nå. Den som ikke har kommet, taper. Partier som er i gang, fortsetter, men teller som uavgjort.
tournament-told-host = Du er nå vert for **{ $title }**.
tournament-corrected = ✏️ { $round } · { $players }: **{ $after }** i stedet for { $before } ({ $reason }).
tournament-not-waiting = Dette bordet venter ikke på noen.
tournament-not-substitute = Du har allerede spilt i turneringen, så du kan ikke være vikar.
tournament-correct-knockout = Neste runde følger av dette resultatet og kan ikke settes opp på nytt, så det blir stående.
