### What the table's page says, in English. Messages that begin with js- are said by its script.

## The page

table-title = Table
table-aid = Player aid
table-menu = Table menu
table-seats = Seats
table-scores = Scores
table-talk = Log and chat
table-log = Log
table-chat = Chat
table-close = Close
table-moment = One moment …
table-noscript = To play, you need JavaScript, which is off in this browser.
js-title-turn = ● Your turn – { $title }
js-title-table = { $title } – vivant
js-at-table = Table “{ $name }”
js-step = step { $n }
table-watching = Spectator
table-watching-about = You are watching: you see what everybody may see, and nobody’s hand.
table-house = House rules
table-house-short = House
js-house-rules = House rules
js-house-rules-about = What is played differently at this table:
js-picture-table = The table
js-picture-reach = In front of you
js-picture-others = The other players
js-you = You
js-you-named = You ({ $name })
js-rule-opens = Rule { $rule }, opens beside
js-close = Close
js-home = Home page
js-try-again = Try again

## The dock

js-handle-all = Actions
js-handle-undo = Undo
js-handle-why = Why not?
js-handle-log = Log
js-all-actions = All actions
js-why-title = What you cannot do now
js-all-allowed = Everything is allowed right now.
js-since = { $time } so far
js-undo-nothing = You have nothing to undo.
js-undo-of = Undo “{ $text }”
js-undo-ask-about = You cannot undo step { $step } on your own: { $why }. If everybody agrees, it is undone with everything after it.
js-undo-ask = Ask the others
js-undo-bots-about = This undoes step { $step } and everything after it. You play with bots only, and they do not mind.
js-undo-now = Undo
js-agree = Agree
js-refuse = Refuse
js-withdraw = Withdraw
js-asked-others = Waiting for an answer from { $names }.
js-shared = tied
js-replay = Replay
js-look-back = Look back
js-again = Play again
js-again-told = A new match from that step on, with new luck. The old one stays as it was.
js-again-join = Join the next match
js-again-made = A table is laid for the next match; your seat there is kept.
js-by-source = Score sheet
js-sheet-total = Total
js-ending-won-you = You won
js-ending-won = { $names } won
js-ending-shared-you = You share the victory with { $names }
js-ending-shared = { $names } share the victory
js-ending-best = The best moment
js-ending-see = See it again
js-ending-back = Back to the table

## Connection

js-offline = You are offline. The table will come back by itself.
js-no-answer = The server does not answer
js-turned-down = The server refused that.
js-no-answer-about = Nothing was changed. Check your connection, then try again: the link has not been used up.

## Before the table

js-sit-down = Sit down
js-sit-about = { $by } has a seat for you at a table of { $title }.
js-your-name = Your name
js-your-name-about = The others see it at the table.
js-your-word = Your word for the shuffle
js-your-word-about = Any word will do. It goes into the shuffle, so that nobody can arrange the deal alone.
js-carry-here = Continue here
js-carry-here-about = This brings your seat to this device as well. The link works once.
js-link-spent = This link is no longer valid
js-link-spent-about = Each link works once, and a newer one replaces it. If you sat down with it, open the table in the browser where you did. Otherwise ask the person who sent it for a new one.
js-open-gone = This table is not open any more
js-open-gone-about = The match has begun, or the host took the table off the list. The home page shows which tables are open.
js-no-seat = You have no seat at this table
js-no-seat-about = A seat is a link that works once. Ask somebody at this table for one, or for the spectators’ link. If you already have a seat, open the table in the browser where you sat down.
js-seat-gone = This device no longer has the seat
js-seat-gone-about = It was removed from here by another device, or opened to somebody else. If the seat is yours, bring it here from the other device: seat menu, “Use a second device”.
js-no-table = This table no longer exists
js-no-table-about = Tables that never began, and tables that ended long ago, are cleared away.
js-pass-to = Pass the device to { $name }
js-i-am = I am { $name }
js-who-is-here = Who is at the device?
js-curtain-about = Nothing is shown until you say who is looking.

## Waiting for people

js-lobby-host = Give each empty seat to a friend or a bot. The match begins when the last one is taken.
js-lobby-guest = The match begins when the last seat is taken.
js-lobby-watch = You are watching. The match begins when the last seat is taken.
js-listed = List this table on the home page
js-listed-about = Whoever finds it there may take a free seat, until the match begins.
js-fair = How is the deal made fair?
js-seal-told = Before anybody sat down, the server sealed the secret of its shuffle; the number below is the seal. After the end the secret is revealed, and anybody can check that every draw came as promised.
js-seal-told-later = When the match came here, the server sealed the secret of its shuffle from there on; the number below is the seal. After the end the secret is revealed, and anybody can check that every draw since then came as promised.
js-seal-words = Words mixed in: { $words }
js-change = Change
js-word-changed = Your word has been changed.

## Seats

js-seat-menu = Seat menu
js-seat-empty = empty
js-seat-kept = reserved for { $name }
js-seat-bot = bot, { $level }
js-bot-easy = easy
js-bot-normal = normal
js-bot-hard = hard
js-bot-expert = expert
js-bot-greedy = greedy
js-bot-random = random
js-bot-search = search
js-bots-others = Other bots, to experiment with
js-seat-lent = a bot is playing
js-seat-away = away
js-away-rule-clocks = When your time runs out, a bot decides for you; nobody else can hand your seat to one. Before a step is undone or the match is paused, you are asked yourself; if you are away then for { $seconds } seconds, it is done without you.
js-seat-resigned = resigned, a bot plays
js-seat-out = out of time, a bot plays
js-told-resigned = { $name } has resigned; a bot plays on.
js-told-resigned-you = You have resigned; a bot plays on for you.
js-told-out = { $name } has run out of time; a bot plays on.
js-told-out-you = Your time has run out; a bot plays on for you.
js-resign = Resign
js-resign-about = A bot plays on for you to the end, and the others can finish the match. The result says that you resigned. You cannot take your seat back.
js-clocks = Time
js-clock-left = Time left:
js-clock-60 = You have one minute left.
js-clock-10 = You have ten seconds left.
js-pause = Pause
js-pause-asked = The others are asked whether to pause.
js-paused = The match is paused.
js-paused-about = No clock runs, and nobody plays.
js-pause-end = Continue
js-pause-ended = The match continues.
js-away-rule = After { $seconds } seconds away, a bot may play for you until you take your seat back. Before a step is undone, you are asked yourself; if you are away then for { $seconds } seconds, it is undone without you, and the log says so.
js-secret-points = and { $points } more that the others cannot count
js-no-points = No points yet.
js-invite = Invite a friend
js-invite-about = Send this link, or let your friend scan it. The first person who opens it and sits down has the seat.
js-link = Link
js-qr = The same link, to scan
js-copy-link = Copy link
js-share = Send …
js-link-nowhere = A link made now would lead nowhere on any other device: it can be reached on this computer alone.
js-link-here = For another browser on this computer
js-copied = The link has been copied.
js-new-link = New link
js-seat-a-bot = Seat a bot
js-seat-a-bot-about = A bot takes this seat. You can open it to a friend later.
js-open-place = Open this seat to a friend
js-lend-seat = Let a bot play here
js-lend-about = { $name } is away. A bot plays until { $name } takes the seat back; whether a step is undone is still asked of { $name }, not of the bot.
js-hand-over = Let a bot play for me
js-hand-over-about = A bot decides for you until you take your seat back. Before a step is undone, you are still asked, not the bot.
js-take-back = Take my seat back
js-carry = Use a second device
js-carry-about = Scan this with your other device, or open the link there. It works once and gives away your own seat: show it to nobody else.
js-renew = Remove my seat from other devices
js-renew-about = All other devices and links lose your seat; this browser keeps it.
js-renew-now = Remove
js-renewed = Only this browser has your seat now.
js-watch-link = Link for spectators
js-watch-about = Whoever opens it sees what everybody may see, and nobody’s hand.
js-watchers = { $count } watching

## Menu

js-settings = Settings
js-setting-sound = A sound when it is my turn
js-setting-pieces = A sound when something is played
js-setting-pace = Bots pause before they play, for everybody here
js-setting-calm = No animations
js-setting-confirm = Confirm my move: the first press shows it, the second makes it
js-setting-keys = Single-letter shortcuts
js-setting-watch = Show automatic turns step by step
js-film-next = Next
js-film-skip = Skip
js-theme = Colours of the page
js-theme-system = As my system
js-theme-light = Light
js-theme-dark = Dark
js-this-table = This table
js-report = Report a problem
js-reported = The report is saved as a file; it contains only what you can see.
js-aid = Player aid
js-aid-symbols = All symbols
js-aid-about = About this game
js-primer = How to play
js-rules = All rules
js-keys = Keyboard
js-key-arrows = from choice to choice
js-key-enter = choose; on something grey: why not
js-key-undo = undo
js-key-why = why not?
js-key-hint = hint
js-key-all = all actions by name
js-key-log = log
js-key-chat = chat
js-key-question = go to the question
js-key-aid = player aid
js-key-menu = table menu
js-key-keys = this list
js-key-escape = close

## Chat

js-chat-hint = Say something
js-chat-send = Send
js-chat-empty = Nobody has said anything yet.
js-mute = Mute { $name }
js-unmute = Unmute { $name }
js-mute-all = Mute everybody

js-handle-hint = Hint
js-hint-title = What the coach would do
js-hint-thinking = The coach is thinking …
js-hint-detail = In detail
js-hint-worth = Your expected lead over your best rival at the end: { $worth } points (± is the margin of error).
js-hint-knows = The coach knows no more than you do.

js-lesson-step = Step { $step } of { $steps }
js-lesson-back = Back
js-lesson-next = Next
js-lesson-skip = Do it for me
js-lesson-end = End the lesson
js-lesson-end-about = The match goes on without it, with the bots.
js-lesson-wait = The others play …
js-lesson-on = Play this match on
js-lesson-new = New table
