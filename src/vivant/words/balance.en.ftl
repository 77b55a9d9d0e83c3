# The balance lab: what an edition does and what a change of it did, from many games.

component-plain = { $id }

balance-no-components = { $game } does not say what its components are: nothing can be weighed
balance-same = both would be the same ("{ $edition }"): say with --edition or --ruling what is changed, and with --against what it is compared with
balance-no-rulings = { $game } has no rulings to be decided otherwise
balance-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }: the balance of the edition “{ $edition }”
balance-played = { $games } games between these bots: { $bots }; seed { $seed }; played by vivant { $code }.
balance-forfeits = { $count ->
    [one] One game was forfeited: it counts for victories alone.
   *[other] { $count } games were forfeited: they count for victories alone.
  }
balance-against = Compared with the edition “{ $edition }”, on the same deals.
balance-house = What is changed
balance-house-other = What is changed in the other
balance-touched = The components that the change is about
balance-changed = { $name }, changed
balance-named = { $name }
balance-find-touched = { $line } { $verdict ->
    [more] Certain.
    [less] Certain.
    [few] Seen in too few games to say.
   *[other] Not certain.
  }
balance-changes = What that does
balance-rulings = What each ruling does alone
balance-findings = How the edition plays
balance-report = The report is { $page }; its tables lie in { $tables }.
balance-kept = The games are kept in { $where }: the same command plays nothing twice.

balance-percent = { $number } %
balance-percent-error = { $number } % ± { $error }
balance-number-error = { $number } ± { $error }
balance-change-share = { $number } ± { $error } percentage points
balance-change-number = { $number } ± { $error }
balance-listed = { $items }

# What is reckoned.

balance-seat = Seat { $seat }
balance-of-kind = { $kind }: { $name }
balance-rival = { $name }
balance-order = { $order ->
    [1] Whoever begins
    [2] Whoever is second
    [3] Whoever is third
   *[other] Whoever is number { $order }
  }
balance-of-victories = { $title }: victories
balance-of-points = Points: { $title }
balance-tie = Shared victories
balance-place = Points of place { $place }
balance-rounds = Rounds
balance-decisions = Decisions, all
balance-choices = Decisions with a choice
balance-minutes = Minutes, estimated
balance-settled = Share of a match before the winner is ahead for good
balance-clear = Decisions with one clearly best answer
balance-had = How many seats have { $name }
balance-points = Points by { $name } for whoever has it
balance-more = Victories with { $name }, more than expected
balance-winners = winners
balance-others = others

# Sentences.

balance-find-wins = { $who } { $verdict ->
    [more] wins more than an even share
    [less] wins less than an even share
    [few] was seen too rarely to say
   *[other] wins about an even share, as far as can be seen
  }: { $wins }, expected { $even }.
balance-find-seats-even = No seat surely wins more or less than another; what is left open is { $error } percentage points to either side.
balance-find-few = { $count ->
    [one] Only one deal was played
   *[other] Only { $count } deals were played
  }: too few games to call anything certain; it takes { $needed } deals at least.
balance-find-changes-few = Too few deals were played to call any change certain.
balance-find-forfeited = Every game was forfeited: of points, lengths and components there is nothing to say. Which bot failed and why is told while they are played; try it with vivant arena.
balance-find-forfeited-one = Every game with one of the two editions was forfeited: they cannot be compared.
balance-find-tie = { $value } of the games end in a shared victory.
balance-find-settled = On average the winner is ahead for good after { $value } of the decisions.
balance-find-minutes = A match has { $rounds } rounds and { $choices } decisions with a choice: about { $minutes } minutes, if people take { $pace } seconds for each.
balance-find-clear = { $value } of the { $decisions } decisions that the coach looked at have one clearly best answer.
balance-find-strong = Strong: whoever has { $name } wins { $wins } of the games, where { $even } were to be expected of their seats ({ $difference }).
balance-find-weak = Weak: whoever has { $name } wins { $wins } of the games, where { $even } were to be expected of their seats ({ $difference }).
balance-find-count = Of { $count } components that can be compared, { $strong ->
    [one] 1 is surely stronger
   *[other] { $strong } are surely stronger
  } than others and { $weak } surely weaker.
balance-find-none = No component is surely stronger or weaker than others, of { $count } that can be compared.
balance-find-too-few = There are too few games to compare components.
balance-find-changed = { $figure }: { $before } → { $now } ({ $change }).
balance-find-open = Nothing certain about: { $figures }. A larger change than such an interval allows would have been seen.
balance-find-no-component = No component is surely had more often, or worth more, or wins more than before.
balance-find-same = The same on every deal: { $figures }.
balance-find-no-other = No other component is surely had more often, or worth more, or wins more than before.
balance-find-more-changes = { $count ->
    [one] One more change of a component is certain: it stands in the table.
   *[other] { $count } more changes of components are certain: they stand in the table.
  }
balance-find-ruling = { $sentence } This changes: { $changes }.
balance-find-ruling-open = { $sentence } Nothing that is reckoned surely changes.

# Tables.

balance-order-title = Who begins
balance-order-note = What the one who decides first wins, and the others in their order around the table. An even share is what all would win if that made no difference. Intervals hold for all lines at once.
balance-seats = Seats
balance-seats-note = What each seat wins, whoever sits there, and its points. Intervals hold for all lines at once.
balance-places = Points by place
balance-places-note = The picture shows how often winners, and all others, have how many points.
balance-sources = Where points come from
balance-sources-note = As a score sheet has them, a seat and game.
balance-timeline = How a match goes
balance-timeline-note = The points of the later winner and of the others, by how much of the match is over; then, how much of a match is over when the winner is ahead for good.
balance-lengths = How long it takes
balance-lengths-note = A game; the picture shows how many decisions with a choice games have.
balance-components = Components, from the strongest to the weakest
balance-components-note = Met: in how many games it came up. Taken: how often a game somebody took it. Had: how many seats took, held or scored it. Worth: points of a seat that has it; where several of a kind make points together, they share them. Difference: what those who have it win, less what is expected of their seats; this interval is corrected for the number of components that are compared, so that all of them hold at once in 95 % of such reports. It is no proof of a cause: whoever is ahead anyway may take it more often.
balance-components-unsaid = Components that cannot be compared
balance-components-unsaid-note = Too few seats had them, or all did: then there is nobody to compare those with.
balance-differences = Figure by figure
balance-differences-note = The same deals with either edition: a difference is reckoned deal by deal, so that most of the luck falls out. Intervals hold for all lines at once.
balance-component-differences = Components that changed
balance-component-differences-note = The clearest first; all of them stand in the table beside this page. Intervals of the components that the change is about hold for these at once, those of all others for all others at once. The picture shows how many more seats have a component.
balance-ruling-changes = Rulings, each alone
balance-ruling-changes-note = Each other decision of each switch, beside this edition on the same deals: what surely changes, and a few figures that one asks for anyway.
balance-heat = Strong and weak on the table
balance-heat-note = A table as it is set up. Warm is what wins more than expected, cool what wins less, the stronger the colour the more; pale is what is not certain.
balance-heat-left = Compared, but not in this picture, as they do not lie there at the set-up: { $kinds }.
balance-heat-kind = { $kind } ({ $count })
balance-method = How this was reckoned
balance-method-deals = ± is half the width of a 95 % interval. Games of one deal are not independent of each other, and deals are: a deal counts once.
balance-method-sure = “More” and “less” are said only where the interval lies wholly on one side, and 30 deals or more had something to see. “Open” means that nothing is proven, not that there is nothing.
balance-method-components = That somebody has a component is read from what the log of a game tells of it, and from what its points say.
balance-method-minutes = Minutes take { $pace } seconds for each decision with a choice, one after the other.
balance-method-bots = Bots are no people: what they do not understand they cannot use. Try a stronger bot before you trust a surprise.

balance-column-who = who
balance-column-wins = wins
balance-column-even = even share
balance-column-said = certain?
balance-column-points = points
balance-column-place = place
balance-column-figure = figure
balance-column-value = value
balance-column-source = source
balance-column-everybody = all
balance-column-winners = winners
balance-column-others = others
balance-column-moment = of the match
balance-column-component = component
balance-column-kind = kind
balance-column-met = met
balance-column-taken = taken
balance-column-had = had
balance-column-worth = worth
balance-column-expected = expected
balance-column-difference = difference
balance-column-before = before
balance-column-now = now
balance-column-change = change
balance-column-ruling = ruling
balance-verdict-more = more
balance-verdict-less = less
balance-verdict-open = open
balance-verdict-few = too few games
balance-verdict-always = everybody has it

# Axes.

balance-axis-wins = share of victories
balance-axis-points = points
balance-axis-seats = of these seats
balance-axis-games = of the games
balance-axis-moment = of the match
balance-axis-settled = of the match, before the winner is ahead for good
balance-axis-choices = decisions with a choice
balance-axis-difference = victories, more or less than expected
balance-axis-had = seats that have it, more or less than before
