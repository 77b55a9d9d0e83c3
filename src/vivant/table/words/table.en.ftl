### What the table's page says, in English. Messages that begin with js- are said by its script.

## The page

table-title = Table
table-menu = Table menu
table-seats = Seats
table-scores = Scores
table-talk = Log and chat
table-log = Log
table-chat = Chat
table-close = Close
table-moment = One moment …
table-noscript = Playing needs JavaScript, which is off in this browser.
js-title-turn = ● Your turn – { $title }
js-title-table = { $title } – vivant
js-at-table = Table “{ $name }”
js-step = step { $n }
js-picture-table = The table
js-picture-reach = What lies before you
js-picture-others = What the others have
js-you = You
js-you-named = You ({ $name })
js-rule-opens = Rule { $rule }, opens beside
js-close = Close
js-home = To the first page
js-try-again = Try again

## The dock

js-handle-all = Actions
js-handle-undo = Undo
js-handle-why = Why not?
js-handle-log = Log
js-all-actions = All actions
js-why-title = What cannot be done now
js-all-allowed = Everything that you might expect is allowed.
js-since = for { $time }
js-undo-nothing = There is nothing of yours to take back.
js-undo-of = Take back: { $text }
js-undo-ask-about = Step { $step } is not yours alone to take back: { $why }. If everybody agrees, it is taken back with all that followed.
js-undo-ask = Ask the others
js-undo-bots-about = Step { $step } is not yours alone to take back: { $why }. Only bots sit here with you, and they always agree: it is taken back with all that followed.
js-undo-now = Take back
js-agree = Agree
js-refuse = Refuse
js-withdraw = Withdraw
js-asked-others = Waiting for an answer from { $names }.
js-shared = shared place
js-replay = Replay
js-look-back = Look back
js-again = Again
js-again-told = A new match from that moment on, with new luck. The old one stays as it was.
js-again-join = Join the next match
js-by-source = Points by source

## Connection

js-offline = You are offline. The table comes back by itself.
js-no-answer = The server does not answer
js-turned-down = The server refused that.
js-no-answer-about = Nothing was changed. Look at your connection, then try again: the link has not been used up.

## Before the table

js-sit-down = Sit down
js-sit-about = { $by } has a place for you at a table of { $title }.
js-your-name = Your name
js-your-name-about = The others see it at the table.
js-your-word = Your word for the shuffle
js-your-word-about = Any word. It is mixed into the shuffle, so that nobody could choose the deal alone.
js-carry-here = Go on here
js-carry-here-about = Your seat comes to this device as well. The link serves once.
js-link-spent = This link does not give a seat any more
js-link-spent-about = Each link serves once, and a newer one replaces it. If you sat down with it, open the table in the browser where you did. Otherwise ask whoever sent it for a new one.
js-no-seat = You have no seat at this table
js-no-seat-about = A seat is a link that serves once. Ask somebody who sits here for one, or for the spectators’ link. If you sit here already, open the table in the browser where you sat down.
js-seat-gone = This seat is held elsewhere now
js-seat-gone-about = Its key was renewed on another device, or the place was opened for somebody else. If it is yours, carry it here from the other device: seat menu, “To a second device”.
js-no-table = There is no such table any more
js-no-table-about = Tables that never began and tables that ended long ago are cleared away.
js-pass-to = Pass the device to { $name }
js-i-am = I am { $name }
js-who-is-here = Who is at the device?
js-curtain-about = Behind this page nothing is shown until you say who looks.

## Waiting for people

js-lobby-host = Give each empty place to a friend or to a bot. The match begins by itself when the last one is taken.
js-lobby-guest = The match begins by itself when the last place is taken.
js-seal-told = Before anybody sat down, the server sealed the secret of its dice under the number below. After the end the secret is told, and anybody can check that every card came as it was promised.
js-seal-words = Words mixed into it: { $words }
js-change = Change
js-word-changed = Your word was changed.

## Seats

js-seat-menu = What can be done with this seat
js-seat-empty = empty
js-seat-kept = kept for { $name }
js-seat-bot = bot, { $level }
js-bot-easy = easy
js-bot-normal = normal
js-bot-hard = hard
js-bot-expert = expert
js-bot-greedy = greedy
js-bot-random = random
js-bot-search = search
js-bots-others = Others, to try things out with
js-seat-lent = a bot holds the seat
js-seat-away = away
js-no-points = No points yet.
js-invite = A place for a friend
js-invite-about = Send this link, or let it be scanned. Whoever opens it first and sits down has the place.
js-link = Link
js-qr = The same link to scan
js-copy-link = Copy link
js-copied = The link is copied.
js-new-link = New link
js-seat-a-bot = Seat a bot
js-seat-a-bot-about = A bot takes this place. You can open the place for a friend later.
js-open-place = Open this place for a friend
js-lend-seat = Let a bot play here
js-lend-about = { $name } is away. A bot plays until { $name } takes the seat back.
js-hand-over = Let a bot play for me
js-hand-over-about = A bot decides for you until you take your seat back.
js-take-back = Take my seat back
js-carry = To a second device
js-carry-about = Scan this with your other device, or open the link there. It serves once and gives your own seat: show it to nobody else.
js-renew = Renew the key of my seat
js-renew-about = All other devices and links that hold your seat lose it; this browser keeps it.
js-renew-now = Renew
js-renewed = Your seat has a new key.
js-watch-link = Link for spectators
js-watch-about = Whoever opens it sees what everybody may see, and no hand.
js-watchers = { $count } watching

## Menu

js-settings = Settings
js-setting-sound = A sound when it is my turn
js-setting-calm = No motion
js-setting-keys = Shortcuts of one letter
js-setting-watch = Show what an automaton does step by step
js-film-next = Next
js-film-skip = Skip
js-theme = Light or dark
js-this-table = This table
js-report = Report this moment
js-reported = The file is saved; it holds what you see now, and nothing that you do not know.
js-primer = How to play
js-rules = All rules
js-keys = Keyboard
js-key-arrows = from choice to choice
js-key-enter = choose; on what is grey: why not
js-key-undo = take back
js-key-why = why not?
js-key-all = all actions by name
js-key-log = log
js-key-chat = chat
js-key-question = to the question
js-key-menu = table menu
js-key-keys = this list
js-key-escape = close

## Chat

js-chat-hint = Say something
js-chat-send = Send
js-chat-empty = Nobody has said anything yet.
js-mute = Mute { $name }
js-unmute = Hear { $name } again
js-mute-all = Hear nobody

js-handle-hint = Hint
js-hint-title = What the coach would do
js-hint-thinking = The coach is thinking …
js-hint-about = What can be expected at the end: your points less the best other's. The true worth lies within ± 19 times of 20. It knows no more than you do.
