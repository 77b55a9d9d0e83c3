# Ce que l’on raconte de Vivarium en dehors de ses règles. Un élément : son nom à la première ligne, puis sa phrase.

about-story =
    Sibérie, 1898. Près d’une faille, le sismologue Edgar Vuntaf découvre un passage qui s’enfonce dans la terre. Il mène à une caverne aussi vaste que l’Australie, et cette caverne est vivante : rien de ce qui y rampe, pousse, brille ou vole n’est connu de personne.
    Les scientifiques du monde entier, réunis à Paris pour l’Exposition universelle, fondent leur première société internationale, et la nomment le Vivarium. Exploratrices, zoologues, botanistes et cartographes se mettent en route. Vous en êtes : identifiez ce qui vit là-dessous, et rapportez ce que vos mécènes vous ont demandé.

## Matériel

about-box = Dans la boîte
about-box-board =
    Plateau
    { $rows } lignes de { $columns } cases. Créatures, Équipements et Contrats ont chacun leurs lignes.
about-box-creatures =
    Cartes Créature
    Chacune a un type, un milieu et des points.
about-box-equipment =
    Cartes Équipement
    Chacune a un symbole, un pouvoir et parfois des gemmes.
about-box-contracts =
    Cartes Contrat
    Ce que vos mécènes récompensent à la fin.
about-box-starts =
    Contrats de départ
    { $colour_starts } pour les milieux et { $type_starts } pour les types ; chacun en reçoit un de chaque sorte. Personne ne voit les autres.
about-box-dominoes =
    Dominos
    { $dominoes } en tout ; certains ne servent qu’aux grandes tables.
about-box-tokens =
    Jetons Priorité
    L’un est vierge. Des { $others } autres, { $stack } forment une pile, le reste est écarté sans être vu.
about-box-gems =
    Gemmes
    Elles modifient les nombres, et chacune qui vous reste vaut { $gem_vp ->
        [one] { $gem_vp } point.
       *[other] { $gem_vp } points.
      }{ $finite ->
        [no] { " " }À cette table, la réserve ne s’épuise jamais.
       *[yes] { "" }
      }
about-box-first =
    Jeton 1er joueur
    { $laps ->
        [2] Ses faces 1 et 2 montrent si la manche en est à son premier ou à son second tour de table.
       *[other] La personne qui l’a commence la manche.
      }
about-box-pad =
    Carnet de score
    Ici, la table compte pour vous.

## Qu’est-ce que c’est ?

about-creature-card = Une Créature
about-creature-card-type =
    Type
    Ce qu’elle est : Contrats et Priorités en parlent.
about-creature-card-home =
    Image
    Le milieu avec sa couleur et son motif, le corps selon le type, d’autant plus grand qu’elle vaut de points.
about-creature-card-habitat =
    Milieu
    Où elle vit, par un signe et un nom ; les règles l’appellent aussi sa couleur.
about-creature-card-points =
    Points
    Ce qu’elle rapporte à la fin.

about-gear-card = Un Équipement
about-gear-card-symbol =
    Symbole
    Certains Contrats le récompensent.
about-gear-card-gems =
    Gemmes
    Vous en prenez autant dans la réserve quand vous gagnez la carte.
about-gear-card-thing =
    Ce que c’est
    L’objet lui-même, avec son nom.
about-gear-card-does =
    Pouvoir
    En quelques mots. Il sert une fois, quand vous gagnez la carte, ou bien à la fin.

about-contract-card = Un Contrat
about-contract-card-title =
    Titre
    De quelle sorte de Contrat il s’agit.
about-contract-card-about =
    Ce qu’il demande
    Des types, des milieux, un symbole, des Contrats ou des Équipements.
about-contract-card-table =
    Points
    En haut, combien de paires ou de séries vous avez ; en bas, ce qu’elles rapportent. Les autres Contrats montrent un seul nombre.
about-contract-card-seal =
    Cachet
    Le signe des Contrats : ils ne rapportent qu’à la fin.

about-prices = Le plateau et les dominos
about-prices-domino =
    Vos dominos
    Un nombre de chacun donne la ligne et la colonne d’une carte, dans l’ordre de votre choix. Le premier a un point plein, le second un point ouvert.
about-prices-row =
    Ligne
    Un point à côté d’un nombre montre quel domino le porte.
about-prices-column =
    Colonne
    De même pour les colonnes.
about-prices-free =
    Gratuit
    Vos nombres mènent tels quels à cette case.
about-prices-price =
    Prix
    Il faut autant de gemmes pour que vos nombres conviennent.

## Symboles

about-types = Types
about-types-each =
    { $type }
    { $sign ->
        [mineral] Le cristal
        [vegetable] La pousse
        [animal] La patte
        [dragon] L’aile
       *[other] La première lettre
      }, à l’encre sur un disque de papier.
about-habitats = Milieux
about-habitats-each =
    { $colour }
    { $sign ->
        [purple] Un sommet sur du violet, avec des pics.
        [green] Un sapin sur du vert, avec des barres.
        [yellow] Un cactus sur du jaune, avec des points.
        [blue] Trois vagues sur du bleu, avec des ondes.
       *[red] Un signe à lui sur du rouge.
      }
about-symbols-on-equipment = Symboles des Équipements
about-symbols-on-equipment-each =
    { $symbol }
    Dans le coin des Équipements, et sur les Contrats qui le récompensent.
about-marks = Autres signes
about-marks-gem =
    Gemme
    Une gemme que vous recevez, payez ou possédez.
about-marks-points =
    Médaille
    Des points à la fin.
about-marks-contract =
    Page
    Les Contrats.
about-marks-equipment =
    Boussole
    Les Équipements : sur les jetons, les Contrats et la pioche.
about-marks-price =
    Prix
    Ce qu’une carte vous coûte maintenant ; plein si vous pouvez le payer.
about-marks-first =
    Point plein
    Votre premier domino.
about-marks-second =
    Point ouvert
    Votre second domino.
about-marks-swap =
    Deux flèches
    L’échange d’un de vos dominos contre celui du centre.
about-marks-start =
    Un 1, ou « 1er joueur »
    Qui a le jeton 1er joueur, et donc le premier tour de la manche.
about-marks-playable =
    Un anneau
    Ce que vous pouvez choisir maintenant.
about-marks-refused =
    Un voile
    Ce que vous ne pouvez pas choisir maintenant ; touchez-le pour lire pourquoi.

## Dans le terminal

about-signs = Dans le terminal
about-sign = { $sign } pour { $symbol }
about-signs-symbols =
    { $signs }
    Les symboles des Équipements : { $symbols }.
about-signs-dear =
    (2)
    Un prix en gemmes au-dessus de vos moyens.
about-signs-swap =
    1/0
    Ce que coûte une carte si vous donnez votre premier domino, puis si vous donnez le second.
about-signs-domino =
    { $domino } ({ $typed })
    Un domino par ses nombres, et entre parenthèses ce que l’on tape pour lui.
about-signs-points =
    { $per_symbol } PV par
    Un Contrat, et autant de points pour chaque chose nommée au-dessous.
about-signs-pairs =
    paires { $table }
    Un Contrat de paires, et ce que valent 1 paire, 2 paires et ainsi de suite.
about-signs-turn =
    ▸
    À qui est le tour ; « premier » désigne qui a le jeton 1er joueur.

## Mise en place

about-steps = À { $players } joueurs
about-steps-board =
    Plateau
    Posez une carte sur chacune des { $cells } cases, prise dans la pioche de sa ligne.
about-steps-decks =
    Pioches
    Mélangez séparément Créatures, Équipements et Contrats ; ce qui reste est placé à côté du plateau.
about-steps-tokens =
    Jetons Priorité
    Le jeton vierge sert à la manche 1. { $stack ->
        [0] Les autres sont écartés sans être vus.
        [1] Empilez-en un autre et retournez-le : il sert à la manche 2.
       *[other] Empilez-en { $stack } autres et retournez le premier : il sert à la manche 2.
      }
about-steps-starts =
    Contrats de départ
    Chacun en reçoit un pour un milieu et un pour un type, à ne montrer à personne.
about-steps-dominoes =
    Dominos
    { $in_play } sont en jeu. Chacun en prend deux au hasard ; { $players ->
        [2] les deux qui restent vont au centre.
       *[other] le dernier va au centre.
      }
about-steps-hidden =
    À deux
    L’un des deux dominos du centre est face cachée. Après chaque manche, ils s’inversent : le plus grand nombre de celui qui est révélé dit quelle colonne se vide.
about-steps-gems =
    Gemmes
    Chacun prend { $start_gems ->
        [one] { $start_gems } gemme
       *[other] { $start_gems } gemmes
      } ; les autres forment la réserve{ $finite ->
        [no] , qui ne s’épuise jamais.
       *[yes] .
      }
about-steps-first =
    1er joueur
    Le sort décide.

## Aide de jeu

about-gem-count = { $gems ->
    [0] aucune gemme
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
about-turn = Votre tour
about-turn-swap =
    Échanger
    Donnez l’un de vos dominos et prenez celui du centre. C’est obligatoire.
about-turn-take =
    Prendre une carte
    Un nombre d’un domino donne sa ligne, un nombre de l’autre sa colonne.
about-turn-pay =
    Modifier les nombres
    Chaque gemme payée change un nombre de un, entre { $number_min } et { $number_max }.
about-turn-gems =
    Ou prendre des gemmes
    { $gems_taken ->
        [one] { $gems_taken } gemme
       *[other] { $gems_taken } gemmes
      } de la réserve au lieu d’une carte.

about-equipment = Équipements
about-equipment-bag =
    Sac · { $bag }
    À la fin : une unité de plus d’une couleur de votre choix.
about-equipment-wineskin =
    Gourde · { $wineskin }
    À la fin : une unité de plus de chacun de ses deux types.
about-equipment-binoculars =
    Jumelles · { $binoculars }
    Vous pouvez payer { $binoculars_cost } pour gagner une carte adjacente à la case d’où elles viennent, dans la même ligne ou colonne.
about-equipment-camera =
    Appareil photo · { $camera }
    Vous pouvez payer { $camera_cost } pour piocher { $camera_cards ->
        [one] une Créature et la gagner.
       *[other] { $camera_cards } Créatures : gagnez-en une, défaussez le reste.
      }
about-equipment-compass =
    Boussole · { $compass }
    Piochez une Créature et gagnez-la.
about-equipment-lamp =
    Lanterne · { $lamp }
    Défaussez toutes les autres cartes de sa colonne.
about-equipment-map =
    Carte · { $map }
    Rien que ses gemmes.
about-equipment-shovel =
    Pelle · { $shovel }
    Piochez autant de Créatures qu’il y a de joueurs et donnez-en une à chacun, vous compris.

about-contracts = Contrats
about-contracts-type_pairs =
    Paires de types
    Un de chaque forme une paire. { $pairs_most ->
        [0] Les paires ne rapportent rien.
        [1] Une paire et plus rapportent { $pairs }.
       *[other] Une, deux paires et plus rapportent { $pairs }.
      }
about-contracts-colour_pairs =
    Paires de milieux
    Un de chaque forme une paire. { $pairs_most ->
        [0] Les paires ne rapportent rien.
        [1] Une paire et plus rapportent { $pairs }.
       *[other] Une, deux paires et plus rapportent { $pairs }.
      }
about-contracts-symbol =
    Symbole
    { $per_symbol } par Équipement portant ce symbole.
about-contracts-type_sets =
    Séries de types
    Un de chaque type forme une série. { $sets_most ->
        [0] Les séries ne rapportent rien.
        [1] Une série et plus rapportent { $sets }.
       *[other] Une, deux séries et plus rapportent { $sets }.
      }
about-contracts-colour_sets =
    Séries de milieux
    Un de chaque milieu forme une série. { $sets_most ->
        [0] Les séries ne rapportent rien.
        [1] Une série et plus rapportent { $sets }.
       *[other] Une, deux séries et plus rapportent { $sets }.
      }
about-contracts-per_contract =
    Contrats
    { $per_contract } par Contrat que vous avez, celui-ci compris, { $starts_count ->
        [yes] Contrats de départ inclus.
       *[no] sans les Contrats de départ.
      }
about-contracts-per_equipment =
    Équipements
    { $per_equipment } par Équipement que vous avez.
about-contracts-six_minus_equipment =
    { $six } moins les Équipements
    { $six ->
        [one] { $six } point
       *[other] { $six } points
      }, moins { $six_minus } par Équipement que vous avez{ $floor ->
        [yes] , mais jamais moins de 0.
       *[no] {" "}; cela peut descendre sous 0.
      }
about-contracts-start =
    Contrat de départ
    { $per_creature } par Créature de son milieu ou de son type ; { $units ->
        [yes] sacs et gourdes comptent comme des Créatures.
       *[no] sacs et gourdes ne comptent pas.
      }

about-priorities = Priorités
about-priorities-types =
    Deux types
    Une Créature de l’un des deux types rapporte { $priority_gem ->
        [one] { $priority_gem } gemme
       *[other] { $priority_gem } gemmes
      } quand vous la gagnez{ $handed ->
        [no] , mais pas si la pelle d’un autre vous la donne.
       *[yes] .
      }
about-priorities-equipment =
    Équipements
    Chaque Équipement rapporte { $priority_gem ->
        [one] { $priority_gem } gemme
       *[other] { $priority_gem } gemmes
      } quand vous le gagnez.
about-priorities-contract =
    Contrats
    Chaque Contrat rapporte { $priority_gem ->
        [one] { $priority_gem } gemme
       *[other] { $priority_gem } gemmes
      } quand vous le gagnez.
about-priorities-blank =
    Vierge
    À la manche 1 : il ne rapporte rien, et personne ne le prend.
about-priorities-claim =
    La majorité
    À la fin de la manche, la personne qui a le plus de cartes correspondantes prend le jeton : { $priority_vp ->
        [one] { $priority_vp } point
       *[other] { $priority_vp } points
      }. { $majority ->
        [round] Seules comptent les cartes gagnées pendant cette manche.
       *[owned] Toutes vos cartes comptent, quel que soit le moment où vous les avez gagnées.
      }
about-priorities-tie =
    Égalité
    Parmi les ex æquo, la dernière personne dans l’ordre du tour le prend{ $zero ->
        [yes] , même si personne n’a de carte correspondante qui compte.
       *[no] {" "}; si personne n’a de carte correspondante qui compte, personne ne le prend.
      }

about-ending = Et ensuite
about-ending-round =
    Fin d’une manche
    Quand chacun a joué { $laps } fois : prendre le jeton, passer le jeton 1er joueur, remplir le plateau, passer au jeton suivant.
about-ending-score =
    Fin de la partie
    Après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
      } : Créatures, Contrats, { $priority_vp } par jeton et { $gem_vp } par gemme. La personne qui a le plus de points gagne.
