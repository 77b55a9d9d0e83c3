### Les règles de Vivarium dans nos propres mots, un message pour chaque partie et chaque numéro de rulebook.toml.

section-setup = Mise en place
rule-VA-01 = Vivarium se joue à { $counts }, dans le sens horaire, vers la gauche.
rule-VA-02 = Le plateau a { $board_rows ->
    [one] { $board_rows } ligne
   *[other] { $board_rows } lignes
  }, comptées depuis le haut, et { $board_columns ->
    [one] { $board_columns } colonne
   *[other] { $board_columns } colonnes
  }, comptées depuis la gauche ; une case s’écrit ligne, colonne. À chaque ligne sa pioche : { $deck_rows }.
rule-VA-03 = Les trois pioches sont mélangées séparément. Une carte de la bonne pioche est posée face visible sur chaque case ; le reste forme trois pioches face cachée. La défausse est vide.
rule-VA-04 = Le jeton Priorité vierge est actif à la manche 1. Les { $tokens_others } autres sont mélangés : { $priority_stack } forment une pile face cachée, { $tokens_away } sont écartés sans être vus.{ $priority_stack ->
    [0] { "" }
   *[other] { " " }Le premier de la pile est retourné : c’est celui de la manche 2.
  }
rule-VA-05 = Chacun reçoit au hasard un Contrat de départ de couleur et un de type. Ils restent secrets jusqu’au décompte final, mais on peut regarder les siens. Les autres sont écartés sans être vus.
rule-VA-06 = Un domino dit à partir de combien de joueurs il sert : { $dominoes_used }.
rule-VA-07 = Chacun prend deux dominos au hasard et les pose face visible. À trois ou quatre, celui qui reste est posé au centre, face visible ; à deux, voir VA-41.
rule-VA-08 = Chacun prend { $gems_at_start ->
    [one] { $gems_at_start } gemme
   *[other] { $gems_at_start } gemmes
  } ; { $rulings_finite_bank ->
    [false] les autres forment la réserve, qui ne s’épuise jamais.
   *[other] sur { $gems_total } en tout, les autres forment la réserve.
  }
rule-VA-09 = Le premier joueur est tiré au sort et prend le jeton 1er joueur.

section-turn = Manches et tours
rule-VA-10 = Une manche compte { $turns_per_player_per_round ->
    [one] { $turns_per_player_per_round } passage
   *[other] { $turns_per_player_per_round } passages
  } : à chacun, en commençant par le premier joueur, tout le monde joue un tour, dans le sens horaire.
rule-VA-11 = Un tour a deux parties, toutes deux obligatoires : d’abord échanger un domino, puis agir, c’est-à-dire prendre une carte ou prendre des gemmes.

section-swap = L’échange
rule-VA-12 = On donne un de ses deux dominos, au choix, et on reçoit celui qui est visible au centre ; le domino donné y reste désormais. Cela se fait une fois par tour, ni plus ni moins.

section-cost = Ligne, colonne et prix
rule-VA-13 = Les dominos portent des nombres de { $number_min } à { $number_max }. Choisissez un nombre sur l’un de vos dominos et un nombre sur l’autre. L’un donne la ligne, l’autre la colonne, comme vous voulez. Les deux nombres d’un même domino ne forment jamais la paire.
rule-VA-14 = Les gemmes rendues à la réserve décalent les nombres : chacune en déplace un d’une unité, vers le haut ou vers le bas. Un nombre peut être déplacé plusieurs fois, mais ne sort jamais du plateau. Le prix d’une case est donc le plus petit nombre de déplacements, pour tous les choix et dans les deux sens.

section-take = Une carte, ou des gemmes
rule-VA-15 = On peut prendre toute carte du plateau dont on peut payer le prix avec les gemmes que l’on a avant de la prendre, et l’on paie exactement ce prix.
rule-VA-16 = Ce qui est gagné arrive dans cet ordre : la carte est posée devant soi et sa case est vide ; un Équipement rapporte ses gemmes ; la gemme de priorité est versée si la carte correspond ; un pouvoir immédiat est appliqué. Puis le tour est fini.
rule-VA-17 = Une case vidée reste vide jusqu’à la fin de la manche.
rule-VA-18 = Au lieu d’une carte, on peut toujours prendre { $gems_instead_of_card ->
    [one] { $gems_instead_of_card } gemme
   *[other] { $gems_instead_of_card } gemmes
  } de la réserve, même si l’on pouvait prendre une carte. Aucune gemme n’est alors dépensée.
rule-VA-19 = Toutes les gemmes viennent de la réserve et y retournent. { $rulings_finite_bank ->
    [false] Il y en a toujours assez (VA-R7).
   *[other] S’il n’y en a pas assez, on reçoit ce qui reste, et rien de plus.
  }

section-cards = Les cartes
rule-VA-20 = Une Créature vaut ses points à la fin : { $creature_points }. Son type ({ $type_names }) et sa couleur ({ $colour_names }) servent aux Contrats et aux priorités. Elle n’a pas d’effet immédiat.
rule-VA-21 = Un Contrat est compté à la fin. Il n’a pas d’effet immédiat.
rule-VA-22 = Un Équipement a un symbole ({ $symbol_names }), qui sert aux Contrats, et un pouvoir : soit immédiat, appliqué une fois quand la carte est gagnée, et obligatoire sauf s’il est dit « peut » ; soit pour le décompte final.
rule-VA-23 = Sac, { $gems_bag } : au décompte final, une unité de plus d’une couleur choisie par son propriétaire.
rule-VA-24 = Gourde, { $gems_wineskin } : au décompte final, une unité de plus de chacun des deux types dessinés.
rule-VA-25 = Jumelles, { $gems_binoculars } : on peut payer { $abilities_binoculars_gems ->
    [one] { $abilities_binoculars_gems } gemme
   *[other] { $abilities_binoculars_gems } gemmes
  } pour gagner une carte située juste au-dessus, au-dessous, à gauche ou à droite de la case des jumelles, au choix parmi celles qui s’y trouvent. C’est un gain complet, sans domino.
rule-VA-26 = Appareil photo, { $gems_camera } : on peut payer { $abilities_camera_gems ->
    [one] { $abilities_camera_gems } gemme
   *[other] { $abilities_camera_gems } gemmes
  } pour piocher { $abilities_camera_cards ->
    [one] une Créature et la gagner.
    [2] 2 Créatures et les regarder ; on en gagne une et l’on défausse l’autre.
   *[other] { $abilities_camera_cards } Créatures et les regarder ; on en gagne une et l’on défausse les autres.
  }
rule-VA-27 = Boussole, { $gems_compass } : on pioche une Créature et on la gagne.
rule-VA-28 = Lanterne, { $gems_lamp } : toutes les autres cartes de sa colonne sont défaussées ; personne ne les gagne.
rule-VA-29 = Carte, { $gems_map } : rien d’autre.
rule-VA-30 = Pelle, { $gems_shovel } : on pioche autant de Créatures qu’il y a de joueurs, on les regarde, et l’on en donne une à chacun, soi-même compris, comme on veut. Chacun gagne sa carte au moment où il la reçoit.

section-priority = Jetons Priorité
rule-VA-31 = Qui gagne une carte correspondant au jeton actif prend aussitôt { $priority_gem ->
    [one] { $priority_gem } gemme
   *[other] { $priority_gem } gemmes
  }{ $rulings_handed_creatures_pay ->
    [false] , mais pas pour une Créature donnée par la pelle d’un autre (VA-R11).
   *[other] .
  } Un jeton à deux types correspond aux Créatures de l’un ou de l’autre, un jeton Équipement aux Équipements, un jeton Contrat aux Contrats. Le jeton vierge et celui de la manche suivante ne rapportent rien.
rule-VA-32 = À la fin de la manche, { $rulings_majority ->
    [round] qui a gagné dans cette manche le plus de cartes correspondantes prend le jeton actif, qui vaut { $priority_vp ->
    [one] { $priority_vp } point
   *[other] { $priority_vp } points
  }. Les cartes des manches précédentes ne comptent pas.
   *[owned] qui possède le plus de cartes correspondantes prend le jeton actif, qui vaut { $priority_vp ->
    [one] { $priority_vp } point
   *[other] { $priority_vp } points
  }. Toutes comptent, quel que soit le moment où elles ont été gagnées.
  }
rule-VA-33 = En cas d’égalité, le jeton revient à celui qui a joué le plus tard dans l’ordre de cette manche.{ $rulings_token_at_zero ->
    [false] { " " }Si personne n’a de carte correspondante qui compte, personne ne le prend (VA-R18).
   *[other] { "" }
  }
rule-VA-34 = Personne ne prend le jeton vierge ; il quitte le jeu après la manche 1.

section-round = La fin d’une manche
rule-VA-35 = Après le dernier tour de chacun, dans cet ordre : le jeton est attribué ; après la manche { $rounds }, la dernière, on compte les points ; le jeton 1er joueur passe ; à deux, on retourne les dominos et l’on vide une colonne ; le plateau est complété ; le jeton suivant devient actif.
rule-VA-36 = Le jeton 1er joueur passe à la place suivante, dans le sens horaire.
rule-VA-37 = Chaque case vide reçoit une carte de la pioche de sa ligne, ligne par ligne et de gauche à droite.
rule-VA-38 = Quand la pioche des Équipements ou des Contrats est vide, des Créatures les remplacent. Une case qui doit recevoir une Créature reste vide s’il n’y en a plus. Ce qui est défaussé ne revient jamais.
rule-VA-39 = Le jeton visible de la pile devient actif, et l’on en retourne un autre s’il en reste. On en voit donc deux à chaque manche sauf la dernière.
rule-VA-40 = Les dominos restent en place d’une manche à l’autre ; celui du centre est celui que le dernier tour y a laissé. À deux, voir VA-43.

section-two = À deux joueurs
rule-VA-41 = Les deux dominos restants sont posés au centre ; l’un d’eux, tiré au sort, est retourné face cachée.
rule-VA-42 = Seul celui qui est visible peut être échangé. L’autre ne sert pas pendant cette manche.
rule-VA-43 = À la fin de chaque manche sauf la dernière, ils changent de rôle : celui qui était caché devient visible, l’autre est caché.
rule-VA-44 = Ensuite, toutes les cartes de la colonne désignée par le plus grand nombre du domino révélé sont défaussées, et ses cases sont complétées avec les autres.

section-scoring = Le décompte final
rule-VA-45 = La partie s’arrête après la manche { $rounds }, une fois son jeton attribué. Les Contrats de départ sont révélés.
rule-VA-46 = Le score est la somme des points des Créatures, de { $gem_vp } par gemme, de { $priority_vp } par jeton Priorité et de tous les Contrats, ceux de départ compris.
rule-VA-47 = Les unités d’un type sont les Créatures de ce type et les gourdes qui le montrent. Les unités d’une couleur sont les Créatures de cette couleur et les sacs qui la prennent.
rule-VA-48 = Contrat de départ de couleur : { $contract_values_per_creature ->
    [one] { $contract_values_per_creature } point
   *[other] { $contract_values_per_creature } points
  } par { $rulings_units_are_creatures ->
    [true] unité de cette couleur, sacs compris (VA-R20).
   *[other] Créature de cette couleur. Seules les Créatures comptent.
  }
rule-VA-49 = Contrat de départ de type : { $contract_values_per_creature ->
    [one] { $contract_values_per_creature } point
   *[other] { $contract_values_per_creature } points
  } par { $rulings_units_are_creatures ->
    [true] unité de ce type, gourdes comprises (VA-R20).
   *[other] Créature de ce type. Seules les Créatures comptent.
  }
rule-VA-50 = Paires de deux types ou de deux couleurs : il y a autant de paires que d’unités du plus rare des deux. { $pairs_most ->
    [0] Elles ne valent rien.
    [one] Une paire, ou davantage, { $pairs_last ->
        [one] vaut { $pairs_last } point.
       *[other] vaut { $pairs_points } points.
    }
   *[other] { $pairs } paires valent { $pairs_points } points.
  }
rule-VA-51 = Séries de tous les types ou de toutes les couleurs : il y a autant de séries que d’unités du plus rare. { $sets_most ->
    [0] Elles ne valent rien.
    [one] Une série, ou davantage, { $sets_last ->
        [one] vaut { $sets_last } point.
       *[other] vaut { $sets_points } points.
    }
   *[other] { $sets } séries valent { $sets_points } points.
  }
rule-VA-52 = Symbole : { $contract_values_per_symbol ->
    [one] { $contract_values_per_symbol } point
   *[other] { $contract_values_per_symbol } points
  } par Équipement qui le porte.
rule-VA-53 = Par Contrat : { $contract_values_per_contract ->
    [one] { $contract_values_per_contract } point
   *[other] { $contract_values_per_contract } points
  } par Contrat possédé{ $rulings_starting_contracts_count ->
    [false] , sans ceux de départ
   *[other] { "" }
  }. Par Équipement : { $contract_values_per_equipment ->
    [one] { $contract_values_per_equipment } point
   *[other] { $contract_values_per_equipment } points
  } par Équipement possédé.
rule-VA-54 = { $contract_values_six_base } moins les Équipements : { $contract_values_six_base ->
    [one] { $contract_values_six_base } point
   *[other] { $contract_values_six_base } points
  }, moins { $contract_values_six_minus } par Équipement possédé{ $rulings_six_minus_floor ->
    [true] , et jamais moins de 0
   *[other] { "" }
  }.
rule-VA-55 = Chaque Contrat est compté à part. Une carte peut servir à plusieurs Contrats ; dans un même Contrat, chaque unité compte une fois, et une gourde vaut deux unités de types différents.
rule-VA-56 = Le plus haut score gagne. À égalité, la place est partagée : le rang est un de plus que le nombre de joueurs qui ont davantage de points.

section-rulings = Précisions
rule-VA-R1 = L’un ou l’autre domino peut donner la ligne ; l’exemple imprimé permet les deux.
rule-VA-R2 = Plusieurs gemmes peuvent décaler le même nombre. Il s’arrête au bord : on ne passe pas du dernier nombre au premier.
rule-VA-R3 = On ne peut ni payer plus que le prix, ni payer sans prendre la carte. Le prix est toujours le plus bas possible.
rule-VA-R4 = Les gemmes d’une carte ne peuvent pas servir à l’atteindre.
rule-VA-R5 = Le décalage ne vaut que pour ce choix ; les dominos gardent leurs nombres.
rule-VA-R6 = { $turns_per_player_per_round ->
    [one] { $turns_per_player_per_round } tour par manche, c’est un passage : personne n’en joue deux de suite.
   *[other] { $turns_per_player_per_round } tours par manche, ce sont autant de passages, et non des tours de suite.
  }
rule-VA-R7 = { $rulings_finite_bank ->
    [false] À cette table, la réserve ne s’épuise jamais : personne ne reçoit moins de gemmes que ne le dit une règle. L’interrupteur finite_bank, ici false, peut les limiter à celles qu’il y a.
   *[other] Prendre des gemmes dans une réserve vide est permis et ne rapporte rien : il y a donc toujours quelque chose à faire. Les gemmes sont limitées, et quand plusieurs joueurs en gagnent à la fois, le joueur actif est servi d’abord, puis dans le sens horaire. L’interrupteur finite_bank lève cette limite.
  }
rule-VA-R8 = Les jumelles demandent les gemmes de leur pouvoir et une carte adjacente. Sinon, on passe, sans rien payer. Le plateau ne se referme pas sur lui-même, et les coins ne se touchent pas.
rule-VA-R9 = Une carte gagnée avec les jumelles rapporte ses gemmes et sa gemme de priorité, et son pouvoir s’applique ; de secondes jumelles repartent de leur propre case.
rule-VA-R10 = La gemme de priorité d’un Équipement vient avant son pouvoir et peut le payer.
rule-VA-R11 = Les Créatures venues d’un appareil photo, d’une boussole, d’une pelle ou des jumelles comptent pour la majorité, chez n’importe qui ; celle que l’appareil photo défausse, non. { $rulings_handed_creatures_pay ->
    [false] À cette table, seul ce que gagne le joueur actif rapporte la gemme de priorité ; l’interrupteur handed_creatures_pay, ici false, peut la donner à tous.
   *[other] Elles rapportent aussi la gemme de priorité, chez n’importe qui. L’interrupteur handed_creatures_pay réserve la gemme à ce que gagne le joueur actif.
  }
rule-VA-R12 = S’il ne reste qu’une Créature, l’appareil photo la pioche et la garde. S’il n’en reste aucune, ou sans les gemmes, on passe. Sans Créature, la boussole ne rapporte que ses gemmes.
rule-VA-R13 = S’il y a moins de Créatures que de joueurs, la pelle les pioche toutes. Elles vont d’abord au joueur actif, puis dans le sens horaire, une chacun jusqu’à la dernière ; le joueur actif choisit qui, parmi eux, reçoit laquelle.
rule-VA-R14 = La lanterne vide toujours sa colonne, que cela plaise ou non ; les cases vides n’importent pas. Gagnée avec les jumelles, elle vide la colonne où elle se trouvait, et non la leur.
rule-VA-R15 = Ce que défaussent l’appareil photo, la lanterne ou la règle à deux est face visible et hors jeu.
rule-VA-R16 = Une Créature dans une ligne d’Équipements ou de Contrats est une Créature ordinaire. Quand les cartes manquent, l’ordre des cases décide.
rule-VA-R17 = { $rulings_majority ->
    [round] À cette table, la majorité ne compte que les cartes correspondantes gagnées dans la manche. Les gourdes ne sont pas des Créatures. L’interrupteur majority, ici round, peut lui faire compter toutes les cartes possédées.
   *[owned] La majorité compte toutes les cartes possédées qui correspondent. Les gourdes ne sont pas des Créatures. L’interrupteur majority la limite à ce qui a été gagné dans la manche.
  }
rule-VA-R18 = { $rulings_token_at_zero ->
    [false] À cette table, si personne n’a de carte correspondante qui compte, personne ne prend le jeton. { $rulings_majority ->
        [round] Les Contrats de départ ne comptent pas : personne ne les a gagnés dans une manche.
       *[owned] Les Contrats de départ comptent ici comme Contrats.
    }{ " " }L’interrupteur token_at_zero, ici false, peut donner un tel jeton au dernier dans l’ordre du tour.
   *[other] Si personne n’a de carte correspondante qui compte, tous sont à égalité avec aucune, et le dernier dans l’ordre du tour prend le jeton. { $rulings_majority ->
        [round] Les Contrats de départ ne comptent pas : personne ne les a gagnés dans une manche.
       *[owned] Les Contrats de départ comptent ici comme Contrats.
    }{ " " }L’interrupteur token_at_zero peut laisser un tel jeton à personne.
  }
rule-VA-R19 = Le dernier dans l’ordre du tour, c’est celui de la manche qui vient de finir : le jeton est attribué avant que le premier joueur ne change.
rule-VA-R20 = { $rulings_units_are_creatures ->
    [true] À cette table, sacs et gourdes comptent aussi comme des Créatures pour les Contrats de départ. L’interrupteur units_are_creatures, ici true, peut les réserver aux paires et aux séries.
   *[other] Sacs et gourdes comptent pour les paires et les séries, pas pour les points par Créature. L’interrupteur units_are_creatures compte aussi sacs et gourdes comme des Créatures pour les Contrats de départ.
  } Une même gourde peut être les deux côtés d’une paire, ou deux membres d’une série.
rule-VA-R21 = Un sac a une seule couleur pour tout le décompte. On prend les couleurs qui rapportent le plus ; à égalité, les premières de la liste, sac par sac.
rule-VA-R22 = { $rulings_starting_contracts_count ->
    [false] À cette table, les points par Contrat comptent ce Contrat lui-même et les autres Contrats gagnés, mais aucun Contrat de départ. L’interrupteur starting_contracts_count, ici false, peut compter ceux-ci aussi.
   *[other] Les points par Contrat comptent ce Contrat lui-même et les deux Contrats de départ. L’interrupteur starting_contracts_count peut exclure ceux-ci.
  }
rule-VA-R23 = { $rulings_six_minus_floor ->
    [true] À cette table, { $contract_values_six_base } moins les Équipements s’arrête à 0. L’interrupteur six_minus_floor, ici true, peut le laisser descendre plus bas.
   *[other] { $contract_values_six_base } moins les Équipements peut descendre sous zéro. L’interrupteur six_minus_floor l’arrête à 0.
  }
rule-VA-R24 = Plus de paires ou de séries que n’en montre le tableau valent sa dernière case ; aucune ne vaut rien.
rule-VA-R25 = L’exemple imprimé du décompte cite six cartes pour trois points d’un Contrat de couleur. On en retient trois, celles que les autres Contrats de l’exemple veulent d’une même couleur.
rule-VA-R26 = À deux : la colonne est désignée par le plus grand nombre d’un domino ; seul un 1-1 pourrait donc vider ainsi la première. Tout le monde sait quel domino est caché. Les cartes sont défaussées avant de compléter le plateau, si bien que toutes les cases de la colonne en reçoivent de nouvelles tant qu’il y en a.
rule-VA-R27 = À deux : le domino que l’on cache est celui qui se trouve au centre à ce moment-là.
rule-VA-R28 = Dominos, gemmes, cartes gagnées, jetons et défausse sont visibles de tous. Les pioches, les Contrats de départ et ce qu’un appareil photo ou une pelle a pioché avant le choix ne le sont pas.
rule-VA-R29 = Les pioches peuvent s’épuiser, car il y a { $equipment_cards_count } Équipements, { $contract_cards_count } Contrats et { $creature_cards_count } Créatures en tout. VA-38 dit ce qui se passe.

section-examples = Exemples
rule-VA-X1 = Un décompte final. Créatures C28, C29, C31, C35, C04, C07, C20 et C14 : 12. Quatre gemmes : 4. Trois jetons : 6. T3 avec quatre animaux : 4. S2 avec trois Créatures de la forêt : 3. K01 avec trois paires, dont la gourde E03 avec elle-même : 9. K04 avec trois paires : 9. K11 avec deux paires, le sac E01 étant marais : 5. K13 avec E03, E01 et E10 : 9. En tout 61.
rule-VA-X2 = Avec 1-2 et 2-4, et 3-4 au centre, on donne 2-4. Avec 1-2 et 3-4, huit cases sont gratuites : 1,3 et 3,1, 2,3 et 3,2, 1,4 et 4,1, 2,4 et 4,2. On prend 3,2.
rule-VA-X3 = Prix avec 1-2 et 3-4, ligne par ligne : 2 1 0 0 ; 1 1 0 0 ; 0 0 1 1 ; 0 0 1 2.
rule-VA-X4 = Avec 1-3 et 2-4, la case 1,3 coûte 1, car 1 et 3 sont sur le même domino ; sans gemme, on ne peut pas la prendre. Avec 1-2 et 1-3, la case 4,4 coûte 3 et 1,1 est gratuite.
rule-VA-X5 = Le jeton vise les Équipements et l’on n’a aucune gemme. Les jumelles en 3,2 rapportent la gemme de priorité ; elle achète l’appareil photo en 3,3, qui en rapporte une autre ; celle-ci paie l’appareil photo. On garde une Créature sur deux ; on n’a aucune gemme, mais trois cartes de plus.
rule-VA-X6 = Une lanterne en 3,4, la case 1,4 vide, 1 gemme en main et rien qui corresponde : on a 3 gemmes, et 2,4 et 4,4 sont défaussées. La colonne est vide.
rule-VA-X7 = Trois joueurs, le jeton vise minéraux et dragons. Avec une pelle, A pioche C03, C18 et C45, garde C45, donne C03 à B et C18 à C. A gagne 2 gemmes, B 1 et C aucune.
rule-VA-X8 = L’ordre était B, C, D, A et le jeton vise minéraux et végétaux. A et B en ont 3, C 1 et D 2 : A prend le jeton. Si A n’en avait que 2, ce serait B. Si personne n’en avait, ce serait A.
rule-VA-X9 = À deux, fin de la manche 3 : 2-4 est caché et 1-3 au centre. On révèle 2-4, on cache 1-3, et la colonne 4 est vidée. Si 1,4, 2,1, 3,3 et 4,2 étaient pris, trois cartes sont défaussées et sept cases complétées.
rule-VA-X10 = Deux minéraux, un végétal, un animal, un dragon et la gourde E03 font 3, 2, 1 et 1 unités. K01 a deux paires, 5 points ; K17 une série, 4 ; T1 vaut 2, et non 3.
rule-VA-X11 = Montagne 2, forêt 3, désert 2, marais 1, un sac, et les Contrats K18 et K10. En marais, le sac fait deux séries et deux paires, 15 points ; aucune autre couleur n’en fait autant.
rule-VA-X12 = K21 avec 0, 4 et 7 Équipements vaut 6, 2 et –1 points ; K20 avec quatre vaut 4 ; K19 avec trois Contrats gagnés vaut 5 ; K14 avec E05, E12 et E16 vaut 6.
rule-VA-X13 = Il reste un Équipement et deux Créatures ; 2,3, 3,1, 3,3 et 3,4 sont vides. Elles reçoivent une Créature, l’Équipement, une Créature, et rien.
rule-VA-X14 = Avec une gemme dans la réserve, prendre des gemmes en rapporte une. Avec deux, une Carte qui correspond au jeton en rapporte deux en tout.
rule-VA-X15 = Trois joueurs et B commence : la manche 1 est B, C, A, B, C, A. C commence la manche 2, B la manche 4 et la manche 7.
rule-VA-X16 = Cinq paires valent 14, quatre séries 18. Avec 61, 61 et 40 points, les deux premiers partagent la victoire.
rule-VA-X17 = Quatre joueurs et deux Créatures dans la pioche : B prend une pelle. B et C en reçoivent une chacun, comme B le veut ; D et A n’en reçoivent pas.

## Parties de phrases

rules-rows = { $count ->
    [one] la ligne { $rows }
   *[other] les lignes { $rows }
  } pour les { $deck ->
    [creature] Créatures
    [equipment] Équipements
   *[contract] Contrats
  }
rules-dominoes = { $tiles } à { $players } joueurs
rules-gems = { $gems ->
    [0] sans gemme
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
rules-gems-several = { $gems } gemmes
rules-gems-none = que cette édition n’a pas
