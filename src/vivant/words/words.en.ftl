### What the house itself says, in English.

list-and = { $most } and { $last }
list-or = { $most } or { $last }
seat-number = seat { $n }

## Setting up

game-unknown = there is no game { $asked }; the games are: { $games }
game-near = there is no game { $asked }; did you mean { $near }?
game-broken = the game { $game } ({ $place }) could not be loaded: { $detail }
game-not-one = the game { $game }: { $place } is not a Game class
game-misnamed = the game { $game } ({ $place }) calls itself { $id }; its entry point must have that name
scene-none = { $game } has no picture
game-compiled = the game { $game } was compiled on its own ({ $place }), which cannot work; install it without compiling
players-refused = { $game } is played by { $counts }, not by { $players }
option-unknown = there is no option { $name }; the options are: { $names }
option-none = there is no option { $name }; this game has none
option-value = the option { $name } may not be { $value }; it is one of { $range }
option-form = an option is written name=value, not { $text }
seat-unknown = there is no seat { $seat }; seats are numbered from 0 to { $last }
bot-empty = a bot without a name; the bots are: { $bots }
bot-near = there is no bot { $asked }; did you mean { $near }? The bots are: { $bots }
bot-unknown = there is no bot { $asked }; the bots are: { $bots }
bot-level-settings = { $level } is a level and has no settings of its own; write { $level } alone
bot-setting-unknown = { $bot } has no setting { $asked }; its settings are: { $settings }
bot-setting-none = { $bot } has no setting { $asked }; it has none at all
bot-setting-empty = { $bot } has an empty setting; leave out the colon or comma before it
bot-setting-bare = { $setting } of { $bot } lacks its number; write { $bot }:{ $setting }=N with N from { $least } to { $most }
bot-setting-twice = { $bot } is given { $setting } twice
bot-setting-value = { $setting } of { $bot } is a whole number from { $least } to { $most }, not { $asked }
bots-count = { $count } bots are named; at this table there are 1 to { $players }
seat-name = { $name } is no name for a seat; it has 1 to { $most } printable characters
words-count = there are { $count } words for the dice, but { $players } seats
dice-used = these sealed dice have been drawn from; a match needs fresh ones
seats-count = { $count } seats are named, but there are { $players } players
edition-other-game = { $where } is an edition of { $other }, not of { $game }
data-refused = these are not the data of a state of { $game }
language-unknown = there is no language { $asked }; the languages are: { $languages }

## A match refuses

error-unknown = { $game }, step { $step }: there is no action "{ $action }"
error-illegal = { $game }, step { $step }: { $seat } may not play "{ $action }": { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-turn = { $game }, step { $step }: { $seat } is not asked now: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-over = { $game }, step { $step }: the match is over
error-undo = { $game }, step { $step }: { $seat } may not take that back: { $reason }
turn-of = it is the turn of { $seats }
match-over = the match is over
undo-nothing = there is nothing to take back yet
undo-over = the match is over
undo-not-yours = step { $n } is not a standing step of this seat
undo-no-such-step = step { $n } is not a standing action
undo-chance = chance has answered since
undo-seen = something hidden has been shown since
undo-foreign-dice = dice that nobody has any more have answered since
undo-others = somebody else has decided since
log-undo = { $seat } took back a step.

## Questions and answers

ask-what = What do you do?
action-label = { $action }

## Files

file-unreadable = cannot be read: { $detail }
file-unwritable = { $where } cannot be written: { $detail }
file-exists = { $where } is there already and was left alone; choose another name, or go on with it: vivant play --resume { $where }
file-changed = { $where } was changed or removed by somebody else; nothing more is written to it
file-in-use = { $where } is in use by another program
file-not-text = is not text in UTF-8
json-broken = broken JSON at column { $column }
json-deep = nested too deeply
json-twice = the key "{ $key }" stands twice
json-number = { $number } is not a whole number of this format
json-surrogate = half a character (a lone surrogate)

## Editions

edition-error = { $where }, [{ $entry }]: { $problem }
edition-error-whole = { $where }: { $problem }
edition-toml = not valid TOML: { $detail }
edition-large = more than { $most } bytes, too large for an edition
edition-missing = is missing
edition-extra = is not an entry of this game's editions
edition-type = must be { $wanted }
edition-foreign = only texts, whole numbers, true, false, lists and tables are allowed
edition-unprintable = holds a character that cannot be printed
edition-range = { $value } is not from { $least } to { $most }
edition-empty = is empty
edition-short = needs at least { $least ->
    [one] one entry
   *[other] { $least } entries
  }
edition-twice = "{ $value }" stands twice
edition-switch = must be { $values } ({ $rule })
kind-number = a whole number
kind-flag = true or false
kind-text = a text
kind-texts = a list of texts
kind-list = a list
kind-table = a table

## Records

record-error = { $where }, line { $line }: { $problem }
record-error-whole = { $where }: { $problem }
record-empty = is empty, not a record
record-large = { $bytes } bytes are too many for a record; the most is { $most }
record-many-lines = more than { $most } lines are too many for a record
record-long-line = { $bytes } bytes are too many for a line; the most is { $most }
record-blank = is empty; a record has no blank lines
record-blanks = has blanks before or after it; a line ends with a newline alone
record-cut-off = the file breaks off here, in the middle of a line; delete this line to go on from the one before
record-not = is no record of a match
record-not-object = is not a JSON object
record-missing = "{ $key }" is missing
record-type = "{ $key }" is of the wrong type
record-extra = "{ $key }" may not stand here
record-chain = the chain is broken here; this line or one before it was changed
record-format = is not the first line of a record of format { $format }
record-seats = "seats" must be a list of { $players } names
record-words = "words" must be a list of { $players } texts
record-hash = "{ $key }" must be sha256: and 64 hex digits
record-edition = the edition "{ $name }" does not ship with this version, and its content is not in the record
record-edition-hash = the edition's content is not the one that its hash names
record-edition-name = the edition calls itself { $name } of { $game }
record-number = is numbered { $number } where { $right } comes next
record-unknown = there is no "{ $action }" in this game
record-text = "{ $text }" must be written "{ $right }"
record-over = the match was over before this step
record-chance-first = chance must answer before anybody acts
record-no-chance = "{ $outcome }": there is nothing for chance to answer here
record-impossible = "{ $outcome }" could not come out here
record-turn = seat { $seat } is not asked here{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
record-illegal = "{ $action }" is not legal here: { $reason } ({ $rule })
record-consent = "consent" must list other seats, ascending
record-undo = step { $n } may not be taken back here: { $reason }
record-early-end = the match is not over here
record-score = "{ $key }" is false; right is { $right }
record-secret = the secret does not fit the seal
record-draw = step { $step } is not what the sealed dice gave, which is { $promised }
record-after-end = stands after the end of the match
resume-finished = the match is over; look at it: vivant replay { $where }
resume-sealed = a sealed match goes on only where its secret is kept

## The command line

column-game = game
column-players = players
column-title = name
column-about = what it is
column-entry = entry
column-value = value
column-standard = standard
column-here = here
column-mark = source
column-what = what
column-found = found
column-seat = seat
column-mean = mean
column-deviation = deviation
column-least = least
column-most = most
column-wins = wins alone
column-shared = shared
column-bot = bot
column-seats = seats
column-share = wins
column-interval = 95 % interval
column-even = × even share
column-lead = points ahead
column-pace = ms a decision
column-longest = longest, ms
column-plays = how it plays
column-settings = settings
mark-printed = printed
mark-reconstructed = reconstructed
edition-hash = Content hash: { $hash }
edition-good = { $where }: a consistent edition of { $game } ("{ $name }") for { $counts } players
rule-unknown = there is no rule { $asked }; all of them: vivant rules { $game }
internal-error = vivant made a mistake of its own ({ $detail }); please report it, with what VIVANT_DEBUG=1 prints
system-refused = the system refused: { $detail }
usage-error = { $problem }. See: { $command } --help
choice-unknown = { $name } may not be { $value }; it is { $choices }
step-unknown = there is no step { $step }; the last one is { $last }
seat-kind = { $seat } is no seat; write human, human:NAME or a bot: { $bots }
resume-alone = --resume goes on with a match as it was: leave out { $names }
records-one-job = --records writes on one core: leave out --jobs
picture-exists = { $where } is there already and is no SVG file; it was left alone, choose another name
records-random = --records writes games played at random: leave out --bots
records-exist = { $where } is there already and was left alone; choose another folder
verify-true = { $file }: valid. { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
  }.
verify-finished = Finished after { $steps } steps.
verify-unfinished = Unfinished, { $steps } steps so far.
verify-unsealed = Unsealed: nobody promised the dice beforehand.
verify-unopened = Sealed, but the secret is not told: the dice are not checked.
verify-sealed-true = The seal is true: every draw was the promised one.
verify-seed-follows = The draws follow the seed.
verify-seed-departs = The draws do not follow the seed.
simulate-lengths = Decisions in a game: { $mean } on average, { $least } to { $most }.
simulate-rotated = { $deals ->
    [one] One deal, played { $players } times with the seats rotated; a shared victory is divided.
   *[other] { $deals } deals, each played { $players } times with the seats rotated; a shared victory is divided.
  }
simulate-rate = { $games ->
    [one] 1 game
   *[other] { $games } games
  } in { $seconds } s, { $rate } a second.
replay-prompt = [{ $at } of { $last }] Enter: on, b: back, a number: that step, q: end >
doctor-build = build
doctor-compiled = compiled: full speed
doctor-interpreted = interpreted: everything works, slowly; "make install" builds the fast one
doctor-no-compiler = interpreted, as there is no C compiler: everything works, slowly; install one (gcc) and build again
doctor-language = language
doctor-missing = missing
doctor-game = game { $game }
doctor-good = good

## A match in the terminal

name-you = You
name-bot = Bot { $n }
name-seat = Seat { $n }
prompt = >
command-undo = undo
command-why = why
command-what = what
command-hint = hint
command-bot = bot
command-score = score
command-log = log
command-board = board
command-rules = rules
command-save = save
command-quit = quit
command-help = help
session-welcome = Type what you do, or help for all commands and rules for the rules.
session-bots = At the table: { $bots }.
session-legal = You may: { $texts }
session-lent = A bot plays for you: Enter lets it decide, an action of your own takes your seat back.
session-help =
    Type an action as it stands under "You may", or its first letters where only one fits; Tab completes.
    undo         take back your last step (undo 31: back to that step; log shows the numbers)
    why ACTION   why this may not be done now
    what if ACTION   what would follow, in games where that is certain (several actions with commas)
    hint         the three best things to do now, what each is worth, and why
    bot [NAME]   a bot decides for you (easy, normal, hard, expert); play yourself to take your seat back
    score        everybody's points with their sources
    log          what has happened so far
    board        show the table again
    rules [ID]   the rules, or one of them
    save FILE    keep the record in a file of your own
    quit         leave; the match is kept, and can go on later
typed-unknown = There is no "{ $text }" in this game. Type one of the texts above, or help.
typed-none = Nothing that you may do now begins with "{ $text }".
undo-number = "{ $text }" is no number of a step; log shows them.
typed-several = Several fit: { $texts }
refused = No: { $reason }.
refused-by-rule = No: { $reason } (rule { $rule }; read it: rules { $rule }).
why-what = Why what? Write for example: why { $action }
what-what = What if what? Write for example: what if { $action }
what-nothing = Nothing would follow that is certain already.
why-legal = { $action } is allowed now.
undo-no-consent = Not everybody agrees; it stands.
ask-consent = { $name }: { $asker } asks to take back step { $step } and all after it. Agreed? (y/N)
curtain-undo = { $name } may still type undo, or quit.
question-to = { $name }: { $question }
bot-failed = { $name } could not decide ({ $detail }); anything allowed was played instead.
bot-replaced = { $name }: { $reason }. In its place plays: { $usual }.
not-kept = This match cannot be kept on this machine; save FILE keeps it elsewhere.
end-won = { $names } won.
end-shared = { $names } share the victory.
simulate-heading = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
  }, edition { $edition }, seed { $seed }
simulate-heading-options = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
  }, edition { $edition }, seed { $seed }, { $options }
ask-go-on = Go on with your match of { $game } from { $when }? (Y/n)
ask-game = Which game? (Enter: { $first })
ask-save = Save it first? A file name, or Enter to leave without:
curtain = { $name }, it is your turn. Press Enter when nobody else is looking.
score-line = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
score-source = {"  "}{ $points } for { $source } ({ $rule })
save-where = Save where? Write for example: save game.jsonl
saved = Saved in { $where }.
end-line = { $rank }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
end-record = The record is in { $where }; look at it again: vivant replay { $where }
end-review = What could have been better: vivant review { $where } --seat { $seat }
left-saved = Saved. Go on with: vivant play --resume { $where }
left-unsaved = Left without saving.

## The table in the browser

serve-address = vivant is open at { $address }
serve-stop = Ctrl-C ends it; every match is kept in { $db }
serve-port = port { $port } is in use; choose another with --port
serve-bind = { $host } port { $port } cannot be opened: { $detail }
serve-packages = the table needs packages that are not installed ({ $missing }); install them with: pip install "vivant[table]"
serve-url = { $url } is no address; write for example https://play.example.org
report-not = is not a report of vivant
report-newer = is a report of a newer vivant (format { $format })
report-heading = { $game }, step { $step }, seat { $seat }; vivant { $version }, Python { $python }
report-browser = Browser: { $browser }
report-legal = It may: { $texts }
report-record = The whole record is in this report.

## Coach

source-others = the best of the others
advice-others-less = { $points } because { $rivals ->
    [one] the other gets
   *[other] the others get
  } less
advice-others-more = { $points } because { $rivals ->
    [one] the other gets
   *[other] the others get
  } more
advice-head = Expected at the end, your points less the best other's (± holds 19 times of 20):
advice-line = { $n }. { $action }   { $worth }   { $label }
advice-why = Compared with "{ $other }": { $sources }.
advice-even = As good as "{ $other }".
advice-only = Nothing else can be done.
advice-source = { $points } from { $source }
advice-rest = { $points } from everything else
advice-list = { $list }
advice-nothing = nothing that shows
advice-thinking = Thinking about it …
review-none = No decision of { $name } surely cost anything.
review-head = { $name }: the decisions that cost most, of { $count ->
    [one] one
   *[other] { $count }
  }.
review-best = { $done }: nothing was better.
review-moment = { $done }; better: { $better }, by { $cost }.
review-why = It would have brought { $sources }.
review-again = Try again from there: { $command }
review-unfinished = { $where }: this match has no end yet. Ask for a hint instead: vivant play --resume { $where }, then: hint
step-not-own = { $where }: step { $step } is not an action that stands; vivant replay { $where } shows them
from-step-alone = --from-step says where to go on in a record: name it with --resume FILE

## Bots, as they are chosen

bot-easy = Easy
bot-easy-about = sees one decision ahead, not very clearly, and slips now and then
bot-normal = Normal
bot-normal-about = sees one decision ahead, in many possible worlds
bot-hard = Hard
bot-hard-about = thinks whole turns ahead, for a blink
bot-expert = Expert
bot-expert-about = thinks whole turns ahead, for about a second
bot-greedy = Greedy
bot-greedy-about = looks one decision ahead
bot-random = Random
bot-random-about = plays anything that is allowed
bot-search = Search
bot-search-about = looks as far ahead as it is given time
