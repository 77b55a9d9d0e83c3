### What the server of the table says, in English.

## Seats and names

name-empty = Seat { $n }
option-yes = yes
option-no = no
name-refused = a name has 1 to { $most } characters that can be seen, and does not begin with "bot:"
name-reserved = { $name } looks like the name of a bot or of an empty seat; choose another name
name-taken = there is already a { $name } at this table; choose a name that looks different
word-refused = a word for the shuffle has at most { $most } printable characters
word-late = the match has begun; the words can no longer be changed
table-name-refused = a table's name has at most { $most } characters, all of which can be seen
pace-refused = the pace is one of { $paces }
seats-you = only one seat can be yours; other people at this browser are "here"
seat-taken = somebody sits there already
seat-not-empty = that seat is not empty
seat-here = { $name } is here; only an absent player's seat can be lent to a bot
seat-away-short = { $name } has only just gone; if they stay away, a bot may play there in { $seconds } seconds
seat-lent = a bot plays this seat for you; take it back first
seat-not-lent = no bot plays this seat for you
seat-resigned = you have resigned; a bot plays this seat to the end
seat-out = your time has run out; a bot plays this seat to the end
seat-not-bot = there is no bot in that seat to make way for a friend
seat-other = that is not your seat
host-only = only the host may do that; once the host has been away for five minutes, anybody at the table may

listed-late = the match has begun: the table is no longer listed
listed-many = { $most } tables from here stand on the home page already; take one of them off first
listed-not = this table is not open to everybody any more; look for another one
sits-many = that is enough for now: try again in a while

## Time

clock-refused = clocks need "each" (match or decision), "seconds" from 10 to 2,592,000, an "increment" for a match only, and a "bot"
clock-none = no clock runs at this table
clock-paused = the match is paused; anybody at the table can continue it
clock-out = your time for this decision has run out; a bot makes it
clock-lends = at a table with clocks nobody hands another player's seat to a bot: when their time runs out, a bot decides
clock-days = { $n ->
    [one] one day
   *[other] { $n } days
  }
clock-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
  }
clock-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
  }
clock-seconds = { $n } seconds
clock-for-match = Everybody has { $time } for the whole match{ $increment ->
    [0] {""}
    [one] , and one second more after each decision
   *[other] , and { $increment } seconds more after each decision
  }. Whoever runs out of time does not lose: a bot ({ $bot }) plays on for them to the end.
clock-for-decision = Each decision may take { $time }. If it takes longer, a bot ({ $bot }) makes it, and its player goes on; after two in a row the bot keeps the seat until its player takes it back.
end-resigned = { $name } resigned after step { $step }; a bot played on.
end-out = { $name } ran out of time{ $times ->
    [one] {" "}after step { $step }
   *[other] {" "}{ $times } times, for the last time after step { $step }
  }; a bot decided instead.
ask-pause = { $who ->
    [own] You would
   *[other] { $name } would
  } like to pause. While the match is paused, no clock runs and nobody plays.

## The match

waiting-for = Waiting for { $names }
open-title = The table is open
open-help = { $places ->
    [0] The match begins at once.
    [one] The match begins when the last seat is taken.
   *[other] The match begins when the last of { $places } seats is taken.
  }
table-open = the match has not begun: a seat is still empty
again-early = this match is not over yet
decision-stale = that answers question { $given }, but this seat is at question { $right }; look again
ask-text = { $who ->
    [own] You would
   *[other] { $name } would
  } like to undo step { $step } and everything after it. It was: { $action }
ask-text-hidden = { $who ->
    [own] You would
   *[other] { $name } would
  } like to undo step { $step } and everything after it.
ask-pending = somebody is already asking; wait for the answers
ask-away = Away: { $names }. Whoever does not answer within { $seconds } seconds of being asked or leaving is not waited for.
ask-gone = nobody is asking you that any more
record-early = the record can be downloaded when the match is over
notice-brought = This match was brought along at step { $step }: whoever brought it may know what was drawn until then. From there on every draw is sealed.
notice-unsealed = The draws of this match are not sealed: whoever brought it along may know every draw.

## Links

link-local = This link works only on this machine. To let others in, start the server with: vivant serve --host 0.0.0.0 --port { $port } --url http://ADDRESS-OF-THIS-MACHINE:{ $port }

## The network of this machine

network-page = only a page of this server may do that
network-refused = only the person at the machine that runs this server can let its network in, at the address http://127.0.0.1; and not where the server was started with --host, --url or --behind
network-address = { $address } is no address of this machine in its network; look again
network-bind = { $address } cannot be opened: { $detail }

## Refusals of the server

token-missing = this call needs a token: Authorization: Bearer TOKEN
token-refused = that token or invitation is not valid here; it may have been used or replaced
table-unknown = there is no such table; it may have expired
host-refused = this server does not answer to the name { $host }; start it with --url and the address you use
origin-refused = pages of { $origin } may not speak to this server
body-large = that is too much: the most is { $most } bytes
shape-refused = the shape is one of { $shapes }
form-refused = { $where }: { $problem }
form-object = this should be an object
http-address = there is nothing at this address
http-method = that method is not allowed here
http-http = the request was refused: { $detail }
calls-fast = that was too fast; wait a second
gets-fast = too many requests come from this address; wait a second
chat-fast = that was too much at once; wait a little
chat-length = a line of chat has 1 to { $most } characters
tables-many = that is enough for now: { $most } tables in an hour from one address
edition-both = choose a house edition or send an edition of your own, not both
edition-heavy = this edition takes too much time or memory to be laid out; make it smaller
record-heavy = this record takes too much time or memory to be replayed; make it shorter
sockets-many = this seat is open in too many windows; close one of them
watch-links-many = this table has { $most } links for spectators already; send one of those
watchers-many = too many people are watching this table
socket-hello = the first message must be a JSON object with a token
socket-fast = too many messages came over this socket; it is closed, open it again in a moment
call-refused = a call is { $calls }, with a number of its own: { $example }
server-restarting = the server is restarting; try again in a moment
server-mistake = something went wrong in the server; nothing was changed
store-failed = that could not be stored, so nothing was changed; try again in a moment
store-address = the database { $url } has no address; write { $example }
store-refused = the database { $url } cannot be used: { $detail }
schema-newer = the database was written by a newer vivant (schema { $found }, this one knows { $newest }); use that version, or another database
schema-older = the database { $url } has schema { $found } and this version needs { $newest }; back it up (vivant backup FILE --db …), then start once with --migrate
store-taken = the database { $url } is in use by another vivant server; stop that one, or choose another database with --db
store-gone = { $file } was removed or replaced under the running server; nothing is stored until it is back
backup-exists = { $file } already exists and was left alone; choose another name
backup-empty = there is nothing of vivant in { $url }
backup-broken = { $file } is not a whole backup: { $detail }
restore-not-empty = the database { $url } holds matches already; with --replace they give way, and a copy is made first

coach-busy = the coach is already thinking for you; ask again when it has answered
coach-failed = the coach found no answer; ask again in a moment
coach-turn = you can ask the coach when it is your turn
coach-people = other people are playing at this table: the coach helps where you play alone with bots, and after the end
coach-no-decision = step { $index } of this match was nobody's decision
lesson-standard = lessons are for the standard edition: leave out options, house rules and edition
lesson-seats = this lesson has { $players } seats, of which yours alone can be given: a "you" with a name

puzzles-none = there are no puzzles of "{ $asked }"
puzzles-date = "{ $asked }" is no date; write it as 2026-12-24
