# Comment Vivid Memories s’apprend, en français : les phrases de lessons.toml.

lesson-first = La fin de votre première Manche
lesson-first-about = Du dernier Fragment de la ligne aux premiers points : prendre, placer, reconnecter, Réflexion, Récompense.
lesson-first-board = Bienvenue dans Vivid Memories. Voici votre plateau : des hexagones pour les Fragments, et autour des emplacements qui attendent des Fragments de leur couleur.
lesson-first-line = Quelques tours de la première Manche sont passés. À chacun, on prend des Fragments sur le Moment d’une extrémité de la ligne : un de n’importe quelle couleur, deux de la même, ou trois différents.
lesson-first-take = Il ne reste qu’un Fragment sur la ligne. Prenez-le.
lesson-first-stop = Vous pourriez en prendre d’autres s’il y en avait. Arrêtez-vous là.
lesson-first-place = Ce que vous avez pris va ensemble dans un hexagone vide. Placez-le en d1.
lesson-first-place-wrong = Vous pouvez le placer là. Mais en d1, il va bientôt servir.
lesson-first-place-right = Le Moment est vide, il est donc à vous : vous le revendiquez.
lesson-first-rewire = Qui n’a pris qu’un Fragment peut aussi reconnecter : en déplacer jusqu’à trois hors d’un hexagone, ou vers un hexagone. Choisissez depuis c2.
lesson-first-rewire-wrong = Vous pourriez aussi reconnecter là. Cette fois, déplacez quelque chose depuis c2.
lesson-first-move = Deux Fragments bleus sont en c2. Déplacez-en un vers d1.
lesson-first-move-wrong = Il pourrait aussi aller là. Cette fois, déplacez-le vers d1 : il y a alors du bleu en b1, c2 et d1, tous adjacents.
lesson-first-moved = Vous pourriez en déplacer d’autres. Un seul suffit : terminez.
lesson-first-moved-wrong = Vous pourriez aussi déplacer celui-là. Laissez l’autre Fragment bleu où il est, et terminez.
lesson-first-moved-right = La ligne est vide. La phase Souvenirs est finie, la Réflexion commence.
lesson-first-bank = D’abord, les Moments revendiqués vont dans votre Banque de Souvenirs, un par emplacement. Placez le premier sur l’emplacement 1.
lesson-first-bank-wrong = Il pourrait aussi aller là. Cette fois, placez le Moment rouge et jaune sur l’emplacement 1.
lesson-first-second = Le suivant sur l’emplacement 2.
lesson-first-second-wrong = Il pourrait aussi aller là. Cette fois, placez le Moment jaune et vert sur l’emplacement 2.
lesson-first-third = Et le dernier sur l’emplacement 3, pour que le 4 reste libre.
lesson-first-third-wrong = Il pourrait aussi aller là. Mais il couvrirait l’action « Permutez » de l’emplacement 4, qui va servir : placez-le sur l’emplacement 3.
lesson-first-third-right = Tous vos Moments sont dans la Banque de Souvenirs.
lesson-first-reflect = Chaque emplacement offre une action : la sienne s’il est libre, sinon celle du Moment qui s’y trouve. Un Moment dont vous utilisez l’action est retourné, et peut marquer.
lesson-first-swap = L’emplacement 4 est libre : son action est « Permutez ». Utilisez-la.
lesson-first-swap-wrong = Vous pourrez faire cela après. Commencez par « Permutez », sur l’emplacement 4.
lesson-first-from = Cette action échange deux Fragments d’hexagones adjacents. Commencez par c1.
lesson-first-from-wrong = Vous pourriez aussi commencer là. Cette fois, commencez par c1.
lesson-first-give = Choisissez le Fragment vert.
lesson-first-to = Et l’autre hexagone : d1.
lesson-first-to-wrong = Vous pourriez aussi permuter avec celui-là. Cette fois, choisissez d1.
lesson-first-receive = Choisissez-y le jaune.
lesson-first-receive-wrong = Le bleu doit rester en d1. Choisissez le Fragment jaune.
lesson-first-receive-right = c1 contient maintenant jaune et vert, d1 vert et bleu : exactement ce que demandent deux de vos Moments.
lesson-first-add = Ils ne marquent qu’une fois retournés. Utilisez le Moment vert et bleu de l’emplacement 3 : il ajoute un Fragment vert.
lesson-first-add-wrong = Vous pourrez faire cela après. Utilisez d’abord l’emplacement 3, qui ajoute un Fragment vert.
lesson-first-thread = Placez-le en d2. Des hexagones adjacents de même couleur forment un Fil, et celui-ci grandit.
lesson-first-thread-wrong = Vous pouvez le placer là. Mais en d2, il allonge le Fil vert : chacun de ses hexagones compte.
lesson-first-thread-right = Le Fil vert passe maintenant par c1, d1, d2 et e1.
lesson-first-flip = Utilisez aussi l’emplacement 2, pour retourner le Moment jaune et vert.
lesson-first-flip-wrong = C’est permis. Mais le Moment de l’emplacement 2 ne marque que si vous l’utilisez : faites-le maintenant.
lesson-first-yellow = Il ajoute un Fragment jaune. Placez-le dans n’importe quel hexagone vide : dans cette Manche, il ne marquera rien.
lesson-first-done = Le Moment de l’emplacement 1 demande rouge et jaune dans un même hexagone, ce que vous n’avez pas : gardez-le pour plus tard. Terminez.
lesson-first-done-wrong = Gardez ce Moment pour plus tard : retourné, il n’aurait rien à marquer et bloquerait son emplacement. Terminez.
lesson-first-done-right = Voici la Récompense : on compte les points de tout le monde.
lesson-first-matches = Chaque Moment retourné marque pour tout hexagone qui contient exactement ses Fragments : c1 et d1 ont rapporté 4 points chacun. Ces Moments quittent la Banque de Souvenirs et deviennent des Moments Précieux.
lesson-first-connections = Un Fil qui touche au moins deux emplacements de sa couleur, remplis ou vides, marque ses hexagones fois ceux qui sont vides : le vert, 4 fois 2. Puis ses hexagones les remplissent. Le bleu a rapporté 3 fois 2.
lesson-first-core = Un ensemble dont tous les emplacements sont remplis est un Souvenir Essentiel : 4 points maintenant, et de nouveau à chaque Manche suivante.
lesson-first-end = Cela fait 26 points. Après { $rounds ->
    [one] { $rounds } Manche
   *[other] { $rounds } Manches
  }, votre Aspiration secrète fait compter une couleur encore une fois, et la personne qui a le plus de points gagne. Vous pouvez jouer cette partie jusqu’au bout.

## Le Cerveau artificiel

lesson-brain = Contre le Cerveau artificiel
lesson-brain-about = Trois tours en solo, pour qui connaît le jeu : ce que le Cerveau prendra, et comment lui en laisser moins.
lesson-brain-hello = En solo, vous jouez contre le Cerveau artificiel. Il ne décide rien : des règles fixes disent ce qu’il prend après chacun de vos tours ; vous pouvez donc le savoir d’avance.
lesson-brain-queue = Voici ses préférences, dans l’ordre. Chaque fois qu’il prend, celle de devant est interrogée en premier.
lesson-brain-first = Le violet est devant. Une préférence prend sa couleur à une extrémité de la ligne : il n’y a du violet qu’à gauche, le Cerveau l’y prendrait donc.
lesson-brain-next = Puis la suivante est interrogée, à la même extrémité : il y a du vert, il est pris. La troisième, le rouge, n’y est pas : il a fini de prendre. Ce n’est jamais plus de { $solo_draft_max_tokens }.
lesson-brain-foresee = Inutile de le calculer : pendant que vous regardez ce que vous pouvez prendre, la table dit ce que le Cerveau prendrait ensuite. Dans un terminal, tapez « prévoir » et l’action.
lesson-brain-yellow = À vous. Prenez trois Fragments différents à l’extrémité droite, d’abord le jaune.
lesson-brain-yellow-wrong = Vous pouvez prendre celui-là. Cette fois, commencez par le jaune de l’extrémité droite.
lesson-brain-blue = Puis le bleu.
lesson-brain-blue-wrong = Vous pouvez aussi faire cela. Mais trois différents, c’est plus : prenez le bleu.
lesson-brain-green = Et le vert.
lesson-brain-place = Placez-les dans n’importe quel hexagone vide.
lesson-brain-place-right = Le Cerveau fait maintenant exactement ce qui était prévu.
lesson-brain-hex = Plusieurs Fragments vont ensemble dans le premier hexagone vide de son plateau : violet et vert sont en a1.
lesson-brain-under = Les préférences qui ont donné un Fragment passent à la fin. Devant, il y a maintenant le rouge, absent des deux extrémités : il sera passé. Puis le bleu, présent aux deux ; la droite donnerait plus.
lesson-brain-again = Vous pouvez changer cela. Prenez encore à l’extrémité droite, d’abord le jaune.
lesson-brain-again-wrong = Vous pouvez prendre celui-là. Mais pour laisser moins au Cerveau, prenez le jaune de l’extrémité droite.
lesson-brain-less = Puis le bleu : il n’en reste ainsi plus de ce côté pour le Cerveau.
lesson-brain-less-wrong = Vous pouvez aussi faire cela. Mais le bleu y resterait pour le Cerveau : prenez-le.
lesson-brain-third = Et le vert, le dernier Fragment de ce Moment.
lesson-brain-claim = Placez-les dans n’importe quel hexagone vide. Vous avez vidé le Moment, et vous le revendiquez.
lesson-brain-claim-right = Il ne reste cette fois qu’un Fragment pour les préférences du Cerveau.
lesson-brain-slot = Un Fragment seul va dans le premier emplacement vide de sa couleur, ici un bleu.
lesson-brain-danger = Le jaune est la préférence suivante. Si vous ne prenez qu’un de ces deux-là, le Cerveau prend l’autre, vide le Moment et le gagne.
lesson-brain-deny = Prenez donc les deux. Le premier jaune :
lesson-brain-deny-wrong = Vous pouvez prendre celui-là. Mais le jaune est ce que le Cerveau demandera : enlevez-le-lui, à l’extrémité droite.
lesson-brain-both = Et le deuxième.
lesson-brain-both-wrong = Il en resterait un, et le Cerveau gagnerait le Moment : prenez le deuxième jaune.
lesson-brain-kept = Placez-les dans n’importe quel hexagone vide.
lesson-brain-kept-right = Le Moment est à vous, et non au Cerveau.
lesson-brain-score = Après chaque Manche, le Cerveau marque { $solo_score_round_hex_token ->
    [one] { $solo_score_round_hex_token } point
   *[other] { $solo_score_round_hex_token } points
  } par Fragment de ses hexagones et { $solo_score_round_slot_token ->
    [one] { $solo_score_round_slot_token } point
   *[other] { $solo_score_round_slot_token } points
  } par Fragment de ses emplacements, mais rien pour la couleur de votre Aspiration ; et ses Souvenirs Essentiels.
lesson-brain-gained = Un Moment qu’il gagne est une préférence de plus, et marque à la fin de la partie pour chacun de ses hexagones où il est validé.
lesson-brain-end = Après { $rounds ->
    [one] { $rounds } Manche
   *[other] { $rounds } Manches
  }, vous gagnez avec au moins autant de points que le Cerveau. Deux options le rendent plus difficile. Vous pouvez jouer cette partie jusqu’au bout.
