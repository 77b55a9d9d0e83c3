# Les énigmes de Vivarium en français.

puzzle-turn = Le dernier tour
puzzle-turn-task = Ce tour termine la partie. Comment finir avec le plus de points ? Les cartes piochées comptent pour ce qu’elles rapportent en moyenne.
puzzle-turn-proof = Les { $ways } façons de jouer ce tour ont été essayées jusqu’au bout : celle-ci vous donne { $best } points, la suivante { $gap } de moins.
