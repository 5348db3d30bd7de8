# Päättyneiden otteluiden katsaukset ja vihjeet
discord-button-review = Analyysi
discord-button-hint = Vihje
command-hint = Pyydä vihje, kun pelaat yksin; vain sinä näet sen

review-heading = **Analyysi** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Kaikki muut luovuttivat.
    [play] {" "}Paremmat siirrot ratkaisivat ottelun.
    [play-despite] {" "}Paremmat siirrot painoivat enemmän kuin huono onni.
    [luck] {" "}Onni ratkaisi ottelun.
    [luck-despite] {" "}Onni painoi enemmän kuin heikommat siirrot.
    [both] {" "}Paremmat siirrot ja hyvä onni ratkaisivat ottelun.
    [board] {" "}Alkuasetelma ratkaisi ottelun.
   *[none] {""}
}
review-seat = { $player }: { $accuracy ->
    [none] liian vähän valintoja tarkkuuden laskemiseen ·{" "}
   *[other] tarkkuus **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } paha virhe
   *[other] { $blunders } pahaa virhettä
} · { $mistakes ->
    [one] { $mistakes } virhe
   *[other] { $mistakes } virhettä
} · { $inaccuracies ->
    [one] { $inaccuracies } epätarkkuus
   *[other] { $inaccuracies } epätarkkuutta
}.
review-luck = { $summary } { $luck ->
    [very-bad] Erittäin huono onni
    [bad] Huono onni
    [good] Hyvä onni
    [very-good] Erittäin hyvä onni
   *[average] Tavallinen onni
}; { $kind ->
    [bad] epäonnisin hetki
   *[good] onnekkain hetki
}, vuoro { $turn }: { $before } → { $after }.
review-board = { $summary } Alkuasetelman antama voittomahdollisuus: { $chance }.
review-set-up = { $summary } Alkuasetelmassa menetetty voittomahdollisuus: { $loss }.
review-resigned = { $summary } Voittomahdollisuus luovutettaessa: { $chance }.
review-move = Vuoro { $turn }{ $grade ->
    [blunder] , paha virhe
    [mistake] , virhe
    [inaccuracy] , epätarkkuus
   *[none] {""}
}: { $player } valitsi { $played }. Voittomahdollisuus laski arvosta { $before } arvoon { $left }. Parempi: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Vuoro { $turn }: { $played } laski mahdollisuuden arvosta { $before } arvoon { $left }. Parempi: { $best }
review-flawless = Mikään yksittäinen siirto ei maksanut paljon.
review-flawless-own = Mikään siirtosi ei maksanut paljon.
review-sum = { $player }: { $start } alussa{ $board ->
    [none] {""}
   *[other] , { $board } alkuasetelmasta
}, { $luck } onnesta, { $own } omista heikommista siirroista{ $resigned ->
    [none] {""}
   *[other] , { $resigned } luovuttamisesta
}, { $others } muiden heikommista siirroista, { $error } analyysin virheistä = { $result }
review-legend = Kaikki luvut ovat osia voittomahdollisuudesta, ja voitto on 100 %. Heikompi siirto tai luovuttaminen vähentää mahdollisuutta, ja muut saavat sen. Jokainen vuoro lasketaan, joten osa voi olla selvästi yli 100 %. Onni: mitä noppa, kortit ja aloittajan arvonta muuttivat. Analyysin virheet: mitä se arvioi väärin, ennen kuin se tiesi enemmän.
review-incomplete = Analyysi ei ehtinyt ottelun loppuun asti. Loppuosa lasketaan analyysin virheeksi.
review-button-move = Kallein siirto { $number }
review-button-own-move = Kallein siirtosi { $number }
review-button-curve = Yhteenveto
review-button-numbers = Luvut
review-chart-chances = Voittomahdollisuudet prosentteina
review-chart-turn = Vuoro
review-chart-blunders = Pahat virheet
review-chart-accuracy = Tarkkuus
review-alt-turn = vuoro { $turn }: { $chance }
review-alt-curve = { $player }: { $points }, loppu: { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Pahat virheet: { $blunders }.
}
review-chart-claims = Reaktiot sekunteina
review-claims = { $player }: { $right ->
    [one] yksi oikea reaktio, aika { $time }
   *[other] { $right } oikeaa reaktiota, tavallinen aika { $time }
}{ $wrong ->
    [0] {""}
    [one] , ja yksi väärä
   *[other] , ja { $wrong } väärää
}.
review-claims-usual = { $summary } Ennen tätä ottelua tavallisesti: { $time }.
review-claims-none = { $player }: ei yhtään oikeaa reaktiota{ $wrong ->
    [0] {""}
    [one] , mutta yksi väärä
   *[other] , mutta { $wrong } väärää
}.
review-claims-missed = { $missed ->
    [0] Jokainen tilaisuus käytettiin.
    [one] Yksi tilaisuus jäi kaikilta käyttämättä.
   *[other] { $missed } tilaisuutta jäi kaikilta käyttämättä.
}
review-none = Tästä ottelusta ei ole analyysia.
review-not-over = Analyysin saa vain päättyneistä otteluista.
review-stopped = Keskeytetystä ottelusta ei ole analyysia.
review-older-rules = Tämä ottelu pelattiin vanhemmilla säännöillä, eikä sitä voi analysoida.

hint-move = 💡 { $move }.
hint-none = Tähän valintaan ei ole vihjettä.
hint-not-here = Saat vihjeitä vain, kun pelaat yksin tietokoneita vastaan, et kuitenkaan reaktiopeleissä, turnauksissa etkä uudelleen pelattavissa jaoissa.
hint-no-choice = Sinulla ei ole nyt mitään valittavaa.
