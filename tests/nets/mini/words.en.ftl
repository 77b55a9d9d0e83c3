title = Mini
section-all = Rules
rule-MI-01 = Everybody gets two of the six cards.
rule-MI-02 = All bid at once how many tricks they will take; bids are shown when all are there.
rule-MI-03 = Follow suit if you can. The highest card of the suit led takes the trick and leads.
rule-MI-04 = A trick is worth one point, or two if the coin shows tails; a bid that holds earns its prize.
option-first = who leads
option-open = hands and bids lie open
option-prize = what a bid that holds is worth
ask-bid = How many tricks will you take?
ask-play = Play a card.
refuse-time = this is not the time for { $action }
refuse-held = { $action } is not in your hand
refuse-suit = { $suit } must be followed
points-tricks = { $count ->
    [one] one point
   *[other] { $count } points
  } from tricks
points-bid = the bid held
log-hand = Your hand: { $cards }.
log-bid = { $seat } has bid.
log-bids = All have bid.
log-play = { $seat } plays { $card }.
log-coin = The coin shows { $side }.
