# Les énigmes de Vivo en français.

puzzle-tricks = Les derniers plis
puzzle-tricks-task = Quelle carte vous donne la meilleure avance à la fin de cette manche, quoi que tiennent les autres ?
puzzle-tricks-proof = { $deals ->
    [one] Une seule donne est possible, et cette carte y est la meilleure
   *[other] { $deals } donnes sont possibles, et dans chacune aucune carte n’est meilleure ; dans { $alone } elle l’est plus que toutes les autres
  }. En moyenne elle rapporte { $gap } points de plus que la suivante.
puzzle-take = Quelle carte joueriez-vous ?
puzzle-take-task = Quelle carte vous donne la meilleure avance à la fin de la partie ? Le conseiller est sûr d’une seule.
