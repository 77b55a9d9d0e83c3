# À propos d’un jeu : ce que les pages et la ligne de commande disent autour de ce que raconte le jeu.

about-facts = { $players } · dès { $ages } ans
about-facts-minutes = { $players } · dès { $ages } ans · { $minutes }
about-players = { $counts } joueurs
about-players-alone = { $counts } joueurs, ou en solo
about-sheet-story = L’histoire
about-sheet-credits = Le jeu imprimé
about-sheet-components = Matériel
about-sheet-anatomy = Qu’est-ce que c’est ?
about-sheet-symbols = Symboles
about-sheet-setup = Mise en place
about-sheet-aid = Aide de jeu
about-count = { $players ->
    [one] en solo
   *[other] à { $players } joueurs
  } : { $count }
about-counts = En jeu : { $counts }.
about-item = { $name } : { $sentence }
about-credit = { $role } : { $names }
about-own = Ceci est une réalisation indépendante des règles publiées ; les images, et tout le matériel que la règle du jeu ne décrit pas avec des mots, sont de nous.
about-none = { $game } ne raconte rien de plus que ses règles ; pour les lire : vivant rules { $game }
about-unknown = il n’y a pas de section « { $asked } » ; au choix : { $sections }
credit-author = Un jeu de
credit-design = Auteurs
credit-solo = Mode Solo
credit-illustration = Illustrations
credit-graphic = Conception graphique
credit-modelling = Modélisation 3D
credit-development = Développement
credit-editing = Relecture des règles
credit-translation = Traduction française
credit-copyright = ©
credit-distribution = Distribution de l’édition française
