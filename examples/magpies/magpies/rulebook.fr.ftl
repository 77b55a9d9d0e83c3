# Les règles des Pies en français, un message par section et par règle de rulebook.toml.

section-setup = Mise en place
rule-MP-01 = Les Pies se joue de { $players_least } à { $players_most }. Les cartes sont numérotées de 1 à { $cards_ranks }, une fois avec chaque plume : { $cards_feathers }. On les mélange et chacun reçoit une main de { $play_hand }. Personne ne regarde les cartes qui restent.

section-round = Une manche
rule-MP-02 = On retourne un des trésors encore cachés, qui valent { $trinkets_worths } ; il rejoint ce qui se trouve déjà sur la table.
rule-MP-03 = Puis tous choisissent en même temps et en secret : une carte de leur main pour fondre sur la table, ou se reposer.
rule-MP-04 = On ne peut choisir qu’une carte de sa propre main.
rule-MP-05 = Qui se repose garde toutes ses cartes. Chacun peut se reposer, dans une partie, aussi souvent que le dit l’option « rests » : une fois par défaut.
rule-MP-06 = Quand tous ont choisi, on montre les choix. La carte au plus grand nombre prend tout ce qui est sur la table, quelle que soit sa plume. Toutes les cartes choisies sortent du jeu.

section-end = La fin
rule-MP-07 = La partie finit après la manche { $play_rounds }. Un trésor vaut les points qui y sont écrits. Le plus grand total gagne ; à égalité, la place est partagée.

section-looking = Ce que l’on peut regarder
rule-MP-08 = Les mains et les choix sont secrets tant qu’ils ne sont pas montrés. Tous peuvent voir les cartes jouées, combien de cartes chacun tient, combien de fois chacun s’est reposé, qui a déjà choisi, et quels trésors sont encore cachés, mais pas leur ordre.

section-rulings = Précisions
rule-MP-R1 = À plusieurs au plus grand nombre, les pies se chassent et personne ne prend rien. { $rulings_tie ->
    [lost] À cette table, les trésors sortent alors du jeu. Une table qui préfère autrement écrit « stays » pour « tie » : ils restent pour la manche suivante.
   *[stays] Les trésors restent sur la table pour la manche suivante. Une table qui préfère autrement écrit « lost » pour « tie » : ils sortent alors du jeu.
  }
rule-MP-R2 = Si tous se reposent, cela compte comme une égalité (MP-R1).
rule-MP-R3 = Les trésors encore sur la table après la dernière manche ne sont à personne.

section-examples = Exemples
rule-MP-X1 = Un trésor de 3 est sur la table. J1 joue b5, J2 g5 et J3 b2. Les deux 5 sont égaux, personne ne le prend. À la manche suivante, un trésor de 1 le rejoint, J1 se repose, J2 joue g1 et J3 b8 : J3 prend les deux, soit 4 points.
