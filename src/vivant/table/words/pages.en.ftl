### What the pages home, rules and replay say, in English. Messages that begin with js- are said by scripts.

## Every page

page-about = Table games with friends or with bots, in the browser. No account: a seat is a link.
bar-skip = Skip to the content
bar-logo = vivant, home page
bar-tools = Tools
bar-rules = Rules
bar-rules-beside = Rules, in a tab beside the table
bar-theme-light = Light: switch to dark
bar-theme-dark = Dark: switch to light
bar-language = Language
bar-language-en = English
bar-language-fr = Français

## Nowhere

lost-title = There is nothing here
lost-help = The link may be incomplete, or what it led to no longer exists.
lost-home = Home page

## Home

home-heading = Pull up a chair.
home-about = Table games, with friends or with bots. No account: a seat is a link.
home-no-script = To play, you need JavaScript, which is off in this browser. You can read the rules without it.
home-games = Games
home-players = { $most ->
    [one] 1 player
   *[other] { $most } players
  }
home-players-range = { $fewest }–{ $most } players
home-alone = or alone
home-new = New table
home-new-of = New table: { $game }
home-play-alone = Play alone
home-play-alone-of = Play alone: { $game }
home-rules-of = Rules of { $game }
home-yours = Your tables
home-no-tables = No tables yet. The tables you join in this browser will be listed here.
home-join = Join with a link
home-join-help = Paste the link to a seat, or a link for spectators.
home-join-go = Go to the table
home-import = Import a record
home-import-help = Watch a finished match again, or continue an unfinished one.
home-import-choose = Choose a file
js-table-named = “{ $name }”
js-table-your-turn = it is your turn
js-table-turn-of = it is { $name }’s turn
js-table-waiting = waiting for { $name }
js-table-open = waiting for players
js-table-over = over
js-table-won = over, won by { $name }
js-table-gone = This table is gone.
js-table-unreached = The server does not answer.
js-table-asking = One moment …
js-table-watching = as a spectator
js-table-go-on = Continue
js-table-look = Watch
js-table-replay = Replay
js-table-since = { $time } so far
js-table-you = You
js-table-leave = Leave
js-table-leave-of = Leave { $title }
js-table-leave-about = If you resign, a bot plays on for you and the others can finish the match. If you only remove the table from this list, your seat waits for you, but this browser forgets it.
js-table-resign = Resign
js-table-stay = Stay
js-table-remove = Remove
js-table-remove-of = Remove { $title } from the list
js-table-call-of = { $call }: { $title }
js-and = { $most } and { $last }
js-join-not-link = This is not a link. It begins with http:// or https://.
js-failed = The server does not answer. Try again in a moment.
js-refused = The server refused without saying why.

## The network of this machine

home-wifi = Friends in your Wi-Fi
js-wifi-about = So far only this computer can reach vivant. Let your Wi-Fi in, and friends in the same network play along on their phones and computers: they scan a code or open a link.
js-wifi-about-safe = Whoever is in this network can then open vivant’s pages here, make tables, and sit down with a link. Nobody gets at anything else on this computer, and nobody from outside the network comes in. In a network that you share with strangers, leave it shut. It ends with one press, or when vivant ends.
js-wifi-let-in = Let my Wi-Fi in
js-wifi-let-in-at = Let my Wi-Fi in at { $address }
js-wifi-none = This computer is not in a network. Connect it to your Wi-Fi, then try again.
js-wifi-open = Your Wi-Fi is let in: devices in it reach vivant at { $url }
js-wifi-open-help = If a phone finds nothing there, it may be in another network, or a firewall on this computer is in the way.
js-wifi-shut = Shut my Wi-Fi out again

## A new table

new-close = Close
new-players = Number of players
new-seats = Who plays?
new-word = Your word for the shuffle
new-word-help = Any word will do. It goes into the shuffle, so that nobody can arrange the deal alone. The others see it when the match begins.
new-options = Options of the game
new-house = House rules
new-house-help = Where the printed rules leave room, a table may decide. Everybody is told before they sit down.
js-new-editions = By an edition
js-new-edition-standard = Standard edition
js-new-ours = ours, not printed
js-new-house-chosen = { $n } changed
js-new-standard = standard
new-more = More settings
new-name = Name of the table
new-clocks = Clock
new-clocks-none = None
new-clocks-match = For the match
new-clocks-decision = For each decision
js-new-clocks-about-match = Whoever runs out of time does not lose: a bot plays on for them to the end.
js-new-clocks-about-decision = If a decision takes longer, a bot makes it, and its player goes on.
js-new-clock-minutes = Minutes for each player
js-new-clock-increment = Seconds added by each decision
js-new-clock-days = Days for each decision
js-new-clock-bot = Who plays when time is over
new-pace = Bots pause before they play
new-edition = Another edition
new-edition-help = A TOML file with your own components. Without one the standard edition is played.
new-go = Open the table
js-new-title = New table: { $game }
js-new-place = Seat { $n }
js-new-you = You
js-new-friend = A friend, by link
js-new-here = Somebody at this device
js-new-bot = { $name } (bot, { $bot })
js-new-name-you = Your name
js-new-name-here = Their name
js-new-level = Level
js-new-who = Who sits in seat { $n }
js-new-rule = Rule { $rule }
js-new-need-name = Every person at this device needs a name.
js-new-need-own-name = Enter your name first; the others will see it.
js-new-levels = Bots by level
js-new-kinds = Other bots, to experiment with

## Rules

about-title = About this game
about-title-of = About { $game }
rules-back = Back to the table
rules-title = Rules
rules-title-of = Rules of { $game }
rules-about = In our own words, every rule with its id. Refusals and the log link to them.
rules-primer = How to play, in short
rules-house = House rules
about-house = This page is of a table that plays the edition “{ $name }”: figures, pictures and the player aid are those of that table. What is played differently there:
rules-house-about = These rules are of a table that plays the edition “{ $name }”. What is played differently there:
rules-own-words = In our own words. Every rule has an id; refusals and the log link to it.
rules-contents = Contents
rules-others = Other games
rules-link = Link to rule { $rule }
rules-picture = Picture of { $rule }
rules-edition = Components
rules-edition-about = Everything that the edition “{ $name }” contains, entry by entry.
rules-edition-changed = Changed: not as in the standard edition.
rules-entry = Entry
rules-value = Value
rules-source = Source

## Replay

replay-title = Replay
replay-no-script = To watch a match again, you need JavaScript, which is off in this browser.
replay-scene = The table at this step
replay-controls = Step by step
replay-step = Step
replay-start = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-end = To the end
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = normal
replay-speed-fast = fast
replay-view = Whose view
replay-view-watch = A spectator’s
replay-view-all = Everything
replay-copy = Link to this step
replay-download = Download
replay-download-of = Download the record
replay-scores = Scores
replay-log = Log
replay-verdict = Verification
replay-keys = Keys: ← → one step, space plays or pauses, Home and End.
js-replay-title = Replay of { $game }
js-replay-step = Step { $at } of { $last }
js-replay-begin = The beginning
js-replay-before = Before step { $n }:
js-replay-copied = The link to this step has been copied.
js-replay-not-copied = This browser does not let the page copy. The link is in the address bar.
js-replay-gone = There is no finished match here. It may no longer exist, or not be over yet.
js-replay-round = Round { $n }
seal-true = The seal holds: every draw is the one that was promised.
seal-unopened = Sealed, but the secret was never revealed: the draws cannot be checked.
seal-unsealed = Not sealed: nobody promised the draws beforehand.
seal-partly = Sealed from step { $step } on: every draw since then is the one that was promised. Nobody promised the draws before it.
seal-explained-true = Before anybody sat down, the server chose a secret and showed its fingerprint, the seal; then each seat could add a word, and secret and words together determined every draw. Now that the secret is known, all draws were computed again, and they are the same.
seal-explained-unopened = Before anybody sat down, the server chose a secret and showed its fingerprint, the seal; then each seat could add a word. The record does not reveal the secret, so nobody can compute the draws again.
seal-explained-unsealed = Nobody promised the draws of this match beforehand. Every step is legal, but the record cannot show whether the draws were arranged.
seal-explained-partly = This match was brought along from elsewhere, and whoever brought it may know what was drawn before step { $step }. From there on the server drew with a secret of its own, whose fingerprint, the seal, it showed at once; no words of the seats were mixed in. Now that the secret is known, all draws since then have been computed again.
seal-uncovered = What a seal cannot prevent: whoever runs the server sees all cards, can stop a match, and could arrange the deal together with the last person to give a word.
replay-unfinished = this match is not over; nobody else can watch it before it is
replay-no-step = there is no step { $index }; the match has { $last }
replay-no-view = there is no view { $seat }

review-title = Look back
review-about = The coach goes through the decisions of one seat, knowing only what that seat knew then, and names the costliest.
review-seat = Whose decisions?
review-start = Look back
js-review-thinking = Decision { $done } of { $all } …
js-review-done = { $name }: the costliest decisions.
js-review-none = { $name }: the coach found no clear mistake.
js-review-graph = { $name }: how far ahead the coach saw them, step by step. Marks on the slider are mistakes.
js-review-show = Show
js-review-again = Try again from here

home-learn = Learn by playing · { $minutes } min
home-learn-alone = Alone · { $minutes } min
home-learn-of = ({ $game }: { $lesson })
js-lesson-you = You
