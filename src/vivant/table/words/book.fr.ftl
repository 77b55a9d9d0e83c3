### Ce qui est dit des carnets de parties, en français. Les messages en js- sont dits par le script de leur page.

## Par le serveur

book-missing = il manque la clé d’un carnet de parties ; envoyez-la ainsi : Authorization: Bearer CLÉ
book-refused = cette clé n’ouvre aucun carnet ici ; le carnet a pu être effacé, ou ses clés renouvelées sur un autre appareil
books-many = c’est assez pour l’instant : { $most } tables et carnets par heure depuis une adresse
mark-refused = cette marque ne peut pas être gardée : son genre, son id, son jeu, sa date et son résultat doivent être comme le dit le document de l’API
book-you = Vous
book-points = Points
book-chart = { $game }, { $source } : { $count ->
    [one] une partie
   *[other] les { $count } dernières parties, de la plus ancienne à la plus récente
  } : { $all }. Moyenne { $mean }.
book-rating = { $name } : { $mean }, à { $error } près

## La page

book-title = Mes parties
book-about = Chaque partie que vous jouez dans ce navigateur est notée ici, sans compte. Un seul lien apporte le tout sur un autre appareil.
book-no-script = Pour voir vos parties, il faut JavaScript, qui est désactivé dans ce navigateur.
book-of-yours = Ce carnet
book-carry = L’apporter sur un autre appareil
book-export = Tout télécharger
book-renew = Le fermer sur les autres appareils
book-delete = Tout effacer
book-kept = Il se trouve sur ce serveur, sous une clé que seuls vos navigateurs connaissent. Les parties y restent quand leurs tables ont disparu depuis longtemps.
js-book-moment = Un instant…
js-book-none = Rien n’est encore noté. Jouez une partie jusqu’à la fin, et elle apparaîtra ici.
js-book-off = Vous avez effacé votre carnet, ou vous l’avez fermé sur cet appareil. Rien n’est noté tant que vous n’en commencez pas un nouveau.
js-book-begin = Commencer un nouveau carnet
js-book-count = Parties : { $n }
js-book-won = Gagnées : { $n }
js-book-charts = Les points au fil des parties : { $title }
js-book-charts-about = Une barre par partie jouée avec l’édition standard, la plus ancienne à gauche. Un point marque celles que vous avez gagnées.
js-book-mean = moyenne { $mean }, dernière { $last }
js-book-rating = Contre les robots : { $title }
js-book-rating-about = La force que vous et ces robots avez montrée dans les { $n } parties jouées ici. Seules les différences comptent ; le trait dit à quel point c’est sûr.
js-book-rating-soon = Votre force contre les robots s’affiche après { $needed } parties avec eux ; pour l’instant : { $n }.
js-book-give-or-take = { $mean } ± { $error }
js-book-matches = Parties finies
js-book-with = avec { $names }
js-book-alone = en solo
js-book-bot = { $name } (robot)
js-book-lent = { $name } (un robot a fini la partie)
js-book-score = { $name } { $points }
js-book-place = Rang { $rank } sur { $of }
js-book-shared-place = Rang { $rank } sur { $of }, ex æquo
js-book-won-it = Gagnée
js-book-lesson = Leçon
js-book-apart = hors des graphiques
js-book-edition = édition { $name }
js-book-apart-about = Une partie ne compte ni dans les graphiques ni pour la force si vous teniez plusieurs places, si un robot l’a finie pour vous, si elle a été jouée avec une autre édition que l’édition standard ou avec des règles maison, ou si les tirages pouvaient être connus.
js-book-replay = Revoir
js-book-replay-of = Revoir : { $title }, { $date }
js-book-sources = Feuille de score
js-book-more = En montrer plus
js-book-marks = Leçons et énigmes
js-book-kind-lesson = Leçon
js-book-kind-puzzle = Énigme
js-book-done = finie
js-book-day = résolue le jour même
js-book-solved = résolue
js-book-carry = Apporter le carnet sur un autre appareil
js-book-carry-about = Scannez ceci avec votre autre appareil, ou ouvrez-y le lien. Il apporte toutes vos parties et toutes vos places. Il sert une seule fois, dans la journée : ne le montrez à personne.
js-book-here = Apporter votre carnet sur cet appareil ?
js-book-here-about = Les parties et les places du carnet de ce lien viennent dans ce navigateur. Ce que ce navigateur a déjà entre dans le même carnet, et se trouve ensuite sur les deux appareils.
js-book-here-warning = Ne le faites que si vous venez de créer ce lien vous-même. La personne qui a l’autre appareil reçoit toutes vos places.
js-book-here-go = L’apporter ici
js-book-here-not = Laisser
js-book-here-done = Votre carnet est ici.
js-book-link-spent = Ce lien n’est plus valable. Chaque lien sert une seule fois, dans la journée : créez-en un autre sur l’appareil qui a le carnet.
js-book-renew = Fermer le carnet sur les autres appareils ?
js-book-renew-about = Le carnet reste ici, et tout autre appareil le perd. Les places qu’un tel appareil a déjà lui restent : si vous l’avez perdu, ouvrez chaque table, appuyez sur votre place et choisissez « Retirer ma place des autres appareils ».
js-book-renew-go = Le fermer ailleurs
js-book-renewed = Le carnet n’est plus que sur cet appareil.
js-book-delete = Tout effacer ?
js-book-delete-about = Tout ce qui est noté disparaît pour de bon, sur tous les appareils : parties, graphiques, leçons, énigmes. Vos places aux tables restent dans ce navigateur.
js-book-delete-go = Tout effacer
js-book-deleted = Tout a été effacé.
js-book-exported = Le fichier a été enregistré.
