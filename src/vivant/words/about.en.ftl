# About a game: what the pages and the command line say around what the game itself tells.

about-facts = { $players } · ages { $ages } and up
about-facts-minutes = { $players } · ages { $ages } and up · { $minutes }
about-players = { $counts } players
about-players-alone = { $counts } players, or alone
about-sheet-story = The story
about-sheet-credits = The printed game
about-sheet-components = Components
about-sheet-anatomy = What is what
about-sheet-symbols = Symbols
about-sheet-setup = Set-up
about-sheet-aid = Player aid
about-count = { $players ->
    [one] alone
   *[other] { $players } players
  }: { $count }
about-counts = In play: { $counts }.
about-item = { $name }: { $sentence }
about-credit = { $role }: { $names }
about-own = This is an independent implementation of the published rules; the pictures, and every component that the rulebook does not describe in words, are our own.
about-none = { $game } tells nothing about itself but its rules; to read them: vivant rules { $game }
about-unknown = there is no section "{ $asked }"; choose { $sections }
credit-author = A game by
credit-design = Design
credit-solo = Solo mode
credit-illustration = Illustration
credit-graphic = Graphic design
credit-modelling = 3D art
credit-development = Development
credit-editing = Rules editing
credit-translation = French translation
credit-copyright = ©
credit-distribution = Distribution of the French edition
