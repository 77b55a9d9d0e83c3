### Ce que dit la page de la table, en français. Les messages qui commencent par js- sont dits par son script.

## La page

table-title = Table
table-aid = Aide de jeu
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
table-watching = Spectateur
table-watching-about = Vous regardez : vous voyez ce que tout le monde peut voir, et la main de personne.
table-house = Règles maison
table-house-short = Maison
js-house-rules = Règles maison
js-house-rules-about = Ce qui se joue autrement à cette table :
js-picture-table = La table
js-picture-reach = Devant vous
js-picture-others = Les autres joueurs
js-you = Vous
js-you-named = Vous ({ $name })
js-rule-opens = Règle { $rule }, s’ouvre à côté
js-close = Fermer
js-home = Accueil
js-try-again = Réessayer

## La question

js-handle-all = Actions
js-handle-undo = Annuler
js-handle-why = Pourquoi pas ?
js-handle-log = Journal
js-all-actions = Toutes les actions
js-why-title = Ce que vous ne pouvez pas faire maintenant
js-all-allowed = Tout est permis en ce moment.
js-since = depuis { $time }
js-undo-nothing = Vous n’avez rien à annuler.
js-undo-of = Annuler « { $text } »
js-undo-ask-about = Vous ne pouvez pas annuler le coup { $step } sans les autres : { $why }. Si tout le monde est d’accord, il est annulé avec tout ce qui suit.
js-undo-ask = Demander aux autres
js-undo-bots-about = Ceci annule le coup { $step } et tout ce qui suit. Vous jouez seulement avec des robots, et ils sont d’accord.
js-undo-now = Annuler
js-agree = D’accord
js-refuse = Refuser
js-withdraw = Retirer la demande
js-asked-others = Réponse attendue : { $names }.
js-shared = ex æquo
js-replay = Revoir
js-look-back = Retour sur la partie
js-again = Rejouer
js-again-told = Une nouvelle partie à partir de ce coup, avec d’autres tirages. L’ancienne reste comme elle était.
js-again-join = Rejoindre la partie suivante
js-again-made = Une table est prête pour la partie suivante ; votre place y est gardée.
js-by-source = Feuille de score
js-sheet-total = Total
js-ending-won-you = Vous avez gagné
js-ending-won = Victoire : { $names }
js-ending-shared-you = Vous partagez la victoire avec { $names }
js-ending-shared = Victoire partagée : { $names }
js-ending-best = Le meilleur moment
js-ending-see = Revoir ce moment
js-ending-back = Retour à la table

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
js-your-word-about = N’importe quel mot convient. Il entre dans le mélange, pour que personne ne puisse arranger la donne à lui seul.
js-carry-here = Continuer ici
js-carry-here-about = Votre place vient aussi sur cet appareil. Le lien ne sert qu’une fois.
js-link-spent = Ce lien n’est plus valable
js-link-spent-about = Chaque lien ne sert qu’une fois, et un plus récent le remplace. S’il vous a donné une place, ouvrez la table dans le navigateur où vous l’avez prise. Sinon, demandez-en un nouveau à la personne qui l’a envoyé.
js-open-gone = Cette table n’est plus ouverte
js-open-gone-about = La partie a commencé, ou l’hôte a retiré la table de la liste. L’accueil montre les tables ouvertes.
js-no-seat = Vous n’avez pas de place à cette table
js-no-seat-about = Une place est un lien qui ne sert qu’une fois. Demandez-en un à quelqu’un de cette table, ou le lien des spectateurs. Si vous avez déjà une place, ouvrez la table dans le navigateur où vous l’avez prise.
js-seat-gone = Cet appareil n’a plus cette place
js-seat-gone-about = Un autre appareil l’a retirée d’ici, ou elle a été ouverte à quelqu’un d’autre. Si elle est à vous, amenez-la ici depuis l’autre appareil : menu de la place, « Utiliser un second appareil ».
js-no-table = Cette table n’existe plus
js-no-table-about = Les tables jamais commencées, et celles qui sont finies depuis longtemps, sont supprimées.
js-pass-to = Passez l’appareil à { $name }
js-i-am = Je suis { $name }
js-who-is-here = Qui est devant l’appareil ?
js-curtain-about = Rien n’est montré tant que vous n’avez pas dit qui regarde.

## En attendant du monde

js-lobby-host = Donnez chaque place vide à quelqu’un ou à un robot. La partie commence quand la dernière est prise.
js-lobby-guest = La partie commence quand la dernière place est prise.
js-lobby-watch = Vous regardez. La partie commence quand la dernière place est prise.
js-listed = Afficher cette table sur l’accueil
js-listed-about = Toute personne qui la trouve peut prendre une place libre, jusqu’au début de la partie.
js-fair = Comment la donne reste-t-elle honnête ?
js-seal-told = Avant que quiconque s’assoie, le serveur a scellé le secret de son mélange ; le nombre ci-dessous est le sceau. À la fin, le secret est révélé, et chacun peut vérifier que chaque tirage est venu comme promis.
js-seal-told-later = Quand la partie est arrivée ici, le serveur a scellé le secret de son mélange à partir de là ; le nombre ci-dessous est le sceau. À la fin, le secret est révélé, et chacun peut vérifier que chaque tirage fait depuis est venu comme promis.
js-seal-words = Mots ajoutés au mélange : { $words }
js-change = Changer
js-word-changed = Votre mot a été changé.

## Places

js-seat-menu = Menu de la place
js-seat-empty = vide
js-seat-kept = réservée à { $name }
js-seat-bot = robot, { $level }
js-bot-easy = facile
js-bot-normal = normal
js-bot-hard = difficile
js-bot-expert = expert
js-bot-greedy = glouton
js-bot-random = aléatoire
js-bot-search = recherche arborescente
js-bots-others = D’autres robots, pour expérimenter
js-seat-lent = un robot joue
js-seat-away = pas là
js-away-rule-clocks = Quand votre temps est écoulé, un robot décide pour vous ; personne d’autre ne peut lui confier votre place. Avant qu’un coup soit annulé ou que la partie soit mise en pause, on vous demande votre accord ; si vous êtes absent pendant { $seconds } secondes, on le fait sans vous.
js-seat-resigned = a abandonné, un robot joue
js-seat-out = temps écoulé, un robot joue
js-told-resigned = { $name } a abandonné ; un robot continue.
js-told-resigned-you = Vous avez abandonné ; un robot continue pour vous.
js-told-out = { $name } a épuisé son temps ; un robot continue.
js-told-out-you = Votre temps est écoulé ; un robot continue pour vous.
js-resign = Abandonner
js-resign-about = Un robot joue pour vous jusqu’à la fin, et les autres peuvent finir la partie. Le résultat dit que vous avez abandonné. Vous ne pourrez pas reprendre votre place.
js-clocks = Le temps
js-clock-left = Temps restant :
js-clock-60 = Il vous reste une minute.
js-clock-10 = Il vous reste dix secondes.
js-pause = Faire une pause
js-pause-asked = On demande aux autres s’ils veulent faire une pause.
js-paused = La partie est en pause.
js-paused-about = Aucune pendule ne tourne, et personne ne joue.
js-pause-end = Continuer
js-pause-ended = La partie continue.
js-away-rule = Après { $seconds } secondes d’absence, un robot peut jouer pour vous jusqu’à ce que vous repreniez votre place. Avant d’annuler un coup, on vous le demande à vous, pas au robot ; si votre absence dure alors { $seconds } secondes, il est annulé sans vous, et le journal le dit.
js-secret-points = et { $points } que les autres ne peuvent pas compter
js-no-points = Pas encore de points.
js-invite = Inviter quelqu’un
js-invite-about = Envoyez ce lien, ou faites-le scanner. La première personne qui l’ouvre et s’assoit a la place.
js-link = Lien
js-qr = Le même lien, à scanner
js-copy-link = Copier le lien
js-share = Envoyer…
js-link-nowhere = Un lien créé maintenant ne mènerait nulle part sur un autre appareil : il n’est accessible que sur cet ordinateur.
js-link-here = Pour un autre navigateur sur cet ordinateur
js-copied = Le lien a été copié.
js-new-link = Nouveau lien
js-seat-a-bot = Installer un robot
js-seat-a-bot-about = Un robot prend cette place. Vous pourrez l’ouvrir à quelqu’un plus tard.
js-open-place = Ouvrir cette place à quelqu’un
js-lend-seat = Laisser jouer un robot
js-lend-about = { $name } n’est pas là. En attendant son retour, un robot joue ; avant d’annuler un coup, on demande à { $name }, pas au robot.
js-hand-over = Laisser un robot jouer pour moi
js-hand-over-about = Un robot décide pour vous jusqu’à ce que vous repreniez votre place. Avant d’annuler un coup, on vous demande à vous, pas au robot.
js-take-back = Reprendre ma place
js-carry = Utiliser un second appareil
js-carry-about = Scannez ceci avec votre autre appareil, ou ouvrez-y le lien. Il ne sert qu’une fois et donne votre propre place : ne le montrez à personne.
js-renew = Retirer ma place des autres appareils
js-renew-about = Tous les autres appareils et liens perdent votre place ; ce navigateur la garde.
js-renew-now = Retirer
js-renewed = Seul ce navigateur a maintenant votre place.
js-watch-link = Lien pour les spectateurs
js-watch-about = Qui l’ouvre voit ce que tout le monde peut voir, et la main de personne.
js-watchers = spectateurs : { $count }

## Menu

js-settings = Réglages
js-setting-sound = Un son quand c’est à moi
js-setting-pieces = Un son quand quelque chose est joué
js-setting-pace = Les robots marquent une pause avant de jouer, pour toute la table
js-setting-calm = Pas d’animations
js-setting-confirm = Confirmer mon coup : une première pression le montre, la seconde le joue
js-setting-keys = Raccourcis à une lettre
js-setting-watch = Montrer pas à pas les tours automatiques
js-film-next = Suivant
js-film-skip = Passer
js-theme = Couleurs de la page
js-theme-system = Comme mon système
js-theme-light = Clair
js-theme-dark = Sombre
js-this-table = Cette table
js-report = Signaler un problème
js-reported = Le rapport est enregistré dans un fichier ; il ne contient que ce que vous voyez.
js-aid = Aide de jeu
js-aid-symbols = Tous les symboles
js-aid-about = À propos de ce jeu
js-primer = Comment jouer
js-rules = Toutes les règles
js-keys = Clavier
js-key-arrows = d’un choix à l’autre
js-key-enter = choisir ; sur ce qui est gris : pourquoi pas
js-key-undo = annuler
js-key-why = pourquoi pas ?
js-key-hint = conseil
js-key-all = toutes les actions par leur nom
js-key-log = journal
js-key-chat = discussion
js-key-question = aller à la question
js-key-aid = aide de jeu
js-key-menu = menu de la table
js-key-keys = cette liste
js-key-escape = fermer

## Discussion

js-chat-hint = Dites quelque chose
js-chat-send = Envoyer
js-chat-empty = Personne n’a encore rien dit.
js-mute = Masquer { $name }
js-unmute = Réafficher { $name }
js-mute-all = Masquer tout le monde

js-handle-hint = Conseil
js-hint-title = Ce que ferait le conseiller
js-hint-thinking = Le conseiller réfléchit…
js-hint-detail = En détail
js-hint-worth = Votre avance attendue à la fin sur votre meilleur adversaire : { $worth } points (± est la marge d’erreur).
js-hint-knows = Le conseiller n’en sait pas plus que vous.

js-lesson-step = Étape { $step } sur { $steps }
js-lesson-back = Retour
js-lesson-next = Suite
js-lesson-skip = Faites-le pour moi
js-lesson-end = Terminer la leçon
js-lesson-end-about = La partie continue sans elle, avec les robots.
js-lesson-wait = Les autres jouent…
js-lesson-on = Continuer cette partie
js-lesson-new = Nouvelle table
