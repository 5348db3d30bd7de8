# Aula, napit, poissa olevat pelaajat.
table-joined-already = Olet jo liittynyt.
table-not-joined = Et ole liittynyt tähän otteluun. Paina ensin ”Liity”.
table-full = Pöytä on täynnä: enintään { $most } pelaajaa.
table-alone-already = Pelaat jo yksin peliä { $game } tällä kanavalla: { $address }
table-reserved = Vapaat paikat on varattu, kunnes kutsutut liittyvät tai kieltäytyvät: { $players }.
table-not-invited = Sinulle ei ole varattu paikkaa täällä. Jos olet jo liittynyt, paina aulassa ”Poistu”.
table-not-kept = Sinulle ei ole täällä enää varattua paikkaa. Jos paikka on vapaana, voit liittyä aulassa.
table-left-server = Et ole enää tämän ottelun palvelimella, joten et voi liittyä.
table-too-few = Pelaajia tarvitaan vähintään { $least }. Odota muita tai lisää tietokone.
table-only-host = Vain järjestäjä ({ $player }) voi tehdä sen.
table-only-host-gone = Vain järjestäjä voi tehdä sen.
table-youngest-not-asked = Tässä pelissä ei kysytä, kuka on nuorin.
table-youngest-taken = Nuorimmaksi on jo ilmoittautunut { $player }.
table-no-computer = Täällä ei ole poistettavaa tietokonetta.

table-not-begun = Tämä ottelu ei ole vielä alkanut.
table-words-too-late = Ottelu on alkanut, joten pelaajien osuuksia ei voi enää muuttaa.
table-words-length = Kirjoita vähintään yksi ja enintään { $most } merkkiä.
table-begun = Tämä ottelu on jo alkanut.
table-cancelled = Tämä aula peruttiin. Avaa uusi pelin komennolla ”{ name-start }”.
table-old-message = Ottelu on siirtynyt uudempaan viestiin. Tuo se tänne komennolla /{ name-game } { name-board }.
table-outdated = Pöytä on muuttunut sen jälkeen, kun näit tämän napin. Katso uudelleen ja paina sitten.
table-rematch-stranger = Uusintaottelu on tämän ottelun pelaajille. Oman pöydän voit avata komennolla /{ name-help }.
table-rematch-joined = Uusintaottelu on auki tällä kanavalla, ja olet nyt mukana.
table-deal-fixed = Jako pelataan uudelleen täsmälleen samanlaisena, joten mitään ei voi muuttaa.
table-no-deal = Tässä ottelussa ei ole jakoa, jonka voisi pelata uudelleen.
table-stranger = Et pelaa tässä ottelussa.
table-not-your-turn = Nyt ei ole sinun vuorosi. Vuorossa: { $players }.
table-welcome-back = Tervetuloa takaisin! Pelaat taas itse omat vuorosi.
table-played-for-you = Aikasi loppui, joten tietokone pelasi puolestasi:
table-resumed-already = Tämä ottelu ei ole tauolla: se jatkuu jo.
table-paused = Tämä ottelu on tauolla. Paina ”Jatka” tai käytä komentoa /{ name-game } { name-continue }.
table-unknown-match = En enää tunne tätä ottelua.
table-none-here = Tällä kanavalla ei ole avointa ottelua. /{ name-help } näyttää, miten ottelu aloitetaan.
table-channel-full = Tälle kanavalle ei mahdu enempää avoimia otteluita. Pelaa yksi loppuun, käytä komentoa /{ name-game } { name-stop } tai pelaa toisella kanavalla.
table-too-many-lobbies = Sinulla on jo { $most } avointa aulaa tällä palvelimella. Aloita tai peru ensin yksi niistä.
table-next-host-lobbies = Seuraavalla järjestäjällä on jo { $most } avointa aulaa tällä palvelimella. Valitse toinen järjestäjä tai peru tämä aula.
table-refused = Et voi tehdä sitä täällä juuri nyt.
table-invited-lately = Viime kutsuasi ei hyväksytty: { $players }. Voit kutsua uudelleen tämän ajan kuluttua: { $duration }. Avaa siihen asti aula ilman kutsua ja jaa sen linkki: siellä kuka tahansa voi painaa ”Liity”.
table-too-many-yours = Yritit aloittaa { $most } ottelua minuutin aikana. Voit yrittää uudelleen { $seconds ->
    [one] sekunnin kuluttua
   *[other] { $seconds } sekunnin kuluttua
}.
table-too-many-here = Tällä kanavalla yritettiin aloittaa liian monta ottelua minuutin aikana. Seuraavan voi aloittaa { $seconds ->
    [one] sekunnin kuluttua
   *[other] { $seconds } sekunnin kuluttua
}.
table-stop-not-allowed = Vain järjestäjä tai moderaattori voi perua tämän aulan.
table-stop-needs-agreement = Et voi lopettaa tätä ottelua yksin. Pyydä muita lopettamaan se ilman voittajaa tai luovuta.
table-stop-last = Olet viimeinen pelaaja, joten lopettaminen lasketaan luovuttamiseksi. Jos haluat sitä, käytä komentoa /{ name-game } { name-stop }.
table-stop-moderators = Tällä palvelimella vain moderaattorit saavat lopettaa otteluita, eivätkä hekään omiaan. Voit silti luovuttaa.
table-stop-asked = Ehdotit ottelun lopettamista: { $agreed }/{ $required } suostuu. Se loppuu, kun kaikki suostuvat.
table-pause-asked = Ehdotit taukoa: { $agreed }/{ $required } suostuu. Ottelu jää tauolle, kun kaikki suostuvat.
table-resume-first = Tämä ottelu odottaa, että joku pelaajista jatkaa sitä. Käytä ensin komentoa /{ name-game } { name-continue }.
table-choice-gone = Tämä ottelu ei ole enää avoinna täällä. Käytä komentoa uudelleen.
table-remove-nobody = { $player } ei ole liittynyt mihinkään aulaasi tällä kanavalla.
table-invited-already = Tällä pelaajalla on täällä jo paikka tai kutsu.
table-host-already = Olet jo järjestäjä.
table-remove-yourself = Et voi poistaa itseäsi. Jos haluat lähteä aulasta, paina ”Poistu”.
table-removed = Järjestäjä poisti sinut tästä aulasta.
table-agree-out = Olet pudonnut tästä ottelusta, joten muut päättävät, päättyykö se.

table-busy = Tässä ottelussa on nyt ruuhkaa. Yritä uudelleen.
table-changed = Ottelu muuttui juuri äsken. Katso uudelleen ja paina sitten.
table-counted-already = Tämä painallus laskettiin jo.
table-not-stored = En voinut tallentaa siirtoasi, joten sitä ei tehty. Yritä hetken päästä uudelleen.
table-closing = Käynnistyn uudelleen. Yritä uudelleen muutaman sekunnin päästä.
table-board-too-often = Pyysit tämän ottelun näkyviin monta kertaa minuutin aikana. Voit pyytää sitä uudelleen { $seconds ->
    [one] sekunnin kuluttua
   *[other] { $seconds } sekunnin kuluttua
}.
table-unreadable = Tätä ottelua ei voi jatkaa, joten se lopetettiin. Sitä ei lasketa.
table-older-rules = Tämä ottelu alkoi vanhemmilla säännöillä. Niitä ei enää tueta, joten ottelua ei voi jatkaa eikä näyttää.
table-elsewhere = Siirryn toiselle koneelle. Yritä uudelleen muutaman sekunnin päästä.

table-character-easy = ”Olen vasta kuoriutunut!”
table-character-normal = ”Mietin yhden siirron eteenpäin. Yleensä.”
table-character-hard = ”Minulla on kolme päätä, ja kaikki ajattelevat.”
table-news-says = { $player }: { $words }
table-news-time-out = Aika loppui: { $player }.
table-news-day-off = { $player } pitää vapaapäivän (tällä kaudella jäljellä { $left }).
table-news-away = { $player } on poissa { date-until }, joten vuoro odottaa.
table-news-auto-draws = { $player }: ”{ discord-button-auto-draw }” on yhä käytössä.
table-news-draw-waits = { $player }: ”{ discord-button-auto-draw }” on nostanut { $turns } kertaa. Jatka nostamalla kortti itse.
table-news-back = { $player } on palannut.
table-news-resumed = { $player } jatkaa ottelua.
table-news-moved = Kanava poistettiin. { $player } jatkaa ottelua täällä.
agree-end-button = { $required ->
    [one] Päätä ottelu
   *[other] Päätä ottelu ({ $agreed }/{ $required })
}
agree-end-wanted = { $player } haluaa päättää ottelun. Se päättyy, kun kaikki mukana olevat suostuvat.
agree-end-agreed = { $agreed ->
    [one] { $players } päätti ottelun.
   *[other] { $players } sopivat ottelun päättämisestä.
}
agree-end-void = Päätetty yhteisestä sopimuksesta. Poissa oleva pelaaja olisi voittanut, joten ottelua ei lasketa.
agree-end-withdrawn = { $player } haluaa jatkaa peliä.
agree-stop-agreed = Kaikki suostuivat lopettamaan, joten ottelua ei lasketa.
agree-stop-button = Lopeta ilman voittajaa ({ $agreed }/{ $required })
agree-stop-wanted = { $player } ehdottaa ottelun lopettamista. Kun kaikki suostuvat, se loppuu, eikä sitä lasketa.
agree-stop-withdrawn = { $player } haluaa jatkaa peliä.
agree-pause-agreed = Kaikki suostuivat taukoon.
agree-pause-button = Tauko ({ $agreed }/{ $required })
agree-pause-wanted = { $player } ehdottaa taukoa. Ottelu jää tauolle, kun kaikki suostuvat.
agree-pause-withdrawn = { $player } haluaa jatkaa peliä.
table-news-stopped = { $player } lopetti ottelun, joten sitä ei lasketa.
table-news-stopped-by-moderator = { $moderator } lopetti ottelun moderaattorina, joten sitä ei lasketa.
table-news-forgotten = Kukaan ei ole painanut nappia seitsemään päivään, joten ottelu päättyi. Sitä ei lasketa.
table-news-message-gone = Tämän ottelun viesti poistettiin, joten tässä se on taas.
table-news-message-gone-claims = Tämän ottelun viesti poistettiin, joten tässä se on taas. Näkyviä kortteja ei voi enää voittaa.
table-news-gap = Yhteys Discordiin katkesi hetkeksi: näkyviä kortteja ei voi enää voittaa.
table-news-silence = Discord ei tavoittanut minua: katkos kesti { $duration }. Aika oli sillä välin pysähdyksissä.
table-news-declined = { $player } ei pääse nyt mukaan. Paikka on taas vapaa.

table-done-decline = Paikkasi on nyt vapaa muille. Jos muutat mielesi, paina aulassa ”Liity”. [Siirry pöytään]({ $address })
table-done-resign = Luovutit.
table-done-stop = Ottelu lopetettiin.
table-done-agree = Vastauksesi on kirjattu.
table-done-ask-to-stop = Kysyin kaikilta. Ottelu loppuu, kun kaikki painavat kuvan alla olevaa nappia.
table-done-ask-to-pause = Selvä. Ottelu jää tauolle heti, kun kaikki sen pelaajat suostuvat.
table-done-pause = Ottelu on tauolla. Jatka painamalla ”Jatka”.
table-done-resume = Ottelu jatkuu.
table-done-invite = Kutsuttu: { $player }. Paikka on varattu.
table-done-remove = { $player } on poistettu eikä voi liittyä tähän aulaan uudelleen.
table-done-hand-over = { $player } on nyt järjestäjä.
table-time-so-far = Ottelu #{ $number } on kestänyt tähän mennessä { $duration }.
table-time-over = Ottelu #{ $number } on päättynyt. Se kesti { $duration }.
