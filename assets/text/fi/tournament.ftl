# Turnaukset ja vertailuturnaukset.

tournament-format-swiss = Sveitsiläinen: kaikki pelaavat joka kierroksen, voittajat voittajia vastaan
tournament-format-round-robin = Kaikki vastaan kaikki: jokainen kohtaa jokaisen
tournament-format-knockout = Pudotuspelit: häviäjä putoaa

# { $game } on pelin nimi.
tournament-title-swiss = 🏆 { $game }: sveitsiläinen turnaus
tournament-title-round-robin = 🏆 { $game }: turnaus, kaikki vastaan kaikki
tournament-title-knockout = 🏆 { $game }: pudotusturnaus
tournament-title-duplicate = 🏆 { $game }: vertailuturnaus
# Tells tournaments with the same title apart.
tournament-numbered = { $title } · nro { $number }

## Ilmoittautuminen
tournament-opened = Ilmoittautuminen on auki. Turnauksen viesti on tällä kanavalla.
tournament-shown = Turnauksen viesti on nyt kanavan uusin.
tournament-choose = Mikä turnaus?
tournament-none-here = Tällä kanavalla ei ole avoimia turnauksia.
tournament-about-swiss = Kaikki pelaavat joka kierroksen, ja vastassa on joku, jolla on suunnilleen yhtä paljon pisteitä. Pöydässä on kaksi pelaajaa.
tournament-about-round-robin = Jokainen pelaa kerran jokaista vastaan. Pöydässä on kaksi pelaajaa.
tournament-about-knockout = Häviäjä putoaa. Pöydässä on kaksi pelaajaa.
tournament-about-duplicate = Joka pöydässä on samat kortit ja nopat. Vertaa tulostasi muiden samalla paikalla pelanneiden tuloksiin. Mikään ei vaikuta vahvuuslukuihin.
tournament-begins-by-host = Liity alla olevalla napilla. Turnauksen aloittaa { $host }.
tournament-begins-at = Liity alla olevalla napilla. Turnaus alkaa itsestään: { $when }
tournament-rounds = { $count ->
    [one] Yksi kierros
   *[other] { $count } kierrosta
}
tournament-deals = { $count ->
    [one] Yksi jako
   *[other] { $count } jakoa
} { $tables } pöydässä
tournament-entrants = { $count ->
    [0] Kukaan ei ole vielä liittynyt.
    [one] **Yksi pelaaja:**
   *[other] **{ $count } pelaajaa:**
}
# The description of the sign-up's picture.
tournament-picture = Ilmoittautuminen. { $title }, { $count ->
    [0] kukaan ei ole vielä liittynyt
    [one] yksi pelaaja
   *[other] { $count } pelaajaa
}.
tournament-button-withdraw = Vetäydy
tournament-confirm-stop = Perutko varmasti tämän turnauksen kaikilta? Alkaneet ottelut jatkuvat, mutta niitä ei lasketa turnaukseen.
tournament-cancelled = Turnaus peruttiin.

## Kierrokset
tournament-round = **Kierros { $round }/{ $of }**
tournament-deal = **Jako { $round }/{ $of }**
# Pelaajat ovat nimiä, joiden välissä on ajatusviivat.
tournament-line-bye = { $table }\. { $players }: ei vastustajaa, voitto ilman peliä
tournament-line-running = { $table }\. { $players } · { $thread }
tournament-line-thread = { $table }\. { $thread }
tournament-line-result = { $table }\. { $players } · **{ $result }**
tournament-line-ended = { $table }\. { $players } · valmis
# Ketjun nimi: kierros ja pöytä.
tournament-thread = K{ $round } P{ $table }
# The first message in a table's thread, above the match's own message.
tournament-call = { $players }: { $round }, pöytä { $table }.
tournament-call-here = Ketjua ei voitu avata, joten ottelu pelataan täällä.
tournament-call-arrive = Ottelu alkaa seuraavan viestin napista **Olen täällä**.
tournament-counts-swiss = Voitosta saa 1 pisteen, tasapelistä ½.
tournament-counts-round-robin = Voitosta saa 1 pisteen, tasapelistä ½.
tournament-counts-knockout = Voittaja jatkaa. Tasapeli pelataan kerran uudelleen.
tournament-counts-final = Voittaja voittaa turnauksen. Tasapeli pelataan kerran uudelleen.
tournament-counts-third = Tasapelissä sija jaetaan.
tournament-counts-replay = Toisen tasapelin jälkeen jatkaa paremmin sijoitettu.
tournament-counts-duplicate = Kaikissa pöydissä on samat kortit ja nopat. Tulostasi verrataan muihin, jotka istuvat samalla paikalla.
tournament-waits = { $host }: tämä jako odottaa yksityisiä ketjuja, jotka Discord kieltää täällä: { $why }. Anna minulle oikeus **{ $permission }** tai sulje vanhoja ketjuja. Yritän edelleen.
tournament-news-moved = Ottelu jatkuu täällä, koska sen ketju poistettiin.
tournament-button-arrive = Olen täällä
tournament-not-here = ei vielä täällä
tournament-lobby = Pöytäsi turnauksessa. Ottelu alkaa, kun kaikki ovat täällä.
tournament-lobby-closes = Se, joka ei ole siihen mennessä täällä, häviää ottelun: { $when }
tournament-lobby-closes-duplicate = Tietokone pelaa sen puolesta, joka ei ole siihen mennessä täällä: { $when }
tournament-not-came = Ei ajoissa paikalla, joten ottelu on hävitty: { $players }

## Tilanne
# { $title } on turnauksen nimi, { $winners } luettelo nimistä.
tournament-goes-on = Lisää turnauksesta: { $channel }
tournament-standings = **{ $title }** · kierroksen { $round } jälkeen
tournament-standings-deal = **{ $title }** · jaon { $round } jälkeen
tournament-ended = **{ $title }** · { $winners }
tournament-won = Päättynyt. { $winners }.
tournament-winners = Voitto: { $winners }
# Kuvan sanat, mahdollisimman lyhyinä.
tournament-chart-points = pisteet
tournament-chart-tie-break = vertailu
tournament-chart-rounds-won = voitot

## Turnauksen kaavio, kulku ja loppu
tournament-round-name = Kierros { $round }
tournament-deal-name = Jako { $round }
tournament-bracket-round = { $places ->
    [2] Finaali
    [4] Välierä
    [8] Puolivälierä
    [16] Neljännesvälierä
   *[other] Pelaajia jäljellä: { $places }
}
tournament-replay = { $round }, uusintaottelu
tournament-byes = { $count ->
    [one] Sijoituslistan ensimmäisellä ei ole vastustajaa ensimmäisellä kierroksella. Järjestys tulee täkäläisistä vahvuusluvuista; ilman vahvuuslukua arvotaan.
   *[other] Sijoituslistan { $count } ensimmäisellä ei ole vastustajaa ensimmäisellä kierroksella. Järjestys tulee täkäläisistä vahvuusluvuista; ilman vahvuuslukua arvotaan.
}
tournament-third-place = Kolmas sija
tournament-chart-bye = ei vastustajaa
tournament-button-bracket = Kaavio
tournament-select-part = Kaavion toinen osa
tournament-select-round = Katso kierrosta
tournament-tie-break-swiss = Tasapisteissä ratkaisee Buchholz: kaikkien vastustajien pisteet. { $examples }
tournament-tie-break-round-robin = Tasapisteissä ratkaisee Sonneborn-Berger: voitettujen vastustajien pisteet ja puolet tasapelin jälkeen. { $examples }
tournament-shared = jaettu
tournament-winners-shared = jaettu voitto: { $winners }
tournament-best-human = Paras ihminen: { $player }, tietokoneiden kanssa sija { $place }
tournament-closest = Tasaisin ottelu: { $players }, ero { $margin }
tournament-longest = Pisin ottelu: { $players }, { $time }
tournament-sheet = Jokainen rivi on paikka pöydässä, tuloksineen kaikissa pöydissä. Keltaisella: vertailupisteet, 1 jokaisesta huonommasta tuloksesta ja ½ jokaisesta yhtä hyvästä.
tournament-button-next = Seuraava turnaus
tournament-next-open = Seuraava ilmoittautuminen on jo auki tällä kanavalla.
tournament-shared-result = 🏅 **{ $player }** · { $title }: sija { $place }/{ $of }
tournament-shared-already = Olet jo jakanut tämän tuloksen.

## Tapahtuma palvelimen kalenterissa
tournament-event = Liity täällä: { $channel }

## Miksi jokin ei onnistu
tournament-in-thread = Aloita turnaus kanavalla, älä ketjussa: sen pöydät saavat omat ketjunsa.
tournament-too-many = Tällä palvelimella on jo { $most } avointa turnausta. Päätä ensin yksi niistä.
tournament-yours-open = Sinulla on jo avoin ilmoittautuminen täällä. Aloita tai peru se ensin.
tournament-unknown = Tätä turnausta ei enää ole.
tournament-unreadable = Tätä turnausta ei voi jatkaa, koska sen tiedot ovat vioittuneet. Järjestäjä tai moderaattori voi perua sen.
tournament-joined-already = Olet jo liittynyt.
tournament-not-joined = Et ole mukana tässä turnauksessa.
tournament-too-late = Turnaus on alkanut, eikä siihen voi enää liittyä.
tournament-joined-late = Pelaat kierroksesta { $round } alkaen.
tournament-withdrew = Et ole enää mukana. Alkanut ottelu lasketaan vielä.
tournament-begun = Turnaus on jo alkanut.
tournament-over = Tämä turnaus on päättynyt.
tournament-only-host = Vain järjestäjä voi tehdä sen.
tournament-full = Kaikki { $most } paikkaa on varattu.
tournament-too-few = Turnaukseen tarvitaan vähintään kaksi pelaajaa, joista ainakin yksi on ihminen. Vertailuturnaukseen tarvitaan kaksi ihmistä.
tournament-table-fixed = Turnaus määräsi tämän pöydän, joten sitä ei voi muuttaa täällä. Voit vetäytyä turnauksen omassa viestissä.
tournament-no-pause = Turnauksen ottelua ei voi laittaa tauolle, koska muut odottavat sen tulosta.
tournament-no-stop = Turnauksen ottelua ei voi lopettaa yksin. Voit luovuttaa.
tournament-table-stranger = Tämä pöytä on turnauksen muille pelaajille.
tournament-no-deals = Tässä pelissä samaa jakoa ei voi pelata kahdesti.
tournament-sealed = Tätä jakoa pelataan vielä muissa pöydissä. Sen kortit ja nopat näytetään, kun viimeinen pöytä on valmis.

## Planning and the host’s page
tournament-titled = 🏆 { $title } · { $game }
tournament-limit = Paikkoja enintään: { $count }
tournament-reminder = ⏰ **{ $title }** alkaa pian: { $when }
tournament-when-unclear = En löydä tätä aikaa, kun katson { $days } päivää eteenpäin. Kirjoita esimerkiksi: 20:00, lauantai 20:00 tai 5. joulukuuta 20:00.
tournament-when-zone = Lisää aikavyöhykkeesi, esimerkiksi: { $typed } Europe/Helsinki.
tournament-when-gap = Sitä tuntia ei ole, koska kelloja siirretään silloin. Valitse toinen.
# Words that users type for a day.
tournament-near-day = { $days ->
    [0] tänään
    [1] huomenna
   *[other] { "" }
}
tournament-limit-range = Raja on luku väliltä { $least }–{ $most }.
tournament-limit-below = Paikoista on jo varattu { $count }, joten raja ei voi olla alempi.
tournament-text-long = Se on liian pitkä: enintään { $most } merkkiä.
tournament-text-mentions = Jätä maininnat pois: täällä ei voi kutsua ketään.
tournament-button-organise = Järjestä
tournament-organise = Vain sinä näet tämän sivun. Kerron muutoksista niille, joita ne koskevat.
tournament-organised = ✅ Valmis.
tournament-organise-players = Poista tai korvaa pelaaja
tournament-player-withdrew = { $player } · vetäytyi
tournament-organise-results = Korjaa tulos
tournament-organise-tables = Anna pöydälle lisää aikaa
tournament-button-title = Nimi
tournament-button-description = Kuvaus
tournament-button-limit = Raja
tournament-button-begin = Alku
tournament-button-end-round = Päätä kierros nyt
tournament-button-remove = Poista
tournament-button-replace = Etsi sijainen
tournament-button-host = Tee järjestäjäksi
tournament-button-time = Anna lisää aikaa
tournament-button-substitute = Liity sijaiseksi
tournament-ask-player = { $player }: mitä tehdään? **Poista** vaikuttaa seuraavasta kierroksesta alkaen, ja tulokset jäävät. Napilla **Etsi sijainen** joku muu voi sitten ottaa paikan ja pisteet, heti jos ottelu ei ole alkanut.
tournament-ask-player-early = { $player }: mitä tehdään? **Poista** pyyhkii nimen listalta.
tournament-ask-time = { $players }: annetaanko koko saapumisaika uudestaan?
tournament-ask-end = Päätetäänkö tämä kierros nyt? Se, joka ei ole saapunut, häviää. Alkaneet ottelut jatkuvat, mutta ne lasketaan tasapeleiksi. Pudotuspeleissä tasapelit pelataan kerran uudelleen.
tournament-ask-result = { $result }. Mikä on oikein? Tilanne muuttuu. Vahvuusluvut ja tallenteet pysyvät.
tournament-ask-result-later = { $result }. Mikä on oikein? Tilanne muuttuu. Myöhempien kierrosten parit, vahvuusluvut ja tallenteet pysyvät.
tournament-ask-result-knockout = { $result }. Mikä on oikein? Se, joka silloin jatkaa, saa paikan seuraavassa ottelussa, kunhan se ei ole alkanut. Vahvuusluvut ja tallenteet pysyvät.
tournament-form-title = Nimi
tournament-form-description = Mitä pelaajien on hyvä tietää
tournament-form-limit = Kuinka monta pelaajaa enintään
tournament-form-begin = Milloin, esimerkiksi lauantai 20:00
tournament-form-reason = Syy, jonka kaikki näkevät
tournament-told-begins = **{ $title }** alkaa eri aikaan: { $when }
tournament-told-removed = Sinut on poistettu: **{ $title }**.
tournament-told-wanted = { $player } tarvitsee sijaisen. Valitse turnauksen viestistä **Liity sijaiseksi**.
tournament-told-substitute = { $player } on sijainen paikan pisteillä ja pelaa seuraavasta kierroksesta alkaen. Alkanut ottelu lasketaan vielä tälle paikalle.
tournament-told-seated = Nyt tässä pöydässä: { $players }. Valitse pöydän viestistä **Olen täällä**.
tournament-told-time = Sait lisää aikaa. Valitse ajoissa **Olen täällä**: { $when }
tournament-told-end = { $round } päättyy nyt. Se, joka ei ole saapunut, häviää. Alkaneet ottelut jatkuvat, mutta ne lasketaan tasapeleiksi.
tournament-told-host = Olet nyt järjestäjä: **{ $title }**.
tournament-corrected = ✏️ { $round } · { $players }: **{ $after }**, oli { $before } ({ $reason }).
tournament-not-waiting = Tämä pöytä ei odota ketään.
tournament-not-substitute = Olet jo pelannut tässä turnauksessa, joten et voi olla sijainen.
tournament-correct-knockout = Seuraava kierros perustuu tähän tulokseen, eikä sen pareja voi arpoa uudelleen, joten se pysyy.
