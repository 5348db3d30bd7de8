# Lobby, knapptryckningar, spelare som är borta.
table-joined-already = Du har redan gått med.
table-not-joined = Du har inte gått med i partiet. Tryck på ”Gå med” först.
table-full = Bordet är fullt: högst { $most } spelare.
table-alone-already = Du spelar redan { $game } ensam i den här kanalen: { $address }
table-reserved = De lediga platserna är reserverade för { $players } i väntan på svar.
table-not-invited = Ingen plats är reserverad för dig här. Om du har gått med, tryck på ”Lämna” i lobbyn.
table-not-kept = Ingen plats är längre reserverad för dig här. Finns det en ledig kan du gå med i lobbyn.
table-left-server = Du är inte kvar på partiets server och kan därför inte gå med.
table-too-few = Det behövs minst { $least } spelare. Vänta på någon, eller lägg till en dator.
table-only-host = Bara värden, { $player }, kan göra det.
table-only-host-gone = Bara värden kan göra det.
table-youngest-not-asked = Det här spelet frågar inte vem som är yngst.
table-youngest-taken = { $player } är redan yngst.
table-no-computer = Det finns ingen dator att ta bort.

table-not-begun = Partiet har inte startat än.
table-words-too-late = Partiet har startat, så spelarnas bidrag kan inte längre ändras.
table-words-length = Skriv minst ett tecken och högst { $most }.
table-begun = Partiet har redan startat.
table-cancelled = Lobbyn avbröts. Öppna en ny med spelets kommando ”{ name-start }”.
table-old-message = Partiet har flyttat till ett nyare meddelande. Använd /{ name-game } { name-board } för att få hit det.
table-outdated = Bordet har ändrats sedan du såg knappen. Titta igen innan du trycker.
table-rematch-stranger = Revanschen är för partiets spelare. /{ name-help } öppnar ett eget bord för dig.
table-rematch-joined = Revanschen är öppen i den här kanalen, och du är med.
table-deal-fixed = Given spelas om precies som den var, så inget i den kan ändras.
table-no-deal = Partiet har ingen giv som kan spelas om.
table-stranger = Du är inte med i det här partiet.
table-not-your-turn = Det är inte din tur. Väntar på { $players }.
table-welcome-back = Välkommen tillbaka! Nu spelar du själv igen.
table-played-for-you = Din tid tog slut, så en dator spelade åt dig:
table-resumed-already = Partiet är inte pausat: det pågår redan.
table-paused = Partiet är pausat. Tryck på ”Fortsätt”, eller använd /{ name-game } { name-continue }.
table-unknown-match = Jag känner inte längre till det här partiet.
table-none-here = Det finns inget öppet parti i den här kanalen. /{ name-help } visar hur man startar ett.
table-channel-full = Kanalen kan inte ha fler öppna partier. Spela klart ett, använd /{ name-game } { name-stop }, eller spela i en annan kanal.
table-too-many-lobbies = Du har redan { $most } öppna lobbyer på den här servern. Starta eller avbryt en av dem först.
table-next-host-lobbies = Nästa värd har redan { $most } öppna lobbyer på den här servern. Välj en annan värd eller avbryt den här lobbyn.
table-refused = Det kan du inte göra här just nu.
table-invited-lately = Din senaste inbjudan blev inte antagen: { $players }. Du kan bjuda in igen om { $duration }. Öppna så länge en lobby utan inbjudan och dela länken: där kan alla trycka på ”Gå med”.
table-too-many-yours = Du har försökt starta { $most } partier på en minut. Du kan försöka igen { $seconds ->
    [one] om en sekund
   *[other] om { $seconds } sekunder
}.
table-too-many-here = Det har varit för många försök att starta partier i kanalen på en minut. Nästa kan startas { $seconds ->
    [one] om en sekund
   *[other] om { $seconds } sekunder
}.
table-stop-not-allowed = Bara värden eller en moderator kan avbryta lobbyn.
table-stop-needs-agreement = Du kan inte stoppa partiet ensam. Be de andra att stoppa det utan vinnare, eller ge upp.
table-stop-last = Du är den sista spelaren: om du stoppar partiet räknas det som att ge upp. Vill du det, använd /{ name-game } { name-stop }.
table-stop-moderators = På den här servern får bara moderatorer stoppa partier, och aldrig sina egna. Du kan fortfarande ge upp.
table-stop-asked = Du har bett om att stoppa partiet: { $agreed } av { $required } är för. Det stoppas när alla är överens.
table-pause-asked = Du har bett om att pausa partiet: { $agreed } av { $required } är för. Det pausas när alla är överens.
table-resume-first = Partiet väntar på att en spelare fortsätter det. Använd /{ name-game } { name-continue } först.
table-choice-gone = Partiet är inte längre öppet här. Använd kommandot igen.
table-remove-nobody = { $player } har inte gått med i någon av dina lobbyer i den här kanalen.
table-invited-already = Den här spelaren har redan en plats eller en inbjudan här.
table-host-already = Du är redan värd.
table-remove-yourself = Du kan inte ta bort dig själv. Tryck på ”Lämna” om du vill ut ur lobbyn.
table-removed = Värden tog bort dig från lobbyn.
table-agree-out = Du är ute ur partiet, så de andra avgör om det ska avslutas.

table-busy = Det är mycket på gång i partiet. Försök igen.
table-changed = Partiet ändrades i just detta ögonblick. Titta igen innan du trycker.
table-counted-already = Den här tryckningen är redan räknad.
table-not-stored = Jag kunde inte spara ditt drag, så det spelades inte. Försök igen om en stund.
table-closing = Jag startar om. Försök igen om några sekunder.
table-board-too-often = Du har hämtat partiet flera gånger på en minut. Du kan hämta det igen { $seconds ->
    [one] om en sekund
   *[other] om { $seconds } sekunder
}.
table-unreadable = Partiet kan inte fortsätta, så det stoppades. Det räknas inte.
table-older-rules = Partiet började med äldre regler. De stöds inte längre, så det kan varken fortsätta eller visas.
table-elsewhere = Jag flyttar till en annan maskin. Försök igen om några sekunder.

table-character-easy = ”Jag har precis kläckts!”
table-character-normal = ”Jag tänker ett drag framåt. Oftast.”
table-character-hard = ”Jag har tre huvuden, och alla tre tänker.”
table-news-says = { $player }: { $words }
table-news-time-out = Tiden gick ut för { $player }.
table-news-day-off = { $player } tar en ledig dag ({ $left } kvar den här säsongen).
table-news-away = { $player } är borta { date-until }, så draget väntar.
table-news-auto-draws = { $player }: ”{ discord-button-auto-draw }” är fortfarande på.
table-news-draw-waits = { $player }: ”{ discord-button-auto-draw }” har dragit { $turns } gånger. Dra själv ett kort för att fortsätta.
table-news-back = { $player } är tillbaka.
table-news-resumed = { $player } fortsätter partiet.
table-news-moved = Kanalen raderades. { $player } fortsätter partiet här.
agree-end-button = { $required ->
    [one] Avsluta partiet
   *[other] Avsluta partiet ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } vill avsluta partiet. Det slutar när alla som är kvar är överens.
agree-end-agreed = { $agreed ->
    [one] { $players } avslutade partiet.
   *[other] { $players } kom överens om att avsluta partiet.
}
agree-end-void = Avslutat efter överenskommelse. En spelare som är borta skulle ha vunnit, så partiet räknas inte.
agree-end-withdrawn = { $player } vill spela vidare.
agree-stop-agreed = Alla var överens om att stoppa, så partiet räknas inte.
agree-stop-button = Stoppa utan vinnare ({ $agreed }/{ $required })
agree-stop-wanted = { $player } vill stoppa partiet. Det stoppas när alla är överens, och räknas då inte.
agree-stop-withdrawn = { $player } vill spela vidare.
agree-pause-agreed = Alla var överens om att pausa.
agree-pause-button = Pausa ({ $agreed }/{ $required })
agree-pause-wanted = { $player } vill pausa partiet. Det pausas när alla är överens.
agree-pause-withdrawn = { $player } vill spela vidare.
table-news-stopped = { $player } stoppade partiet, så det räknas inte.
table-news-stopped-by-moderator = { $moderator } stoppade partiet som moderator, så det räknas inte.
table-news-forgotten = Ingen har tryckt på en knapp på sju dagar, så partiet är slut. Det räknas inte.
table-news-message-gone = Meddelandet med partiet raderades. Här är det igen.
table-news-message-gone-claims = Meddelandet med partiet raderades. Här är det igen. Uppvända kort går inte längre att vinna.
table-news-gap = Anslutningen till Discord bröts en stund: uppvända kort går inte längre att vinna.
table-news-silence = Discord nådde mig inte på { $duration }. Er klocka stod stilla under tiden.
table-news-declined = { $player } kan inte vara med just nu. Platsen är ledig igen.

table-done-decline = Din plats är nu ledig för andra. Om du ändrar dig, tryck på ”Gå med” i lobbyn. [Gå till bordet]({ $address })
table-done-resign = Du gav upp.
table-done-stop = Partiet stoppades.
table-done-agree = Ditt svar är noterat.
table-done-ask-to-stop = Jag har frågat alla. Partiet stoppas när alla trycker på knappen under bilden.
table-done-ask-to-pause = Noterat. Partiet pausas så snart alla spelare är överens.
table-done-pause = Partiet är pausat. Tryck på ”Fortsätt” för att spela vidare.
table-done-resume = Partiet fortsätter.
table-done-invite = Inbjuden: { $player }. Platsen är reserverad.
table-done-remove = Du tog bort { $player }, som inte kan gå med i lobbyn igen.
table-done-hand-over = { $player } är värd nu.
table-time-so-far = Parti #{ $number } har hittills pågått i { $duration }.
table-time-over = Parti #{ $number } är slut. Det pågick i { $duration }.
