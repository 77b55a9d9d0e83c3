### Ce que dit Vivo, en français. Les règles sont dans rulebook.fr.ftl.

title = Vivo
tagline = Suivre l’harmonie, perdre avec la meilleure carte : un jeu de plis pour 3 ou 4.
about = Un jeu de plis. L’harmonie dit combien de couleurs différentes un pli doit réunir. La plus haute carte qui la suit rapporte un peu, la plus basse rapporte sa valeur : perdre avec la meilleure carte qui perd encore.
primer =
    Chacun a douze cartes en main. À chaque pli, chacun en joue une, à son tour.
    L’harmonie dit combien de couleurs différentes le pli doit réunir : solo 1, duo 2, trio 3, quatuor 4.
    Tant qu’il ne les a pas, toute couleur est bienvenue, sauf s’il reste si peu de joueurs qu’une nouvelle couleur doit venir maintenant. Dès qu’il les a, il faut jouer une de ses couleurs.
    Qui peut suivre doit suivre. Qui ne peut pas joue n’importe quoi : cette carte est hors harmonie et ne marque rien.
    Parmi les cartes qui ont suivi, la plus haute marque 2 points. La plus basse marque sa valeur, et son joueur entame le pli suivant.
    La meilleure carte à jouer est donc la plus haute qui soit encore la plus basse du pli.
    Après deux manches de douze plis, le plus de points gagne.

minutes = 20 min
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
option-without-r = rouge
option-without-g = vert
option-without-b = bleu
option-without-y = jaune
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
ask-lead = Entamez avec n’importe quelle carte de votre main ({ $harmony }).
ask-free = Jouez n’importe quelle carte : il manque encore { $missing ->
    [one] une couleur
   *[other] { $missing } couleurs
  } à l’harmonie ({ $harmony }).
ask-reached = L’harmonie ({ $harmony }) est complète : jouez { $suits }.
ask-pressed = L’harmonie ({ $harmony }) demande une nouvelle couleur : jouez { $suits }.
ask-off = Vous n’avez aucune carte qui suit ({ $suits }) : jouez n’importe quelle carte, hors harmonie ({ $harmony }). Elle ne rapporte rien.

## Refus

refuse-removed = { $card } n’est pas dans cette partie
refuse-not-held = { $card } n’est pas dans votre main
refuse-reached = l’harmonie ({ $harmony }) est complète, il faut jouer { $suits }
refuse-pressed = l’harmonie ({ $harmony }) demande encore une nouvelle couleur, il faut jouer { $suits }

## Points

points-face-up = { $card } face visible, manche { $round }
points-face-down = { $count ->
    [one] une carte
   *[other] { $count } cartes
  } face cachée, manche { $round }

## Journal

log-first = Tirage de la première entame : { $seat }.
log-round = Manche { $round } : les cartes sont distribuées. Première entame : { $seat }.
log-hand = Votre main : { $cards }.
log-next = Prochaine harmonie retournée : { $harmony }.
log-lead = { $seat } : { $card }, entame.
log-play = { $seat } : { $card }.
log-off = { $seat } : { $card }, hors harmonie.
log-trick = Pli { $trick } : la plus haute, { $high }, face cachée, { $points-high ->
    [one] { $points-high } point
   *[other] { $points-high } points
  } ; la plus basse, { $low }, { $card } face visible, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.{ $next ->
    [nobody] {""}
   *[other] {" "}Prochaine entame : { $low }.
  }
log-trick-one = Pli { $trick } : la plus haute, { $high }, face cachée, { $points-high ->
    [one] { $points-high } point
   *[other] { $points-high } points
  } ; pas de plus basse.{ $next ->
    [nobody] {""}
   *[other] {" "}Prochaine entame : { $high }.
  }
log-round-over = La manche { $round } est finie : { $scores }.
log-score = { $seat } { $points }
log-over = La partie est finie.

## La table dans un terminal

board-title = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
board-harmony = Harmonie : { $harmony } ({ $suits ->
    [one] 1 couleur
   *[other] { $suits } couleurs
  })
board-harmony-open = Harmonie : { $harmony } ({ $suits ->
    [one] 1 couleur
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
plain-card = { $suit } { $rank }

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

scene-play = Jouer { $card }
scene-to-play = à jouer
scene-later = ensuite
scene-you = Vous
scene-highest = la plus haute
scene-lowest = la plus basse
scene-highest-so-far = la plus haute pour l’instant
scene-lowest-so-far = la plus basse pour l’instant
scene-next = Harmonie suivante
scene-next-short = Ensuite
scene-then = Puis, dans un ordre caché
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

source-face-up = les cartes visibles
source-face-down = les cartes cachées

## Comment les robots y jouent, par niveau

mind-easy = imagine deux fois les mains des autres, regarde ce pli, et se trompe trois fois sur dix
mind-normal = regarde ce pli, en imaginant vingt fois qui a quoi
mind-hard = compte les cartes, réfléchit un court instant jusqu’à la fin de la manche, et calcule les derniers plis
mind-expert = compte les cartes, réfléchit une demi-seconde jusqu’à la fin de la manche, et calcule les derniers plis
