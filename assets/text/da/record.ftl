# Kommandoerne simulate, verify og replay, og hvad der kan være galt med en log.

record-valid = gyldig: { $game }, { $seats } pladser, { $steps ->
    [one] ét trin
   *[other] { $steps } trin
}
record-valid-times = { $valid }. Ikke kontrolleret: hvor længe hvert kort var synligt (`at` i forhold til `show_ms`)
record-valid-running = { $valid }. Partiet er ikke slut, så tilfældighederne kan ikke kontrolleres endnu.
record-valid-former = { $valid }. En spillers data er slettet, så det kan ikke kontrolleres, om hemmeligheden giver denne startværdi.
record-broken-step = forkert: trin { $index } (det første er 0): { $why }
    { $step }
record-broken = forkert: { $why }
record-unreadable = ulæselig: { $why }
record-empty = Filen er tom.
record-cut-off = Filen er ufuldstændig: slutningen mangler.
record-no-json = Det er ikke en log: en log er en JSON-fil.
record-no-record = Det er ikke en log: en log er et JSON-objekt.
record-no-format = Loggen har ikke formatet »{ $format }«.
record-older-rules = Loggen følger ældre regler, som ikke længere understøttes.
record-unknown-rules = Loggen følger regler, som denne version ikke kender.
record-too-long = Filen er for lang til en log.
file-unreadable = { $file } kan ikke læses: { $error }
file-unwritable = { $file } kan ikke skrives: { $error }

simulate-done = { $matches ->
    [one] Ét parti skrevet til { $out }
   *[other] { $matches } partier skrevet til { $out }
}
simulate-game = Spillet »{ $game }« findes ikke. Spillene er: { $known }.
simulate-matches = Antallet af partier skal være mellem 1 og { $most }.
simulate-option = »{ $option }« er ikke en mulighed: skriv navn=værdi.
simulate-stuck = Et parti nåede en tilstand, hvor ingen computer har et træk. Det er en fejl i spillet.
replay-done = Bordet efter trin { $step } er i { $png }
replay-animated = Hele partiet på { $steps ->
        [one] ét trin
       *[other] { $steps } trin
    } er i { $out } ({ $kib } KiB).
replay-step = Trin { $step } findes ikke: loggen har { $most }.
replay-hidden = Bordet kan ikke tegnes: trin { $step } skjuler kortenes rækkefølge eller nævner et ukendt billede.
replay-undrawable = Bordet kan ikke tegnes: { $error }

## Enhver log

fault-key = Nøglen »{ $key }« mangler eller har en forkert værdi.
fault-game = Det spil findes ikke.
fault-seats = Dette spil kræver { $seats } pladser.
fault-commitment = Kontrolsummen skal være 64 hexadecimale cifre med små bogstaver.
fault-contributions = »contributions« skal have en post for hver plads: en tekst for en spiller, null for en computer eller en tidligere spiller.
fault-secret = Hemmeligheden skal være 64 hexadecimale cifre med små bogstaver.
fault-secret-missing = Partiet er slut, så hemmeligheden og startværdien skal være med.
fault-secret-early = Partiet er i gang, så hemmeligheden og startværdien må ikke være med.
fault-secret-commitment = Kontrolsummen er ikke SHA-256 af hemmeligheden.
fault-seed = Hemmeligheden og bidragene giver en anden startværdi: { $seed }.
fault-seed-form = Startværdien skal være 64 hexadecimale cifre med små bogstaver.
fault-deal = Fordelingens kode følger ikke af kontrolsummen.
fault-deal-other = Koden hører til en fordeling i { $game } efter regler { $rules }. Partiet har et andet spil eller andre regler.
fault-deal-and-contributions = Et parti med en fordeling har ingen »contributions«: fordelingens kode står i stedet.
fault-deal-seed = I et parti med en fordeling skal startværdien være hemmeligheden.
fault-chance-first = Ifølge startværdien begynder en anden spiller.
fault-chance-die = Startværdien giver et andet terningkast.
fault-chance-draw = Startværdien giver andre kort.
fault-chance-shuffle = Startværdien giver en anden rækkefølge af kortene.
fault-chance-placement = Startværdien giver et andet felt eller en anden farve.
fault-youngest = Den, der har meldt sig som den yngste, skal begynde.
fault-too-many-steps = En log har højst { $most } trin.
fault-long-name = En spillers navn har højst { $most } tegn.
fault-long-contribution = Et bidrag har højst { $most } tegn.
fault-long-step = I et trin og i resultatet har en tekst højst { $most } tegn og en liste højst { $entries } poster.
fault-step-object = Et trin skal være et JSON-objekt.
fault-do = Nøglen »do« skal angive trinnets art.
fault-unknown-do = Dette spil har ikke trinnet »{ $do }«.
fault-by = Nøglen »by« skal angive den plads, der handlede, eller være null for tilfældigheder og bogføring.
fault-by-seat = { $seat } skal handle her.
fault-by-nobody = Ingen spiller handler i dette trin: »by« skal være null.
fault-expected = Her skal der komme et andet trin: { $expected }.
fault-after-end = Partiet var slut før dette trin.
fault-at-decreases = Tiden »at« går baglæns.
fault-bookkeeping-due = Det forrige trins bogføring skal komme først.
fault-resigned-twice = Denne plads havde allerede givet op.
fault-resigned-out = Denne plads var allerede ude.
fault-outcome = Resultatets »{ $key }« skal være { $expected }.
fault-outcome-early = Partiet er ikke slut, så resultatet skal være null.
fault-outcome-null = Partiet er slut, så resultatet skal være med.
