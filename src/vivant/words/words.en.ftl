### What the house itself says, in English.

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-apart = ;{ " " }
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
bot-empty = a bot needs a name; the bots are: { $bots }
bot-near = there is no bot { $asked }; did you mean { $near }? The bots are: { $bots }
bot-unknown = there is no bot { $asked }; the bots are: { $bots }
bot-level-settings = { $level } is a level and has no settings of its own; write { $level } alone
bot-setting-unknown = { $bot } has no setting { $asked }; its settings are: { $settings }
bot-setting-none = { $bot } has no setting { $asked }; it has no settings at all
bot-setting-empty = { $bot } has an empty setting; leave out the colon or comma before it
bot-setting-bare = { $setting } of { $bot } needs a number; write { $bot }:{ $setting }=N with N from { $least } to { $most }
bot-setting-twice = { $bot } is given { $setting } twice
bot-setting-value = { $setting } of { $bot } is a whole number from { $least } to { $most }, not { $asked }
bot-file-elsewhere = a policy from a file plays in a terminal, not at this table; choose another bot
bot-file-missing = a policy needs its file; write policy:FILE
network-no-file = { $file }: there is no such file, or none that can be read
network-large = { $file } is larger than { $most } MB; a network for a bot is not
network-not-onnx = { $file } is no ONNX file
network-not-plain = { $file }: the network must be one graph with all its weights; this one has parts elsewhere, or subgraphs
network-refused = { $file }: ONNX Runtime cannot run this network ({ $why })
network-shapes = { $file }: a policy here takes rows of { $cells } cells and gives { $actions } numbers of 32 bits; this network takes { $takes } and gives { $gives }
network-other = { $file } was taught on other rows ({ $game }, { $players } players, version { $version }); here are those of { $here }, { $seats } players, version { $now }
bots-count = { $count } bots are named; this table takes 1 to { $players }
seat-name = { $name } cannot be a player's name; a name has 1 to { $most } printable characters
words-count = there are { $count } words for the shuffle, but { $players } seats
dice-used = these sealed dice have been used already; a match needs fresh ones
seats-count = { $count } seats are named, but there are { $players } players
edition-not-read = an edition is what vivant.edition_from_file(FILE) reads, not { $given }
edition-other-game = { $where } is an edition of { $other }, not of { $game }
data-refused = these are not the data of a state of { $game }
language-unknown = there is no language { $asked }; the languages are: { $languages }

## A match refuses

error-unknown = { $game }, step { $step }: there is no action "{ $action }"
error-illegal = { $game }, step { $step }: { $seat } may not play "{ $action }": { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-turn = { $game }, step { $step }: { $seat } cannot act now: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-over = { $game }, step { $step }: the match is over
error-answer = { $game }: the policy at { $seat } answered "{ $action }", which it may not play: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-answer-unknown = { $game }: the policy at { $seat } answered { $action }; actions are numbered from 0 to { $last }
error-undo = { $game }, step { $step }: { $seat } cannot undo that: { $reason }
turn-of = it is the turn of { $seats }
match-over = the match is over
undo-nothing = there is nothing to undo yet
undo-over = the match is over
undo-not-yours = step { $n } is not an action of this seat, or has been undone already
undo-no-such-step = step { $n } is not an action, or has been undone already
undo-chance = something has been drawn since
undo-seen = something hidden has been shown since
undo-foreign-dice = something has been drawn since, from dice that are gone
undo-others = somebody else has played since
log-undo = { $seat } undid a step.
log-undo-away = { $seat } undid steps. Who did not answer in time: { $absent }.

## Questions and answers

ask-what = What do you do?
action-label = { $action }
refused-now = { $action } is not possible now
points-all = everything so far

## The score sheet

sheet-title = Score sheet
sheet-all = Points
sheet-round = Round { $round }
sheet-end = At the end
sheet-total = Total
sheet-part = { $section }, { $category }
sheet-score = { $name } { $points }
sheet-sentence = { $what }: { $points }.

## Files

file-unreadable = cannot be read: { $detail }
file-unwritable = { $where } cannot be written: { $detail }
file-exists = { $where } already exists and was left alone; choose another name, or continue it: vivant play --resume { $where }
file-changed = { $where } was changed or removed by somebody else; nothing more is written to it
file-in-use = { $where } is in use by another program
file-not-text = is not text in UTF-8
json-broken = broken JSON at column { $column }
json-deep = nested too deeply
json-twice = the key "{ $key }" appears twice
json-number = { $number } is not a whole number of this format
json-surrogate = half a character (a lone surrogate)

## Editions

edition-error = { $where }, [{ $entry }]: { $problem }
edition-error-whole = { $where }: { $problem }
edition-toml = not valid TOML: { $detail }
edition-large = more than { $most } bytes, too large for an edition
edition-key-parts = line { $line }: a key of more than { $parts } parts; no edition has such a one
edition-key-long = line { $line }: a name or a number of more than { $letters } characters; no edition has such a one
edition-deep = line { $line }: lists or tables lie more than { $levels } deep in one another; no edition needs that
edition-name-long = a name of more than { $letters } characters; no edition has such a one
edition-missing = is missing
edition-extra = is not an entry of this game's editions
edition-type = must be { $wanted }
edition-foreign = only texts, whole numbers, true, false, lists and tables are allowed
edition-unprintable = contains a character that cannot be printed
edition-range = { $value } is not from { $least } to { $most }
edition-empty = is empty
edition-short = needs at least { $least ->
    [one] one entry
   *[other] { $least } entries
  }
edition-twice = "{ $value }" appears twice
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
record-blanks = has spaces before or after it; a line ends with a newline and nothing else
record-cut-off = the file breaks off here, in the middle of a line; delete this line to continue from the one before
record-not = is not the record of a match
record-not-object = is not a JSON object
record-missing = "{ $key }" is missing
record-type = "{ $key }" has the wrong type
record-extra = "{ $key }" does not belong here
record-chain = the chain is broken here; this line or one before it was changed
record-format = is not the first line of a record of format { $format }
record-seats = "seats" must be a list of { $players } names
record-words = "words" must be a list of { $players } texts
record-hash = "{ $key }" must be sha256: and 64 hex digits
record-edition = the edition "{ $name }" does not ship with this version, and its content is not in the record
record-edition-hash = the edition's content does not match its hash
record-edition-name = the edition calls itself { $name } of { $game }
record-number = has the number { $number }, but { $right } comes next
record-unknown = there is no "{ $action }" in this game
record-text = "{ $text }" must be written "{ $right }"
record-over = the match was over before this step
record-chance-first = something must be drawn before anybody acts
record-no-chance = "{ $outcome }": nothing is drawn here
record-impossible = "{ $outcome }" cannot be drawn here
record-turn = it is not the turn of seat { $seat } here{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
record-illegal = "{ $action }" is not legal here: { $reason } ({ $rule })
record-consent = "consent" and "away" must list other seats, ascending, none in both
record-undo = step { $n } cannot be undone here: { $reason }
record-early-end = the match is not over here
record-score = "{ $key }" is wrong; it should be { $right }
record-secret = the secret does not match the seal
record-sealed-twice = the dice were sealed before; a record has one seal
record-clocks = "clocks" must have "each" (match or decision), "seconds", "increment" and "bot", with no increment for each decision
record-clock-back = "at" is { $at }, but the time had come to { $least } already: it never goes back
record-clock-left = "left" is wrong; by the times of this record it is { $right }
record-clock-out = the time of seat { $seat } had run out before this step
record-clock-aside = the times end before this line; none can follow
record-paused = the match is paused here
record-event = "{ $event }" cannot happen to seat { $seat } here
record-event-unknown = there is no event "{ $event }"; there are { $events }
record-draw = step { $step } is not what the sealed dice drew, which is { $promised }
record-after-end = comes after the end of the match
resume-finished = the match is over; watch it: vivant replay { $where }
resume-sealed = a sealed match can continue only where its secret is kept

## The command line

column-game = game
column-players = players
column-title = name
column-about = what it is
column-entry = entry
column-value = value
column-standard = standard
column-edition = edition
column-changes = what it is
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
mark-reported = reported
mark-reconstructed = reconstructed
mark-ruling = our ruling
mark-changed = changed
edition-sources = Printed: the text of the rulebook says so. Reported: published reviews say so. Reconstructed: our own choice, where the text of the rulebook does not tell; your copy may differ. Our ruling: how we read what the text leaves open. An entry with several of these has parts of each kind.
edition-name-unknown = { $game } has no edition "{ $asked }"; there are { $names }; a file is named with its ending or its folder
edition-standard = the game as it is, without house rules
edition-ours = { $title } (ours): { $sentence }
edition-hash = Content hash: { $hash }
edition-good = { $where }: a consistent edition of { $game } ("{ $name }") for { $counts } players
edition-same = Nothing in it differs from the standard edition.
switch-form = "{ $text }" is no house rule; write name=value
switch-unknown = there is no house rule { $name } here; there are { $names }
switch-none = this game has no house rules to choose, so no { $name } either
switch-value = { $value } cannot be chosen for { $name }; it is { $values } ({ $rule })
entry-named = [{ $place }]
difference-entry = { $name }: { $value } (standard: { $standard })
difference-rows = { $name }: { $rows ->
    [one] 1 entry is
   *[other] { $rows } entries are
  } not as in the standard edition
difference-named = { $name }: { $rows }{ $more ->
    [0] { "" }
   *[other] { "" }; and { $more } more
  }
row-instead = { $new } instead of { $old }
row-new = { $new } added
row-gone = { $old } left out
row-changed = { $new } changed
row-value = { $row }: { $new } instead of { $old }
differences-more = and { $count ->
    [one] 1 more difference
   *[other] { $count } more differences
  }
value-yes = yes
value-no = no
example-standard = With the standard edition: { $sentence }
examples-standard = These examples are worked out with the standard edition, not with the one that is played here.
house-rules = House rules (edition “{ $edition }”):
house-rules-alone = House rules:
house-rule = { $sentence } ({ $rule })
house-rules-none = By the standard edition, without house rules.
rulings-none = { $game } has no house rules to choose.
rulings-default = { $name }={ $value } (standard, { $rule }): { $sentence }
rulings-other = { $name }={ $value } ({ $rule }): { $sentence }
rule-unknown = there is no rule { $asked }; all of them: vivant rules { $game }
internal-error = something went wrong inside vivant ({ $detail }); please report it, with what VIVANT_DEBUG=1 prints
system-refused = the system refused: { $detail }
system-enoent = No such file or directory
system-eacces = Permission denied
system-eperm = Operation not permitted
system-eisdir = Is a directory
system-enotdir = Not a directory
system-enospc = No space left on device
system-erofs = Read-only file system
system-eexist = File exists
system-eaddrnotavail = Cannot assign requested address
usage-error = { $problem }. See: { $command } --help
usage-option-unknown = No such option: { $name }
usage-option-alike = No such option: { $name } (possible: { $others })
usage-command-unknown = No such command '{ $name }'
usage-command-alike = No such command '{ $name }'. Did you mean { $others }?
usage-command-missing = Missing command
usage-number = Invalid value for '{ $name }': { $value } is not a whole number
usage-range = Invalid value for '{ $name }': { $value } is not in the range { $range }
usage-missing-argument = Missing argument '{ $name }'
usage-missing-option = Missing option '{ $name }'
usage-value-missing = Option '{ $name }' needs a value
usage-value-extra = Option '{ $name }' takes no value
usage-extra = Unexpected: { $extra }
choice-unknown = { $name } cannot be { $value }; choose { $choices }
step-unknown = there is no step { $step }; the last one is { $last }
seat-kind = { $seat } is not a seat; write human, human:NAME or a bot: { $bots }
resume-alone = --resume continues a match as it was: leave out { $names }
records-one-job = --records writes on one core: leave out --jobs
picture-not-svg = { $where } is no name for a picture: choose one that ends in .svg
records-random = --records writes games played at random: leave out --bots
records-exist = { $where } already exists and was left alone; choose another folder
verify-true = { $file }: valid. { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
  }.
verify-finished = Finished after { $steps } steps.
verify-unfinished = Unfinished, { $steps } steps so far.
verify-unsealed = Not sealed: nobody promised the draws beforehand.
verify-unopened = Sealed, but the secret has not been revealed: the draws cannot be checked.
verify-sealed-true = The seal holds: every draw is the one that was promised.
verify-partly = Sealed from step { $step } on: every draw since then is the one that was promised. Nobody promised the draws before it.
verify-seed-follows = The draws follow the seed.
verify-seed-departs = The draws do not follow the seed.
verify-clocks = Played by the clock; every time in the record follows from the ones before.
verify-resigned = Seat { $seat } resigned after step { $step }; a bot played on.
verify-out = Seat { $seat } ran out of time{ $times ->
    [one] {" "}after step { $step }
   *[other] {" "}{ $times } times, for the last time after step { $step }
  }; a bot decided instead.
simulate-lengths = Decisions in a game: { $mean } on average, { $least } to { $most }.
simulate-rotated = { $deals ->
    [one] One deal, played { $players } times with the seats rotated; a shared victory is split.
   *[other] { $deals } deals, each played { $players } times with the seats rotated; a shared victory is split.
  }
simulate-rate = { $games ->
    [one] 1 game
   *[other] { $games } games
  } in { $seconds } s, { $rate } a second.
replay-prompt = [{ $at } of { $last }] Enter: next, b: back, a number: go to that step, q: quit >
doctor-build = build
doctor-compiled = compiled: full speed
doctor-interpreted = interpreted: everything works, slowly; "make install" builds the fast one
doctor-no-compiler = interpreted, for lack of a C compiler: everything works, slowly; install one (gcc) and build again
doctor-language = language
doctor-missing = missing
doctor-game = game { $game }
doctor-good = fine

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
command-house = house
command-aid = aid
command-save = save
command-quit = quit
command-help = help
session-welcome = Type what you want to do, help for all commands, or rules for the rules.
session-level = Difficulty: { $level }
session-bots = At the table: { $bots }.
session-legal = You may: { $texts }
session-lent = A bot is playing for you: press Enter to let it decide, or type an action to take your seat back.
session-help =
    Type an action as it is written after "You may", or its first letters if only one fits; Tab completes it.
    undo         undo your last step (undo 31: back to that step; log shows the numbers)
    why ACTION   why this is not allowed now
    what if ACTION   what would follow, in games where that is certain (several actions with commas)
    hint         the three best actions, what each is worth, and why
    bot [NAME]   let a bot decide for you (easy, normal, hard, expert); play yourself to take your seat back
    score        everybody's points and where they come from
    log          what has happened so far
    board        show the table again
    rules [ID]   the rules, or one of them
    house        where this table differs from the standard rules
    aid [PART]   the player aid, or another part of what is told about the game (symbols, components, setup)
    save FILE    keep the match in a file of your choice
    quit         leave; the match is saved and can be continued later
typed-unknown = There is no "{ $text }" in this game. Type one of the texts above, or help.
typed-none = Nothing that you may do now begins with "{ $text }".
undo-number = "{ $text }" is not the number of a step; log shows them.
typed-several = Several fit: { $texts }
refused = No: { $reason }.
refused-by-rule = No: { $reason } (rule { $rule }; to read it: rules { $rule }).
why-what = Why what? Type for example: why { $action }
what-what = What if what? Type for example: what if { $action }
what-nothing = Nothing would follow that is certain yet.
why-legal = { $action } is allowed now.
undo-no-consent = Not everybody agrees, so the step stands.
ask-consent = { $name }: { $asker } would like to undo step { $step } and everything after it. Do you agree? (y/N)
curtain-undo = { $name } may still type undo, or quit.
question-to = { $name }: { $question }
bot-failed = { $name } could not decide ({ $detail }), so an allowed action was played instead.
bot-replaced = { $name }: { $reason }. The bot { $usual } plays instead.
not-kept = This match cannot be saved on this machine; save FILE keeps it elsewhere.
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
ask-go-on = Continue your match of { $game } from { $when }? (Y/n)
ask-game = Which game? (Enter: { $first })
ask-save = Save it first? Type a file name, or press Enter to leave without saving:
curtain = { $name }, it is your turn. Press Enter when nobody else is looking.
score-line = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $secret ->
    [0] {""}
   *[other] , { $secret } of which the others cannot count
  }
score-source = {"  "}{ $points } for { $source } ({ $rule })
save-where = Save where? Type for example: save game.jsonl
saved = Saved in { $where }.
end-line = { $rank }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
end-record = The record is in { $where }; watch it again: vivant replay { $where }
end-review = See what could have been better: vivant review { $where } --seat { $seat }
left-saved = Saved. Continue with: vivant play --resume { $where }
left-unsaved = Left without saving.

## The table in the browser

serve-address = vivant is open at { $address }
serve-stop = Ctrl-C stops it; every match is kept in { $db }
serve-port = port { $port } is in use; choose another with --port
serve-bind = { $host } port { $port } cannot be opened: { $detail }
serve-packages = the table needs packages that are not installed ({ $missing }); install them with: pip install "vivant[table]"
serve-url = { $url } is not an address; write for example https://play.example.org
serve-smtp = --smtp names a mail server; write for example smtp://USER:PASSWORD@mail.example.org:587, or smtps:// for TLS from the start
serve-mail-from = --mail-from { $sender } is no e-mail address; write for example table@example.org
serve-mail-url = --smtp needs --url as well: mails have links in them
serve-mail-fails = no mail can be sent through { $server } now: { $detail }
serve-no-push = browsers cannot be called when it is somebody’s turn: cryptography is not installed; add it with: pip install "vivant[push]"
serve-behind = --behind { $behind } lists no addresses or networks; write for example 127.0.0.1,10.0.0.0/8
backup-done = { $file } is complete and checked; tables: { $tables }, records: { $records }, lines: { $lines }
restore-done = { $file } is restored to { $db }; tables: { $tables }, records: { $records }, lines: { $lines }
restore-replaced = What was there before is kept in { $file }
report-not = is not a vivant report
report-newer = is a report from a newer vivant (format { $format })
report-heading = { $game }, step { $step }, seat { $seat }; vivant { $version }, Python { $python }
report-browser = Browser: { $browser }
report-legal = Allowed: { $texts }
report-record = The whole record is in this report.

## Coach

source-others = your best rival
advice-others-less = { $points } from holding { $rivals ->
    [one] your rival
   *[other] your rivals
  } back
advice-others-more = { $points } from letting { $rivals ->
    [one] your rival
   *[other] your rivals
  } gain more
advice-head = Your expected lead over your best rival at the end, in points (± is the margin of error):
advice-line = { $n }. { $action }   { $worth }   { $label }
advice-first = The best choice, { $points ->
    [one] about 1 point
   *[other] about { $points } points
  } ahead of the next: { $sources }.
advice-first-even = The best choice, though the next best is almost as good.
advice-later = { $points ->
    [one] About 1 point less
   *[other] About { $points } points less
  }: { $sources }.
advice-later-even = { $points ->
    [0] Almost as good as the best.
    [one] About 1 point less than the best.
   *[other] About { $points } points less than the best.
  }
advice-why = Compared with "{ $other }": { $sources }.
advice-even = As good as "{ $other }".
advice-only = You cannot do anything else.
advice-source = { $points } from { $source }
advice-rest = { $points } from everything else
advice-list = { $list }
advice-nothing = no single reason stands out
advice-thinking = Thinking …
review-none = { $name }: the coach found no clear mistake.
review-head = { $name }: the costliest { $count ->
    [one] decision
   *[other] of { $count } decisions
  }.
review-best = { $done }: this was the best choice.
review-moment = Played: { $done }. Better: { $better }, worth { $cost } points more.
review-short = Played: { $done }. { $points ->
    [0] A little better
    [one] About 1 point better
   *[other] About { $points } points better
  }: { $better }.
review-why = What makes the difference: { $sources }.
review-again = Try again from there: { $command }
review-unfinished = { $where }: this match is not over yet. Ask for a hint instead: vivant play --resume { $where }, then: hint
step-not-own = { $where }: step { $step } is not an action, or was undone; vivant replay { $where } shows the steps
from-step-alone = --from-step says where to continue in a record: name the record with --resume FILE

## Bots, as they are chosen

bot-easy = Easy
bot-easy-about = weak: looks one decision ahead and makes mistakes
bot-easy-character = Plays for the fun of it, forgets half the plan and never minds losing.
bot-normal = Normal
bot-normal-about = medium: weighs every choice, one decision ahead
bot-normal-character = Knows the game well, enjoys the company and lets a chance slip now and then.
bot-hard = Hard
bot-hard-about = strong: plans several turns ahead, and plays at once
bot-hard-character = Plans ahead, says little and seldom gives anything away.
bot-expert = Expert
bot-expert-about = very strong: plans several turns ahead, for about a second
bot-expert-character = Has seen it all before. Win, and tell everybody.
bot-greedy = Greedy
bot-greedy-about = takes what looks best right now
bot-greedy-character = Grabs whatever shines brightest right now.
bot-random = Random
bot-random-about = very weak: plays any allowed action
bot-random-character = Does whatever comes to mind. Really whatever.
bot-policy-about = plays as a network in an ONNX file does, which was taught beforehand; in a terminal only
bot-search = Search
bot-search-about = plans as far ahead as its time allows
bot-search-character = Takes its time and looks into every corner.

## The lab: games for programs that learn

lab-column-first = first cell
lab-column-cells = cells
lab-column-name = part
lab-column-meaning = meaning
lab-environment = there is no environment { $environment }; they are 0 to { $last }
package-missing = the package { $package } is missing: pip install "vivant[{ $extra }]" (in a checkout: python tools/environment.py { $extras })
lab-part = { $game } has no part "{ $asked }" in its rows; there are { $parts }
lab-row = a row of { $game } has { $size } cells, not { $given }
lab-number = { $what } is a whole number from 1 to { $most }, not { $given }
lab-players = players is a whole number, not { $given }
lab-seat-alone = seat={ $seat } has a meaning only beside opponents: name them, or leave it out and decide for every seat
lab-seat-held = seat { $seat } cannot be the learner's and an opponent's
lab-hands = { $what } is a whole number from 0 to { $most }, one for each environment at most; not { $given }
lab-either = choose workers or threads, not both
lab-choice = there is no { $what } "{ $asked }"; there are { $known }
lab-no-learner = every seat has an opponent: leave one to the learner
lab-policy-stays = a policy cannot be sent to workers: name a bot instead, or do without workers
lab-threads = threads would wait for each other in this Python, which has a global lock: use workers
lab-worker-lost = a worker has ended; make the environments anew
lab-workers-ended = a step was broken off, and the workers have ended; make the environments anew
lab-broken-off = a step was broken off, and some matches are further than others: call reset first
lab-reset-first = no match is being played here: call reset first
lab-closed-one = this environment is closed; make another one
lab-closed = these environments are closed
lab-actions = step takes { $count } whole numbers, one for each environment, not { $given }
lab-marks = to say which environments, give { $count } truth values, one for each; not { $given }
lab-needs-reset = a match is over: reset its environment with options "reset_mask" first
lab-seed = a seed is a whole number from 0 to { $most }, not { $given }
lab-unknown = { $game }, environment { $environment }, match { $number }: there is no action { $action }; they are numbered from 0 to { $last }
lab-illegal = { $game }, environment { $environment }, match { $number }: { $seat } may not play "{ $action }": { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
lab-action = { $game }, step { $step }: there is no action { $action }; they are numbered from 0 to { $last }
lab-no-recall = a row tells where a match stands, not how it came there: take the observation tensor, or the information state string
lab-outcome = { $game }, step { $step }: chance has no outcome { $outcome }; they are numbered from 0 to { $last }
lab-outcome-now = { $game }, step { $step }: chance cannot answer "{ $outcome }" now
lab-unanswered = { $game }, step { $step }: { $seat } is asked, too, and has no action here
export-usage = say what to export and where to, "vivant export RECORDS --to FILE.parquet", or what to check, "vivant export --check FILE.parquet"
export-no-such = { $where } does not exist
export-exists = { $where } exists and is no Parquet file: it was left alone
export-nothing = there is no finished match among these records
export-mixed = { $where } is of { $other }, and the first record of { $first }: a table holds one kind; choose with --game and --players
export-written = { $file }: { $rows ->
    [one] one decision
   *[other] { $rows } decisions
  } of { $matches ->
    [one] one match
   *[other] { $matches } matches
  }.
export-unfinished = { $file } is not finished and was left out
export-checked = { $file }: { $rows ->
    [one] one decision
   *[other] { $rows } decisions
  } of { $matches ->
    [one] one match
   *[other] { $matches } matches
  }, and all of them replay.
export-unreadable = { $where } cannot be read: { $detail }
export-not-one = { $where } is no table that "vivant export" has written
export-row = { $where }, row { $row }: { $problem }
export-origin = { $where }: which bots decided, or which records the matches come from, is not what was written
export-layout = its cells are laid out otherwise than this version does it
export-differs = "{ $column }" is not what follows from the rows before
export-length = the match has more or fewer decisions

## Lessons

lesson-other = that is allowed, but it is not what this step is about
lesson-unknown = { $game } has no lesson "{ $asked }"; "vivant learn" lists those there are
lesson-not-toml = it is not TOML: { $detail }
lesson-missing = this entry is missing
lesson-unasked = nothing asks for this entry
lesson-not-table = a table is needed here
lesson-kind = { $kind ->
    [int] a whole number is needed here
    [str] a text is needed here
    [list] a list is needed here
   *[dict] a table is needed here
  }
lesson-texts = a list of texts that are not empty is needed here
lesson-seat = "{ $seat }" is no seat; they are numbered from 0 to { $last }
play-learn = New here? "vivant learn { $game }" teaches it in a first match of about { $minutes } minutes.
learn-heading = Lesson: { $title } (about { $minutes } minutes)
learn-help = Do what each step asks, or type skip to have it done for you; leave ends the lesson, and the match goes on. Undo, why, rules and help work as always.
learn-step = { $step }/{ $steps }
learn-do = Type: { $texts }
learn-not-this = Not this one: { $reason }
learn-over = The lesson is over. Play this match on, or leave it with quit; "vivant play { $game }" begins another.
learn-left = The lesson ends here; the match goes on.
learn-resumed = You go on where you stopped; "vivant learn { $game } { $lesson } --again" begins anew.
learn-go-on = Saved. Continue with: vivant learn { $game } { $lesson }
learn-players = { $game } has no lesson for { $players ->
    [one] one player
   *[other] { $players } players
  }; "vivant learn" lists those there are
learn-none = { $game } has no lessons; "vivant learn" lists those there are
command-skip = skip
command-leave = leave
column-lesson = lesson
column-minutes = minutes
contest-standing = { $share } % of victories ({ $low } to { $high }; even is { $even }), { $lead } ± { $error } points, { $games } games, { $pace } ms a decision

## Puzzles

puzzle-points = { $sign ->
    [minus] −
   *[none] {""}
  }{ $whole }{ $part ->
    [0] {""}
   *[other] .{ $part }
  }
puzzle-take = What would you take?
puzzle-take-task = Which choice gives you the best lead at the end of the match? The coach is sure of one.
puzzle-take-proof = The coach played on from here { $worlds } times, each time with what you cannot see dealt anew. It brings { $gap } points more than the next best, with a margin of error of { $error }.
puzzle-grade-easy = easy
puzzle-grade-normal = medium
puzzle-grade-hard = hard
puzzle-grade-expert = very hard
puzzle-grade-beyond = fiendish
puzzle-grade-easy-about = A player who does not look ahead finds it.
puzzle-grade-normal-about = A bot that looks one decision ahead finds it.
puzzle-grade-hard-about = A bot has to search a few hundred positions to find it.
puzzle-grade-expert-about = A bot has to search a few thousand positions to find it.
puzzle-grade-beyond-about = Even a search of a few thousand positions does not find it.
puzzle-whole = this answer is complete; begin again to try another
puzzle-refused = { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
puzzle-kind-unknown = { $game } has no kind of puzzle called "{ $asked }"
puzzle-none = { $game } has no puzzles; "vivant puzzle" lists the games that do
puzzle-unknown = { $game } has no puzzle { $asked }; they are numbered from 1 to { $last }
puzzle-pack-false = { $where }: this is no pack of puzzles: { $detail }
puzzle-no-kinds = { $game } declares no kinds of puzzles
puzzle-too-few = { $game }: { $seeds } matches did not give enough puzzles of the kind "{ $kind }" for { $players } players
puzzle-right = Right!
puzzle-wrong-worth = Not the best yet: this comes to { $worth }, and { $best } is possible. Try again.
puzzle-wrong-gap = Not the best yet: it costs you about { $short } points. Try again.
puzzle-best = The best answer: { $line }.
puzzle-best-list = The best answer:
puzzle-against = Compared with { $other }: { $sources }.
puzzle-against-yours = Compared with your answer: { $sources }.
puzzle-against-next = Compared with what one easily finds: { $sources }.
puzzle-quoted = “{ $label }”
puzzle-then = { $first }, then { $rest }
puzzle-heading = Puzzle { $number } of { $last }: { $title } ({ $grade })
puzzle-of-day = This is the puzzle of { $day }.
puzzle-help =
    Type an action as it is written after "You may", or its first letters if only one fits; Tab completes it.
    undo: undo your last action             again: begin this puzzle again
    why ACTION: why it is not allowed       board: show the table again
    rules or rules ID: the rules            solution: give up, and see the best answer
    quit: leave
puzzle-welcome = Type what you would do, help for all commands, or solution to give up.
puzzle-undone = Undone.
puzzle-undo-nothing = There is nothing to undo.
puzzle-streak = { $days ->
    [one] Solved on its day. Come back tomorrow for the next.
   *[other] Solved on its day, { $days } days in a row. Come back tomorrow for the next.
  }
puzzle-kept = Solved: { $solved } of { $last }. Another one: vivant puzzle { $game } --number { $next }
puzzle-given-up = No shame in looking. Another one: vivant puzzle { $game } --number { $next }
puzzle-not-kept = Your progress cannot be kept on this machine.
puzzle-date-wrong = "{ $asked }" is no date; write it as 2026-12-24
puzzle-one-choice = --number and --date both say which puzzle: give one of them
puzzle-made = { $game }: { $count } puzzles in { $where } ({ $bytes } bytes)
puzzle-made-grade = { $grade }: { $count }
command-solution = solution
command-again = again
column-puzzle = puzzle
column-kind = kind
column-grade = difficulty
column-solved = solved
column-streak = days in a row
