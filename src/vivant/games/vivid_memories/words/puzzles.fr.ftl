# Les énigmes de Vivid Memories en français.

puzzle-plan = La dernière Réflexion
puzzle-plan-task = Préparez votre dernière Réflexion : comment finir la partie avec le plus de points ? Toute façon d’y parvenir est juste.
puzzle-plan-proof = C’est prouvé : rien de ce que vous pourriez faire ne rapporte plus de { $best } points à la fin. En prenant le meilleur à chaque étape, on finit avec { $gap } de moins, et sans aucune action vous en auriez { $idle }.
