### Ce que disent les pages accueil, règles et reprise, en français. Les scripts disent les messages en js-.

## Toutes les pages

page-about = Des jeux de table entre amis ou avec des robots, dans le navigateur. Pas de compte : une place, c’est un lien.
bar-skip = Aller au contenu
bar-logo = vivant, vers l’accueil
bar-tools = Outils
bar-rules = Règles
bar-theme-system = Thème : celui du système
bar-theme-light = Thème : clair
bar-theme-dark = Thème : sombre
bar-language = Langue
bar-language-en = English
bar-language-fr = Français

## Nulle part

lost-title = Il n’y a rien ici
lost-help = Le lien est peut-être incomplet, ou ce qu’il montrait n’existe plus.
lost-home = Vers l’accueil

## Accueil

home-heading = Prenez une chaise.
home-about = Des jeux de table, entre amis ou avec des robots. Pas de compte : une place, c’est un lien.
home-no-script = Pour jouer, il faut JavaScript, qui est désactivé dans ce navigateur. Les règles se lisent sans lui.
home-games = Jeux
home-players = { $most ->
    [one] 1 joueur
   *[other] { $most } joueurs
  }
home-players-range = { $fewest } à { $most } joueurs
home-alone = ou en solitaire
home-new = Nouvelle table
home-new-of = Nouvelle table : { $game }
home-play-alone = En solitaire
home-play-alone-of = En solitaire : { $game }
home-rules-of = Règles de { $game }
home-yours = Vos tables
home-no-tables = Pas encore de table. Celles où vous êtes assis dans ce navigateur seront ici.
home-join = Rejoindre par un lien
home-join-help = Collez le lien d’une place, ou d’un spectateur.
home-join-go = Aller à la table
home-import = Importer un enregistrement
home-import-help = Une partie finie est montrée à nouveau, une partie inachevée continue.
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
js-table-asking = Un instant …
js-table-watching = en spectateur
js-table-go-on = Continuer
js-table-look = Regarder
js-table-replay = Revoir
js-table-remove = Retirer
js-table-remove-of = Retirer { $title } de la liste
js-table-call-of = { $call } : { $title }
js-and = { $most } et { $last }
js-join-not-link = Ce n’est pas un lien. Un lien commence par http:// ou https://.
js-failed = Le serveur ne répond pas. Réessayez dans un instant.
js-refused = Le serveur a refusé sans dire pourquoi.

## Une nouvelle table

new-close = Fermer
new-players = Combien jouent
new-seats = Qui s’assied où
new-word = Votre mot pour le mélange
new-word-help = N’importe quoi. Il est mêlé aux dés, pour que personne n’ait pu choisir la donne à lui seul ; les autres le voient quand la partie commence.
new-options = Options du jeu
new-more = Autres réglages
new-name = Nom de la table
new-pace = Les robots prennent un moment, comme les gens
new-edition = Une autre édition
new-edition-help = Un fichier TOML avec vos propres éléments. Sans lui, on joue l’édition standard.
new-go = Ouvrir la table
js-new-title = Nouvelle table : { $game }
js-new-place = Place { $n }
js-new-you = Vous
js-new-friend = Quelqu’un, par un lien
js-new-here = Quelqu’un sur cet appareil
js-new-bot = Robot : { $bot }
js-new-name-you = Votre nom
js-new-name-here = Son nom
js-new-level = Niveau
js-new-who = Qui s’assied à la place { $n }
js-new-rule = Règle { $rule }
js-new-need-name = Il faut un nom à chaque personne sur cet appareil.
js-new-need-own-name = Écrivez d’abord votre nom : il est à votre place.
js-new-levels = Robots par niveau
js-new-kinds = D’autres robots, pour essayer

## Règles

rules-title = Règles
rules-title-of = Règles de { $game }
rules-about = Avec nos propres mots, chaque règle avec un numéro. Les refus et les lignes du journal mènent ici.
rules-primer = Comment jouer, en bref
rules-own-words = Avec nos propres mots. Chaque règle a un numéro ; à la table, les refus et les lignes du journal y mènent.
rules-contents = Sommaire
rules-others = Autres jeux
rules-link = Lien vers la règle { $rule }
rules-picture = Image de { $rule }
rules-edition = Éléments
rules-edition-about = Les valeurs de l’édition « { $name } ». Imprimé : c’est ainsi dans le jeu imprimé. Reconstitué : cela se déduit de ce qui est imprimé, et peut différer dans votre exemplaire.
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
replay-view-watch = Spectateur
replay-view-all = Tout ouvert
replay-copy = Lien vers ce coup
replay-download = Télécharger
replay-download-of = Télécharger l’enregistrement
replay-scores = Points
replay-log = Journal
replay-verdict = Est-ce vrai ?
replay-keys = Touches : ← → coup par coup, espace déroule, Début et Fin.
js-replay-title = Revoir { $game }
js-replay-step = Coup { $at } sur { $last }
js-replay-begin = Le début
js-replay-before = Avant le coup { $n } :
js-replay-copied = Le lien vers ce coup est copié.
js-replay-not-copied = Ce navigateur ne laisse pas la page copier. Le lien est dans la barre d’adresse.
js-replay-gone = Il n’y a pas de partie finie ici. Elle n’existe plus, ou n’est pas encore finie.
js-replay-round = Manche { $n }
seal-true = Le sceau est vrai : chaque tirage était celui qui avait été promis.
seal-unopened = Scellée, mais le secret n’a jamais été dit : les tirages ne sont pas vérifiés.
seal-unsealed = Sans sceau : personne n’avait promis les tirages d’avance.
seal-explained-true = Avant que quiconque s’assoie, le serveur a fixé un secret et montré son empreinte, le sceau ; chaque place pouvait ensuite ajouter un mot. Le secret et les mots ensemble ont donné chaque tirage, et maintenant que le secret est dit, tous ont été recalculés et trouvés égaux.
seal-explained-unopened = Avant que quiconque s’assoie, le serveur a fixé un secret et montré son empreinte, le sceau ; chaque place pouvait ensuite ajouter un mot. L’enregistrement ne dit pas le secret, et personne ne peut donc recalculer les tirages.
seal-explained-unsealed = Les tirages de cette partie viennent de dés que personne n’avait fixés d’avance. Chaque coup est permis, mais l’enregistrement ne montre pas si les tirages ont été choisis.
seal-uncovered = Ce qu’un sceau ne couvre pas : qui tient le serveur voit toutes les cartes, peut interrompre une partie, et pourrait choisir la donne avec la dernière personne à donner un mot.
replay-unfinished = cette partie n’est pas finie, et n’est montrée à personne avant
replay-no-step = il n’y a pas de coup { $index } ; la partie en a { $last }
replay-no-view = il n’y a pas de vue { $seat }

review-title = Retour sur la partie
review-about = Le conseiller parcourt les décisions d’une place, d’après ce qu’on pouvait y savoir alors, et nomme celles qui ont coûté le plus.
review-seat = Les décisions de qui
review-start = Revoir
js-review-thinking = Décision { $done } sur { $all }…
js-review-done = Les décisions de { $name } qui ont coûté le plus.
js-review-none = Aucune décision de { $name } n’a coûté quoi que ce soit à coup sûr.
js-review-show = Montrer
js-review-again = Réessayer à partir d’ici
