### Ce que dit Vivid Memories, en français. Les règles sont dans rulebook.fr.ftl.

title = Vivid Memories
tagline = Rassembler des fragments, les relier par des Fils, chérir des Moments : de 2 à 4.
minutes = 30–60 min
about = En trois Manches, on prend des jetons Fragment aux deux extrémités d’une ligne de Moments et on les place dans les hexagones de son plateau. Une chaîne d’une même couleur entre des emplacements de cette couleur rapporte sa longueur pour chaque emplacement, et les remplit ; les ensembles complets et les Moments qui correspondent exactement à un hexagone rapportent aussi. Une couleur, votre Aspiration, compte encore une fois à la fin.

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

ask-take = Prenez un jeton Fragment à une extrémité de la ligne.
ask-more = Prenez un autre jeton à la même extrémité (même couleur, ou deux de plus si les trois diffèrent), ou arrêtez-vous.
ask-more-third = Prenez un troisième jeton à la même extrémité, d’une troisième couleur : deux jetons différents ne se prennent pas seuls.
ask-place = Dans quel hexagone vide vont-ils ? En main : { $tokens }.
ask-rewire = Un seul jeton pris : reconnectez un hexagone, vers l’extérieur ou vers l’intérieur, ou terminez.
ask-move-out = Reconnecter depuis { $hex } : quel jeton va dans quel hexagone voisin ?
ask-move-in = Reconnecter vers { $hex } : quel jeton vient de quel hexagone voisin ?
ask-full = Votre plateau est plein : reconnectez pour vider un hexagone.
ask-full-move = Votre plateau est plein : continuez jusqu’à vider un hexagone (à partir de { $hex }).
ask-bank = Placez une tuile Moment revendiquée sur un emplacement libre de la Banque.
ask-use = Utilisez une action de votre Banque, ou terminez.
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
scene-line-left = encore { $left } tuiles sur { $all } ; prenez à une extrémité
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
scene-bag-short = Dans le sac
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
do-use = Utiliser { $slot } : { $action }
do-from = Partir de { $hex }
do-result = Prendre { $colour } dans la réserve
do-pick = Choisir { $colour } en { $hex }
do-to = Aller en { $hex }
do-give = { $hex } donne son jeton

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
