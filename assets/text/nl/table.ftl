# Lobby, knoppen, afwezige spelers.
table-joined-already = Je doet al mee.
table-not-joined = Je doet niet mee aan dit potje. Druk eerst op “Meedoen”.
table-full = De tafel is vol: hooguit { $most } spelers.
table-alone-already = Je speelt in dit kanaal al alleen { $game }: { $address }
table-reserved = De vrije plaatsen blijven gereserveerd voor { $players } tot er antwoord is.
table-not-invited = Hier is geen plaats voor je gereserveerd. Doe je al mee, druk dan in de lobby op “Verlaten”.
table-not-kept = Hier is geen plaats meer voor je gereserveerd. Als er een vrij is, kun je in de lobby meedoen.
table-left-server = Je bent niet meer in de server van dit potje, dus je kunt niet meedoen.
table-too-few = Jullie hebben minstens { $least } spelers nodig. Wacht op iemand of voeg een computer toe.
table-only-host = Alleen de host, { $player }, kan dat.
table-only-host-gone = Alleen de host kan dat.
table-youngest-not-asked = In dit spel maakt het niet uit wie de jongste is.
table-youngest-taken = { $player } is al de jongste.
table-no-computer = Er is geen computer om te verwijderen.

table-not-begun = Dit potje is nog niet begonnen.
table-words-too-late = Het potje is begonnen, dus de bijdragen van de spelers staan vast.
table-words-length = Typ minstens één teken en hooguit { $most }.
table-begun = Dit potje is al begonnen.
table-cancelled = Deze lobby is geannuleerd. Open een nieuwe met het commando “{ name-start }” van het spel.
table-old-message = Het potje is verhuisd naar een nieuwer bericht. Haal het hierheen met /{ name-game } { name-board }.
table-outdated = De tafel is veranderd sinds je deze knop zag. Kijk nog eens en druk dan.
table-rematch-stranger = De revanche is voor de spelers van dit potje. Met /{ name-help } open je een eigen tafel.
table-rematch-joined = De revanche staat open in dit kanaal en je doet mee.
table-deal-fixed = Deze verdeling wordt precies zo gespeeld als de vorige keer: je kunt er niets aan veranderen.
table-no-deal = Dit potje heeft geen verdeling om nog eens te spelen.
table-stranger = Je speelt niet mee in dit potje.
table-not-your-turn = Je bent niet aan de beurt. We wachten op { $players }.
table-welcome-back = Welkom terug! Je speelt je beurten weer zelf.
table-played-for-you = Je tijd was om, dus speelde een computer voor je:
table-resumed-already = Dit potje is niet gepauzeerd: het is al bezig.
table-paused = Dit potje is gepauzeerd. Druk op “Verdergaan” of gebruik /{ name-game } { name-continue }.
table-unknown-match = Ik ken dit potje niet meer.
table-none-here = In dit kanaal is geen open potje. /{ name-help } laat zien hoe je er een start.
table-channel-full = Dit kanaal kan niet meer open potjes hebben. Speel er een uit, gebruik /{ name-game } { name-stop } of speel in een ander kanaal.
table-too-many-lobbies = Je hebt op deze server al { $most } open lobby’s. Start of annuleer er eerst een.
table-next-host-lobbies = De volgende host heeft op deze server al { $most } open lobby’s. Kies een andere host of annuleer deze lobby.
table-refused = Dat kun je hier nu niet doen.
table-invited-lately = Je laatste uitnodiging is niet aangenomen: { $players }. Over { $duration } kun je opnieuw uitnodigen. Open tot dan een lobby zonder uitnodiging en deel de link: daar kan iedereen op “Meedoen” drukken.
table-too-many-yours = Je probeerde binnen een minuut { $most } potjes te beginnen. De volgende poging kan { $seconds ->
    [one] over één seconde
   *[other] over { $seconds } seconden
}.
table-too-many-here = In dit kanaal probeerden spelers binnen een minuut te veel potjes te beginnen. Het volgende kan { $seconds ->
    [one] over één seconde
   *[other] over { $seconds } seconden
}.
table-stop-not-allowed = Alleen de host of een moderator kan deze lobby annuleren.
table-stop-needs-agreement = Je kunt dit potje niet in je eentje stoppen. Vraag de anderen om het zonder winnaar te stoppen, of geef op.
table-stop-last = Je bent de laatste speler, dus stoppen telt als opgeven. Wil je dat, gebruik dan /{ name-game } { name-stop }.
table-stop-moderators = Op deze server mogen alleen moderators potjes stoppen, en nooit hun eigen potjes. Je kunt nog wel opgeven.
table-stop-asked = Je hebt gevraagd om te stoppen (akkoord: { $agreed } van { $required }). Het potje stopt als iedereen het wil.
table-pause-asked = Je hebt om een pauze gevraagd (akkoord: { $agreed } van { $required }). Het potje pauzeert als iedereen het wil.
table-resume-first = Dit potje wacht tot een speler ermee verdergaat. Gebruik eerst /{ name-game } { name-continue }.
table-choice-gone = Dit potje is hier niet meer open. Gebruik het commando opnieuw.
table-remove-nobody = { $player } doet in dit kanaal niet mee aan een lobby van jou.
table-invited-already = Deze speler heeft hier al een plaats of een uitnodiging.
table-host-already = Je bent al de host.
table-remove-yourself = Je kunt jezelf niet verwijderen. Wil je de lobby uit, druk dan op “Verlaten”.
table-removed = De host heeft je uit deze lobby verwijderd.
table-agree-out = Je ligt eruit, dus de anderen beslissen of het potje eindigt.

table-busy = Het is erg druk in dit potje. Probeer het nog eens.
table-changed = Het potje veranderde net op dit moment. Kijk nog eens en druk dan.
table-counted-already = Deze klik is al geteld.
table-not-stored = Ik kon je zet niet opslaan, dus hij is niet gedaan. Probeer het zo nog eens.
table-closing = Ik start opnieuw op. Probeer het over een paar seconden nog eens.
table-board-too-often = Je hebt in een minuut meerdere keren om dit potje gevraagd. Het kan weer { $seconds ->
    [one] over één seconde
   *[other] over { $seconds } seconden
}.
table-unreadable = Dit potje kan niet verder en is gestopt. Het telt niet mee.
table-older-rules = Dit potje begon met oudere regels die niet meer bestaan. Het kan niet verdergaan of getoond worden.
table-elsewhere = Ik verhuis naar een andere machine. Probeer het over een paar seconden nog eens.

table-character-easy = “Ik ben nog maar net uit het ei!”
table-character-normal = “Ik denk één zet vooruit. Meestal.”
table-character-hard = “Ik heb drie koppen, en ze denken alle drie.”
table-news-says = { $player }: { $words }
table-news-time-out = De tijd van { $player } is om.
table-news-day-off = { $player } neemt een dag vrij (nog { $left } dit seizoen).
table-news-away = { $player } is afwezig { date-until }, dus de beurt wacht.
table-news-auto-draws = { $player }: “{ discord-button-auto-draw }” staat nog aan.
table-news-draw-waits = { $player }: “{ discord-button-auto-draw }” heeft { $turns } keer getrokken. Trek zelf een kaart om verder te gaan.
table-news-back = { $player } is terug.
table-news-resumed = { $player } gaat verder met het potje.
table-news-moved = Het kanaal van dit potje is verwijderd. { $player } gaat hier verder.
agree-end-button = { $required ->
    [one] Potje beëindigen
   *[other] Potje beëindigen ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } wil het potje beëindigen. Het eindigt als iedereen die nog meedoet, het wil.
agree-end-agreed = { $agreed ->
    [one] { $players } heeft het potje beëindigd.
   *[other] { $players } hebben samen besloten het potje te beëindigen.
}
agree-end-void = In overleg beëindigd. Iemand die afwezig is, zou hebben gewonnen, dus het potje telt niet mee.
agree-end-withdrawn = { $player } wil doorspelen.
agree-stop-agreed = Iedereen is akkoord met stoppen, dus het potje telt niet mee.
agree-stop-button = Stop zonder winnaar ({ $agreed }/{ $required })
agree-stop-wanted = { $player } vraagt om te stoppen. Wil iedereen dat, dan stopt het potje en telt het niet mee.
agree-stop-withdrawn = { $player } wil doorspelen.
agree-pause-agreed = Iedereen is akkoord met een pauze.
agree-pause-button = Pauze ({ $agreed }/{ $required })
agree-pause-wanted = { $player } vraagt om een pauze. Het potje pauzeert als iedereen het wil.
agree-pause-withdrawn = { $player } wil doorspelen.
table-news-stopped = { $player } heeft het potje gestopt, dus het telt niet mee.
table-news-stopped-by-moderator = { $moderator } heeft het potje als moderator gestopt, dus het telt niet mee.
table-news-forgotten = Zeven dagen lang heeft niemand op een knop gedrukt, dus het potje is gestopt. Het telt niet mee.
table-news-message-gone = Het bericht met dit potje is verwijderd; hier is het weer.
table-news-message-gone-claims = Het bericht met dit potje is verwijderd; hier is het weer. De open kaarten kan niemand meer winnen.
table-news-gap = De verbinding met Discord was even weg: de open kaarten kan niemand meer winnen.
table-news-silence = Discord kon mij { $duration } lang niet bereiken. Jullie tijd stond zolang stil.
table-news-declined = { $player } kan nu niet meedoen. De plaats is weer vrij.

table-done-decline = Je plaats is nu vrij voor anderen. Bedenk je je nog, druk dan in de lobby op “Meedoen”. [Naar de tafel]({ $address })
table-done-resign = Je hebt opgegeven.
table-done-stop = Het potje is gestopt.
table-done-agree = Je antwoord is genoteerd.
table-done-ask-to-stop = Ik heb het iedereen gevraagd. Het potje stopt als iedereen op de knop onder de afbeelding drukt.
table-done-ask-to-pause = Genoteerd. Het potje pauzeert zodra alle spelers het ermee eens zijn.
table-done-pause = Het potje is gepauzeerd. Druk op “Verdergaan” om door te spelen.
table-done-resume = Het potje gaat verder.
table-done-invite = Uitgenodigd: { $player }. De plaats wordt vrijgehouden.
table-done-remove = Je hebt { $player } verwijderd; terugkomen in deze lobby kan niet.
table-done-hand-over = { $player } is nu de host.
table-time-so-far = Potje #{ $number } duurt al { $duration }.
table-time-over = Potje #{ $number } is afgelopen. Het duurde { $duration }.
