# Ce que l’on raconte de Vivo en dehors de ses règles. Un élément : son nom à la première ligne, puis sa phrase.

about-story =
    Une bande de chiots a trouvé un tambour, une cloche, une flûte de Pan et un diapason, et ce soir, ils donnent un concert. Personne ne dirige : une carte annonce un solo, un duo, un trio ou un quatuor, et chacun écoute ce que jouent les autres.
    Qui se fond dans l’ensemble et trouve pourtant la note juste donne le concert parfait.

## Matériel

about-box = Dans la boîte
about-box-cards =
    Cartes à jouer
    { $suits } couleurs de valeurs 1 à { $ranks }, soit { $cards } cartes. Selon le nombre de joueurs, une couleur peut rester de côté.
about-box-harmonies =
    Cartes Harmonie
    { $harmonies } cartes ; chacune dit combien de couleurs le pli doit réunir. Selon le nombre de joueurs, certaines peuvent rester de côté.
about-box-paper =
    Papier et crayon
    Pour noter les points. Ici, la table s’en charge.

## Qu’est-ce que c’est ?

about-card = Une carte à jouer
about-card-rank =
    Valeur
    De 1 à { $ranks }. Elle décide quelle carte est la plus haute et laquelle la plus basse, et c’est ce que marque la plus basse.
about-card-sign =
    Couleur
    L’instrument est le signe de la couleur.
about-card-corner =
    Coin
    La valeur et la couleur une seconde fois, pour lire un éventail de cartes.
about-card-puppy =
    Chiot
    Chaque couleur a son chiot, qui joue de son instrument. Il n’a aucun rôle dans les règles.
about-card-colour =
    Teinte et motif
    Chaque couleur a les deux : nul besoin de distinguer les teintes.

about-harmony = Une harmonie
about-harmony-notes =
    Notes
    Autant que de couleurs demandées dans le pli.
about-harmony-name =
    Nom
    Solo, duo, trio ou quatuor.
about-harmony-there =
    Couleur présente
    Elle a été jouée dans ce pli, par une carte qui a suivi.
about-harmony-due =
    Couleur attendue
    Un cercle en pointillé pour chaque couleur qui manque.

about-row = Une rangée de score
about-row-up =
    Face visible
    Vous avez joué la carte la plus basse d’un pli : elle marque sa valeur.
about-row-down =
    Face cachée
    Vous avez joué la carte la plus haute d’un pli : elle marque { $highest ->
        [one] { $highest } point
       *[other] { $highest } points
      }, quelle qu’elle soit.

## Symboles

about-suits = Couleurs
about-suits-each =
    { $suit }
    { $sign ->
        [drum] Le tambour, sur un treillis.
        [bell] La cloche, sur des points.
        [pipes] La flûte de Pan, sur des barres.
        [fork] Le diapason, sur des vagues.
       *[star] L’étoile, sur des pics.
      }
about-kinds = Harmonies
about-kinds-each =
    { $kind }
    Le pli doit compter { $voices ->
        [one] { $voices } couleur.
       *[other] { $voices } couleurs différentes.
      }
about-marks = Signes à la table
about-marks-there =
    Un cercle plein
    Une couleur que l’harmonie a déjà.
about-marks-due =
    Un cercle en pointillé
    Une couleur qui manque encore à l’harmonie.
about-marks-highest =
    La plus haute
    La plus haute des cartes qui ont suivi, jusqu’ici ou à la fin.
about-marks-lowest =
    La plus basse
    La plus basse des cartes qui ont suivi, jusqu’ici ou à la fin.
about-marks-off =
    Hors harmonie
    Une carte penchée et marquée d’une croix n’a pas suivi et ne marque rien.
about-marks-back =
    Un dos de carte
    Une carte que vous ne pouvez pas regarder, ou une carte marquée comme la plus haute.
about-marks-playable =
    Un anneau
    Une carte que vous pouvez jouer maintenant.
about-marks-refused =
    Un voile
    Une carte que vous ne pouvez pas jouer maintenant ; touchez-la pour lire pourquoi.

## Dans le terminal

about-signs = Dans le terminal
about-letter = { $letter } pour { $suit }
about-signs-card =
    { $card }
    Une carte par sa couleur et sa valeur, ici { $spoken } : { $letters }.
about-signs-off =
    ✗
    Une carte jouée hors harmonie.
about-signs-awaited =
    …
    On attend une carte de cette place.
about-signs-row =
    │
    À sa gauche la carte de ce pli, à sa droite la rangée de score.
about-signs-down =
    3 face cachée
    Autant de cartes marquées comme la plus haute ; entre parenthèses, les vôtres.
about-signs-turn =
    ▸
    À qui est le tour.

## Mise en place

about-steps = À { $players } joueurs
about-steps-suits =
    Couleurs
    { $removed ->
        [0] Les { $suits } couleurs sont en jeu : { $cards } cartes.
       *[other] Une couleur reste de côté, la même à chaque manche : { $cards } cartes sont en jeu.
      }
about-steps-kinds =
    Harmonies
    { $pile } cartes Harmonie sont en jeu : { $kinds }.
about-kind-count = { $count } × { $kind }
about-steps-pile =
    Harmonie suivante
    Mélangez-les. La première est posée face visible au centre, et la carte du dessus de la pile est retournée : l’harmonie suivante est toujours connue.
about-steps-deal =
    Mains
    Mélangez les cartes et distribuez-en { $hand } à chacun. Les mains sont secrètes.
about-steps-first =
    Qui entame
    La dernière personne à avoir chanté entame le premier pli ; ici, le sort décide, à moins que vous ne choisissiez.

## Aide de jeu

about-following = Suivre l’harmonie
about-following-free =
    Choix libre
    Des couleurs manquent, mais il reste assez de joueurs : jouez n’importe quelle couleur.
about-following-pressed =
    Choix contraint
    Il manque autant de couleurs qu’il reste de joueurs, ou plus : jouez une nouvelle couleur si vous pouvez.
about-following-reached =
    Harmonie atteinte
    L’harmonie a toutes ses couleurs : jouez l’une d’elles si vous pouvez.
about-following-off =
    Hors harmonie
    Seulement si vous ne pouvez pas suivre : jouez n’importe quelle carte. Elle n’apporte aucune couleur et ne marque rien.

about-scoring = Compter un pli
about-scoring-highest =
    La plus haute
    La plus haute des cartes qui ont suivi va face cachée dans la rangée de qui l’a jouée : { $highest ->
        [one] { $highest } point.
       *[other] { $highest } points.
      }
about-scoring-lowest =
    La plus basse
    La plus basse des cartes qui ont suivi va face visible dans la rangée de qui l’a jouée : sa valeur en points.
about-scoring-ties =
    Égalités
    De deux cartes égales, la dernière jouée l’emporte, pour la plus haute comme pour la plus basse.
about-scoring-equal =
    Toutes égales
    Si toutes les cartes qui ont suivi sont égales, la dernière compte comme la plus haute, et il n’y a pas de plus basse.

about-ending = Et ensuite
about-ending-next =
    Qui entame
    La personne qui a marqué la plus basse entame le pli suivant ; s’il n’y en a pas, celle qui a marqué la plus haute.
about-ending-round =
    Fin d’une manche
    Après { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
      }, comptez votre rangée : les valeurs visibles, et { $highest } par carte cachée.
about-ending-winner =
    Fin de la partie
    Après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
      }, la personne qui a le plus de points gagne ; les ex æquo partagent la victoire.
