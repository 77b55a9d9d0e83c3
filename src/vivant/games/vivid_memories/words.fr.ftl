### Ce que dit Vivid Memories, en français. Les règles sont dans rulebook.fr.ftl.

title = Vivid Memories
tagline = Rassembler des fragments, les relier par des Fils, chérir des Moments : de 2 à 4, ou seul contre le Cerveau artificiel.
minutes = 30–60 min
about = En trois Manches, on prend des jetons Fragment aux deux extrémités d’une ligne de Moments et on les place dans les hexagones de son plateau. Une chaîne d’une même couleur entre des emplacements de cette couleur rapporte sa longueur pour chaque emplacement, et les remplit ; les ensembles complets et les Moments qui correspondent exactement à un hexagone rapportent aussi. Une couleur, votre Aspiration, compte encore une fois à la fin.
primer =
    À votre tour, prenez des fragments à une extrémité de la ligne de Moments : un de n’importe quelle couleur, deux de la même, ou trois de couleurs différentes. Ils vont ensemble dans un hexagone vide de votre plateau.
    Un Moment que vous videz est à vous. Qui n’a pris qu’un fragment peut aussi en déplacer jusqu’à trois vers un hexagone, ou hors d’un hexagone.
    Quand la ligne est vide, chacun utilise les actions de sa Banque, une fois chacune. Un Moment dont l’action a servi est retourné et peut marquer.
    Alors un Moment retourné marque pour chaque hexagone qui contient exactement ses fragments.
    Des hexagones voisins qui contiennent la même couleur forment un Fil. S’il touche au moins deux emplacements de sa couleur, au bord, il marque ses hexagones fois les emplacements vides qu’il touche, et les remplit.
    Les ensembles dont tous les emplacements sont remplis marquent dans cette Manche et dans chaque suivante.
    Après trois Manches, votre Aspiration secrète fait compter sa couleur encore une fois. Le plus de points gagne.
    Seul, vous jouez contre le Cerveau artificiel, qui prend des fragments selon des règles fixes ; tout ce qu’il fera peut être prévu.

colour = { $name ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [purple] violet
   *[other] { $name }
  }
action = { $kind ->
    [add] Ajoutez
    [split] Échangez 1 contre 2
    [combine] Échangez 2 contre 1
    [speculate] Spéculez
    [nudge] Poussez
   *[swap] Permutez
  }
action-short = { $kind ->
    [add] Ajoutez
    [split] 1 contre 2
    [combine] 2 contre 1
    [speculate] Spéculez
    [nudge] Poussez
   *[swap] Permutez
  }
action-help = { $kind ->
    [add] Un jeton de la réserve dans un hexagone vide.
    [split] Un jeton d’un hexagone en devient deux autres ; un seul s’il est plein.
    [combine] Deux jetons d’un hexagone en deviennent un, de couleur au choix.
    [speculate] Un jeton tiré du sac dans un hexagone vide.
    [nudge] Un jeton passe dans un hexagone voisin.
   *[swap] Deux jetons d’hexagones voisins changent de place.
  }
action-add = ajoutez { $colour }
action-split = échangez { $colour } contre { $results }
phase = { $name ->
    [prepare] Préparation
    [remember] Souvenirs
    [reflect] Réflexion
    [reward] Récompense
   *[over] la fin
  }

## Questions

ask-take = Prenez un jeton Fragment à une extrémité.
ask-more = La même couleur, ou trois différentes.
ask-more-third = Deux diffèrent : une troisième couleur suit.
ask-place = Dans un hexagone vide : { $tokens }.
ask-rewire = Un seul jeton : reconnectez, ou terminez.
ask-move-out = Depuis { $hex } : quel jeton, vers quel hexagone ?
ask-move-in = Vers { $hex } : quel jeton, de quel hexagone ?
ask-full = Votre plateau est plein : reconnectez pour vider un hexagone.
ask-full-move = Votre plateau est plein : continuez jusqu’à vider un hexagone (à partir de { $hex }).
ask-bank = Placez une tuile Moment revendiquée sur un emplacement libre de la Banque.
ask-use = Une action de votre Banque, ou terminez.
ask-from = { $action } : quel hexagone ?
ask-pick = { $action } : quel jeton de { $hex } ?
ask-pick-second = { $action } : quel jeton de { $hex } va avec le { $colour } ?
ask-pick-other = { $action } : quel jeton de { $hex } est échangé contre le { $colour } ?
ask-result = { $action } : quelle couleur de la réserve vient en { $hex } ?
ask-result-split = { $action } : { $hex } est plein, laquelle des deux couleurs vient ?
ask-to = { $action } : vers quel hexagone voisin de { $hex } ?
ask-give = Deux hexagones du Fil touchent { $slot } : lequel donne son jeton ?

prompt-take = Quel jeton prenez-vous ?
prompt-more = Un autre jeton ?
prompt-place = Dans quel hexagone vide ?
prompt-rewire = Reconnecter un hexagone ?
prompt-move = Quel jeton se déplace ?
prompt-full = Votre plateau est plein
prompt-bank = Quelle tuile va où ?
prompt-use = Quelle action utilisez-vous ?
prompt-from = Quel hexagone ?
prompt-result = Quelle couleur vient ?
prompt-pick = Quel jeton ?
prompt-to = Vers quel hexagone ?
prompt-give = Quel hexagone donne ?

## Refus

refuse-asked-take = il faut d’abord prendre un jeton à une extrémité de la ligne
refuse-asked-more = la prise n’est pas finie : prenez un autre jeton ou arrêtez-vous
refuse-asked-place = il faut d’abord placer les jetons en main
refuse-asked-rewire = c’est le moment de reconnecter un hexagone ou de terminer
refuse-asked-move = il faut d’abord finir de reconnecter
refuse-asked-bank = les tuiles revendiquées vont d’abord dans la Banque
refuse-asked-use = c’est le moment d’utiliser une action de la Banque ou de terminer
refuse-asked-from = l’action est choisie, il lui faut maintenant un hexagone de départ
refuse-asked-result = l’action est choisie, il lui faut maintenant une couleur de la réserve
refuse-asked-pick = l’action est choisie, il lui faut maintenant un jeton de l’hexagone
refuse-asked-to = l’action est choisie, il lui faut maintenant un hexagone d’arrivée
refuse-asked-give = un emplacement attend son jeton
refuse-one-tile = il ne reste qu’une tuile Moment ; son extrémité s’appelle la gauche
refuse-not-there = il n’y a pas de jeton { $colour } sur la tuile de cette extrémité
refuse-other-end = tous les jetons d’une prise viennent de la même extrémité
refuse-not-open = aucun jeton { $colour } n’est accessible à cette extrémité
refuse-no-third = après deux couleurs différentes il en faut une troisième, et il n’y en a pas
refuse-third-differs = le troisième jeton doit avoir une troisième couleur
refuse-two-differ = deux jetons de couleurs différentes ne font pas une prise ; une troisième couleur doit suivre
refuse-occupied = { $hex } n’est pas vide
refuse-full-board = le plateau est plein : on ne peut que reconnecter, et un hexagone doit être vide ensuite
refuse-move-one = au moins un jeton doit être déplacé
refuse-full = { $hex } est plein
refuse-in-none = tous les hexagones autour de { $hex } sont vides
refuse-empty = { $hex } est vide
refuse-no-room = tous les hexagones autour de { $hex } sont pleins
refuse-not-adjacent = { $hex } ne touche pas { $chosen }
refuse-lacks = il n’y a pas de jeton { $colour } en { $hex }
refuse-not-claimed = la tuile Moment { $tile } n’est pas parmi celles que vous avez revendiquées
refuse-covered = { $slot } est couvert par une tuile Moment
refuse-used = { $slot } a déjà servi cette Manche
refuse-flipped = la tuile Moment sur { $slot } montre sa face Score et n’offre aucune action
refuse-no-empty = il n’y a aucun hexagone vide
refuse-bag = le sac est vide
refuse-supply = il manque à la réserve : { $colours }
refuse-no-removable = il n’y a pas de jeton { $colour } sur votre plateau
refuse-no-pair = aucun hexagone ne contient deux jetons
refuse-no-nudge = aucun jeton n’a de voisin où il reste de la place
refuse-no-swap = aucun hexagone n’a de voisin avec un jeton d’une autre couleur
refuse-one-token = { $hex } ne contient qu’un jeton
refuse-swap-from = tous les jetons autour de { $hex } ont la même couleur que les siens
refuse-swap-equal = permuter { $colour } contre { $colour } ne changerait rien
refuse-no-result = cette tuile Moment donne { $colours }
refuse-no-second = les deux jetons se nomment dans l’ordre de la roue, et après { $colour } il n’y en a plus
refuse-wheel-order = les deux jetons se nomment dans l’ordre de la roue, et { $colour } vient avant le premier
refuse-give = { $hex } ne peut pas donner son jeton à cet emplacement

## Points

points-moment = Manche { $round } : Moment { $tile }, conforme en { $hexes }
points-thread = Manche { $round } : Fil { $colour } { $hexes } vers { $slots }
points-cluster = Manche { $round } : Souvenir Essentiel { $cluster } ({ $slots })
points-in-hexes = Aspiration : { $colour } dans les hexagones
points-in-slots = Aspiration : { $colour } dans les emplacements
points-in-tiles = Aspiration : Moments Précieux avec { $colour }

## Journal

log-first = Le sort donne le marqueur Premier Joueur à { $seat }.
log-board = { $seat } joue sur le plateau { $board }.
log-aspiration = Votre Aspiration : { $colour }.
log-round = Manche { $round } : { $tiles } tuiles Moment sont en ligne avec { $tokens } jetons Fragment. Pour commencer : { $seat }.
log-take = { $seat } : { $colour }, à l’extrémité { $end ->
    [L] gauche
   *[R] droite
  }.
log-place = { $seat } : { $tokens } en { $hex }.
log-claim = { $seat } revendique la tuile Moment { $tiles }.
log-rewire-out = { $seat } reconnecte depuis { $hex }.
log-rewire-in = { $seat } reconnecte vers { $hex }.
log-move = { $seat } : { $colour } de { $hex } vers { $other }.
log-pass = { $seat } passe : impossible de vider un hexagone.
log-remembered = La phase Souvenirs est finie.
log-marker = Le marqueur Premier Joueur va à { $seat }.
log-bank = { $seat } : tuile Moment { $tile } sur { $slot }.
log-discard = Défaussée : tuile Moment { $tiles }.
log-together = Réflexion : il y a assez de tout, tous agissent à la fois.
log-in-order = Réflexion : l’un après l’autre, { $seat } commence.
log-use = { $seat } utilise { $slot } : { $action }.
log-draw = { $seat } tire du sac : { $colour }.
log-split = { $seat } : { $colour } en { $hex } devient { $results }.
log-return = { $seat } : { $colour } de { $hex } vers la réserve.
log-combine = { $seat } : { $colour } de la réserve en { $hex }.
log-swap = { $seat } : { $colour } de { $hex } contre { $with } de { $other }.
log-done = { $seat } a fini sa Réflexion.
log-give = { $seat } : { $hex } donne son jeton à { $slot }.
log-points = { $seat } +{ $points } : { $source }.
log-round-over = La Manche { $round } est finie : { $scores }.
log-score = { $seat } { $points }
log-reveal = { $seat } révèle son Aspiration : { $colour }.
log-tie-aspiration = Égalité à { $points } : { $seat } passe devant { $other }, { $more } points d’Aspiration contre { $less }.
log-tie-order = Égalité à { $points }, points d’Aspiration compris : { $seat } passe devant { $other }, plus loin dans l’ordre du tour.
log-over = La partie est finie.

## La table dans un terminal

board-title = Manche { $round } sur { $rounds }, { $phase }
board-line = Moments :
board-stock = Sac { $bag }, pile { $stack }, réserve
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-board = plateau { $board }
board-marker = commence
board-bank = Banque :
board-claimed = Revendiquées :
board-cherished = Précieux :
board-aspiration = Aspiration :
board-hand = En main :
board-now = Récompense immédiate : { $points }
plain-tile = Moment { $tile }, { $action }, condition { $pattern }, jetons : { $tokens }.
plain-line-empty = La ligne est vide.
plain-stock = Dans le sac : { $bag }. Dans la pile : { $stack } tuiles Moment. Dans la réserve : { $supply }.
plain-count = { $count } { $colour }
plain-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, plateau { $board }.
plain-marker = A le marqueur Premier Joueur.
plain-turn = À jouer maintenant.
plain-hex = { $hex } : { $tokens }.
plain-hexes-empty = Tous les hexagones sont vides.
plain-slots-empty = Emplacements vides : { $slots }.
plain-slots-filled = Emplacements remplis : { $slots }.
plain-slot = { $slot } { $colour }
plain-bank-own = { $slot } : { $action }.
plain-bank-used = { $slot } : { $action }, déjà utilisé.
plain-bank-tile = { $slot } : tuile Moment { $tile }, { $action }.
plain-bank-up = { $slot } : tuile Moment { $tile }, face Score, condition { $pattern }.
plain-claimed = Revendiquées : { $tiles }.
plain-cherished = Moments Précieux : { $tiles }.
plain-aspiration = Aspiration : { $colour }.
plain-hand = En main : { $tokens }.
plain-now = Une Récompense immédiate donnerait { $points }.

## La scène

scene-line = Ligne de Moments
scene-line-left = { $left ->
    [one] encore { $left } tuile
   *[other] encore { $left } tuiles
  } sur { $all } ; prenez à une extrémité
scene-hand = Dans votre main
scene-hand-of = En main : { $name }
scene-aspiration = Votre Aspiration
scene-aspiration-of = Aspiration
scene-only-you = vous seul la voyez
scene-secret = secrète jusqu’à la fin
scene-claimed = Revendiquées
scene-claimed-short = Revendiquées
scene-cherished = Précieux
scene-none = aucune encore
scene-supply = Réserve
scene-bag = Sac
scene-fragments = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
scene-stack = Pile de tuiles
scene-moments = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
scene-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, plateau { $board }
scene-starts = commence
scene-now = Récompense immédiate
scene-now-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
scene-now-short = Récompense
scene-points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
scene-none-short = aucune
scene-inner = Seules les deux extrémités de la ligne sont ouvertes ; cette tuile l’est dès que toutes celles du dehors ont été vidées dans cette prise.
scene-other-end = Tous les jetons d’une prise viennent de la même extrémité.
scene-bank-many = Plusieurs tuiles attendent : à côté de chacune se trouvent les emplacements où elle peut aller.
scene-used = utilisé
scene-hex = { $hex } : { $tokens }
scene-hex-empty = { $hex }, vide
scene-slot-empty = Emplacement { $slot }, { $colour }, vide
scene-slot-filled = Emplacement { $slot }, { $colour }, rempli
scene-cluster = Souvenir Essentiel { $slots } : { $points }
scene-tile = Moment { $tile } : { $action }, condition { $pattern }
scene-tile-up = Moment { $tile }, face Score : { $pattern } pour { $points }
scene-bank = Emplacement de Banque { $slot } : { $action }
scene-gain = { $points } de plus à la Récompense
do-take = Prendre { $colour } à l’extrémité { $end ->
    [L] gauche
   *[R] droite
  }
do-stop = S’arrêter
do-done = Terminer
do-place = Placer en { $hex }
do-rewire-out = Reconnecter depuis { $hex }
do-rewire-in = Reconnecter vers { $hex }
do-move-out = Déplacer { $colour } vers { $hex }
do-move-in = Déplacer { $colour } depuis { $hex }
do-bank = Tuile Moment { $tile } sur { $slot }
do-bank-over = Moment { $tile } sur { $slot }, par-dessus { $action }
do-use = Utiliser { $slot } : { $action }
do-from = Partir de { $hex }
do-result = Prendre { $colour } dans la réserve
do-pick = Choisir { $colour } en { $hex }
do-to = Aller en { $hex }
do-give = { $hex } donne son jeton

## Images des règles

picture-board = Plateau { $board } : { $things }.
picture-thread = une connexion { $colour } pour { $points }
picture-filled = emplacements remplis : { $slots }
picture-line = Tuiles de la ligne : { $tiles }.
picture-pile = Moment { $tile } avec { $tokens }
picture-taken = Pris : { $tokens }.
picture-tiles = { $things }.
picture-fits = un hexagone avec { $tokens }, qui correspond
picture-fits-not = un hexagone avec { $tokens }, qui ne correspond pas

## Éditions

edition-many = il y en a trop ; le maximum est { $most }
edition-name = { $name } ne peut contenir que des minuscules et des chiffres
edition-unknown = { $name } n’existe pas ici
edition-hex = un hexagone porte la lettre de sa rangée et un numéro, comme c3
edition-itself = un hexagone n’est pas voisin de lui-même
edition-asymmetric = le voisinage vaut dans les deux sens : { $other } nomme { $hex }, mais { $hex } ne nomme pas { $other }
edition-size = doit être un nombre de choses, comme 2
edition-untouched = un emplacement doit toucher au moins un hexagone
edition-cluster = il n’y a pas de cluster_points pour { $size ->
    [one] un emplacement
   *[other] { $size } emplacements
  }, comme en a l’ensemble { $cluster }
edition-slots = { $given } couleurs sont données pour { $slots } emplacements
edition-no-slot = { $colour } n’a aucun emplacement sur ce plateau
edition-action = l’action { $kind } nomme { $colours ->
    [one] une couleur
   *[other] { $colours } couleurs
  }
edition-results = les deux résultats d’un échange doivent différer
edition-pattern = il n’y a pas de pattern_points pour { $size ->
    [one] un jeton
   *[other] { $size } jetons
  }
edition-pattern-large = { $size } jetons ne tiennent pas dans un hexagone, qui en contient { $capacity }
edition-count = Vivid Memories se joue à 2, 3 ou 4
edition-no-count = il n’y a aucun nombre de joueurs, ni 2, ni 3, ni 4
edition-bag = doit être { $total }, bag_each de chaque couleur
edition-supply = doit être { $left }, ce que le sac laisse de tokens_per_colour
edition-few-tokens = la première ligne demande plus que les { $tokens } jetons qu’il y a
edition-few-tiles = { $rounds } Manches demandent { $needed } tuiles Moment, mais il y en a { $tiles }
edition-few-boards = { $players } joueurs demandent autant de plateaux ; il y en a { $boards }
edition-few-aspirations = { $players } joueurs demandent autant d’Aspirations ; il y en a { $tiles }
edition-each-once = doit nommer chacun une fois

## Le Cerveau artificiel

brain = Cerveau artificiel
option-be-more-human = Plus humain : la couleur de votre Aspiration compte aussi pour le Cerveau
option-learn-from-experience = Apprendre de l’expérience : chaque Moment que le Cerveau gagne lui donne un jeton de plus
option-practice = Entraînement : vous jouez vous-même les tours du Cerveau, comme avec le jeu imprimé, et on vous dit ce qui est faux
level-plain = Simple
level-human = Plus humain
level-learning = Apprenant
level-both = Plus humain et apprenant
preference-aspiration = l’Aspiration { $colour }
preference-moment = le Moment { $tile } ({ $colours })

ask-side = Les deux extrémités se valent pour le Cerveau : à laquelle doit-il prendre ?
ask-brain-first = Le tour du Cerveau : quel jeton prend-il d’abord, ou passe-t-il sa première préférence ?
ask-brain-more = Le Cerveau continue : que prend sa préférence suivante à cette extrémité, ou a-t-il fini de prendre ?
ask-brain-lay = Le Cerveau tient { $tokens } : où cela va-t-il ?
ask-brain-under = Quelle préférence va sous la pile maintenant ?
ask-brain-gain = Quel Moment le Cerveau gagne-t-il maintenant ?
prompt-side = À quelle extrémité le Cerveau prend-il ?
prompt-brain-first = Que prend le Cerveau ?
prompt-brain-more = Que prend-il ensuite ?
prompt-brain-lay = Où cela va-t-il ?
prompt-brain-under = Quelle préférence bouge ?
prompt-brain-gain = Quel Moment est gagné ?

do-side = Le Cerveau prend à { $end ->
    [L] gauche
   *[R] droite
  }
do-skip = Passer la première préférence
do-draft = Le Cerveau prend { $colour } à { $end ->
    [L] gauche
   *[R] droite
  }
do-over = Il a fini de prendre
do-lay = Placer en { $place }
do-lay-supply = Dans la réserve
do-under = Sous la pile : { $tile }
do-gain = Le Cerveau gagne le Moment { $tile }

refuse-asked-side = dites d’abord à quelle extrémité le Cerveau prend
refuse-asked-brain = c’est le tour du Cerveau, que vous jouez pas à pas
refuse-brain-stage-first = il doit d’abord prendre son premier jeton
refuse-brain-stage-more = il n’a pas encore fini de prendre
refuse-brain-stage-lay = ce qu’il a pris est placé avant qu’une tuile ne bouge
refuse-brain-stage-return = les préférences qui ont donné un jeton vont d’abord sous la pile
refuse-brain-stage-gaining = il gagne maintenant les Moments qu’il a vidés
refuse-brain-skip = { $tile } n’est pas passée, car une de ses couleurs est à une extrémité
refuse-brain-must-skip = aucune couleur demandée n’est à une extrémité, on passe donc { $tile }
refuse-brain-no-skip = on ne passe des préférences qu’en cherchant le premier jeton
refuse-brain-colour = { $tile } demande maintenant, et ne nomme pas { $colour }
refuse-brain-order = { $tile } nomme avant { $colour } une couleur qui est là
refuse-brain-not-there = il n’y a pas de { $colour } à { $end ->
    [L] gauche
   *[R] droite
  }
refuse-brain-side-empties = prendre à l’autre extrémité vide un Moment, et ici non
refuse-brain-side-more = l’autre extrémité donne { $more }, celle-ci seulement { $less }
refuse-brain-side-chosen = les deux extrémités se valent
refuse-brain-same-end = il prend tous ses jetons à l’extrémité où il a commencé
refuse-brain-over = une couleur demandée est là ({ $tile }), il continue donc
refuse-brain-slot = un jeton seul va dans le premier emplacement vide de sa couleur, depuis celui du bas dans le sens horaire
refuse-brain-no-slot = aucun emplacement de cette couleur n’est vide, le jeton va donc dans un hexagone
refuse-brain-together = deux ou trois jetons vont ensemble dans un hexagone
refuse-brain-hex = ce n’est pas le premier hexagone vide, rangée par rangée depuis le haut, de gauche à droite
refuse-brain-supply = il y a une place vide pour cela
refuse-brain-under = les préférences qui ont donné un jeton vont sous la pile dans l’ordre où elles ont demandé
refuse-brain-gain = les Moments vidés sont gagnés dans l’ordre où ils ont été vidés

points-brain-hexes = Manche { $round } : { $count } dans des hexagones ({ $hexes })
points-brain-slots = Manche { $round } : { $count } dans des emplacements ({ $slots })
points-brain-cores = Manche { $round } : Souvenir Essentiel { $cluster } ({ $slots })
points-brain-matches = le Moment gagné { $tile } correspond à { $hexes }
points-brain-fragments = le Moment gagné { $tile } : ses fragments

log-alone-aspiration = Aspiration de { $seat } : { $colour }.
log-alone-reminder = Un jeton { $colour } est sur la piste de Score : cette couleur ne vaut rien pour le Cerveau.
log-alone-reminder-human = Un jeton { $colour } est sur la piste de Score ; cette couleur compte aussi pour le Cerveau.
log-brain-line = Les préférences du Cerveau depuis la gauche : { $tiles }.
log-brain-skip = Le Cerveau demande selon { $tile } : { $count ->
    [one] cette couleur n’est à aucune extrémité
   *[other] aucune de ces couleurs n’est à une extrémité
  }. Passée, sous la pile.
log-brain-one = Le Cerveau demande selon { $tile } : { $colour } n’est qu’à { $end ->
    [L] gauche
   *[R] droite
  }, et y est pris.
log-brain-last = Le Cerveau demande selon { $tile } : { $colour } est sur le dernier Moment, et y est pris.
log-brain-empties = Le Cerveau demande selon { $tile } : { $colour } est aux deux extrémités. Seule la { $end ->
    [L] gauche
   *[R] droite
  } viderait un Moment : pris là.
log-brain-more = Le Cerveau demande selon { $tile } : { $colour } est aux deux extrémités. La { $end ->
    [L] gauche
   *[R] droite
  } lui donne { $more }, l’autre { $less } : pris là.
log-brain-chosen = Le Cerveau demande selon { $tile } : { $colour } est aux deux extrémités. Chacune donne { $more } et { $emptied ->
    [yes] vide un Moment
   *[no] ne vide aucun Moment
  } : vous avez choisi la { $end ->
    [L] gauche
   *[R] droite
  }.
log-brain-choice = Le Cerveau demande selon { $tile } : { $colour } est aux deux extrémités, qui se valent : à vous de choisir. Gauche : { $left }. Droite : { $right }.
log-brain-next = Puis il demande selon { $tile } : { $colour } est là, et est pris.
log-brain-miss = Puis il demande selon { $tile } : { $count ->
    [one] cette couleur n’est pas là
   *[other] aucune de ces couleurs n’est là
  }. Il a fini de prendre.
log-brain-emptied = Le Moment { $tile } est vide et quitte la ligne.
log-brain-slot = Le Cerveau place { $tokens } en { $slot }, son premier emplacement vide de cette couleur.
log-brain-alone = Aucun emplacement n’est vide pour { $tokens } : le Cerveau le place seul en { $hex }.
log-brain-hex = Le Cerveau place { $tokens } ensemble en { $hex }, son premier hexagone vide.
log-brain-supply = Le plateau du Cerveau est plein : { $tokens } à la réserve.
log-brain-under = Sous la pile : { $tiles }.
log-brain-gain = Le Cerveau gagne le Moment { $tile } ; il va sous la pile et devient une préférence.
log-brain-learn = Le Cerveau apprend du Moment { $tile } : { $colour } de la réserve.
log-brain-learn-none = Le Cerveau ne peut apprendre du Moment { $tile } : la réserve n’a pas de { $colour }.
log-brain-no-turn = La ligne serait vide : le Cerveau n’a pas de tour.
log-brain-third = Et ensuite { $colour }, car il faut une troisième couleur :
log-alone-won = La partie revient à { $seat }, { $more } à { $less }.
log-alone-tie = { $more } partout : l’égalité est une victoire pour { $seat }.
log-alone-lost = Le Cerveau artificiel gagne par { $more } à { $less }.

board-queue = Préférences :
board-gained = Gagnés :
board-worthless = Ne vaut rien pour lui :
board-brain-now = Cette Manche jusqu’ici : { $points }
plain-queue = Les préférences du Cerveau depuis la gauche : { $tiles }.
plain-gained = Moments qu’il a gagnés : { $tiles }.
plain-worthless = Ne vaut rien pour le Cerveau : { $colour }.
scene-preferences = Ligne de préférences, depuis la gauche
scene-asks-first = en premier
scene-then = puis
scene-misses = manque ici
scene-skips = passée
scene-stack-of = pile de { $count }
scene-gained = Gagnés
scene-brain-short = Le Cerveau
scene-worthless-short = Ne vaut rien
scene-worthless = Ne vaut rien pour lui
scene-your-aspiration = votre Aspiration
scene-on-track = visible de tous
scene-counts-all = toute couleur compte
scene-from = { $end ->
    [L] À gauche
   *[R] À droite
  }
scene-draft = { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
  }, { $tiles ->
    [0] aucun Moment
    [one] 1 Moment
   *[other] { $tiles } Moments
  }
scene-brain-would = Le Cerveau prendrait ensuite
scene-brain-choice = à vous de choisir l’extrémité
scene-brain-nothing = rien : la ligne est vide
scene-preference = Préférence { $place } : { $tile }
scene-brain-note = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, plateau { $board }
edition-fixed = doit être { $value }
edition-unasked = { $colour } n’a pas de tuile Aspiration, le Cerveau pourrait donc chercher une couleur sans fin

## Coach: where points come from, in a sentence

source-moment = les moments concordants
source-thread = le fil { $colour }
source-cluster = les souvenirs essentiels
source-in-hexes = l’aspiration
source-in-slots = l’aspiration
source-in-tiles = l’aspiration

## Comment les robots y jouent, par niveau

mind-easy = aime les longs Fils, voit une décision plus loin, et se trompe trois fois sur dix
mind-normal = voit une décision plus loin : Fils, Souvenirs Essentiels et Moments
mind-hard = réfléchit un court instant jusqu’à la fin des Souvenirs, et calcule sa Réflexion
mind-expert = réfléchit une demi-seconde jusqu’à la fin des Souvenirs, et calcule sa Réflexion
