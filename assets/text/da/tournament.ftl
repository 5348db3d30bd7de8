# Turneringer og duplikatturneringer.

tournament-format-swiss = Schweizersystem: alle spiller hver runde, vindere mod vindere
tournament-format-round-robin = Alle mod alle: hver spiller møder alle de andre
tournament-format-knockout = Knockout: taberen er ude

# { $game } er et spils titel.
tournament-title-swiss = 🏆 { $game }: turnering i schweizersystem
tournament-title-round-robin = 🏆 { $game }: turnering alle mod alle
tournament-title-knockout = 🏆 { $game }: knockoutturnering
tournament-title-duplicate = 🏆 { $game }: duplikatturnering
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · nr. { $number }

## Tilmelding
tournament-opened = Tilmeldingen er åben. Beskeden står i denne kanal.
tournament-shown = Beskeden er nu den nyeste i kanalen.
tournament-choose = Hvilken?
tournament-none-here = Ingen turnering er åben i denne kanal.
tournament-about-swiss = Alle spiller hver runde, mod en med omtrent lige så mange point. To spillere ved hvert bord.
tournament-about-round-robin = Alle møder alle én gang. To spillere ved hvert bord.
tournament-about-knockout = Den, der taber, er ude. To spillere ved hvert bord.
tournament-about-duplicate = Alle borde spiller med de samme kort og terninger. Du sammenligner dit resultat med dem, der sidder på samme plads ved de andre borde. Ratingen påvirkes ikke.
tournament-begins-by-host = Deltag nedenfor. { $host } starter turneringen.
tournament-begins-at = Deltag nedenfor. Turneringen starter af sig selv: { $when }
tournament-rounds = { $count ->
    [one] Én runde
   *[other] { $count } runder
}
tournament-deals = { $count ->
    [one] Én fordeling
   *[other] { $count } fordelinger
} ved { $tables } borde
tournament-entrants = { $count ->
    [0] Ingen er med endnu.
    [one] **Én spiller:**
   *[other] **{ $count } spillere:**
}
# The description of the sign-up's picture.
tournament-picture = Tilmelding. { $title }, { $count ->
    [0] ingen er med endnu
    [one] én spiller
   *[other] { $count } spillere
}.
tournament-button-withdraw = Træk dig
tournament-confirm-stop = Vil du virkelig aflyse turneringen for alle? Partier, der er i gang, fortsætter, men tæller ikke for turneringen.
tournament-cancelled = Turneringen blev aflyst.

## Runder
tournament-round = **Runde { $round } af { $of }**
tournament-deal = **Fordeling { $round } af { $of }**
# Spillerne er navne med tankestreger imellem.
tournament-line-bye = { $table }\. { $players }: ingen modstander, automatisk sejr
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · færdig
# En tråds navn: en runde og et bord.
tournament-thread = R{ $round } B{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players }: { $round }, bord { $table }.
tournament-call-here = Der kunne ikke åbnes en tråd, så I spiller her.
tournament-call-arrive = Tryk på **Jeg er her** i den næste besked for at begynde.
tournament-counts-swiss = En sejr giver 1 point, uafgjort giver ½.
tournament-counts-round-robin = En sejr giver 1 point, uafgjort giver ½.
tournament-counts-knockout = Vinderen går videre. Uafgjort spilles om én gang.
tournament-counts-final = Vinderen vinder turneringen. Uafgjort spilles om én gang.
tournament-counts-third = Ved uafgjort deles pladsen.
tournament-counts-replay = Efter endnu en uafgjort går den bedst seedede videre.
tournament-counts-duplicate = Alle borde spiller de samme kort og terninger. Dit resultat sammenlignes med spillerne på samme plads.
tournament-waits = { $host }: denne fordeling venter på private tråde, som Discord afviser her: { $why }. Giv mig tilladelsen **{ $permission }**, eller luk gamle tråde. Jeg bliver ved med at prøve.
tournament-news-moved = Partiet fortsætter her, fordi dets tråd blev slettet.
tournament-button-arrive = Jeg er her
tournament-not-here = ikke her endnu
tournament-lobby = Dit bord i turneringen. Partiet starter, når alle er her.
tournament-lobby-closes = Den, der ikke er her til den tid, taber partiet: { $when }
tournament-lobby-closes-duplicate = En computer spiller for den, der ikke er her til den tid: { $when }
tournament-not-came = Ikke her til tiden, så partiet er tabt: { $players }

## Stillingen
# { $title } er turneringens titel, { $winners } en liste med navne.
tournament-goes-on = Mere om turneringen: { $channel }
tournament-standings = **{ $title }** · efter runde { $round }
tournament-standings-deal = **{ $title }** · efter fordeling { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Slut: { $winners }.
tournament-winners = { $winners } vandt
# Ord i billedet, så korte som muligt.
tournament-chart-points = point
tournament-chart-tie-break = tiebreak
tournament-chart-rounds-won = vundne runder

## Turneringstræet, forløbet og slutningen af en turnering
tournament-round-name = Runde { $round }
tournament-deal-name = Fordeling { $round }
tournament-bracket-round = { $places ->
    [2] Finale
    [4] Semifinale
    [8] Kvartfinale
    [16] Ottendedelsfinale
   *[other] Runde med { $places }
}
tournament-replay = { $round }, omkamp
tournament-byes = { $count ->
    [one] Den højst seedede har ingen modstander i første runde. Rækkefølgen følger ratingen her; uden rating afgør lodtrækning.
   *[other] De { $count } højst seedede har ingen modstander i første runde. Rækkefølgen følger ratingen her; uden rating afgør lodtrækning.
}
tournament-third-place = Tredjeplads
tournament-chart-bye = sidder over
tournament-button-bracket = Turneringstræ
tournament-select-part = En anden del af træet
tournament-select-round = Se en runde
tournament-tie-break-swiss = Ved lige point afgør Buchholz: alle modstanderes point. { $examples }
tournament-tie-break-round-robin = Ved lige point afgør Sonneborn-Berger: slåede modstanderes point, og det halve efter uafgjort. { $examples }
tournament-shared = delt
tournament-winners-shared = delt førsteplads: { $winners }
tournament-best-human = Bedste menneske: { $player }, plads { $place } med computerne
tournament-closest = Tætteste parti: { $players }, forskel { $margin }
tournament-longest = Længste parti: { $players }, { $time }
tournament-sheet = Hver række er en plads ved bordet med dens resultater ved alle borde. På gult: matchpointene, 1 for hvert dårligere resultat og ½ for hvert lige.
tournament-button-next = Næste turnering
tournament-next-open = Den næste tilmelding er allerede åben i denne kanal.
tournament-shared-result = 🏅 **{ $player }** · { $title }: plads { $place } af { $of }
tournament-shared-already = Du har allerede delt dette resultat.

## Begivenheden i serverens kalender
tournament-event = Tilmeld dig i { $channel }.

## Hvorfor noget ikke kan lade sig gøre
tournament-in-thread = Start turneringen i en kanal, ikke i en tråd: bordene får deres egne tråde.
tournament-too-many = Serveren har allerede { $most } åbne turneringer. Afslut en af dem først.
tournament-yours-open = Du har allerede en åben tilmelding her. Start eller aflys den først.
tournament-unknown = Turneringen findes ikke længere.
tournament-unreadable = Turneringen kan ikke fortsætte, fordi dens data er beskadiget. Værten eller en moderator kan aflyse den.
tournament-joined-already = Du er allerede med.
tournament-not-joined = Du er ikke med i denne turnering.
tournament-too-late = Turneringen er startet, så ingen kan komme med længere.
tournament-joined-late = Du spiller med fra runde { $round }.
tournament-withdrew = Du er ikke længere med. Et parti, der er i gang, tæller stadig.
tournament-begun = Turneringen er allerede startet.
tournament-over = Turneringen er slut.
tournament-only-host = Kun værten kan gøre det.
tournament-full = Alle { $most } pladser er optaget.
tournament-too-few = En turnering kræver mindst to spillere, og mindst én af dem skal være et menneske. En duplikatturnering kræver to mennesker.
tournament-table-fixed = Turneringen har bestemt bordet, så det kan ikke ændres her. Du kan trække dig i turneringens egen besked.
tournament-no-pause = Et parti i en turnering kan ikke sættes på pause, for andre venter på resultatet.
tournament-no-stop = Et parti i en turnering kan ikke stoppes af én spiller. Du kan give op.
tournament-table-stranger = Dette bord er for andre spillere i turneringen.
tournament-no-deals = I dette spil kan den samme fordeling ikke spilles to gange.
tournament-sealed = Andre borde spiller stadig denne fordeling. Dens kort og terninger vises, når det sidste bord er færdigt.

## Planning and the host’s page
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = Højst { $count } pladser
tournament-reminder = ⏰ **{ $title }** begynder snart: { $when }
tournament-when-unclear = Jeg finder ikke det tidspunkt i de næste { $days } dage. Skriv for eksempel: 20:00, lørdag 20:00 eller 5. december 20:00.
tournament-when-zone = Skriv din tidszone med, for eksempel: { $typed } Europe/Copenhagen.
tournament-when-gap = Den time findes ikke, fordi uret stilles om. Vælg en anden.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] i dag
    [1] i morgen
   *[other] { "" }
}
tournament-limit-range = Grænsen er et tal fra { $least } til { $most }.
tournament-limit-below = { $count } pladser er allerede taget, så grænsen kan ikke være lavere.
tournament-text-long = Det er for langt: højst { $most } tegn.
tournament-text-mentions = Udelad omtaler: her kan ingen tilkaldes.
tournament-button-organise = Organisér
tournament-organise = Kun du ser denne side. Jeg fortæller dem, det angår, hvad du ændrer.
tournament-organised = ✅ Klaret.
tournament-organise-players = Fjern eller erstat nogen
tournament-player-withdrew = { $player } · trukket sig
tournament-organise-results = Ret et resultat
tournament-organise-tables = Giv et bord mere tid
tournament-button-title = Titel
tournament-button-description = Beskrivelse
tournament-button-limit = Grænse
tournament-button-begin = Start
tournament-button-end-round = Slut runden nu
tournament-button-remove = Fjern
tournament-button-replace = Søg en afløser
tournament-button-host = Gør til vært
tournament-button-time = Giv mere tid
tournament-button-substitute = Deltag som afløser
tournament-ask-player = Hvad med { $player }? **Fjern** gælder fra næste runde, og resultaterne bliver stående. Med **Søg en afløser** kan en anden så overtage pladsen og pointene, straks hvis partiet ikke er begyndt.
tournament-ask-player-early = Hvad med { $player }? **Fjern** sletter navnet fra listen.
tournament-ask-time = Skal { $players } have hele tiden til at komme en gang til?
tournament-ask-end = Slut runden nu? Den, der ikke er kommet, taber. Partier, der er i gang, fortsætter, men tæller som uafgjorte. I en knockoutturnering spilles uafgjorte om én gang.
tournament-ask-result = { $result }. Hvad er rigtigt? Stillingen ændrer sig. Ratings og logge bliver stående.
tournament-ask-result-later = { $result }. Hvad er rigtigt? Stillingen ændrer sig. Senere runders parringer, ratings og logge bliver stående.
tournament-ask-result-knockout = { $result }. Hvad er rigtigt? Den, der så går videre, får pladsen i det næste parti, så længe det ikke er begyndt. Ratings og logge bliver stående.
tournament-form-title = Titlen
tournament-form-description = Hvad alle bør vide
tournament-form-limit = Højst hvor mange spillere
tournament-form-begin = Hvornår, for eksempel lørdag 20:00
tournament-form-reason = Grunden, som alle ser
tournament-told-begins = **{ $title }** begynder på et andet tidspunkt: { $when }
tournament-told-removed = Du er blevet fjernet fra **{ $title }**.
tournament-told-wanted = Der søges en afløser for { $player }. Tryk på **Deltag som afløser** i turneringens besked.
tournament-told-substitute = { $player } er afløser med pladsens point og spiller fra næste runde. Et parti, der er i gang, tæller stadig for pladsen.
tournament-told-seated = Nu ved dette bord: { $players }. Tryk på **Jeg er her** i bordets besked.
tournament-told-time = Du har mere tid. Tryk på **Jeg er her** i tide: { $when }
tournament-told-end = { $round } slutter nu. Den, der ikke er kommet, taber. Partier, der er i gang, fortsætter, men tæller som uafgjorte.
tournament-told-host = Du er nu vært for **{ $title }**.
tournament-corrected = ✏️ { $round } · { $players }: **{ $after }** i stedet for { $before } ({ $reason }).
tournament-not-waiting = Dette bord venter ikke på nogen.
tournament-not-substitute = Du har allerede spillet i turneringen, så du kan ikke være afløser.
tournament-correct-knockout = Den næste runde følger af dette resultat og kan ikke parres igen, så det bliver stående.
