### Ce que peut changer une édition de Vivid Memories, en français : les décisions par leur phrase, les entrées par leur nom.

ruling-filled-slots-connect-true = Un emplacement rempli compte pour la connexion : un Fil qui touche un rempli et un vide de sa couleur marque.
ruling-filled-slots-connect-false = Une connexion demande deux emplacements vides ; les remplis ne comptent pas.
ruling-boards-by-seat = Les plateaux suivent les places.
ruling-boards-random = Les plateaux sont tirés au sort, mais pas en solo.
ruling-simultaneous-true = En Réflexion, tous agissent à la fois quand réserve et sac y suffisent.
ruling-simultaneous-false = En Réflexion, on agit toujours l’un après l’autre.
ruling-reflect-by-player = Quand on agit un par un en Réflexion, chacun finit avant que le suivant commence.
ruling-reflect-by-action = Quand on agit un par un en Réflexion, chacun fait une action à son tour.
ruling-used-moments-return-true = Contre le Cerveau : les Moments qui lui ont donné un Fragment vont sous la pile.
ruling-used-moments-return-false = Contre le Cerveau : les Moments qui lui ont donné un Fragment restent devant.
house-edition-fair-start = Un départ équitable
house-edition-fair-start-about = À deux, la personne qui ne commence pas reçoit une avance en points. Entre robots égaux, le premier joueur gagne alors { $now } % des parties au lieu de { $before } % (mesuré en { $games } parties).
house-edition-winning-brain = Un Cerveau qui gagne
house-edition-winning-brain-about = Aucune couleur n’est sans valeur pour le Cerveau artificiel, et chacun de ses Fragments marque davantage. Il bat alors le robot du niveau « normal » dans { $now } % des parties au lieu de { $before } % (mesuré en { $games } parties).
entry-rounds = Manches
entry-colours = Couleurs
entry-tokens-per-colour = Fragments de chaque couleur
entry-hex-capacity = Fragments que contient un hexagone
entry-score-markers = Marqueurs de Score
entry-cluster-points = Points d’un Souvenir Essentiel (emplacements : { $part })
entry-pattern-points = Points d’un hexagone qui correspond (Fragments de la condition : { $part })
entry-aspiration-hex-token = Aspiration : points par Fragment dans un hexagone
entry-aspiration-slot-token = Aspiration : points par Fragment dans un emplacement
entry-aspiration-cherished-tile = Aspiration : points par Moment Précieux
entry-aspirations = Tuiles Aspiration
entry-head-start = Avance à { $part } joueurs, en points, à partir du premier joueur
entry-players-bag-each = Fragments de chaque couleur dans le sac à { $part } joueurs
entry-players-bag-total = Fragments dans le sac à { $part } joueurs
entry-players-supply-each = Fragments de chaque couleur dans la réserve à { $part } joueurs
entry-players-tiles-per-round = Moments par Manche à { $part } joueurs
entry-players-tokens-per-tile = Fragments par Moment à { $part } joueurs
entry-bank = Action de l’emplacement { $part } de la Banque
entry-adjacency = Hexagones adjacents à { $part }
entry-slots-touches = Hexagones que touche l’emplacement { $part }
entry-slots-cluster = Ensemble de l’emplacement { $part }
entry-boards = Couleurs des emplacements du plateau { $part }
entry-moments-kind = Sorte du Moment { $part }
entry-moments-action = Action du Moment { $part }
entry-moments-pattern = Condition du Moment { $part }
entry-solo-setup-players-row = En solo : matériel pour tant de joueurs
entry-solo-setup-seat = En solo : place ({ $part })
entry-solo-setup-human-board = En solo : plateau de l’humain
entry-solo-setup-brain-board = En solo : plateau du Cerveau
entry-solo-setup-start-player = En solo : qui commence
entry-solo-setup-reminder-tokens = En solo : Fragments de rappel sur la piste de Score
entry-solo-setup-reminder-from = En solo : d’où vient le rappel
entry-solo-queue-visible-places = En solo : places de la ligne de préférences
entry-solo-queue-initial = En solo : premières préférences
entry-solo-queue-colours-of-aspiration = En solo : ce que demande une Aspiration
entry-solo-queue-colours-of-moment = En solo : ce que demande un Moment
entry-solo-draft-max-tokens = En solo : Fragments que le Cerveau prend au plus
entry-solo-draft-min-tokens = En solo : Fragments que le Cerveau prend au moins
entry-solo-draft-side-tie = En solo : choix de l’extrémité du Cerveau
entry-solo-placement-one-token = En solo : ordre des emplacements du Cerveau
entry-solo-placement-many-tokens = En solo : ordre des hexagones du Cerveau
entry-solo-score-round-hex-token = En solo : points du Cerveau par Fragment dans un hexagone
entry-solo-score-round-slot-token = En solo : points du Cerveau par Fragment dans un emplacement
entry-solo-score-round-core-memories = En solo : le Cerveau marque des Souvenirs Essentiels
entry-solo-score-round-threads = En solo : le Cerveau marque des Fils
entry-solo-score-round-moments = En solo : le Cerveau marque des Moments à chaque Manche
entry-solo-score-final-matching-hex-2 = En solo : points du Cerveau pour un hexagone qui correspond à 2 Fragments
entry-solo-score-final-matching-hex-3 = En solo : points du Cerveau pour un hexagone qui correspond à 3 Fragments
entry-solo-score-final = En solo : points du Cerveau à la fin ({ $part })
entry-solo-score-final-pattern-fragment = En solo : points du Cerveau par Fragment d’un Moment gagné
entry-solo-score-excluded-colour = En solo : couleur qui ne compte pas pour le Cerveau
entry-solo-variants-be-more-human-default = En solo : « Plus humain » sauf choix contraire
entry-solo-variants-be-more-human-excluded-colour = En solo : couleur qui ne compte pas quand le Cerveau est plus humain
entry-solo-variants-learn-from-experience-default = En solo : « Apprendre de l’expérience » sauf choix contraire
entry-solo-variants-learn-from-experience = En solo : comment le Cerveau apprend ({ $part })
without-moments = Sans le Moment { $part }
without-players = Pas à { $part } joueurs
without-solo = Pas de partie contre le Cerveau artificiel
value-of = { $name ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [purple] violet
    [add] Ajoutez
    [split] Échangez 1 contre 2
    [combine] Échangez 2 contre 1
    [speculate] Spéculez
    [nudge] Poussez
    [swap] Permutez
    [human] l’humain
    [brain] le Cerveau
    [supply] la réserve
    [bag] le sac
    [human-aspiration] celle de l’Aspiration de l’humain
    [none] aucune
   *[other] { $written }
  }
