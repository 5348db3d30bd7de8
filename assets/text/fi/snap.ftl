# Snap: the rules, the table, the news.
snap-title = Snap
snap-pitch = Kaksi samanlaista korttia? Napsauta ensimmäisenä: 🫰.
snap-line = huomaa kaksi samaa

snap-option-turn-limit-name = vuororaja
snap-option-turn-limit = Montako vuoroa ottelu kestää, kaikki pelaajat yhteensä (0: pelataan loppuun)
snap-option-turn-limit-0 = ei rajaa
snap-option-claim-floor-ms = Montako millisekuntia kuluu, ennen kuin napsautus voi koskea uutta kuvaa
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = Jos pelaajia on viisi tai enemmän, puolet heistä on yleensä pudonnut ottelun puoliväliin mennessä. Lyhyessä ottelussa useimmat pelaavat loppuun asti.
snap-option-claim-grace-ms = Montako millisekuntia napsautus voi vielä koskea edellistä kuvaa
snap-option-show-ms = Montako millisekuntia kuluu, ennen kuin seuraavan kortin voi kääntää
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}Tavoite.** Voita kaikki kortit.

    {"**"}Kuva**
    {"**"}1** pelaajan merkki · **2** hänen pakkansa kortit, kuvapuoli alaspäin · **3** hänen pinonsa kortit, kuvapuoli ylöspäin
    {"**"}4** kenen vuoro on, keltaisella · **5** uusin kortti, vaaleanpunaisella · **6** sakkokorttien paikka
snap-rules-1-picture = Neljän pelaajan pöytä. Kahdessa pinossa näkyy sammakko, muissa pingviini ja kissa. Numerot 1–6 osoittavat merkit; teksti selittää ne.
snap-rules-2 =
    52 kortissa on 13 eläintä, kukin neljässä kortissa. Arvottu pelaaja jakaa kaikki kortit kuvapuoli alaspäin, ja seuraava pelaaja aloittaa. 🏠 Paina vuorollasi **Käännä kortti**: pakkasi päällimmäinen kortti menee kuvapuoli ylöspäin omaan pinoosi. Jos pakkasi on tyhjä, sekoitat ensin pinosi uudeksi pakaksi. 🏠 Jos sinulla ei ole lainkaan kortteja, kun vuorosi tulee, putoat pelistä. 🏠

    Heti kun kahdessa näkyvässä kortissa on **sama eläin**, kuten tässä sammakot, reagoi: 🫰. Viestin alla oleva emoji 🫰 on nappisi. Paina sitä joka kerta vain kerran: toinen painallus poistaa sen. Nopein saa kaikki pinot, joissa eläin näkyy, ja laittaa kortit oman pakkansa alle. Ne näkyvät kuvassa seuraavaan vuoroon asti, mukana voittajan merkki ja aika. Sitten peli jatkuu seuraavalla vuorolla.
snap-rules-3 =
    {"**"}Mitkä kortit lasketaan.** Jokaisen pinon päällimmäinen kortti ja kaikki keskellä olevat sakkokortit. Niistä mitkä tahansa kaksi, joissa on sama eläin, muodostavat parin, myös kaksi sakkokorttia. 🏠 Pinojen alempia kortteja ei lasketa. Tässä oikea napsautus voittaa pöllön sakkokortin (**1**), sitä vastaavan pinon (**2**) ja sakon maksaneen tähden pinon (**3**).
snap-rules-3-picture = Keskellä olevassa sakkokortissa on pöllö; tähti maksoi sen. 1 osoittaa tämän kortin, 2 pinon, jossa on toinen pöllö, 3 tähden pinon.
snap-rules-4 =
    {"**"}Väärät napsautukset.** Jos napsautat, kun mitkään kaksi korttia eivät ole samanlaisia, pakkasi päällimmäinen kortti menee sakkona keskelle kuvapuoli ylöspäin. Jos pakkasi on tyhjä, sekoitat ensin pinosi uudeksi pakaksi. 🏠 Napsautuksiasi ei lasketa, ennen kuin on käännetty kolme uutta korttia. 🏠 Ilman kortteja et voi napsauttaa.

    {"**"}Voittamasi kortit** menevät pakkasi alle: ensin pinot myötäpäivään vasemmalta puoleltasi alkaen, oma pinosi viimeisenä; sitten sakkokortit, vanhin ensin. 🏠 Jos näkyvissä on useita pareja, saat viimeksi syntyneen. 🏠

    {"**"}Toiseksi jääminen ei maksa mitään.** Oikean napsautuksen jälkeen väärää ei huomioida, ennen kuin seuraava kortti käännetään. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Tässä napsautus kohdassa **1** tai **2** voittaa sammakot. Napsautus kohdassa **3** on väärä ja maksaa kortin.
snap-rules-5-picture = Vasemmalla kaksi sammakkoa, oikealla sammakko ja uusi kissa. Alla aikajana: 1 ennen uutta kuvaa, 2 sen 150 ensimmäisen millisekunnin aikana, 3 niiden jälkeen.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}Loppu.** Voitat, jos sinulla on kaikki kortit, jotka eivät ole keskellä. 🏠 { claims-rules-end }

    {"**"}Luovuttaminen.** Pakkasi ja pinosi poistuvat pelistä; sakkokorttisi jäävät. Viimeinen mukana oleva voittaa. 🏠 { rules-away }

snap-prompt = { $player }, käännä kortti. Kaksi samaa eläintä? 🫰!
snap-prompt-first = { $player }, käännä kortti. Kaksi samaa eläintä? Paina 🫰 viestin alla, vain kerran!
snap-prompt-out = { $player } on ilman kortteja. Onko tässä pari? 🫰!
snap-prompt-limit = Viimeinen kortti! Sitten voittaa se, jolla on eniten kortteja. 🫰!

snap-describe-tops = Pinojen päällä: { $cards }.
snap-describe-middle = Sakkokortit keskellä (ja kuka ne maksoi): { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: pakassa { $pack ->
    [one] yksi kortti
   *[other] { $pack } korttia
}, pinossa { $pile }.

snap-picture-snap = NAPS! { $time }
snap-news-reform = { $player } sekoittaa pinonsa uudeksi pakaksi ({ $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}).
snap-news-right = 🫰 { $player } napsauttaa ensimmäisenä, aika { $time }: { $card }! Voitto: { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}!
snap-news-right-before = 🫰 { $player } ehtii napsauttaa juuri ajoissa, { $time } edellisen kortin jälkeen: { $card }! Voitto: { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}!
snap-news-wrong = Ei paria! { $player } maksaa sakkokortin ({ $card }) ja odottaa kolmen kortin ajan.


## Explanations for learners
snap-learn-aim = **Tavoitteesi:** kaikki kortit. Kaksi samaa eläintä? Paina äkkiä 🫰 viestin alla!
snap-learn-new-pack = Pakkasi on tyhjä: kun käännät kortin, pinostasi tulee uusi pakkasi.
snap-learn-watch = Kaksi samaa eläintä? Paina 🫰 viestin alla kerran. Toinen painallus poistaa sen.
snap-learn-penalty = Myös keskellä olevat kortit lasketaan: jos sama eläin on pinon päällä, 🫰.
snap-learn-pair-now = **Katso, { $card }: 🫰 nyt!** Voitat { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}.
snap-remark-won = **Hyvin napsautettu!** Voitit kaikki pinot, joissa eläin näkyi.
snap-remark-lost = { $player } oli nopeampi. Toiseksi jääminen ei maksa sinulle mitään.
snap-remark-wrong = **Väärin:** ei paria. Päällimmäinen korttisi on sakko, ja odotat 3 kortin ajan.
snap-remark-wrong-other = { $player } napsautti väärin ja maksoi sakkokortin.

snap-refusal-no-cards = Sinulla ei ole kortteja jäljellä, joten et voi pelata etkä napsauttaa.
snap-refusal-reform = Uusi pakka tehdään koko pinosta ja vain silloin, kun sitä tarvitaan.
snap-refusal-after-reform = Uusi pakka tehtiin juuri: seuraavaksi tulee vaihe, joka sen tarvitsee.

## Faults of a record

fault-snap-no-card = Paikka, jolla ei ole kortteja, ei voi napsauttaa.
fault-snap-nothing-twice = Kuvassa ei ole paria, tai se oli jo voitettu.
fault-snap-something-twice = Näkyvissä on pari, joten napsautus oli oikein.
fault-snap-second = Oikea napsautus ehti ensin, joten tätä ei huomioida.
fault-snap-picture = Tässä täytyy ottaa jokin muu pari.
