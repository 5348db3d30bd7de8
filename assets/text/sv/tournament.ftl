# Turneringar och duplikatturneringar.

tournament-format-swiss = Schweizersystem: alla spelar varje runda, vinnare mot vinnare
tournament-format-round-robin = Alla mot alla: varje spelare möter alla andra
tournament-format-knockout = Utslagning: den som förlorar åker ut

# { $game } är ett spels titel.
tournament-title-swiss = 🏆 { $game }: schweizerturnering
tournament-title-round-robin = 🏆 { $game }: turnering alla mot alla
tournament-title-knockout = 🏆 { $game }: utslagsturnering
tournament-title-duplicate = 🏆 { $game }: duplikatturnering

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
tournament-add-computer = Lägg till { $computer }
tournament-button-withdraw = Dra dig ur
tournament-confirm-stop = Vill du verkligen avbryta turneringen för alla? Partier som har startat fortsätter, men räknas inte i turneringen.
tournament-cancelled = Turneringen avbröts.

## Rundor
tournament-round = **Runda { $round } av { $of }**
tournament-deal = **Giv { $round } av { $of }**
# Spelarna är namn med tankstreck emellan.
tournament-line-bye = { $table }\. { $players }: ingen motståndare, automatisk vinst
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · klart
# En tråds namn: en runda och ett bord.
tournament-thread = R{ $round } B{ $table }
tournament-call = { $players }: { $round }, bord { $table }. Tryck på **Jag är här** nedan för att börja.
tournament-call-here = { $players }: { $round }, bord { $table }. Ingen tråd kunde öppnas, så ni spelar här. Tryck på **Jag är här** nedan för att börja.
tournament-waits = { $host }: den här given väntar på privata trådar, som Discord nekar här: { $why }. Ge mig behörigheten **{ $permission }** eller stäng gamla trådar. Jag fortsätter att försöka.
tournament-news-moved = Partiet fortsätter här, eftersom dess tråd raderades.
tournament-button-arrive = Jag är här
tournament-not-here = inte här än
tournament-lobby = Ditt bord i turneringen. Partiet startar när alla är här.
tournament-lobby-closes = Den som inte är här innan dess förlorar partiet: { $when }
tournament-lobby-closes-duplicate = En dator spelar åt den som inte är här innan dess: { $when }

## Ställningen
# { $title } är turneringens titel, { $winners } en lista med namn.
tournament-goes-on = Turneringen fortsätter i { $channel }.
tournament-standings = **{ $title }** · efter runda { $round }
tournament-standings-deal = **{ $title }** · efter giv { $round }
tournament-ended = **{ $title }** · { $winners }
tournament-won = Slut: { $winners }.
tournament-winners = { $winners } vann
# Ord i bilden, så korta som möjligt.
tournament-chart-points = poäng
tournament-chart-tie-break = särskiljning

## Slutspelsträdet, förloppet och slutet av en turnering
tournament-round-name = Runda { $round }
tournament-deal-name = Giv { $round }
tournament-bracket-round = { $places ->
    [2] Final
    [4] Semifinal
    [8] Kvartsfinal
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
