# The page that checks records in a browser.

check-title = Kontroller et parti
check-intro = En genafspilning har knappen »{ discord-button-record }«, som giver filen record.json. Siden kontrollerer hemmeligheden, alle terningkast og kort og hvert trin. Bagefter kan du se partiet og åbne gennemgangen af det.
check-private = Siden bruger ikke nettet: filen bliver på din enhed.
check-choose = Vælg en log
check-drop = Du kan også trække filen ind på siden.
check-checking = Kontrollerer …
check-reviewing = Gennemgår partiet …
check-valid = Alt stemmer
check-broken = Loggen bryder en regel
check-unreadable = Loggen kan ikke læses
check-failed = Kontrollen mislykkedes. Prøv igen med en opdateret browser.
check-language = Sprog
