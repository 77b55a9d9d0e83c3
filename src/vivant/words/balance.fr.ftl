# Le laboratoire d’équilibre : ce que fait une édition et ce qu’un changement y a fait, d’après beaucoup de parties.

component-plain = { $id }

balance-no-components = { $game } ne dit pas quels sont ses éléments : il n’y a rien à peser
balance-same = les deux seraient identiques (« { $edition } ») : dites avec --edition ou --ruling ce qui change, et avec --against à quoi on compare
balance-no-rulings = { $game } n’a pas de précision à décider autrement
balance-title = { $game }, { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
  } : l’équilibre de l’édition « { $edition } »
balance-played = { $games } parties entre ces robots : { $bots } ; graine { $seed } ; jouées par vivant { $code }.
balance-forfeits = { $count ->
    [one] Une partie a été perdue par forfait : elle ne compte que pour les victoires.
   *[other] { $count } parties ont été perdues par forfait : elles ne comptent que pour les victoires.
  }
balance-against = Comparée à l’édition « { $edition } », sur les mêmes donnes.
balance-house = Ce qui change
balance-house-other = Ce qui change dans l’autre
balance-touched = Les éléments que le changement concerne
balance-changed = { $name }, modifiée
balance-named = { $name }
balance-find-touched = { $line } { $verdict ->
    [more] Certain.
    [less] Certain.
    [few] Vu dans trop peu de parties pour en juger.
   *[other] Pas certain.
  }
balance-changes = Ce que cela fait
balance-rulings = Ce que fait chaque précision à elle seule
balance-findings = Comment se joue l’édition
balance-report = Le rapport est { $page } ; ses tableaux se trouvent dans { $tables }.
balance-kept = Les parties sont gardées dans { $where } : la même commande ne joue rien deux fois.

balance-percent = { $number } %
balance-percent-error = { $number } % ± { $error }
balance-number-error = { $number } ± { $error }
balance-change-share = { $number } ± { $error } points de pourcentage
balance-change-number = { $number } ± { $error }
balance-listed = { $items }

# Ce qui est compté.

balance-seat = Place { $seat }
balance-of-kind = { $kind } : { $name }
balance-rival = { $name }
balance-order = { $order ->
    [1] Qui commence
    [2] Qui joue en deuxième
    [3] Qui joue en troisième
   *[other] Qui joue en { $order }ᵉ
  }
balance-of-victories = { $title } : victoires
balance-of-points = Points : { $title }
balance-tie = Victoires partagées
balance-place = Points du rang { $place }
balance-rounds = Tours complets de jeu
balance-decisions = Décisions, toutes
balance-choices = Décisions où il y a un choix
balance-minutes = Minutes, estimées
balance-settled = Part d’une partie avant que le vainqueur soit en tête pour de bon
balance-clear = Décisions avec une seule meilleure réponse, nettement
balance-had = Combien de places ont { $name }
balance-points = Points par { $name } pour qui l’a
balance-more = Victoires avec { $name }, au-delà de l’attendu
balance-winners = vainqueurs
balance-others = autres

# Phrases.

balance-find-wins = { $who } { $verdict ->
    [more] gagne plus qu’une part égale
    [less] gagne moins qu’une part égale
    [few] a été vu trop rarement pour en juger
   *[other] gagne à peu près une part égale, autant qu’on puisse voir
  } : { $wins }, attendu { $even }.
balance-find-seats-even = Aucune place ne gagne sûrement plus ou moins qu’une autre ; ce qui reste ouvert est de { $error } points de pourcentage de chaque côté.
balance-find-few = { $count ->
    [one] Une seule donne a été jouée
   *[other] Seulement { $count } donnes ont été jouées
  } : trop peu de parties pour dire quoi que ce soit de certain ; il en faut au moins { $needed }.
balance-find-changes-few = Trop peu de donnes ont été jouées pour dire un changement certain.
balance-find-forfeited = Toutes les parties ont été perdues par forfait : sur les points, la durée et les éléments il n’y a rien à dire. Quel bot a failli et pourquoi est annoncé pendant qu’elles se jouent ; essayez-le avec vivant arena.
balance-find-forfeited-one = Toutes les parties d’une des deux éditions ont été perdues par forfait : elles ne peuvent pas être comparées.
balance-find-tie = { $value } des parties finissent par une victoire partagée.
balance-find-settled = En moyenne, le vainqueur est en tête pour de bon après { $value } des décisions.
balance-find-minutes = Une partie compte { $rounds } tours complets et { $choices } décisions où il y a un choix : environ { $minutes } minutes, si l’on met { $pace } secondes pour chacune.
balance-find-clear = { $value } des { $decisions } décisions que l’entraîneur a regardées ont une seule meilleure réponse, nettement.
balance-find-strong = Fort : qui a { $name } gagne { $wins } des parties, là où { $even } étaient à attendre de sa place ({ $difference }).
balance-find-weak = Faible : qui a { $name } gagne { $wins } des parties, là où { $even } étaient à attendre de sa place ({ $difference }).
balance-find-count = Sur { $count } éléments qu’on peut comparer, { $strong ->
    [0] aucun n’est sûrement plus fort
    [one] 1 est sûrement plus fort
   *[other] { $strong } sont sûrement plus forts
  } que d’autres, et { $weak ->
    [0] aucun sûrement plus faible.
    [one] 1 sûrement plus faible.
   *[other] { $weak } sûrement plus faibles.
  }
balance-find-none = Aucun élément n’est sûrement plus fort ou plus faible que d’autres, sur { $count } qu’on peut comparer.
balance-find-too-few = Il y a trop peu de parties pour comparer des éléments.
balance-find-changed = { $figure } : { $before } → { $now } ({ $change }).
balance-find-open = Rien de certain sur : { $figures }. Un changement plus grand que ce que permet un tel intervalle aurait été vu.
balance-find-no-component = Aucun élément n’est sûrement eu plus souvent, ni ne vaut plus, ni ne gagne plus qu’avant.
balance-find-same = Pareil à chaque donne : { $figures }.
balance-find-no-other = Aucun autre élément n’est sûrement eu plus souvent, ni ne vaut plus, ni ne gagne plus qu’avant.
balance-find-more-changes = { $count ->
    [one] Un changement de plus d’un élément est certain : il est dans le tableau.
   *[other] { $count } changements de plus d’éléments sont certains : ils sont dans le tableau.
  }
balance-find-ruling = { $sentence } Cela change : { $changes }.
balance-find-ruling-open = { $sentence } Rien de ce qui est compté ne change sûrement.

# Tableaux.

balance-order-title = Qui commence
balance-order-note = Ce que gagne qui décide en premier, et les autres dans l’ordre autour de la table. Une part égale est ce que tous gagneraient si cela ne changeait rien. Les intervalles tiennent pour toutes les lignes à la fois.
balance-seats = Places
balance-seats-note = Ce que gagne chaque place, qui que ce soit qui l’occupe, et ses points. Les intervalles tiennent pour toutes les lignes à la fois.
balance-places = Points par rang
balance-places-note = L’image montre combien de fois les vainqueurs, et tous les autres, ont combien de points.
balance-sources = D’où viennent les points
balance-sources-note = Comme sur une feuille de score, par place et par partie.
balance-timeline = Comment se passe une partie
balance-timeline-note = Les points du futur vainqueur et des autres, selon la part de la partie qui est passée ; puis, quelle part d’une partie est passée quand le vainqueur est en tête pour de bon.
balance-lengths = Combien de temps cela dure
balance-lengths-note = Par partie ; l’image montre combien de décisions où il y a un choix ont les parties.
balance-components = Éléments, du plus fort au plus faible
balance-components-note = Vu : dans combien de parties il est apparu. Pris : combien de fois par partie quelqu’un l’a pris. Eu : combien de places l’ont pris, tenu ou compté. Vaut : les points d’une place qui l’a ; là où plusieurs d’une sorte font des points ensemble, ils se les partagent. Différence : ce que gagnent ceux qui l’ont, moins ce qui est attendu de leurs places ; cet intervalle est corrigé pour le nombre d’éléments comparés, si bien que tous tiennent à la fois dans 95 % de tels rapports. Ce n’est pas la preuve d’une cause : qui est en tête de toute façon le prend peut-être plus souvent.
balance-components-unsaid = Éléments qu’on ne peut pas comparer
balance-components-unsaid-note = Trop peu de places les ont eus, ou toutes : alors il n’y a personne à qui comparer celles-là.
balance-differences = Chiffre par chiffre
balance-differences-note = Les mêmes donnes avec chaque édition : une différence se compte donne par donne, si bien que presque toute la chance s’efface. Les intervalles tiennent pour toutes les lignes à la fois.
balance-component-differences = Éléments qui ont changé
balance-component-differences-note = Les plus nets d’abord ; tous sont dans le tableau à côté de cette page. Les intervalles des éléments que le changement concerne tiennent pour ceux-ci à la fois, ceux de tous les autres pour tous les autres. L’image montre combien plus de places ont un élément.
balance-ruling-changes = Précisions, chacune à elle seule
balance-ruling-changes-note = Chaque autre décision de chaque précision, à côté de cette édition sur les mêmes donnes : ce qui change sûrement, et quelques chiffres qu’on demande de toute façon.
balance-heat = Fort et faible sur la table
balance-heat-note = Une table comme elle est mise en place. Chaud est ce qui gagne plus qu’attendu, froid ce qui gagne moins, d’autant plus que la couleur est forte ; pâle est ce qui n’est pas certain.
balance-heat-left = Comparés, mais pas dans cette image, car ils n’y sont pas à la mise en place : { $kinds }.
balance-heat-kind = { $kind } ({ $count })
balance-method = Comment cela a été compté
balance-method-deals = ± est la moitié de la largeur d’un intervalle à 95 %. Les parties d’une même donne ne sont pas indépendantes, les donnes le sont : une donne compte une fois.
balance-method-sure = « Plus » et « moins » ne se disent que là où l’intervalle est tout entier d’un côté, et où 30 donnes ou plus avaient quelque chose à voir. « Ouvert » veut dire que rien n’est prouvé, non qu’il n’y a rien.
balance-method-components = Que quelqu’un a un élément se lit dans ce que le journal d’une partie en raconte, et dans ce qu’en disent ses points.
balance-method-minutes = Les minutes comptent { $pace } secondes pour chaque décision où il y a un choix, l’une après l’autre.
balance-method-bots = Les robots ne sont pas des gens : ce qu’ils ne comprennent pas, ils ne peuvent pas s’en servir. Essayez un robot plus fort avant de croire à une surprise.

balance-column-who = qui
balance-column-wins = gagne
balance-column-even = part égale
balance-column-said = certain ?
balance-column-points = points
balance-column-place = rang
balance-column-figure = chiffre
balance-column-value = valeur
balance-column-source = source
balance-column-everybody = tous
balance-column-winners = vainqueurs
balance-column-others = autres
balance-column-moment = de la partie
balance-column-component = élément
balance-column-kind = sorte
balance-column-met = vu
balance-column-taken = pris
balance-column-had = eu
balance-column-worth = vaut
balance-column-expected = attendu
balance-column-difference = différence
balance-column-before = avant
balance-column-now = maintenant
balance-column-change = changement
balance-column-ruling = précision
balance-verdict-more = plus
balance-verdict-less = moins
balance-verdict-open = ouvert
balance-verdict-few = trop peu de parties
balance-verdict-always = tous l’ont

# Axes.

balance-axis-wins = part des victoires
balance-axis-points = points
balance-axis-seats = de ces places
balance-axis-games = des parties
balance-axis-moment = de la partie
balance-axis-settled = de la partie, avant que le vainqueur soit en tête pour de bon
balance-axis-choices = décisions où il y a un choix
balance-axis-difference = victoires, plus ou moins qu’attendu
balance-axis-had = places qui l’ont, plus ou moins qu’avant
