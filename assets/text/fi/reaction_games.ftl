# Snapin ja Läpsäytä norsua -pelin yhteiset viestit.

claims-animal-elephant = norsu
claims-animal-mouse = napsuhiiri
claims-animal-bee = mehiläinen
claims-animal-cat = kissa
claims-animal-crab = rapu
claims-animal-frog = sammakko
claims-animal-giraffe = kirahvi
claims-animal-hedgehog = siili
claims-animal-octopus = mustekala
claims-animal-owl = pöllö
claims-animal-penguin = pingviini
claims-animal-snail = etana
claims-animal-whale = valas

claims-two-elephant = kaksi norsua
claims-two-mouse = kaksi napsuhiirtä
claims-two-bee = kaksi mehiläistä
claims-two-cat = kaksi kissaa
claims-two-crab = kaksi rapua
claims-two-frog = kaksi sammakkoa
claims-two-giraffe = kaksi kirahvia
claims-two-hedgehog = kaksi siiliä
claims-two-octopus = kaksi mustekalaa
claims-two-owl = kaksi pöllöä
claims-two-penguin = kaksi pingviiniä
claims-two-snail = kaksi etanaa
claims-two-whale = kaksi valasta

claims-button-turn = Käännä kortti
claims-length = { $number ->
    [0] Loppuun asti: { claims-minutes }
    [120] Lyhyt ottelu: 120 vuoroa, { claims-minutes }
   *[other] { $number } vuoroa: { claims-minutes }
}
claims-length-button = { $number ->
    [0] Pelaa loppuun asti
   *[other] Lyhyt ottelu: { $number } vuoroa
}
claims-minutes = { $minutes ->
    [one] noin 1 minuutti
   *[other] noin { $minutes } minuuttia
}
claims-gentle-match = Rauhallinen: kortit ovat esillä 4 sekuntia
claims-brisk-match = Tavallinen tahti
claims-reaction-snap = Napsauta!
claims-reaction-slap = Läpsäytä!

claims-picture-left = { $turns ->
    [0] Ei vuoroja jäljellä
    [one] 1 vuoro jäljellä
   *[other] { $turns } vuoroa jäljellä
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = Kuvassa näkyy vielä kortti, jonka { $player } voitti ajassa { $time }: { $card }.
claims-describe-not-dealt = Kortteja ei ole vielä jaettu.
claims-describe-turn = { $player } kääntää seuraavan kortin.
claims-describe-out = { $player } on pudonnut pelistä.

claims-news-deal = Kortit on jaettu. { $player } aloittaa.
claims-news-turn = { $player } kääntää kortin: { $card }.
claims-news-out = Kortit loppuivat: { $player } putoaa pelistä.
claims-news-agree = Voittaja on se, jolla on eniten kortteja.
claims-news-limit = Viimeinen vuoro on pelattu. Voittaja on se, jolla on eniten kortteja.


claims-refusal-unreadable = Tämä ei ole tämän pelin siirto eikä reaktio.
claims-refusal-not-your-turn = Nyt ei ole sinun vuorosi kääntää korttia.
claims-refusal-out = Olet pudonnut tästä ottelusta.
claims-refusal-not-dealt = Kortteja ei ole vielä jaettu.
claims-refusal-no-reaction = Tässä pelissä ei läpsäytetä: napsauta reaktiolla 🫰.
claims-refusal-by = Tämän vaiheen tekee väärä pelaaja.
claims-refusal-deal = Näitä pakkoja ei ole jaettu koko pakasta kortti kerrallaan.
claims-refusal-card = Tämä ei ole pakan päällimmäinen kortti.
claims-refusal-not-out = Pelaaja putoaa vain omalla vuorollaan ja vain ilman kortteja.
claims-refusal-judged = Sääntöjen mukaan tällä reaktiolla on eri tulos.
claims-refusal-forced-first = Sääntöjen mukaan ensin tulee jokin muu vaihe.
claims-refusal-last-turn = Viimeinen vuoro on ohi. Nyt vain reaktiot lasketaan.
claims-refusal-limit = Viimeinen vuoro on vielä edessä.

# Loppu molempien pelien säännöissä.
claims-rules-end = Pelataan loppuun asti, yleensä 10–25 minuuttia, tai lyhyt ottelu: 120 vuoroa, noin viisi minuuttia. Yksin tietokoneita vastaan ottelu on lyhyt, ellet valitse toisin; harjoitusottelussa on 60 vuoroa. Järjestäjä voi valita muunkin rajan, ja kuva laskee jäljellä olevat vuorot. 🏠 Kaikki mukana olevat voivat myös yhdessä päättää ottelun napilla **Päätä ottelu**. Silloin voittaa se, jolla on eniten kortteja, ja tasatilanteessa voitto jaetaan. 🏠 Viimeisen vuoron kortin voi vielä voittaa. 🏠 100 000 vaiheen jälkeen ottelu lopetetaan, eikä sitä lasketa. 🏠

# Molempien pelien sääntöjen viimeinen sivu.
claims-rules-moment =
    {"**"}Kuka ehti ensin?** Vain se ratkaisee, missä järjestyksessä Discord välittää reaktiot. Emojin lisääminen on reaktio, samoin sen poistaminen, joten voit reagoida yhä uudelleen. Poistamalla voi voittaa, mutta se ei koskaan maksa mitään. Se lasketaan vain, jos lisääminen oli oikein tai tuli juuri liian myöhään. Poista väärän reaktion jälkeen ensin emoji: vain uusi lisääminen lasketaan. 🏠

    {"**"}Kuva.** Reaktio kohdassa **1** tai **2** koskee vasenta kuvaa. Reaktio kohdassa **3** koskee oikeaa kuvaa.
claims-rules-look =
    {"**"}Liian aikaisin?** Jokaisesta pöydälle tulevasta kortista ja jokaisesta voitosta syntyy uusi kuva. Kuvan 150 ensimmäisen millisekunnin aikana kukaan ei ehdi reagoida siihen, joten niin varhainen reaktio koskee edellistä kuvaa. Se voittaa, jos se sopi siihen eikä kukaan ollut nopeampi. Muuten sitä ei huomioida, eikä se maksa mitään. 🏠 Jos botin yhteys katkeaa, näkyviä kortteja ei voi enää voittaa, ja viestissä kerrotaan siitä. 🏠

    {"**"}Aikaa katsoa.** Jokainen kortti on esillä 1,5 sekuntia, rauhallisessa ottelussa 4, jotta kaikki näkevät sen. Jos painat **Käännä kortti** aikaisemmin, botti kääntää uuden, kun aika on kulunut. 🏠 Jos reaktio tulee uuden kortin 400 ensimmäisen millisekunnin aikana ja sopii vain edelliseen korttiin, se lasketaan vielä edelliselle. 🏠

## Tallenteen virheet

fault-claims-pictures = Pakassa on kolmetoista eläintä, niiden joukossa norsu ja hiiri.
fault-claims-cards = Nämä eivät ole ne kortit, jotka sekoitettiin.
fault-claims-pack-sizes = Pakkojen koot eivät vastaa jakoa kortti kerrallaan.
fault-claims-told = Ottelu on kesken, joten korttien järjestyksen täytyy olla salattu.
fault-claims-hidden = Ottelu on päättynyt, joten korttien järjestyksen täytyy näkyä.
fault-claims-reform = Uudessa pakassa täytyy olla täsmälleen pinon kortit.
fault-claims-reform-early = Uusi pakka tehdään vain, kun vanha on tyhjä, juuri ennen vuoroa tai väärää napsautusta, joka sen tarvitsee.
fault-claims-top = Tämä ei ole pakan päällimmäinen kortti.
fault-claims-floor = Reaktio tuli tälle kuvalle liian aikaisin.
fault-claims-before = Vain oikea reaktio voi koskea edellistä kuvaa.
fault-claims-late = Reaktio tuli liian myöhään koskeakseen edellistä kuvaa.
fault-claims-grace = Tämä reaktio sopii edelliseen kuvaan, joten se ei maksa mitään.
fault-claims-agree = Ottelu ei voi päättyä sopimukseen tässä: ensin tulee jokin muu vaihe.
fault-claims-took = { $cards ->
    [one] Oikea määrä on yksi kortti.
   *[other] Oikea määrä on { $cards } korttia.
}
