# Päivän pulmat: tehtävät, tulokset ja kuvaukset.
puzzle-refusal-move = Tämä siirto ei ole tässä mahdollinen.

puzzle-close-task = Tee käärme valmiiksi { $cards } kortilla: sen kahden avoimen pään täytyy yhdistyä. Vähemmällä se ei onnistu.
puzzle-close-prompt = Mikä kortti tulee minne? Sinulla on jäljellä { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}.
puzzle-close-stuck = Käärmeesi ei ole valmis, { $cards ->
    [0] eikä kortteja ole enää
   *[other] eikä mikään kortti enää sovi
}.
puzzle-close-result = käärme valmis { $cards ->
    [one] 1 kortilla
   *[other] { $cards } kortilla
}
puzzle-close-hand = Korttisi: { $cards }.
puzzle-close-complete = Valmis käärme ruutu ruudulta kaulasta häntään: { $neck }.
puzzle-close-ends = Avoimet jatkokohdat: kaula jatkuu ruutuun { $neck } (suunta { $neck-heading }), häntä ruutuun { $tail } (suunta { $tail-heading }).
puzzle-close-body = Käärme ruutu ruudulta suuresta kortista: kaula { $neck }; häntä { $tail }.
puzzle-close-free = Korttien vapaat osat: { $parts }.

puzzle-take-task = Aseta nämä viisi korttia yksi kerrallaan vasemmalta oikealle: toisiaan koskettavien värien täytyy olla samat. Saat käärmeen, kun teet sen valmiiksi eli kun sillä on sekä pää että häntä, tai kun yhdistät kaksi vähintään kahden kortin käärmettä. Ota niin monta korttia kuin voit.
puzzle-take-prompt = { $forced ->
    [0] {""}
    [one] Yhdellä kortilla oli vain yksi paikka.{" "}
   *[other] { $forced } kortilla oli kullakin vain yksi paikka.{" "}
}Kortti { $number }/5 ({ $card }): mihin asetat sen?
puzzle-take-result = { $cards ->
    [one] 1 kortti saatu
   *[other] { $cards } korttia saatu
}
puzzle-take-taken = Saatu kortteja: { $cards }
puzzle-take-cards = Asetettavat kortit tässä järjestyksessä: { $cards }.

puzzle-bite-task-red = Olet punainen käärme, ja on sinun vuorosi siirtää. Nappaa keltainen pää toisella siirrollasi: voit purra, kun sinulla on linjalla enemmän nappuloita kuin toisella käärmeellä.
puzzle-bite-task-yellow = Olet keltainen käärme, ja on sinun vuorosi siirtää. Nappaa punainen pää toisella siirrollasi: voit purra, kun sinulla on linjalla enemmän nappuloita kuin toisella käärmeellä.
puzzle-bite-prompt = { $move ->
    [1] Ensimmäinen siirtosi: vielä { $left ->
        [one] yksi askel
       *[other] { $left } askelta
    }.
   *[other] Vastustaja on siirtänyt: { $reply }. Toinen siirtosi: vielä { $left ->
        [one] yksi askel
       *[other] { $left } askelta
    }.
}
puzzle-bite-result = pää napattu siirrolla { $moves }
puzzle-bite-lost = Toinen käärme nappasi pääsi.
puzzle-bite-missed = Vastustajan pää pääsi karkuun. Eri aloitussiirrolla nappaat sen varmasti.
puzzle-bite-threat = Pääsi ruudussa { $cell } on vaarassa: toinen käärme voisi napata sen nyt.
