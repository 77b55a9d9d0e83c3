### Ce que dit Vivid Memories, en français. Les règles sont dans rulebook.fr.ftl.

title = Vivid Memories
tagline = Rassembler des Fragments, les relier par des Fils, chérir des Moments : de 2 à 4, ou en solo contre le Cerveau artificiel.
minutes = 30–45 min
components-printed = Le texte de la règle donne le nombre de tuiles et de Fragments, la mise en place à deux, trois et quatre joueurs, tous les points, les six actions, et le jeu du Cerveau artificiel. Des critiques publiées rapportent qu’une couleur est le violet, et que les couleurs sont à d’autres endroits sur chaque plateau.
components-ours = La règle nous est parvenue sans ses images. Les plateaux sont donc les nôtres : leurs hexagones, les emplacements autour, ceux qui forment un Souvenir Essentiel, et la couleur de chacun. De même l’ordre des actions de la Banque, ce que porte chacun des 20 Moments, et toutes les images. Pour le mode Solo : quels plateaux vous et le Cerveau avez, d’où vient le Fragment qui rappelle votre couleur, et l’ordre dans lequel se parcourent les couleurs d’un Moment et les hexagones vides. La règle du mode Solo n’existe qu’en anglais : « Cerveau artificiel » et les autres mots de ce mode sont les nôtres.
about = En { $rounds ->
    [one] { $rounds } Manche
   *[other] { $rounds } Manches
  }, vous prenez des Fragments aux deux extrémités d’une ligne de Moments et les placez dans les hexagones de votre plateau. Un Fil d’une couleur qui relie des emplacements de cette couleur, au bord, rapporte sa longueur pour chaque emplacement vide, et les remplit. Les ensembles complets rapportent aussi, de même que les Moments qui correspondent exactement à un hexagone. À la fin, une couleur, votre Aspiration, compte encore une fois.
primer =
    À votre tour, prenez des Fragments à une extrémité de la ligne de Moments : un de n’importe quelle couleur, deux de la même, ou trois de couleurs différentes. Placez-les ensemble dans un hexagone vide de votre plateau.
    Un Moment que vous videz est à vous. Si vous n’avez pris qu’un Fragment, vous pouvez aussi en déplacer jusqu’à trois vers un hexagone, ou hors d’un hexagone.
    Quand la ligne est vide, chacun utilise les actions de sa Banque de Souvenirs, une fois chacune. Un Moment dont l’action a servi est retourné et peut marquer.
    Alors un Moment retourné marque pour chaque hexagone qui contient exactement ses Fragments.
    Des hexagones adjacents qui contiennent la même couleur forment un Fil. S’il touche au moins deux { $rulings_filled_slots_connect ->
        [false] emplacements vides
       *[other] emplacements
    } de sa couleur, au bord, il marque ses hexagones fois les emplacements vides qu’il touche, et les remplit.
    Les ensembles dont tous les emplacements sont remplis marquent dans cette Manche et dans chaque suivante.
    Après { $rounds ->
        [one] { $rounds } Manche
       *[other] { $rounds } Manches
    }, votre Aspiration secrète fait compter sa couleur encore une fois. La personne qui a le plus de points gagne.{ $alone ->
        [false] { "" }
       *[true] { "\u000A" }En solo, vous jouez contre le Cerveau artificiel, qui prend des Fragments selon des règles fixes : vous pouvez prévoir tout ce qu’il fera.
    }

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
    [add] Un Fragment de la réserve dans un hexagone vide.
    [split] Un Fragment d’un hexagone en devient deux autres ; un seul s’il est plein.
    [combine] Deux Fragments d’un hexagone en deviennent un, de couleur au choix.
    [speculate] Un Fragment tiré du sac dans un hexagone vide.
    [nudge] Un Fragment passe dans un hexagone adjacent.
   *[swap] Deux Fragments d’hexagones adjacents changent de place.
  }
moment = le Moment { $colours }
bank-place = l’emplacement { $place } de la Banque
slot = l’emplacement { $colour } { $where }
slot-place = { $count ->
    [one] en { $hexes }
   *[other] entre { $hexes }
  }
cluster = le Souvenir Essentiel { $colours }
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

ask-take = Prenez un Fragment à une extrémité de la ligne.
ask-more = Deux de la même couleur, ou trois différentes.
ask-more-third = Deux couleurs différentes en demandent une troisième.
ask-place = Placez { $tokens } dans un hexagone vide.
ask-rewire = Vous avez pris un Fragment : reconnectez, ou terminez.
ask-move-out = Depuis { $hex } : quel Fragment, vers quel hexagone ?
ask-move-in = Vers { $hex } : quel Fragment, de quel hexagone ?
ask-full = Votre plateau est plein : reconnectez pour vider un hexagone.
ask-full-move = Votre plateau est plein : continuez de reconnecter { $hex } jusqu’à vider un hexagone.
ask-bank = Placez un Moment revendiqué sur un emplacement libre de la Banque.
ask-use = Utilisez une action de votre Banque, ou terminez.
ask-from = { $action } : quel hexagone ?
ask-pick = { $action } : quel Fragment de { $hex } ?
ask-pick-second = { $action } : quel Fragment de { $hex } rendez-vous avec le { $colour } ?
ask-pick-other = { $action } : quel Fragment de { $hex } échangez-vous contre le { $colour } ?
ask-result = { $action } : quelle couleur de la réserve va en { $hex } ?
ask-result-split = { $action } : { $hex } est plein, choisissez une des deux couleurs.
ask-to = { $action } : vers quel hexagone adjacent à { $hex } ?
ask-give = Deux hexagones du Fil touchent { $slot } : lequel donne son Fragment ?

prompt-take = Quel Fragment prenez-vous ?
prompt-more = Un autre Fragment ?
prompt-place = Dans quel hexagone vide ?
prompt-rewire = Reconnecter un hexagone ?
prompt-move = Quel Fragment déplacez-vous ?
prompt-full = Votre plateau est plein
prompt-bank = Quel Moment va où ?
prompt-use = Quelle action utilisez-vous ?
prompt-from = Quel hexagone ?
prompt-result = Quelle couleur prenez-vous ?
prompt-pick = Quel Fragment ?
prompt-to = Vers quel hexagone ?
prompt-give = Quel hexagone donne son Fragment ?

## Refus

refuse-asked-take = prenez d’abord un Fragment à une extrémité de la ligne
refuse-asked-more = vous êtes en train de prendre : prenez un autre Fragment, ou arrêtez-vous
refuse-asked-place = placez d’abord les Fragments que vous avez en main
refuse-asked-rewire = reconnectez maintenant un hexagone, ou terminez
refuse-asked-move = finissez d’abord de reconnecter
refuse-asked-bank = les Moments revendiqués vont d’abord dans la Banque
refuse-asked-use = utilisez maintenant une action de la Banque, ou terminez
refuse-asked-from = l’action est choisie : choisissez l’hexagone de départ
refuse-asked-result = l’action est choisie : choisissez une couleur de la réserve
refuse-asked-pick = l’action est choisie : choisissez un Fragment de l’hexagone
refuse-asked-to = l’action est choisie : choisissez l’hexagone d’arrivée
refuse-asked-give = choisissez d’abord quel hexagone donne son Fragment à l’emplacement
refuse-one-tile = il ne reste qu’un Moment, et son extrémité s’appelle la gauche
refuse-not-there = le Moment de cette extrémité n’a pas de Fragment { $colour }
refuse-other-end = tous les Fragments doivent venir de la même extrémité
refuse-inner = vous prenez aux extrémités de la ligne ; ce Moment s’ouvre dès que vous avez vidé ceux de l’extérieur pendant le même tour
refuse-bank-many = choisissez un des emplacements montrés à côté de chaque Moment
refuse-not-open = il n’y a pas de Fragment { $colour } à prendre à cette extrémité
refuse-no-third = deux couleurs différentes en demandent une troisième, et il n’y en a pas
refuse-third-differs = le troisième Fragment doit avoir une troisième couleur
refuse-two-differ = on ne peut pas prendre seulement deux couleurs différentes : il en faut une troisième
refuse-occupied = { $hex } n’est pas vide
refuse-full-board = votre plateau est plein : vous ne pouvez que reconnecter, et un hexagone doit être vide ensuite
refuse-move-one = au moins un Fragment doit être déplacé
refuse-full = { $hex } est plein
refuse-in-none = tous les hexagones adjacents à { $hex } sont vides
refuse-empty = { $hex } est vide
refuse-no-room = tous les hexagones adjacents à { $hex } sont pleins
refuse-not-adjacent = { $hex } n’est pas adjacent à { $chosen }
refuse-lacks = il n’y a pas de Fragment { $colour } en { $hex }
refuse-not-claimed = { $tile } n’est pas parmi ceux que vous avez revendiqués
refuse-covered = { $slot } est couvert par un Moment
refuse-used = { $slot } a déjà servi cette Manche
refuse-flipped = le Moment sur { $slot } montre sa face Score et n’offre aucune action
refuse-no-empty = il n’y a aucun hexagone vide
refuse-bag = le sac est vide
refuse-supply = il manque à la réserve : { $colours }
refuse-no-removable = il n’y a pas de Fragment { $colour } sur votre plateau
refuse-no-pair = aucun hexagone ne contient deux Fragments
refuse-no-nudge = aucun Fragment n’a d’hexagone adjacent où il reste de la place
refuse-no-swap = il n’y a pas deux hexagones adjacents avec des Fragments de couleurs différentes
refuse-one-token = { $hex } ne contient qu’un Fragment
refuse-swap-from = tous les Fragments adjacents à { $hex } ont la même couleur que les siens
refuse-swap-equal = permuter { $colour } contre { $colour } ne changerait rien
refuse-no-result = ce Moment donne { $colours }
refuse-give = { $hex } ne peut pas donner son Fragment à cet emplacement

## Points

points-head-start = l’avance, Manche { $round }
points-moment = { $tile } validé en { $hexes }, Manche { $round }
points-thread = le Fil { $colour } par { $hexes }, vers les emplacements { $slots }, Manche { $round }
points-cluster = { $cluster }, Manche { $round }
points-in-hexes = le { $colour } dans les hexagones (Aspiration)
points-in-slots = le { $colour } dans les emplacements (Aspiration)
points-in-tiles = les Moments Précieux avec du { $colour } (Aspiration)

## Journal

log-first = { $seat ->
    [Vous] Le sort vous donne le marqueur Premier Joueur.
   *[other] Le sort donne le marqueur Premier Joueur à { $seat }.
  }
log-board = { $seat ->
    [Vous] Vous jouez
   *[other] { $seat } joue
  } sur le plateau { $board }.
log-aspiration = Votre Aspiration : { $colour }.
log-round = Manche { $round } : { $tiles } Moments en ligne, avec { $tokens } Fragments. Pour commencer : { $seat }.
log-take = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
  } un Fragment { $colour } à l’extrémité { $end ->
    [L] gauche
   *[R] droite
  }.
log-place = { $seat ->
    [Vous] Vous placez
   *[other] { $seat } place
  } { $tokens } en { $hex }.
log-claim = { $seat ->
    [Vous] Vous revendiquez
   *[other] { $seat } revendique
  } { $tiles }.
turn-place = { $seat ->
    [Vous] Vous prenez { $tokens } à
   *[other] { $seat } prend { $tokens } à
  } { $end ->
    [L] gauche
   *[R] droite
  } { $seat ->
    [Vous] et placez
   *[other] et place
  } le tout en { $hex }.
turn-claim = { $seat ->
    [Vous] Vous prenez { $tokens } à
   *[other] { $seat } prend { $tokens } à
  } { $end ->
    [L] gauche
   *[R] droite
  }, { $seat ->
    [Vous] placez
   *[other] place
  } le tout en { $hex } { $seat ->
    [Vous] et revendiquez
   *[other] et revendique
  } { $moments }.
turn-add = { $seat ->
    [Vous] Vous ajoutez
   *[other] { $seat } ajoute
  } { $tokens } en { $hex }.
turn-speculate = { $seat ->
    [Vous] Vous spéculez, tirez
   *[other] { $seat } spécule, tire
  } { $tokens } { $seat ->
    [Vous] et le placez
   *[other] et le place
  } en { $hex }.
turn-split = { $seat ->
    [Vous] Vous échangez
   *[other] { $seat } échange
  } { $colour } en { $hex } contre { $results }.
turn-combine = { $seat ->
    [Vous] Vous échangez
   *[other] { $seat } échange
  } deux Fragments de { $hex } contre { $colour }.
turn-nudge = { $seat ->
    [Vous] Vous poussez
   *[other] { $seat } pousse
  } { $colour } de { $hex } vers { $other }.
turn-swap = { $seat ->
    [Vous] Vous permutez
   *[other] { $seat } permute
  } { $colour } en { $hex } et { $with } en { $other }.
log-rewire-out = { $seat ->
    [Vous] Vous reconnectez
   *[other] { $seat } reconnecte
  } depuis { $hex }.
log-rewire-in = { $seat ->
    [Vous] Vous reconnectez
   *[other] { $seat } reconnecte
  } vers { $hex }.
log-move = { $seat ->
    [Vous] Vous déplacez
   *[other] { $seat } déplace
  } un Fragment { $colour } de { $hex } vers { $other }.
log-pass = { $seat ->
    [Vous] Vous passez
   *[other] { $seat } passe
  } : impossible de vider un hexagone.
log-remembered = La phase Souvenirs est finie.
log-marker = Nouveau Premier Joueur : { $seat }.
log-bank = { $seat ->
    [Vous] Vous placez
   *[other] { $seat } place
  } { $tile } sur { $slot }.
log-discard = Défausse : { $tiles }.
log-together = Réflexion : il y a assez de Fragments, tout le monde agit en même temps.
log-together-left = Réflexion : il y a assez de Fragments pour les autres, qui agissent désormais en même temps.
log-in-turn = { $seat ->
    [Vous] Réflexion : une action chacun à son tour, vous commencez.
   *[other] Réflexion : une action chacun à son tour, { $seat } commence.
  }
log-in-order = { $seat ->
    [Vous] Réflexion : l’un après l’autre, vous commencez.
   *[other] Réflexion : l’un après l’autre, { $seat } commence.
  }
log-use = { $seat ->
    [Vous] Vous utilisez
   *[other] { $seat } utilise
  } l’action « { $action } » ({ $slot }).
log-draw = { $seat ->
    [Vous] Vous tirez
   *[other] { $seat } tire
  } un Fragment { $colour } du sac.
log-split = { $seat ->
    [Vous] Vous échangez
   *[other] { $seat } échange
  } { $colour } en { $hex } contre { $results }.
log-return = { $seat ->
    [Vous] Vous rendez
   *[other] { $seat } rend
  } un Fragment { $colour } de { $hex } à la réserve.
log-combine = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
  } un Fragment { $colour } dans la réserve pour { $hex }.
log-swap = { $seat ->
    [Vous] Vous permutez
   *[other] { $seat } permute
  } { $colour } en { $hex } et { $with } en { $other }.
log-done = { $seat ->
    [Vous] Vous avez fini votre
   *[other] { $seat } a fini sa
  } Réflexion.
log-give = { $seat } : { $hex } donne son Fragment à { $slot }.
log-points = { $seat ->
    [Vous] Vous marquez
   *[other] { $seat } marque
  } { $points } : { $source }.
award-thread = le Fil { $colour } de { $length } hexagones, vers { $reached ->
    [one] { $reached } emplacement
   *[other] { $reached } emplacements
  }
log-round-over = La Manche { $round } est finie : { $scores }.
log-score = { $seat } { $points }
log-reveal = { $seat ->
    [Vous] Vous révélez votre
   *[other] { $seat } révèle son
  } Aspiration : { $colour }.
log-tie-aspiration = Égalité à { $points } : { $other ->
    [Vous] { $seat } vous devance
   *[other] { $seat ->
        [Vous] vous devancez
       *[other] { $seat } devance
      } { $other }
  }, { $more } points d’Aspiration contre { $less }.
log-tie-order = Égalité à { $points }, points d’Aspiration compris : { $other ->
    [Vous] { $seat } vous devance
   *[other] { $seat ->
        [Vous] vous devancez
       *[other] { $seat } devance
      } { $other }
  }, plus loin dans l’ordre du tour.
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
board-claimed = Revendiqués :
board-cherished = Précieux :
board-aspiration = Aspiration :
board-hand = En main :
board-now = À la Récompense, maintenant : { $points }
plain-tile = Moment { $tile }, { $action }, condition { $pattern }, Fragments : { $tokens }.
plain-line-empty = La ligne est vide.
plain-stock = Dans le sac : { $bag }. Dans la pile : { $stack } Moments. Dans la réserve : { $supply }.
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
plain-bank-own = { $slot } : { $action }.
plain-bank-used = { $slot } : { $action }, déjà utilisée.
plain-bank-tile = { $slot } : Moment { $tile }, { $action }.
plain-bank-up = { $slot } : Moment { $tile }, face Score, condition { $pattern }.
plain-moment = { $moment } ({ $tile })
plain-claimed = Revendiqués : { $tiles }.
plain-cherished = Moments Précieux : { $tiles }.
plain-aspiration = Aspiration : { $colour }.
plain-hand = En main : { $tokens }.
plain-now = La Récompense donnerait maintenant { $points }.

## La scène

scene-line = Ligne de Moments
scene-line-left = { $left ->
    [one] encore { $left } Moment
   *[other] encore { $left } Moments
  } sur { $all } ; prenez à une extrémité
scene-hand = Dans votre main
scene-hand-of = En main : { $name }
scene-aspiration = Votre Aspiration
scene-aspiration-of = Aspiration
scene-only-you = cachée aux autres
scene-secret = secrète jusqu’à la fin
scene-claimed = Revendiqués
scene-claimed-short = Revendiqués
scene-cherished = Précieux
scene-none = aucun encore
scene-supply = Réserve
scene-bag = Sac
scene-fragments = { $count ->
    [one] { $count } Fragment
   *[other] { $count } Fragments
  }
scene-stack = Pile de Moments
scene-moments = { $count ->
    [one] { $count } Moment
   *[other] { $count } Moments
  }
scene-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, plateau { $board }
scene-starts = commence
scene-now = Récompense, maintenant
scene-now-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
scene-now-short = Récompense
scene-points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
scene-none-short = aucun
scene-used = utilisée
scene-hex = { $hex } : { $tokens }
scene-hex-empty = { $hex }, vide
scene-slot-empty = Vide : { $slot }
scene-slot-filled = Rempli : { $slot }
scene-cluster = { $points } pour { $cluster }
scene-tile = Moment : { $action }, condition { $pattern }
scene-tile-up = Moment, face Score : { $pattern } pour { $points }
scene-bank = { $action }, { $slot }
scene-gain = { $points } de plus à la Récompense
do-take = Prendre { $colour } à l’extrémité { $end ->
    [L] gauche
   *[R] droite
  }
short-take = Prendre le { $colour }
short-draft = Le Cerveau prend le { $colour }
short-result = Prendre le { $colour }
short-use = Utiliser « { $action } »
short-bank = Placer ici
do-stop = S’arrêter
do-done = Terminer
do-place = Placer en { $hex }
do-rewire-out = Reconnecter depuis { $hex }
do-rewire-in = Reconnecter vers { $hex }
do-move-out = Déplacer { $colour } vers { $hex }
do-move-in = Déplacer { $colour } depuis { $hex }
do-bank = Placer { $tile } ({ $action }) sur { $slot }
do-bank-over = Placer { $tile } ({ $action }) sur { $slot } (recouvre : { $over })
do-use = Utiliser l’action : { $action } ({ $slot })
do-from = Partir de { $hex }
do-result = Prendre { $colour } dans la réserve
do-pick = Choisir { $colour } en { $hex }
do-to = Aller en { $hex }
do-give = { $hex } donne son Fragment

## Images des règles

picture-board = Plateau { $board } : { $things }.
picture-thread = une connexion ({ $colour }) pour { $points }
picture-filled = emplacements remplis : { $slots }
picture-line = Moments de la ligne : { $tiles }.
picture-pile = { $tile } avec { $tokens }
picture-taken = Pris : { $tokens }.
picture-tiles = { $things }.
picture-fits = un hexagone avec { $tokens }, qui correspond
picture-fits-not = un hexagone avec { $tokens }, qui ne correspond pas

## Éditions

edition-many = il y en a trop ; le maximum est { $most }
edition-name = { $name } ne peut contenir que des minuscules et des chiffres
edition-unknown = { $name } n’existe pas ici
edition-hex = un hexagone porte la lettre de sa rangée et un numéro, comme c3
edition-itself = un hexagone n’est pas adjacent à lui-même
edition-asymmetric = deux hexagones adjacents le sont dans les deux sens : { $other } nomme { $hex }, mais { $hex } ne nomme pas { $other }
edition-size = doit être un nombre de choses, comme 2
edition-untouched = un emplacement doit toucher au moins un hexagone
edition-cluster = il n’y a pas de cluster_points pour { $size ->
    [one] { $size } emplacement
   *[other] { $size } emplacements
  }, comme en a l’ensemble { $cluster }
edition-slots = { $given } couleurs sont données pour { $slots } emplacements
edition-no-slot = { $colour } n’a aucun emplacement sur ce plateau
edition-action = l’action { $kind } nomme { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
  }
edition-results = les deux résultats d’un échange doivent différer
edition-pattern = il n’y a pas de pattern_points pour { $size ->
    [one] { $size } Fragment
   *[other] { $size } Fragments
  }
edition-pattern-large = { $size } Fragments ne tiennent pas dans un hexagone, qui en contient { $capacity }
edition-count = Vivid Memories se joue à 2, 3 ou 4
edition-no-count = il n’y a aucun nombre de joueurs, ni 2, ni 3, ni 4
edition-bag = doit être { $total }, bag_each de chaque couleur
edition-supply = doit être { $left }, ce que le sac laisse de tokens_per_colour
edition-few-tokens = la première ligne demande plus que les { $tokens } Fragments qu’il y a
edition-few-tiles = { $rounds } Manches demandent { $needed } Moments, mais il y en a { $tiles }
edition-count-missing = l’édition n’a rien pour ce nombre de joueurs
edition-each-place = doit contenir { $places } nombres, un par rang dans l’ordre du tour
edition-few-boards = { $players } joueurs demandent autant de plateaux ; il y en a { $boards }
edition-few-aspirations = { $players } joueurs demandent autant d’Aspirations ; il y en a { $tiles }
edition-each-once = doit nommer chacun une fois

## Options

option-first = qui commence la première Manche
option-first-random = tiré au sort
option-first-0 = place 1
option-first-1 = place 2
option-first-2 = place 3
option-first-3 = place 4

## Le Cerveau artificiel

brain = Cerveau artificiel
the-brain = Le Cerveau artificiel
option-be-more-human = Plus humain (plus difficile) : la couleur de votre Aspiration compte aussi pour le Cerveau
option-learn-from-experience = Apprendre de l’expérience (le plus difficile) : chaque Moment que le Cerveau gagne lui donne un Fragment de plus
option-practice = Entraînement : vous jouez vous-même les tours du Cerveau, comme avec le jeu imprimé, et vos erreurs vous sont signalées
level-plain = Standard
level-human = Plus humain (plus difficile)
level-learning = Apprendre de l’expérience (le plus difficile)
level-both = Les deux : plus humain, et apprendre de l’expérience
preference-aspiration = l’Aspiration { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
  }

ask-side = Les deux extrémités se valent pour le Cerveau : à laquelle doit-il prendre ?
ask-brain-first = Le tour du Cerveau : quel Fragment prend-il d’abord, ou passe-t-il sa première préférence ?
ask-brain-more = Le Cerveau continue : que prend sa préférence suivante à cette extrémité, ou a-t-il fini de prendre ?
ask-brain-lay = Le Cerveau tient { $tokens } : où place-t-il cela ?
ask-brain-under = Quelle préférence va sous la pile maintenant ?
ask-brain-gain = Quel Moment le Cerveau gagne-t-il maintenant ?
prompt-side = À quelle extrémité le Cerveau prend-il ?
prompt-brain-first = Que prend le Cerveau ?
prompt-brain-more = Que prend-il ensuite ?
prompt-brain-lay = Où place-t-il cela ?
prompt-brain-under = Quelle préférence va sous la pile ?
prompt-brain-gain = Quel Moment gagne-t-il ?

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
do-lay-supply = Mettre dans la réserve
do-under = Sous la pile : { $tile }
do-gain = Le Cerveau gagne { $tile }

refuse-asked-side = dites d’abord à quelle extrémité le Cerveau prend
refuse-asked-brain = c’est le tour du Cerveau, que vous jouez pas à pas
refuse-brain-stage-first = il doit d’abord prendre son premier Fragment
refuse-brain-stage-more = il n’a pas encore fini de prendre
refuse-brain-stage-lay = ce qu’il a pris est placé avant qu’une tuile ne bouge
refuse-brain-stage-return = les préférences qui ont donné un Fragment vont d’abord sous la pile
refuse-brain-stage-gaining = il gagne maintenant les Moments qu’il a vidés
refuse-brain-skip = on ne passe pas { $tile }, car une de ses couleurs est à une extrémité
refuse-brain-must-skip = aucune couleur demandée n’est à une extrémité : on passe { $tile }
refuse-brain-no-skip = on ne passe des préférences qu’en cherchant le premier Fragment
refuse-brain-colour = on interroge { $tile }, qui ne nomme pas { $colour }
refuse-brain-order = { $tile } nomme avant { $colour } une autre couleur, qui est là
refuse-brain-not-there = il n’y a pas de { $colour } à { $end ->
    [L] gauche
   *[R] droite
  }
refuse-brain-side-empties = prendre à l’autre extrémité vide un Moment, et ici non
refuse-brain-side-more = l’autre extrémité donne { $more }, celle-ci seulement { $less }
refuse-brain-side-chosen = les deux extrémités se valent
refuse-brain-same-end = il prend tous ses Fragments à l’extrémité où il a commencé
refuse-brain-over = une couleur demandée est là ({ $tile }), il continue donc
refuse-brain-slot = un Fragment seul va dans le premier emplacement vide de sa couleur, dans le sens horaire depuis le bas
refuse-brain-no-slot = aucun emplacement de cette couleur n’est vide, le Fragment va donc dans un hexagone
refuse-brain-together = plusieurs Fragments vont ensemble dans un hexagone
refuse-brain-hex = ce n’est pas le premier hexagone vide, rangée par rangée depuis le haut, de gauche à droite
refuse-brain-supply = il reste un hexagone ou un emplacement vide pour cela
refuse-brain-under = les préférences qui ont donné un Fragment vont sous la pile dans l’ordre où elles ont été interrogées
refuse-brain-gain = les Moments vidés sont gagnés dans l’ordre où ils ont été vidés

points-brain-hexes = { $count ->
    [one] { $count } Fragment
   *[other] { $count } Fragments
  } dans des hexagones ({ $hexes }), Manche { $round }
points-brain-slots = { $count ->
    [one] { $count } Fragment
   *[other] { $count } Fragments
  } dans des emplacements, Manche { $round }
points-brain-cores = { $cluster }, Manche { $round }
points-brain-matches = { $tile } qu’il a gagné, validé en { $hexes }
points-brain-fragments = { $tile } qu’il a gagné, pour ses Fragments

log-alone-aspiration = { $seat ->
    [Vous] Votre Aspiration
   *[other] Aspiration ({ $seat })
  } : { $colour }.
log-alone-reminder = Le Cerveau ne marque rien pour { $colour }{ $reminder ->
    [no] .
   *[yes] { "" } ; un Fragment sur la piste de Score le rappelle.
  }
log-alone-reminder-human = Le Cerveau marque aussi pour { $colour }{ $reminder ->
    [no] .
   *[yes] , bien qu’un Fragment de cette couleur soit sur la piste de Score.
  }
log-brain-line = Les préférences du Cerveau depuis la gauche : { $tiles }.
log-brain-skip = Le Cerveau interroge { $tile } : { $count ->
    [one] cette couleur n’est à aucune extrémité
   *[other] aucune de ces couleurs n’est à une extrémité
  }. Il l’ignore, et elle va sous la pile.
log-brain-one = Le Cerveau interroge { $tile } : seule l’extrémité { $end ->
    [L] gauche
   *[R] droite
  } a un Fragment { $colour } ; il le prend.
log-brain-last = Le Cerveau interroge { $tile } : le dernier Moment a un Fragment { $colour } ; il le prend.
log-brain-empties = Le Cerveau interroge { $tile } : les deux extrémités ont un Fragment { $colour }. Seule celle de { $end ->
    [L] gauche
   *[R] droite
  } lui permet de vider un Moment : il prend là.
log-brain-more = Le Cerveau interroge { $tile } : les deux extrémités ont un Fragment { $colour }. Celle de { $end ->
    [L] gauche
   *[R] droite
  } lui donne { $more }, l’autre { $less } : il prend là.
log-brain-chosen = Le Cerveau interroge { $tile } : les deux extrémités ont un Fragment { $colour }. Chacune donne { $more } et { $emptied ->
    [yes] vide un Moment
   *[no] ne vide aucun Moment
  } : vous avez choisi celle de { $end ->
    [L] gauche
   *[R] droite
  }.
log-brain-choice = Le Cerveau interroge { $tile } : les deux extrémités ont un Fragment { $colour } et se valent ; à vous de choisir. À gauche, il prend { $left } ; à droite, { $right }.
log-brain-next = Puis il interroge { $tile } : il y a un Fragment { $colour }, qu’il prend.
log-brain-miss = Puis il interroge { $tile } : { $count ->
    [one] cette couleur n’est pas là
   *[other] aucune de ces couleurs n’est là
  }. Il a fini de prendre.
log-brain-emptied = Il ne reste rien sur { $tile } : il quitte la ligne.
log-brain-slot = Le Cerveau place { $tokens } sur { $slot }, son premier emplacement vide de cette couleur.
log-brain-alone = Il n’y a pas d’emplacement vide pour { $tokens } : le Cerveau le place seul en { $hex }.
log-brain-hex = Le Cerveau place { $tokens } ensemble en { $hex }, son premier hexagone vide.
log-brain-supply = Le plateau du Cerveau est plein : { $tokens } va à la réserve.
log-brain-under = Sous la pile : { $tiles }.
log-brain-gain = Le Cerveau gagne { $tile } ; il va sous la pile et devient une préférence.
log-brain-learn = Avec { $tile }, le Cerveau apprend : il reçoit un Fragment { $colour } de la réserve.
log-brain-learn-none = Avec { $tile }, le Cerveau ne peut rien apprendre : la réserve n’a pas de Fragment { $colour }.
log-brain-no-turn = La ligne serait vide : le Cerveau n’a pas de tour.
log-brain-third = Et ensuite { $colour }, car il faut une troisième couleur :
log-alone-won = { $seat ->
    [Vous] Vous gagnez
   *[other] { $seat } gagne
  } par { $more } à { $less }.
log-alone-tie = { $seat ->
    [Vous] { $more } partout : à égalité, c’est vous qui gagnez.
   *[other] { $more } partout : à égalité, { $seat } gagne.
  }
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
scene-misses = pas ici
scene-skips = passe
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
    [one] { $count } Fragment
   *[other] { $count } Fragments
  }, { $tiles ->
    [0] aucun Moment
    [one] { $tiles } Moment
   *[other] { $tiles } Moments
  }
scene-brain-would = Prochain tour du Cerveau :
scene-brain-choice = à vous de choisir l’extrémité
scene-brain-nothing = aucun, la ligne est vide
scene-preference = Préférence { $place } : { $tile }
scene-brain-note = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, plateau { $board }
edition-fixed = doit être { $value }
edition-unasked = { $colour } n’a pas de tuile Aspiration, le Cerveau pourrait donc chercher une couleur sans fin

## Coach: where points come from, in a sentence

best-thread = le Fil { $colour } de { $hexes-count } hexagones a atteint { $slots-count ->
    [one] { $slots-count } emplacement libre
   *[other] { $slots-count } emplacements libres
  } à la Manche { $round }.
best-cluster = { $cluster } était complet à la Manche { $round }.
best-moment = { $tile } a été validé dans { $hexes-count ->
    [one] { $hexes-count } hexagone
   *[other] { $hexes-count } hexagones
  } à la Manche { $round }.
purpose = Ce choix { $parts }.
purpose-now = Ce choix { $parts }. Sur votre plateau actuel, cela vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus à la Récompense.
purpose-claim = revendique { $tile }
purpose-claim-next = laisse un seul Fragment sur { $tile }, que vous pourrez revendiquer
purpose-fits = convient à votre Fil { $colour } de { $count } hexagones
purpose-aspiration = prend la couleur de votre Aspiration
purpose-joins = réunit { $threads } Fils de couleur { $colour } en un seul de { $count } hexagones
purpose-lengthens = allonge un Fil { $colour } à { $count } hexagones
purpose-reaches = atteint { $slots }
purpose-reaches-many = atteint { $slots } emplacements de couleur { $colour }
purpose-match = valide { $tile } en { $hex }
source-head-start = l’avance
source-moment = les Moments validés
source-thread = le Fil { $colour }
source-cluster = les Souvenirs Essentiels
source-in-hexes = l’Aspiration
source-in-slots = l’Aspiration
source-in-tiles = l’Aspiration

## La feuille de score

sheet-head-start = Avance
sheet-moment = Moments validés
sheet-thread = Fils
sheet-cluster = Souvenirs Essentiels
sheet-in-hexes = Aspiration
sheet-in-slots = Aspiration
sheet-in-tiles = Aspiration
sheet-brain-hexes = Fragments, hexagones
sheet-brain-slots = Fragments, emplacements
sheet-brain-cores = Souvenirs Essentiels
sheet-brain-matches = Moments gagnés
sheet-brain-fragments = Moments gagnés

## Comment les robots y jouent, par niveau

bot-easy-about = faible : aime les longs Fils et se trompe souvent
bot-normal-about = moyen : pèse Fils, Souvenirs Essentiels et Moments, une décision plus loin
bot-hard-about = fort : prévoit jusqu’à la fin des Souvenirs et calcule aussitôt sa Réflexion
bot-expert-about = très fort : prévoit pendant une demi-seconde jusqu’à la fin des Souvenirs et calcule sa Réflexion

## Pour les programmes qui apprennent : ce que disent les cases d’une ligne

plane-line-tile = Le Moment à cet endroit de la ligne, compté depuis la gauche.
plane-line-tokens = Les Fragments posés dessus, par couleur, en binaire.
plane-bag = Les Fragments dans le sac, par couleur, en binaire.
plane-emptied = Les Moments vidés pendant ce tour.
plane-supply = Les Fragments dans la réserve, par couleur, en binaire.
plane-stack = Les Moments que personne n’a encore vus.
plane-linked = Les hexagones des Fils de cette couleur, pendant qu’ils sont récompensés.
plane-wanted = Les emplacements que ces Fils doivent encore remplir.
plane-phase = Ce qu’on attend.
plane-aspiration = La couleur de l’Aspiration de qui regarde.
plane-end = L’extrémité de la ligne d’où viennent les Fragments de ce tour.
plane-holder = Qui a le marqueur Premier Joueur, compté en tours après qui regarde.
plane-turn = À qui est le tour, compté en tours après qui regarde.
plane-acting = À qui l’on demande quelque chose, compté en tours après qui regarde.
plane-passes = Combien de tours de suite ont été passés.
plane-full-turn = Si c’est le tour d’un plateau plein.
plane-together = Si tout le monde réfléchit en même temps.
plane-round = Combien de Manches sont terminées, en binaire.
plane-queue-colour = L’Aspiration à cet endroit de la file du Cerveau artificiel, compté depuis l’avant.
plane-queue-tile = Le Moment à cet endroit de la file du Cerveau artificiel, compté depuis l’avant.
plane-later-colours = Les Aspirations plus loin dans la file.
plane-later-tiles = Les Moments plus loin dans la file.
plane-leaving = Les Moments que le Cerveau artificiel a vidés pendant ce tour.
plane-brain-stage = Où en est le tour du Cerveau artificiel.
plane-brain-used = Combien de préférences à l’avant de la file ont donné un Fragment, en binaire.
plane-brain-kept = Combien d’entre elles restent à l’avant, en binaire.
plane-hexes = Les hexagones de cette place dont le nombre de Fragments, de cette couleur ou en tout, a ce chiffre binaire.
plane-slots = Les emplacements que cette place a remplis.
plane-claimed = Les Moments que cette place a revendiqués.
plane-cherished = Les Moments Précieux de cette place.
plane-bank = Le Moment dans cet emplacement de la Banque de cette place.
plane-flipped = Les emplacements de la Banque dont le Moment montre sa face Score.
plane-used = Les emplacements de la Banque dont cette place a utilisé l’action dans cette Manche.
plane-board = Le plateau de cette place.
plane-points = Les points de cette place jusqu’ici, en binaire.
plane-ask = Ce qu’on demande à cette place.
plane-hand = Les Fragments dans la main de cette place, par couleur, en binaire.
plane-action = L’action que cette place est en train de faire.
plane-slot = L’emplacement de la Banque qu’elle utilise pour cela.
plane-hex = L’hexagone que cette place a choisi au départ.
plane-other = L’hexagone que cette place a choisi à l’arrivée.
plane-picked = La couleur que cette place a choisie.
plane-inward = Si les Fragments que cette place reconnecte viennent vers l’hexagone choisi.
plane-moved = Combien de Fragments cette place a pris ou déplacés dans cette étape de son tour, en binaire.
plane-aspirations = La couleur de l’Aspiration de cette place.

# Comment on appelle les éléments ensemble, dans les rapports.

component-moment = Moments
component-slot = Emplacements du bord
component-one-slot = emplacement { $place }
component-hex = Hexagones
component-one-hex = hexagone { $hex }
component-colour = Fragments par couleur
component-aspiration = Aspirations
component-bank = Places de la Banque de Souvenirs
component-board = Plateaux Joueur
