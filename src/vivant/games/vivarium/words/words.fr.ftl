### Ce que dit Vivarium, en français. Les règles sont dans rulebook.fr.ftl.

title = Vivarium
tagline = Deux dominos désignent une ligne et une colonne : Créatures, Équipements et Contrats pour 2 à 4.
about = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } de { $turns_per_player_per_round ->
    [one] { $turns_per_player_per_round } tour
   *[other] { $turns_per_player_per_round } tours
  } par personne. À votre tour, vous échangez un de vos dominos contre celui du centre. Puis un nombre de chaque domino donne la ligne et la colonne d’une carte à prendre ; les gemmes décalent les nombres. Les Créatures valent des points, les Équipements aident tout de suite ou à la fin, les Contrats récompensent ce que vous avez réuni.
primer =
    Vous avez deux dominos ; un autre est au centre. Commencez votre tour en échangeant un des vôtres contre celui-là.
    Puis prenez une carte : un nombre d’un domino donne sa ligne, un nombre de l’autre sa colonne, dans le sens que vous voulez.
    Si les nombres ne conviennent pas, décalez-les : chaque gemme payée en déplace un d’une unité. Le prix de chaque carte y est écrit.
    Ou prenez { $gems_instead_of_card ->
    [one] { $gems_instead_of_card } gemme
   *[other] { $gems_instead_of_card } gemmes
  } au lieu d’une carte.
    Les Créatures valent des points, les Équipements aident tout de suite ou à la fin, les Contrats récompensent ce que vous avez réuni. Vos deux Contrats de départ sont secrets.
    Chaque manche a une priorité : une carte qui y correspond{ $rulings_handed_creatures_pay ->
        [false] { "" }, gagnée à votre propre tour,
       *[other] { "" }
    } rapporte aussitôt { $priority_gem ->
    [one] { $priority_gem } gemme
   *[other] { $priority_gem } gemmes
  }, et { $rulings_majority ->
        [round] la personne qui a gagné le plus de ces cartes dans la manche
       *[owned] la personne qui a le plus de ces cartes à la fin de la manche
    } prend le jeton, qui vaut { $priority_vp ->
    [one] { $priority_vp } point
   *[other] { $priority_vp } points
  }.
    Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } de { $turns_per_player_per_round ->
    [one] { $turns_per_player_per_round } tour
   *[other] { $turns_per_player_per_round } tours
  } par personne, comptez Créatures, Contrats, jetons et { $gem_vp ->
    [one] { $gem_vp } point
   *[other] { $gem_vp } points
  } par gemme : la personne qui a le plus de points gagne.
minutes = 25 min
components-printed = Le texte de la règle donne le nombre de cartes, de jetons, de dominos et de gemmes, les sortes d’Équipements avec leurs gemmes et leurs pouvoirs, les sortes de Contrats, les types et les milieux, et ce que valent deux et trois paires.
components-ours = La règle nous est parvenue sans ses images. Sont donc nos propres choix : quelles Créatures il y a, les symboles et les exemplaires des Équipements, ce que porte chaque Contrat, ceux de départ compris, et chaque jeton Priorité, les nombres des dominos, les points pour une et quatre paires et pour les séries, et toutes les images.

## Noms

type = { $name ->
    [mineral] minéral
    [vegetable] végétal
    [animal] animal
    [dragon] dragon
   *[other] { $name }
  }
colour = { $name ->
    [mountain] montagne
    [forest] forêt
    [desert] désert
    [marsh] marais
   *[other] { $name }
  }
symbol = { $name ->
    [circle] cercle
    [triangle] triangle
    [square] carré
    [cross] croix
   *[other] { $name }
  }
equipment = { $name ->
    [bag] sac
    [wineskin] gourde
    [binoculars] jumelles
    [camera] appareil photo
    [compass] boussole
    [lamp] lanterne
    [map] carte
    [shovel] pelle
   *[other] { $name }
  }
creature = { $type } { $habitat ->
    [mountain] des montagnes
    [forest] des forêts
    [desert] du désert
    [marsh] des marais
   *[other] ({ $colour })
  }, { $vp } PV
creature-short = { $type } { $habitat ->
    [mountain] des montagnes
    [forest] des forêts
    [desert] du désert
    [marsh] des marais
   *[other] ({ $colour })
  }
the-creature = { $kind ->
    [animal] l’animal
   *[other] le { $type }
  } { $habitat ->
    [mountain] des montagnes
    [forest] des forêts
    [desert] du désert
    [marsh] des marais
   *[other] ({ $colour })
  } ({ $vp } PV)
the-equipment = { $name ->
    [bag] le sac
    [wineskin] la gourde
    [binoculars] les jumelles
    [camera] l’appareil photo
    [compass] la boussole
    [lamp] la lanterne
    [map] la carte
    [shovel] la pelle
   *[other] l’Équipement { $name }
  } ({ $symbol })
the-contract = le Contrat ({ $name })
cell = ligne { $row }, colonne { $column }
equipment-card = { $kind }, { $symbol }
equipment-card-gems = { $kind }, { $symbol }, { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
wineskin-card = { $kind } ({ $x } et { $y }), { $symbol }
wineskin-card-gems = { $kind } ({ $x } et { $y }), { $symbol }, { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
price = { $cost ->
    [0] gratuitement
    [one] pour { $cost } gemme
   *[other] pour { $cost } gemmes
  }
card-does = { $name } ({ $does })
ability = { $kind ->
    [bag] 1 couleur de plus
    [wineskin] 1 de plus par type
    [binoculars] { $gems ->
        [one] { $gems } gemme : carte adjacente
       *[other] { $gems } gemmes : carte adjacente
      }
    [camera] { $gems ->
        [one] { $gems } gemme : piochez { $cards }, gardez 1
       *[other] { $gems } gemmes : piochez { $cards }, gardez 1
      }
    [compass] pioche une Créature
    [lamp] vide sa colonne
   *[shovel] 1 Créature à chacun
  }
contract-pairs = paires { $x }-{ $y }
contract-scores = { $name } : { $points } PV pour { $most ->
    [1] 1
   *[other] 1 à { $most }
  }
contract-symbol = { $vp } PV par { $symbol }
contract-type-sets = séries de tous les types
contract-colour-sets = séries de toutes les couleurs
contract-per-contract = { $vp } PV par Contrat{ $starts ->
    [no] , sans ceux de départ
   *[yes] { "" }
  }
contract-per-equipment = { $vp } PV par Équipement
contract-six-minus = { $base } PV moins { $minus } par Équipement{ $floor ->
    [yes] , jamais sous 0
   *[no] { "" }
  }
contract-start = { $vp } PV par Créature ({ $about }){ $with ->
    [bag] , sacs compris
    [wineskin] , gourdes comprises
   *[none] { "" }
  }
token-types = { $x } ou { $y }
token-equipment = Équipements
token-contract = Contrats
token-blank = vierge

## Questions

ask-swap = Donnez le domino { $one } ou le { $two } et recevez le { $middle }.
ask-act = Prenez une carte avec { $one } et { $two } ({ $gems ->
    [0] vous n’avez aucune gemme
    [one] vous avez { $gems } gemme
   *[other] vous avez { $gems } gemmes
  }), ou prenez { $taken ->
    [one] { $taken } gemme
   *[other] { $taken } gemmes
  }.
ask-look = Jumelles : gagnez une carte adjacente pour { $cost ->
    [one] { $cost } gemme
   *[other] { $cost } gemmes
  } (vous en avez { $gems }), ou passez.
ask-snap = Appareil photo : piochez { $cards ->
    [one] { $cards } Créature
   *[other] { $cards } Créatures et gardez-en une,
  } pour { $cost ->
    [one] { $cost } gemme
   *[other] { $cost } gemmes
  } (vous en avez { $gems }), ou passez.
ask-keep = Appareil photo : gardez une des Créatures piochées. Le reste est défaussé.
ask-give = Pelle : quelle Créature donnez-vous à { $seat } ?
ask-give-self = Pelle : quelle Créature gardez-vous ?
prompt-swap = Quel domino donnez-vous ?
prompt-act = Quelle carte prenez-vous ?
prompt-look = Une carte adjacente aux jumelles ?
prompt-snap = Utilisez-vous l’appareil photo ?
prompt-keep = Quelle Créature gardez-vous ?
prompt-give = Quelle Créature va à { $seat } ?

## Refus

refuse-swap-first = vous devez d’abord échanger un domino
refuse-domino-out = le domino { $domino } ne sert pas à { $players } joueurs
refuse-domino = le domino { $domino } n’est pas un de vos dominos
refuse-swapped = vous avez déjà échangé un domino pendant ce tour
refuse-act = prenez maintenant une carte, ou des gemmes
refuse-empty = il n’y a pas de carte à cet endroit ({ $cell })
refuse-cost = { $name } : le prix est de { $cost ->
    [one] { $cost } gemme
   *[other] { $cost } gemmes
  }, et vous { $gems ->
    [0] n’en avez pas
   *[other] en avez { $gems }
  }
refuse-binoculars = les jumelles d’abord : gagnez une carte adjacente, ou passez
refuse-not-beside = cette case ({ $cell }) n’est pas adjacente aux jumelles, qui étaient ici : { $where }
refuse-camera = l’appareil photo d’abord : piochez, ou passez
refuse-not-drawn = { $name } n’est pas parmi les cartes piochées
refuse-keep = l’appareil photo d’abord : gardez une des cartes piochées
refuse-give = la pelle d’abord : donnez une des cartes piochées

## Points

points-creature = { $name }
points-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
  }
points-token = jeton Priorité ({ $name })
points-bag = { $name } compte comme { $colour }
points-start = { $name }
points-start-cards = { $name } : { $count }, par { $cards }
points-contract = { $name }
points-contract-cards = { $name } : { $count }, par { $cards }
hidden-starts = deux Contrats de départ cachés
joined-cards = ({ $cards })

## Journal

log-first = Premier joueur : { $seat }.
log-dominoes = { $seat ->
    [Vous] Vous avez les dominos
   *[other] { $seat } a les dominos
  } { $one } et { $two }.
log-middle = Au centre : le domino { $middle }.
log-middle-two = Au centre : le domino { $middle }, et le { $hidden } face cachée.
log-starts = Vos Contrats de départ : { $colour } ; { $type }.
log-round = Manche { $round }, premier joueur : { $seat }. Priorité : { $token }. Ensuite : { $next }.
log-round-last = Manche { $round }, premier joueur : { $seat }. Priorité : { $token }, la dernière.
log-swap = { $seat ->
    [Vous] Vous donnez le domino { $given } et recevez le
   *[other] { $seat } donne le domino { $given } et reçoit le
  } { $received }.
log-take = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
  } { $card }, { $price } ({ $cell }).
log-gain = { $seat ->
    [Vous] Vous gagnez
   *[other] { $seat } gagne
  } { $card } avec les jumelles, { $price } ({ $cell }).
log-gems = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
  } { $count ->
    [0] { $asked ->
        [0] zéro gemme
       *[other] zéro gemme : la réserve est vide
      }
    [one] { $count } gemme
   *[other] { $count } gemmes
  }.
log-received = { $seat ->
    [Vous] Vous recevez
   *[other] { $seat } reçoit
  } { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
  }.
log-pass = { $seat ->
    [Vous] Vous passez
   *[other] { $seat } passe
  }.
log-snap = { $seat ->
    [Vous] Vous utilisez
   *[other] { $seat } utilise
  } l’appareil photo, pour { $cost ->
    [one] { $cost } gemme
   *[other] { $cost } gemmes
  }.
log-compass = { $seat ->
    [Vous] Vous piochez
   *[other] { $seat } pioche
  } { $card } avec la boussole.
log-drawn = Vous piochez { $card }.
log-drawn-hidden = { $seat ->
    [Vous] Vous piochez
   *[other] { $seat } pioche
  } une Créature en secret.
log-keep = { $seat ->
    [Vous] Vous gardez
   *[other] { $seat } garde
  } { $card }.
log-give = { $to ->
    [Vous] { $seat } vous donne { $card }.
   *[other] { $seat ->
        [Vous] Vous donnez
       *[other] { $seat } donne
      } { $card } à { $to }.
  }
turn-take = { $seat ->
    [Vous] Vous donnez le domino { $given } et prenez
   *[other] { $seat } donne le domino { $given } et prend
  } { $card }, { $price }{ $count ->
    [0] .
    [one] , et { $seat ->
        [Vous] gagnez
       *[other] gagne
      } { $count } gemme.
   *[other] , et { $seat ->
        [Vous] gagnez
       *[other] gagne
      } { $count } gemmes.
  }
turn-gems = { $seat ->
    [Vous] Vous donnez le domino { $given } et prenez
   *[other] { $seat } donne le domino { $given } et prend
  } { $count ->
    [0] { $asked ->
        [0] zéro gemme
       *[other] zéro gemme : la réserve est vide
      }
    [one] { $count } gemme
   *[other] { $count } gemmes
  }.
log-discard = Défausse : { $cards }.
log-token = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
  } le jeton Priorité ({ $name }).
log-token-nobody = Personne n’a de carte correspondante qui compte : personne ne prend le jeton Priorité ({ $name }).
log-revealed = Le domino { $revealed } est retourné face visible et le { $hidden } face cachée ; la colonne { $column } est vidée.
log-over = La partie est finie.

## La table dans un terminal

status = Manche { $round } sur { $rounds } · tour { $turn } sur { $turns }
note = { $gems ->
    [0] aucune gemme
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
board-title = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
board-bank = Réserve : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
board-bank-endless = Réserve : gemmes illimitées
board-priority = Priorité : { $token }
board-next = ensuite : { $token }
board-stack = { $count ->
    [0] aucun caché
    [one] { $count } caché
   *[other] { $count } cachés
  }
board-middle = Au centre : { $domino }
board-hidden = face cachée : { $domino }
board-decks = Pioches : { $creatures } Créatures, { $equipment } Équipements, { $contracts } Contrats ; défausse : { $discarded }
board-prices-swap = Prix de chaque case en gemmes : si vous donnez { $one } / si vous donnez { $two } ; entre parenthèses : plus que vous ne pouvez payer
board-prices-act = Prix de chaque case en gemmes ; entre parenthèses : plus que vous ne pouvez payer
board-free = gratuit
board-price = { $cost ->
    [one] { $cost } gemme
   *[other] { $cost } gemmes
  }
board-empty = –
board-vp = { $vp } PV
board-gems = +{ $gems } { $gems ->
    [one] gemme
   *[other] gemmes
  }
board-cost = { $gems ->
    [one] { $gems } gemme :
   *[other] { $gems } gemmes :
  }
board-does = { $kind ->
    [bag] +1 d’une couleur
    [wineskin] +1 de chacun
    [binoculars] carte adjacente
    [camera] pioche { $cards }, garde 1
    [compass] pioche 1 Créature
    [lamp] vide sa colonne
   *[shovel] 1 Créature chacun
  }
board-pairs = paires
board-sets = séries
board-all-types = tous les types
board-all-colours = toutes couleurs
board-each = { $vp } PV par
board-each-contract = Contrat
board-each-equipment = Équipement
board-six = { $base } PV – { $minus } par
board-first = premier
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-own-gems = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
board-dominoes = { $one } et { $two }
board-creatures = Créatures :
board-equipment = Équipements :
board-contracts = Contrats :
board-tokens = Jetons :
board-own-starts = Vos Contrats secrets : { $colour } ; { $type }
board-starts = Contrats de départ : { $colour } ; { $type }
board-estimate = Vos points si la partie s’arrêtait là, Contrats secrets compris : { $points }
board-drawn = Vous avez pioché : { $cards }
board-drawn-hidden = { $name ->
    [Vous] Vous regardez
   *[other] { $name } regarde
  } { $count ->
    [one] { $count } Créature
   *[other] { $count } Créatures
  } que personne d’autre ne voit.
board-card = { $name } ({ $card })
plain-cell = { $cell } : { $name }. { $price }
plain-cell-empty = { $cell } : vide.
plain-price-swap = Prix si vous donnez { $one } : { $first } ; si vous donnez { $two } : { $second }.
plain-price = Prix : { $price }.
plain-too-dear = { $price }, trop pour vous
plain-seat = { $name } : { $points ->
    [one] { $points } point visible
   *[other] { $points } points visibles
  }, { $gems ->
    [0] aucune gemme
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }, dominos { $one } et { $two }.
plain-turn = À jouer maintenant.
plain-first = Premier joueur de cette manche.

## Éditions

edition-count = on joue à Vivarium à 2, 3 ou 4, et non à { $count }
edition-names-most = { $count }, c’est trop ; le maximum est { $most }
edition-name = { $name } n’est pas un nom : minuscules, chiffres, - et _ seulement, une lettre d’abord
edition-row-decks = { $count } pioches sont nommées pour { $rows } lignes
edition-row = { $row } n’est pas écrit comme les entrées de cette liste
edition-cards-most = { $cards }, c’est trop ; le maximum est { $most }
edition-id = { $id } n’est pas un identifiant : lettres et chiffres seulement, une lettre d’abord, 12 au plus
edition-id-twice = l’identifiant { $id } sert deux fois
edition-unknown = { $value } n’est pas connu ici ; c’est { $known }
edition-arguments = { $id } doit nommer { $count ->
    [0] zéro chose de plus
    [one] { $count } chose
   *[other] { $count } choses différentes
  }
edition-vp = { $value } n’est pas un nombre de points de 0 à { $most }
edition-vp-ids = { $row } doit avoir { $count } identifiants, un par valeur
edition-gems = les gemmes de { $id } doivent être de 0 à { $most }
edition-bags-most = { $bags } sacs, c’est trop ; le maximum est { $most }
edition-domino-number = { $id } porte le nombre { $number }, qui n’est pas de 1 à { $most }
edition-domino-players = { $id } doit dire à partir de combien de joueurs il sert, de 1 à { $most }
edition-table-start = le tableau doit commencer par 0, les points pour aucune
edition-numbers = les nombres vont jusqu’à { $most }, mais le plus long côté du plateau est { $side }
edition-deck = { $name ->
    [creature] Créature
    [equipment] Équipement
   *[contract] Contrat
  }
edition-board-large = le plateau a { $cells } cases de { $deck }, mais il n’y a que { $cards } de ces cartes
edition-name-unused = aucune carte { $deck } n’a { $name }
edition-blank = il doit y avoir un jeton vierge, et non { $count }
edition-stack = { $rounds } manches demandent une pile d’un jeton de moins, et non de { $stack }
edition-tokens = il y a { $tokens } jetons en plus du vierge, trop peu pour une pile de { $stack }
edition-dominoes-few = { $tiles } dominos, c’est trop peu pour { $players } joueurs, à qui il en faut { $needed }
edition-dominoes-many = { $tiles } dominos, c’est trop pour { $players } joueurs, à qui il en faut { $needed }
edition-no-column = { $id } désigne plus loin que la colonne { $columns } ; à deux joueurs, il ne pourrait vider aucune colonne
edition-starts = { $cards }, c’est trop peu pour { $players } joueurs
edition-gems-few = { $needed } gemmes sont distribuées au début, mais il n’y en a que { $gems }

## La scène

scene-discard = défausse
scene-deck-creature = Créatures
scene-deck-equipment = Équipements
scene-deck-contract = Contrats
scene-bank-name = réserve
scene-bank = Réserve : { $count }
scene-empty = vide
scene-priority = Priorité de cette manche
scene-priority-gem = { $gems ->
    [0] rien tout de suite
    [one] { $gems } gemme par carte gagnée{ $whose ->
        [all] { "" }
       *[own] {" "}à son propre tour
    }
   *[other] { $gems } gemmes par carte gagnée{ $whose ->
        [all] { "" }
       *[own] {" "}à son propre tour
    }
  }
scene-priority-most = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } pour la majorité
scene-priority-blank = manche sans priorité
scene-next = Ensuite
scene-stack = Pile
scene-stack-left = reste { $count }
scene-your-dominoes = Vos dominos
scene-dominoes-of = Dominos : { $name }
scene-middle = Centre
scene-hidden = caché
scene-domino-note = Un nombre de chacun : ligne et colonne.
scene-swap-note = Le prix de gauche vaut si vous donnez le domino de gauche.
scene-swap-short = prix de gauche si vous donnez celui de gauche
scene-your-cards = Votre vivarium
scene-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
scene-estimate = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } si la partie s’arrêtait là
scene-first = 1er joueur
scene-first-short = 1er
scene-row = ligne
scene-column = colonne
scene-free = gratuit
scene-swap-left = Donner le domino gauche { $domino } et recevoir le { $middle }
scene-swap-right = Donner le domino droit { $domino } et recevoir le { $middle }
scene-swap = Donner le domino { $domino } et recevoir le { $middle }
scene-domino = Domino { $domino }
scene-take = Prendre { $name }, { $price } ({ $cell })
scene-gain = Gagner { $name }, { $price } ({ $cell })
gems-given = +{ $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
and-more = { $said } ; { $more }
wineskin-does = 1 { $x } et 1 { $y } de plus
scene-cell = { $name }, { $cell }
scene-cell-prices = { $name }, { $cell }. Prix { $first } ou { $second }, selon l’échange
scene-cell-empty = Case vide : { $cell }
scene-keep = Garder { $name }
scene-give = Donner { $name } à { $seat }
scene-gems = Prendre { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
  }
short-swap = Donner le { $domino }
short-take = { $cost ->
    [0] Prendre, gratuit
    [one] Prendre, { $cost } gemme
   *[other] Prendre, { $cost } gemmes
  }
short-gain = { $cost ->
    [0] Gagner, gratuit
    [one] Gagner, { $cost } gemme
   *[other] Gagner, { $cost } gemmes
  }
short-keep = La garder
short-give = La donner à { $seat }
scene-drawn = Cartes piochées
scene-draw = Piocher { $cards ->
    [one] { $cards } Créature
   *[other] { $cards } Créatures
  } pour { $cost ->
    [one] { $cost } gemme
   *[other] { $cost } gemmes
  }
scene-pass = Passer
scene-pairs = Paires
scene-sets = Séries
scene-per-contract = Par Contrat
scene-per-equipment = Par Équipement
scene-per-symbol = Par symbole
scene-six = Moins Équipements
scene-start = { $vp } par { $about }

## Les images de la page des règles

picture-prices = Le plateau avec le prix de chaque case pour { $one } et { $two }, ligne par ligne : { $rows }.
picture-cards = { $cards }.

## Coach: where points come from, in a sentence

best-take = { $card }, { $price }.
best-gain = { $card }, avec les jumelles.
purpose = Cette carte { $parts }.
purpose-swap = Vous pourriez alors prendre gratuitement { $card }, qui vaut { $points } PV pour vous.
purpose-creature = vaut { $points } PV par elle-même
purpose-own = vaut { $points } PV aussitôt
purpose-contract = ajoute { $points } PV au Contrat ({ $name })
purpose-contract-less = enlève { $points } PV au Contrat ({ $name })
purpose-gems = apporte { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
  }
purpose-token = compte pour le jeton Priorité de la manche
purpose-does = { $kind ->
    [binoculars] permet de gagner une carte adjacente pour { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
      }
    [camera] permet de piocher { $cards } Créatures pour { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
      } et d’en garder une
    [compass] vous fait piocher une Créature
    [lamp] vide sa colonne
   *[shovel] donne une Créature à chacun, et vous choisissez la vôtre en premier
  }
source-creature = les Créatures
source-gems = les gemmes
source-token = les jetons Priorité
source-bag = les sacs
source-start = les Contrats
source-start-cards = les Contrats
source-contract = les Contrats
source-contract-cards = les Contrats

## La feuille de score

sheet-creature = Créatures
sheet-gems = Gemmes
sheet-token = Jetons Priorité
sheet-start = Contrats de départ
sheet-start-cards = Contrats de départ
sheet-contract = Contrats
sheet-contract-cards = Contrats
sheet-bag = Contrats

## Comment les robots y jouent, par niveau

bot-easy-about = faible : prend ce qui semble le mieux à ce tour et se trompe souvent
bot-normal-about = moyen : pèse ce que chaque carte rapportera, Contrats compris
bot-hard-about = fort : imagine beaucoup de parties jusqu’à leur fin
bot-expert-about = très fort : imagine des parties pendant près d’une seconde

## Pour les programmes qui apprennent : ce que disent les cases d’une ligne

plane-deck = Les Créatures qui peuvent encore être dans la pioche, autant que qui regarde le sache.
plane-middle = Le domino du centre.
plane-cell = La carte dans cette case du plateau.
plane-stand-in = La Créature dans cette case du plateau, dont la propre pioche est vide.
plane-equipment-deck = L’Équipement dans sa pioche.
plane-contract-deck = Les Contrats dans leur pioche.
plane-stage = Ce qu’on attend.
plane-drawn = Les Créatures que qui regarde a piochées et n’a encore ni gardées ni données.
plane-turn = À qui est le tour, compté en tours après qui regarde.
plane-first = Qui joue en premier, compté en tours après qui regarde.
plane-hidden-domino = Le domino posé à côté du centre.
plane-pool = Les dominos que personne n’a reçus.
plane-token = Le jeton Priorité actif.
plane-next = Le jeton Priorité suivant.
plane-stack = Les jetons Priorité que personne n’a encore vus.
plane-where = La case d’où vient une carte gagnée, ou qu’il faut remplir.
plane-drawing = L’Équipement qui fait piocher des cartes.
plane-round = Combien de manches sont terminées, en binaire.
plane-turns = Combien de tours de cette manche sont terminés, en binaire.
plane-bank = Combien de gemmes la réserve contient, en binaire.
plane-due = Combien de cartes il reste à piocher, en binaire.
plane-held = Combien de cartes piochées la place active tient, en binaire.
plane-given = Combien de cartes la pelle a distribuées, en binaire.
plane-colour = Le Contrat de départ de qui regarde, pour une couleur.
plane-type = Le Contrat de départ de qui regarde, pour un type.
plane-creatures = Les Créatures de cette place.
plane-dominoes = Les dominos de cette place.
plane-equipment = L’Équipement de cette place.
plane-contracts = Les Contrats de cette place, sans ceux de départ.
plane-tokens = Les jetons Priorité de cette place.
plane-gems = Combien de gemmes cette place possède, en binaire.
plane-matched = Combien de cartes qui vont avec son jeton cette place a gagnées dans cette manche, en binaire.
plane-hidden-deck = Les Créatures dans la pioche.
plane-hidden-drawn = Les Créatures que la place active a piochées.
plane-hidden-colour = Le Contrat de départ de cette place, pour une couleur.
plane-hidden-type = Le Contrat de départ de cette place, pour un type.

# Comment on appelle les éléments ensemble, dans les rapports.

component-creature = Créatures
component-equipment = Équipements
component-contract = Contrats
component-start = Contrats de départ
component-token = Jetons Priorité
component-domino = Dominos
domino-name = { $name }
