# Les règles de Vivid Memories en français, un message par section et par règle de rulebook.toml.

section-setup = Mise en place et cadre
rule-VM-01 = Vivid Memories se joue à { $counts }{ $alone ->
    [true] , ou en solo contre le Cerveau artificiel (AB-01)
   *[other] { "" }
  }. Les places sont numérotées à partir de 1 dans le sens horaire (à partir de 0 dans le terminal et les enregistrements) ; la place à votre gauche est la suivante.
rule-VM-02 = Chacun a un plateau Joueur, vide au début : { $rulings_boards ->
    [random] l’un de { $board_names }, tiré au sort (VM-R1).
   *[by_seat] { $board_seats } (VM-R1).
  }
rule-VM-03 = On mélange les tuiles Aspiration ({ $aspiration_colours }) et on en donne une à chacun, face cachée. Seul son propriétaire la connaît jusqu’à la fin (VM-57). Les autres restent hors jeu, sans être vues.
rule-VM-04 = On mélange les { $moment_count } tuiles Moment, appelées ici Moments, en une pile que personne ne regarde.
rule-VM-05 = Il y a { $tokens_per_colour } jetons Fragment, appelés ici Fragments, de chaque couleur : { $colour_names }. Le sac en reçoit de chacune autant que l’indique le nombre de joueurs : { $bags }. Les autres forment la réserve, visible de tous.
rule-VM-06 = { $head_start ->
    [yes] Règle maison : les scores partent avec une avance, dans l’ordre du tour à partir du premier joueur : { $head_starts }. Elle est marquée dès que les Aspirations sont distribuées. Là où aucune n’est indiquée, les scores partent de 0
   *[no] Tous les scores partent de 0
  }, à la Manche 1. Un score ne baisse jamais et n’a pas de limite.
rule-VM-07 = Le premier joueur est tiré au sort, ou désigné avant la partie (VM-R28).
rule-VM-08 = Chaque Fragment est toujours quelque part : dans le sac, dans la réserve, sur la ligne, en main, dans un hexagone ou dans un emplacement. Un hexagone contient de 0 à { $hex_capacity } Fragments, sans ordre. Un emplacement en contient au plus un, de sa couleur.
rule-VM-09 = Une Manche se compose de Préparation, Souvenirs, Réflexion et Récompense ; puis vient VM-61.

section-prepare = Préparation
rule-VM-10 = On pioche des Moments et on les pose en ligne de gauche à droite, face Action visible : { $lines }.
rule-VM-11 = De gauche à droite, chaque Moment reçoit ses Fragments, tirés au hasard du sac, à la vue de tous : { $piles }.
rule-VM-12 = S’il faut tirer ici un Fragment alors que le sac est vide, on y met d’abord un Fragment de chaque couleur de la réserve.

section-remember = Souvenirs
rule-VM-13 = Qui a le marqueur Premier Joueur joue le premier tour ; puis chacun un tour, dans le sens horaire, jusqu’à VM-26.
rule-VM-14 = Un tour, dans l’ordre : prendre, placer, revendiquer, et éventuellement reconnecter. Les trois premiers sont obligatoires.
rule-VM-15 = Prendre : choisir une extrémité de la ligne, gauche ou droite, et prendre 1, 2 ou 3 Fragments sur le Moment qui s’y trouve, et là seulement.
rule-VM-16 = Un Fragment : n’importe quelle couleur. Deux : la même couleur. Trois : trois couleurs différentes. Rien d’autre n’est permis.
rule-VM-17 = Si les Fragments pris ont vidé le Moment de l’extrémité, on peut continuer sur le suivant vers l’intérieur, dans le même total. Les Fragments d’un Moment ne sont accessibles que si tous les Moments plus à l’extérieur de ce côté ont été vidés dans ce tour. VM-16 porte sur toute la prise.
rule-VM-18 = Placer : tous les Fragments de la prise vont ensemble dans un hexagone vide. Ensuite, seules des actions les déplacent.
rule-VM-19 = Revendiquer : on prend chaque Moment vidé pendant ce tour et on le garde à côté de la Banque, face Action visible, sans limite. Un Moment qui n’est pas vide n’est jamais pris.
rule-VM-20 = Reconnecter : seulement si l’on a pris exactement un Fragment, après avoir revendiqué.
rule-VM-21 = Reconnecter : choisir un hexagone, vide ou non, et une direction. Au moins un Fragment est déplacé, et aucun hexagone n’en contient finalement plus de { $hex_capacity }.
rule-VM-22 = Reconnecter vers l’extérieur : déplacer de 1 à 3 Fragments de l’hexagone choisi, chacun vers un hexagone adjacent, ensemble ou séparément.
rule-VM-23 = Reconnecter vers l’intérieur : déplacer de 1 à 3 Fragments vers l’hexagone choisi, depuis un ou plusieurs hexagones adjacents.
rule-VM-24 = On ne reconnecte jamais dans les deux directions à la fois, et un Fragment n’avance que d’un pas.
rule-VM-25 = Plateau plein : qui commence son tour sans hexagone vide ne prend et ne revendique rien. Il doit reconnecter de sorte qu’au moins un hexagone soit vide ensuite.
rule-VM-26 = La phase s’achève avec le tour où le dernier Fragment, donc le dernier Moment, a quitté la ligne.
rule-VM-27 = À chaque Manche sauf la Manche { $rounds }, la dernière, le marqueur Premier Joueur va ensuite au joueur à gauche de celui qui a joué ce dernier tour, même s’il l’avait déjà. À la Manche { $rounds }, il reste.

section-reflect = Réflexion
rule-VM-28 = D’abord chacun place les Moments revendiqués pendant la Manche sur des emplacements libres de sa Banque de Souvenirs, qui en a { $bank_slots } : un par emplacement, face Action visible, autant que possible.
rule-VM-29 = Les Moments sans emplacement libre sont défaussés ; leur propriétaire choisit lesquels.
rule-VM-30 = Un Moment de la Banque ne change jamais d’emplacement, n’est jamais couvert, et ne part qu’en marquant (VM-46).
rule-VM-31 = Ensuite chaque emplacement de la Banque offre une action, une fois par Manche : découvert, la sienne ({ $bank_actions }) ; couvert par une face Action, celle du Moment ; couvert par une face Score, aucune. Dans n’importe quel ordre, sans obligation.
rule-VM-32 = Utiliser l’action d’un Moment le retourne sur sa face Score. Rien d’autre ne le retourne, et il ne revient jamais.
rule-VM-33 = Une action n’est permise que si on peut la faire en entier. Une action ne permet jamais de reconnecter.
rule-VM-34 = Ajoutez (Moment) : un Fragment de la couleur du Moment va de la réserve dans un hexagone vide.
rule-VM-35 = Échangez 1 contre 2 (Moment), hexagone de moins de { $hex_capacity } Fragments : un Fragment de la couleur retirée va à la réserve, et un Fragment de chacune des deux couleurs obtenues en vient dans le même hexagone.
rule-VM-36 = Échangez 1 contre 2 (Moment), hexagone plein, de { $hex_capacity } Fragments : de même, mais une seule des deux couleurs vient, au choix du joueur.
rule-VM-37 = Échangez 2 contre 1 : dans un hexagone d’au moins deux Fragments, deux Fragments au choix retournent à la réserve, dans n’importe quel ordre, puis un Fragment de n’importe quelle couleur en vient dans le même hexagone.
rule-VM-38 = Spéculez : s’il y a un Fragment dans le sac et un hexagone vide, tirez un Fragment au hasard et placez-le dans un hexagone vide.
rule-VM-39 = Poussez : déplacez un Fragment vers un hexagone adjacent qui en contient moins de { $hex_capacity }.
rule-VM-40 = Permutez : échangez un Fragment d’un hexagone avec un Fragment d’un hexagone adjacent.
rule-VM-41 = Qui a le marqueur Premier Joueur agit le premier, puis les autres dans le sens horaire, { $rulings_reflect ->
    [by_action] une action chacun à son tour, jusqu’à ce que tous aient fini (VM-R19)
   *[by_player] chacun jusqu’au bout
  }{ $rulings_simultaneous ->
    [false] . On n’agit jamais tous à la fois (VM-R18).
   *[other] { "" } ; tous à la fois seulement selon VM-R18.
  }

section-moments = Récompense : Moments
rule-VM-42 = Chacun marque les Moments, puis les connexions, puis les Souvenirs Essentiels, et à la Manche { $rounds } l’Aspiration. Il n’y a de choix qu’en VM-54.
rule-VM-43 = On ne regarde que les Moments de la Banque dont la face Score est visible.
rule-VM-44 = Un hexagone correspond à un Moment s’il contient exactement les Fragments de sa condition, ni plus ni moins.
rule-VM-45 = Pour chaque hexagone qui correspond, un Moment marque selon le nombre de Fragments de sa condition : { $pattern_worths }. Un hexagone peut servir à plusieurs Moments ; aucun Fragment n’est dépensé.
rule-VM-46 = Un Moment qui a marqué quitte la Banque et devient un Moment Précieux ; son emplacement est de nouveau libre. On ne peut pas attendre.
rule-VM-47 = Un Moment sans hexagone qui correspond reste, face Score visible, et bloque son emplacement à la Manche suivante.
rule-VM-48 = Deux Moments de même condition marquent tous deux pour chaque hexagone qui correspond.

section-connections = Récompense : connexions
rule-VM-49 = Un Fil est un groupe entier d’hexagones reliés qui contiennent chacun au moins un Fragment d’une couleur. Il touche un emplacement de cette couleur si l’un de ses hexagones le touche.
rule-VM-50 = { $rulings_filled_slots_connect ->
    [false] Un Fil qui touche au moins deux emplacements vides de sa couleur est une connexion (VM-R22).
   *[other] Un Fil qui touche au moins deux emplacements de sa couleur, remplis ou vides, est une connexion.
  }
rule-VM-51 = Une connexion marque son nombre d’hexagones, branches comprises, fois le nombre d’emplacements vides qu’elle touche. Un hexagone compte une fois, quel que soit son nombre de Fragments.
rule-VM-52 = Les emplacements remplis ne multiplient rien. { $rulings_filled_slots_connect ->
    [false] Si moins de deux des emplacements touchés sont vides, il n’y a pas de connexion (VM-50), et rien ne bouge.
   *[other] Si tous les emplacements touchés sont remplis, la connexion marque 0 et rien ne bouge.
  }
rule-VM-53 = Puis chaque emplacement vide que le Fil touche reçoit un Fragment de sa couleur d’un hexagone du Fil qui le touche. C’est obligatoire ; les autres Fragments restent.
rule-VM-54 = Si deux hexagones du Fil touchent l’emplacement, le joueur choisit lequel donne.

section-core = Récompense : Souvenirs Essentiels et Aspiration
rule-VM-55 = Un ensemble dont tous les emplacements sont remplis est un Souvenir Essentiel. Il marque selon le nombre de ses emplacements : { $cluster_worths }.
rule-VM-56 = Il marque à la Manche où il est complété et à chaque Manche suivante. Un emplacement n’est jamais vidé.
rule-VM-57 = À la Manche { $rounds }, après les Souvenirs Essentiels, tous révèlent leur Aspiration : { $aspiration_hex_token ->
    [one] { $aspiration_hex_token } point
   *[other] { $aspiration_hex_token } points
  } par Fragment de sa couleur dans les hexagones.
rule-VM-58 = { $aspiration_slot_token ->
    [one] { $aspiration_slot_token } point
   *[other] { $aspiration_slot_token } points
  } par Fragment de cette couleur dans les emplacements.
rule-VM-59 = { $aspiration_cherished_tile ->
    [one] { $aspiration_cherished_tile } point
   *[other] { $aspiration_cherished_tile } points
  } par Moment Précieux dont la condition contient cette couleur.
rule-VM-60 = Les points d’Aspiration sont retenus pour les égalités.

section-end = La fin
rule-VM-61 = Après chaque Manche sauf la Manche { $rounds } commence la suivante : les emplacements découverts de la Banque offrent de nouveau leur action ; plateaux, Banques, sac et réserve restent tels quels.
rule-VM-62 = La partie s’achève après la Récompense de la Manche { $rounds }. La personne qui a le plus de points gagne.
rule-VM-63 = À égalité de points, qui a le plus de points d’Aspiration passe devant ; sinon, qui est le plus loin dans l’ordre du tour, compté depuis le premier joueur de la Manche { $rounds }. Aucune place n’est donc partagée.

section-rulings = Précisions
rule-VM-R1 = La distribution des plateaux n’est pas précisée. { $rulings_boards ->
    [random] À cette table, ils sont tirés au sort, mais pas en solo (AB-01) ; avec « boards » réglé sur « by_seat », on suit les places.
   *[by_seat] Nous suivons les places ; avec « boards » réglé sur « random », ils sont tirés au sort.
  }
rule-VM-R2 = Les éditions diffèrent sur le nombre de marqueurs de Score et la durée ; cela n’a aucun effet.
rule-VM-R3 = Une légende donne à croire qu’il faut reconnecter ; le texte dit qu’on le peut. Si on le fait, au moins un Fragment est déplacé.
rule-VM-R4 = VM-12 se répète autant qu’il faut et saute les couleurs absentes de la réserve. Si sac et réserve sont vides, on cesse, et un Moment sans Fragment est défaussé.
rule-VM-R5 = Une prise de deux ou trois Fragments peut venir de deux Moments.
rule-VM-R6 = On peut prendre moins que possible. Deux couleurs différentes, ou deux égales et une autre, ne sont jamais une prise, même s’il ne reste rien d’autre.
rule-VM-R7 = Vider deux Moments les revendique tous deux. S’il ne reste qu’un Moment au début d’un tour, son extrémité s’appelle la gauche.
rule-VM-R8 = Premier ou dernier Moment, extrémité de la ligne : c’est la même chose.
rule-VM-R9 = Si le plateau est plein et que rien ne peut vider un hexagone, le tour passe. Si tous passent à la suite, la phase s’achève : les Fragments de la ligne vont à la réserve, ses Moments sont défaussés, et le dernier à passer compte comme dernier joueur.
rule-VM-R10 = Un tour à plateau plein est un tour. Les deux directions y sont permises pourvu qu’un hexagone finisse vide.
rule-VM-R11 = Tous placent leurs Moments dans la Banque avant que quiconque agisse.
rule-VM-R12 = Un Moment non utilisé reste, face Action visible, pour une Manche suivante ; avant cela il ne peut pas marquer.
rule-VM-R13 = Sans hexagone vide, ni Ajoutez ni Spéculez ne sont possibles, et le Moment n’est pas retourné ; sans Fragment à retirer, pas d’échange 1 contre 2.
rule-VM-R14 = Si sa couleur manque à la réserve, Ajoutez n’est pas possible. L’échange selon VM-35 demande les deux couleurs dans la réserve, selon VM-36 celle que l’on choisit. Le Fragment retiré n’y retourne qu’après la venue des nouveaux.
rule-VM-R15 = L’échange 2 contre 1 rend avant de prendre, la réserve ne lui manque donc jamais. Les deux Fragments peuvent être égaux ou différents, et l’on peut choisir une couleur rendue.
rule-VM-R16 = Permuter deux couleurs égales ne change rien et n’est pas proposé. Permuter ne change pas le nombre de Fragments, l’hexagone peut donc être plein.
rule-VM-R17 = Le Fragment tiré par Spéculez est vu avant le choix de l’hexagone, et ne peut être repris.
rule-VM-R18 = { $rulings_simultaneous ->
    [false] À cette table, on n’agit jamais tous à la fois en Réflexion : VM-41 s’impose toujours, et l’on place aussi ses Moments dans la Banque dans cet ordre. Avec « simultaneous » à true, tous peuvent agir à la fois si réserve et sac suffisent quoi qu’ils fassent.
   *[other] Tous peuvent agir à la fois en Réflexion si réserve et sac suffisent quoi qu’ils fassent : pour chaque couleur autant de Fragments qu’il y a de Moments Ajoutez de cette couleur, de Moments d’échange qui la donnent et d’emplacements découverts 2 contre 1, faces Action seulement ; et dans le sac un Fragment par emplacement Spéculez découvert.{ $rulings_reflect ->
        [by_action] { " " }Ce qui a servi dans la Manche ne demande plus rien.
       *[by_player] { "" }
    } Sinon VM-41 s’impose. On le regarde quand tous les Moments sont dans les Banques, puis de nouveau, pour ceux qui restent, chaque fois que quelqu’un a fini ; dès qu’il y a assez, tous agissent à la fois jusqu’à la fin de la phase. Placer ses Moments dans la Banque n’enlève rien aux autres : tout le monde le fait donc à la fois. Avec « simultaneous » à false, toujours VM-41.
  }
rule-VM-R19 = { $rulings_reflect ->
    [by_action] À cette table, un par un veut dire une action chacun à son tour, jusqu’à ce que tous aient fini. Avec « reflect » sur « by_player », c’est un joueur après l’autre.
   *[by_player] Un par un veut dire un joueur après l’autre, et non une action chacun. Avec « reflect » sur « by_action », c’est une action chacun à son tour, jusqu’à ce que tous aient fini.
  }
rule-VM-R20 = Le marqueur ne bouge qu’une fois, en VM-27 ; à chaque Manche sauf la dernière, la Réflexion commence donc par son nouveau détenteur.
rule-VM-R21 = Là où les deux langues diffèrent sur les emplacements remplis, le texte anglais vaut.
rule-VM-R22 = { $rulings_filled_slots_connect ->
    [false] À cette table, une connexion demande deux emplacements vides : un rempli et un vide n’en font pas. Avec « filled_slots_connect » à true, un emplacement rempli compte pour la connexion, non pour les points.
   *[other] Un emplacement rempli compte pour la connexion, non pour les points : avec un rempli et un vide, un Fil marque une fois ses hexagones. Avec « filled_slots_connect » à false, une connexion demande deux emplacements vides.
  }
rule-VM-R23 = Chaque emplacement vide touché par la connexion reçoit un Fragment, même s’il y en a trois. Un Fil qui ne touche qu’un emplacement n’est pas une connexion et ne déplace rien.
rule-VM-R24 = Sur les plateaux de l’édition standard, qui sont les nôtres, une couleur a au plus une connexion par Manche. Sur d’autres, on remplit les emplacements dans le sens horaire depuis le premier, et celui qui ne trouve plus de Fragment reste vide.
rule-VM-R25 = Les Moments se marquent avant que des Fragments aillent aux emplacements.
rule-VM-R26 = L’Aspiration compte des Moments, non des Fragments. Les Moments de la Banque ou défaussés ne comptent pas.
rule-VM-R27 = À égalité complète, le quatrième joueur passe devant le deuxième : le plus loin dans l’ordre du tour.
rule-VM-R28 = Selon la règle imprimée, le premier joueur est celui qui a le souvenir heureux le plus ancien, ou quelqu’un choisi au hasard. Ici, l’option « first » désigne une place ; sans elle, la place est tirée au sort. En solo, AB-05 dit qui commence.
rule-VM-R29 = Les Fragments des emplacements ne bougent plus jamais.
rule-VM-R30 = Ce qu’on peut poser en rappel sur un emplacement de Banque utilisé n’est pas représenté.

section-examples = Exemples
rule-VM-X1 = À 2, 3 ou 4, le sac commence avec 55, 85 ou 100 Fragments ; après la première Préparation, 4, 5 ou 6 Moments en portent 16, 25 ou 30, et il en reste 39, 60 ou 70.
rule-VM-X2 = Le Moment de droite porte rouge et bleu, le suivant jaune, jaune, vert, violet. Rouge, bleu et jaune font une prise, et le Moment est revendiqué. Rouge et bleu seuls n’en font pas. Rouge seul en fait une, permet de reconnecter et ne revendique rien.
rule-VM-X3 = Les trois Fragments de VM-X2 vont en c3 s’il est vide, jamais dans un hexagone qui contient un Fragment.
rule-VM-X4 = Deux Moments d’un Fragment rouge chacun : on peut prendre les deux, on revendique les deux Moments, et la phase est finie. Avec rouge sur l’un et bleu sur l’autre, on ne peut pas les prendre ensemble.
rule-VM-X5 = c3 contient rouge, bleu et jaune, c4 deux verts, b3 rien. Depuis c3, rouge peut aller en c4 et les autres en b3, mais pas rouge et bleu en c4. Vers b3 peuvent venir les deux verts de c4 et le rouge de c3.
rule-VM-X6 = Moment 3 (vert, bleu), face Score, avec des hexagones vert et bleu ; bleu, vert et rouge ; deux verts ; un bleu : 4 points, et il devient un Moment Précieux.
rule-VM-X7 = Moment 11 (rouge, jaune, bleu) avec deux hexagones de ces trois couleurs exactement : 12 points.
rule-VM-X8 = Moments 3 et 8 avec un hexagone vert et bleu : 8. Moment 13 (vert, bleu, rouge) avec les hexagones de VM-X6 : 6. Moment 2 (jaune, vert) : 0, et il bloque son emplacement.
rule-VM-X9 = Sur le plateau A, du vert en d1, c2, b1, b2, a2 et a3 touche s3, s6 et s10 : 6 × 3 = 18. Puis d1 donne à s3, b1 à s6, a3 à s10.
rule-VM-X10 = Avec du vert en e1 aussi : 7 × 3 = 21, et s3 reçoit son Fragment de d1 ou de e1.
rule-VM-X11 = VM-X9 avec deux verts et un rouge en c2 : toujours 18.
rule-VM-X12 = VM-X9 avec s6 déjà rempli : 6 × 2 = 12, et b1 garde son Fragment.
rule-VM-X13 = Du vert en d1, c2 et b1 avec s3 rempli : 3 × 1 = 3, et b1 remplit s6. Avec s6 rempli aussi : 0. Du vert en d1, c2 et b2 ne touche que s3 : 0.
rule-VM-X14 = Avec s4, s5, s6 et s7 remplis, deux ensembles sont complets : 18 + 1 = 19, et encore 19 à la Manche suivante. s8 n’ajoute rien. Les quinze : 51 par Manche.
rule-VM-X15 = Le Moment 8 échange rouge contre bleu et jaune : rouge devient bleu et jaune ; rouge et vert deviennent bleu, jaune et vert ; deux rouges et un vert deviennent rouge, vert et soit bleu soit jaune. Un vert seul ne peut être échangé ainsi.
rule-VM-X16 = L’échange 2 contre 1 sur vert, bleu et rouge peut laisser rouge et violet : vert et bleu sont rendus, quel que soit celui que l’on choisit d’abord. Sur un seul vert il n’est pas possible.
rule-VM-X17 = Un Moment qui n’a pas marqué est sur m1 et quatre sont revendiqués : trois vont sur m2, m3 et m4, le quatrième est défaussé, et seuls les trois Moments offrent des actions.
rule-VM-X18 = Aspiration verte, 5 verts dans les hexagones, 3 dans les emplacements, Moments 3, 13 et 1, Précieux : 5 + 6 + 10 = 21.
rule-VM-X19 = À quatre, la place 2 commence la Manche 3, les places 3 et 1 sont à égalité en tout : elles jouent en deuxième et en quatrième, la place 1 passe donc devant la place 3.
rule-VM-X20 = La réserve contient un vert et deux emplacements 2 contre 1 sont découverts : deux pourraient être nécessaires, tous agissent donc dans l’ordre. Quand l’une des deux personnes a utilisé ou laissé cette action et qu’elle a fini, un vert suffit, et les autres agissent à la fois.

section-brain = Seul contre le Cerveau artificiel : mise en place
rule-AB-01 = { $alone ->
    [false] Cette édition n’a pas de partie contre le Cerveau artificiel ; ce qui suit est dit comme dans l’édition standard.
   *[other] On joue seul contre un automate, le Cerveau artificiel, avec le matériel pour { $solo_setup_players_row }.
  } Toutes les règles ci-dessus valent, sauf ce qui suit. L’humain a le plateau { $solo_setup_human_board } ; le Cerveau a le plateau { $solo_setup_brain_board }.
rule-AB-02 = L’humain pioche une tuile Aspiration. Les autres ne sont pas distribuées.
rule-AB-03 = { $solo_setup_reminder_tokens ->
    [0] Aucun Fragment n’est posé sur la piste de Score pour rappeler la couleur de cette Aspiration, mais tous peuvent la connaître.
   *[other] Un Fragment de la couleur de cette Aspiration passe { $solo_setup_reminder_from ->
        [bag] du sac
       *[supply] de la réserve
    } à la piste de Score et y reste jusqu’à la fin, à la vue de tous. Pour VM-08, c’est un lieu à part.
  }
rule-AB-04 = On mélange les { $aspiration_count } tuiles Aspiration, celle de l’humain comprise, et on les pose en ligne, visibles : la ligne de préférences.
rule-AB-05 = { $solo_setup_start_player ->
    [brain] Le Cerveau
   *[human] L’humain
  } a le marqueur Premier Joueur à la Manche 1.
rule-AB-06 = Le Cerveau ne décide rien, ne reconnecte jamais, n’a pas de Banque, n’agit pas en Réflexion et ne marque aucun Fil. VM-16 et VM-25 ne le lient pas.

section-brain-queue = Les préférences du Cerveau
rule-AB-07 = La ligne et la pile forment une seule file : des tuiles seules depuis la gauche, { $solo_queue_visible_places } places avec le dessus de la pile, tout à droite, et dessous les autres dans l’ordre. Tout est visible.
rule-AB-08 = Une tuile de préférence nomme des couleurs dans un ordre : une Aspiration sa couleur, un Moment sa condition, en haut à gauche puis dans le sens horaire.
rule-AB-09 = Aller sous la pile, c’est aller à la fin de la file. Quand une tuile quitte l’avant, toutes les autres avancent d’une place ; rien d’autre ne complète la ligne.

section-brain-draft = Le tour du Cerveau : prendre
rule-AB-10 = Après chaque tour de l’humain, le Cerveau joue le sien, tant que la ligne de Moments n’est pas vide. S’il a le marqueur, il joue le premier tour de la Manche.
rule-AB-11 = Premier Fragment : on interroge la tuile de tête. Elle veut la première de ses couleurs qui se trouve sur l’un des deux Moments d’extrémité. S’il n’y en a pas, on la passe : elle va sous la pile et on interroge la nouvelle tuile de tête.
rule-AB-12 = Si cette couleur n’est qu’à une extrémité, le Cerveau y prend.
rule-AB-13 = Si elle est aux deux, on établit toute la prise de chaque côté. On préfère une extrémité où au moins un Moment est vidé si l’autre n’en vide pas ; sinon celle qui donne le plus de Fragments ; sinon l’humain choisit, seule décision du tour du Cerveau.
rule-AB-14 = Le Cerveau y prend un Fragment de la couleur. Pour le deuxième Fragment, on interroge la deuxième tuile de la file, et elle seule : la première de ses couleurs présente sur le Moment maintenant à cette extrémité est prise ; s’il n’y en a pas, la prise est finie et la tuile garde sa place.
rule-AB-15 = De même pour un troisième Fragment, et pour chacun des suivants, avec la tuile de la file qui a son rang, s’il y en a eu un avant lui, aussi loin que le permet AB-16.
rule-AB-16 = Un Moment vidé quitte aussitôt la ligne, et le suivant vers l’intérieur devient l’extrémité. La prise est finie après { $solo_draft_max_tokens ->
    [one] { $solo_draft_max_tokens } Fragment
   *[other] { $solo_draft_max_tokens } Fragments
  }, au premier manque, ou avec le dernier Fragment de la ligne. Une préférence donne au plus un Fragment ; les couleurs sont libres.

section-brain-laying = Le tour du Cerveau : placer et gagner
rule-AB-17 = Un Fragment seul va dans le premier emplacement vide de sa couleur, dans l’ordre { $slot_order }{ $slots_usual ->
    [true] { "" } : centre du bas, puis sens horaire
   *[other] { "" }
  }.
rule-AB-18 = Plusieurs Fragments vont ensemble dans un hexagone vide, le premier dans l’ordre { $hex_order }.
rule-AB-19 = Puis les préférences qui ont donné un Fragment vont sous la pile, dans l’ordre où on les a interrogées{ $rulings_used_moments_return ->
    [false] { "" } ; les Moments parmi elles restent devant (AB-R3).
   *[other] .
  }
rule-AB-20 = Puis le Cerveau gagne chaque Moment qu’il a vidé : il va sous la pile, face Score visible, dans l’ordre où ils ont été vidés. C’est désormais une préférence, et il compte pour AB-29 et AB-30.

section-brain-round = La fin d’une Manche contre le Cerveau
rule-AB-21 = Souvenirs finit selon VM-26, et le marqueur va à qui n’a pas joué le dernier tour, à chaque Manche sauf la Manche { $rounds }.
rule-AB-22 = Seul l’humain joue la Réflexion ; puis vient sa Récompense.
rule-AB-23 = Le Cerveau marque { $solo_score_round_hex_token ->
    [one] { $solo_score_round_hex_token } point
   *[other] { $solo_score_round_hex_token } points
  } par Fragment de ses hexagones{ $excluded ->
    [none] { "" }
   *[other] { " " }qui n’est pas de la couleur de l’Aspiration de l’humain
  }.
rule-AB-24 = Et { $solo_score_round_slot_token ->
    [one] { $solo_score_round_slot_token } point
   *[other] { $solo_score_round_slot_token } points
  } par tel Fragment dans ses emplacements.
rule-AB-25 = { $solo_score_round_core_memories ->
    [false] Ses ensembles complets ne marquent rien.
   *[other] Puis ses ensembles complets marquent selon VM-55 ; pour cela, les emplacements de toutes les couleurs comptent.
  }
rule-AB-26 = Il en est ainsi à chaque Manche, et il y en a { $rounds }, pour tout ce qui est alors sur son plateau.

section-brain-end = La fin d’une partie contre le Cerveau
rule-AB-27 = Après la Manche { $rounds }, l’humain marque l’Aspiration.
rule-AB-28 = Puis le Cerveau marque les Moments qu’il a gagnés, chacun pour soi.
rule-AB-29 = Pour chacun de ses hexagones qui correspond exactement à la condition, un Moment marque selon le nombre de Fragments de celle-ci : { $brain_worths }.
rule-AB-30 = { $solo_score_final_pattern_fragment ->
    [one] { $solo_score_final_pattern_fragment } point
   *[other] { $solo_score_final_pattern_fragment } points
  } par Fragment de la condition{ $excluded ->
    [none] { "" }
   *[other] { " " }qui n’est pas de la couleur de l’Aspiration de l’humain
  }.
rule-AB-31 = L’humain gagne avec au moins autant de points que le Cerveau ; sinon le Cerveau gagne.

section-brain-harder = Un Cerveau plus fort
rule-AB-32 = Plus humain (plus difficile) : { $solo_variants_be_more_human_excluded_colour ->
    [none] aucune couleur n’est exclue en AB-23, AB-24 et AB-30.
   *[other] la couleur de l’Aspiration de l’humain est exclue en AB-23, AB-24 et AB-30.
  }{ $always_human ->
    [true] {" "}Dans cette édition, il en est ainsi de toute façon, et l’option n’est pas proposée.
   *[other] {""}
  }
rule-AB-33 = Apprendre de l’expérience (le plus difficile) : chaque fois que le Cerveau gagne un Moment, un Fragment de la couleur la plus à gauche de sa face Action passe de la réserve à ses emplacements, selon AB-17.
rule-AB-34 = Les deux se choisissent à la mise en place, l’une, les deux ou aucune. Sans choix, « Plus humain » { $solo_variants_be_more_human_default ->
    [true] s’applique
   *[other] ne s’applique pas
  }, et « Apprendre de l’expérience » { $solo_variants_learn_from_experience_default ->
    [true] s’applique
   *[other] ne s’applique pas
  }.{ $harder ->
    [neither] {" "}À cette table, aucune des deux ne s’applique.
    [human] {" "}À cette table, « Plus humain » s’applique.
    [learning] {" "}À cette table, « Apprendre de l’expérience » s’applique.
    [both] {" "}À cette table, les deux s’appliquent.
   *[other] { "" }
  }

section-brain-rulings = Précisions sur le Cerveau
rule-AB-R1 = { $rulings_used_moments_return ->
    [false] Les tuiles passées et gagnées vont sous la pile, les Aspirations utilisées aussi, mais pas les Moments utilisés (AB-R3). Son dessus entre dans la ligne.
   *[other] Les tuiles passées, utilisées et gagnées vont toutes sous la pile et son dessus entre dans la ligne : c’est une simple file, première entrée, première sortie.
  }
rule-AB-R2 = Quand toutes les tuiles seules de la ligne ont été passées, la tuile suivante est celle qui suit dans la file, même passée dans ce tour. Une tuile utilisée n’est jamais interrogée deux fois.
rule-AB-R3 = { $rulings_used_moments_return ->
    [false] À cette table, les Moments qui ont donné un Fragment restent en tête de la file, dans leur ordre ; seules les Aspirations, les seules que nomme le texte, vont sous la pile. Avec « used_moments_return » à true, les Moments utilisés y vont aussi.
   *[other] Toute préférence qui a donné un Fragment va sous la pile, les Moments aussi ; le texte ne nomme que les Aspirations. Avec « used_moments_return » à false, les Moments utilisés restent devant, dans leur ordre.
  }
rule-AB-R4 = Une tuile passée revient quand elle atteint la tête, à quelque tour que ce soit.
rule-AB-R5 = On finit toujours par trouver, car les { $aspiration_count } Aspirations sont toujours dans la file et il y a un Fragment aux extrémités.
rule-AB-R6 = La couleur avant le côté : la première couleur de la tuile présente à une extrémité décide. Une couleur suivante ne sert pas à atteindre un meilleur côté.
rule-AB-R7 = Vider se juge par oui ou non : deux Moments ne valent pas mieux qu’un. Le nombre de Fragments est celui de toute la prise.
rule-AB-R8 = S’il ne reste qu’un Moment dans la ligne, les deux extrémités sont ce Moment, et il n’y a rien à choisir.
rule-AB-R9 = Un Moment vidé n’entre dans la file qu’après la prise, et ne guide donc pas le tour où il est gagné.
rule-AB-R10 = Un Fragment seul sans emplacement vide de sa couleur va seul dans un hexagone vide, et vaut { $solo_score_round_hex_token } au lieu de { $solo_score_round_slot_token }.
rule-AB-R11 = Sans hexagone vide, les Fragments vont à la réserve ; sur les plateaux de l’édition standard, cela n’arrive guère.
rule-AB-R12 = Les Fragments pris sont placés avant qu’une tuile ne bouge ; le Fragment de AB-33 vient après.
rule-AB-R13 = La couleur la plus à gauche d’un échange est celle qu’on retire, celle d’un ajout celle qu’on ajoute. Si la réserve n’en a pas, rien ne se passe ; sans emplacement vide, AB-R10 vaut. De deux Moments, le premier vidé vient d’abord.
rule-AB-R14 = Le tour de plateau plein de l’humain est un tour, même passé ; le Cerveau joue après, et ne passe jamais son tour.
rule-AB-R15 = Des Moments gagnés de même condition marquent tous deux. Le Cerveau ne retourne aucune tuile et n’en perd aucune.
rule-AB-R16 = L’Aspiration de l’humain compte les Moments Précieux, le Cerveau compte les Fragments.
rule-AB-R17 = L’égalité est une victoire de l’humain ; VM-63 ne s’applique pas. Comme un seul joue la Réflexion, VM-R18 non plus.
rule-AB-R18 = La pile cachée de quatre tuiles que forme le texte en passant n’a aucun effet.
rule-AB-R19 = En AB-13, l’humain choisit en sachant tout, et peut choisir dans son intérêt.

section-brain-examples = Exemples du Cerveau
rule-AB-X1 = File rouge, bleu, vert, jaune, violet ; à gauche deux jaunes, bleu, violet ; à droite jaune, vert, deux violets. Rouge est passé. Bleu n’est qu’à gauche et y est pris ; vert n’y est pas : fini. Bleu va en s3 ; la file est vert, jaune, violet, rouge, bleu.
rule-AB-X2 = File Moment 8 (bleu, vert), rouge, jaune, vert, bleu, violet ; à gauche deux verts et deux rouges, à droite bleu, deux rouges, jaune. Bleu vient avant vert et est à droite : bleu, rouge, jaune, ensemble en a1. File : vert, bleu, violet, Moment 8, rouge, jaune.
rule-AB-X3 = File rouge, jaune, vert, bleu, violet ; à gauche deux rouges, bleu, violet, à droite deux verts, deux violets. Rouge à gauche ; jaune y manque, c’est donc fini, bien que vert ou bleu conviendrait. Rouge va en s7.
rule-AB-X4 = File bleu, rouge, jaune, vert, violet ; à gauche deux bleus, violet, jaune ; à droite un seul bleu, puis un Moment avec rouge, jaune, vert, bleu. La droite vide un Moment et donne trois Fragments : elle est choisie. File : vert, violet, bleu, rouge, jaune, et le Moment gagné.
rule-AB-X5 = File bleu, rouge, jaune, vert, violet ; à gauche deux bleus, rouge, jaune, à droite deux bleus, violet, vert. Rien n’est vidé ; la gauche donne 3, la droite 1 : la gauche.
rule-AB-X6 = File bleu, rouge, violet, vert, jaune ; à gauche deux bleus et deux rouges, à droite bleu, rouge, deux verts. Les deux donnent bleu et rouge et ne vident rien : l’humain choisit.
rule-AB-X7 = File rouge, jaune, vert, bleu, violet ; ligne violet, puis quatre rouges, puis quatre violets. Quatre tuiles sont passées ; violet est aux deux extrémités, et la gauche en est vidée. Puis rouge est de nouveau interrogé, et se trouve là. Jaune non : fini. File : jaune, vert, bleu, violet, rouge, et le Moment gagné.
rule-AB-X8 = File violet, jaune, rouge, vert, bleu ; ligne violet, puis rouge et jaune. À gauche, les trois : les deux Moments sont gagnés dans cet ordre, et Souvenirs finit.
rule-AB-X9 = Quatre Fragments jaunes seuls dans une partie : en s1, s8, s13, et le quatrième dans un hexagone vide.
rule-AB-X10 = Aspiration verte ; hexagones rouge, bleu, jaune et deux verts ; s1, s8, s2 et s3 remplis : 3 + 6 + 1 + 4 = 14 à cette Manche. Avec AB-32 : 5 + 8 + 5 = 18.
rule-AB-X11 = Les mêmes hexagones à la fin, avec les Moments 11, 3 et 8 gagnés : 6 pour une correspondance, 15 + 5 + 5 pour les Fragments, 31. Avec AB-32, c’est 41.
rule-AB-X12 = Aspiration rouge ; hexagones vert et bleu, bleu et vert, vert et deux bleus ; Moments 3 et 8 gagnés : 8 + 8 pour les correspondances, 10 + 10 pour les Fragments, 36.
rule-AB-X13 = Avec AB-33 : le Moment 3 (ajoutez vert) donne un Fragment vert en s2, ou en s5 si s2 est rempli ; le Moment 8 (échangez rouge) un rouge en s7.
rule-AB-X14 = 97 à 97 : l’humain gagne. 96 à 97 : le Cerveau gagne.
rule-AB-X15 = Aspiration bleue : après la mise en place, la réserve a 13 bleus et 14 de chaque autre couleur, le sac 55.

## Parties de phrases

rules-board = la place { $seat } le plateau { $board }
rules-bag = { $bag } à { $players } joueurs ({ $total } en tout ; il en reste { $supply } de chacune)
rules-head-start = { $points } points à { $players } joueurs
rules-line = { $tiles } à { $players } joueurs
rules-pile = { $tokens } chacun à { $players } joueurs

rules-worth = { $points } pour { $size }
