### Ce que disent les pages accueil, règles et reprise, en français. Les scripts disent les messages en js-.

## Toutes les pages

page-about = Des jeux de table entre amis ou avec des robots, dans le navigateur. Pas de compte : une place, c’est un lien.
bar-skip = Aller au contenu
bar-logo = vivant, accueil
bar-tools = Outils
bar-rules = Règles
bar-rules-beside = Les règles, dans un onglet à côté de la table
bar-theme-light = Thème clair : passer au sombre
bar-theme-dark = Thème sombre : passer au clair
bar-language = Langue
bar-language-en = English
bar-language-fr = Français

## Nulle part

lost-title = Il n’y a rien ici
lost-help = Le lien est peut-être incomplet, ou ce qu’il montrait n’existe plus.
lost-home = Accueil

## Accueil

home-heading = Prenez une chaise.
home-about = Des jeux de table, entre amis ou avec des robots. Pas de compte : une place, c’est un lien.
home-no-script = Pour jouer, il faut JavaScript, qui est désactivé dans ce navigateur. Les règles se lisent sans lui.
home-games = Jeux
home-players = { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
  }
home-players-range = { $fewest } à { $most } joueurs
home-alone = ou en solo
home-new = Nouvelle table
home-new-of = Nouvelle table : { $game }
home-play-alone = En solo
home-play-alone-of = En solo : { $game }
home-rules-of = Règles de { $game }
home-yours = Vos tables
home-no-tables = Pas encore de table. Celles que vous rejoignez dans ce navigateur apparaîtront ici.
home-join = Rejoindre par un lien
home-join-help = Collez le lien d’une place, ou un lien pour spectateurs.
home-join-go = Aller à la table
home-import = Importer un enregistrement
home-import-help = Revoyez une partie finie, ou continuez une partie inachevée.
home-import-choose = Choisir un fichier
js-table-named = « { $name } »
js-table-your-turn = c’est à vous
js-table-turn-of = c’est à { $name }
js-table-waiting = on attend { $name }
js-table-open = on attend des joueurs
js-table-over = finie
js-table-won = finie, victoire : { $name }
js-table-gone = Cette table n’existe plus.
js-table-unreached = Le serveur ne répond pas.
js-table-asking = Un instant…
js-table-watching = en spectateur
js-table-go-on = Continuer
js-table-look = Regarder
js-table-replay = Revoir
js-table-since = depuis { $time }
js-table-you = Vous
js-table-leave = Quitter
js-table-leave-of = Quitter { $title }
js-table-leave-about = Si vous abandonnez, un robot joue à votre place et les autres peuvent finir la partie. Si vous retirez seulement la table de cette liste, votre place vous attend, mais ce navigateur l’oublie.
js-table-resign = Abandonner
js-table-stay = Rester
js-table-remove = Retirer
js-table-remove-of = Retirer { $title } de la liste
js-table-call-of = { $call } : { $title }
js-and = { $most } et { $last }
js-join-not-link = Ce n’est pas un lien. Un lien commence par http:// ou https://.
js-failed = Le serveur ne répond pas. Réessayez dans un instant.
js-refused = Le serveur a refusé sans dire pourquoi.

## Le réseau de cette machine

home-wifi = Vos amis sur votre Wi-Fi
js-wifi-about = Pour l’instant, seul cet ordinateur peut atteindre vivant. Ouvrez-le à votre Wi-Fi, et vos amis sur le même réseau jouent avec leur téléphone ou leur ordinateur : il leur suffit de scanner un code ou d’ouvrir un lien.
js-wifi-about-safe = Toute personne sur ce réseau peut alors ouvrir ici les pages de vivant, créer des tables et s’asseoir avec un lien. Personne n’a accès au reste de cet ordinateur, et personne n’entre de l’extérieur du réseau. Sur un réseau partagé avec des inconnus, n’ouvrez rien. Une pression suffit pour refermer, et tout se referme quand vivant s’arrête.
js-wifi-let-in = Ouvrir à mon Wi-Fi
js-wifi-let-in-at = Ouvrir à mon Wi-Fi par { $address }
js-wifi-none = Cet ordinateur n’est relié à aucun réseau. Connectez-le à votre Wi-Fi, puis réessayez.
js-wifi-open = vivant est ouvert à votre Wi-Fi : ses appareils l’atteignent à l’adresse { $url }
js-wifi-open-help = Si un téléphone n’y trouve rien, il est peut-être sur un autre réseau, ou un pare-feu de cet ordinateur lui barre la route.
js-wifi-shut = Ne plus ouvrir à mon Wi-Fi

## Une nouvelle table

new-close = Fermer
new-players = Nombre de joueurs
new-seats = Qui joue ?
new-word = Votre mot pour le mélange
new-word-help = N’importe quel mot convient. Il entre dans le mélange, pour que personne ne puisse arranger la donne à lui seul. Les autres le voient quand la partie commence.
new-options = Options du jeu
new-house = Règles maison
new-house-help = Là où la règle imprimée laisse un choix, la table peut décider. Chacun l’apprend avant de s’asseoir.
js-new-editions = Selon une édition
js-new-edition-standard = Édition standard
js-new-ours = de nous, non imprimée
js-new-house-chosen = Modifiées : { $n }
js-new-standard = standard
new-more = Autres réglages
new-name = Nom de la table
new-clocks = Pendule
new-clocks-none = Aucune
new-clocks-match = Pour la partie
new-clocks-decision = Pour chaque décision
js-new-clocks-about-match = Qui épuise son temps ne perd pas : un robot joue pour lui jusqu’à la fin.
js-new-clocks-about-decision = Si une décision prend plus longtemps, un robot la prend, et son joueur continue.
js-new-clock-minutes = Minutes par joueur
js-new-clock-increment = Secondes ajoutées par décision
js-new-clock-days = Jours par décision
js-new-clock-bot = Qui joue quand le temps est écoulé
new-pace = Les robots marquent une pause avant de jouer
new-edition = Une autre édition
new-edition-help = Un fichier TOML avec vos propres éléments. Sans lui, on joue l’édition standard.
new-go = Ouvrir la table
js-new-title = Nouvelle table : { $game }
js-new-place = Place { $n }
js-new-you = Vous
js-new-friend = Quelqu’un, par un lien
js-new-here = Quelqu’un sur cet appareil
js-new-bot = { $name } (robot, { $bot })
js-new-name-you = Votre nom
js-new-name-here = Son nom
js-new-level = Niveau
js-new-who = Qui occupe la place { $n }
js-new-rule = Règle { $rule }
js-new-need-name = Chaque personne sur cet appareil doit avoir un nom.
js-new-need-own-name = Indiquez d’abord votre nom : les autres le verront.
js-new-levels = Robots par niveau
js-new-kinds = D’autres robots, pour expérimenter

## Règles

about-title = À propos de ce jeu
about-title-of = À propos de { $game }
rules-back = Retour à la table
rules-title = Règles
rules-title-of = Règles de { $game }
rules-about = Avec nos propres mots, chaque règle avec son numéro. Les refus et le journal y renvoient.
rules-primer = Comment jouer, en bref
rules-house = Règles maison
about-house = Cette page est celle d’une table qui joue l’édition « { $name } » : les nombres, les images et l’aide de jeu sont ceux de cette table. Ce qui s’y joue autrement :
rules-house-about = Ces règles sont celles d’une table qui joue l’édition « { $name } ». Ce qui s’y joue autrement :
rules-own-words = Avec nos propres mots. Chaque règle a un numéro ; les refus et le journal y renvoient.
rules-contents = Sommaire
rules-others = Autres jeux
rules-link = Lien vers la règle { $rule }
rules-picture = Image : { $rule }
rules-edition = Éléments
rules-edition-about = Tout ce que contient l’édition « { $name } », entrée par entrée.
rules-edition-changed = Modifié : autrement que dans l’édition standard.
rules-entry = Entrée
rules-value = Valeur
rules-source = Source

## Reprise

replay-title = Revoir la partie
replay-no-script = Pour revoir une partie, il faut JavaScript, qui est désactivé dans ce navigateur.
replay-scene = La table à ce coup
replay-controls = Coup par coup
replay-step = Coup
replay-start = Au début
replay-back = Un coup en arrière
replay-play = Dérouler
replay-pause = Pause
replay-forward = Un coup en avant
replay-end = À la fin
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-usual = normale
replay-speed-fast = rapide
replay-view = Vue de
replay-view-watch = Un spectateur
replay-view-all = Tout
replay-copy = Lien vers ce coup
replay-download = Télécharger
replay-download-of = Télécharger l’enregistrement
replay-scores = Points
replay-log = Journal
replay-verdict = Vérification
replay-keys = Touches : ← → un coup, espace déroule ou met en pause, Début et Fin.
js-replay-title = Revoir { $game }
js-replay-step = Coup { $at } sur { $last }
js-replay-begin = Le début
js-replay-before = Avant le coup { $n } :
js-replay-copied = Le lien vers ce coup a été copié.
js-replay-not-copied = Ce navigateur ne laisse pas la page copier. Le lien est dans la barre d’adresse.
js-replay-gone = Il n’y a pas de partie finie ici. Elle n’existe plus, ou n’est pas encore finie.
js-replay-round = Manche { $n }
seal-true = Le sceau tient : chaque tirage est celui qui avait été promis.
seal-unopened = Scellée, mais le secret n’a jamais été révélé : les tirages ne peuvent pas être vérifiés.
seal-unsealed = Sans sceau : personne n’avait promis les tirages d’avance.
seal-partly = Scellée à partir du coup { $step } : depuis, chaque tirage est celui qui avait été promis. Personne n’avait promis les tirages d’avant.
seal-explained-true = Avant que quiconque s’assoie, le serveur a choisi un secret et montré son empreinte, le sceau ; chaque place pouvait ensuite ajouter un mot, et le secret et les mots ont déterminé ensemble chaque tirage. Maintenant que le secret est connu, tous les tirages ont été recalculés, et ce sont les mêmes.
seal-explained-unopened = Avant que quiconque s’assoie, le serveur a choisi un secret et montré son empreinte, le sceau ; chaque place pouvait ensuite ajouter un mot. L’enregistrement ne révèle pas le secret : personne ne peut recalculer les tirages.
seal-explained-unsealed = Personne n’avait promis d’avance les tirages de cette partie. Chaque coup est permis, mais l’enregistrement ne peut pas montrer si les tirages ont été arrangés.
seal-explained-partly = Cette partie vient d’ailleurs, et la personne qui l’a apportée connaît peut-être ce qui a été tiré avant le coup { $step }. Depuis, le serveur a tiré avec un secret à lui, dont il a aussitôt montré l’empreinte, le sceau ; aucun mot des places n’y a été ajouté. Maintenant que le secret est connu, tous les tirages faits depuis ont été recalculés.
seal-uncovered = Ce qu’un sceau n’empêche pas : qui tient le serveur voit toutes les cartes, peut interrompre une partie, et pourrait arranger la donne avec la dernière personne à donner un mot.
replay-unfinished = cette partie n’est pas finie ; personne d’autre ne peut la voir avant
replay-no-step = il n’y a pas de coup { $index } ; la partie en a { $last }
replay-no-view = il n’y a pas de vue { $seat }

review-title = Retour sur la partie
review-about = Le conseiller parcourt les décisions d’une place, en ne sachant que ce qu’elle savait alors, et nomme les plus coûteuses.
review-seat = Les décisions de qui ?
review-start = Analyser
js-review-thinking = Décision { $done } sur { $all }…
js-review-done = { $name } : les décisions les plus coûteuses.
js-review-none = { $name } : le conseiller n’a relevé aucune erreur nette.
js-review-graph = { $name } : l’avance que le conseiller prévoyait, coup après coup. Les marques sur le curseur sont des erreurs.
js-review-show = Montrer
js-review-again = Réessayer à partir d’ici

home-learn = Apprendre en jouant · { $minutes } min
home-learn-alone = Seul · { $minutes } min
home-learn-of = ({ $game } : { $lesson })
js-lesson-you = Vous
