# Terugblikken op afgelopen potjes, en tips
discord-button-review = Terugblik
discord-button-hint = Tip
command-hint = Een tip in een potje alleen, alleen voor jou zichtbaar

review-heading = **Terugblik** · { $game } · #{ $number }
review-won = { $player } { $wins ->
    [shared] **deelde de winst**
    [left] **won** omdat alle anderen opgaven
   *[alone] **won**
}: { $luck ->
    [good] geluk ({ $change })
    [bad] ondanks pech ({ $change })
   *[none] gemiddeld geluk ({ $change })
}, { $play ->
    [little] bijna niets weggegeven ({ $own })
   *[much] in totaal { $own } weggegeven
}.
review-lost = { $player }: { $luck ->
    [good] geluk ({ $change })
    [bad] pech ({ $change })
   *[none] gemiddeld geluk ({ $change })
}, { $play ->
    [little] bijna niets weggegeven ({ $own })
   *[much] in totaal { $own } weggegeven
}.
review-worst = { $summary } Het meeste daarvan in beurt { $turn }.
review-set-up = { $summary } De opstelling gaf { $loss } weg.
review-resigned = { $summary } Opgegeven met een winstkans van { $chance }.
review-move = Beurt { $turn }: { $player } koos { $played } en gaf { $loss } winstkans weg{ $grade ->
    [blunder] {" "}(een blunder)
    [mistake] {" "}(een fout)
    [inaccuracy] {" "}(niet helemaal het beste)
   *[none] {""}
}: { $left } in plaats van { $before }. Beter: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-caption = Beurt { $turn }: { $played } gaf { $loss } weg, beter: { $best }
review-flawless = Geen enkele zet gaf veel weg.
review-sum = { $player }: { $start } aan het begin, { $luck } geluk, { $own } eigen zetten{ $resigned ->
    [none] {""}
   *[other] , { $resigned } opgeven
}, { $others } zetten van anderen, { $error } schattingsfout = { $result }
review-legend = In procentpunten van de winstkans. Geluk: wat dobbelsteen, kaarten en het begin veranderden. Eigen zetten: wat ze weggaven vergeleken met de beste. Schattingsfout: wat de analyse verkeerd inschatte voordat ze meer wist. In totaal kan het meer dan 100 % zijn, omdat je een herwonnen kans opnieuw kunt weggeven.
review-incomplete = De tijd voor de analyse was op voor het einde. Wat ze niet bereikte, telt als schattingsfout.
review-button-move = Duurste zet { $number }
review-button-curve = Winstkansen
review-chart-chances = Winstkansen, in procenten
review-chart-luck = Geluk
review-chart-given-away = Weggegeven
review-chart-claims = Reacties, in seconden
review-claims = { $player }: { $right ->
    [one] één juiste reactie
   *[other] { $right } juiste reacties
}, meestal na { $time }{ $wrong ->
    [0] {""}
    [one] , en één verkeerde
   *[other] , en { $wrong } verkeerde
}.
review-claims-usual = { $summary } Voor dit potje meestal: { $time }.
review-claims-none = { $player }: geen juiste reactie{ $wrong ->
    [0] {""}
    [one] , en één verkeerde
   *[other] , en { $wrong } verkeerde
}.
review-claims-missed = { $missed ->
    [0] Elke kans werd benut.
    [one] Eén kans werd door niemand benut.
   *[other] { $missed } kansen werden door niemand benut.
}
review-none = Er is geen terugblik op dit potje.
review-not-over = Alleen afgelopen potjes hebben een terugblik.
review-stopped = Een gestopt potje heeft geen terugblik.
review-older-rules = Dit potje volgde oudere regels, waarvoor er geen terugblik is.

hint-move = 💡 { $move }.
hint-none = Er is geen tip voor deze keuze.
hint-not-here = Tips zijn er alleen in potjes alleen tegen computers, maar niet in reactiespellen, toernooien en herhaalde verdelingen.
hint-no-choice = Je hebt nu niets te kiezen.
