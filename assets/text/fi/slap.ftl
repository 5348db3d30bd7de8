# Slap the Elephant: the rules, the table, the news.
slap-title = Läpsäytä norsua
slap-pitch = Läpsäytä norsua: 👋. Napsauta sormia, kun näet hiiren: 🫰. Ehdi ensimmäisenä!
slap-line = läpsäytä ajoissa

slap-option-turn-limit-name = vuororaja
slap-option-turn-limit = Montako vuoroa ottelu kestää, kaikki pelaajat yhteensä (0: pelataan loppuun)
slap-option-turn-limit-0 = ei rajaa
slap-option-claim-floor-ms = Montako millisekuntia kuluu, ennen kuin reaktio voi koskea uutta kuvaa
slap-length = { claims-length }
slap-length-button = { claims-length-button }
slap-option-claim-grace-ms = Montako millisekuntia reaktio voi vielä koskea edellistä korttia
slap-option-show-ms = Montako millisekuntia kuluu, ennen kuin seuraavan kortin voi kääntää
slap-gentle-match = { claims-gentle-match }
slap-brisk-match = { claims-brisk-match }

slap-rules-1 =
    {"**"}Tavoite.** Voita kaikki kortit.

    {"**"}Kuva**
    {"**"}1** pelaajan merkki · **2** hänen pakkansa kortit · **3** pinon kortit
    Keltainen kehys näyttää, kenen vuoro on. Reaktion jälkeen vaaleanpunaiset kehykset näyttävät, kuka sai pinon.
slap-rules-1-picture = Kolmen pelaajan pöytä, jossa pinon päällä on norsu. 1 osoittaa pelaajan merkin, 2 hänen pakkansa korttien määrän, 3 pinon korttien määrän.
slap-rules-2 =
    52 kortissa on 13 eläintä, kukin neljässä kortissa. Arvottu pelaaja jakaa kaikki kortit kuvapuoli alaspäin, ja seuraava pelaaja aloittaa. 🏠 Paina vuorollasi **Käännä kortti**, niin pakkasi päällimmäinen kortti menee yhteiseen pinoon.

    {"**"}Norsu päällimmäisenä?** Läpsäytä sitä ensimmäisenä: 👋.
    {"**"}Napsuhiiri päällimmäisenä?** Napsauta sormiasi ensimmäisenä: 🫰.
    Viestin alla olevat emojit ovat nappisi. Paina joka kerta vain kerran: toinen painallus poistaa emojin.
    Voittaja laittaa pinon oman pakkansa alle ja aloittaa seuraavan. Siihen asti kuvassa näkyy vielä päällimmäinen kortti sekä voittajan merkki ja aika.

    {"**"}Virheet.** Läpsäytitkö jotain muuta kuin norsua tai napsautitko sormia jollekin muulle kuin hiirelle? Pino jaetaan muille, kortti kerrallaan vasemmalta puoleltasi alkaen, heidän pakkojensa alle. 🏠 Sitten peli jatkuu. Jos pino on tyhjä, mitään ei tapahdu, joten toiseksi jääminen ei maksa mitään.
slap-rules-3 =
    {"**"}Kuva.** Tähti läpsäytti kissaa. Pino on poissa: sen kortit ovat vaaleanpunaisella kehystetyissä pakoissa.

    {"**"}Putoaminen.** Jos sinulla ei ole kortteja, kun vuorosi tulee, putoat pelistä. Siihen asti saat vielä läpsäyttää ja napsauttaa. 🏠 Jos kenelläkään ei ole kortteja, pino sekoitetaan ja jaetaan uudelleen kaikille mukana oleville. 🏠
slap-rules-3-picture = Pino on tyhjä tähden väärän läpsäytyksen jälkeen. Ympyrän ja neliön pakoilla on vaaleanpunainen kehys.
slap-rules-4 =
    { claims-rules-moment }
    Tässä napsautus kohdassa **1** tai **2** voittaa pinon, jossa on hiiri. Kohdassa **3** se on virhe.
slap-rules-4-picture = Vasemmalla napsuhiiri, oikealla uusi pöllö. Alla aikajana: 1 ennen uutta kuvaa, 2 sen 150 ensimmäisen millisekunnin aikana, 3 niiden jälkeen.
slap-rules-5 =
    { claims-rules-look }
slap-rules-6 =
    {"**"}Loppu.** Voitat, jos sinulla on kaikki kortit tai olet viimeinen mukana oleva. 🏠 { claims-rules-end } Yhteistä pinoa ei lasketa kenellekään. 🏠

    {"**"}Luovuttaminen.** Pakkasi poistuu pelistä. Viimeinen mukana oleva voittaa. 🏠 { rules-away }

slap-prompt = { $player }, käännä kortti. Norsu: 👋! Hiiri: 🫰!
slap-prompt-first = { $player }, käännä kortti. Norsu: paina 👋 viestin alla. Hiiri: 🫰. Vain kerran!
slap-prompt-out = { $player } on ilman kortteja. Norsu vai hiiri? 👋 🫰
slap-prompt-redeal = Kenelläkään ei ole kortteja: kohta pino jaetaan uudelleen. 👋 🫰
slap-prompt-limit = Viimeinen kortti! Sitten voittaa se, jolla on eniten kortteja. 👋 🫰

slap-describe-seat = { $player }: { $pack ->
    [one] yksi kortti
   *[other] { $pack } korttia
}
slap-describe-pile = Pinon päällä: { $card } ({ $pile ->
    [one] yksi kortti
   *[other] { $pile } korttia
})
slap-describe-no-pile = Pino on tyhjä.

slap-picture-snap = NAPS! { $time }
slap-picture-slap = LÄPS! { $time }
slap-news-redeal = Kenelläkään ei ole kortteja: pino sekoitetaan ja jaetaan uudelleen.
slap-news-slap-right = 👋 { $player } läpsäyttää ensimmäisenä, aika { $time }, ja voittaa { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}!
slap-news-slap-right-before = 👋 { $player } ehtii läpsäyttää juuri ajoissa, { $time } edellisen kortin jälkeen, ja voittaa { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}!
slap-news-slap-wrong = Ei norsua! { $player } läpsäyttää silti ja antaa pinon pois ({ $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}).
slap-news-snap-right = 🫰 { $player } napsauttaa ensimmäisenä, aika { $time }, ja voittaa { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}!
slap-news-snap-right-before = 🫰 { $player } ehtii napsauttaa juuri ajoissa, { $time } edellisen kortin jälkeen, ja voittaa { $cards ->
    [one] yhden kortin
   *[other] { $cards } korttia
}!
slap-news-snap-wrong = Ei hiirtä! { $player } napsauttaa silti ja antaa pinon pois ({ $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}).


## Explanations for learners
slap-learn-aim = **Tavoitteesi:** kaikki kortit. Paina viestin alla: norsulle 👋, hiirelle 🫰.
slap-learn-watch = Norsu: 👋. Hiiri: 🫰. Muuten ei mitään. Paina kerran: toinen painallus poistaa emojin.
slap-learn-elephant-now = **Norsu: 👋 nyt!** Pinossa on { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}.
slap-learn-mouse-now = **Napsuhiiri: 🫰 nyt!** Pinossa on { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}.
slap-remark-won = **Ehdit ensin!** Pino on sinun. Paina ensi kerralla emojia uudelleen.
slap-remark-lost = { $player } oli nopeampi ja voitti pinon.
slap-remark-wrong = **Väärin:** pino jaettiin muille. Vain emojin lisääminen lasketaan.
slap-remark-wrong-other = { $player } erehtyi ja antoi pinon pois. Vaaleanpunainen kehys näyttää, kenelle.
slap-remark-redeal = Kenelläkään ei ollut kortteja, joten pino jaettiin uudelleen.

slap-refusal-redeal = Pino jaetaan uudelleen vain, kun missään pakassa ei ole kortteja.
slap-refusal-redeal-first = Missään pakassa ei ole kortteja: pino jaetaan uudelleen, eikä kukaan putoa.
slap-refusal-no-card = Sinulla ei ole korttia käännettäväksi.

## Faults of a record

fault-slap-out = Tämä paikka on pudonnut pelistä.
fault-slap-asked = Tämä reaktio sopii kuvaan, joten se oli oikein.
fault-slap-not-asked = Tämä reaktio ei sovi kuvaan, tai kuva oli jo voitettu.
fault-slap-no-pile = Pinoa ei ole, joten reaktiota ei huomioida.
