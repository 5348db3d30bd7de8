# Analyses van afgelopen potjes, en tips
discord-button-review = Analyse
discord-button-hint = Tip
command-hint = Vraag een tip als je alleen speelt; alleen jij ziet hem

review-heading = **Analyse** · { $game } · #{ $number }
review-verdict = { $verdict }{ $why ->
    [left] {" "}Alle anderen gaven op.
    [play] {" "}Betere zetten gaven de doorslag.
    [play-despite] {" "}Betere zetten wogen zwaarder dan de pech.
    [luck] {" "}Geluk gaf de doorslag.
    [luck-despite] {" "}Geluk woog zwaarder dan zwakkere zetten.
    [both] {" "}Betere zetten en geluk gaven de doorslag.
    [board] {" "}Het bord gaf de doorslag.
   *[none] {""}
}
review-seat = { $player }: { $accuracy ->
    [none] te weinig keuzes voor een precisie ·{" "}
   *[other] precisie **{ $accuracy }** ·{" "}
}{ $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
} · { $mistakes ->
    [one] { $mistakes } fout
   *[other] { $mistakes } fouten
} · { $inaccuracies ->
    [one] { $inaccuracies } onnauwkeurigheid
   *[other] { $inaccuracies } onnauwkeurigheden
}.
review-luck = { $summary } { $luck ->
    [very-bad] Heel veel pech
    [bad] Pech
    [good] Geluk
    [very-good] Heel veel geluk
   *[average] Gemiddeld geluk
}; { $kind ->
    [bad] ongelukkigste moment
   *[good] gelukkigste moment
}, beurt { $turn }: { $before } → { $after }.
review-board = { $summary } Winstkans door het bord: { $chance }.
review-set-up = { $summary } Winstkans verloren bij de opstelling: { $loss }.
review-resigned = { $summary } Winstkans bij het opgeven: { $chance }.
review-move = Beurt { $turn }{ $grade ->
    [blunder] , een blunder
    [mistake] , een fout
    [inaccuracy] , een onnauwkeurigheid
   *[none] {""}
}: { $player } koos { $played }, en de winstkans daalde van { $before } naar { $left }. Beter: { $better }.
review-reason = **{ $move }** – { $reason }
review-flaw = **{ $move }** ({ $reason })
review-bold = **{ $move }**
review-caption = Beurt { $turn }: na { $played } daalde de kans van { $before } naar { $left }. Beter: { $best }
review-flawless = Geen enkele zet kostte veel.
review-flawless-own = Geen van je zetten kostte veel.
review-sum = { $player }: { $start } aan het begin{ $board ->
    [none] {""}
   *[other] , { $board } door het bord
}, { $luck } door geluk, { $own } door eigen zwakkere zetten{ $resigned ->
    [none] {""}
   *[other] , { $resigned } door opgeven
}, { $others } door zwakkere zetten van anderen, { $error } door fouten van de analyse = { $result }
review-legend = Alle cijfers zijn delen van de winstkans, en winst is 100%. Een zwakkere zet of opgeven verliest kans, en de anderen winnen die. Elke beurt telt, dus een deel kan ver boven 100% liggen. Geluk: wat dobbelsteen, kaarten en de loting voor de eerste beurt veranderden. Fouten van de analyse: wat ze verkeerd inschatte voordat ze meer wist.
review-incomplete = De analyse is niet tot het einde van het potje gekomen. De rest telt als fout van de analyse.
review-button-move = Duurste zet { $number }
review-button-own-move = Jouw duurste zet { $number }
review-button-curve = Overzicht
review-button-numbers = Cijfers
review-chart-chances = Winstkansen, in procenten
review-chart-turn = Beurt
review-chart-blunders = Blunders
review-chart-accuracy = Precisie
review-alt-turn = beurt { $turn }: { $chance }
review-alt-curve = { $player }: { $points }, einde: { $end }.{ $count ->
    [0] {""}
   *[other] {" "}Blunders: { $blunders }.
}
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
