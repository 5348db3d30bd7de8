# De commando’s simulate, verify en replay, en wat er mis kan zijn met een opname.

record-valid = geldig: { $game }, { $seats } plaatsen, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
record-valid-times = { $valid }. Niet gecontroleerd: hoe lang elke kaart te zien was (`at` tegenover `show_ms`)
record-valid-running = { $valid }. Het potje is niet afgelopen, dus het toeval is nog niet te controleren.
record-valid-former = { $valid }. De gegevens van een speler zijn gewist, dus is niet te controleren of het geheim deze startwaarde geeft.
record-broken-step = fout: stap { $index } (de eerste is 0): { $why }
    { $step }
record-broken = fout: { $why }
record-unreadable = onleesbaar: { $why }
record-empty = Het bestand is leeg.
record-cut-off = Het bestand is afgekapt: het einde ontbreekt.
record-no-json = Dit is geen opname: een opname is een JSON-bestand.
record-no-record = Dit is geen opname: een opname is een JSON-object.
record-no-format = Deze opname heeft niet het formaat “{ $format }”.
record-older-rules = Deze opname volgt oudere regels, die niet meer bestaan.
record-unknown-rules = Deze opname volgt regels die deze versie niet kent.
record-too-long = Het bestand is te lang voor een opname.
file-unreadable = { $file } kan niet worden gelezen: { $error }
file-unwritable = { $file } kan niet worden geschreven: { $error }

simulate-done = { $matches ->
    [one] Eén potje geschreven naar { $out }
   *[other] { $matches } potjes geschreven naar { $out }
}
simulate-game = Het spel “{ $game }” bestaat niet. De spellen zijn: { $known }.
simulate-matches = Het aantal potjes moet tussen 1 en { $most } liggen.
simulate-option = “{ $option }” is geen optie: schrijf naam=waarde.
simulate-stuck = In een potje had geen enkele computer nog een zet. Dit is een fout in het spel.
replay-done = De tafel na stap { $step } staat in { $png }
replay-animated = Het hele potje van { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } staat in { $out } ({ $kib } KiB).
replay-step = Stap { $step } bestaat niet: de opname heeft er { $most }.
replay-hidden = De tafel kan niet worden getekend: stap { $step } verbergt de volgorde van de kaarten of noemt een onbekend plaatje.
replay-undrawable = De tafel kan niet worden getekend: { $error }

## Elke opname

fault-key = De sleutel “{ $key }” ontbreekt of heeft een verkeerde waarde.
fault-game = Dit spel bestaat niet.
fault-seats = Dit spel heeft { $seats } plaatsen nodig.
fault-commitment = De controlecode moet uit 64 hexadecimale cijfers in kleine letters bestaan.
fault-contributions = “contributions” moet een waarde hebben voor elke plaats: een tekst voor een speler, null voor een computer of een voormalige speler.
fault-secret = Het geheim moet uit 64 hexadecimale cijfers in kleine letters bestaan.
fault-secret-missing = Het potje is afgelopen, dus het geheim en de startwaarde moeten erin staan.
fault-secret-early = Het potje is nog bezig, dus het geheim en de startwaarde mogen er niet in staan.
fault-secret-commitment = De controlecode is niet de SHA-256 van het geheim.
fault-seed = Het geheim en de bijdragen geven een andere startwaarde: { $seed }.
fault-seed-form = De startwaarde moet uit 64 hexadecimale cijfers in kleine letters bestaan.
fault-deal = De code van de verdeling volgt niet uit de controlecode.
fault-deal-other = De code hoort bij een verdeling van { $game } volgens regels { $rules }. Dit potje heeft een ander spel of andere regels.
fault-deal-and-contributions = Een potje met een verdeling heeft geen “contributions”: de code van de verdeling staat op hun plaats.
fault-deal-seed = In een potje met een verdeling moet de startwaarde het geheim zijn.
fault-chance-first = Volgens de startwaarde begint een andere speler.
fault-chance-die = De startwaarde geeft een andere dobbelsteenworp.
fault-chance-draw = De startwaarde geeft andere kaarten.
fault-chance-shuffle = De startwaarde geeft een andere volgorde van de kaarten.
fault-chance-placement = De startwaarde geeft een ander vak of een andere kleur.
fault-youngest = Wie zich als jongste heeft gemeld, moet beginnen.
fault-too-many-steps = Een opname heeft hooguit { $most } stappen.
fault-long-name = De naam van een speler heeft hooguit { $most } tekens.
fault-long-contribution = Een bijdrage heeft hooguit { $most } tekens.
fault-long-step = In een stap en in de uitslag heeft een tekst hooguit { $most } tekens en een lijst hooguit { $entries } waarden.
fault-step-object = Een stap moet een JSON-object zijn.
fault-do = De sleutel “do” moet het soort stap noemen.
fault-unknown-do = Dit spel kent geen stap “{ $do }”.
fault-by = De sleutel “by” moet de plaats noemen die aan zet was, of null zijn bij toeval en administratie.
fault-by-seat = Hier is { $seat } aan zet.
fault-by-nobody = In deze stap is niemand aan zet: “by” moet null zijn.
fault-expected = Hier moet een andere stap komen: { $expected }.
fault-after-end = Het potje was voor deze stap al afgelopen.
fault-at-decreases = De tijd “at” loopt terug.
fault-bookkeeping-due = Eerst moet de administratie van de vorige stap komen.
fault-resigned-twice = Deze plaats had al opgegeven.
fault-resigned-out = Deze plaats lag er al uit.
fault-outcome = In de uitslag moet “{ $key }” { $expected } zijn.
fault-outcome-early = Het potje is niet afgelopen, dus de uitslag moet null zijn.
fault-outcome-null = Het potje is afgelopen, dus de uitslag moet erin staan.
