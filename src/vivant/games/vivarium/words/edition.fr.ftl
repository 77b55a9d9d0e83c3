### Ce que peut changer une édition de Vivarium, en français : les décisions par leur phrase, les entrées par leur nom.

ruling-finite-bank-true = Les gemmes sont limitées : une réserve vide ne rapporte rien.
ruling-finite-bank-false = La réserve de gemmes ne s’épuise jamais.
ruling-handed-creatures-pay-true = Qui reçoit une Créature correspondant à la priorité en reçoit aussi la gemme.
ruling-handed-creatures-pay-false = Seul le joueur actif reçoit des gemmes de priorité, et non ceux à qui l’on donne une Créature.
ruling-majority-owned = Le jeton Priorité va à qui possède le plus de cartes correspondantes, quel que soit le moment où elles ont été gagnées.
ruling-majority-round = Le jeton Priorité va à qui a gagné le plus de cartes correspondantes dans la manche.
ruling-token-at-zero-true = Si personne n’a de carte correspondante qui compte, le dernier dans l’ordre du tour prend le jeton Priorité.
ruling-token-at-zero-false = Si personne n’a de carte correspondante qui compte, personne ne prend le jeton Priorité.
ruling-units-are-creatures-false = Les Contrats de départ ne comptent que les Créatures.
ruling-units-are-creatures-true = Les Contrats de départ comptent aussi sacs et gourdes comme des Créatures.
ruling-starting-contracts-count-true = Les points par Contrat comptent aussi les Contrats de départ.
ruling-starting-contracts-count-false = Les points par Contrat ne comptent pas les Contrats de départ.
ruling-six-minus-floor-false = Le Contrat qui perd des points pour les Équipements peut descendre sous 0.
ruling-six-minus-floor-true = Le Contrat qui perd des points pour les Équipements ne descend jamais sous 0.

entry-edition-players = Nombres de joueurs
entry-edition-rounds = Manches
entry-edition-turns-per-player-per-round = Tours de chacun par manche
entry-edition-board-rows = Lignes du plateau
entry-edition-board-columns = Colonnes du plateau
entry-edition-row-decks = Pioches des lignes
entry-edition-gems-total = Gemmes en tout
entry-edition-gems-at-start = Gemmes de chacun au départ
entry-edition-gems-instead-of-card = Gemmes au lieu d’une carte
entry-edition-gem-vp = Points par gemme
entry-edition-priority-vp = Points par jeton Priorité
entry-edition-priority-gem = Gemmes pour une carte correspondant à la priorité
entry-edition-priority-stack = Jetons Priorité dans la pile
entry-edition-number-min = Plus petit nombre d’un domino
entry-edition-number-max = Plus grand nombre d’un domino
entry-edition-types = Types
entry-edition-colours = Couleurs
entry-edition-symbols = Symboles
entry-abilities-binoculars-gems = Prix du pouvoir des jumelles
entry-abilities-camera-gems = Prix du pouvoir de l’appareil photo
entry-abilities-camera-cards = Créatures piochées par un appareil photo
entry-creatures-vp-values = Points des Créatures
entry-creatures-cards = Cartes Créature
entry-equipment-cards = Cartes Équipement
entry-contracts-cards = Cartes Contrat
entry-contract-values-per-creature = Points par Créature d’un Contrat de départ
entry-contract-values-per-symbol = Points par Équipement portant le symbole
entry-contract-values-per-contract = Points par Contrat
entry-contract-values-per-equipment = Points par Équipement
entry-contract-values-six-base = Points du Contrat qui en perd pour les Équipements
entry-contract-values-six-minus = Points qu’il perd par Équipement
entry-contract-values-pairs-vp = Points pour 0, 1, 2 paires et plus
entry-contract-values-sets-vp = Points pour 0, 1, 2 séries et plus
entry-starting-contracts-colour = Contrats de départ de couleur
entry-starting-contracts-type = Contrats de départ de type
entry-priority-tokens-tokens = Jetons Priorité
entry-dominoes-tiles = Dominos
value-of = { $name ->
    [mineral] minéral
    [vegetable] végétal
    [animal] animal
    [dragon] dragon
    [mountain] montagne
    [forest] forêt
    [desert] désert
    [marsh] marais
    [circle] cercle
    [triangle] triangle
    [square] carré
    [cross] croix
    [creature] Créatures
    [equipment] Équipements
    [contract] Contrats
   *[other] { $written }
  }
