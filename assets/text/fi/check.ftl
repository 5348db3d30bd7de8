# The page that checks records in a browser.

check-title = Tarkista ottelu
check-intro = Toiston alla oleva nappi ”{ discord-button-record }” antaa tiedoston record.json. Tämä sivu tarkistaa salaisuuden, kaikki nopanheitot ja kortit sekä jokaisen vaiheen. Sitten voit katsoa ottelun ja avata sen analyysin.
check-private = Sivu ei käytä verkkoa: tiedosto pysyy laitteellasi.
check-choose = Valitse tallenne
check-drop = Voit myös pudottaa tiedoston tälle sivulle.
check-checking = Tarkistetaan …
check-reviewing = Analysoidaan ottelua …
check-valid = Kaikki kunnossa
check-broken = Tallenne rikkoo sääntöjä
check-unreadable = Tallennetta ei voi lukea
check-failed = Tarkistus epäonnistui. Yritä uudelleen ajantasaisella selaimella.
check-language = Kieli
