# The rules of Vivid Memories in English, one message for each section and rule id of rulebook.toml.

section-setup = Set-up and frame
rule-VM-01 = Vivid Memories is for { $counts } players{ $alone ->
    [true] , or for one against the Artificial Brain (AB-01)
   *[other] { "" }
  }. Seats are numbered clockwise from 1 (in the terminal and in records from 0); the seat to your left is the next one.
rule-VM-02 = Each player has one board, empty at first: { $rulings_boards ->
    [random] one of { $board_names }, drawn at random (VM-R1).
   *[by_seat] { $board_seats } (VM-R1).
  }
rule-VM-03 = The aspiration tiles ({ $aspiration_colours }) are shuffled and one is dealt face down to each player. Only its owner knows it until the end (VM-57). Those left over stay unseen and out of play.
rule-VM-04 = The { $moment_count } moment tiles, called moments here, are shuffled into a stack that nobody looks into.
rule-VM-05 = There are { $tokens_per_colour } fragment tokens, called fragments here, of each colour: { $colour_names }. As many of each as the player count says go into the bag: { $bags }. The others are the supply, which all can see.
rule-VM-06 = { $head_start ->
    [yes] As a house rule, scores begin with a head start, in the order of turns from the start player on: { $head_starts }. It is scored once the aspirations are dealt. Wherever none is named scores begin at 0
   *[no] All scores begin at 0
  }, in round 1. A score never falls and has no upper limit.
rule-VM-07 = The start player is drawn at random, or named before the game (VM-R28).
rule-VM-08 = Every fragment is always somewhere: in the bag, in the supply, on the line, in a hand, in a hex or in a slot. A hex holds 0 to { $hex_capacity } fragments; where they lie inside it means nothing. A slot holds at most one, of its own colour.
rule-VM-09 = A round is Prepare, Remember, Reflect and Reward; then comes VM-61.

section-prepare = Prepare
rule-VM-10 = Moments are drawn from the stack and laid in a row from left to right, action side up: { $lines }.
rule-VM-11 = From left to right each moment gets its fragments, drawn at random from the bag: { $piles }. Everybody sees them.
rule-VM-12 = If a fragment must be drawn here and the bag is empty, first one fragment of each colour goes from the supply into the bag.

section-remember = Remember
rule-VM-13 = The holder of the start player marker has the first turn; then one turn each, clockwise, until VM-26.
rule-VM-14 = A turn has this order: take, place, claim, and perhaps rewire. The first three are compulsory.
rule-VM-15 = Take: choose an end of the line, left or right, and take 1, 2 or 3 fragments from the moment there and nowhere else.
rule-VM-16 = One fragment may have any colour. Two must have the same colour. Three must have three different colours. Nothing else is allowed.
rule-VM-17 = When the fragments taken so far have emptied the end moment, you may continue on the next moment inward, up to the same total. The fragments of a moment are open only when every moment outside it on that side has been emptied in this turn. VM-16 is about the take as a whole.
rule-VM-18 = Place: all fragments of the take go together into one empty hex. From then on only actions move them.
rule-VM-19 = Claim: take every moment emptied in this turn and keep it beside the bank, action side up, however many there are. A moment that is not empty is never taken.
rule-VM-20 = Rewire: only a player who took exactly one fragment may rewire, after claiming.
rule-VM-21 = Rewire: choose one hex, empty or not, and one direction. At least one fragment moves, and no hex may hold more than { $hex_capacity } in the end.
rule-VM-22 = Rewire out: move 1 to 3 fragments of the chosen hex, each to any adjacent hex, together or apart.
rule-VM-23 = Rewire in: move 1 to 3 fragments into the chosen hex, from one or several adjacent hexes.
rule-VM-24 = One rewire never goes both ways, and a fragment moves one step only.
rule-VM-25 = Full board: a player who begins a turn without an empty hex takes and claims nothing. The turn is one compulsory rewire, after which at least one hex is empty.
rule-VM-26 = The phase ends with the turn in which the last fragment, and so the last moment, left the line.
rule-VM-27 = In every round but round { $rounds }, the last, the start player marker then goes to the player left of the one who had that last turn, who may hold it already. In round { $rounds } it stays.

section-reflect = Reflect
rule-VM-28 = First each player puts the moments claimed in this round into free slots of the bank, which has { $bank_slots }: one in each, action side up, as many as possible.
rule-VM-29 = Claimed moments for which no slot is free leave the game; their owner chooses which.
rule-VM-30 = A moment in the bank never changes its slot, is never covered, and leaves only when it scores (VM-46).
rule-VM-31 = Then each bank slot offers one action, once in the round: an uncovered slot its own ({ $bank_actions }), a moment with the action side up the moment’s, a moment with the scoring side up none. They may be used in any order, or not at all.
rule-VM-32 = Using a moment’s action flips it to its scoring side. Nothing else flips a moment, and it never flips back.
rule-VM-33 = An action may be used only if all of it can be done. No action allows a rewire.
rule-VM-34 = Add (moment): one fragment of the moment’s colour goes from the supply into an empty hex.
rule-VM-35 = Split (moment) in a hex with fewer than { $hex_capacity } fragments: one fragment of the removed colour goes to the supply, and one of each of the two result colours comes from there into the same hex.
rule-VM-36 = Split (moment) in a full hex, with { $hex_capacity } fragments: likewise, but only one of the two result colours comes, as the player chooses.
rule-VM-37 = Combine: in a hex with at least two fragments any two go back to the supply, in any order, and one fragment of any colour comes from there into the same hex.
rule-VM-38 = Speculate: with a fragment in the bag and an empty hex, draw a fragment at random and put it into an empty hex.
rule-VM-39 = Nudge: move one fragment to an adjacent hex that holds fewer than { $hex_capacity }.
rule-VM-40 = Swap: exchange one fragment of a hex with one of an adjacent hex.
rule-VM-41 = The holder of the start player marker acts first, then the others clockwise, { $rulings_reflect ->
    [by_action] one action each in turn, until all are done (VM-R19)
   *[by_player] each to the end before the next begins
  }{ $rulings_simultaneous ->
    [false] . They never act at once (VM-R18).
   *[other] ; all at once only under VM-R18.
  }

section-moments = Reward: moments
rule-VM-42 = Everybody scores moments, then connections, then core memories, and in round { $rounds } the aspiration. Nothing is chosen except in VM-54.
rule-VM-43 = Only moments in the bank with the scoring side up are looked at.
rule-VM-44 = A hex matches a moment if it holds exactly the fragments of its pattern, no more and no less.
rule-VM-45 = For each matching hex a moment scores by the number of fragments in its pattern: { $pattern_worths }. A hex can serve several moments, and no fragment is spent.
rule-VM-46 = A moment that scored leaves the bank and is a cherished moment; its slot is free again. Scoring cannot be put off.
rule-VM-47 = A moment without a matching hex stays, scoring side up, and blocks its slot in the next round.
rule-VM-48 = Two moments with the same pattern both score for each matching hex.

section-connections = Reward: connections
rule-VM-49 = A thread is a whole connected group of hexes that each hold at least one fragment of a colour. It touches a slot of that colour if one of its hexes does.
rule-VM-50 = { $rulings_filled_slots_connect ->
    [false] A thread that touches at least two empty slots of its colour is a connection (VM-R22).
   *[other] A thread that touches at least two slots of its colour, filled or empty, is a connection.
  }
rule-VM-51 = A connection scores its number of hexes, side branches included, times the number of empty slots that it touches. A hex counts once, however many fragments it holds.
rule-VM-52 = Filled slots multiply nothing. { $rulings_filled_slots_connect ->
    [false] If fewer than two of the touched slots are empty, there is no connection (VM-50), and nothing moves.
   *[other] If all touched slots are filled, the connection scores 0 and nothing moves.
  }
rule-VM-53 = Then each empty slot that the thread touches gets one fragment of its colour from a hex of the thread that touches it. This is compulsory; all other fragments stay.
rule-VM-54 = If two hexes of the thread touch the slot, the player chooses which one gives.

section-core = Reward: core memories and aspiration
rule-VM-55 = A cluster whose slots are all filled is a core memory. It scores by the number of its slots: { $cluster_worths }.
rule-VM-56 = It scores in the round in which it is completed and in each later one. A slot is never emptied.
rule-VM-57 = In round { $rounds }, after the core memories, all reveal their aspiration: { $aspiration_hex_token ->
    [one] 1 point
   *[other] { $aspiration_hex_token } points
  } for each fragment of its colour in hexes.
rule-VM-58 = { $aspiration_slot_token ->
    [one] 1 point
   *[other] { $aspiration_slot_token } points
  } for each fragment of that colour in slots.
rule-VM-59 = { $aspiration_cherished_tile ->
    [one] 1 point
   *[other] { $aspiration_cherished_tile } points
  } for each cherished moment whose pattern holds that colour.
rule-VM-60 = The points of the aspiration are remembered for ties.

section-end = The end
rule-VM-61 = After every round but round { $rounds } the next one begins: uncovered bank slots offer their actions again; boards, banks, bag and supply stay as they are.
rule-VM-62 = The match ends after Reward of round { $rounds }. Whoever has the most points wins.
rule-VM-63 = At equal points the player with more points for the aspiration ranks first; after that, the one who sits later in turn order, counted from the start player of round { $rounds }. So no rank is shared.

section-rulings = Rulings
rule-VM-R1 = How boards are handed out is not said. { $rulings_boards ->
    [random] At this table they are drawn, but not alone (AB-01); with the switch “boards” set to “by_seat” they go by seats.
   *[by_seat] We go by seats; with the switch “boards” set to “random” they are drawn.
  }
rule-VM-R2 = Editions differ in the number of score markers and in the playing time; neither has any effect.
rule-VM-R3 = One caption sounds as if a rewire had to be made; the text says that it may. At least one fragment moves if it is made.
rule-VM-R4 = VM-12 is repeated as often as needed and skips colours that the supply lacks. If bag and supply are both empty, dealing stops, and a moment without fragments leaves the game.
rule-VM-R5 = A take of two or three fragments may come from two moments.
rule-VM-R6 = You may take less than possible. Two different colours, or two equal ones and another, are never a take, even when nothing else is left.
rule-VM-R7 = Emptying two moments claims both. When one moment is left at the beginning of a turn, its end is called left.
rule-VM-R8 = First or last moment, or end of the line: these mean the same.
rule-VM-R9 = If the board is full and no rewire can empty a hex, the turn passes. If all pass in a row the phase ends: the fragments of the line go to the supply, its moments leave the game, and the last to pass counts as the last player.
rule-VM-R10 = A full-board turn is a turn. Both directions are open in it as long as a hex ends empty.
rule-VM-R11 = All put their moments into the bank before anybody acts.
rule-VM-R12 = A moment that was not used stays, action side up, for a later round; before that it cannot score.
rule-VM-R13 = Without an empty hex neither Add nor Speculate is possible, and the moment is not flipped; without a fragment to remove there is no Split.
rule-VM-R14 = If the supply lacks its colour, Add is not possible. A Split by VM-35 needs both results in the supply, one by VM-36 the chosen one. The removed fragment goes back only after the new ones have come.
rule-VM-R15 = Combine gives back before it takes, so the supply is never short for it. The two may be equal or different, and a colour that went back may be chosen.
rule-VM-R16 = Swapping equal colours changes nothing and is not offered. A swap does not change how many fragments a hex holds, so it may be full.
rule-VM-R17 = The fragment drawn by Speculate is seen before its hex is chosen, and cannot be put back.
rule-VM-R18 = { $rulings_simultaneous ->
    [false] At this table nobody acts at once with others in Reflect: VM-41 always holds, and they also put their moments into the bank in its order. With the switch “simultaneous” set to true all may act at once where supply and bag suffice whatever they do.
   *[other] All may act at once in Reflect if supply and bag suffice whatever they do: of each colour as many fragments as there are Add moments of it, Split moments that give it, and uncovered Combine slots, moments with the action side up only; and in the bag a fragment for each uncovered Speculate slot.{ $rulings_reflect ->
        [by_action] { " " }What was used in this round asks for nothing any more.
       *[by_player] { "" }
    } Otherwise VM-41 holds. This is looked at when all moments are in the banks, and again for those who are left whenever a player is done; once there is enough, all act at once to the end of the phase. Putting moments into the bank takes nothing from the others, so everybody does that at once. The switch “simultaneous” set to false means always VM-41.
  }
rule-VM-R19 = { $rulings_reflect ->
    [by_action] At this table one by one means one action each in turn, until all are done. The switch “reflect” set to “by_player” means one player after another.
   *[by_player] One by one means one player after another, not one action each in turn. The switch “reflect” set to “by_action” means one action each in turn, until all are done.
  }
rule-VM-R20 = The marker moves once, at VM-27; in every round but the last Reflect thus begins with its new holder.
rule-VM-R21 = Where the two languages differ about filled slots, the English text holds.
rule-VM-R22 = { $rulings_filled_slots_connect ->
    [false] At this table a connection needs two empty slots: one filled and one empty slot make none. With the switch “filled_slots_connect” set to true a filled slot counts for being connected, but not for points.
   *[other] A filled slot counts for being connected, but not for points: with one filled and one empty slot a thread scores its hexes once. With the switch “filled_slots_connect” set to false a connection needs two empty slots.
  }
rule-VM-R23 = Every empty slot that the connection touches gets a fragment, even if there are three. A thread that touches a single slot is not a connection and moves nothing.
rule-VM-R24 = On the boards of the standard edition, which are our own, a colour has at most one connection in a round. On other boards slots are filled clockwise from the first, and one that finds no fragment left stays empty.
rule-VM-R25 = Moments are scored before fragments move to slots.
rule-VM-R26 = The aspiration counts moments, not fragments. Moments in the bank or out of the game do not count.
rule-VM-R27 = At full equality the fourth player ranks before the second: the later one in turn order.
rule-VM-R28 = By the printed rule the start player is the one with the earliest positive memory, or somebody chosen at random. Here the option “first” names a seat; without it the seat is drawn. Alone AB-05 says who starts.
rule-VM-R29 = Fragments in slots never move again.
rule-VM-R30 = What may be laid on a used bank slot as a reminder is not modelled.

section-examples = Examples
rule-VM-X1 = With 2, 3 or 4 players the bag begins with 55, 85 or 100 fragments; after the first Prepare 4, 5 or 6 moments hold 16, 25 or 30, and 39, 60 or 70 are left in it.
rule-VM-X2 = The right end moment holds red and blue, the next one yellow, yellow, green, purple. Red, blue and yellow are a take, and the end moment is claimed. Red and blue alone are none. Red alone is one, allows a rewire and claims nothing.
rule-VM-X3 = The three fragments of VM-X2 go into c3 if it is empty, never into a hex that holds a fragment.
rule-VM-X4 = Two moments with one red fragment each: both may be taken together, both moments are claimed, and the phase is over. With red on one and blue on the other they cannot be taken together.
rule-VM-X5 = c3 holds red, blue and yellow, c4 two green, b3 nothing. Out of c3, red may go to c4 and the others to b3, but red and blue not both to c4. Into b3 the two green from c4 and the red from c3 may come.
rule-VM-X6 = Moment 3 (green, blue), scoring side up, with hexes of green and blue; blue, green and red; two green; one blue: 4 points, and it is cherished.
rule-VM-X7 = Moment 11 (red, yellow, blue) with two hexes of just these three: 12 points.
rule-VM-X8 = Moments 3 and 8 with one hex of green and blue: 8. Moment 13 (green, blue, red) with the hexes of VM-X6: 6. Moment 2 (yellow, green): 0, and it blocks its slot.
rule-VM-X9 = On board A green lies in d1, c2, b1, b2, a2 and a3 and touches s3, s6 and s10: 6 × 3 = 18. Then d1 gives to s3, b1 to s6, a3 to s10.
rule-VM-X10 = With green in e1 as well: 7 × 3 = 21, and s3 gets its fragment from d1 or from e1.
rule-VM-X11 = VM-X9 with two green and a red in c2: still 18.
rule-VM-X12 = VM-X9 with s6 filled before: 6 × 2 = 12, and b1 keeps its fragment.
rule-VM-X13 = Green in d1, c2 and b1 with s3 filled: 3 × 1 = 3, and b1 fills s6. With s6 filled too: 0. Green in d1, c2 and b2 touches s3 alone: 0.
rule-VM-X14 = With s4, s5, s6 and s7 filled two clusters are complete: 18 + 1 = 19, and 19 again in the next round. s8 adds nothing. All fifteen: 51 in a round.
rule-VM-X15 = Moment 8 splits red into blue and yellow: red becomes blue and yellow; red and green become blue, yellow and green; two red and a green become red, green and either blue or yellow. A green alone cannot be split by it.
rule-VM-X16 = Combine on green, blue and red may leave red and purple: green and blue go back, whichever is chosen first. On a single green it is not possible.
rule-VM-X17 = A moment that has not scored lies on m1 and four are claimed: three go to m2, m3 and m4, the fourth leaves the game, and only the three moments offer actions.
rule-VM-X18 = Aspiration green, with 5 green in hexes, 3 in slots, and moments 3, 13 and 1 cherished: 5 + 6 + 10 = 21.
rule-VM-X19 = Four players, seat 2 starts round 3, seats 3 and 1 are equal in everything: they are second and fourth in the order of turns, so seat 1 ranks before seat 3.
rule-VM-X20 = The supply holds one green, and two combine slots are uncovered: two might be needed, so all act in order. When one of the two players has used or left that action and is done, one green is enough, and the others act at once.

section-brain = Alone against the Artificial Brain: set-up
rule-AB-01 = { $alone ->
    [false] This edition has no match against the Artificial Brain; what follows is told as in the standard one.
   *[other] One person plays against an automaton, the Artificial Brain, with the material for { $solo_setup_players_row }.
  } All rules above hold except for the changes below. The human has board { $solo_setup_human_board }; the Brain has board { $solo_setup_brain_board }.
rule-AB-02 = The human draws one aspiration tile. The others are not dealt.
rule-AB-03 = { $solo_setup_reminder_tokens ->
    [0] No fragment is laid on the score track as a reminder of that aspiration’s colour, but all may know it.
   *[other] One fragment of that aspiration’s colour goes from the { $solo_setup_reminder_from ->
        [bag] bag
       *[supply] supply
    } to the score track and lies there to the end, for all to see. In VM-08 it is a place of its own.
  }
rule-AB-04 = All { $aspiration_count } aspiration tiles, the human’s too, are shuffled and laid open in a row: the preference line.
rule-AB-05 = { $solo_setup_start_player ->
    [brain] The Brain
   *[human] The human
  } holds the start player marker in round 1.
rule-AB-06 = The Brain decides nothing, never rewires, has no bank, does not act in Reflect and scores no thread. VM-16 and VM-25 do not bind it.

section-brain-queue = The Brain’s preferences
rule-AB-07 = Line and stack are one queue: single tiles from the left, { $solo_queue_visible_places } in the line with the top of the stack, which is the rightmost, and under it the rest in order. All of it is open.
rule-AB-08 = A preference tile names colours in an order: an aspiration its one colour, a moment its pattern, clockwise from the top left.
rule-AB-09 = To go under the stack is to go to the end of the queue. When a tile leaves the front, all others move up by one; nothing else refills the line.

section-brain-draft = The Brain’s turn: drafting
rule-AB-10 = After each turn of the human the Brain has one, as long as the line of moments is not empty. If it holds the marker, it has the first turn of the round.
rule-AB-11 = First fragment: the front tile is asked. What it wants is the first of its colours that lies on one of the two end moments. If none does, it is skipped: it goes under the stack, and the new front tile is asked.
rule-AB-12 = If that colour lies on one end only, the Brain drafts from there.
rule-AB-13 = If it lies on both, the whole draft is worked out for each end. First choice is an end where at least one moment is emptied, if none is at the other; else the end that gives more fragments; else the human chooses, which is the only decision in the Brain’s turn.
rule-AB-14 = The Brain takes one fragment of the colour there. For the second fragment the second tile of the queue is asked, and it alone: the first of its colours that lies on the moment now at that end is taken; if there is none, the draft is over, and the tile keeps its place.
rule-AB-15 = A third fragment, and each one after that, likewise with the tile of the queue that has its number, if there was one before it, as far as AB-16 allows.
rule-AB-16 = A moment that is emptied leaves the line at once, and the next one inward is the end. The draft is over after { $solo_draft_max_tokens ->
    [one] 1 fragment
   *[other] { $solo_draft_max_tokens } fragments
  }, at the first miss, or with the last fragment of the line. A preference gives at most one fragment; the colours may be any.

section-brain-laying = The Brain’s turn: laying and gaining
rule-AB-17 = A single fragment goes into the first empty slot of its colour, in the order { $slot_order }{ $slots_usual ->
    [true] : bottom centre, then clockwise
   *[other] { "" }
  }.
rule-AB-18 = Several fragments go together into one empty hex, the first in the order { $hex_order }.
rule-AB-19 = Then the preferences that gave a fragment go under the stack in the order in which they were asked{ $rulings_used_moments_return ->
    [false] ; moments among them stay in front (AB-R3).
   *[other] .
  }
rule-AB-20 = Then the Brain gains each moment that it emptied: it goes under the stack, scoring side up, in the order of emptying. It is a preference from now on, and counts in AB-29 and AB-30.

section-brain-round = The end of a round against the Brain
rule-AB-21 = Remember ends by VM-26, and the marker goes to the one who did not have the last turn, in every round but round { $rounds }.
rule-AB-22 = Only the human reflects; then the human is rewarded.
rule-AB-23 = The Brain scores { $solo_score_round_hex_token } for each fragment in its hexes{ $excluded ->
    [none] { "" }
   *[other] { " " }that is not of the colour of the human’s aspiration
  }.
rule-AB-24 = And { $solo_score_round_slot_token } for each such fragment in its slots.
rule-AB-25 = { $solo_score_round_core_memories ->
    [false] Its complete clusters score nothing.
   *[other] Then its complete clusters score as in VM-55; for this, slots of every colour count.
  }
rule-AB-26 = This happens in each round, of which there are { $rounds }, for everything that is then on its board.

section-brain-end = The end of a match against the Brain
rule-AB-27 = After round { $rounds } the human scores the aspiration.
rule-AB-28 = Then the Brain scores the moments that it gained, each by itself.
rule-AB-29 = For each of its hexes that matches the pattern exactly a moment scores by the number of fragments in it: { $brain_worths }.
rule-AB-30 = { $solo_score_final_pattern_fragment ->
    [one] 1 point
   *[other] { $solo_score_final_pattern_fragment } points
  } for each fragment of the pattern{ $excluded ->
    [none] { "" }
   *[other] { " " }that is not of the colour of the human’s aspiration
  }.
rule-AB-31 = The human wins with at least as many points as the Brain; otherwise the Brain wins.

section-brain-harder = A harder Brain
rule-AB-32 = Be more human (harder): { $solo_variants_be_more_human_excluded_colour ->
    [none] no colour is left out in AB-23, AB-24 and AB-30.
   *[other] the colour of the human’s aspiration is left out in AB-23, AB-24 and AB-30.
  }{ $always_human ->
    [true] {" "}In this edition that is so in any case, and the option is not offered.
   *[other] {""}
  }
rule-AB-33 = Learn from experience (hardest): each time the Brain gains a moment, a fragment of the leftmost colour of its action goes from the supply into the Brain’s slots, as in AB-17.
rule-AB-34 = The two are chosen at set-up, one, both or neither. Unless somebody chooses, “Be more human” is { $solo_variants_be_more_human_default ->
    [true] on
   *[other] off
  } and “Learn from experience” is { $solo_variants_learn_from_experience_default ->
    [true] on
   *[other] off
  }.{ $harder ->
    [neither] {" "}At this table both are off.
    [human] {" "}At this table “Be more human” is on.
    [learning] {" "}At this table “Learn from experience” is on.
    [both] {" "}At this table both are on.
   *[other] { "" }
  }

section-brain-rulings = Rulings about the Brain
rule-AB-R1 = { $rulings_used_moments_return ->
    [false] Skipped and gained tiles go under the stack, and so do used aspirations, but not used moments (AB-R3). Its top moves into the line.
   *[other] Skipped, used and gained tiles all go under the stack and its top moves into the line: that is a plain queue, first in, first out.
  }
rule-AB-R2 = After skipping all single tiles of the line the next tile is the next of the queue, even one that was skipped in this turn. A used tile is never asked twice.
rule-AB-R3 = { $rulings_used_moments_return ->
    [false] At this table moments that gave a fragment stay in front of the queue, in their order; only aspirations, which are all that the text names, go under the stack. With the switch “used_moments_return” set to true used moments go there too.
   *[other] Every preference that gave a fragment goes under the stack, moments too; the text names only aspirations. With the switch “used_moments_return” set to false used moments stay in front, in their order.
  }
rule-AB-R4 = A skipped tile comes back when it reaches the front, in whatever turn that is.
rule-AB-R5 = Skipping ends, for the { $aspiration_count } aspirations are always in the queue and there is a fragment on the ends.
rule-AB-R6 = Colour before side: the first colour of the tile that lies on either end decides. A later colour is not used to reach a better end.
rule-AB-R7 = Emptying is a matter of yes or no: two moments are no better than one. The number of fragments is that of the whole draft.
rule-AB-R8 = With one moment left in the line both ends are that one, and there is nothing to choose.
rule-AB-R9 = An emptied moment joins the queue after the draft, so it does not steer the turn in which it was gained.
rule-AB-R10 = A single fragment for which no slot is empty goes alone into an empty hex, and is worth { $solo_score_round_hex_token } instead of { $solo_score_round_slot_token }.
rule-AB-R11 = Without an empty hex the fragments go to the supply; on the boards of the standard edition that hardly happens.
rule-AB-R12 = Drafted fragments are laid before any tile moves; the fragment of AB-33 comes after them.
rule-AB-R13 = The leftmost colour of a split is the one that is removed, that of an add the one that is added. If the supply lacks it nothing happens; without an empty slot AB-R10 holds. Of two moments the first emptied comes first.
rule-AB-R14 = The human’s full-board turn is a turn, even if it is passed; the Brain plays after it, and never passes.
rule-AB-R15 = Gained moments with equal patterns both score. The Brain flips no tile and loses none.
rule-AB-R16 = The human’s aspiration counts cherished moments, the Brain’s points count fragments.
rule-AB-R17 = A tie is a win for the human; VM-63 does not apply. As only one reflects, neither does VM-R18.
rule-AB-R18 = The face-down stack of four tiles that the text makes on the way has no effect.
rule-AB-R19 = In AB-13 the human chooses knowing everything, and may choose in their own interest.

section-brain-examples = Examples of the Brain
rule-AB-X1 = Queue red, blue, green, yellow, purple; on the left end two yellow, blue, purple; on the right yellow, green, two purple. Red is skipped. Blue lies on the left only and is taken; green is not there: over. Blue goes to s3; the queue is green, yellow, purple, red, blue.
rule-AB-X2 = Queue moment 8 (blue, green), red, yellow, green, blue, purple; left two green and two red, right blue, two red, yellow. Blue comes before green and lies on the right: blue, red, yellow, together into a1. Queue: green, blue, purple, moment 8, red, yellow.
rule-AB-X3 = Queue red, yellow, green, blue, purple; left two red, blue, purple, right two green, two purple. Red from the left; yellow is missing there, so it is over, though green or blue would fit. Red goes to s7.
rule-AB-X4 = Queue blue, red, yellow, green, purple; left two blue, purple, yellow; right a single blue, then a moment with red, yellow, green, blue. The right empties a moment and gives three: it is chosen. Queue: green, purple, blue, red, yellow, and the gained moment.
rule-AB-X5 = Queue blue, red, yellow, green, purple; left two blue, red, yellow, right two blue, purple, green. No end empties a moment; left gives 3, right 1: left.
rule-AB-X6 = Queue blue, red, purple, green, yellow; left two blue and two red, right blue, red, two green. Both give blue and red and empty nothing: the human chooses.
rule-AB-X7 = Queue red, yellow, green, blue, purple; line purple, then four red, then four purple. Four tiles are skipped; purple lies on both ends, and the left is emptied by it. Then red is asked again, and lies there now. Yellow does not: over. Queue: yellow, green, blue, purple, red, and the gained moment.
rule-AB-X8 = Queue purple, yellow, red, green, blue; line purple, then red and yellow. From the left all three: both moments are gained in that order, and Remember ends.
rule-AB-X9 = Four single yellow fragments in a match: into s1, s8, s13, and the fourth into an empty hex.
rule-AB-X10 = Aspiration green; hexes of red, blue, yellow and of two green; s1, s8, s2 and s3 filled: 3 + 6 + 1 + 4 = 14 in this round. With AB-32: 5 + 8 + 5 = 18.
rule-AB-X11 = The same hexes at the end with moments 11, 3 and 8 gained: 6 for a match, 15 + 5 + 5 for fragments, 31. With AB-32 it is 41.
rule-AB-X12 = Aspiration red; hexes of green and blue, of blue and green, of green and two blue; moments 3 and 8 gained: 8 + 8 for matches, 10 + 10 for fragments, 36.
rule-AB-X13 = With AB-33: moment 3 (add green) gives a green fragment to s2, or to s5 if s2 is filled; moment 8 (split red) a red one to s7.
rule-AB-X14 = 97 to 97: the human wins. 96 to 97: the Brain wins.
rule-AB-X15 = Aspiration blue: after set-up the supply holds 13 blue and 14 of each other colour, the bag 55.

## Parts of sentences

rules-board = seat { $seat } board { $board }
rules-bag = { $bag } with { $players } players ({ $total } in all; { $supply } of each are left)
rules-head-start = { $points } points with { $players } players
rules-line = { $tiles } with { $players } players
rules-pile = { $tokens } each with { $players } players

rules-worth = { $points } with { $size }
