# Comment Vivo s’apprend, en français : les phrases de lessons.toml.

lesson-first = Vos premiers plis
lesson-first-about = Quatre plis, pas à pas : suivre l’harmonie, et perdre avec sa meilleure carte.
lesson-first-welcome = Bienvenue dans Vivo. Chacun a { $play_hand } cartes en main ; voici les vôtres, personne d’autre ne les voit.
lesson-first-aim = À chaque pli, chacun joue une carte. La plus haute marque { $play_highest_points ->
    [one] { $play_highest_points } point
   *[other] { $play_highest_points } points
  }. La plus basse marque sa valeur. La meilleure carte est donc une haute qui est quand même la plus basse.
lesson-first-harmony = L’harmonie dit combien de couleurs le pli doit réunir. Celle-ci est un solo : une couleur. La première carte dit laquelle.
lesson-first-led = Le 10 rouge a été entamé, le 9 rouge a suivi. Vous jouez en dernier.
lesson-first-follow = Vous avez des cartes rouges, il faut donc en jouer une. Jouez celle qui est ici la plus basse : le 8 rouge.
lesson-first-follow-wrong = Le 11 rouge serait la plus haute, et la plus haute marque peu. Le 8 rouge est ici la plus basse, et marque sa valeur.
lesson-first-follow-right = Bravo. Le 8 rouge était la plus basse, et marque 8 points.
lesson-first-row = Il est face visible dans votre rangée. La plus haute, le 10 rouge, est allée face cachée dans la rangée de qui l’a jouée.
lesson-first-duet = Qui avait la plus basse entame le pli suivant : c’est vous. Le pli suivant est un duo, il lui faut deux couleurs.
lesson-first-next = L’harmonie d’après est connue, elle aussi : un trio. Les autres sont cachées.
lesson-first-lead = Qui entame peut jouer n’importe quelle carte. Entamez avec le 9 vert : il sera peut-être la plus basse.
lesson-first-lead-wrong = Vous pouvez entamer avec cette carte. Mais les très hautes sont rarement les plus basses, et les basses marquent peu : cette fois, entamez avec le 9 vert.
lesson-first-lead-right = Le vert est ouvert. Regardez ce que les autres font de la deuxième couleur.
lesson-first-between = Le 12 rouge a apporté la deuxième couleur. La dernière carte devait alors être verte ou rouge. Le 7 rouge était la plus basse et le 12 rouge la plus haute ; votre 9 est entre les deux et ne marque rien.
lesson-first-trio = Un trio demande trois couleurs. Le vert a été entamé, et il ne reste que deux cartes à jouer : chacune doit apporter une nouvelle couleur.
lesson-first-pressed = Vous ne pouvez donc pas jouer de vert, même si vous en avez. Jouez le 11 rouge : il sera peut-être la plus haute, et c’est votre dernière rouge.
lesson-first-pressed-wrong = Vous pouvez jouer cette carte. Mais le 11 rouge est votre dernière rouge, et le pli suivant montre à quoi cela sert : jouez-le.
lesson-first-pressed-right = Il manque maintenant le bleu, et la dernière personne doit l’apporter.
lesson-first-hidden = Le 11 rouge était la plus haute : { $play_highest_points ->
    [one] { $play_highest_points } point
   *[other] { $play_highest_points } points
  }. Il est face cachée dans votre rangée ; vous seul pouvez le regarder.
lesson-first-without = De nouveau un solo, et le rouge a été entamé. Vous n’avez pas de carte rouge : vous ne pouvez pas suivre.
lesson-first-off = Vous pouvez alors jouer n’importe quelle carte. Elle est hors harmonie : elle ne compte pas et ne marque rien. Débarrassez-vous d’une carte dont vous ne voulez pas.
lesson-first-off-right = La voilà partie, et elle ne vous a rien coûté.
lesson-first-best = C’est tout Vivo : suivre l’harmonie quand on le peut, et être la plus basse avec la carte la plus haute possible.
lesson-first-end = { $play_rounds ->
    [one] Il y a 1 manche
   *[other] Il y a { $play_rounds } manches
  } de { $play_tricks } plis. La personne qui a alors le plus de points gagne. Vous pouvez jouer cette partie jusqu’au bout.
