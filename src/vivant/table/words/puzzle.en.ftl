### What the page of puzzles says, in English. Messages that begin with js- are said by scripts.

puzzle-title-of = Puzzles: { $game }
puzzle-no-script = To solve puzzles, you need JavaScript, which is off in this browser. In a terminal they need none: vivant puzzle.
puzzle-position = The position
puzzle-answer = Your answer
puzzle-undo = Undo
puzzle-again = Begin again
puzzle-give-up = Show the solution
puzzle-by-name = All actions by name
puzzle-solution = The solution
puzzle-next = Next puzzle
puzzle-today = Today’s puzzle
puzzle-others = All puzzles
puzzle-filter = Difficulty
puzzle-filter-all = all
puzzle-of-other-games = Puzzles of other games
js-puzzle-which = Puzzle { $number } of { $last }
js-puzzle-which-today = Puzzle { $number } of { $last }, today’s
js-puzzle-done = So far: { $text }
js-puzzle-solved = solved
js-puzzle-of-day = today
js-puzzle-entry = { $number }: { $title }, { $difficulty }
js-puzzle-solved-count = Solved: { $solved } of { $last }
js-puzzle-streak-one = Solved on its day. Come back tomorrow for the next.
js-puzzle-streak = Solved on its day, { $days } days in a row. Come back tomorrow for the next.
js-puzzle-running = { $days } in a row so far
