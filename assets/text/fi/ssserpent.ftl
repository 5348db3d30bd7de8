# Ssserpent: the rules, the table, the news.
ssserpent-title = Ssserpent
ssserpent-pitch = Kasvata käärmettäsi omena omenalta, kunnes se voi purra toista.
ssserpent-line = syö, kasva ja pure

ssserpent-option-set-up-name = alkuasetelma
ssserpent-option-set-up = Kuka tekee alkuasetelman: arpa vai pelaajat
ssserpent-option-set-up-hand = itse (sääntökirja)
ssserpent-option-set-up-chance = arpomalla, nappula kerrallaan
ssserpent-option-set-up-even = arpomalla, tasainen lauta
ssserpent-switch-hand = Asettele itse
ssserpent-switch-even = Arvo lauta

ssserpent-rules-1 =
    {"**"}Tavoite.** Nappaa toisen käärmeen pää tai saarra käärme niin, ettei se voi tehdä täyttä siirtoa.

    {"**"}Alkuasetelma.** Arpa valitsee laudan, jolla kumpikin väri voittaa suunnilleen yhtä usein, ja sen, kumpi siirtää ensin, ellei järjestäjä valitse aulassa **Asettele itse**. 🏠 Itse aseteltaessa aloittaja arvotaan. 🏠 Asetatte vuorotellen mustikoita, yhden kerrallaan, kaksi kumpikin. Sääntökirjassa ne ovat sinisiä omenoita: ne asetetaan kuten omenat. Sitten toinen pelaaja valitsee värin. 🏠 Vuoro palaa aloittajalle. 🏠 Kumpikin asettaa neljä **vastustajan** väristä omenaa, yhden kerrallaan, ja lopuksi **vastustajan** pään reunalle. Se, kumpi siirtää ensin, arvotaan.

    {"**"}Arpominen.** Voit arpoa yhden paikan tai kaikki jäljellä olevat paikkasi. 🏠 Ennen värien valintaa voitte molemmat painaa **Arvo lauta**: silloin loppu alkuasetelmasta arvotaan. 🏠
ssserpent-rules-2 =
    {"**"}Ruudut.** Omena ei ole koskaan reunalla (**1**) eikä toisen omenan tai pään vieressä: ylä- tai alapuolella, vasemmalla tai oikealla (**2**). Pää on reunalla mutta ei koskaan omenan vieressä. Kuvassa nimetyt ruudut löytyvät napeista; pisteet osoittavat muut vapaat ruudut. Jos nappulalle ei jää yhtään ruutua, näistä säännöistä luovutaan tarpeen mukaan, yksi kerrallaan: ensin ”pään vieressä”, sitten ”omenan vieressä”, sitten ”reunalla”. 🏠
ssserpent-rules-2-picture = Alkuasetelma: laudalla on neljä mustikkaa, kaksi keltaista omenaa ja yksi punainen. 1 osoittaa reunaruudun, 2 ruudun kahden omenan välissä; niihin ei voi laittaa omenaa.
ssserpent-rules-3 =
    {"**"}Kuva.** Punainen pää voi astua
    {"**"}1** vapaaseen ruutuun,
    {"**"}2** omanväriseen omenaan,
    • mustikkaan, jos käärme on aikuinen (seuraava sivu),
    • toiseen käärmeeseen purrakseen sitä (seuraava sivu).
    Se ei voi astua
    {"**"}3** toisenväriseen omenaan,
    {"**"}4** omaan käärmeeseensä, ei edes ruutuun, josta häntä on lähdössä. Se ei siis koskaan peruuta. Vain pelkkä pää, jolla ei ole vartaloa, voi kääntyä takaisin. 🏠
ssserpent-rules-3-picture = Neljän nappulan punainen käärme on siirtovuorossa. 1 osoittaa vapaan ruudun sen pään edessä, 2 punaisen omenan pään vieressä, 3 keltaisen omenan toisella puolella ja 4 käärmeen oman vartalon.
ssserpent-rules-4 =
    {"**"}Liikkuminen.** Käärmeen askelmäärä on puolet sen nappuloista, ylöspäin pyöristettynä: 1 tai 2 nappulaa on 1 askel, 3 tai 4 on 2, 5 tai 6 on 3, 7 tai 8 on 4, 9 on 5. Kaikki askeleet täytyy ottaa. Pää liikkuu ensin, ylös, alas, vasemmalle tai oikealle, ja vartalo seuraa.

    Nuolet tarjoavat vain askelia, joiden jälkeen siirron voi tehdä loppuun. **Jos et voi tehdä täyttä siirtoa, häviät.**

    {"**"}Kasvaminen.** Syödystä omenasta tulee uusi nappula aivan pään taakse. Heti kun laudalla ei enää ole käärmeen värisiä omenoita, vaikka kesken siirron, käärmeestä tulee pysyvästi **aikuinen**. Aikuiset käärmeet saavat syödä myös mustikoita.
ssserpent-rules-5 =
    {"**"}Pureminen.** Säännöissä sen nimi on hyökkäys. Katso askeleen suuntaista linjaa. Laske omat nappulasi päästä taaksepäin ja toisen käärmeen nappulat purtavasta ruudusta eteenpäin. Laskeminen loppuu ensimmäiseen aukkoon, ja myös taittuneen käärmeen nappulat lasketaan. 🏠 Purraksesi tarvitset **enemmän** nappuloita. Toinen käärme menettää purtavan nappulan ja kaikki sen takana olevat. Niiden ruudut vapautuvat heti, myös seuraaville askelillesi. 🏠 Käärmeesi ei kasva. 🏠 Se ottaa loput askelensa. Joka nappaa **pään**, voittaa heti. Purema vahvistetaan napilla **Pure**, jos se on siirron viimeinen askel. Aiemmalla askeleella tehtyä puremaa ei tarvitse vahvistaa.
ssserpent-rules-6 =
    {"**"}Kuva.** Punainen laskee **1**, **2**, **3** nappulaa, keltainen vain **1**, **2**. Punainen voi siis purra kehystettyä nappulaa, ja keltainen menettää sen ja kaksi sen takana olevaa. Vuorollasi keltaiset kehykset osoittavat nappulat, joita voit purra tällä siirrolla, ja **!** osoittaa pääsi, jos toinen käärme voisi napata sen nyt.
ssserpent-rules-6-picture = Punainen käärme, jolla on kolme nappulaa rivissä, on vastakkain keltaisen käärmeen vartalon kanssa. Pureman linjalla on numeroitu kolme punaista ja kaksi keltaista nappulaa. Ensimmäisellä keltaisella nappulalla on kehys, ja huutomerkki varoittaa punaisen pään vaarasta.
ssserpent-rules-7 =
    {"**"}Siirron jälkeen** laitat irti puremasi nappulat takaisin yksi kerrallaan toisen käärmeen värisinä omenoina, asettamisen sääntöjen mukaan. 🏠 Niiden omistaja voi syödä ne taas.

    {"**"}Tasapeli.** Ottelu päättyy tasapeliin, jos sama asema on laudalla vuoron alussa kolmannen kerran tai jos pelaajat ovat tehneet yhteensä 120 siirtoa peräkkäin syömättä ja purematta. Jos et silloin voi tehdä täyttä siirtoa, häviät: se menee tasapelin edelle. 🏠

    {"**"}Luovuttaminen.** Vastustajasi voittaa. 🏠 { rules-away }
ssserpent-rules-8 =
    {"**"}Kuva**
    {"**"}1** pelaaja: hänen käärmeensä väri ja muoto · **2** sen nappulat · **3** siirron askeleet · **4** mustikka (yliviivattu, kunnes käärme on aikuinen)
    {"**"}5** viimeisin siirto ja sen jälkeen asetetut omenat, vaaleanpunaisella · **6** seuraavat askeleet, keltaisella
    Kehys pelaajan ympärillä näyttää, kenen vuoro on.
ssserpent-rules-8-picture = Pöytä punaisen käärmeen siirron jälkeen. Numerot 1–6 osoittavat sen merkit; teksti selittää ne.

# Words in pictures, as short as possible.
ssserpent-picture-length = Pituus { $length }
ssserpent-picture-steps = { $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
}

ssserpent-colour = { $colour ->
    [red] punainen
   *[yellow] keltainen
}

ssserpent-prompt-blue = { $player }, aseta mustikka.
ssserpent-prompt-take = { $player }, valitse värisi.
ssserpent-prompt-apple = { $player }, aseta omena vastustajallesi.
ssserpent-prompt-head = { $player }, aseta vastustajasi pää.
ssserpent-prompt-move-first = { $player } ({ ssserpent-colour }), tee siirtosi. Saat syödä vain oman värisi omenoita, mustikoita vasta myöhemmin.
ssserpent-prompt-move = { $player } ({ ssserpent-colour }), tee siirtosi: { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}.
ssserpent-prompt-step = { $player } siirtää ({ $path }): vielä { $left ->
    [one] yksi askel
   *[other] { $left } askelta
}.
ssserpent-prompt-bite = { $player } siirtää ({ $path }): { $effects }. Purraanko?
ssserpent-prompt-replant = { $player }, laita { $discs ->
    [one] viimeinen { ssserpent-colour } nappula
   *[other] { $discs } { $colour ->
        [yellow] keltaista
       *[other] punaista
    } nappulaa
} takaisin { $discs ->
    [one] omenana
   *[other] omenoina
}: valitse ruutu.

ssserpent-button-red = 🔴 Punainen
ssserpent-button-yellow = 🟨 Keltainen
ssserpent-button-random = 🎲 Arvo
ssserpent-button-random-rest = 🎲 Arvo loput
ssserpent-button-undo = ↩️ Kumoa
ssserpent-button-bite = ⚔️ Pure
ssserpent-button-straight = Kohde: { $what } { $cell } ({ $steps } askelta)
ssserpent-choice-row = Rivi { $row }
ssserpent-board-button = { $required ->
    [one] 🎲 Arvo lauta
   *[other] 🎲 Arvo lauta ({ $agreed }/{ $required })
}
ssserpent-board-wanted = { $player } haluaa arpoa laudan. Kaikki arvotaan, kun molemmat suostuvat.
ssserpent-board-agreed = Suostuitte molemmat: lauta arvotaan.
ssserpent-board-withdrawn = { $player } haluaa tehdä alkuasetelman itse.

ssserpent-describe-begins = Ottelu alkaa.
ssserpent-describe-young = { $player } on { ssserpent-colour }, ei vielä aikuinen, pituus { $length ->
    [one] yksi nappula
   *[other] { $length } nappulaa
}, siirto { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}. Päästä alkaen: { $cells }.
ssserpent-describe-adult = { $player } on { ssserpent-colour }, aikuinen, pituus { $length ->
    [one] yksi nappula
   *[other] { $length } nappulaa
}, siirto { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}. Päästä alkaen: { $cells }.
ssserpent-describe-headless = { $player } on { ssserpent-colour }, ilman päätä.
ssserpent-describe-apples = { $apples ->
    [0] Laudalla ei ole { $colour ->
        [yellow] keltaisia
       *[other] punaisia
    } omenoita.
   *[other] { $colour ->
        [yellow] Keltaiset
       *[other] Punaiset
    } omenat: { $cells }.
}
ssserpent-describe-blue = { $apples ->
    [0] Laudalla ei ole mustikoita.
   *[other] Mustikat: { $cells }.
}
ssserpent-describe-cells = Valittavat ruudut: { $cells }.
ssserpent-describe-steps = Mahdolliset seuraavat askeleet: { $steps }.
ssserpent-describe-closed = Suljetut nuolet: { $steps }.
ssserpent-closed = { $arrow } { $reason }
ssserpent-closed-border = reuna
ssserpent-closed-own = oma nappula
ssserpent-closed-enemy-apple = toisenvärinen omena
ssserpent-closed-young = mustikka, vain aikuisille käärmeille
ssserpent-closed-weak = liian vähän nappuloita jonossa puremiseen ({ $attackers } vastaan { $defenders })
ssserpent-closed-stuck = siellä ei täyttä siirtoa
ssserpent-describe-bites = Nappulat, joita tällä siirrolla voi purra: { $cells }.
ssserpent-describe-threat = { $player } on vaarassa: toinen käärme voisi nyt napata pään ruudusta { $cell }.
ssserpent-describe-board = Sarakkeet ovat A–I vasemmalta oikealle, rivit 1–9 alhaalta ylös.
ssserpent-describe-last = Viimeisin siirto ({ ssserpent-colour }): { $from }, sitten { $path }.
ssserpent-describe-repeated = Tämä asema on esiintynyt kahdesti. Vielä kerran, ja ottelu päättyy tasapeliin.
ssserpent-describe-quiet = { $moves ->
    [one] Yksi siirto
   *[other] { $moves } siirtoa
} ilman syömistä tai puremista; kun niitä on { $most }, tulee tasapeli.

ssserpent-picture-bite = Puraisu! −{ $lost }
ssserpent-news-setup = { $player } aloittaa asettelun.
ssserpent-news-rest = { $player } arpoo loput asetelmastaan.
ssserpent-news-blue = { $player } asettaa mustikan ruutuun { $cell }.
ssserpent-news-colour = { $player } valitsee { $colour ->
    [yellow] keltaisen käärmeen: se syö keltaisia omenoita
   *[other] punaisen käärmeen: se syö punaisia omenoita
}.
ssserpent-news-apple = { $player } asettaa vastustajalle { $colour ->
    [yellow] keltaisen
   *[other] punaisen
} omenan ruutuun { $cell }.
ssserpent-news-head = { $player } asettaa vastustajan { $colour ->
    [yellow] keltaisen
   *[other] punaisen
} pään ruutuun { $cell }.
ssserpent-news-begin = Käärmeet ovat valmiina: { $player } ({ ssserpent-colour }) siirtää ensin.
ssserpent-news-move = { $player } siirtää: { $path }.
ssserpent-news-move-effects = { $player } siirtää ({ $path }): { $effects }.
ssserpent-news-replant = { $player } laittaa { $colour ->
    [yellow] keltaisen
   *[other] punaisen
} nappulan takaisin omenana ruutuun { $cell }.
ssserpent-news-repeated = { $news } 🔁 Tämä asema on esiintynyt kahdesti. Vielä kerran, ja ottelu päättyy tasapeliin.
ssserpent-news-trapped = { $news } { $player } on jumissa eikä voi ottaa { $steps ->
    [one] yhtäkään askelta
   *[other] kaikkia { $steps } askelta
}.
ssserpent-effect-apples = { $apple } { $count ->
    [one] syö omenan
   *[other] syö { $count } omenaa
}
ssserpent-effect-adult = on nyt aikuinen
ssserpent-effect-blue = 🫐 { $count ->
    [one] syö mustikan
   *[other] syö { $count } mustikkaa
}
ssserpent-effect-lost = ⚔️ { $count ->
    [one] puree irti yhden nappulan
   *[other] puree irti { $count } nappulaa
}
ssserpent-effect-head = ⚔️ nappaa pään

# The same events as parts of a line about a turn.
ssserpent-turn-blue = asetti mustikan ruutuun { $cell }
ssserpent-turn-colour = valitsi { $colour ->
    [yellow] keltaisen käärmeen (se syö keltaisia omenoita)
   *[other] punaisen käärmeen (se syö punaisia omenoita)
}
ssserpent-turn-apple = asetti { $colour ->
    [yellow] keltaisen
   *[other] punaisen
} omenan ruutuun { $cell }
ssserpent-turn-head = asetti { $colour ->
    [yellow] keltaisen
   *[other] punaisen
} pään ruutuun { $cell }

## Explanations for learners
ssserpent-learn-aim = **Tavoitteesi:** nappaa toisen käärmeen pää. Kasvat syömällä oman värisi omenoita.
ssserpent-learn-blue = Aseta mustikka tai arvo lauta.
ssserpent-learn-take = Valitse värisi. Se määrää, mitä omenoita syöt.
ssserpent-learn-apple = Tämä { ssserpent-colour } omena on ruokaa vastustajallesi: laita se vaikeaan paikkaan.
ssserpent-learn-head = Aseta vastustajasi { ssserpent-colour } pää reunalle, kauas sen omenoista.
ssserpent-learn-move = Käärmeesi ({ ssserpent-colour }) ottaa { $steps ->
    [one] yhden askeleen: paina nuolta.
   *[other] { $steps } askelta: paina nuolia peräkkäin.
}
ssserpent-learn-eat = Omena on ulottuvillasi: sen nuolessa on { $apple } tai 🫐.
ssserpent-learn-nearest = Mikään omena ei ole ulottuvillasi. Lähin omenasi on ruudussa { $cell }.
ssserpent-learn-line = **Purraksesi** tarvitset pään linjalla enemmän nappuloita kuin toinen käärme.
ssserpent-learn-attack-now = **Voit purra: ⚔️.** Toinen käärme menettää purtavan nappulan ja kaiken sen takana.
ssserpent-learn-win-now = **Voit napata pään ja voittaa!** Seuraa nuolia, kunnes vastassa on ⚔️.
ssserpent-learn-head-in-danger-now = ⚠️ **Pääsi ruudussa { $head } voidaan napata!** { $count ->
    [0] Mikään siirto ei pelasta sitä.
   *[other] Turvassa: { $cells }.
}
ssserpent-learn-head-unsafe-now = ⚠️ **Älä päätä siirtoa tänne: { $cells }.** Siellä pääsi voidaan napata.
ssserpent-learn-head-safe-now = ⚠️ { $count ->
    [0] Jokaisen siirron jälkeen pääsi voidaan napata.
   *[other] Pääsi on vaarassa. Päätä siirto tänne: { $cells }.
}
ssserpent-learn-body-in-danger-now = ⚠️ **Vartaloasi voidaan purra.** Vie se pois tai suorista se.
ssserpent-learn-replant = Laita menetetty nappula ({ ssserpent-colour }) takaisin omenana, kauas vastustajastasi.
ssserpent-remark-grown = **Kasvoit.** Pidempi käärme ottaa enemmän askelia ja puree kovemmin.
ssserpent-remark-adult = **Käärmeesi on nyt aikuinen:** se saa syödä myös mustikoita.
ssserpent-remark-adult-other = Toinen käärme on nyt aikuinen: se saa syödä myös mustikoita.
ssserpent-remark-bitten = **Sinua purtiin:** vastustajalla ({ $player }) oli suora jono pidempi.

## Why a move is good, after a dash or a colon
ssserpent-reason-head = käärme nappaa pään
ssserpent-reason-no-move = toiselle käärmeelle ei jää yhtään täyttä siirtoa
ssserpent-reason-wins = käärme voittaa { $moves } siirrolla
ssserpent-reason-head-safe = siirto vie pään turvaan
ssserpent-reason-bites = { $count ->
    [one] käärme puree irti yhden nappulan
   *[other] käärme puree irti { $count } nappulaa
}
ssserpent-reason-adult = käärmeestä tulee aikuinen
ssserpent-reason-apples = { $count ->
    [one] käärme syö omenan
   *[other] käärme syö { $count } omenaa
}
ssserpent-reason-blue = { $count ->
    [one] käärme syö mustikan
   *[other] käärme syö { $count } mustikkaa
}
ssserpent-reason-threatens-head = käärme uhkaa napata pään
ssserpent-reason-body-safe = siirto vie vartalon turvaan
ssserpent-reason-threatens = käärme uhkaa purra
ssserpent-reason-food = käärme pääsee lähemmäs ruokaa
ssserpent-reason-out-of-reach = käärme pysyy poissa toisen käärmeen ulottuvilta
ssserpent-reason-far = omena on noin { $moves ->
    [one] yhden siirron
   *[other] { $moves } siirron
} päässä toisesta käärmeestä
ssserpent-flaw-loses = { $moves ->
    [one] sitten toinen käärme voittaa seuraavalla siirrollaan
   *[other] sitten toinen käärme voittaa { $moves } siirrolla
}
ssserpent-flaw-bitten = { $count ->
    [one] sitten toinen käärme voi purra irti yhden nappulan
   *[other] sitten toinen käärme voi purra irti { $count } nappulaa
}

ssserpent-why-no-move = Pelaajalla { $others } ei ollut enää täyttä siirtoa.
ssserpent-why-head = Pää napattiin.
ssserpent-why-repetition = Sama asema esiintyi kolmannen kerran.
ssserpent-why-no-progress = Kukaan ei syönyt eikä purrut 120 peräkkäiseen siirtoon.

ssserpent-refusal-notation = Ruutu on sarake A–I ja rivi 1–9, esimerkiksi D4. Reitti on enintään viisi ruutua, esimerkiksi E2-E3.
ssserpent-refusal-position = Tämä ei ole Ssserpentin asema.
ssserpent-refusal-order = Ensin tulee jokin muu vaihe.
ssserpent-refusal-not-yours = Vuorossa on { $player }.
ssserpent-refusal-task = Ottelu odottaa nyt jotain muuta.
ssserpent-refusal-one-cell = Nappula laitetaan täsmälleen yhteen ruutuun.
ssserpent-refusal-last = Tämä on viimeinen: muuta asetettavaa ei ole jäljellä.
ssserpent-refusal-first = Vain toinen kahdesta pelaajasta voi aloittaa.
ssserpent-refusal-occupied = Tämä ruutu ei ole vapaa.
ssserpent-refusal-border = Omena ei saa olla reunalla.
ssserpent-refusal-beside-apple = Omena ei saa olla toisen omenan vieressä.
ssserpent-refusal-beside-head = Omena ei saa olla pään vieressä.
ssserpent-refusal-inside = Pää asetetaan reunalle.
ssserpent-refusal-head-beside-apple = Päätä ei saa asettaa omenan viereen.
ssserpent-refusal-apart = Pää astuu viereiseen ruutuun: ylös, alas, vasemmalle tai oikealle.
ssserpent-refusal-own = Käärme ei saa astua itsensä päälle eikä peruuttaa.
ssserpent-refusal-enemy-apple = Käärme ei saa astua toisenväriseen omenaan.
ssserpent-refusal-young = Vain aikuinen käärme saa syödä mustikoita.
ssserpent-refusal-weak = Purraksesi tarvitset linjalla enemmän nappuloita kuin toinen käärme: { $attackers } vastaan { $defenders } ei riitä.
ssserpent-refusal-length = { $steps ->
    [0] Laita ensin menetetyt nappulat takaisin.
    [one] Tämä käärme ottaa täsmälleen yhden askeleen.
   *[other] Tämä käärme ottaa täsmälleen { $steps } askelta.
}
ssserpent-refusal-won = Pään nappaava reitti päättyy siihen.

# The daily puzzle
puzzle-bite-young = Käärme on { ssserpent-colour }, ei vielä aikuinen. Siirrossa on { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}. Päästä alkaen: { $cells }.
puzzle-bite-adult = Käärme on { ssserpent-colour } ja aikuinen. Siirrossa on { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}. Päästä alkaen: { $cells }.
puzzle-bite-headless = Käärme ({ ssserpent-colour }) on menettänyt päänsä.
ssserpent-puzzle-rules = Pulmassa teet kaksi siirtoa. Niiden välissä toinen käärme vastaa niin hyvin kuin se voi.

## Faults of a record

fault-ssserpent-cell = Ruutu on A1–I9.
fault-ssserpent-colour = Tähän kuuluu toinen väri.
fault-ssserpent-random = Tämä sijoitus jätettiin sattuman varaan, mutta sitä ei ole merkitty satunnaiseksi.
fault-ssserpent-apple = Omenaa ei saa laittaa siihen.
fault-ssserpent-head = Päätä ei saa laittaa siihen.
fault-ssserpent-length = Askelten määrä ei vastaa käärmeen pituutta.
fault-ssserpent-step = Pää ei saa astua ruutuun { $cell }.
fault-ssserpent-after-head = Reitin täytyy päättyä siihen, missä se nappaa pään.
