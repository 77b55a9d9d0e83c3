### Ce que dit le jeu des Pies, en français. Les règles sont dans rulebook.fr.ftl.

title = Les Pies
tagline = Choisir en secret, surenchérir, ne pas se chamailler : pour 2, 3 ou 4.
minutes = 5 min

## Options

option-rests = combien de fois chacun peut se reposer

## Questions

ask-card = Choisissez une carte pour ce qui est sur la table ({ $worth }).
ask-card-or-rest = Choisissez une carte pour ce qui est sur la table ({ $worth }), ou reposez-vous ({ $rests ->
    [one] encore une fois
   *[other] encore { $rests } fois
  }).
label-card = Jouer { $card }
label-rest = Se reposer cette manche
choice-card = { $feather ->
    [blue] bleu
    [green] vert
   *[other] { $feather }
  } { $rank }
choice-rest = repos

## Refus

refuse-not-held = { $card } n’est pas dans votre main
refuse-rest = vous vous êtes reposé aussi souvent que permis

## Points

points-trinket = un trésor de { $worth }

## Journal

log-dealt = Les cartes sont distribuées.
log-hand = Votre main : { $cards }.
log-shiny = Manche { $round } : un trésor de { $worth } est retourné.
log-own-choice = Vous avez choisi { $choice }.
log-choice = { $seat } a choisi.
log-shown = { $seat } { $choice }
log-swoop = Choix montrés : { $choices }.
log-taken = { $seat } prend ce qui est sur la table, soit { $worth }.
log-stays = Personne ne prend rien ; des trésors pour { $worth } restent sur la table.
log-lost = Personne ne prend rien ; des trésors pour { $worth } sortent du jeu.
log-over = La partie est finie.

## La table dans un terminal

board-title = Manche { $round } sur { $rounds }
board-table = Sur la table : { $worths }
board-pile = Encore cachés : { $worths }
board-nothing = rien
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
board-rests = { $rests ->
    [one] { $rests } repos
   *[other] { $rests } repos
  }
board-chosen = A choisi.
board-last = Manche précédente : { $choices }
board-hand = Main de { $name } :
board-seat = { $name } : { $figures }.

## La table en image

scene-table = Sur la table

## Éditions

edition-feathers = une plume doit être { $colours }
edition-few-cards = il y a { $cards } cartes, mais les mains en demandent { $needed }
edition-long = une main de { $hand } ne dure pas plus de manches
edition-few-trinkets = chacune des { $rounds } manches demande un trésor
ruling-tie-stays = Après une égalité, les trésors restent sur la table.
ruling-tie-lost = Après une égalité, les trésors sortent du jeu.
entry-cards-feathers = Plumes
entry-cards-ranks = Cartes par plume
entry-trinkets-worths = Trésors
entry-play-hand = Cartes en main
entry-play-rounds = Manches
entry-players-least = Joueurs au moins
entry-players-most = Joueurs au plus
