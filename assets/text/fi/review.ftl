# Päättyneiden otteluiden katsaukset ja vihjeet
discord-button-review = Katsaus
discord-button-hint = Vihje
command-hint = Vihje yksin pelattavassa ottelussa, vain sinun nähtäväksesi

review-heading = **Katsaus** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **jakoi voiton**
    [left] **voitti**, koska kaikki muut luovuttivat
   *[alone] **voitti**
}: { $luck ->
    [good] hyvä onni ({ $change })
    [bad] huonosta onnesta huolimatta ({ $change })
   *[none] tavallinen onni ({ $change })
}, { $play ->
    [little] juuri mitään ei hukattu ({ $own })
   *[much] hukattu yhteensä { $own }
}.
review-lost = { $player }: { $luck ->
    [good] hyvä onni ({ $change })
    [bad] huono onni ({ $change })
   *[none] tavallinen onni ({ $change })
}, { $play ->
    [little] juuri mitään ei hukattu ({ $own })
   *[much] hukattu yhteensä { $own }
}.
review-worst = { $summary } Suurin osa vuorolla { $turn }.
review-set-up = { $summary } Alkuasetelma hukkasi { $loss }.
review-resigned = { $summary } Luovutti, kun voiton mahdollisuus oli { $chance }.
review-move = Vuoro { $turn }: { $player } valitsi { $played } ja hukkasi { $loss } voittomahdollisuudesta{ $grade ->
    [blunder] {" "}(paha virhe)
    [mistake] {" "}(virhe)
    [inaccuracy] {" "}(ei aivan paras)
   *[none] {""}
}: { $left } eikä { $before }. Parempi: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Vuoro { $turn }: { $played } hukkasi { $loss }, parempi: { $best }
review-flawless = Mikään yksittäinen siirto ei hukannut paljon.
review-sum = { $player }: { $start } alussa, { $luck } onni, { $own } omat siirrot{ $resigned ->
    [none] {""}
   *[other] , { $resigned } luovuttaminen
}, { $others } muiden siirrot, { $error } arviovirhe = { $result }
review-legend = Voittomahdollisuuden prosenttiyksikköinä. Onni: mitä noppa, kortit ja alku muuttivat. Omat siirrot: mitä ne hukkasivat parhaisiin verrattuna. Arviovirhe: mitä analyysi arvioi väärin, ennen kuin se tiesi enemmän. Yhteensä voi olla yli 100 %, koska takaisin saadun mahdollisuuden voi hukata uudelleen.
review-incomplete = Analyysin aika loppui ennen ottelun loppua. Se, mihin se ei ehtinyt, on arviovirhettä.
review-button-move = Kallein siirto { $number }
review-button-curve = Voittomahdollisuudet
review-chart-chances = Voittomahdollisuudet, prosenttia
review-chart-luck = Onni
review-chart-given-away = Hukattu
review-chart-claims = Reaktiot, sekuntia
review-claims = { $player }: { $right ->
    [one] yksi oikea reaktio
   *[other] { $right } oikeaa reaktiota
}, yleensä { $time } kuluttua{ $wrong ->
    [0] {""}
    [one] , ja yksi väärä
   *[other] , ja { $wrong } väärää
}.
review-claims-usual = { $summary } Ennen tätä ottelua tavallisesti: { $time }.
review-claims-none = { $player }: ei yhtään oikeaa reaktiota{ $wrong ->
    [0] {""}
    [one] , ja yksi väärä
   *[other] , ja { $wrong } väärää
}.
review-claims-missed = { $missed ->
    [0] Jokainen tilaisuus käytettiin.
    [one] Kukaan ei käyttänyt yhtä tilaisuutta.
   *[other] Kukaan ei käyttänyt { $missed } tilaisuutta.
}
review-none = Tästä ottelusta ei ole katsausta.
review-not-over = Katsaus on vain päättyneistä otteluista.
review-stopped = Keskeytetystä ottelusta ei ole katsausta.
review-older-rules = Tämä ottelu noudatti vanhempia sääntöjä, joista ei ole katsausta.

hint-move = 💡 { $move }.
hint-none = Tähän valintaan ei ole vihjettä.
hint-not-here = Vihjeitä on vain otteluissa yksin tietokoneita vastaan, mutta ei reaktiopeleissä, turnauksissa eikä uusituissa jaoissa.
hint-no-choice = Sinulla ei ole nyt mitään valittavaa.
