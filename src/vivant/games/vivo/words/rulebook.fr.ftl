# Les règles de Vivo en français, un message par section et par règle de rulebook.toml.

## Mise en place

section-setup = Mise en place
rule-VO-01 = Vivo se joue à { $counts }. Il y a { $cards } cartes à jouer, { $cards_ranks } dans chacune des couleurs { $suits }, et comme cartes d’harmonie { $harmonies }. L’édition indique, selon le nombre de joueurs, lesquelles sont retirées ; tout le monde sait ce qui a été retiré. { $removed }
rule-VO-02 = Au début de chaque manche, on mélange les cartes d’harmonie en jeu. La première est posée face visible : c’est l’harmonie en cours. Les autres forment une pile dont la carte du dessus est face visible, si bien que l’harmonie suivante est toujours connue. On mélange ensuite les cartes à jouer en jeu et on les distribue toutes, { $play_hand } à chaque joueur. Les mains restent secrètes.
rule-VO-03 = Le hasard désigne qui entame le premier pli de la première manche. (Dans la règle imprimée, c’est la dernière personne à avoir chanté ; ici, l’option « first » permet de désigner une place.)

## Le pli

section-trick = Le pli
rule-VO-04 = Qui entame joue n’importe quelle carte de sa main. Cette carte suit toujours l’harmonie.
rule-VO-05 = Les autres jouent ensuite chacun une carte de leur main, dans le sens horaire (par numéro de place croissant, la première venant après la dernière), en suivant l’harmonie si possible. Il est interdit de jouer hors de son tour ou de jouer une carte que l’on n’a pas en main.
rule-VO-06 = Trois nombres disent quelles cartes suivent. Combien de couleurs l’harmonie en cours demande-t-elle : solo 1, duo 2, trio 3, quatuor 4 ? Combien de couleurs sont ouvertes, c’est-à-dire présentes parmi les cartes de ce pli qui ont suivi l’harmonie ? Combien de joueurs doivent encore jouer dans ce pli, en comptant celui dont c’est le tour ? Les couleurs manquantes sont les couleurs demandées moins les couleurs ouvertes.
rule-VO-07 = Harmonie atteinte : lorsqu’il ne manque plus aucune couleur, une carte suit si sa couleur est l’une des couleurs ouvertes.
rule-VO-08 = Choix libre : lorsqu’il manque des couleurs, mais moins qu’il ne reste de joueurs à jouer, une carte de n’importe quelle couleur suit.
rule-VO-09 = Choix contraint : lorsqu’il manque des couleurs, et au moins autant qu’il reste de joueurs à jouer, une carte ne suit que si sa couleur n’est pas encore ouverte.
rule-VO-10 = Qui a en main au moins une carte qui suit doit en jouer une. Qui n’en a aucune joue n’importe quelle carte de sa main : cette carte est hors harmonie (une « fausse note »).
rule-VO-11 = Une carte hors harmonie ne compte pas : elle n’ouvre aucune couleur, elle ne peut être ni la plus haute ni la plus basse, et qui l’a jouée ne marque rien dans ce pli.

## Marquer le pli

section-scoring = Marquer le pli
rule-VO-12 = On ne regarde que les cartes qui ont suivi l’harmonie. Qui a joué celle dont la valeur est la plus haute la place face cachée dans sa rangée de score.
rule-VO-13 = Parmi les cartes qui ont suivi l’harmonie, celle dont la valeur est la plus basse va face visible dans la rangée de score de qui l’a jouée.
rule-VO-14 = À égalité de valeur, pour la plus haute comme pour la plus basse, la carte jouée le plus tard l’emporte.
rule-VO-15 = Si toutes les cartes qui ont suivi l’harmonie ont la même valeur, la dernière jouée est marquée comme la plus haute, et personne ne marque la plus basse.
rule-VO-16 = Toutes les autres cartes du pli sont défaussées face cachée.

## Le pli suivant

section-next-trick = Le pli suivant
rule-VO-17 = La carte d’harmonie en cours est défaussée. La carte du dessus de la pile devient l’harmonie en cours et la suivante, s’il y en a une, est retournée face visible.
rule-VO-18 = Le joueur qui a marqué la plus basse entame le pli suivant. Si personne ne l’a marquée, c’est celui qui a marqué la plus haute qui entame.

## Les manches et la fin

section-end = Les manches et la fin
rule-VO-19 = Après { $play_tricks ->
    [one] { $play_tricks } pli
   *[other] { $play_tricks } plis
  }, la manche est finie et chaque joueur compte sa rangée de score : { $play_highest_points ->
    [one] { $play_highest_points } point
   *[other] { $play_highest_points } points
  } par carte face cachée et, pour chaque carte face visible, sa valeur. Le total s’ajoute à son score. Les scores affichés pendant la manche comptent déjà les rangées telles qu’elles sont.
rule-VO-20 = { $play_rounds ->
    [one] Il y a une seule manche. S’il y en avait une autre, on rassemblerait toutes les cartes et on la mettrait en place de la même façon (VO-02) ; le joueur qui aurait dû entamer ensuite (VO-18) entamerait son premier pli.
   *[other] Il y a { $play_rounds } manches. Après chacune sauf la dernière, on rassemble toutes les cartes et on met en place la suivante de la même façon (VO-02). Son premier pli est entamé par le joueur qui aurait dû entamer après le dernier pli de la précédente (VO-18).
  }
rule-VO-21 = Après la manche { $play_rounds }, le plus grand nombre de points donne la victoire. En cas d’égalité, elle est partagée : le rang d’un joueur est 1 plus le nombre de joueurs qui ont davantage de points.

## Ce que l’on peut regarder

section-looking = Ce que l’on peut regarder
rule-VO-22 = { $open_discards ->
    [true] À cette table, tout le monde peut regarder à tout moment toutes les cartes jouées, comme VO-R6 le dit de l’option « open_discards ».
   *[other] Pendant une manche, personne ne peut consulter la défausse ni regarder les cartes face cachée d’un autre joueur.
  } Chacun peut regarder à tout moment sa propre main et sa propre rangée de score.

## Précisions

section-rulings = Précisions
rule-VO-R1 = Une seule carte a suivi l’harmonie, tous les joueurs après l’entame ayant joué hors harmonie. Cette carte est à la fois la plus haute et la plus basse, mais elle ne peut pas être posée en même temps face cachée et face visible. La règle des valeurs toutes égales s’applique (VO-15) : elle est marquée comme la plus haute.
rule-VO-R2 = Harmonie hors d’atteinte. Le choix est contraint (VO-09) même s’il manque plus de couleurs qu’il ne reste de joueurs. L’harmonie ne peut alors plus être complétée, mais il faut tout de même jouer une nouvelle couleur. C’est ce que dit la règle imprimée, avec l’exemple VO-X5.
rule-VO-R3 = On ne tient pas compte des mains. Seules les cartes sur la table décident de ce qui suit (VO-06 à VO-09) ; que personne ne puisse avoir une couleur de plus n’y change rien.
rule-VO-R4 = Quand une couleur est retirée, comme à 3 joueurs dans l’édition standard, c’est la même dans toutes les manches.
rule-VO-R5 = Si personne n’a marqué la plus basse au dernier pli d’une manche, le joueur qui a marqué la plus haute entame la suivante : là aussi, VO-20 s’en remet à VO-18.
rule-VO-R6 = Ce que sait une place. Chaque carte a été vue de tous au moment où elle a été jouée. Pour chercher et pour imaginer, la vue d’une place contient donc toutes les cartes jouées dans la manche, avec qui les a jouées et si elles étaient hors harmonie. Ce qui est montré aux personnes obéit à VO-22 : la page et le terminal affichent le pli en cours, le dernier pli jusqu’à la prochaine carte jouée, les cartes marquées face visible de tous et le nombre de cartes face cachée de chacun, mais rien de la défausse. Dans le journal, les lignes de chaque pli antérieur au dernier sont repliées en une seule, qui ne nomme que ce qui est encore visible. Avec l’option « open_discards », ainsi qu’à la fin de la partie, tout est montré à tous.
rule-VO-R7 = Ce que révèle une carte hors harmonie. Qui l’a jouée n’avait aucune carte qui aurait suivi, donc aucune carte des couleurs que VO-07 ou VO-09 permettait à ce moment. Comme les mains ne font que diminuer, cela reste vrai jusqu’à la fin de la manche. Quand le programme imagine les mains cachées, il ne distribue que des mains qui respectent ces faits, toutes les distributions possibles ayant la même chance : il compte les distributions couleur par couleur (combien de cartes de chaque couleur encore cachée reçoit chaque autre place, chaque tableau ainsi formé étant pondéré par le nombre de distributions qu’il représente, le coefficient multinomial), tire un tableau au sort, puis tire les cartes. Il ne procède jamais par essais répétés.
rule-VO-R8 = L’ordre de la pile d’harmonies est caché, sauf la carte du dessus. Tout le monde sait en revanche quelles cartes il y reste, sans leur ordre.
rule-VO-R9 = Il n’y a rien à décider entre deux manches ; la distribution suivante vient aussitôt.
rule-VO-R10 = Une carte hors harmonie n’ouvre aucune couleur (VO-11). La règle imprimée dit qu’elle est ignorée quand on marque le pli ; il en découle qu’elle l’est aussi dans le compte des couleurs, sans quoi un joueur qui ne peut pas suivre ouvrirait une couleur aux autres (VO-X13). L’éclaircissement imprimé, selon lequel tous doivent jouer dans un solo la couleur de qui entame, dit la même chose.
rule-VO-R11 = Pour savoir si toutes les valeurs sont égales (VO-15), on ne regarde que les cartes qui ont suivi l’harmonie, comme toujours quand on marque un pli (VO-X8).

## Exemples

section-examples = Exemples
rule-VO-X1 = Dans tous les exemples, J1 entame, puis jouent J2, J3 et J4 dans cet ordre ; r, g, b et y désignent le rouge, le vert, le bleu et le jaune, et ✗ marque une carte hors harmonie. Duo, 4 joueurs. J1 entame avec r5. J2 peut jouer n’importe quelle couleur, car il manque 1 couleur et il reste 3 joueurs (VO-08), et joue g3. Les deux couleurs sont alors ouvertes : J3 et J4 doivent jouer rouge ou vert s’ils en ont (VO-07).
rule-VO-X2 = Duo, 4 joueurs. Après r5 de J1 et b9 de J2, J3 peut jouer rouge ou bleu. Supposons un autre pli : J1 joue b5, J2 b9 et J3, dont le choix est encore libre (1 couleur manquante, 2 joueurs restants), b2. Le choix de J4 est alors contraint (1 manquante, 1 restant) : pas de bleu tant qu’il lui reste une autre couleur en main.
rule-VO-X3 = Trio, 4 joueurs. J1 joue g8 et J2 g1. Le choix de J3 est contraint (2 couleurs manquantes, 2 joueurs restants) : J3 joue y4. Celui de J4 l’est aussi (1 manquante, 1 restant) : il faudrait du rouge ou du bleu, mais J4 n’en a pas et joue g12 ✗. Restent à marquer g8, g1 et y4. La plus haute est g8, face cachée pour J1 ; la plus basse est g1, face visible pour J2, et vaut 1 point. J2 entame le pli suivant.
rule-VO-X4 = Solo, 4 joueurs. J1 joue r6, J2 r2, J3, sans rouge en main, b12 ✗, et J4 r11. La plus haute est r11, pour J4. La plus basse est r2, pour J2, qui marque 2 points et entame le pli suivant. Le b12 est ignoré bien que sa valeur soit supérieure.
rule-VO-X5 = Trio, 3 joueurs. J1 entame avec r4. J2 n’a que du rouge et joue r9 ✗. Le trio est désormais hors d’atteinte, mais le choix de J3 reste contraint (2 couleurs manquantes, 1 joueur restant) : avec du vert ou du bleu en main, J3 doit en jouer. J3 joue b7. La plus haute est b7, pour J3 ; la plus basse est r4, pour J1, qui entame le pli suivant.
rule-VO-X6 = Égalités. Duo, 4 joueurs : J1 joue r7, J2 g7, J3 r3 et J4 g3. La plus haute est le g7 de J2, joué après r7. La plus basse est le g3 de J4, joué après r3. J4 entame le pli suivant.
rule-VO-X7 = Toutes égales. Quatuor, 4 joueurs : J1 joue r5, J2 g5, J3 b5 et J4 y5. J4 marque y5 comme la plus haute, personne ne marque la plus basse, et J4 entame le pli suivant.
rule-VO-X8 = Toutes égales, avec une carte hors harmonie. Trio, 4 joueurs : J1 joue r5, J2 g5, J3 b5 et J4, qui n’a que du jaune, y9 ✗. J3 marque b5 comme la plus haute, personne ne marque la plus basse, et J3 entame le pli suivant.
rule-VO-X9 = Seule en harmonie. Solo, 3 joueurs : J1 joue b2, J2 r12 ✗ et J3 g11 ✗. J1 marque b2 comme la plus haute, soit 2 points (VO-R1), et entame le pli suivant.
rule-VO-X10 = Total d’une rangée, un exemple de la règle imprimée : trois cartes face visible dont les valeurs font 13 et quatre cartes face cachée à 2 points chacune donnent 13 + 8 = 21 points.
rule-VO-X11 = À 3 joueurs, 36 cartes à jouer et 12 cartes d’harmonie sont en jeu : 4 solos, 4 duos et 4 trios. À 4 joueurs, il y a 48 cartes à jouer et 3 cartes d’harmonie de chacune des quatre sortes. Une manche compte 36 ou 48 décisions, une partie entière 72 ou 96.
rule-VO-X12 = Ce que l’on sait. Solo, 4 joueurs : J1 entame avec r6 et J3 joue b12 ✗. Jusqu’à la fin de la manche, aucune main imaginée pour J3 ne contient de rouge. Plus tard, dans un trio, J1 joue g1, J2 g2 et J3, dont le choix est contraint, g5 ✗. Désormais, aucune main imaginée pour J3 ne contient de rouge, de bleu ni de jaune : toutes ses cartes sont vertes.
rule-VO-X13 = Duo, 4 joueurs. J1 joue r5, J2 g3 et J3, qui n’a ni rouge ni vert, b9 ✗. J4 a en main b2 et g4. Le b9 n’a pas ouvert le bleu : J4 doit jouer g4.
rule-VO-X14 = L’exemple de score imprimé pour 3 joueurs, avec des valeurs de notre choix. Solo : J1 joue r5, J2 r3 et J3, sans rouge en main, b11 ✗. Sa valeur est la plus haute sur la table, mais une carte hors harmonie ne peut pas marquer. La plus haute est r5, face cachée pour J1 ; la plus basse est r3, pour J2, qui marque 3 points et entame le pli suivant.
rule-VO-X15 = L’exemple de score imprimé pour 4 joueurs, avec des valeurs de notre choix. Duo : J1 joue r9, J2 g4, J3 r4 et J4, qui n’a ni rouge ni vert, y1 ✗, qui ne peut pas être la plus basse. J2 et J3 sont à égalité, et r4 est venu après g4. La plus haute est r9, face cachée pour J1 ; la plus basse est r4, pour J3, qui marque 4 points et entame le pli suivant.

## Parties de phrases

rules-harmony = { $kind ->
    [solo] { $count ->
        [one] { $count } solo
       *[other] { $count } solos
    }
    [duet] { $count ->
        [one] { $count } duo
       *[other] { $count } duos
    }
    [trio] { $count ->
        [one] { $count } trio
       *[other] { $count } trios
    }
   *[quartet] { $count ->
        [one] { $count } quatuor
       *[other] { $count } quatuors
    }
  }
rules-suit-out = une couleur entière (celle que nomme l’option « without », sinon la dernière)
rules-removed = À { $players }, on retire { $things }.
rules-removed-none = À { $players }, on ne retire rien.
rules-removed-both = { $first } { $second }
