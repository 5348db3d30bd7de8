# Päättyneiden otteluiden katsaukset ja vihjeet
discord-button-review = Analyysi
discord-button-hint = Vihje
command-hint = Pyydä vihje, kun pelaat yksin; vain sinä näet sen

review-heading = **Analyysi** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **voitti** hyvällä onnella ({ $change }).
    [bad] { $player } **voitti** huonosta onnesta huolimatta ({ $change }).
   *[none] { $player } **voitti** tavallisella onnella ({ $change }).
}
review-won-shared = { $luck ->
    [good] { $player } **jakoi voiton** hyvällä onnella ({ $change }).
    [bad] { $player } **jakoi voiton** huonosta onnesta huolimatta ({ $change }).
   *[none] { $player } **jakoi voiton** tavallisella onnella ({ $change }).
}
review-won-left = { $player } **voitti**, koska kaikki muut luovuttivat. Onni: { $change }.
review-lost = { $luck ->
    [good] { $player }: hyvä onni ({ $change }).
    [bad] { $player }: huono onni ({ $change }).
   *[none] { $player }: tavallinen onni ({ $change }).
}
review-given-away = { $summary } Hukattu yhteensä: { $own }.
review-worst = { $summary } Suurin osa vuorolla { $turn }.
review-set-up = { $summary } Hukattu alkuasetelmassa: { $loss }.
review-resigned = { $summary } Voittomahdollisuus luovutettaessa: { $chance }.
review-move = Vuoro { $turn }{ $grade ->
    [blunder] , paha virhe
    [mistake] , virhe
    [inaccuracy] , ei aivan paras
   *[none] {""}
}: { $player } valitsi { $played }. Voittomahdollisuus laski: { $before } → { $left }. Parempi: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Vuoro { $turn }: { $played } hukkasi { $loss }, parempi: { $best }
review-flawless = Mikään yksittäinen siirto ei hukannut paljon.
review-sum = { $player }: { $start } alussa, { $luck } onni, { $own } omat siirrot{ $resigned ->
    [none] {""}
   *[other] , { $resigned } luovuttaminen
}, { $others } muiden siirrot, { $error } arviovirhe = { $result }
review-legend = Luvut ovat voittomahdollisuuden prosenttiyksikköjä. Onni: mitä noppa, kortit ja alku muuttivat. Omat siirrot: mitä ne hukkasivat parhaisiin verrattuna. Arviovirhe: mitä analyysi arvioi väärin, ennen kuin se tiesi enemmän. Yhteensä voi olla yli 100 %, koska takaisin saadun mahdollisuuden voi hukata uudelleen.
review-incomplete = Analyysi ei ehtinyt ottelun loppuun asti. Loppuosa lasketaan arviovirheeksi.
review-button-move = Kallein siirto { $number }
review-button-curve = Voittomahdollisuudet
review-chart-chances = Voittomahdollisuudet prosentteina
review-chart-luck = Onni
review-chart-given-away = Hukattu
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
