# Kommandona simulate, verify och replay, och vad som kan vara fel i en logg.

record-valid = giltig: { $game }, { $seats } platser, { $steps ->
    [one] ett steg
   *[other] { $steps } steg
}
record-valid-times = { $valid }. Inte kontrollerat: hur länge varje kort syntes (`at` mot `show_ms`)
record-valid-running = { $valid }. Partiet är inte slut, så slumpen kan inte kontrolleras än.
record-valid-former = { $valid }. En spelares data har raderats, så det går inte att kontrollera om hemligheten ger detta startvärde.
record-broken-step = fel: steg { $index } (det första är 0): { $why }
    { $step }
record-broken = fel: { $why }
record-unreadable = oläslig: { $why }
record-empty = Filen är tom.
record-cut-off = Filen är ofullständig: slutet saknas.
record-no-json = Det här är ingen logg: en logg är en JSON-fil.
record-no-record = Det här är ingen logg: en logg är ett JSON-objekt.
record-no-format = Loggen har inte formatet ”{ $format }”.
record-older-rules = Loggen följer äldre regler, som inte längre stöds.
record-unknown-rules = Loggen följer regler som den här versionen inte känner till.
record-too-long = Filen är för lång för en logg.
file-unreadable = { $file } kan inte läsas: { $error }
file-unwritable = { $file } kan inte skrivas: { $error }

simulate-done = { $matches ->
    [one] Ett parti skrevs till { $out }
   *[other] { $matches } partier skrevs till { $out }
}
simulate-game = Spelet ”{ $game }” finns inte. Spelen är: { $known }.
simulate-matches = Antalet partier måste vara mellan 1 och { $most }.
simulate-option = ”{ $option }” är inget alternativ: skriv namn=värde.
simulate-stuck = Ett parti nådde ett läge där ingen dator har något drag. Det är en bugg i spelet.
replay-done = Bordet efter steg { $step } finns i { $png }
replay-animated = Hela partiet på { $steps ->
        [one] ett steg
       *[other] { $steps } steg
    } finns i { $out } ({ $kib } KiB).
replay-step = Steg { $step } finns inte: loggen har { $most }.
replay-hidden = Bordet kan inte ritas: steg { $step } döljer kortens ordning eller nämner en okänd bild.
replay-undrawable = Bordet kan inte ritas: { $error }

## Vilken logg som helst

fault-key = Nyckeln ”{ $key }” saknas eller har fel värde.
fault-game = Det spelet finns inte.
fault-seats = Det här spelet behöver { $seats } platser.
fault-commitment = Kontrollsumman måste vara 64 hexadecimala siffror med små bokstäver.
fault-contributions = ”contributions” måste ha en post för varje plats: en text för en spelare, null för en dator eller en tidigare spelare.
fault-secret = Hemligheten måste vara 64 hexadecimala siffror med små bokstäver.
fault-secret-missing = Partiet är slut, så hemligheten och startvärdet måste finnas med.
fault-secret-early = Partiet pågår, så hemligheten och startvärdet får inte finnas med.
fault-secret-commitment = Kontrollsumman är inte SHA-256 av hemligheten.
fault-seed = Hemligheten och bidragen ger ett annat startvärde: { $seed }.
fault-seed-form = Startvärdet måste vara 64 hexadecimala siffror med små bokstäver.
fault-deal = Givens kod följer inte av kontrollsumman.
fault-deal-other = Koden hör till en giv i { $game } enligt regler { $rules }. Partiet har ett annat spel eller andra regler.
fault-deal-and-contributions = Ett parti med en giv har inga ”contributions”: givens kod står i deras ställe.
fault-deal-seed = I ett parti med en giv måste startvärdet vara hemligheten.
fault-chance-first = Enligt startvärdet börjar en annan spelare.
fault-chance-die = Startvärdet ger ett annat tärningsslag.
fault-chance-draw = Startvärdet ger andra kort.
fault-chance-shuffle = Startvärdet ger en annan ordning på korten.
fault-chance-placement = Startvärdet ger en annan ruta eller en annan färg.
fault-youngest = Den som har anmält sig som yngst måste börja.
fault-too-many-steps = En logg har högst { $most } steg.
fault-long-name = En spelares namn har högst { $most } tecken.
fault-long-contribution = Ett bidrag har högst { $most } tecken.
fault-long-step = I ett steg och i resultatet har en text högst { $most } tecken och en lista högst { $entries } poster.
fault-step-object = Ett steg måste vara ett JSON-objekt.
fault-do = Nyckeln ”do” måste ange vilket slags steg det är.
fault-unknown-do = Det här spelet har inget steg ”{ $do }”.
fault-by = Nyckeln ”by” måste ange vilken plats som agerade, eller vara null för slump och bokföring.
fault-by-seat = { $seat } måste agera här.
fault-by-nobody = Ingen spelare agerar i det här steget: ”by” måste vara null.
fault-expected = Här måste det komma ett annat steg: { $expected }.
fault-after-end = Partiet var slut före det här steget.
fault-at-decreases = Tiden ”at” går bakåt.
fault-bookkeeping-due = Det förra stegets bokföring måste komma först.
fault-resigned-twice = Den här platsen hade redan gett upp.
fault-resigned-out = Den här platsen var redan ute.
fault-outcome = Resultatets ”{ $key }” måste vara { $expected }.
fault-outcome-early = Partiet är inte slut, så resultatet måste vara null.
fault-outcome-null = Partiet är slut, så resultatet måste finnas med.
