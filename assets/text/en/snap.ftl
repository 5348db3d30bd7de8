# Snap: the rules, the table, the news.
snap-title = Snap
snap-pitch = Two cards the same? Be the first to snap with 🫰.
snap-line = spot two alike

snap-option-turn-limit-name = turn-limit
snap-option-turn-limit = How many turns the match lasts, all players together (0: play to the end)
snap-option-turn-limit-0 = none
snap-option-claim-floor-ms = Milliseconds before a snap can count for a new picture
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = With five or more players, half are usually out by the middle of the match. In a short match, most play to the end.
snap-option-claim-grace-ms = Milliseconds in which a snap may still count for the previous picture
snap-option-show-ms = Milliseconds before the next card can be turned
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}The aim.** Win all the cards.

    {"**"}The picture**
    {"**"}1** a player’s sign · **2** the cards in their pack, face down · **3** the cards in their pile, face up
    {"**"}4** whose turn it is, in yellow · **5** the newest card, in pink · **6** the place for penalty cards
snap-rules-1-picture = A table of four players. Two piles show a frog, the others a penguin and a cat. Numbers from 1 to 6 mark the signs; the text explains them.
snap-rules-2 =
    52 cards show 13 animals, four cards of each. A random player deals them all out face down, and the next player begins. 🏠 On your turn, press **Turn a card**: the top card of your pack goes face up onto your own pile. If your pack is empty, you first shuffle your face-up pile into a new one. 🏠 If you have no cards at all when your turn comes, you are out. 🏠

    As soon as two face-up cards show **the same animal**, as the frogs do here, react with 🫰. The emoji 🫰 below the message is your button. Press it once each time: a second press takes it off. The first to react takes every pile that shows this animal and puts the cards under their own pack. The picture keeps them, with the winner’s sign and time, until the next turn. Then the game goes on with the next turn.
snap-rules-3 =
    {"**"}Which cards count.** The top card of every pile, and every penalty card in the middle. Any two of them with the same animal are a pair, even two penalty cards. 🏠 Cards lower in a pile don’t count. Here a right snap takes the penalty card with the owl (**1**), the pile that matches it (**2**), and the pile of the star, who paid the penalty (**3**).
snap-rules-3-picture = A penalty card in the middle shows an owl; the star paid it. 1 marks this card, 2 the pile with another owl, 3 the pile of the star.
snap-rules-4 =
    {"**"}Wrong snaps.** If you snap when no two cards match, the top card of your pack goes face up to the middle as a penalty. If your pack is empty, you first shuffle your pile into a new one. 🏠 Until three more cards are turned, your snaps don’t count. 🏠 You can’t snap without a card.

    {"**"}What you win** goes under your pack: first the piles, clockwise from your left, your own pile last; then the penalty cards, oldest first. 🏠 If several pairs show, you take the one completed last. 🏠

    {"**"}Being second costs nothing.** After a right snap, a wrong one is ignored until the next card is turned. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Here a snap at **1** or **2** wins the frogs. A snap at **3** is wrong and costs a card.
snap-rules-5-picture = On the left two frogs, on the right a frog and a new cat. A line of time below: 1 before the new picture, 2 in its first 150 milliseconds, 3 after them.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}The end.** You win if you hold every card that is not in the middle. 🏠 { claims-rules-end }

    {"**"}Giving up.** Your pack and your pile leave the game; your penalty cards stay. The last player still in wins. 🏠 { rules-away }

snap-prompt = { $player }, turn a card. Two animals alike? 🫰!
snap-prompt-first = { $player }, turn a card. Two animals alike? Press 🫰 below the message, only once!
snap-prompt-out = { $player } has no card left. A pair? 🫰!
snap-prompt-limit = The last card! Then the player with the most cards wins. 🫰!

snap-describe-tops = On top of the piles: { $cards }.
snap-describe-middle = Penalty cards in the middle (and who paid them): { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: { $pack ->
    [one] one card
   *[other] { $pack } cards
} in the pack, { $pile } in the pile.

snap-picture-snap = SNAP! { $time }
snap-news-reform = { $player } shuffles their pile into a new pack ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
snap-news-right = 🫰 { $player } snaps first, in { $time }: { $card }! { $cards ->
    [one] One card
   *[other] { $cards } cards
} won!
snap-news-right-before = 🫰 { $player } snaps just in time, { $time } after the previous card: { $card }! { $cards ->
    [one] One card
   *[other] { $cards } cards
} won!
snap-news-wrong = No pair: { $player } pays { $card } and sits out three cards.


## Explanations for learners
snap-learn-aim = **Your aim:** win all the cards. Two animals alike? Press 🫰 below this message!
snap-learn-new-pack = Your pack is empty: your pile becomes your new pack when you turn.
snap-learn-watch = Two animals alike? Press 🫰 below the message once: a second press takes it off.
snap-learn-penalty = The cards in the middle count too: if one matches a top card, 🫰.
snap-learn-pair-now = **Look, { $card }: 🫰 now!** It wins { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
snap-remark-won = **Well snapped!** You won every pile that showed the animal.
snap-remark-lost = { $player } was faster. Being second costs you nothing.
snap-remark-wrong = **That was wrong:** no pair. Your top card is a penalty, and you sit out three cards.
snap-remark-wrong-other = { $player } snapped wrongly and paid a penalty card.

snap-refusal-no-cards = You have no cards left, so you can’t play or snap.
snap-refusal-reform = A new pack is made from the whole pile, and only when it is needed.
snap-refusal-after-reform = A new pack was just made: the step that needs it comes next.

## Faults of a record

fault-snap-no-card = A seat without cards can’t snap.
fault-snap-nothing-twice = No pair shows on that picture, or it was already won.
fault-snap-something-twice = A pair shows, so the snap was right.
fault-snap-second = A right snap came first, so this one is ignored.
fault-snap-picture = A different pair must be taken.
