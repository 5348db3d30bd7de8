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
tournament-call = { $players }: runde { $round }, bord { $table }.
tournament-call-here = Der kunne ikke åbnes en tråd, så I spiller her.
tournament-call-arrive = Tryk på **Jeg er her** i den næste besked for at begynde.
tournament-counts-swiss = En sejr giver 1 point, uafgjort giver ½.
tournament-counts-round-robin = En sejr giver 1 point, uafgjort giver ½.
tournament-counts-knockout = Vinderen går videre. Uafgjort spilles om én gang.
tournament-counts-duplicate = Alle borde spiller de samme kort og terninger. Dit resultat sammenlignes med spillerne på samme plads.
tournament-waits = { $host }: denne fordeling venter på private tråde, som Discord afviser her: { $why }. Giv mig tilladelsen **{ $permission }**, eller luk gamle tråde. Jeg bliver ved med at prøve.
tournament-news-moved = Partiet fortsætter her, fordi dets tråd blev slettet.
tournament-button-arrive = Jeg er her
tournament-not-here = ikke her endnu
tournament-lobby = Dit bord i turneringen. Partiet starter, når alle er her.
tournament-lobby-closes = Den, der ikke er her til den tid, taber partiet: { $when }
tournament-lobby-closes-duplicate = En computer spiller for den, der ikke er her til den tid: { $when }

## Stillingen
# { $title } er turneringens titel, { $winners } en liste med navne.
tournament-goes-on = Turneringen fortsætter i { $channel }.
tournament-standings = **{ $title }** · efter runde { $round }
tournament-standings-deal = **{ $title }** · efter fordeling { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Slut: { $winners }.
tournament-winners = { $winners } vandt
# Ord i billedet, så korte som muligt.
tournament-chart-points = point
tournament-chart-tie-break = tiebreak

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
