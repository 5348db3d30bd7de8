# Analyses van afgelopen potjes, en tips
discord-button-review = Analyse
discord-button-hint = Tip
command-hint = Vraag een tip als je alleen speelt; alleen jij ziet hem

review-heading = **Analyse** · { $game } · #{ $number }
review-won = { $luck ->
    [good] { $player } **won** met geluk ({ $change }).
    [bad] { $player } **won** ondanks pech ({ $change }).
   *[none] { $player } **won** met gemiddeld geluk ({ $change }).
}
review-won-shared = { $luck ->
    [good] { $player } **deelde de winst** met geluk ({ $change }).
    [bad] { $player } **deelde de winst** ondanks pech ({ $change }).
   *[none] { $player } **deelde de winst** met gemiddeld geluk ({ $change }).
}
review-won-left = { $player } **won** omdat alle anderen opgaven. Geluk: { $change }.
review-lost = { $luck ->
    [good] { $player } had geluk ({ $change }).
    [bad] { $player } had pech ({ $change }).
   *[none] { $player } had gemiddeld geluk ({ $change }).
}
review-given-away = { $summary } In totaal weggegeven: { $own }.
review-worst = { $summary } Het meeste daarvan in beurt { $turn }.
review-set-up = { $summary } Weggegeven bij de opstelling: { $loss }.
review-resigned = { $summary } Winstkans bij het opgeven: { $chance }.
review-move = Beurt { $turn }{ $grade ->
    [blunder] , een blunder
    [mistake] , een fout
    [inaccuracy] , niet helemaal het beste
   *[none] {""}
}: { $player } koos { $played }, en de winstkans daalde van { $before } naar { $left }. Beter: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Beurt { $turn }: { $played } gaf { $loss } weg, beter: { $best }
review-flawless = Geen enkele zet gaf veel weg.
review-sum = { $player }: { $start } aan het begin, { $luck } door geluk, { $own } door eigen zetten{ $resigned ->
    [none] {""}
   *[other] , { $resigned } door opgeven
}, { $others } door zetten van anderen, { $error } schattingsfout = { $result }
review-legend = In procentpunten van de winstkans. Geluk: wat dobbelsteen, kaarten en het begin veranderden. Eigen zetten: wat ze weggaven vergeleken met de beste. Schattingsfout: wat de analyse verkeerd inschatte voordat ze meer wist. In totaal kan het meer dan 100% zijn, omdat je een herwonnen kans opnieuw kunt weggeven.
review-incomplete = De analyse is niet tot het einde van het potje gekomen. De rest telt als schattingsfout.
review-button-move = Duurste zet { $number }
review-button-curve = Winstkansen
review-chart-chances = Winstkansen, in procenten
review-chart-luck = Geluk
review-chart-given-away = Weggegeven
review-chart-claims = Reacties, in seconden
review-claims = { $player }: { $right ->
    [one] één goede reactie, na { $time }
   *[other] { $right } goede reacties, meestal na { $time }
}{ $wrong ->
    [0] {""}
    [one] , en één foute
   *[other] , en { $wrong } foute
}.
review-claims-usual = { $summary } Vóór dit potje meestal: { $time }.
review-claims-none = { $player }: geen goede reactie{ $wrong ->
    [0] {""}
    [one] , wel één foute
   *[other] , wel { $wrong } foute
}.
review-claims-missed = { $missed ->
    [0] Elke kans werd benut.
    [one] Eén kans werd door niemand benut.
   *[other] { $missed } kansen werden door niemand benut.
}
review-none = Er is geen analyse van dit potje.
review-not-over = Alleen van afgelopen potjes is er een analyse.
review-stopped = Van een gestopt potje is er geen analyse.
review-older-rules = Dit potje is met oudere regels gespeeld en kan niet worden geanalyseerd.

hint-move = 💡 { $move }.
hint-none = Er is geen tip voor deze keuze.
hint-not-here = Tips krijg je alleen als je in je eentje tegen computers speelt, niet in reactiespellen, toernooien of opnieuw gespeelde verdelingen.
hint-no-choice = Je hebt nu niets te kiezen.
