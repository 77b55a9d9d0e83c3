### What the house itself says, in English.

list-and = { $most } and { $last }
list-or = { $most } or { $last }
seat-number = seat { $n }

## Setting up

game-unknown = there is no game { $asked }; there are { $games }
game-near = there is no game { $asked }; did you mean { $near }?
game-broken = the game { $game } ({ $place }) could not be loaded: { $detail }
game-not-one = the game { $game }: { $place } is not a Game class
game-compiled = the game { $game } was compiled on its own ({ $place }), which cannot work; install it without compiling
players-refused = { $game } is played by { $counts }, not by { $players }
option-unknown = there is no option { $name }; there are { $names }
option-none = there is no option { $name }; this game has none
option-value = the option { $name } may not be { $value }; it is one of { $range }
option-form = an option is written name=value, not { $text }
seat-unknown = there is no seat { $seat }; seats are numbered from 0 to { $last }
bot-unknown = there is no bot { $asked }; there are { $bots }
seats-count = { $count } seats are named, but there are { $players } players
edition-other-game = { $where } is an edition of { $other }, not of { $game }
data-refused = these are not the data of a state of { $game }
language-unknown = there is no language { $asked }; there are { $languages }

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
undo-others = somebody else has decided since
log-undo = Taken back by { $seat }.

## Files

file-unreadable = cannot be read: { $detail }
file-unwritable = cannot be written: { $detail }
file-exists = is there already; nothing was changed. Choose another name, or go on with it: vivant play --resume { $where }
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
record-cut-off = the file breaks off here, in the middle of a line; delete this line to go on from the one before
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
resume-finished = the match is over; look at it: vivant replay
resume-sealed = a sealed match goes on only where its secret is kept
