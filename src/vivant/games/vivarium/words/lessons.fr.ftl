# Comment Vivarium s’apprend, en français : les phrases de lessons.toml.

lesson-first = Votre première expédition
lesson-first-about = Trois tours, pas à pas : échanger un domino, trouver une ligne et une colonne, réunir ce qui marque ensemble.
lesson-first-board = Bienvenue dans Vivarium. Sur le plateau, des Créatures en haut, puis des Équipements, puis des Contrats. Vous réunissez ce qui marque bien ensemble.
lesson-first-secret = Vous avez deux Contrats secrets : l’un marque { $contract_values_per_creature ->
    [one] { $contract_values_per_creature } point
   *[other] { $contract_values_per_creature } points
  } par Créature des montagnes, l’autre autant par minéral.
lesson-first-middle = Vous avez deux dominos, et un autre est au centre. Chaque tour commence par un échange : vous donnez un des vôtres et recevez celui-là.
lesson-first-swap = Donnez le domino 2–3, et recevez le 3–4.
lesson-first-swap-wrong = Vous pouvez aussi donner celui-là. Cette fois, donnez le 2–3 : avec 2–4 et 3–4, une bonne Créature est toute proche.
lesson-first-swap-right = Vous avez maintenant 2–4 et 3–4.
lesson-first-pair = Un nombre d’un domino donne la ligne, un nombre de l’autre la colonne, dans le sens que vous voulez : 2 et 3 mènent à la ligne 2, colonne 3, ou à la ligne 3, colonne 2.
lesson-first-price = Si les nombres ne conviennent pas, les gemmes les décalent : chacune en déplace un d’une unité. Le prix est écrit partout. Cet animal des montagnes coûte 1 gemme.
lesson-first-take = Prenez-le : il vaut 3 points, et votre Contrat secret en ajoute un pour la montagne.
lesson-first-take-wrong = Vous pourriez aussi prendre cela. Mais l’animal des montagnes rapporte le plus : 3 points, et un de plus par votre Contrat secret.
lesson-first-take-right = 3 points, et 1 de plus que vous êtes seul à connaître.
lesson-first-other = L’autre a joué son tour, de la même façon. Les cases vides le restent jusqu’à la fin de la manche.
lesson-first-poor = De nouveau à vous, et votre dernière gemme est dépensée. D’abord l’échange : donnez le 2–4, et recevez le 1–4.
lesson-first-poor-wrong = Vous pouvez aussi donner celui-là. Cette fois, gardez le 3–4 et donnez le 2–4.
lesson-first-free = Sans gemmes, on ne peut prendre que ce qui est gratuit. Au lieu d’une carte, vous pouvez toujours prendre { $gems_instead_of_card ->
    [one] { $gems_instead_of_card } gemme
   *[other] { $gems_instead_of_card } gemmes
  } ; mais il y a mieux ici.
lesson-first-equipment = Prenez la lanterne, ligne 3, colonne 4. Un Équipement aide tout de suite ou à la fin ; celui-ci donne des gemmes et vide sa colonne.
lesson-first-equipment-wrong = C’est permis. Mais la lanterne donne des gemmes et c’est en plus un Équipement : prenez-la, ligne 3, colonne 4.
lesson-first-equipment-right = Des gemmes pour vous, et le reste de sa colonne est parti.
lesson-first-round = Une nouvelle manche : le plateau est de nouveau plein. À partir de la deuxième, chaque manche a son jeton Priorité ; voici celui des minéraux et des animaux. Qui gagne une telle carte reçoit aussitôt { $priority_gem ->
    [one] { $priority_gem } gemme
   *[other] { $priority_gem } gemmes
  }.
lesson-first-both = Regardez : un minéral des montagnes. Il convient à vos deux Contrats secrets, et au jeton.
lesson-first-aim = Il est en ligne 1, colonne 3. Donnez le 3–4 et recevez le 2–3 : vos dominos portent alors 1 et 3, et il est gratuit.
lesson-first-aim-wrong = Le minéral des montagnes coûterait alors une gemme. Donnez le 3–4 : avec 1–4 et 2–3, il est gratuit.
lesson-first-match = Prenez le minéral des montagnes.
lesson-first-match-wrong = Vous pourriez aussi prendre cela. Mais le minéral des montagnes marque avec vos deux Contrats secrets et donne une gemme : prenez-le.
lesson-first-match-right = Son propre point, un pour chacun de vos deux Contrats, et une gemme grâce au jeton.
lesson-first-token = À la fin de la manche, le jeton lui-même va à qui a le plus de cartes qui y correspondent. Il vaut { $priority_vp ->
    [one] { $priority_vp } point
   *[other] { $priority_vp } points
  }.
lesson-first-contracts = Les Contrats du plateau se prennent comme toute carte. Celui-ci marque les paires désert-marais : plus il y en a, plus chacune rapporte. Prenez ceux qui vont avec ce que vous avez.
lesson-first-end = Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, la personne qui a le plus de points gagne : Créatures, Contrats et jetons Priorité, et { $gem_vp ->
    [one] { $gem_vp } point
   *[other] { $gem_vp } points
  } par gemme. Vous pouvez jouer cette partie jusqu’au bout.
