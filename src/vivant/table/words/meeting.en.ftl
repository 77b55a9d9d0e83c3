### What the pages say of open tables and of pictures behind links, in English.

## Open tables, on the home page

home-open = Open tables
home-open-game = Game
home-open-games = All games
home-open-languages = All languages
home-open-none = No table of this kind is open at the moment.
js-open-by = { $name } invites you
js-open-places = seats free: { $places } of { $players }
js-open-house = House rules
js-open-sit = Sit down
js-open-lang-en = in English
js-open-lang-fr = in French
js-table-next = Join the next match

## What a shared link shows

preview-table = A seat at a table of { $title }
preview-table-about = Open the link, say your name, and play along in the browser. No account.
preview-replay = { $title }, to watch again
preview-replay-about = The match of { $names }, step by step.
preview-replay-picture = The table of { $names } at { $title }
preview-game-picture = Pieces of { $title }
