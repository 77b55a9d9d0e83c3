### What whoever does not know a game yet is offered beside a table, in English.

js-offer = New to { $game }?
js-offer-go = Learn by playing first · { $minutes } min
js-offer-you = You
js-offer-failed = The lesson cannot begin just now.
