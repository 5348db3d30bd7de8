# Turneringar och duplikatturneringar.

tournament-format-swiss = Schweizersystem: alla spelar varje runda, vinnare mot vinnare
tournament-format-round-robin = Alla mot alla: varje spelare möter alla andra
tournament-format-knockout = Utslagning: den som förlorar åker ut

# { $game } är ett spels titel.
tournament-title-swiss = 🏆 { $game }: schweizerturnering
tournament-title-round-robin = 🏆 { $game }: turnering alla mot alla
tournament-title-knockout = 🏆 { $game }: utslagsturnering
tournament-title-duplicate = 🏆 { $game }: duplikatturnering
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · nr { $number }

## Anmälan
tournament-opened = Anmälan är öppen. Meddelandet finns i den här kanalen.
tournament-shown = Meddelandet är nu det nyaste i kanalen.
tournament-choose = Vilken?
tournament-none-here = Ingen turnering är öppen i den här kanalen.
tournament-about-swiss = Alla spelar varje runda, mot någon med ungefär lika många poäng. Två spelare vid varje bord.
tournament-about-round-robin = Alla möter alla en gång. Två spelare vid varje bord.
tournament-about-knockout = Den som förlorar åker ut. Två spelare vid varje bord.
tournament-about-duplicate = Alla bord spelar med samma kort och tärningar. Du jämför ditt resultat med dem som sitter på samma plats vid de andra borden. Ratingen påverkas inte.
tournament-begins-by-host = Gå med nedan. { $host } startar turneringen.
tournament-begins-at = Gå med nedan. Turneringen startar av sig själv: { $when }
tournament-rounds = { $count ->
    [one] En runda
   *[other] { $count } rundor
}
tournament-deals = { $count ->
    [one] En giv
   *[other] { $count } givar
} vid { $tables } bord
tournament-entrants = { $count ->
    [0] Ingen har gått med än.
    [one] **En spelare:**
   *[other] **{ $count } spelare:**
}
# The description of the sign-up's picture.
tournament-picture = Anmälan. { $title }, { $count ->
    [0] ingen har gått med än
    [one] en spelare
   *[other] { $count } spelare
}.
tournament-button-withdraw = Dra dig ur
tournament-confirm-stop = Vill du verkligen avbryta turneringen för alla? Partier som har startat fortsätter, men räknas inte i turneringen.
tournament-cancelled = Turneringen avbröts.

## Rundor
tournament-round = **Runda { $round } av { $of }**
tournament-deal = **Giv { $round } av { $of }**
# Spelarna är namn med tankstreck emellan.
tournament-line-bye = { $table }\. { $players }: ingen motståndare, automatisk vinst
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · klart
# En tråds namn: en runda och ett bord.
tournament-thread = R{ $round } B{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players }: { $round }, bord { $table }.
tournament-call-here = Ingen tråd kunde öppnas, så ni spelar här.
tournament-call-arrive = Tryck på **Jag är här** i nästa meddelande för att börja.
tournament-counts-swiss = Vinst ger 1 poäng, oavgjort ½.
tournament-counts-round-robin = Vinst ger 1 poäng, oavgjort ½.
tournament-counts-knockout = Vinnaren går vidare. Oavgjort spelas om en gång.
tournament-counts-final = Vinnaren vinner turneringen. Oavgjort spelas om en gång.
tournament-counts-third = Vid oavgjort delas platsen.
tournament-counts-replay = Efter ännu ett oavgjort går den bäst rankade vidare.
tournament-counts-duplicate = Alla bord spelar med samma kort och tärningar. Ditt resultat jämförs med spelarna på samma plats.
tournament-waits = { $host }: den här given väntar på privata trådar, som Discord nekar här: { $why }. Ge mig behörigheten **{ $permission }** eller stäng gamla trådar. Jag fortsätter att försöka.
tournament-news-moved = Partiet fortsätter här, eftersom dess tråd raderades.
tournament-button-arrive = Jag är här
tournament-not-here = inte här än
tournament-lobby = Ditt bord i turneringen. Partiet startar när alla är här.
tournament-lobby-closes = Den som inte är här innan dess förlorar partiet: { $when }
tournament-lobby-closes-duplicate = En dator spelar åt den som inte är här innan dess: { $when }
tournament-not-came = Inte här i tid, så partiet är förlorat: { $players }

## Ställningen
# { $title } är turneringens titel, { $winners } en lista med namn.
tournament-goes-on = Mer om turneringen: { $channel }
tournament-standings = **{ $title }** · efter runda { $round }
tournament-standings-deal = **{ $title }** · efter giv { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Slut: { $winners }.
tournament-winners = { $winners } vann
# Ord i bilden, så korta som möjligt.
tournament-chart-points = poäng
tournament-chart-tie-break = särskiljning
tournament-chart-rounds-won = vunna rundor

## Slutspelsträdet, förloppet och slutet av en turnering
tournament-round-name = Runda { $round }
tournament-deal-name = Giv { $round }
tournament-bracket-round = { $places ->
    [2] Final
    [4] Semifinal
    [8] Kvartsfinal
    [16] Åttondelsfinal
   *[other] Omgång med { $places }
}
tournament-replay = { $round }, omspel
tournament-byes = { $count ->
    [one] Den högst seedade har ingen motståndare i första rundan. Ordningen följer ratingen här; utan rating avgör lotten.
   *[other] De { $count } högst seedade har ingen motståndare i första rundan. Ordningen följer ratingen här; utan rating avgör lotten.
}
tournament-third-place = Tredje plats
tournament-chart-bye = står över
tournament-button-bracket = Turneringsträd
tournament-select-part = En annan del av trädet
tournament-select-round = Titta på en runda
tournament-tie-break-swiss = Vid lika poäng avgör Buchholz: alla motståndares poäng. { $examples }
tournament-tie-break-round-robin = Vid lika poäng avgör Sonneborn-Berger: besegrade motståndares poäng, och hälften efter oavgjort. { $examples }
tournament-shared = delad
tournament-winners-shared = delad förstaplats: { $winners }
tournament-best-human = Bästa människa: { $player }, plats { $place } med datorerna
tournament-closest = Jämnaste partiet: { $players }, skillnad { $margin }
tournament-longest = Längsta partiet: { $players }, { $time }
tournament-sheet = Varje rad är en plats vid bordet, med dess resultat vid alla bord. På gult: matchpoängen, 1 för varje sämre resultat och ½ för varje lika.
tournament-button-next = Nästa turnering
tournament-next-open = Nästa anmälan är redan öppen i den här kanalen.
tournament-shared-result = 🏅 **{ $player }** · { $title }: plats { $place } av { $of }
tournament-shared-already = Du har redan delat det här resultatet.

## Evenemanget i serverns kalender
tournament-event = Anmäl dig i { $channel }.

## Varför något inte går
tournament-in-thread = Starta turneringen i en kanal, inte i en tråd: borden får egna trådar.
tournament-too-many = Servern har redan { $most } öppna turneringar. Avsluta en av dem först.
tournament-yours-open = Du har redan en öppen anmälan här. Starta eller avbryt den först.
tournament-unknown = Turneringen finns inte längre.
tournament-unreadable = Turneringen kan inte fortsätta, eftersom dess data är skadade. Värden eller en moderator kan avbryta den.
tournament-joined-already = Du har redan gått med.
tournament-not-joined = Du är inte med i den här turneringen.
tournament-too-late = Turneringen har startat, så ingen kan gå med längre.
tournament-joined-late = Du spelar från runda { $round }.
tournament-withdrew = Du är inte längre med. Ett parti som har börjat räknas fortfarande.
tournament-begun = Turneringen har redan startat.
tournament-over = Turneringen är slut.
tournament-only-host = Bara värden kan göra det.
tournament-full = Alla { $most } platser är upptagna.
tournament-too-few = En turnering behöver minst två spelare, varav minst en människa. En duplikatturnering behöver två människor.
tournament-table-fixed = Turneringen har bestämt bordet, så det kan inte ändras här. Du kan dra dig ur i turneringens eget meddelande.
tournament-no-pause = Ett parti i en turnering kan inte pausas: andra väntar på resultatet.
tournament-no-stop = Ett parti i en turnering kan inte stoppas av en enda spelare. Du kan ge upp.
tournament-table-stranger = Det här bordet är för andra spelare i turneringen.
tournament-no-deals = I det här spelet kan samma giv inte spelas två gånger.
tournament-sealed = Andra bord spelar fortfarande den här given. Korten och tärningarna visas när det sista bordet är klart.

## Planning and the host’s page
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = Högst { $count } platser
tournament-reminder = ⏰ **{ $title }** börjar snart: { $when }
tournament-when-unclear = Jag hittar ingen sådan tid de närmaste { $days } dagarna. Skriv till exempel: 20:00, lördag 20:00 eller 5 december 20:00.
tournament-when-zone = Lägg till din tidszon, till exempel: { $typed } Europe/Stockholm.
tournament-when-gap = Den timmen finns inte, eftersom klockan ställs om då. Välj en annan.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] idag
    [1] imorgon
   *[other] { "" }
}
tournament-limit-range = Gränsen är ett tal från { $least } till { $most }.
tournament-limit-below = { $count } platser är redan tagna, så gränsen kan inte vara lägre.
tournament-text-long = Det är för långt: högst { $most } tecken.
tournament-text-mentions = Ta bort omnämnanden: här kan ingen tillkallas.
tournament-button-organise = Organisera
tournament-organise = Bara du ser den här sidan. Jag berättar för dem det gäller vad du ändrar.
tournament-organised = ✅ Klart.
tournament-organise-players = Ta bort, ersätta …
tournament-player-withdrew = { $player } · har dragit sig ur
tournament-organise-results = Rätta ett resultat
tournament-organise-tables = Ge ett bord mer tid
tournament-button-title = Titel
tournament-button-description = Beskrivning
tournament-button-limit = Gräns
tournament-button-begin = Start
tournament-button-end-round = Avsluta rundan nu
tournament-button-remove = Ta bort
tournament-button-replace = Sök ersättare
tournament-button-host = Gör till värd
tournament-button-time = Ge mer tid
tournament-button-substitute = Gå med som ersättare
tournament-ask-player = Vad händer med { $player }? **Ta bort** gäller från nästa runda, och resultaten står kvar. Med **Sök ersättare** kan sedan någon annan ta över platsen och poängen, direkt om partiet inte har börjat.
tournament-ask-player-early = Vad händer med { $player }? **Ta bort** stryker namnet från listan.
tournament-ask-time = Ska { $players } få hela tiden att komma en gång till?
tournament-ask-end = Avsluta rundan nu? Den som inte har kommit förlorar. Partier som har börjat fortsätter, men räknas som oavgjorda. I en utslagning spelas oavgjorda om en gång.
tournament-ask-result = { $result }. Vad är rätt? Ställningen ändras. Rating och loggar står kvar.
tournament-ask-result-later = { $result }. Vad är rätt? Ställningen ändras. Senare rundors lottning, rating och loggar står kvar.
tournament-ask-result-knockout = { $result }. Vad är rätt? Den som då går vidare får platsen i nästa parti, så länge det inte har börjat. Rating och loggar står kvar.
tournament-form-title = Titeln
tournament-form-description = Vad alla bör veta
tournament-form-limit = Högst hur många spelare
tournament-form-begin = När, till exempel lördag 20:00
tournament-form-reason = Skälet, som alla ser
tournament-told-begins = **{ $title }** börjar en annan tid: { $when }
tournament-told-removed = Du har tagits bort från **{ $title }**.
tournament-told-wanted = En ersättare söks för { $player }. Tryck på **Gå med som ersättare** i turneringens meddelande.
tournament-told-substitute = { $player } är ersättare med den platsens poäng och spelar från nästa runda. Ett parti som har börjat räknas ändå för den platsen.
tournament-told-seated = Nu vid det här bordet: { $players }. Tryck på **Jag är här** i bordets meddelande.
tournament-told-time = Du har mer tid. Tryck på **Jag är här** i tid: { $when }
tournament-told-end = { $round } slutar nu. Den som inte har kommit förlorar. Partier som har börjat fortsätter, men räknas som oavgjorda.
tournament-told-host = Du är nu värd för **{ $title }**.
tournament-corrected = ✏️ { $round } · { $players }: **{ $after }** i stället för { $before } ({ $reason }).
tournament-not-waiting = Det här bordet väntar inte på någon.
tournament-not-substitute = Du har redan spelat i turneringen, så du kan inte vara ersättare.
tournament-correct-knockout = Nästa runda bygger på det här resultatet och kan inte lottas om, så det står kvar.
