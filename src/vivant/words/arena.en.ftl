# The arena: runs of many games, what can be wrong with them, and what came of them.

arena-bots = a run takes 1 to { $most } bots, as in --bots easy,normal,./mybot.py:Bot
arena-bot-twice = { $bot } is named twice; each bot plays against the others
arena-bot-name = a bot's name has at most { $most } letters that can be printed, and { $bot } is none
arena-bot-file = { $bot } cannot take part: there is no { $where }
arena-bot-command = { $bot } names no program; write it as in "pipe:node mybot.js"
arena-bot-start = { $bot } cannot take part: { $detail }
arena-value = { $name } cannot be { $value }
arena-no-game = say which game is played: vivant arena GAME --bots BOT,BOT, or read a folder: --read-only --to FOLDER
arena-read-only = --read-only reads a folder: say which with --to FOLDER
arena-records-folder = records need a folder to be kept in
arena-folder-none = { $where } is no folder of a run
arena-folder-broken = { $where } cannot be read: its { $file } is damaged
arena-folder-format = { $where } has format { $format }, written by vivant { $version }; this version can neither read it nor continue it
arena-folder-other = { $where } holds a run that was asked something else ("{ $entry }" differs): choose another folder with --to
arena-folder-code = { $where } was played by other code ({ $before }, and this is { $now }): read it with --read-only, or begin in another folder with --to
arena-folder-full = { $where } is not empty and holds no run: choose another folder with --to
arena-folder-busy = { $where } is being written by another run
arena-folder-empty = { $where } holds no finished games yet
arena-chunk-broken = { $where } is damaged: delete it, and the same command plays it again
arena-chunk-other = { $where } belongs to another run: delete it, and the same command plays what belongs there
arena-disk = { $where } cannot be written ({ $detail }); what was played is kept, and the same command continues it
arena-workers-die = { $times } workers in a row ended before they had played a chunk; what was played is kept
arena-on = games are played here, or with --on ray or --on ray://HOST:PORT, not on { $asked }
arena-cluster = the cluster { $where } cannot be reached: { $detail }
arena-cluster-lost = the cluster { $where } was lost ({ $detail }); what was played is kept, and the same command continues it
arena-node-failed = a node of the cluster could not play: { $detail }
arena-node-code = a node of the cluster has other code, or lacks the files of these bots
arena-kept = Kept in { $where }.
arena-stopped = stopped: { $games } of { $of } games are kept in { $where }; the same command continues
arena-progress = { $games } of { $of } games, { $rate } a second, { $left } left
arena-left-unknown = an unknown time
arena-fault = { $bot } forfeits game { $deal }-{ $turn }: { $fault }
arena-fault-detail = { $bot } forfeits game { $deal }-{ $turn }: { $fault } ({ $detail })
arena-fault-more = { $bot }: further ones of this kind are counted, and not told
fault-crashed = it crashed
fault-late = it took too long
fault-illegal = not a legal action
fault-unasked = it spoke out of turn
fault-nonsense = what it said cannot be read
arena-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }
arena-setup = Edition { $edition }; seed { $seed }; played by vivant { $code }.
arena-option = Option { $name }: { $value }.
arena-decided = The order is decided: in at most { $error } % of such runs any two bots are called in the wrong order.
arena-open = Not every order is decided; the last column says how sure each is.
arena-unfinished = This run is not finished: { $games } of { $of } games are here.
arena-ranking = Who is stronger
arena-ranking-note = Ratings are Plackett–Luce (openskill), with a 95 % interval; only differences count. A shared victory is split; × even is 1 where a bot wins what its seats are worth. Points ahead are counted deal by deal against the rest of the table, each deal played from every seat. Ahead of next: decided, or the smallest error with which it would have been.
arena-cross = Each against each
arena-cross-note = How often the bot of the row ends ahead of the bot of the column (a tie is half), and by how many points, deal by deal, with a 95 % interval.
arena-seats = Seats
arena-seats-note = What each seat wins, whoever sits there.
arena-faults = Forfeited games
arena-faults-note = Whoever crashes, takes too long, breaks a rule or says what cannot be read loses that game; it counts for victories and ratings, and not for points.
arena-sure = decided
column-rating = rating
column-games = games
column-next = ahead of next
column-fault = why
column-times = times
