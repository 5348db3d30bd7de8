# Kommandoene simulate, verify og replay, og alt som kan være galt med en logg.

record-valid = gyldig: { $game }, { $seats } plasser, { $steps ->
    [one] ett steg
   *[other] { $steps } steg
}
record-valid-times = { $valid }. Ikke kontrollert: hvor lenge hvert kort var synlig (`at` mot `show_ms`)
record-valid-running = { $valid }. Partiet er ikke slutt, så tilfeldighetene kan ikke kontrolleres ennå.
record-valid-former = { $valid }. Dataene til en spiller er slettet, så det kan ikke kontrolleres om hemmeligheten gir dette frøet.
record-broken-step = feil: steg { $index } (det første er 0): { $why }
    { $step }
record-broken = feil: { $why }
record-unreadable = uleselig: { $why }
record-empty = Filen er tom.
record-cut-off = Filen er kuttet av: Slutten mangler.
record-no-json = Dette er ikke en logg: En logg er en JSON-fil.
record-no-record = Dette er ikke en logg: En logg er et JSON-objekt.
record-no-format = Denne loggen har ikke formatet «{ $format }».
record-older-rules = Denne loggen følger eldre regler, som ikke støttes lenger.
record-unknown-rules = Denne loggen følger regler som denne versjonen ikke kjenner.
record-too-long = Filen er for lang for en logg.
file-unreadable = { $file } kan ikke leses: { $error }
file-unwritable = { $file } kan ikke skrives: { $error }

simulate-done = { $matches ->
    [one] Ett parti skrevet til { $out }
   *[other] { $matches } partier skrevet til { $out }
}
simulate-game = Spillet «{ $game }» finnes ikke. Spillene er: { $known }.
simulate-matches = Antall partier må være fra 1 til { $most }.
simulate-option = «{ $option }» er ikke et valg: Skriv navn=verdi.
simulate-stuck = Et parti kom til en tilstand der ingen datamaskin har et trekk. Dette er en feil i spillet.
replay-done = Bordet etter steg { $step } er i { $png }
replay-animated = Hele partiet på { $steps ->
        [one] ett steg
       *[other] { $steps } steg
    } er i { $out } ({ $kib } KiB).
replay-step = Det finnes ikke noe steg { $step }: Loggen har { $most }.
replay-hidden = Bordet kan ikke tegnes: Steg { $step } skjuler rekkefølgen på kortene eller nevner et ukjent bilde.
replay-undrawable = Bordet kan ikke tegnes: { $error }

## Alle logger

fault-key = Nøkkelen «{ $key }» mangler eller har feil verdi.
fault-game = Det spillet finnes ikke.
fault-seats = Dette spillet trenger { $seats } plasser.
fault-commitment = Kontrollsummen må være 64 heksadesimale sifre med små bokstaver.
fault-contributions = «contributions» må ha én oppføring per plass: en tekst for en spiller, null for en datamaskin eller en tidligere spiller.
fault-secret = Hemmeligheten må være 64 heksadesimale sifre med små bokstaver.
fault-secret-missing = Partiet er over, så hemmeligheten og frøet må være med.
fault-secret-early = Partiet pågår fortsatt, så hemmeligheten og frøet skal ikke være med.
fault-secret-commitment = Kontrollsummen er ikke SHA-256 av hemmeligheten.
fault-seed = Hemmeligheten og bidragene gir et annet frø: { $seed }.
fault-seed-form = Frøet må være 64 heksadesimale sifre med små bokstaver.
fault-deal = Koden til given stemmer ikke med kontrollsummen.
fault-deal-other = Koden hører til en giv i { $game } etter regler { $rules }. Dette partiet har et annet spill eller andre regler.
fault-deal-and-contributions = Et parti med en giv har ingen «contributions»: Koden til given står i stedet.
fault-deal-seed = I et parti med en giv må frøet være hemmeligheten.
fault-chance-first = Ifølge frøet begynner en annen spiller.
fault-chance-die = Frøet gir et annet terningkast.
fault-chance-draw = Frøet gir andre kort.
fault-chance-shuffle = Frøet gir en annen rekkefølge på kortene.
fault-chance-placement = Frøet gir en annen rute eller en annen farge.
fault-youngest = Den som har meldt seg som yngst, må begynne.
fault-too-many-steps = En logg har høyst { $most } steg.
fault-long-name = Navnet til en spiller har høyst { $most } tegn.
fault-long-contribution = Et bidrag har høyst { $most } tegn.
fault-long-step = I et steg og i resultatet har en tekst høyst { $most } tegn og en liste høyst { $entries } oppføringer.
fault-step-object = Et steg må være et JSON-objekt.
fault-do = Nøkkelen «do» må si hva slags steg det er.
fault-unknown-do = Dette spillet har ikke steget «{ $do }».
fault-by = Nøkkelen «by» må si hvilken plass som handlet, eller være null for tilfeldigheter og bokføring.
fault-by-seat = { $seat } må handle her.
fault-by-nobody = Ingen spiller handler i dette steget: «by» må være null.
fault-expected = Her må det komme et annet steg: { $expected }.
fault-after-end = Partiet var over før dette steget.
fault-at-decreases = Tiden «at» går bakover.
fault-bookkeeping-due = Bokføringen for forrige steg må komme først.
fault-resigned-twice = Denne plassen hadde allerede gitt opp.
fault-resigned-out = Denne plassen var allerede ute.
fault-outcome = «{ $key }» i resultatet må være { $expected }.
fault-outcome-early = Partiet er ikke over, så resultatet må være null.
fault-outcome-null = Partiet er over, så resultatet må være med.
