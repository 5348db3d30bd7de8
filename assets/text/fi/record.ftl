# Komennot simulate, verify ja replay sekä tallenteen mahdolliset virheet.

record-valid = kelvollinen: { $game }, { $seats } paikkaa, { $steps ->
    [one] yksi vaihe
   *[other] { $steps } vaihetta
}
record-valid-times = { $valid }. Ei tarkistettu: kuinka kauan kukin kortti oli näkyvissä (`at` verrattuna arvoon `show_ms`)
record-valid-running = { $valid }. Ottelu ei ole päättynyt, joten sattumaa ei voi vielä tarkistaa.
record-valid-former = { $valid }. Yhden pelaajan tiedot on poistettu, joten ei voi tarkistaa, antaako salaisuus tämän siemenluvun.
record-broken-step = virheellinen: vaihe { $index } (ensimmäinen on 0): { $why }
    { $step }
record-broken = virheellinen: { $why }
record-unreadable = lukukelvoton: { $why }
record-empty = Tiedosto on tyhjä.
record-cut-off = Tiedosto on katkennut: sen loppu puuttuu.
record-no-json = Tämä ei ole tallenne: tallenne on JSON-tiedosto.
record-no-record = Tämä ei ole tallenne: tallenne on JSON-objekti.
record-no-format = Tämän tallenteen muoto ei ole ”{ $format }”.
record-older-rules = Tämä tallenne noudattaa vanhempia sääntöjä, joita ei enää tueta.
record-unknown-rules = Tämä tallenne noudattaa sääntöjä, joita tämä versio ei tunne.
record-too-long = Tiedosto on liian pitkä tallenteeksi.
file-unreadable = Tiedostoa { $file } ei voi lukea: { $error }
file-unwritable = Tiedostoa { $file } ei voi kirjoittaa: { $error }

simulate-done = { $matches ->
    [one] Yksi ottelu kirjoitettu: { $out }
   *[other] { $matches } ottelua kirjoitettu: { $out }
}
simulate-game = Peliä ”{ $game }” ei ole. Pelit ovat: { $known }.
simulate-matches = Ottelujen määrän täytyy olla 1–{ $most }.
simulate-option = ”{ $option }” ei ole valinta: kirjoita nimi=arvo.
simulate-stuck = Ottelu päätyi tilaan, jossa mikään tietokone ei voi siirtää. Tämä on pelin virhe.
replay-done = Pöytä vaiheen { $step } jälkeen: { $png }
replay-animated = Koko ottelu ({ $steps ->
        [one] yksi vaihe
       *[other] { $steps } vaihetta
    }): { $out } ({ $kib } KiB).
replay-step = Vaihetta { $step } ei ole: tallenteessa niitä on { $most }.
replay-hidden = Pöytää ei voi piirtää: vaihe { $step } salaa korttien järjestyksen tai mainitsee tuntemattoman kuvan.
replay-undrawable = Pöytää ei voi piirtää: { $error }

## Mikä tahansa tallenne

fault-key = Avain ”{ $key }” puuttuu, tai sen arvo on väärä.
fault-game = Sellaista peliä ei ole.
fault-seats = Tähän peliin tarvitaan { $seats } paikkaa.
fault-commitment = Tarkistussummassa täytyy olla 64 heksadesimaalimerkkiä pienin kirjaimin.
fault-contributions = Kohdassa ”contributions” täytyy olla merkintä jokaiselle paikalle: pelaajalle teksti, tietokoneelle tai entiselle pelaajalle null.
fault-secret = Salaisuudessa täytyy olla 64 heksadesimaalimerkkiä pienin kirjaimin.
fault-secret-missing = Ottelu on päättynyt, joten salaisuuden ja siemenluvun täytyy olla mukana.
fault-secret-early = Ottelu on kesken, joten salaisuus ja siemenluku eivät saa olla mukana.
fault-secret-commitment = Tarkistussumma ei ole salaisuuden SHA-256.
fault-seed = Salaisuudesta ja osuuksista tulee eri siemenluku: { $seed }.
fault-seed-form = Siemenluvussa täytyy olla 64 heksadesimaalimerkkiä pienin kirjaimin.
fault-deal = Jaon koodi ei vastaa tarkistussummaa.
fault-deal-other = Koodi kuuluu pelin { $game } jakoon sääntöjen { $rules } mukaan. Tässä ottelussa on toinen peli tai toiset säännöt.
fault-deal-and-contributions = Jaon ottelussa ei ole kohtaa ”contributions”: jaon koodi on sen paikalla.
fault-deal-seed = Jaon ottelussa siemenluvun täytyy olla salaisuus.
fault-chance-first = Siemenluvun mukaan aloittaa joku muu.
fault-chance-die = Siemenluvun mukaan nopan luku on eri.
fault-chance-draw = Siemenluvun mukaan kortit ovat toiset.
fault-chance-shuffle = Siemenluvun mukaan korttien järjestys on eri.
fault-chance-placement = Siemenluvun mukaan ruutu tai väri on eri.
fault-youngest = Nuorimmaksi ilmoittautuneen täytyy aloittaa.
fault-too-many-steps = Tallenteessa on enintään { $most } vaihetta.
fault-long-name = Pelaajan nimessä on enintään { $most } merkkiä.
fault-long-contribution = Pelaajan osuudessa on enintään { $most } merkkiä.
fault-long-step = Vaiheessa ja lopputuloksessa tekstissä on enintään { $most } merkkiä ja luettelossa enintään { $entries } kohtaa.
fault-step-object = Vaiheen täytyy olla JSON-objekti.
fault-do = Avaimen ”do” täytyy kertoa vaiheen laji.
fault-unknown-do = Tässä pelissä ei ole vaihetta ”{ $do }”.
fault-by = Avaimen ”by” täytyy kertoa, mikä paikka toimi; sattumassa ja kirjanpidossa se on null.
fault-by-seat = Tämän vaiheen tekijän täytyy olla { $seat }.
fault-by-nobody = Tässä vaiheessa ei toimi kukaan pelaaja: arvon ”by” täytyy olla null.
fault-expected = Tähän kuuluu jokin muu vaihe: { $expected }.
fault-after-end = Ottelu päättyi jo ennen tätä vaihetta.
fault-at-decreases = Aika ”at” kulkee taaksepäin.
fault-bookkeeping-due = Edellisen vaiheen kirjanpito täytyy tehdä ensin.
fault-resigned-twice = Tämä paikka oli jo luovuttanut.
fault-resigned-out = Tämä paikka oli jo pudonnut pelistä.
fault-outcome = Tuloksen kohdan ”{ $key }” täytyy olla { $expected }.
fault-outcome-early = Ottelu ei ole päättynyt, joten sen tuloksen täytyy olla null.
fault-outcome-null = Ottelu on päättynyt, joten sen tuloksen täytyy olla mukana.
