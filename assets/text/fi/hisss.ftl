# Hisss ja Rainbow Snake: säännöt, pöytä, uutiset.
hisss-title = Hisss / Rainbow Snake
hisss-title-hisss = Hisss
hisss-title-rainbow-snake = Rainbow Snake
hisss-pitch = Rakenna käärmeitä keskelle pöytää ja tee ne valmiiksi ennen muita.
hisss-pitch-hisss = Tee käärmeitä valmiiksi keskellä pöytää ennen muita. Aloittaja arvotaan.
hisss-pitch-rainbow-snake = Sama peli kuin Hisss, mutta nuorin aloittaa. Tee käärmeitä valmiiksi ennen muita.
hisss-line-hisss = tee käärmeitä valmiiksi; aloittaja arvotaan
hisss-line-rainbow-snake = kuten Hisss, mutta nuorin aloittaa

hisss-option-edition-name = versio
hisss-option-edition = Versio, joka määrää, kuka aloittaa
hisss-option-edition-hisss = Hisss (aloittaja arvotaan)
hisss-option-edition-rainbow-snake = Rainbow Snake (nuorin aloittaa)
hisss-option-claim-on-join-name = yhdistetyt-käärmeet
hisss-option-claim-on-join = Milloin saat käärmeen, jonka teet yhdistämällä kaksi
hisss-option-claim-on-join-always = Jos kummassakin on ainakin kaksi korttia (kotisääntö) tai jos käärme on valmis
hisss-option-claim-on-join-complete = Vain jos se on valmis (kotisääntö)
hisss-option-win-by-name = voitto
hisss-option-win-by = Mikä ratkaisee voiton: korttien vai valmiiden käärmeiden määrä
hisss-option-win-by-cards = Eniten kortteja (näin sääntökirja laskee)
hisss-option-win-by-snakes = Eniten valmiita käärmeitä (näin sääntökirjan tavoite sanoo)

hisss-rules-1 =
    {"**"}Tavoite.** Tee käärmeitä valmiiksi ja kerää eniten kortteja. Käärmeellä on pää, ainakin yksi vartalokortti ja häntä. Pelaajia on 2–5. 🏠 *Hisss* ja *Rainbow Snake* eroavat toisistaan vain siinä, kuka aloittaa: *Hisss*-pelissä arvottu pelaaja, *Rainbow Snake* -pelissä nuorin.

    {"**"}Kortit.** 50 korttia on viuhkana kuvapuoli alaspäin:
    {"**"}1** kuusi päätä: punainen, oranssi, keltainen, vihreä, sininen ja violetti,
    {"**"}2** kuusi häntää samoissa väreissä,
    {"**"}3** sateenkaaripää ja sateenkaarihäntä,
    {"**"}4** 36 vartalokorttia, joissa on kaksi eri väriä. Jokainen väripari on mukana kahdesti, ja kuvan kuusi paria kolmesti. 🏠
    Jokaisella värillä on myös oma kuvionsa.
hisss-rules-1-picture = Neljä riviä kortteja. 1: kuusi päätä. 2: kuusi häntää. 3: sateenkaaripää ja sateenkaarihäntä. 4: kuusi vartaloa: punainen ja oranssi, oranssi ja keltainen, keltainen ja vihreä, vihreä ja sininen, sininen ja violetti, punainen ja violetti.
hisss-rules-2 =
    {"**"}Vuorosi.** Paina **{ hisss-button-draw }**: sattuma valitsee kortin viuhkasta. 🏠 Jos se sopii jonnekin, se täytyy asettaa, ja saat valita paikan. Jos se sopii vain yhteen paikkaan, se asetetaan siihen heti. Jos se ei sovi minnekään, se aloittaa oman rivin.

    {"**"}Kuva**
    {"**"}1** viuhkassa jäljellä olevat kortit · **2** nostettu kortti ja sen nostaja · **3** paikka, johon se sopii: napissa on sama kirjain. Tässä kortti sopii paikkoihin A ja B ja voi yhdistää nuo kaksi käärmettä.
    {"**"}4** pelaajan saamat kortit · **5** hänen pisin käärmeensä
hisss-rules-2-picture = Pöytä: nostettu kortti on keltainen ja sininen. Se sopii paikkaan A punapäisen käärmeen siniselle puolelle ja paikkaan B oranssihäntäisen käärmeen keltaiselle puolelle. Numerot 1–5 osoittavat merkit; teksti selittää ne.
hisss-rules-3 =
    {"**"}Alku.** Yksi kortti on keskellä kuvapuoli ylöspäin. *Hisss*-pelissä aloittaja arvotaan. 🏠 *Rainbow Snake* -pelissä nuorin aloittaa: hän painaa aulassa **Olen nuorin**. Jos kukaan ei paina, aloittaja arvotaan. 🏠 Muut seuraavat myötäpäivään.

    {"**"}Mikä sopii.** Voit lisätä kortin käärmeen kummalle puolelle tahansa, jos toisiaan koskettavat värit ovat samat. Vartalokortin voi kääntää ympäri. Pää ja häntä saavat koskettaa vain vartalokortteja. 🏠 Ne sulkevat oman puolensa, ja käärmeellä on kumpaakin enintään yksi. Sateenkaaripää ja sateenkaarihäntä ovat jokereita: ne sopivat kaikkiin väreihin, ja vartalokortti voi olla niiden vieressä kummin päin tahansa. Kaksi paikkaa on kaksi valintaa, vaikka ne näyttäisivät samalta. 🏠

    {"**"}Yhdistäminen.** Juuri nostamasi vartalokortti voi yhdistää kaksi käärmettä, jos se sopii kumpaankin ja yhdistetyssä käärmeessä on enintään yksi pää ja yksi häntä. 🏠 Yhdistäminen ei ole koskaan pakollista. Pöydällä jo olevat kortit eivät voi yhdistää käärmeitä.
hisss-rules-4 =
    {"**"}Mitä saat**
    {"**"}1** Asetat kortin, joka tekee käärmeen valmiiksi: sillä on pää, häntä ja ainakin yksi vartalokortti. Saat sen.
    {"**"}2** Yhdistät kaksi käärmettä, joissa kummassakin on ainakin kaksi korttia. 🏠 Saat yhdistetyn käärmeen, valmiina tai keskeneräisenä. Keskeneräinenkin lasketaan. 🏠
    {"**"}3** Yhdistät muihin kortteihin yksinäisen kortin, joka ei vielä ole käärme. Saat yhdistetyn käärmeen vain valmiina. Muuten se jää pöydälle, kuten tässä. 🏠
    Kuvassa juuri asetetulla kortilla on kehys. Käärmeen perässä oleva luku kertoo, montako korttia saat.

    {"**"}Valinta.** Järjestäjä voi valita, että saat yhdistetyn käärmeen *vain jos se on valmis*; muuten se jää pöydälle. 🏠
hisss-rules-4-picture = 1: vihreä pää, kaksi vartaloa ja violetti häntä, joka tekee käärmeen valmiiksi: 4 korttia saadaan. 2: vartalo yhdistää kaksi kahden kortin käärmettä: 5 korttia saadaan. 3: vartalo yhdistää yksinäisen pään kahteen vartaloon: mitään ei saada.
hisss-rules-5 =
    {"**"}Loppu.** Viimeisen kortin jälkeen voittaa se, jolla on eniten kortteja. Kummankin sääntökirjan mukaan lopussa lasketaan kortit, vaikka tavoitteena mainitaan käärmeiden määrä. 🏠 Valinnalla *eniten valmiita käärmeitä* ratkaisevat ensin valmiit käärmeet, sitten kortit. 🏠 Tasatilanteessa ratkaisee tasoissa olevien pisin käärme. Jos nekin ovat yhtä pitkät, voitto jaetaan. 🏠

    {"**"}Luovuttaminen.** Tietokone jatkaa puolestasi, etkä voi enää voittaa. Viimeinen, joka ei ole luovuttanut, voittaa heti. 🏠 { rules-away }

hisss-colour-red = punainen
hisss-colour-orange = oranssi
hisss-colour-yellow = keltainen
hisss-colour-green = vihreä
hisss-colour-blue = sininen
hisss-colour-purple = violetti
hisss-colour-rainbow = sateenkaari
hisss-card-body = { $left }–{ $right }
hisss-card-head = { $colour ->
    [red] punainen pää
    [orange] oranssi pää
    [yellow] keltainen pää
    [green] vihreä pää
    [blue] sininen pää
    [purple] violetti pää
   *[rainbow] sateenkaaripää
}
hisss-card-tail = { $colour ->
    [red] punainen häntä
    [orange] oranssi häntä
    [yellow] keltainen häntä
    [green] vihreä häntä
    [blue] sininen häntä
    [purple] violetti häntä
   *[rainbow] sateenkaarihäntä
}
# Samat kortit lauseissa.
hisss-a-body = vartalo { $left }–{ $right }
hisss-a-head = { $colour ->
    [red] punainen pää
    [orange] oranssi pää
    [yellow] keltainen pää
    [green] vihreä pää
    [blue] sininen pää
    [purple] violetti pää
   *[rainbow] sateenkaaripää
}
hisss-a-tail = { $colour ->
    [red] punainen häntä
    [orange] oranssi häntä
    [yellow] keltainen häntä
    [green] vihreä häntä
    [blue] sininen häntä
    [purple] violetti häntä
   *[rainbow] sateenkaarihäntä
}
hisss-end-left = vasemmalla puolella
hisss-end-right = oikealla puolella

hisss-prompt-draw = { $player }: nosta kortti (jäljellä { $fan }).
hisss-prompt-lay = { $player }: nostit kortin ({ $card }). Mihin se asetetaan?
hisss-prompt-join = { $player }: { $card }, paikka { $letters }. Asetatko kortin vain siihen, vai yhdistätkö kaksi käärmettä?

hisss-button-draw = Nosta kortti
hisss-button-lay = { $letters }
hisss-button-take = { $letters } · saat { $cards } korttia
hisss-button-more = { $letters } …
hisss-button-back = Takaisin
hisss-select = Valitse paikka

hisss-describe-places = Paikat: { $places }.
hisss-describe-place = { $letter } käärmeen { $snake } { $end } ({ $colour })
hisss-describe-seat = { $player }: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}, { $snakes ->
    [one] 1 käärme
   *[other] { $snakes } käärmettä
} (valmiita: { $complete }), pisin { $longest }.
hisss-describe-fan = { $fan ->
    [0] Viuhka on tyhjä.
    [one] Viuhkassa on jäljellä 1 kortti.
   *[other] Viuhkassa on jäljellä { $fan } korttia.
}
hisss-describe-snake = Käärme { $snake } vasemmalta: { $cards }.

hisss-picture-taken = { $cards } korttia!
hisss-picture-longest = { $snakes ->
    [one] Voittajan pisin käärme
   *[other] Voittajien pisimmät käärmeet
}
hisss-news-start = Ensimmäinen kortti: { $card }. { $player } aloittaa.
hisss-news-draw = { $player } nostaa kortin: { $card }.
hisss-news-alone = { $player } asettaa kortin ({ $card }) erikseen: se ei sovi minnekään.
hisss-news-add = { $player } lisää kortin ({ $card }): käärmeessä on nyt { $cards } korttia.
hisss-news-join = { $player } yhdistää kortilla ({ $card }) kaksi käärmettä: yhteensä { $cards } korttia.
hisss-news-claim = { $player } saa käärmeen, jossa on { $cards } korttia!

# Samat tapahtumat vuorosta kertovan rivin osina. Noston jälkeen kortti on jo mainittu.
hisss-turn-draw = nosti kortin ({ $card })
hisss-turn-alone = asetti { $first ->
    [1] kortin ({ $card })
   *[other] sen
} erikseen
hisss-turn-add = asetti { $first ->
    [1] kortin: { $card }
   *[other] sen
} ({ $cards } korttia)
hisss-turn-join = yhdisti { $first ->
    [1] kortilla ({ $card })
   *[other] sillä
} kaksi käärmettä ({ $cards } korttia)
hisss-turn-claim = sai käärmeen

## Selityksiä opettelijoille
hisss-learn-aim = **Tavoitteesi:** tee käärmeitä valmiiksi (pää, vartalo, häntä). Niin saat ne itsellesi.
hisss-learn-draw = Nosta kortti. Se asetetaan sopivaan paikkaan tai se aloittaa uuden rivin.
hisss-learn-lay = Samat värit vastakkain. Älä jätä käärmettä, jonka muut voivat tehdä valmiiksi.
hisss-learn-take-now = 💡 Napilla **{ $letters }** saat käärmeen, jossa on { $cards } korttia.
hisss-remark-alone = { $player } nosti kortin, joka ei sovi minnekään, joten se aloittaa uuden rivin.
hisss-remark-join = Jos yhdistät kaksi ainakin kahden kortin käärmettä, saat ne.
hisss-remark-taken = **Käärme on sinun.** Sen kortit lasketaan lopussa.
hisss-remark-lost = { $player } sai käärmeen. Katso aina ensin, minkä muut voivat tehdä valmiiksi.

# Miksi siirto on hyvä, ajatusviivan tai kaksoispisteen jälkeen.
hisss-reason-complete = sillä saa valmiin käärmeen, jossa on { $cards } korttia
hisss-reason-join = kaksi käärmettä yhdistyy, ja niistä saa { $cards } korttia
hisss-reason-safe = seuraava pelaaja ei voi sen jälkeen saada mitään
hisss-reason-fewer = { $player } voi sitten ottaa käärmeen vain { $cards } kortilla jäljellä olevista { $fan } kortista
hisss-reason-long = siitä tulee käärme, jossa on { $cards } korttia
hisss-reason-open = { $cards ->
    [0] mikään jäljellä oleva kortti ei sovi tähän käärmeeseen
    [1] 1 jäljellä oleva kortti sopii tähän käärmeeseen
   *[other] { $cards } jäljellä olevaa korttia sopii tähän käärmeeseen
}
hisss-flaw = { $player } voi sitten ottaa käärmeen { $cards } kortilla jäljellä olevista { $fan } kortista

hisss-won-by-cards = Korttien määrä ratkaisee; tasatilanteessa pisin käärme.
hisss-won-by-snakes = Valmiiden käärmeiden määrä ratkaisee: { $values }

hisss-refusal-notation = Tämä ei ole Hisss-pelin siirto.
hisss-refusal-card = Sellaista korttia ei ole.
hisss-refusal-order = Tämä vaihe ei kuulu tähän.
hisss-refusal-first = Pelin aloittaa joku muu.
hisss-refusal-fan = Tämä kortti ei ole enää viuhkassa: { $card }.
hisss-refusal-not-yours = Vuorossa on { $player }.
hisss-refusal-drawn = Olet jo nostanut. Aseta kortti.
hisss-refusal-draw-first = Nosta ensin kortti.
hisss-refusal-no-snake = Pöydällä ei ole sellaista käärmettä.
hisss-refusal-closed = Pää tai häntä sulkee tämän puolen.
hisss-refusal-not-its-colour = Kortissa ei ole tätä väriä.
hisss-refusal-colours = Toisiaan koskettavien värien täytyy olla samat.
hisss-refusal-only-bodies = Pää ja häntä saavat koskettaa vain vartaloita.
hisss-refusal-two-heads = Käärmeellä on vain yksi pää.
hisss-refusal-two-tails = Käärmeellä on vain yksi häntä.
hisss-refusal-no-join = Vain vartalokortti voi yhdistää, yhden käärmeen kummallakin puolellaan.
hisss-refusal-fits = Kortti sopii, joten se täytyy asettaa.

# The daily puzzle
hisss-puzzle-rules = Pulmassa pelaat yksin: asetat viisi tunnettua korttia tässä järjestyksessä, ja vain ottamasi kortit lasketaan.

## Tallenteen virheet

fault-hisss-card = Sellaista korttia ei ole.
fault-hisss-deck = Pakassa ei ole enää tällaisia kortteja.
fault-hisss-fits = Kortti sopii jonnekin, joten se täytyy asettaa sinne.
fault-hisss-places = Kohdassa ”places” täytyy olla nolla, yksi tai kaksi merkintää, joissa on ”snake”, ”end” ja ”touch”.
fault-hisss-snake = Pöydällä ei ole tämännumeroista käärmettä.
fault-hisss-touch = Kortti ei sovi tälle puolelle tällä värillä.
fault-hisss-same = Kortti yhdistää kaksi eri käärmettä.
fault-hisss-two-heads = Käärmeellä on enintään yksi pää ja yksi häntä.
fault-hisss-claim = Tässä täytyy ottaa jokin muu käärme.
