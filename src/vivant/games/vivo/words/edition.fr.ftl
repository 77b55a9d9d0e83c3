### Ce que peut changer une édition de Vivo, en français : chaque entrée par son nom.

entry-cards-suits = Couleurs
entry-cards-ranks = Cartes par couleur
entry-harmony-solo = Solos
entry-harmony-duet = Duos
entry-harmony-trio = Trios
entry-harmony-quartet = Quatuors
entry-players-suits-removed = Couleurs retirées à { $part } joueurs
entry-players-harmony-removed-solo = Solos retirés à { $part } joueurs
entry-players-harmony-removed-duet = Duos retirés à { $part } joueurs
entry-players-harmony-removed-trio = Trios retirés à { $part } joueurs
entry-players-harmony-removed-quartet = Quatuors retirés à { $part } joueurs
entry-play-hand = Cartes en main
entry-play-rounds = Manches
entry-play-tricks = Plis par manche
entry-play-highest-points = Points de la carte la plus haute
without-players = Pas à { $part } joueurs
value-of = { $name ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
   *[other] { $written }
  }
