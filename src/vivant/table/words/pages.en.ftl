### What the pages home, rules and replay say, in English. Messages that begin with js- are said by scripts.

## Every page

page-about = Table games with friends or with bots, in the browser. No account: a seat is a link.
bar-skip = To the content
bar-logo = vivant, to the first page
bar-tools = Tools
bar-rules = Rules
bar-theme-system = Theme: as the system has it
bar-theme-light = Theme: light
bar-theme-dark = Theme: dark
bar-language = Language
bar-language-en = English
bar-language-fr = Français

## Nowhere

lost-title = There is nothing here
lost-help = The link may be cut off, or what it led to is gone.
lost-home = To the first page

## Home

home-heading = Pull up a chair.
home-about = Table games, with friends or with bots. No account: a seat is a link.
home-no-script = Playing needs JavaScript, which is off in this browser. The rules can be read without it.
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
home-no-tables = No table yet. The tables at which you sit in this browser will be listed here.
home-join = Join with a link
home-join-help = Paste the link of a seat, or of a spectator.
home-join-go = Go to the table
home-import = Import a record
home-import-help = A finished match is shown again, an unfinished one goes on.
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
js-table-go-on = Go on
js-table-look = Look
js-table-replay = Replay
js-table-remove = Remove
js-table-remove-of = Remove { $title } from the list
js-table-call-of = { $call }: { $title }
js-and = { $most } and { $last }
js-join-not-link = This is not a link. It begins with http:// or https://.
js-failed = The server does not answer. Try again in a moment.
js-refused = The server refused, and did not say why.

## A new table

new-close = Close
new-players = How many play
new-seats = Who sits where
new-word = Your word for the shuffle
new-word-help = Anything at all. It is mixed into the dice, so that nobody can have chosen the deal alone; the others see it once the match begins.
new-options = Options of the game
new-more = More
new-name = Name of the table
new-pace = Bots take a moment, as people do
new-edition = Another edition
new-edition-help = A TOML file with your own components. Without one the standard edition is played.
new-go = Open the table
js-new-title = New table: { $game }
js-new-place = Place { $n }
js-new-you = You
js-new-friend = A friend, by link
js-new-here = Somebody at this device
js-new-bot = Bot: { $bot }
js-new-name-you = Your name
js-new-name-here = Their name
js-new-level = Level
js-new-who = Who sits at place { $n }
js-new-rule = Rule { $rule }
js-new-need-name = Every person at this device needs a name.
js-new-need-own-name = Write your name first: it stands at your place.
js-new-levels = Bots by level
js-new-kinds = Other bots, to try things out

## Rules

rules-title = Rules
rules-title-of = Rules of { $game }
rules-about = In our own words, every rule with an id. Refusals and log lines lead here.
rules-primer = How to play, in short
rules-own-words = In our own words. Every rule has an id; refusals and log lines at the table lead to it.
rules-contents = Contents
rules-others = Other games
rules-link = Link to rule { $rule }
rules-picture = Picture to { $rule }
rules-edition = Components
rules-edition-about = The values of the edition “{ $name }”. Printed: it stands so in the printed game. Reconstructed: it follows from what is printed, and may be otherwise in your copy.
rules-entry = Entry
rules-value = Value
rules-source = Source

## Replay

replay-title = Replay
replay-no-script = Replaying needs JavaScript, which is off in this browser.
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
replay-speed-usual = usual
replay-speed-fast = fast
replay-view = Whose view
replay-view-watch = Spectator
replay-view-all = All open
replay-copy = Link to this step
replay-download = Download
replay-download-of = Download the record
replay-scores = Scores
replay-log = Log
replay-verdict = Is it true?
replay-keys = Keys: ← → step by step, space plays, Home and End.
js-replay-title = Replay of { $game }
js-replay-step = Step { $at } of { $last }
js-replay-begin = The beginning
js-replay-before = Before step { $n }:
js-replay-copied = The link to this step is copied.
js-replay-not-copied = This browser does not let the page copy. The link is in the address bar.
js-replay-gone = There is no finished match here. It may be gone, or not over yet.
js-replay-round = Round { $n }
seal-true = The seal is true: every draw was the promised one.
seal-unopened = Sealed, but the secret was never told: the draws are not checked.
seal-unsealed = Without a seal: nobody promised the draws beforehand.
seal-explained-true = Before anybody sat down the server fixed a secret and showed its fingerprint, the seal; each seat could then add a word. Secret and words together gave every draw, and now that the secret is told, all of them were computed again and found equal.
seal-explained-unopened = Before anybody sat down the server fixed a secret and showed its fingerprint, the seal; each seat could then add a word. The record does not tell the secret, and so nobody can compute the draws again.
seal-explained-unsealed = The draws of this match came from dice that nobody had fixed beforehand. Every step is legal, but whether the draws were chosen cannot be seen from the record.
seal-uncovered = What a seal does not cover: whoever runs the server sees all cards, can break a match off, and together with the last person to give a word could choose the deal.
replay-unfinished = this match is not over, and is shown to nobody else before it is
replay-no-step = there is no step { $index }; the match has { $last }
replay-no-view = there is no view { $seat }

review-title = Look back
review-about = The coach goes through the decisions of one seat, from what that seat could know then, and names those that cost most.
review-seat = Whose decisions
review-start = Look back
js-review-thinking = Decision { $done } of { $all } …
js-review-done = The decisions of { $name } that cost most.
js-review-none = No decision of { $name } surely cost anything.
js-review-show = Show
js-review-again = Try again from here
