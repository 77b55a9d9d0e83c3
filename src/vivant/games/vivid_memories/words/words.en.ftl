### What Vivid Memories says, in English. Rules stand in rulebook.en.ftl.

title = Vivid Memories
tagline = Gather fragments, join them into threads, cherish moments: for 2 to 4, or alone against the Artificial Brain.
minutes = 30–60 min
components-printed = The text of the rulebook gives how many tiles and fragments there are, what is set up for two, three and four players, all points, the six actions, and how the Artificial Brain plays. Published reviews tell that one colour is purple, and that colours sit in other places on each board.
components-ours = The rulebook came to us without its pictures. So our own are the boards: their hexes, the slots around them, which slots make a core memory, and every slot’s colour. So are the order of the bank’s actions, what stands on each of the 20 moments, and all pictures. Alone, our own are which boards you and the Brain have, where the reminder comes from, and the order in which a moment’s colours and the empty hexes are gone through.
about = Over { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  } you take fragments from the two ends of a line of moments and place them in the hexes of your board. A thread of one colour that joins slots of that colour on the rim scores its length for each empty slot, and fills them. Complete clusters score too, and so do moments that match a hex exactly. At the end one colour, your aspiration, scores once more.
primer =
    In your turn, take fragments from one end of the line of moments: one of any colour, two of one colour, or three of different colours. Place them together in one empty hex of your board.
    A moment that you empty is yours. If you took only one fragment, you may also move up to three fragments into or out of one hex.
    When the line is empty, everybody uses the actions of their memory bank, once each. A moment whose action was used is turned over and can score.
    Then a turned moment scores for each hex that holds exactly its fragments.
    Adjacent hexes that hold the same colour make a thread. If it touches at least two { $rulings_filled_slots_connect ->
        [false] empty slots
       *[other] slots
    } of its colour on the rim, it scores its hexes times the empty slots it touches, and fills them.
    Clusters whose slots are all filled score in this round and in every later one.
    After { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } your secret aspiration scores its colour once more. Whoever has the most points wins.{ $alone ->
        [false] { "" }
       *[true] { "\u000A" }Alone, you play against the Artificial Brain, which takes fragments by fixed rules: you can foresee everything it will do.
    }

colour = { $name ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
   *[other] { $name }
  }
action = { $kind ->
    [add] Add
    [split] Split
    [combine] Combine
    [speculate] Speculate
    [nudge] Nudge
   *[swap] Swap
  }
action-short = { $kind ->
    [add] Add
    [split] Split
    [combine] Combine
    [speculate] Speculate
    [nudge] Nudge
   *[swap] Swap
  }
action-help = { $kind ->
    [add] Put a fragment from the supply into an empty hex.
    [split] One fragment of a hex becomes two others; in a full hex, one.
    [combine] Two fragments of a hex become one of any colour.
    [speculate] Draw a fragment from the bag into an empty hex.
    [nudge] Move a fragment to an adjacent hex.
   *[swap] Exchange two fragments of adjacent hexes.
  }
moment = the { $colours } moment
bank-place = place { $place } of the bank
slot = the { $colour } slot { $where }
slot-place = { $count ->
    [one] at { $hexes }
   *[other] between { $hexes }
  }
cluster = the core memory of { $colours }
action-add = add { $colour }
action-split = split { $colour } into { $results }
phase = { $name ->
    [prepare] Prepare
    [remember] Remember
    [reflect] Reflect
    [reward] Reward
   *[over] the end
  }

## Questions

ask-take = Take a fragment from an end of the line.
ask-more = Two of one colour, or three different ones.
ask-more-third = Two different colours need a third.
ask-place = Place { $tokens } in an empty hex.
ask-rewire = You took only one fragment, so you may rewire a hex.
ask-move-out = Out of { $hex }: which fragment, to which hex?
ask-move-in = Into { $hex }: which fragment, from which hex?
ask-full = Your board is full: rewire until a hex is empty.
ask-full-move = Your board is full: keep rewiring { $hex } until a hex is empty.
ask-bank = Put a claimed moment into a free slot of your bank.
ask-use = You may use an action of your memory bank.
ask-from = { $action }: which hex?
ask-pick = { $action }: which fragment of { $hex }?
ask-pick-second = { $action }: which fragment of { $hex } goes back with the { $colour } one?
ask-pick-other = { $action }: which fragment of { $hex } do you exchange for the { $colour } one?
ask-result = { $action }: which colour from the supply goes into { $hex }?
ask-result-split = { $action }: { $hex } is full, so choose one of the two colours.
ask-to = { $action }: to which hex adjacent to { $hex }?
ask-give = Two hexes of the thread touch { $slot }: which gives its fragment?

prompt-take = Which fragment do you take?
prompt-more = Another fragment?
prompt-place = Into which empty hex?
prompt-rewire = Rewire a hex?
prompt-move = Which fragment do you move?
prompt-full = Your board is full
prompt-bank = Which moment goes where?
prompt-use = Which action do you use?
prompt-from = Which hex?
prompt-result = Which colour do you take?
prompt-pick = Which fragment?
prompt-to = To which hex?
prompt-give = Which hex gives its fragment?

## Refusals

refuse-asked-take = first take a fragment from an end of the line
refuse-asked-more = you are still taking: take another fragment, or stop
refuse-asked-place = first place the fragments in your hand
refuse-asked-rewire = now rewire a hex, or choose “Done”
refuse-asked-move = first finish rewiring
refuse-asked-bank = the claimed moments go into the bank first
refuse-asked-use = now use an action of the bank, or choose “Done”
refuse-asked-from = the action is chosen: now choose the hex it starts from
refuse-asked-result = the action is chosen: now choose a colour from the supply
refuse-asked-pick = the action is chosen: now choose a fragment of the hex
refuse-asked-to = the action is chosen: now choose the hex it goes to
refuse-asked-give = first choose which hex gives its fragment to the slot
refuse-one-tile = only one moment is left, and its end is called left
refuse-not-there = the moment at that end has no { $colour } fragment
refuse-other-end = you must take all fragments from the same end
refuse-inner = you take from the ends of the line; this moment opens once you have emptied those outside it in the same turn
refuse-bank-many = choose one of the slots shown beside each moment
refuse-not-open = there is no { $colour } fragment to take at this end
refuse-no-third = two different colours need a third, and there is none
refuse-third-differs = the third fragment must have a third colour
refuse-two-differ = you cannot take just two different colours: add a third
refuse-occupied = { $hex } is not empty
refuse-full-board = your board is full: you can only rewire, and a hex must be empty afterwards
refuse-move-one = at least one fragment must move
refuse-full = { $hex } is full
refuse-in-none = all hexes adjacent to { $hex } are empty
refuse-empty = { $hex } is empty
refuse-no-room = all hexes adjacent to { $hex } are full
refuse-not-adjacent = { $hex } is not adjacent to { $chosen }
refuse-lacks = there is no { $colour } fragment in { $hex }
refuse-not-claimed = { $tile } is not among those you claimed
refuse-covered = { $slot } is covered by a moment
refuse-used = { $slot } has already been used this round
refuse-flipped = the moment on { $slot } shows its scoring side and offers no action
refuse-no-empty = there is no empty hex
refuse-bag = the bag is empty
refuse-supply = the supply has no { $colours }
refuse-no-removable = there is no { $colour } fragment on your board
refuse-no-pair = no hex holds two fragments
refuse-no-nudge = no fragment has an adjacent hex with room
refuse-no-swap = no two adjacent hexes hold fragments of different colours
refuse-one-token = { $hex } holds only one fragment
refuse-swap-from = every fragment adjacent to { $hex } has the same colour as those in it
refuse-swap-equal = swapping { $colour } for { $colour } would change nothing
refuse-no-result = this moment gives { $colours }
refuse-give = { $hex } cannot give its fragment to this slot

## Points

points-head-start = the head start, round { $round }
points-moment = { $tile } matches { $hexes }, round { $round }
points-thread = the { $colour } thread through { $hexes }, to the slots { $slots }, round { $round }
points-cluster = { $cluster }, round { $round }
points-in-hexes = { $colour } fragments in hexes (aspiration)
points-in-slots = { $colour } fragments in slots (aspiration)
points-in-tiles = cherished moments with { $colour } (aspiration)

## Log

log-first = { $seat ->
    [You] You are
   *[other] { $seat } is
  } drawn to hold the start player marker.
log-board = { $seat ->
    [You] You play
   *[other] { $seat } plays
  } on board { $board }.
log-aspiration = Your aspiration is { $colour }.
log-round = Round { $round }: { $tiles } moments in line, with { $tokens } fragments. First to play: { $seat }.
log-take = { $seat ->
    [You] You take
   *[other] { $seat } takes
  } { $colour } from the { $end ->
    [L] left
   *[R] right
  } end.
log-place = { $seat ->
    [You] You place
   *[other] { $seat } places
  } { $tokens } in { $hex }.
log-claim = { $seat ->
    [You] You claim
   *[other] { $seat } claims
  } { $tiles }.
turn-place = { $seat ->
    [You] You take { $tokens } from the
   *[other] { $seat } takes { $tokens } from the
  } { $end ->
    [L] left
   *[R] right
  } end { $seat ->
    [You] and place
   *[other] and places
  } { $count ->
    [one] it
   *[other] them
  } in { $hex }.
turn-claim = { $seat ->
    [You] You take { $tokens } from the
   *[other] { $seat } takes { $tokens } from the
  } { $end ->
    [L] left
   *[R] right
  } end, { $seat ->
    [You] place
   *[other] places
  } { $count ->
    [one] it
   *[other] them
  } in { $hex } { $seat ->
    [You] and claim
   *[other] and claims
  } { $moments }.
turn-add = { $seat ->
    [You] You add
   *[other] { $seat } adds
  } { $tokens } in { $hex }.
turn-speculate = { $seat ->
    [You] You speculate, draw
   *[other] { $seat } speculates, draws
  } { $tokens } { $seat ->
    [You] and place
   *[other] and places
  } it in { $hex }.
turn-split = { $seat ->
    [You] You split
   *[other] { $seat } splits
  } { $colour } in { $hex } into { $results }.
turn-combine = { $seat ->
    [You] You combine
   *[other] { $seat } combines
  } two fragments of { $hex } into { $colour }.
turn-nudge = { $seat ->
    [You] You nudge
   *[other] { $seat } nudges
  } { $colour } from { $hex } to { $other }.
turn-swap = { $seat ->
    [You] You swap
   *[other] { $seat } swaps
  } { $colour } in { $hex } with { $with } in { $other }.
log-rewire-out = { $seat ->
    [You] You rewire
   *[other] { $seat } rewires
  } out of { $hex }.
log-rewire-in = { $seat ->
    [You] You rewire
   *[other] { $seat } rewires
  } into { $hex }.
log-move = { $seat ->
    [You] You move
   *[other] { $seat } moves
  } { $colour } from { $hex } to { $other }.
log-pass = { $seat ->
    [You] You pass
   *[other] { $seat } passes
  }: no rewire can empty a hex.
log-remembered = Remember is over.
log-marker = New start player: { $seat }.
log-bank = { $seat ->
    [You] You put
   *[other] { $seat } puts
  } { $tile } into { $slot }.
log-discard = Discarded: { $tiles }.
log-together = Reflect: there are enough fragments, so everybody acts at the same time.
log-together-left = Reflect: there are enough fragments for the others, who act at the same time from now on.
log-in-turn = Reflect: one action each in turn, beginning with { $seat ->
    [You] you
   *[other] { $seat }
  }.
log-in-order = Reflect: one player after another, beginning with { $seat ->
    [You] you
   *[other] { $seat }
  }.
log-use = { $seat ->
    [You] You use
   *[other] { $seat } uses
  } { $action } from { $slot }.
log-draw = { $seat ->
    [You] You draw
   *[other] { $seat } draws
  } { $colour } from the bag.
log-split = { $seat ->
    [You] You turn
   *[other] { $seat } turns
  } { $colour } in { $hex } into { $results }.
log-return = { $seat ->
    [You] You return
   *[other] { $seat } returns
  } { $colour } from { $hex } to the supply.
log-combine = { $seat ->
    [You] You take
   *[other] { $seat } takes
  } { $colour } from the supply into { $hex }.
log-swap = { $seat ->
    [You] You swap
   *[other] { $seat } swaps
  } { $colour } in { $hex } with { $with } in { $other }.
log-done = { $seat ->
    [You] You are
   *[other] { $seat } is
  } done with Reflect.
log-give = { $seat }: { $hex } gives its fragment to { $slot }.
log-points = { $seat ->
    [You] You score
   *[other] { $seat } scores
  } { $points }: { $source }.
award-thread = the { $colour } thread of { $length } hexes, to { $reached ->
    [one] 1 slot
   *[other] { $reached } slots
  }
log-round-over = Round { $round } is over: { $scores }.
log-score = { $seat } { $points }
log-reveal = { $seat ->
    [You] You reveal your
   *[other] { $seat } reveals the
  } aspiration: { $colour }.
log-tie-aspiration = Tie at { $points }: { $seat ->
    [You] you rank
   *[other] { $seat } ranks
  } before { $other ->
    [You] you
   *[other] { $other }
  }, with { $more } aspiration points to { $less }.
log-tie-order = Tie at { $points }, aspiration points included: { $seat ->
    [You] you rank
   *[other] { $seat } ranks
  } before { $other ->
    [You] you
   *[other] { $other }
  }, being later in turn order.
log-over = The match is over.

## The table in a terminal

board-title = Round { $round } of { $rounds }, { $phase }
board-line = Moments:
board-stock = Bag { $bag }, stack { $stack }, supply
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-board = board { $board }
board-marker = starts
board-bank = Bank:
board-claimed = Claimed:
board-cherished = Cherished:
board-aspiration = Aspiration:
board-hand = In hand:
board-now = Reward now: { $points }
plain-tile = Moment { $tile }, { $action }, pattern { $pattern }, fragments: { $tokens }.
plain-line-empty = The line is empty.
plain-stock = In the bag: { $bag }. In the stack: { $stack } moments. In the supply: { $supply }.
plain-count = { $count } { $colour }
plain-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, board { $board }.
plain-marker = Holds the start player marker.
plain-turn = To play now.
plain-hex = { $hex }: { $tokens }.
plain-hexes-empty = All hexes are empty.
plain-slots-empty = Empty slots: { $slots }.
plain-slots-filled = Filled slots: { $slots }.
plain-bank-own = { $slot }: { $action }.
plain-bank-used = { $slot }: { $action }, used.
plain-bank-tile = { $slot }: moment { $tile }, { $action }.
plain-bank-up = { $slot }: moment { $tile }, scoring side, pattern { $pattern }.
plain-moment = { $moment } ({ $tile })
plain-claimed = Claimed: { $tiles }.
plain-cherished = Cherished: { $tiles }.
plain-aspiration = Aspiration: { $colour }.
plain-hand = In hand: { $tokens }.
plain-now = Reward would give { $points } now.

## The scene

scene-line = Moment line
scene-line-left = { $left } of { $all } moments left; take from either end
scene-hand = In your hand
scene-hand-of = In hand: { $name }
scene-aspiration = Your aspiration
scene-aspiration-of = Aspiration
scene-only-you = only you see it
scene-secret = secret until the end
scene-claimed = Claimed this round
scene-claimed-short = Claimed
scene-cherished = Cherished
scene-none = none yet
scene-supply = Supply
scene-bag = Bag
scene-fragments = { $count ->
    [one] 1 fragment
   *[other] { $count } fragments
  }
scene-stack = Moment stack
scene-moments = { $count ->
    [one] 1 moment
   *[other] { $count } moments
  }
scene-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, board { $board }
scene-starts = starts
scene-now = Reward now
scene-now-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
scene-now-short = Reward now
scene-points-short = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
scene-none-short = none
scene-used = used
scene-hex = { $hex }: { $tokens }
scene-hex-empty = { $hex }, empty
scene-slot-empty = Empty: { $slot }
scene-slot-filled = Filled: { $slot }
scene-cluster = { $points } for { $cluster }
scene-tile = Moment: { $action }, pattern { $pattern }
scene-tile-up = Moment, scoring side: { $pattern } for { $points }
scene-bank = { $action }, { $slot }
scene-gain = { $points } more in Reward
do-take = Take { $colour } from the { $end ->
    [L] left
   *[R] right
  } end
short-take = Take { $colour }
short-draft = The Brain takes { $colour }
short-result = Take { $colour }
short-use = Use { $action }
short-bank = Put it here
do-stop = Stop
do-done = Done
do-place = Place in { $hex }
do-rewire-out = Rewire out of { $hex }
do-rewire-in = Rewire into { $hex }
do-move-out = Move { $colour } to { $hex }
do-move-in = Move { $colour } from { $hex }
do-bank = Put { $tile } ({ $action }) into { $slot }
do-bank-over = Put { $tile } ({ $action }) into { $slot }, over { $over }
do-use = Use { $action } ({ $slot })
do-from = Start from { $hex }
do-result = Take { $colour } from the supply
do-pick = Pick { $colour } of { $hex }
do-to = Go to { $hex }
do-give = { $hex } gives its fragment

## Pictures of the rules page

picture-board = Board { $board }: { $things }.
picture-thread = a { $colour } connection for { $points }
picture-filled = filled slots: { $slots }
picture-line = Moments in line: { $tiles }.
picture-pile = { $tile } with { $tokens }
picture-taken = Taken: { $tokens }.
picture-tiles = { $things }.
picture-fits = a hex with { $tokens }, which matches
picture-fits-not = a hex with { $tokens }, which does not

## Editions

edition-many = there are too many; the most is { $most }
edition-name = { $name } must be written in lower-case letters and digits only
edition-unknown = there is no { $name } here
edition-hex = a hex is named by its row's letter and a number, such as c3
edition-itself = a hex is not adjacent to itself
edition-asymmetric = adjacency must hold both ways: { $other } names { $hex }, but { $hex } does not name { $other }
edition-size = must be a number of things, such as 2
edition-untouched = a slot must touch at least one hex
edition-cluster = there are no cluster_points for { $size ->
    [one] one slot
   *[other] { $size } slots
  }, as cluster { $cluster } has
edition-slots = { $given } colours are given for { $slots } slots
edition-no-slot = { $colour } has no slot on this board
edition-action = the action { $kind } names { $colours ->
    [one] one colour
   *[other] { $colours } colours
  }
edition-results = the two results of a split must differ
edition-pattern = there are no pattern_points for { $size ->
    [one] one fragment
   *[other] { $size } fragments
  }
edition-pattern-large = { $size } fragments do not fit a hex, which holds { $capacity }
edition-count = Vivid Memories is played by 2, 3 or 4
edition-no-count = there is no number of players, neither 2 nor 3 nor 4
edition-bag = must be { $total }, bag_each of every colour
edition-supply = must be { $left }, what the bag leaves of tokens_per_colour
edition-few-tokens = the first line needs more fragments than the { $tokens } there are
edition-few-tiles = { $rounds } rounds need { $needed } moments, but there are { $tiles }
edition-count-missing = the edition has no entry for so many players
edition-each-place = must hold { $places } numbers, one for each place in the order of turns
edition-few-boards = { $players } players need as many boards; there are { $boards }
edition-few-aspirations = { $players } players need as many aspirations; there are { $tiles }
edition-each-once = must name each of them once

## Options

option-first = the first start player
option-first-random = drawn at random
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4

## The Artificial Brain

brain = Artificial Brain
the-brain = The Artificial Brain
option-be-more-human = Be more human (harder): your aspiration’s colour counts for the Brain too
option-learn-from-experience = Learn from experience (hardest): each moment that the Brain gains gives it one more fragment
option-practice = Practice: you play the Brain’s turns yourself, as with the printed game, and your mistakes are pointed out
level-plain = Standard
level-human = Be more human (harder)
level-learning = Learn from experience (hardest)
level-both = Both: be more human, and learn from experience
preference-aspiration = the { $colour } aspiration

ask-side = Both ends are equally good for the Brain: which one does it draft from?
ask-brain-first = The Brain’s turn: which fragment does it take first, or does it skip its first preference?
ask-brain-more = The Brain goes on drafting: what does its next preference take from that end, or is the draft over?
ask-brain-lay = The Brain holds { $tokens }: where does it place that?
ask-brain-under = Which preference goes under the stack now?
ask-brain-gain = Which moment does the Brain gain now?
prompt-side = Which end does the Brain draft from?
prompt-brain-first = What does the Brain take?
prompt-brain-more = What does it take next?
prompt-brain-lay = Where does it place that?
prompt-brain-under = Which preference goes under the stack?
prompt-brain-gain = Which moment does it gain?

do-side = The Brain drafts from the { $end ->
    [L] left
   *[R] right
  } end
do-skip = Skip the first preference
do-draft = The Brain takes { $colour } from the { $end ->
    [L] left
   *[R] right
  } end
do-over = The draft is over
do-lay = Place it in { $place }
do-lay-supply = Put it into the supply
do-under = Under the stack: { $tile }
do-gain = The Brain gains { $tile }

refuse-asked-side = first say which end the Brain drafts from
refuse-asked-brain = it is the Brain’s turn, which you play step by step
refuse-brain-stage-first = it must draft its first fragment first
refuse-brain-stage-more = its draft is not over yet
refuse-brain-stage-lay = it places what it drafted before any tile moves
refuse-brain-stage-return = the preferences that gave a fragment go under the stack first
refuse-brain-stage-gaining = now it gains the moments that it emptied
refuse-brain-skip = { $tile } is not skipped, because one of its colours is at an end
refuse-brain-must-skip = no colour of { $tile } is at either end, so it is skipped
refuse-brain-no-skip = preferences are skipped only while looking for the first fragment
refuse-brain-colour = { $tile } is asked now, and does not name { $colour }
refuse-brain-order = { $tile } names another colour before { $colour }, and that one is there
refuse-brain-not-there = there is no { $colour } at the { $end ->
    [L] left
   *[R] right
  } end
refuse-brain-side-empties = drafting from the other end empties a moment, and from here it does not
refuse-brain-side-more = drafting from the other end gives { $more }, from here only { $less }
refuse-brain-side-chosen = both ends are equally good
refuse-brain-same-end = it drafts all fragments from the end where it began
refuse-brain-over = a colour of { $tile } is there, so the draft goes on
refuse-brain-slot = a single fragment goes into the first empty slot of its colour, clockwise from the bottom
refuse-brain-no-slot = no slot of that colour is empty, so the fragment goes into a hex
refuse-brain-together = several fragments go together into a hex
refuse-brain-hex = this is not the first empty hex, row by row from the top, left to right
refuse-brain-supply = there is still an empty hex or slot for it
refuse-brain-under = the preferences that gave a fragment go under the stack in the order in which they were asked
refuse-brain-gain = emptied moments are gained in the order in which they were emptied

points-brain-hexes = { $count ->
    [one] 1 fragment
   *[other] { $count } fragments
  } in hexes ({ $hexes }), round { $round }
points-brain-slots = { $count ->
    [one] 1 fragment
   *[other] { $count } fragments
  } in slots, round { $round }
points-brain-cores = { $cluster }, round { $round }
points-brain-matches = { $tile }, which it gained, matches { $hexes }
points-brain-fragments = the fragments of { $tile }, which it gained

log-alone-aspiration = { $seat ->
    [You] Your aspiration
   *[other] The aspiration of { $seat }
  } is { $colour }.
log-alone-reminder = The Brain scores nothing for { $colour }{ $reminder ->
    [no] .
   *[yes] ; a fragment on the score track is there as a reminder.
  }
log-alone-reminder-human = The Brain scores { $colour } too{ $reminder ->
    [no] .
   *[yes] , although a fragment of it lies on the score track.
  }
log-brain-line = The Brain’s preferences from the left: { $tiles }.
log-brain-skip = The Brain asks { $tile }: { $count ->
    [one] that colour is at neither end
   *[other] none of these colours is at an end
  }. It is skipped and goes under the stack.
log-brain-one = The Brain asks { $tile }: { $colour } is only at the { $end ->
    [L] left
   *[R] right
  } end, and it takes it there.
log-brain-last = The Brain asks { $tile }: { $colour } is on the last moment, and it takes it.
log-brain-empties = The Brain asks { $tile }: { $colour } is at both ends. Only at the { $end ->
    [L] left
   *[R] right
  } end can it empty a moment, so it takes it there.
log-brain-more = The Brain asks { $tile }: { $colour } is at both ends. The { $end ->
    [L] left
   *[R] right
  } one gives it { $more }, the other { $less }, so it takes it there.
log-brain-chosen = The Brain asks { $tile }: { $colour } is at both ends. Each gives { $more } and { $emptied ->
    [yes] empties a moment
   *[no] empties no moment
  }: you chose the { $end ->
    [L] left
   *[R] right
  } one.
log-brain-choice = The Brain asks { $tile }: { $colour } is at both ends, and they are equally good, so you choose. From the left it gets { $left }; from the right, { $right }.
log-brain-next = Then it asks { $tile }: { $colour } is there, and it takes it.
log-brain-miss = Then it asks { $tile }: { $count ->
    [one] that colour is not there
   *[other] none of these colours is there
  }. The draft is over.
log-brain-emptied = Nothing is left on { $tile }: it leaves the line.
log-brain-slot = The Brain places { $tokens } in { $slot }, its first empty slot of that colour.
log-brain-alone = There is no empty slot for { $tokens }: the Brain places it alone in { $hex }.
log-brain-hex = The Brain places { $tokens } together in { $hex }, its first empty hex.
log-brain-supply = The Brain’s board is full: { $tokens } goes to the supply.
log-brain-under = Under the stack: { $tiles }.
log-brain-gain = The Brain gains { $tile }, which goes under the stack and is a preference from now on.
log-brain-learn = The Brain learns from { $tile }: it gets { $colour } from the supply.
log-brain-learn-none = The Brain cannot learn from { $tile }: the supply has no { $colour }.
log-brain-no-turn = The line would be empty: the Brain has no turn.
log-brain-third = And then { $colour }, because a third colour is needed:
log-alone-won = { $seat ->
    [You] You won
   *[other] { $seat } won
  }, { $more } to { $less }.
log-alone-tie = { $more } each: a tie is a win for { $seat ->
    [You] you
   *[other] { $seat }
  }.
log-alone-lost = The Artificial Brain won, { $more } to { $less }.

board-queue = Preferences:
board-gained = Gained:
board-worthless = Worth nothing to it:
board-brain-now = This round so far: { $points }
plain-queue = The Brain’s preferences from the left: { $tiles }.
plain-gained = Moments it has gained: { $tiles }.
plain-worthless = Worth nothing to the Brain: { $colour }.
scene-preferences = Preference line, from the left
scene-asks-first = asks first
scene-then = then
scene-misses = not here
scene-skips = skips
scene-stack-of = stack of { $count }
scene-gained = Gained
scene-brain-short = The Brain
scene-worthless-short = Worth nothing
scene-worthless = Worth nothing to it
scene-your-aspiration = your aspiration
scene-on-track = for all to see
scene-counts-all = every colour counts
scene-from = From the { $end ->
    [L] left
   *[R] right
  }
scene-draft = { $count ->
    [one] 1 fragment
   *[other] { $count } fragments
  }, { $tiles ->
    [0] no moment
    [one] 1 moment
   *[other] { $tiles } moments
  }
scene-brain-would = The Brain’s next turn:
scene-brain-choice = you choose the end
scene-brain-nothing = none, the line is empty
scene-preference = Preference { $place }: { $tile }
scene-brain-note = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, board { $board }
edition-fixed = must be { $value }
edition-unasked = { $colour } has no aspiration tile, so the Brain might look for a colour for ever

## Coach: where points come from, in a sentence

best-thread = the { $colour } thread of { $hexes-count } hexes reached { $slots-count ->
    [one] 1 empty slot
   *[other] { $slots-count } empty slots
  } in round { $round }.
best-cluster = { $cluster } was complete in round { $round }.
best-moment = { $tile } matched { $hexes-count ->
    [one] 1 hex
   *[other] { $hexes-count } hexes
  } in round { $round }.
purpose = This { $parts }.
purpose-now = This { $parts }. As your board lies, it is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } more at Reward.
purpose-claim = claims { $tile }
purpose-claim-next = leaves one fragment on { $tile }, which you can then claim
purpose-fits = suits your { $colour } thread of { $count } hexes
purpose-aspiration = is the colour of your aspiration
purpose-joins = joins { $threads } { $colour } threads into one of { $count } hexes
purpose-lengthens = lengthens a { $colour } thread to { $count } hexes
purpose-reaches = reaches { $slots }
purpose-reaches-many = reaches { $slots } { $colour } slots
purpose-match = makes { $hex } match { $tile }
source-head-start = the head start
source-moment = matching moments
source-thread = the { $colour } thread
source-cluster = core memories
source-in-hexes = the aspiration
source-in-slots = the aspiration
source-in-tiles = the aspiration

## The score sheet

sheet-head-start = Head start
sheet-moment = Moments
sheet-thread = Threads
sheet-cluster = Core memories
sheet-in-hexes = Aspiration
sheet-in-slots = Aspiration
sheet-in-tiles = Aspiration
sheet-brain-hexes = Fragments in hexes
sheet-brain-slots = Fragments in slots
sheet-brain-cores = Core memories
sheet-brain-matches = Gained moments
sheet-brain-fragments = Gained moments

## How bots play it, by level

bot-easy-about = weak: likes long threads, and often slips
bot-normal-about = medium: weighs threads, core memories and moments, one decision ahead
bot-hard-about = strong: plans to the end of Remember and works out its Reflect, at once
bot-expert-about = very strong: plans to the end of Remember for half a second, and works out its Reflect

## For programs that learn: what the cells of a row mean

plane-line-tile = The moment at this place of the line, counted from the left.
plane-line-tokens = The fragments on it, by colour, in binary.
plane-bag = The fragments in the bag, by colour, in binary.
plane-emptied = The moments emptied in this turn.
plane-supply = The fragments in the supply, by colour, in binary.
plane-stack = The moments that are still unseen.
plane-linked = The hexes of threads of this colour, while they are rewarded.
plane-wanted = The slots that these threads still fill.
plane-phase = What is waited for.
plane-aspiration = The colour of the viewer’s aspiration.
plane-end = The end of the line that this turn’s fragments come from.
plane-holder = Who holds the start player marker, in turns after the viewer.
plane-turn = Whose turn it is, in turns after the viewer.
plane-acting = Who is asked, in turns after the viewer.
plane-passes = How many turns in a row were passed.
plane-full-turn = Whether this is the turn of a full board.
plane-together = Whether everybody reflects at the same time.
plane-round = How many rounds are finished, in binary.
plane-queue-colour = The aspiration at this place of the Artificial Brain’s queue, counted from its front.
plane-queue-tile = The moment at this place of the Artificial Brain’s queue, counted from its front.
plane-later-colours = The aspirations further back in the queue.
plane-later-tiles = The moments further back in the queue.
plane-leaving = The moments that the Artificial Brain has emptied in this draft.
plane-brain-stage = How far the Artificial Brain’s turn has come.
plane-brain-used = How many preferences at the front of the queue gave a fragment, in binary.
plane-brain-kept = How many of these stay in front, in binary.
plane-hexes = The hexes of the seat whose number of fragments, of this colour or of all, has this binary digit.
plane-slots = The slots that the seat has filled.
plane-claimed = The moments that the seat has claimed.
plane-cherished = The moments that the seat cherishes.
plane-bank = The moment in this slot of the seat’s bank.
plane-flipped = The bank slots whose moment has its scoring side up.
plane-used = The bank slots whose action the seat has used in this round.
plane-board = The board of the seat.
plane-points = The points of the seat so far, in binary.
plane-ask = What the seat is asked.
plane-hand = The fragments in the seat’s hand, by colour, in binary.
plane-action = The action that the seat is carrying out.
plane-slot = The bank slot that it uses for it.
plane-hex = The hex that the seat has chosen to begin with.
plane-other = The hex that the seat has chosen to end with.
plane-picked = The colour that the seat has picked.
plane-inward = Whether the fragments that the seat rewires come into the chosen hex.
plane-moved = How many fragments the seat has taken or moved in this step of its turn, in binary.
plane-aspirations = The colour of the seat’s aspiration.

# What components are called together, in reports.

component-moment = Moments
component-slot = Slots of the rim
component-one-slot = slot { $place }
component-hex = Hexes
component-one-hex = hex { $hex }
component-colour = Fragments by colour
component-aspiration = Aspirations
component-bank = Places of the memory bank
component-board = Player boards
