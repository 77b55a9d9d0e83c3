title = Mini
section-all = Règles
rule-MI-01 = Chacun reçoit deux des six cartes.
rule-MI-02 = Tous annoncent en même temps combien de plis ils feront ; les annonces sont montrées quand toutes sont là.
rule-MI-03 = Il faut fournir si possible. La plus haute carte de la couleur entamée fait le pli et entame.
rule-MI-04 = Un pli vaut un point, ou deux si la pièce montre pile ; une annonce tenue gagne son prix.
option-first = qui entame
option-open = mains et annonces sont ouvertes
option-prize = ce que vaut une annonce tenue
ask-bid = Combien de plis ferez-vous ?
ask-play = Jouez une carte.
refuse-time = ce n’est pas le moment de { $action }
refuse-held = { $action } n’est pas dans votre main
refuse-suit = il faut fournir { $suit }
points-tricks = { $count ->
    [one] un point
   *[other] { $count } points
  } de plis
points-bid = l’annonce est tenue
log-hand = Votre main : { $cards }.
log-bid = { $seat } a annoncé.
log-bids = Tous ont annoncé.
log-play = { $seat } joue { $card }.
log-coin = La pièce montre { $side }.
