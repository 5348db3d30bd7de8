# De pagina “Fair play” van een potje: waar het toeval vandaan komt en hoe je het controleert.
fair-play-heading = **Fair play** · potje #{ $match }
fair-play-people = Als je eigen woorden typt, kan niemand in zijn eentje de kaarten of dobbelstenen bepalen: ook de eigenaar van de bot niet, tenzij die zelf meespeelt.
fair-play-intro = Alle schudbeurten en worpen van een potje komen uit de startwaarde. Die wordt berekend uit een geheim van de bot en een bijdrage van elke speler. De bot trok zijn geheim toen de lobby openging. De controlecode is de SHA-256 van het geheim: daarmee kun je later nagaan dat het geheim hetzelfde is gebleven.
fair-play-commitment = Controlecode: { $commitment }
fair-play-later = Het geheim en de startwaarde staan hier zodra het potje is afgelopen. Kopieer nu de controlecode om die dan te vergelijken.
fair-play-secret = Geheim: { $secret }
fair-play-seed = Startwaarde: { $seed }
fair-play-check-secret = Dit geeft de controlecode: { $command }
fair-play-check-record = Druk op **Terugkijken**, dan op **Opname**, en bewaar record.json. `snakepit verify record.json` controleert alles. Zonder Snakepit geeft dit de controlecode en de startwaarde: { $command }
fair-play-parts = **De bijdragen van de spelers**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: geen
fair-play-own = Je bijdrage is het nummer van de klik of het commando waarmee je bent gaan meedoen. Tot het potje begint kun je in plaats daarvan eigen woorden typen.
fair-play-button-words = Eigen woorden typen
fair-play-form = Fair play
fair-play-form-label = Jouw bijdrage aan het toeval van dit potje
