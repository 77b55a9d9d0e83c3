### What is said of books of matches, in English. Messages that begin with js- are said by the script of their page.

## By the server

book-missing = the key of a book of matches is missing; send it as Authorization: Bearer KEY
book-refused = that key opens no book here; the book may have been deleted, or its keys renewed on another device
books-many = that is enough for now: { $most } tables and books in an hour from one address
mark-refused = such a mark cannot be kept: kind, id, game, date and result have to be as the API’s document says
book-you = You
book-points = Points
book-chart = { $game }, { $source }: { $count ->
    [one] one match
   *[other] the last { $count } matches, the oldest first
  }: { $all }. Mean { $mean }.
book-rating = { $name }: { $mean }, give or take { $error }

## The page

book-title = My matches
book-about = Every match that you play in this browser is written down here, without an account. One link brings all of it to another device.
book-no-script = To see your matches, you need JavaScript, which is off in this browser.
book-of-yours = This book
book-carry = Bring it to another device
book-export = Download everything
book-renew = End it on other devices
book-delete = Delete everything
book-kept = It lies on this server under a key that only your browsers know. Matches stay in it when their tables are long gone.
js-book-moment = One moment …
js-book-none = Nothing has been written down yet. Play a match to its end, and it will stand here.
js-book-off = You have deleted your book, or ended it on this device. Nothing is written down until you begin a new one.
js-book-begin = Begin a new book
js-book-count = Matches: { $n }
js-book-won = Won: { $n }
js-book-charts = Points over time: { $title }
js-book-charts-about = One bar for each match by the standard edition, the oldest at the left. A dot stands over the ones you won.
js-book-mean = mean { $mean }, last { $last }
js-book-rating = Against bots: { $title }
js-book-rating-about = How strong you and these bots have been in the { $n } matches you played here. Only the differences count; the line shows how sure that is.
js-book-rating-soon = Your strength against bots is shown after { $needed } matches with them; so far: { $n }.
js-book-give-or-take = { $mean } ± { $error }
js-book-matches = Finished matches
js-book-with = with { $names }
js-book-alone = alone
js-book-bot = { $name } (bot)
js-book-lent = { $name } (played on by a bot)
js-book-score = { $name } { $points }
js-book-place = Place { $rank } of { $of }
js-book-shared-place = Place { $rank } of { $of }, shared
js-book-won-it = Won
js-book-lesson = Lesson
js-book-apart = not in the charts
js-book-edition = edition { $name }
js-book-apart-about = A match is left out of charts and strength if you held several seats, if a bot finished it for you, if it was played with another edition than the standard one or with house rules, or if what would be drawn could be known.
js-book-replay = Replay
js-book-replay-of = Replay: { $title }, { $date }
js-book-sources = Score sheet
js-book-more = Show more
js-book-marks = Lessons and puzzles
js-book-kind-lesson = Lesson
js-book-kind-puzzle = Puzzle
js-book-done = done
js-book-day = solved on its day
js-book-solved = solved
js-book-carry = Bring the book to another device
js-book-carry-about = Scan this with your other device, or open the link there. It brings all of your matches and all of your seats. It works once, within a day: show it to nobody else.
js-book-here = Bring your book to this device?
js-book-here-about = The matches and seats of the book behind this link come to this browser. What this browser has already goes into the same book, and is then on both devices.
js-book-here-warning = Do it only if you made the link yourself, just now. Whoever has the other device gets all of your seats.
js-book-here-go = Bring it here
js-book-here-not = Leave it
js-book-here-done = Your book is here.
js-book-link-spent = This link is no longer valid. Each one works once, within a day: make another one on the device that has the book.
js-book-renew = End the book on other devices?
js-book-renew-about = The book stays here, and every other device loses it. The seats that such a device has already stay with it: if you have lost it, open each table, press your own seat and choose “Remove my seat from other devices”.
js-book-renew-go = End it elsewhere
js-book-renewed = The book is on this device alone now.
js-book-delete = Delete everything?
js-book-delete-about = All that is written down goes for good, on every device: matches, charts, lessons, puzzles. Your seats at tables stay in this browser.
js-book-delete-go = Delete everything
js-book-deleted = Everything has been deleted.
js-book-exported = The file has been saved.
