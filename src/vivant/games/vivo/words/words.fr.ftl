### Ce que dit Vivo, en français. Les règles sont dans rulebook.fr.ftl.

title = Vivo
tagline = Suivre l’harmonie et perdre avec sa meilleure carte : un jeu de plis pour 3 ou 4.
about = Un jeu de plis. L’harmonie dit combien de couleurs différentes un pli doit réunir. La plus haute carte qui la suit rapporte un peu, la plus basse rapporte sa valeur : perdez donc chaque pli avec la plus haute carte possible.
primer =
    Chacun a { $play_hand } cartes en main. À chaque pli, chacun en joue une, à son tour.
    L’harmonie dit combien de couleurs différentes le pli doit réunir : solo 1, duo 2, trio 3, quatuor 4.
    Tant qu’il ne les a pas, vous pouvez jouer n’importe quelle couleur, sauf s’il reste si peu de joueurs qu’une nouvelle couleur doit venir maintenant. Dès qu’il les a, vous devez jouer une de ses couleurs.
    Si vous pouvez suivre, vous le devez. Sinon, jouez n’importe quoi : cette carte est hors harmonie et ne marque rien.
    Parmi les cartes qui ont suivi, la plus haute marque { $play_highest_points ->
        [one] { $play_highest_points } point
       *[other] { $play_highest_points } points
    }. La plus basse marque sa valeur, et son joueur entame le pli suivant.
    La meilleure carte à jouer est donc la plus haute qui soit encore la plus basse du pli.
    Après { $play_rounds ->
        [one] { $play_rounds } manche
       *[other] { $play_rounds } manches
    } de { $play_tricks ->
        [one] { $play_tricks } pli
       *[other] { $play_tricks } plis
    }, la personne qui a le plus de points gagne.

minutes = 20 min
components-printed = Le texte de la règle donne les 48 cartes en quatre couleurs, de valeurs 1 à 12, les 15 cartes d’harmonie dont trois quatuors, ce qu’on met de côté à trois et à quatre joueurs, et tous les nombres du jeu.
components-ours = Le jaune comme quatrième couleur est notre choix, de même que quatre solos, quatre duos et quatre trios parmi les cartes d’harmonie : la règle ne dit pas combien il y en a de chaque sorte, et d’autres nombres lui conviendraient aussi. Toutes les images sont les nôtres.
status = Manche { $round } sur { $rounds } · pli { $trick } sur { $tricks }

suit = { $name ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
   *[other] { $name }
  }
harmony = { $kind ->
    [solo] solo
    [duet] duo
    [trio] trio
   *[quartet] quatuor
  }

## Options

option-without = la couleur laissée de côté
option-first = qui entame le premier pli
option-first-random = tiré au sort
option-first-0 = place 1
option-first-1 = place 2
option-first-2 = place 3
option-first-3 = place 4
option-open-discards = tout le monde peut regarder toutes les cartes jouées

## Questions

ask-which = Quelle carte jouez-vous ?
ask-which-lead = Avec quelle carte entamez-vous ?
ask-lead = Entamez avec n’importe quelle carte : ce pli est un { $harmony }.
ask-free = Jouez n’importe quelle carte : il manque encore { $missing ->
    [one] { $missing } couleur
   *[other] { $missing } couleurs
  } au { $harmony }.
ask-reached = Suivez le { $harmony } : jouez { $suits }.
ask-pressed = Le { $harmony } demande une nouvelle couleur : jouez { $suits }.
ask-off = Vous ne pouvez pas suivre le { $harmony } (pas de { $suits }) : jouez n’importe quelle carte. Elle est hors harmonie et ne rapporte rien.

## Refus

refuse-removed = { $card } n’est pas dans cette partie
refuse-not-held = { $card } n’est pas dans votre main
refuse-reached = vous pouvez suivre le { $harmony }, il faut donc jouer { $suits }
refuse-pressed = le { $harmony } demande encore une nouvelle couleur, il faut donc jouer { $suits }

## Points

points-face-up = le { $card }, face visible, manche { $round }
points-face-down = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } face cachée, manche { $round }

## Journal

log-first = { $seat ->
    [Vous] Le sort vous donne la première entame.
   *[other] Le sort donne la première entame à { $seat }.
  }
log-round = Manche { $round } : les cartes sont distribuées. { $seat ->
    [Vous] Vous entamez.
   *[other] { $seat } entame.
  }
log-hand = Votre main : { $cards }.
log-next = La prochaine harmonie est un { $harmony }.
log-lead = { $seat ->
    [Vous] Vous entamez
   *[other] { $seat } entame
  } avec le { $card }.
log-play = { $seat ->
    [Vous] Vous jouez
   *[other] { $seat } joue
  } le { $card }.
log-off = { $seat ->
    [Vous] Vous jouez
   *[other] { $seat } joue
  } le { $card }, hors harmonie.
log-trick = Pli { $trick } : { $low ->
    [Vous] vous avez
   *[other] { $low } a
  } la carte la plus basse ({ $card }) et { $low ->
    [Vous] marquez
   *[other] marque
  } { $points } ; { $high ->
    [Vous] vous avez
   *[other] { $high } a
  } la plus haute et { $high ->
    [Vous] marquez
   *[other] marque
  } { $points-high }.{ $next ->
    [nobody] {""}
   *[other] {" "}{ $low ->
        [Vous] Vous entamez le suivant.
       *[other] { $low } entame le suivant.
      }
  }
log-trick-one = Pli { $trick } : personne n’a la carte la plus basse ; { $high ->
    [Vous] vous avez
   *[other] { $high } a
  } la plus haute et { $high ->
    [Vous] marquez
   *[other] marque
  } { $points-high }.{ $next ->
    [nobody] {""}
   *[other] {" "}{ $high ->
        [Vous] Vous entamez le suivant.
       *[other] { $high } entame le suivant.
      }
  }
log-round-over = La manche { $round } est finie : { $scores }.
log-score = { $seat } { $points }
log-row = { $seat ->
    [Vous] Vous marquez
   *[other] { $seat } marque
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } dans cette manche.
log-over = La partie est finie.

## La table dans un terminal

board-title = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
board-harmony = Harmonie : { $harmony } ({ $suits ->
    [one] { $suits } couleur
   *[other] { $suits } couleurs
  })
board-harmony-open = Harmonie : { $harmony } ({ $suits ->
    [one] { $suits } couleur
   *[other] { $suits } couleurs
  }), jusqu’ici { $open }
board-next = Ensuite : { $harmony } ; encore cachées : { $rest }
board-next-last = Ensuite : { $harmony }, la dernière
board-kind = { $kind ->
    [solo] { $count } { $count ->
        [one] solo
       *[other] solos
      }
    [duet] { $count } { $count ->
        [one] duo
       *[other] duos
      }
    [trio] { $count } { $count ->
        [one] trio
       *[other] trios
      }
   *[quartet] { $count } { $count ->
        [one] quatuor
       *[other] quatuors
      }
  }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
board-down = { $count } face cachée
board-off = hors harmonie
board-highest = la plus haute
board-lowest = la plus basse
board-last = Dernier pli ({ $harmony }) :
board-played = Cartes jouées ({ $name }) :
board-hand = Votre main :
board-hand-letters = Votre main ({ $letters }) :
board-letter = { $letter } pour { $suit }
board-hand-of = Main ({ $name }) :
plain-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main.
plain-turn = À jouer maintenant.
plain-up = Face visible :
plain-card = { $rank } { $suit }

## Éditions

edition-tricks = une main a { $hand } cartes, donc une manche a { $hand } plis, et non { $tricks }
edition-letter = { $suit } ne commence pas par une lettre de a à z
edition-lower = { $suit } doit être écrit en minuscules
edition-letters = deux couleurs commencent par { $letter } ; une carte s’écrit avec la première lettre de sa couleur
edition-cards-most = { $cards } cartes, c’est trop ; le maximum est { $most }
edition-count = on joue à Vivo à 3 ou à 4
edition-no-count = il n’y a aucun nombre de joueurs, ni 3 ni 4
edition-deal = { $cards } cartes sont en jeu, mais { $players } joueurs avec { $hand } cartes chacun en demandent { $needed }
edition-harmony = { $cards } cartes d’harmonie sont en jeu, mais il y a { $tricks } plis
edition-asks = l’harmonie { $kind } demande { $asked } couleurs, mais il y a { $suits } couleurs et { $players } joueurs

## La scène

scene-play = Jouer le { $card }
scene-to-play = à jouer
scene-later = ensuite
scene-you = Vous
scene-highest = la plus haute
scene-lowest = la plus basse
scene-highest-so-far = la plus haute pour l’instant
scene-lowest-so-far = la plus basse pour l’instant
scene-next = Harmonie suivante
scene-next-short = Ensuite
scene-then = Encore à venir
scene-last = Pli précédent
scene-own-row = Votre rangée de score
scene-own-row-short = Rangée : { $points }
scene-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Images de la page des règles

picture-player = J{ $n }
picture-trick = { $harmony } : { $cards }.
picture-card = { $player } { $card }
picture-card-marked = { $player } { $card } ({ $mark })
picture-open = à { $player } de jouer
picture-row = Une rangée de score : { $cards } face visible, { $down } face cachée.
picture-kinds = Les quatre harmonies : { $kinds }.

## Coach: where points come from, in a sentence

best-face-up = le { $card } était la carte la plus basse de son pli, à la manche { $round }.
purpose-off = Cette carte est hors harmonie et ne rapporte rien.
purpose-highest = { $more ->
    [0] C’est la carte la plus haute du pli : elle rapporte { $points ->
        [one] { $points } point.
       *[other] { $points } points.
      }
    [one] C’est la carte la plus haute pour l’instant ; il en reste { $more } à jouer.
   *[other] C’est la carte la plus haute pour l’instant ; il en reste { $more } à jouer.
  }
purpose-lowest = { $more ->
    [0] C’est la carte la plus basse du pli : elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
      } et vous entamez.
    [one] C’est la carte la plus basse pour l’instant ; il en reste { $more } à jouer.
   *[other] C’est la carte la plus basse pour l’instant ; il en reste { $more } à jouer.
  }
purpose-between = Cette carte est entre la plus haute et la plus basse{ $more ->
    [0] { "" } et ne rapporte rien.
   *[other] { "" } pour l’instant.
  }
purpose-equal = Cette carte est aussi haute que les autres cartes qui suivent.
source-face-up = les cartes visibles
source-face-down = les cartes cachées

## La feuille de score

sheet-face-up = Les plus basses, face visible
sheet-face-down = Les plus hautes, face cachée

## Comment les robots y jouent, par niveau

bot-easy-about = faible : ne voit que le pli en cours et se trompe souvent
bot-normal-about = moyen : devine qui a quoi, mais ne voit que le pli en cours
bot-hard-about = fort : compte les cartes, prévoit toute la manche et joue aussitôt
bot-expert-about = très fort : compte les cartes et prend une demi-seconde pour prévoir toute la manche

## Pour les programmes qui apprennent : ce que disent les cases d’une ligne

plane-hand = Les cartes dans la main de qui regarde.
plane-pile = Combien de cartes d’harmonie de chaque sorte restent face cachée, en binaire.
plane-follow = Les cartes, où qu’elles soient, qui suivraient l’harmonie maintenant.
plane-tricks = Combien de plis de cette manche sont terminés.
plane-unseen = Les cartes que qui regarde n’a pas vues dans cette manche.
plane-leader = Qui a entamé le pli, ou va l’entamer, compté en tours après qui regarde.
plane-turn = À qui est le tour, compté en tours après qui regarde.
plane-off = Les cartes jouées hors harmonie dans cette manche.
plane-open = Les couleurs que contient le pli jusqu’ici.
plane-harmony = L’harmonie du pli.
plane-next = L’harmonie du pli suivant.
plane-round = Combien de manches sont terminées, en binaire.
plane-played = Les cartes que cette place a jouées dans cette manche.
plane-held = Combien de cartes cette place a en main.
plane-card = La carte que cette place a posée dans le pli.
plane-points = Les points de cette place jusqu’ici, en binaire.
plane-high = Qui a la carte la plus haute du pli jusqu’ici, compté en tours après qui regarde.
plane-low = Qui a la carte la plus basse du pli jusqu’ici, compté en tours après qui regarde.
plane-void = Les couleurs que cette place a montré ne pas avoir.
plane-deck = Les cartes qui ne sont pas encore distribuées.
plane-hands = Les cartes dans la main de cette place.

# Comment on appelle les éléments ensemble, dans les rapports.

component-card = Cartes
component-harmony = Harmonies
