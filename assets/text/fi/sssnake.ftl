# Sssnake: säännöt, pöytä, uutiset.
sssnake-title = Sssnake
sssnake-pitch = Yhdistä ensimmäisenä käärmeesi pää ja häntä, lisäsivätpä naapurit siihen mitä tahansa.
sssnake-line = tee käärmeesi valmiiksi ensimmäisenä

sssnake-option-rounds-name = kierrokset
sssnake-option-rounds = 1 on sääntökirjan peli; useamman kierroksen pisteet lasketaan yhteen, kuten kirjakin kertoo
sssnake-length = { $each ->
    [0] { $number ->
        [1] Yksi kierros
       *[other] { $number } kierrosta
    }
    [1] { $number } kierrosta: kukin aloittaa kerran
   *[other] { $number } kierrosta: kukin aloittaa kahdesti
}
sssnake-length-button = { $each ->
    [0] Yksi kierros
    [1] { $number } kierrosta: 1 kullekin
   *[other] { $number } kierrosta: 2 kullekin
}
sssnake-list-totals = Yhteensä (jokainen puuttuva kortti maksaa pisteen)

sssnake-rules-1 =
    {"**"}Tavoite.** Yhdistä ensimmäisenä käärmeesi pää ja häntä.

    {"**"}Kuva**
    {"**"}1** kuka pelaa · **2** noppa · **3** nostetut kortit: kortin vieressä olevat kirjaimet kertovat paikat, joihin se sopii; samat kirjaimet ovat napeissa · **4** kierros · **5** nostopakassa jäljellä olevat kortit
    {"**"}6** kortit, jotka tältä käärmeeltä vielä puuttuvat · **7** pisteet tähän asti · **8** uusin kortti, vaaleanpunaisella · **9** avoin jatkokohta, keltaisella
sssnake-rules-1-picture = Pöytä, jossa punaisen täytyy asettaa kaarre tai suora. Numerot 1–9 osoittavat sen merkit; teksti selittää ne.
sssnake-rules-2 =
    {"**"}Kortit.** Sinulla on suuri kortti, jossa on pää ja häntä. 120 neliökorttia on nostopakassa kuvapuoli alaspäin: 60 suoraa, 48 kaarretta, 8 risteystä (kaksi suoraa, joista toinen kulkee toisen yli) ja 4 kaksoiskaarretta (kaksi kaarretta, jotka eivät kosketa toisiaan). Nopassa on luvut 1, 2 ja 3, kukin kahdella tahkolla. 🏠

    {"**"}Vuorosi.** Botti heittää noppaa, ja nostat yhtä monta korttia. 🏠 Seuraava sivu kertoo, mitä niillä tehdään. Sitten on vasemman naapurisi vuoro. Nuorin aloittaa: hän painaa aulassa **Olen nuorin**. Jos kukaan ei paina, aloittaja arvotaan. 🏠
sssnake-rules-3 =
    {"**"}Ykkönen.** Lisää kortti vasemman naapurisi käärmeeseen; sinä valitset paikan. Jos se ei sovi sinne, lisää se omaan käärmeeseesi. Jos se ei sovi sinnekään, se poistuu pelistä.

    {"**"}Kakkonen.** Valitse yksi kortti ja lisää se omaan käärmeeseesi. Toinen menee vasemmalle naapurillesi, jonka täytyy lisätä se omaansa. Jos se ei sovi sinne, se palaa, ja sinun täytyy lisätä se omaasi. Jos sekään ei onnistu, se poistuu pelistä.

    {"**"}Kolmonen.** Samoin, mutta lisäät omaan käärmeeseesi kaksi korttia, yhden kerrallaan, ja annat kolmannen pois. Jos se ei sovi minnekään, naapurisi palauttaa sen aina. 🏠

    {"**"}Kuva.** Punainen ympyrä olet sinä, sininen neliö on vasen naapurisi.
sssnake-rules-3-picture = Ykkösellä kortti menee vasemmalle naapurille. Kakkosella yksi kortti menee omaan käärmeeseesi ja yksi vasemmalle naapurille. Kolmosella kaksi korttia menee omaan käärmeeseesi ja yksi vasemmalle naapurille.
sssnake-rules-4 =
    {"**"}Valintasi.** Valitset korteista, jotka sopivat käärmeeseesi. Jos vain yksi kortti sopii, ja vain yhteen paikkaan, se asetetaan siihen heti. Jos mikään korteistasi ei sovi, valitse mikä tahansa: se poistuu pelistä. 🏠 Asetat omat korttisi, ennen kuin naapuri saa viimeisen. 🏠 Jos nostopakassa on vähemmän kortteja kuin noppa näyttää, pelaa kuin olisit heittänyt tämän pienemmän luvun. 🏠
sssnake-rules-5 =
    {"**"}Korttien lisääminen.** Kortti laitetaan jompaankumpaan avoimista jatkokohdista niin, että vartalo jatkuu. Pään ja hännän yhdistämisen täytyy sen jälkeenkin olla mahdollista, jos kortit saisi valita vapaasti. Asetettua korttia ei siirretä.

    {"**"}Kuva.** **1** Kaarre sopii kumpaankin jatkokohtaan ja voi kääntyä vasemmalle tai oikealle: neljä paikkaa, neljä kirjainta. **2** Kaarre asetettiin paikkaan A. Kaula jatkui silloin risteyksen vapaan osan läpi.
sssnake-rules-5-picture = 1: kaula on tehnyt silmukan risteyksen alle. Kirjaimet osoittavat kaarteen paikat: A ja B kaulassa, C ja D hännässä. 2: kaarre on paikassa A, ja kaula on jatkunut ylös risteyksen läpi sen yläpuoliseen ruutuun.
sssnake-rules-6 =
    {"**"}Yksityiskohdat** 🏠
    • Jokainen käärme kasvaa omalla ruudukollaan, jolla ei ole reunoja. Suuri kortti peittää neljä ruutua (2 × 2). Kaula lähtee siitä ylhäältä vasemmalta, häntä alhaalta oikealta.
    • Suorat ja risteykset jatkavat suoraan. Kaarteet ja kaksoiskaarteet kääntyvät vasemmalle tai oikealle.
    • Risteyksen tai kaksoiskaarteen toinen osa (piirretty haaleana) on vapaa. Kun käärmeen jatkokohta osuu siihen nyt tai myöhemmin, käärme kulkee sen läpi heti ja ilmaiseksi, useammankin osan läpi.
    • Käärme ei saa törmätä kortin suljettuun sivuun eikä suureen korttiin.
    • *Puuttuvat kortit* = pienin määrä kortteja, joilla käärme tulisi valmiiksi, jos saisit parhaat mahdolliset. Uudelta käärmeeltä puuttuu 7 korttia.
sssnake-rules-7 =
    {"**"}Kierroksen loppu.** Kun käärmeesi on valmis, voitat kierroksen heti, vaikka toisen pelaajan kortti olisi tehnyt sen valmiiksi. 🏠 Kädessä vielä olevat kortit poistuvat pelistä. 🏠 Jos nostopakka on tyhjä, kun vuoro on pelattu loppuun, kierroksen voittaa se, jonka käärmeeltä puuttuu vähiten kortteja; tasatilanteessa voitto jaetaan. 🏠

    {"**"}Kuva.** Punainen käärme on valmis, joten punainen voittaa. Muilta puuttuu kultakin viisi korttia, ja he menettävät viisi pistettä.
sssnake-rules-7-picture = Yhden kierroksen ottelun loppu: punainen käärme on valmis. Siniseltä ja keltaiselta puuttuu kummaltakin viisi korttia, ja kummallakin on miinus viisi pistettä.
sssnake-rules-8 =
    {"**"}Kierrokset.** Yksi kierros on sääntökirjan peli. Jos kierroksia on useita, lasketaan pisteet, kuten sääntökirja ehdottaa peräkkäisille peleille. Ottelussa on yhtä monta kierrosta kuin pelaajia: kukin aloittaa kerran. Jos pelaat vain tietokoneita vastaan, kierroksia on yksi. Järjestäjä voi valita myös yhden kierroksen tai kaksi pelaajaa kohti. 🏠

    {"**"}Pisteet.** Jokaisen kierroksen jälkeen menetät pisteen jokaisesta kortista, joka käärmeeltäsi vielä puuttuu. Pisteet lasketaan yhteen. Viimeisen kierroksen jälkeen suurin pistesumma voittaa, ja tasatilanteessa voitto jaetaan. 🏠 Seuraavan kierroksen aloittaa edellisen aloittajan vasemmanpuoleinen naapuri. 🏠

    {"**"}Luovuttaminen.** Tietokone jatkaa puolestasi, etkä voi enää voittaa. Viimeinen, joka ei ole luovuttanut, voittaa heti. 🏠 { rules-away }

# Words in pictures, as short as possible.
sssnake-picture-round = Kierros { $round }/{ $rounds }
sssnake-picture-previous = Kierros { $round }
sssnake-picture-pile = Pakka: { $pile }
sssnake-picture-missing = { $missing ->
    [0] valmis
    [1] vielä 1 kortti
   *[other] vielä { $missing } korttia
}
sssnake-picture-missing-short = { $missing ->
    [0] valmis
   *[other] vielä { $missing }
}
sssnake-picture-points = { $points ->
   *[other] { $shown } p
}

sssnake-card = { $card ->
    [straight] suora
    [crossing] risteys
    [double] kaksoiskaarre
   *[curve] kaarre
}
sssnake-end-neck = pään puolelle
sssnake-end-tail = hännän puolelle
sssnake-way-ahead = suoraan
sssnake-way-left = vasemmalle
sssnake-way-right = oikealle

sssnake-prompt-lone = { $player }, yksittäinen kortti menee naapurin ({ $neighbour }) käärmeeseen: { sssnake-card }.
sssnake-prompt-lone-own = { $player }, kortti ei sovi naapurin ({ $neighbour }) käärmeeseen, joten lisää se omaasi: { sssnake-card }.
sssnake-prompt-own-one = { $player }, aseta yksi kortti ja anna yksi naapurille ({ $neighbour }).
sssnake-prompt-own-two = { $player }, aseta kaksi korttia ja anna yksi naapurille ({ $neighbour }).
sssnake-prompt-given = { $player }, { $giver } antoi sinulle kortin. Lisää se käärmeeseesi: { sssnake-card }.
sssnake-prompt-returned = { $player }, kortti palasi naapurilta ({ $neighbour }). Lisää se omaan käärmeeseesi: { sssnake-card }.

sssnake-button-place = { $letter }: { $end }, { $side }
sssnake-button-neck = pään puoli
sssnake-button-tail = hännän puoli
sssnake-button-up = ylös
sssnake-button-right = oikealle
sssnake-button-down = alas
sssnake-button-left = vasemmalle
sssnake-button-discard = ✕ { sssnake-card }: poista

sssnake-describe-choices = Paikat: { $choices }.
sssnake-describe-choice = { $letter } { sssnake-card } { $end }, { $way } ({ $heading })
sssnake-describe-seat = { $player }: { $missing ->
    [0] käärme valmis
    [one] puuttuu 1 kortti
   *[other] puuttuu { $missing } korttia
}, asetettu { $laid }, { $total ->
    [one] 1 piste
   *[other] { $total } pistettä
}.
sssnake-describe-round = Kierros { $round }/{ $rounds }, { $pile ->
    [0] nostopakka on tyhjä
    [one] nostopakassa 1 kortti
   *[other] nostopakassa { $pile } korttia
}.
sssnake-describe-roll = Noppa näyttää { $die }. Nostettu: { $cards }.
sssnake-describe-none = ei yhtään
sssnake-describe-ends = { $player }, käärmeen avoimet jatkokohdat: kaula jatkuu ruutuun { $neck } (suunta { $neck-heading }), häntä ruutuun { $tail } (suunta { $tail-heading }).
sssnake-describe-cells = Ruudut ovat muodossa sarake/rivi, laskettuna oikealle ja alas. Suuri kortti peittää 0/0–1/1; kaula lähtee ruudusta 0/0 vasemmalle, häntä ruudusta 1/1 oikealle.
sssnake-describe-body = { $player }, käärme ruutu ruudulta suuresta kortista: kaula { $neck }; häntä { $tail }.
sssnake-describe-body-complete = { $player }, valmis käärme ruutu ruudulta kaulasta häntään: { $neck }.
sssnake-describe-run = suoraan ruudusta { $first } ruutuun { $last }
sssnake-describe-free = { $player }, käärmeen korttien vapaat osat: { $parts }.
sssnake-describe-free-part = { sssnake-card } { $cell } ({ $one } – { $other })
sssnake-heading-up = ylös
sssnake-heading-right = oikealle
sssnake-heading-down = alas
sssnake-heading-left = vasemmalle
sssnake-side-up = yläsivu
sssnake-side-right = oikea sivu
sssnake-side-down = alasivu
sssnake-side-left = vasen sivu

sssnake-news-round = { $rounds ->
    [1] { $player } aloittaa.
   *[other] Kierros { $round }/{ $rounds }: { $player } aloittaa.
}
sssnake-news-roll = { $player } saa nopasta luvun { $die } ja nostaa: { $cards }.
sssnake-news-place = { $player } lisää { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
}{ $forced ->
    [1] {" "}(ainoa paikka)
   *[other] {""}
}. Puuttuu vielä { $missing ->
    [one] 1 kortti
   *[other] { $missing } korttia
}.
sssnake-news-place-other = { $player } lisää { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
} naapurin ({ $owner }) käärmeeseen{ $forced ->
    [1] {" "}(ainoa paikka)
   *[other] {""}
}. Siltä puuttuu { $missing ->
    [one] 1 kortti
   *[other] { $missing } korttia
}.
sssnake-news-complete = { $player } lisää { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
}{ $forced ->
    [1] {" "}(ainoa paikka)
   *[other] {""}
}: käärme on valmis!
sssnake-news-complete-other = { $player } lisää { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
} naapurin ({ $owner }) käärmeeseen{ $forced ->
    [1] {" "}(ainoa paikka)
   *[other] {""}
}: se on valmis!
sssnake-news-give = { $player } antaa { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
} naapurille ({ $to }).
sssnake-news-return = Kortti ({ sssnake-card }) ei sovi: { $player } palauttaa sen antajalle ({ $to }).
sssnake-news-discard = Kortti ({ sssnake-card }) ei sovi minnekään: { $player } poistaa sen pelistä.
sssnake-news-score = { $rounds ->
    [1] Kierros on päättynyt.
   *[other] Kierros { $round }/{ $rounds } on päättynyt. { $points }.
}
sssnake-news-score-empty = { $rounds ->
    [1] Nostopakka on tyhjä. Vähiten kortteja puuttuu: { $winners }.
   *[other] Nostopakka on tyhjä: kierros { $round }/{ $rounds } on päättynyt. Vähiten kortteja puuttuu: { $winners }. { $points }.
}
sssnake-news-points = { $player } { $points } (yhteensä { $total })

# Samat tapahtumat vuorosta kertovan rivin osina.
sssnake-turn-roll = heitti luvun { $die }
sssnake-turn-place = asetti { $times ->
    [1] { $card ->
        [straight] suoran
        [crossing] risteyksen
        [double] kaksoiskaarteen
       *[other] kaarteen
    }
   *[other] { $times } korttia
} ({ sssnake-turn-missing })
sssnake-turn-place-other = asetti { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
} naapurin käärmeeseen ({ $owner }: { sssnake-turn-missing })
sssnake-turn-missing = { $forced ->
    [1] ainoa paikka
   *[other] { $missing ->
        [1] 1 kortti puuttuu
       *[other] { $missing } korttia puuttuu
    }
}
sssnake-turn-complete = asetti { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
}: käärme valmis!
sssnake-turn-complete-other = asetti { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
} naapurin ({ $owner }) käärmeeseen: käärme valmis!
sssnake-turn-give = antoi { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
} naapurille ({ $to })
sssnake-turn-return = palautti { $card ->
    [straight] suoran
    [crossing] risteyksen
    [double] kaksoiskaarteen
   *[other] kaarteen
} antajalle ({ $to })
sssnake-turn-discard = poisti pelistä { $times ->
    [1] { $card ->
        [straight] suoran
        [crossing] risteyksen
        [double] kaksoiskaarteen
       *[other] kaarteen
    }
   *[other] { $times } korttia
}

## Selityksiä opettelijoille
sssnake-learn-aim = **Tavoitteesi:** yhdistä käärmeesi avoimet jatkokohdat lyhintä reittiä.
sssnake-learn-own-one = Yksi kortti menee omaan käärmeeseesi, toisen saa { $neighbour }.
sssnake-learn-own-two = Kaksi korttia menee omaan käärmeeseesi, kolmannen saa { $neighbour }.
sssnake-learn-lone = Kortti menee naapurin ({ $neighbour }) käärmeeseen: pidä sen jatkokohdat erillään.
sssnake-learn-lone-own = Kortti ei sovi naapurin ({ $neighbour }) käärmeeseen, joten se menee omaasi.
sssnake-learn-given = { $giver } joutui antamaan sinulle kortin. Valitse sille paras paikka.
sssnake-learn-returned = Korttisi palasi, koska se ei sopinut sinne. Nyt se menee omaan käärmeeseesi.
sssnake-learn-discard = Mikään kortti ei sovi käärmeeseesi: valitse poistettava. Se ei maksa mitään.
sssnake-learn-fewest = 💡 { $letters }: { $missing ->
    [0] käärmeesi on valmis, ja voitat
    [one] käärmeeltäsi puuttuu enää 1 kortti
   *[other] käärmeeltäsi puuttuu enää { $missing } korttia
}.
sssnake-learn-most = 💡 { $letters }: toiselta käärmeeltä jää puuttumaan eniten, { $missing ->
    [one] 1 kortti
   *[other] { $missing } korttia
}.
sssnake-remark-placed-on-yours = { $player } nosti yhden kortin, joten se meni sinun käärmeeseesi.
sssnake-remark-two-parts = Kortissa ({ sssnake-card }) on kaksi osaa. Toinen jää vapaaksi myöhempää varten.
sssnake-remark-only-place = Kortillasi oli vain yksi paikka, joten se lisättiin heti.
sssnake-remark-returned = Kortti, joka ei sovi minnekään naapurin käärmeessä, palaa.
sssnake-remark-score = Jokainen kortti, joka käärmeeltäsi vielä puuttuu, maksaa sinulle pisteen.

# Why a move is good, as a clause after a dash or a colon.
sssnake-reason-complete = käärme tulee valmiiksi
sssnake-reason-fewer = käärmeeltä puuttuu enää { $missing ->
    [one] 1 kortti
   *[other] { $missing } korttia
}
sssnake-reason-keep = { $player } ei saa hyödyllistä korttia
sssnake-reason-shortest = muut siirrot pidentäisivät reittiä päästä häntään
sssnake-reason-open = useampi nostopakan kortti voi auttaa seuraavaksi
sssnake-reason-longer = naapurin ({ $player }) käärmeeltä puuttuu sitten { $missing ->
    [one] 1 kortti
   *[other] { $missing } korttia
}
sssnake-reason-no-help = muut siirrot auttaisivat enemmän naapurin ({ $player }) käärmettä
sssnake-reason-closed = harvempi nostopakan kortti voi auttaa seuraavaksi naapurin ({ $player }) käärmettä

sssnake-refusal-notation = Tämä ei ole Sssnaken siirto.
sssnake-refusal-nothing-to-choose = Juuri nyt ei ole mitään valittavaa.
sssnake-refusal-not-yours = Nyt valitsee { $player }.
sssnake-refusal-no-card = Sellaista korttia ei ole kädessä: { sssnake-card }.
sssnake-refusal-other-snake = Tämä kortti kuuluu toiseen käärmeeseen: { $player }.
sssnake-refusal-way = Tämä kortti ({ sssnake-card }) ei käänny siihen suuntaan.
sssnake-refusal-closed = Jos tässä olisi { sssnake-card }, käärme törmäisi suljettuun sivuun.
sssnake-refusal-cut-off = Jos tässä olisi { sssnake-card }, päätä ja häntää ei voisi enää yhdistää.
sssnake-refusal-fits = Kortti ({ sssnake-card }) sopii, joten se täytyy lisätä.
sssnake-refusal-other-fits = Kortti ({ sssnake-card }) ei sovi minnekään. Valitse kortti, joka sopii.
sssnake-refusal-order = Tämä vaihe ei kuulu tähän.
sssnake-refusal-first = Kierroksen aloittaa joku muu.
sssnake-refusal-draw = Näitä kortteja ei ole voitu nostaa.

# The daily puzzle
puzzle-close-label = { $letter } · { sssnake-card }, { $end }, { $side }
sssnake-puzzle-rules = Pulmassa pelaat yksin näillä korteilla: noppaa ja nostopakkaa ei ole, ja valitset itse järjestyksen.

## Tallenteen virheet

fault-sssnake-first = Seuraavan paikan täytyy aloittaa tämä kierros.
fault-sssnake-die = Noppa näyttää 1, 2 tai 3.
fault-sssnake-draw = Kortteja täytyy nostaa yhtä monta kuin noppa näyttää tai kaikki, mitä nostopakassa on jäljellä.
fault-sssnake-card = Kortti on S, C, X tai D.
fault-sssnake-pile = Nostopakassa ei ole enää tällaisia kortteja.
fault-sssnake-hand = Tätä korttia ei ole kädessä.
fault-sssnake-on = Tämä kortti kuuluu toiseen käärmeeseen: { $seat }.
fault-sssnake-end = Jatkokohta on ”neck” tai ”tail”.
fault-sssnake-way = Suunta on ”ahead”, ”left” tai ”right”.
fault-sssnake-place = Kortti ei saa olla siinä: vartalon täytyy jatkua, ja pään ja hännän yhdistämisen täytyy yhä olla mahdollista.
fault-sssnake-must-place = Kortti sopii, joten se täytyy asettaa.
fault-sssnake-other-fits = Toinen kädessä oleva kortti sopii, joten tätä ei voi poistaa.
fault-sssnake-to = Kortti menee vasemmalle naapurille tai palaa antajalleen.
fault-sssnake-missing = Puuttuvien korttien määrät ovat väärin.
fault-sssnake-totals = Summat ovat väärin: jokainen paikka menettää pisteen jokaisesta puuttuvasta kortista.
