# The page that checks records in a browser.

check-title = Sjekk et parti
check-intro = Under en reprise gir knappen «{ discord-button-record }» filen record.json. Siden sjekker hemmeligheten, alle terningkast og kort og hvert steg. Etterpå kan du se partiet og en gjennomgang av det.
check-private = Siden bruker ikke nettet: Filen blir værende på enheten din.
check-choose = Velg en logg
check-drop = Du kan også dra filen inn på siden.
check-checking = Sjekker …
check-reviewing = Går gjennom partiet …
check-valid = Alt stemmer
check-broken = Loggen bryter en regel
check-unreadable = Loggen kan ikke leses
check-failed = Sjekken mislyktes. Prøv igjen med en oppdatert nettleser.
check-language = Språk
