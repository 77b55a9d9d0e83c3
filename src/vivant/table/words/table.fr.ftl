### Ce que dit la page de la table, en français. Les messages qui commencent par js- sont dits par son script.

## La page

table-title = Table
table-menu = Menu de la table
table-seats = Places
table-scores = Points
table-talk = Journal et discussion
table-log = Journal
table-chat = Discussion
table-close = Fermer
table-moment = Un instant…
table-noscript = Pour jouer, il faut JavaScript, qui est désactivé dans ce navigateur.
js-title-turn = ● À vous – { $title }
js-title-table = { $title } – vivant
js-at-table = Table « { $name } »
js-step = coup { $n }
js-picture-table = La table
js-picture-reach = Ce que vous avez devant vous
js-picture-others = Ce qu’ont les autres
js-you = Vous
js-you-named = Vous ({ $name })
js-rule-opens = Règle { $rule }, s’ouvre à côté
js-close = Fermer
js-home = À la première page
js-try-again = Réessayer

## La question

js-handle-all = Actions
js-handle-undo = Annuler
js-handle-why = Pourquoi ?
js-handle-log = Journal
js-all-actions = Toutes les actions
js-why-title = Ce qui n’est pas possible maintenant
js-all-allowed = Tout ce à quoi on peut s’attendre est permis.
js-since = depuis { $time }
js-undo-nothing = Il n’y a rien de vous à annuler.
js-undo-of = Annuler : { $text }
js-undo-ask-about = Le coup { $step } ne s’annule plus sans les autres : { $why }. Si tout le monde est d’accord, il est annulé avec tout ce qui l’a suivi.
js-undo-ask = Demander aux autres
js-undo-bots-about = Le coup { $step } ne s’annule plus à lui seul : { $why }. Il n’y a que des robots avec vous, et ils sont toujours d’accord : il est annulé avec tout ce qui l’a suivi.
js-undo-now = Annuler le coup
js-agree = D’accord
js-refuse = Refuser
js-withdraw = Retirer la demande
js-asked-others = Réponse attendue de { $names }.
js-shared = place partagée
js-replay = Revoir
js-look-back = Retour sur la partie
js-again = Rejouer
js-again-told = Une nouvelle partie à partir de ce moment, avec un nouveau hasard. L’ancienne reste comme elle était.
js-again-join = Rejoindre la partie suivante
js-by-source = Points par source

## Connexion

js-offline = Vous êtes hors ligne. La table revient d’elle-même.
js-no-answer = Le serveur ne répond pas
js-turned-down = Le serveur a refusé cela.
js-no-answer-about = Rien n’a été changé. Vérifiez votre connexion, puis réessayez : le lien n’a pas servi.

## Avant la table

js-sit-down = S’asseoir
js-sit-about = { $by } vous garde une place à une table de { $title }.
js-your-name = Votre nom
js-your-name-about = Les autres le voient à la table.
js-your-word = Votre mot pour le mélange
js-your-word-about = Un mot quelconque. Il entre dans le mélange, pour que personne ne choisisse seul la donne.
js-carry-here = Continuer ici
js-carry-here-about = Votre place vient aussi sur cet appareil. Le lien ne sert qu’une fois.
js-link-spent = Ce lien ne donne plus de place
js-link-spent-about = Chaque lien ne sert qu’une fois, et un plus récent le remplace. Si vous vous êtes assis avec lui, ouvrez la table dans ce navigateur-là. Sinon, demandez-en un nouveau à la personne qui l’a envoyé.
js-no-seat = Vous n’avez pas de place à cette table
js-no-seat-about = Une place est un lien qui ne sert qu’une fois. Demandez-en un à quelqu’un de cette table, ou le lien des spectateurs. Si vous y êtes déjà, ouvrez la table dans le navigateur où vous vous êtes assis.
js-seat-gone = Cette place est tenue ailleurs maintenant
js-seat-gone-about = Sa clé a été renouvelée sur un autre appareil, ou la place a été ouverte à quelqu’un d’autre. Si elle est à vous, amenez-la ici depuis l’autre appareil : menu de la place, « Sur un second appareil ».
js-no-table = Cette table n’existe plus
js-no-table-about = Les tables jamais commencées et celles qui sont finies depuis longtemps sont débarrassées.
js-pass-to = Passez l’appareil à { $name }
js-i-am = Je suis { $name }
js-who-is-here = Qui est devant l’appareil ?
js-curtain-about = Rien n’est montré derrière cette page tant que vous n’avez pas dit qui regarde.

## En attendant du monde

js-lobby-host = Donnez chaque place vide à quelqu’un ou à un robot. La partie commence d’elle-même quand la dernière est prise.
js-lobby-guest = La partie commence d’elle-même quand la dernière place est prise.
js-seal-told = Avant que quiconque s’assoie, le serveur a scellé le secret de ses dés sous le nombre ci-dessous. À la fin, le secret est révélé, et chacun peut vérifier que tout est venu comme promis.
js-seal-words = Mots qui s’y sont mêlés : { $words }
js-change = Changer
js-word-changed = Votre mot a été changé.

## Places

js-seat-menu = Que faire de cette place
js-seat-empty = vide
js-seat-kept = gardée pour { $name }
js-seat-bot = robot, { $level }
js-bot-easy = facile
js-bot-normal = normal
js-bot-hard = difficile
js-bot-expert = expert
js-bot-greedy = gourmand
js-bot-random = hasard
js-bot-search = recherche
js-bots-others = D’autres, pour essayer
js-seat-lent = un robot tient la place
js-seat-away = absent
js-no-points = Pas encore de points.
js-invite = Une place pour quelqu’un
js-invite-about = Envoyez ce lien, ou faites-le scanner. La première personne qui l’ouvre et s’assoit a la place.
js-link = Lien
js-qr = Le même lien à scanner
js-copy-link = Copier le lien
js-copied = Le lien est copié.
js-new-link = Nouveau lien
js-seat-a-bot = Asseoir un robot
js-seat-a-bot-about = Un robot prend cette place. Vous pourrez l’ouvrir à quelqu’un plus tard.
js-open-place = Ouvrir cette place à quelqu’un
js-lend-seat = Laisser jouer un robot
js-lend-about = { $name } n’est pas là. Un robot joue jusqu’à ce que { $name } reprenne sa place.
js-hand-over = Laisser un robot jouer pour moi
js-hand-over-about = Un robot décide pour vous jusqu’à ce que vous repreniez votre place.
js-take-back = Reprendre ma place
js-carry = Sur un second appareil
js-carry-about = Scannez ceci avec votre autre appareil, ou ouvrez-y le lien. Il ne sert qu’une fois et donne votre propre place : ne le montrez à personne.
js-renew = Renouveler la clé de ma place
js-renew-about = Tous les autres appareils et liens qui tiennent votre place la perdent ; ce navigateur la garde.
js-renew-now = Renouveler
js-renewed = Votre place a une nouvelle clé.
js-watch-link = Lien pour les spectateurs
js-watch-about = Qui l’ouvre voit ce que tout le monde peut voir, et aucune main.
js-watchers = { $count } à regarder

## Menu

js-settings = Réglages
js-setting-sound = Un son quand c’est à moi
js-setting-calm = Pas de mouvement
js-setting-keys = Raccourcis d’une seule lettre
js-setting-watch = Montrer pas à pas ce que fait un automate
js-film-next = Suivant
js-film-skip = Passer
js-theme = Clair ou sombre
js-this-table = Cette table
js-report = Signaler ce moment
js-reported = Le fichier est enregistré ; il contient ce que vous voyez, et rien que vous ne sachiez.
js-primer = Comment jouer
js-rules = Toutes les règles
js-keys = Clavier
js-key-arrows = d’un choix à l’autre
js-key-enter = choisir ; sur ce qui est gris : pourquoi
js-key-undo = annuler
js-key-why = pourquoi ?
js-key-all = toutes les actions par leur nom
js-key-log = journal
js-key-chat = discussion
js-key-question = à la question
js-key-menu = menu de la table
js-key-keys = cette liste
js-key-escape = fermer

## Discussion

js-chat-hint = Dites quelque chose
js-chat-send = Envoyer
js-chat-empty = Personne n’a encore rien dit.
js-mute = Ne plus entendre { $name }
js-unmute = Entendre de nouveau { $name }
js-mute-all = N’entendre personne

js-handle-hint = Conseil
js-hint-title = Ce que ferait le conseiller
js-hint-thinking = Le conseiller réfléchit…
js-hint-about = Ce qu’on peut attendre à la fin : vos points moins ceux du meilleur des autres. La vraie valeur est dans le ± 19 fois sur 20. Il n’en sait pas plus que vous.
