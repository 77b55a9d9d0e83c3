# Ce que l’on raconte de Vivid Memories en dehors de ses règles. Un élément : son nom, puis sa phrase.

about-story =
    De l’enfance, il reste des Fragments : une couleur, une odeur, la moitié d’une chanson. Vous les rassemblez et les tissez, quelque part dans l’esprit, en une tapisserie de Fils colorés. Les Moments qui comptent le plus entrent dans la Banque de Souvenirs, où ils vous prêtent ce qu’ils vous ont appris.
    À la fin, vous comptez ce que vous avez su retenir : les Souvenirs Essentiels reliés, l’imagination derrière chaque Moment, et l’Aspiration qui vous accompagne depuis toujours.
    En solo, vous rencontrez autre chose. Des scientifiques aux intentions douteuses ont construit un cerveau artificiel, et il collectionne les souvenirs pour prendre conscience de lui-même. Il ne cache rien de sa façon de décider : c’est là tout le défi. S’il gagne, il s’éveille, et personne ne sait ce qui suivra.
about-notes =
    Le livret de règles nomme environ quatre-vingt-dix personnes qui ont testé le jeu. Merci à toutes.
    Le mode Solo n’a pas de règle en français : « Cerveau artificiel » est un mot de nous, comme tout ce que nos pages en disent. Ses deux difficultés s’appellent en anglais « Be more human » (plus difficile) et « Learn from experience » (la plus difficile).

## Matériel

about-box = Dans la boîte
about-box-boards =
    Plateaux Joueur
    { $boards } en tout : des hexagones au milieu, les Souvenirs Essentiels au bord, la Banque de Souvenirs au-dessus.{ $solo ->
        [yes] {" "}En solo, l’un d’eux est au Cerveau.
       *[no] {""}
      }
about-box-moments =
    Tuiles Moment
    Une face Action et une face Score ; { $lines } forment la ligne de chaque Manche.
about-box-aspirations =
    Tuiles Aspiration
    Une par couleur ; chacun en reçoit une et la garde secrète.{ $solo ->
        [yes] {" "}En solo, elles sont les premières préférences du Cerveau.
       *[no] {""}
      }
about-box-fragments =
    Jetons Fragment
    { $each } de chacune des { $colours } couleurs.
about-box-bag =
    Sac
    Ce qu’il contient au début de la partie.
about-box-supply =
    Réserve
    Les autres Fragments, visibles de tous.
about-box-start =
    Marqueur Premier Joueur
    Il passe à la gauche de la personne qui termine la ligne.{ $solo ->
        [yes] {" "}En solo, { $begins ->
            [brain] le Cerveau l’a d’abord.
           *[human] vous l’avez d’abord : le Cerveau n’a pas de souvenirs.
          }
       *[no] {""}
      }
about-box-track =
    Piste de Score et de Manche
    Avec un marqueur pour la Manche. Ici, la table tient les deux.
about-box-markers =
    Marqueurs de Score
    La règle anglaise en compte 24, la française 16. Aucune règle n’en dépend.
about-box-helpers =
    Aides de jeu
    Quatre dans le jeu imprimé ; ici, c’est l’aide de jeu.

## Qu’est-ce que c’est ?

about-board = Un plateau
about-board-hex =
    Hexagone
    Il contient jusqu’à { $capacity } Fragments. Les hexagones qui se touchent sont adjacents.
about-board-empty =
    Emplacement vide
    Pour un Fragment de sa couleur ; un trait montre les hexagones qu’il touche.
about-board-filled =
    Emplacement rempli
    Une connexion l’a rempli. Il le reste.
about-board-cluster =
    Souvenir Essentiel
    Les emplacements d’une même bande vont ensemble.
about-board-points =
    Ses points
    Ce qu’il rapporte à chaque Manche, quand tous ses emplacements sont remplis.
about-board-thread =
    Fil
    Des Fragments d’une couleur dans des hexagones adjacents. Il brille s’il rapporte des points en l’état.

about-moment = Un Moment, face Action
about-moment-action =
    Action
    Ce qu’il permet de faire dans votre Banque.
about-moment-pattern =
    Condition
    Ce qu’un hexagone doit contenir pour que le Moment rapporte des points.
about-moment-fragments =
    Fragments
    Ce qui est posé dessus tant qu’il est dans la ligne.

about-turned = Un Moment, face Score
about-turned-pattern =
    Condition
    Exactement ces Fragments, ni plus ni moins.
about-turned-points =
    Points
    Pour chaque hexagone qui correspond.

about-bank = La Banque de Souvenirs
about-bank-own =
    Un emplacement libre
    Il a sa propre action.
about-bank-covered =
    Un Moment et son action
    Elle remplace celle de l’emplacement.
about-bank-scoring =
    Un Moment retourné
    Son action a servi. Il attend de rapporter des points, et bloque son emplacement entre-temps.

## Symboles

about-colours = Couleurs
about-colours-each =
    { $colour }
    { $sign ->
        [heart] Le cœur, sur un treillis.
        [sun] Le soleil, sur des points.
        [leaf] La feuille, sur des barres.
        [drop] La goutte, sur des vagues.
        [moon] La lune, sur des pics.
       *[other] Un signe à elle.
      }
about-actions-signs = Actions
about-actions-signs-add =
    Ajoutez
    Sur un Moment : cette couleur, de la réserve.
about-actions-signs-split =
    Échangez 1 contre 2
    Sur un Moment : un Fragment en devient deux autres.
about-actions-signs-combine =
    Échangez 2 contre 1
    Dans la Banque : deux en deviennent un.
about-actions-signs-speculate =
    Spéculez
    Dans la Banque : tirez-en un du sac.
about-actions-signs-nudge =
    Poussez
    Dans la Banque : un Fragment avance.
about-actions-signs-swap =
    Permutez
    Dans la Banque : deux changent de place.
about-actions-signs-out =
    Reconnecter vers l’extérieur
    Des Fragments quittent cet hexagone.
about-actions-signs-in =
    Reconnecter vers l’intérieur
    Des Fragments arrivent dans cet hexagone.
about-marks = Autres signes
about-marks-empty =
    Signe sur papier
    Un emplacement vide de cette couleur.
about-marks-filled =
    Perle
    Un Fragment.
about-marks-pattern =
    Petit hexagone
    Ce qu’un hexagone doit contenir.
about-marks-secret =
    Cadenas
    Ce que son propriétaire est seul à connaître.
about-marks-brain =
    Cerveau
    Le Cerveau artificiel.
about-marks-start =
    « commence »
    Qui a le marqueur Premier Joueur.
about-marks-gain =
    Un nombre avec un signe
    Ce que ce choix vous rapporterait de points en plus ou en moins.
about-marks-playable =
    Un anneau
    Ce que vous pouvez choisir maintenant.
about-marks-refused =
    Un voile
    Ce que vous ne pouvez pas choisir maintenant ; touchez-le pour lire pourquoi.

## Dans le terminal

about-signs = Dans le terminal
about-letter = { $letter } pour { $colour }
about-signs-letters =
    { $letters }
    Les couleurs : { $named }.
about-signs-hex =
    { $hex } { $held }
    L’hexagone { $hex }, qui contient { $holds } ; chaque point est une place libre.
about-signs-slots =
    { $empty } { $full }
    Un emplacement pour { $colour } au bord, vide puis rempli.
about-signs-line =
    { $tile }
    Le Moment { $number } dans la ligne : son action, sa condition et les Fragments posés dessus.
about-signs-add =
    { $add }
    Ajoutez : { $added } va dans un hexagone vide.
about-signs-split =
    { $split }
    Échangez 1 contre 2 : on enlève { $gone }, on y met { $put }.
about-signs-pattern =
    { $pattern }
    Une condition : un hexagone doit contenir exactement { $patterned }.
about-signs-bank =
    { $bank }
    L’emplacement { $slot } de la Banque de Souvenirs avec son action propre ; l’étoile dit qu’elle a servi.
about-signs-turned =
    { $turned }
    Un Moment retourné dans la Banque de Souvenirs : { $worth } points par hexagone qui contient sa condition.
about-signs-queue =
    { $preferences }
    Les préférences du Cerveau, la première d’abord : une Aspiration par sa lettre, un Moment par son numéro et sa condition.
about-signs-turn =
    ▸
    À qui est le tour ; « commence » désigne qui a le marqueur Premier Joueur.

## Mise en place

about-steps = { $players ->
    [one] En solo
   *[other] À { $players } joueurs
  }
about-steps-boards =
    Plateaux
    { $players ->
        [one] Un pour vous, un pour le Cerveau.
       *[other] Un pour chacun ; les couleurs n’y ont pas les mêmes places.
      }
about-steps-aspirations =
    Aspiration
    { $players ->
        [one] Tirez-en une pour vous.
       *[other] Chacun en tire une et la garde secrète jusqu’à la fin.
      }
about-steps-line =
    Ligne de Moments
    Posez { $line } Moments, face Action visible, avec { $per_tile } Fragments du sac sur chacun.
about-steps-bag =
    Sac
    On y met { $bag_each } Fragments de chaque couleur, { $bag } en tout ; il en reste { $left } une fois la ligne remplie.
about-steps-supply =
    Réserve
    Les { $supply_each } autres de chaque couleur, visibles de tous.
about-steps-stack =
    Pile
    Les autres Moments, face cachée.
about-steps-first =
    Premier joueur
    { $players ->
        [one] { $begins ->
            [brain] Le Cerveau commence.
           *[human] Vous commencez.
          }
       *[other] Selon la règle imprimée, la personne qui a le souvenir heureux le plus ancien, ou quelqu’un choisi au hasard ; ici, le sort décide, à moins que vous ne choisissiez.{ $head_start ->
            [yes] {" "}Règle maison : les scores partent de { $head_starts } points, dans l’ordre du tour.
           *[no] {""}
          }
      }
about-steps-brain =
    Le Cerveau
    Les tuiles Aspiration, mélangées et visibles, sont ses préférences : il demande d’abord la première.
about-steps-reminder =
    Rappel
    Un Fragment de la couleur de votre Aspiration est posé sur la piste{ $excludes ->
        [no] .
       *[yes] {" "}: cette couleur ne rapporte rien au Cerveau.
      }

## Aide de jeu

about-take = Prendre à une extrémité de la ligne
about-take-one =
    Un
    De n’importe quelle couleur. Alors seulement, vous pouvez reconnecter.
about-take-two =
    Deux
    De la même couleur.
about-take-three =
    Trois
    De trois couleurs différentes. Quel que soit le nombre : vous revendiquez la tuile que vous videz, et pouvez continuer avec la suivante.

about-rewires = Reconnecter
about-rewires-out =
    Depuis un hexagone
    Déplacez 1 à 3 Fragments d’un hexagone dans des hexagones adjacents, ensemble ou non.
about-rewires-in =
    Vers un hexagone
    Déplacez 1 à 3 Fragments d’hexagones adjacents dans un hexagone. Aucun n’en contient plus de { $capacity }.

about-actions = Actions
about-actions-add =
    Ajoutez
    Un Fragment de la couleur de la tuile passe de la réserve dans un hexagone vide.
about-actions-split =
    Échangez 1 contre 2
    Dans un hexagone, retirez la première couleur et posez les deux autres depuis la réserve ; une seule s’il est plein.
about-actions-combine =
    Échangez 2 contre 1
    Rendez à la réserve deux Fragments d’un hexagone, au choix, et posez-y un Fragment de n’importe quelle couleur.
about-actions-speculate =
    Spéculez
    Tirez un Fragment du sac, puis posez-le dans un hexagone vide.
about-actions-nudge =
    Poussez
    Déplacez un Fragment dans un hexagone adjacent où il reste de la place.
about-actions-swap =
    Permutez
    Échangez deux Fragments d’hexagones adjacents.

about-scoring = Les points, à chaque Manche
about-scoring-moments =
    Moments
    Un Moment retourné rapporte des points pour chaque hexagone qui contient exactement ce que demande sa condition : { $pattern_points } points pour { $pattern_sizes } Fragments. Il devient alors un Moment Précieux.
about-scoring-connections =
    Connexions
    Un Fil qui touche au moins deux { $filled_connect ->
        [no] emplacements vides
       *[yes] emplacements
    } de sa couleur rapporte ses hexagones multipliés par les emplacements vides qu’il touche, et les remplit.
about-scoring-core =
    Souvenirs Essentiels
    Les ensembles de { $cluster_sizes } emplacements rapportent { $cluster_points }, une fois remplis, à chaque Manche.
about-scoring-aspiration =
    Aspiration
    Après la Manche { $rounds }, pour votre couleur : { $hex_token } par Fragment dans un hexagone, { $slot_token } par Fragment dans un emplacement, { $cherished } par Moment Précieux qui la montre.
