# The page that checks records in a browser.

check-title = Kontrollera ett parti
check-intro = En repris har knappen ”{ discord-button-record }”, som ger filen record.json. Sidan kontrollerar hemligheten, alla tärningsslag och kort och varje steg. Sedan kan du titta på partiet och öppna genomgången av det.
check-private = Sidan använder inget nätverk: filen stannar på din enhet.
check-choose = Välj en logg
check-drop = Du kan också släppa filen på den här sidan.
check-checking = Kontrollerar …
check-reviewing = Går igenom partiet …
check-valid = Allt stämmer
check-broken = Loggen bryter mot en regel
check-unreadable = Loggen går inte att läsa
check-failed = Kontrollen misslyckades. Försök igen med en uppdaterad webbläsare.
check-language = Språk
