### Ce que dit la maison elle-même, en français.

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-apart = { " " };{ " " }
seat-number = la place { $n }

## Préparation

game-unknown = il n’y a pas de jeu { $asked } ; les jeux sont : { $games }
game-near = il n’y a pas de jeu { $asked } ; vouliez-vous dire { $near } ?
game-broken = le jeu { $game } ({ $place }) n’a pas pu être chargé : { $detail }
game-not-one = le jeu { $game } : { $place } n’est pas une classe Game
game-misnamed = le jeu { $game } ({ $place }) s’annonce comme { $id } ; son point d’entrée doit porter ce nom
scene-none = { $game } n’a pas d’image
game-compiled = le jeu { $game } a été compilé à part ({ $place }), ce qui ne peut pas fonctionner ; installez-le sans le compiler
players-refused = on joue à { $game } à { $counts }, pas à { $players }
option-unknown = il n’y a pas d’option { $name } ; les options sont : { $names }
option-none = il n’y a pas d’option { $name } ; ce jeu n’en a aucune
option-value = l’option { $name } ne peut pas valoir { $value } ; valeurs possibles : { $range }
option-form = une option s’écrit nom=valeur, pas { $text }
seat-unknown = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
bot-empty = il faut un nom au robot ; les robots sont : { $bots }
bot-near = il n’y a pas de robot { $asked } ; vouliez-vous dire { $near } ? Les robots sont : { $bots }
bot-unknown = il n’y a pas de robot { $asked } ; les robots sont : { $bots }
bot-level-settings = { $level } est un niveau et n’a pas de réglages ; écrivez { $level } seul
bot-setting-unknown = { $bot } n’a pas de réglage { $asked } ; ses réglages sont : { $settings }
bot-setting-none = { $bot } n’a pas de réglage { $asked } ; il n’en a aucun
bot-setting-empty = { $bot } a un réglage vide ; enlevez le deux-points ou la virgule qui le précède
bot-setting-bare = il manque un nombre à { $setting } de { $bot } ; écrivez { $bot }:{ $setting }=N, avec N de { $least } à { $most }
bot-setting-twice = { $setting } est donné deux fois à { $bot }
bot-setting-value = { $setting } de { $bot } est un nombre entier de { $least } à { $most }, pas { $asked }
bot-file-elsewhere = une politique tirée d’un fichier joue dans un terminal, pas à cette table ; choisissez un autre robot
bot-file-missing = il manque le fichier de la politique ; écrivez policy:FICHIER
network-no-file = { $file } : ce fichier n’existe pas, ou ne peut pas être lu
network-large = { $file } dépasse { $most } Mo ; un réseau pour un robot, non
network-not-onnx = { $file } n’est pas un fichier ONNX
network-not-plain = { $file } : le réseau doit être un seul graphe avec tous ses poids ; celui-ci a des parties ailleurs, ou des sous-graphes
network-refused = { $file } : ONNX Runtime ne peut pas exécuter ce réseau ({ $why })
network-shapes = { $file } : une politique prend ici des lignes de { $cells } cases et donne { $actions } nombres de 32 bits ; ce réseau prend { $takes } et donne { $gives }
network-other = { $file } a été instruit sur d’autres lignes ({ $game }, { $players } joueurs, version { $version }) ; ici, ce sont celles de { $here }, { $seats } joueurs, version { $now }
bots-count = { $count } robots sont nommés ; cette table en accepte de 1 à { $players }
seat-name = { $name } ne peut pas être le nom d’un joueur ; un nom a de 1 à { $most } caractères imprimables
words-count = il y a { $count } mots pour le mélange, mais { $players } places
dice-used = ces dés scellés ont déjà servi ; une partie en demande de nouveaux
seats-count = { $count } places sont nommées, mais il y a { $players } joueurs
edition-not-read = une édition est ce que lit vivant.edition_from_file(FICHIER), et non { $given }
edition-other-game = { $where } est une édition de { $other }, pas de { $game }
data-refused = ce ne sont pas les données d’un état de { $game }
language-unknown = il n’y a pas de langue { $asked } ; les langues sont : { $languages }

## Une partie refuse

error-unknown = { $game }, coup { $step } : il n’y a pas d’action « { $action } »
error-illegal = { $game }, coup { $step } : { $seat } ne peut pas jouer « { $action } » : { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-turn = { $game }, coup { $step } : { $seat } ne peut pas agir maintenant : { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-over = { $game }, coup { $step } : la partie est finie
error-answer = { $game } : la politique a répondu « { $action } » pour { $seat }, qui ne peut pas jouer cela : { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-answer-unknown = { $game } : la politique a répondu { $action } pour { $seat } ; les actions sont numérotées de 0 à { $last }
error-undo = { $game }, coup { $step } : { $seat } ne peut pas annuler cela : { $reason }
turn-of = c’est à { $seats } de jouer
match-over = la partie est finie
undo-nothing = il n’y a encore rien à annuler
undo-over = la partie est finie
undo-not-yours = le coup { $n } n’est pas une action de cette place, ou a déjà été annulé
undo-no-such-step = le coup { $n } n’est pas une action, ou a déjà été annulé
undo-chance = un tirage a eu lieu depuis
undo-seen = quelque chose de caché a été montré depuis
undo-foreign-dice = un tirage a eu lieu depuis, avec des dés qui n’existent plus
undo-others = quelqu’un d’autre a joué depuis
log-undo = { $seat ->
    [Vous] Vous avez annulé un coup.
   *[other] { $seat } a annulé un coup.
  }
log-undo-away = { $seat ->
    [Vous] Vous avez annulé des coups ; { $absent } : pas de réponse à temps.
   *[other] { $seat } a annulé des coups ; { $absent } : pas de réponse à temps.
  }

## Questions et réponses

ask-what = Que faites-vous ?
action-label = { $action }
refused-now = { $action } n’est pas possible maintenant
points-all = tout jusqu’ici

## La feuille de score

sheet-title = Feuille de score
sheet-all = Points
sheet-round = Manche { $round }
sheet-end = À la fin
sheet-total = Total
sheet-part = { $section }, { $category }
sheet-score = { $name } { $points }
sheet-sentence = { $what } : { $points }.

## Fichiers

file-unreadable = ne peut pas être lu : { $detail }
file-unwritable = { $where } ne peut pas être écrit : { $detail }
file-exists = { $where } existe déjà et n’a pas été touché ; choisissez un autre nom, ou continuez-le : vivant play --resume { $where }
file-changed = { $where } a été changé ou supprimé par quelqu’un d’autre ; plus rien n’y est écrit
file-in-use = { $where } est utilisé par un autre programme
file-not-text = n’est pas du texte en UTF-8
json-broken = JSON défectueux à la colonne { $column }
json-deep = imbriqué trop profondément
json-twice = la clé « { $key } » apparaît deux fois
json-number = { $number } n’est pas un nombre entier de ce format
json-surrogate = une moitié de caractère (un substitut isolé)

## Éditions

edition-error = { $where }, [{ $entry }] : { $problem }
edition-error-whole = { $where } : { $problem }
edition-toml = n’est pas du TOML valide : { $detail }
edition-large = plus de { $most } octets, c’est trop pour une édition
edition-key-parts = ligne { $line } : une clé de plus de { $parts } parties ; aucune édition n’en a de telle
edition-key-long = ligne { $line } : un nom ou un nombre de plus de { $letters } caractères ; aucune édition n’en a de tel
edition-deep = ligne { $line } : des listes ou des tables imbriquées à plus de { $levels } niveaux ; aucune édition n’en a besoin
edition-name-long = un nom de plus de { $letters } caractères ; aucune édition n’en a de tel
edition-missing = manque
edition-extra = n’est pas une entrée des éditions de ce jeu
edition-type = doit être { $wanted }
edition-foreign = seuls les textes, nombres entiers, true, false, listes et tables sont admis
edition-unprintable = contient un caractère non imprimable
edition-range = { $value } n’est pas entre { $least } et { $most }
edition-empty = est vide
edition-short = demande au moins { $least ->
    [one] une entrée
   *[other] { $least } entrées
  }
edition-twice = « { $value } » apparaît deux fois
edition-switch = doit être { $values } ({ $rule })
kind-number = un nombre entier
kind-flag = true ou false
kind-text = un texte
kind-texts = une liste de textes
kind-list = une liste
kind-table = une table

## Enregistrements

record-error = { $where }, ligne { $line } : { $problem }
record-error-whole = { $where } : { $problem }
record-empty = est vide, ce n’est pas un enregistrement
record-large = { $bytes } octets, c’est trop pour un enregistrement ; le maximum est { $most }
record-many-lines = plus de { $most } lignes, c’est trop pour un enregistrement
record-long-line = { $bytes } octets, c’est trop pour une ligne ; le maximum est { $most }
record-blank = est vide ; un enregistrement n’a pas de lignes vides
record-blanks = a des blancs avant ou après ; une ligne se termine par un simple retour à la ligne
record-cut-off = le fichier s’arrête ici, au milieu d’une ligne ; supprimez cette ligne pour continuer depuis la précédente
record-not = n’est pas l’enregistrement d’une partie
record-not-object = n’est pas un objet JSON
record-missing = « { $key } » manque
record-type = « { $key } » est d’un mauvais type
record-extra = « { $key } » n’a pas sa place ici
record-chain = la chaîne est rompue ici ; cette ligne ou une ligne avant elle a été changée
record-format = n’est pas la première ligne d’un enregistrement au format { $format }
record-seats = « seats » doit être une liste de { $players } noms
record-words = « words » doit être une liste de { $players } textes
record-hash = « { $key } » doit être sha256: suivi de 64 chiffres hexadécimaux
record-edition = l’édition « { $name } » n’est pas livrée avec cette version, et son contenu n’est pas dans l’enregistrement
record-edition-hash = le contenu de l’édition ne correspond pas à son empreinte
record-edition-name = l’édition s’annonce comme { $name } de { $game }
record-number = porte le numéro { $number }, mais { $right } vient ensuite
record-unknown = « { $action } » n’existe pas dans ce jeu
record-text = « { $text } » doit s’écrire « { $right } »
record-over = la partie était finie avant ce coup
record-chance-first = il faut un tirage avant que quelqu’un agisse
record-no-chance = « { $outcome } » : rien n’est tiré ici
record-impossible = « { $outcome } » ne peut pas être tiré ici
record-turn = ce n’est pas à la place { $seat } de jouer ici{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
record-illegal = « { $action } » n’est pas permis ici : { $reason } ({ $rule })
record-consent = « consent » et « away » doivent nommer d’autres places, dans l’ordre, aucune dans les deux
record-undo = le coup { $n } ne peut pas être annulé ici : { $reason }
record-early-end = la partie n’est pas finie ici
record-score = « { $key } » est faux ; il faudrait { $right }
record-secret = le secret ne correspond pas au sceau
record-sealed-twice = les dés étaient déjà scellés ; un enregistrement a un seul sceau
record-clocks = « clocks » doit avoir « each » (match ou decision), « seconds », « increment » et « bot », sans incrément pour chaque décision
record-clock-back = « at » vaut { $at }, mais le temps en était déjà à { $least } : il ne recule jamais
record-clock-left = « left » est faux ; d’après les temps de cet enregistrement, c’est { $right }
record-clock-out = le temps de la place { $seat } était écoulé avant ce coup
record-clock-aside = les temps s’arrêtent avant cette ligne ; aucun ne peut suivre
record-paused = la partie est en pause ici
record-event = « { $event } » ne peut pas arriver à la place { $seat } ici
record-event-unknown = l’événement « { $event } » n’existe pas ; il y a { $events }
record-draw = le coup { $step } n’est pas ce qu’ont tiré les dés scellés, à savoir { $promised }
record-after-end = vient après la fin de la partie
resume-finished = la partie est finie ; pour la revoir : vivant replay { $where }
resume-sealed = une partie scellée ne continue que là où son secret est gardé

## La ligne de commande

column-game = jeu
column-players = joueurs
column-title = nom
column-about = ce que c’est
column-entry = entrée
column-value = valeur
column-standard = standard
column-edition = édition
column-changes = ce que c’est
column-here = ici
column-mark = source
column-what = quoi
column-found = trouvé
column-seat = place
column-mean = moyenne
column-deviation = écart type
column-least = minimum
column-most = maximum
column-wins = victoires non partagées
column-shared = partagées
column-bot = robot
column-seats = places
column-share = victoires
column-interval = intervalle à 95 %
column-even = × part égale
column-lead = points d’avance
column-pace = ms par décision
column-longest = la plus longue, ms
column-plays = comment il joue
column-settings = réglages
mark-printed = imprimé
mark-reported = rapporté
mark-reconstructed = reconstitué
mark-ruling = notre précision
mark-changed = modifié
edition-sources = Imprimé : le texte de la règle le dit. Rapporté : des critiques publiées le disent. Reconstitué : notre propre choix, là où le texte de la règle ne le dit pas ; votre exemplaire peut différer. Notre précision : notre lecture de ce que le texte laisse ouvert. Une entrée qui en a plusieurs a des parties de chaque sorte.
edition-name-unknown = { $game } n’a pas d’édition « { $asked } » ; il y a { $names } ; un fichier se nomme avec son extension ou son dossier
edition-standard = le jeu tel quel, sans règles maison
edition-ours = { $title } (de nous) : { $sentence }
edition-hash = Empreinte du contenu : { $hash }
edition-good = { $where } : une édition cohérente de { $game } (« { $name } ») pour { $counts } joueurs
edition-same = Rien n’y diffère de l’édition standard.
switch-form = « { $text } » n’est pas une règle maison ; écrivez nom=valeur
switch-unknown = il n’y a pas ici de règle maison { $name } ; il y a { $names }
switch-none = ce jeu n’a pas de règles maison à choisir, donc pas non plus { $name }
switch-value = { $value } ne peut pas être choisi pour { $name } ; c’est { $values } ({ $rule })
entry-named = [{ $place }]
difference-entry = { $name } : { $value } (standard : { $standard })
difference-rows = { $name } : { $rows ->
    [one] { $rows } entrée diffère
   *[other] { $rows } entrées diffèrent
  } de l’édition standard
difference-named = { $name } : { $rows }{ $more ->
    [0] { "" }
   *[other] { "" } ; et { $more } de plus
  }
row-instead = { $new } au lieu de { $old }
row-new = { $new } en plus
row-gone = sans { $old }
row-changed = { $new }, autrement
row-value = { $row } : { $new } au lieu de { $old }
differences-more = et { $count ->
    [one] { $count } autre différence
   *[other] { $count } autres différences
  }
value-yes = oui
value-no = non
example-standard = Avec l’édition standard : { $sentence }
examples-standard = Ces exemples sont calculés avec l’édition standard, et non avec celle qui est jouée ici.
house-rules = Règles maison (édition « { $edition } ») :
house-rules-alone = Règles maison :
house-rule = { $sentence } ({ $rule })
house-rules-none = Selon l’édition standard, sans règles maison.
rulings-none = { $game } n’a pas de règles maison à choisir.
rulings-default = { $name }={ $value } (standard, { $rule }) : { $sentence }
rulings-other = { $name }={ $value } ({ $rule }) : { $sentence }
rule-unknown = il n’y a pas de règle { $asked } ; toutes les règles : vivant rules { $game }
internal-error = vivant a commis une erreur ({ $detail }) ; merci de la signaler, avec ce qu’affiche VIVANT_DEBUG=1
system-refused = le système a refusé : { $detail }
system-enoent = il n’y a pas de tel fichier ou dossier
system-eacces = accès refusé
system-eperm = opération non permise
system-eisdir = c’est un dossier
system-enotdir = ce n’est pas un dossier
system-enospc = il n’y a plus de place
system-erofs = on ne peut pas y écrire
system-eexist = le fichier existe déjà
system-eaddrnotavail = cette adresse n’est pas d’ici
usage-error = { $problem }. Voir : { $command } --help
usage-option-unknown = Il n’y a pas d’option { $name }
usage-option-alike = Il n’y a pas d’option { $name } (possible : { $others })
usage-command-unknown = Il n’y a pas de commande « { $name } »
usage-command-alike = Il n’y a pas de commande « { $name } ». Vouliez-vous dire { $others } ?
usage-command-missing = Il manque une commande
usage-number = La valeur de { $name } ne convient pas : { $value } n’est pas un nombre entier
usage-range = La valeur de { $name } ne convient pas : { $value } n’est pas dans l’intervalle { $range }
usage-missing-argument = Il manque l’argument « { $name } »
usage-missing-option = Il manque l’option { $name }
usage-value-missing = L’option { $name } demande une valeur
usage-value-extra = L’option { $name } ne prend pas de valeur
usage-extra = Arguments en trop : { $extra }
choice-unknown = { $name } ne peut pas valoir { $value } ; c’est { $choices }
step-unknown = il n’y a pas de coup { $step } ; le dernier est { $last }
seat-kind = { $seat } n’est pas une place ; écrivez human, human:NOM ou un robot : { $bots }
resume-alone = --resume continue une partie telle qu’elle était : retirez { $names }
records-one-job = --records écrit sur un seul cœur : retirez --jobs
picture-not-svg = { $where } n’est pas un nom d’image : choisissez-en un qui finit par .svg
records-random = --records écrit des parties jouées au hasard : omettez --bots
records-exist = { $where } existe déjà et n’a pas été touché ; choisissez un autre dossier
verify-true = { $file } : valide. { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }.
verify-finished = Partie finie après { $steps } coups.
verify-unfinished = Partie inachevée, { $steps } coups jusqu’ici.
verify-unsealed = Sans sceau : personne n’a promis les tirages d’avance.
verify-unopened = Scellée, mais le secret n’a pas été révélé : les tirages ne peuvent pas être vérifiés.
verify-sealed-true = Le sceau tient : chaque tirage est celui qui avait été promis.
verify-partly = Scellée à partir du coup { $step } : depuis, chaque tirage est celui qui avait été promis. Personne n’avait promis les tirages d’avant.
verify-seed-follows = Les tirages suivent la graine.
verify-seed-departs = Les tirages ne suivent pas la graine.
verify-clocks = Jouée à la pendule ; chaque temps de l’enregistrement découle des précédents.
verify-resigned = La place { $seat } a abandonné après le coup { $step } ; un robot a continué.
verify-out = La place { $seat } a épuisé son temps{ $times ->
    [one] {" "}après le coup { $step }
   *[other] {" "}{ $times } fois, la dernière après le coup { $step }
  } ; un robot a décidé à sa place.
simulate-lengths = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
simulate-rotated = { $deals ->
    [one] Une donne, jouée { $players } fois en changeant de place ; une victoire partagée est divisée.
   *[other] { $deals } donnes, chacune jouée { $players } fois en changeant de place ; une victoire partagée est divisée.
  }
simulate-rate = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } en { $seconds } s, { $rate } par seconde.
replay-prompt = [{ $at } sur { $last }] Entrée : suite, b : retour, un nombre : aller à ce coup, q : quitter >
doctor-build = version
doctor-compiled = compilée : pleine vitesse
doctor-interpreted = interprétée : tout fonctionne, lentement ; « make install » construit la version rapide
doctor-no-compiler = interprétée, faute de compilateur C : tout fonctionne, lentement ; installez-en un (gcc) et reconstruisez
doctor-language = langue
doctor-missing = manque
doctor-game = jeu { $game }
doctor-good = en ordre

## Une partie dans le terminal

name-you = Vous
name-bot = Robot { $n }
name-seat = Place { $n }
prompt = >
command-undo = annuler
command-why = pourquoi
command-what = prévoir
command-hint = conseil
command-bot = robot
command-score = points
command-log = journal
command-board = table
command-rules = règles
command-house = maison
command-aid = mémo
command-save = enregistrer
command-quit = quitter
command-help = aide
session-welcome = Tapez ce que vous voulez faire, aide pour toutes les commandes, ou règles pour les règles.
session-level = Difficulté : { $level }
session-bots = À la table : { $bots }.
session-legal = Vous pouvez : { $texts }
session-lent = Un robot joue pour vous : Entrée le laisse décider, une action tapée vous rend votre place.
session-help =
    Tapez une action comme elle est écrite après « Vous pouvez », ou ses premières lettres si une seule convient ; Tab la complète.
    annuler              annuler votre dernier coup (annuler 31 : jusqu’à ce coup ; le journal montre les numéros)
    pourquoi ACTION      pourquoi cela n’est pas permis maintenant
    prévoir ACTION       ce qui suivrait, dans les jeux où c’est certain (plusieurs actions avec des virgules)
    conseil              les trois meilleures actions, ce que vaut chacune, et pourquoi
    robot [NOM]          laisser un robot décider pour vous (easy, normal, hard, expert) ; jouez vous-même pour reprendre votre place
    points               les points de chacun et d’où ils viennent
    journal              ce qui s’est passé jusqu’ici
    table                montrer la table à nouveau
    règles [ID]          les règles, ou l’une d’elles
    maison               en quoi cette table diffère des règles standard
    mémo [PARTIE]        l’aide de jeu, ou une autre partie de ce qu’on raconte du jeu (symboles, matériel, mise en place)
    enregistrer FICHIER  garder la partie dans un fichier de votre choix
    quitter              partir ; la partie est enregistrée et peut continuer plus tard
typed-unknown = « { $text } » n’existe pas dans ce jeu. Tapez l’un des textes ci-dessus, ou aide.
typed-none = Rien de ce que vous pouvez faire maintenant ne commence par « { $text } ».
undo-number = « { $text } » n’est pas un numéro de coup ; le journal les montre.
typed-several = Plusieurs conviennent : { $texts }
refused = Non : { $reason }.
refused-by-rule = Non : { $reason } (règle { $rule } ; pour la lire : règles { $rule }).
why-what = Pourquoi quoi ? Tapez par exemple : pourquoi { $action }
what-what = Prévoir quoi ? Tapez par exemple : prévoir { $action }
what-nothing = Rien de certain ne suivrait.
why-legal = { $action } est permis maintenant.
undo-no-consent = Tout le monde n’est pas d’accord : le coup reste.
ask-consent = { $name } : { $asker ->
    [Vous] vous voudriez
   *[other] { $asker } voudrait
  } annuler le coup { $step } et tout ce qui suit. D’accord ? (o/N)
curtain-undo = { $name ->
    [Vous] Vous pouvez encore taper annuler, ou quitter.
   *[other] { $name } peut encore taper annuler, ou quitter.
  }
question-to = { $name } : { $question }
bot-failed = { $name } n’a pas su décider ({ $detail }) ; une action permise a été jouée à la place.
bot-replaced = { $name } : { $reason }. Le robot { $usual } joue à sa place.
not-kept = Cette partie ne peut pas être enregistrée sur cette machine ; enregistrer FICHIER la garde ailleurs.
end-won = { $names ->
    [Vous] Vous avez gagné.
   *[other] Victoire : { $names }.
  }
end-shared = Victoire partagée : { $names }.
simulate-heading = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, édition { $edition }, graine { $seed }
simulate-heading-options = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, édition { $edition }, graine { $seed }, { $options }
ask-go-on = Continuer votre partie de { $game } du { $when } ? (O/n)
ask-game = Quel jeu ? (Entrée : { $first })
ask-save = L’enregistrer d’abord ? Tapez un nom de fichier, ou Entrée pour partir sans enregistrer :
curtain = { $name }, c’est votre tour. Appuyez sur Entrée quand personne d’autre ne regarde.
score-line = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $secret ->
    [0] {""}
   *[other] , dont { $secret } que les autres ne peuvent pas compter
  }
score-source = {"  "}{ $points } pour { $source } ({ $rule })
save-where = Enregistrer où ? Tapez par exemple : enregistrer partie.jsonl
saved = Enregistrée dans { $where }.
end-line = { $rank }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
end-record = L’enregistrement est dans { $where } ; pour le revoir : vivant replay { $where }
end-review = Voir ce qui aurait été mieux : vivant review { $where } --seat { $seat }
left-saved = Partie enregistrée. Pour continuer : vivant play --resume { $where }
left-unsaved = Partie quittée sans l’enregistrer.

## La table dans le navigateur

serve-address = vivant est ouvert à l’adresse { $address }
serve-stop = Ctrl-C l’arrête ; toutes les parties sont gardées dans { $db }
serve-port = le port { $port } est pris ; choisissez-en un autre avec --port
serve-bind = { $host } port { $port } ne peut pas être ouvert : { $detail }
serve-packages = la table demande des paquets qui manquent ({ $missing }) ; installez-les avec : pip install "vivant[table]"
serve-url = { $url } n’est pas une adresse ; écrivez par exemple https://jeux.example.org
serve-smtp = --smtp nomme un serveur de courriel ; écrivez par exemple smtp://NOM:MOTDEPASSE@mail.example.org:587, ou smtps:// pour TLS dès le début
serve-mail-from = --mail-from { $sender } n’est pas une adresse électronique ; écrivez par exemple table@example.org
serve-mail-url = --smtp demande aussi --url : les courriels contiennent des liens
serve-mail-fails = aucun courriel ne peut partir par { $server } pour le moment : { $detail }
serve-no-push = les navigateurs ne peuvent pas être appelés quand c’est à quelqu’un de jouer : cryptography n’est pas installé ; ajoutez-le avec : pip install "vivant[push]"
serve-behind = --behind { $behind } : ce ne sont pas des adresses ou des réseaux ; écrivez par exemple 127.0.0.1,10.0.0.0/8
backup-done = { $file } est complet et vérifié ; tables : { $tables }, enregistrements : { $records }, lignes : { $lines }
restore-done = { $file } est restauré dans { $db } ; tables : { $tables }, enregistrements : { $records }, lignes : { $lines }
restore-replaced = Ce qui était là avant est gardé dans { $file }
report-not = n’est pas un rapport de vivant
report-newer = est un rapport d’un vivant plus récent (format { $format })
report-heading = { $game }, coup { $step }, place { $seat } ; vivant { $version }, Python { $python }
report-browser = Navigateur : { $browser }
report-legal = Permis : { $texts }
report-record = L’enregistrement entier est dans ce rapport.

## Coach

source-others = votre meilleur adversaire
advice-others-less = { $points } en freinant { $rivals ->
    [one] votre adversaire
   *[other] vos adversaires
  }
advice-others-more = { $points } en laissant plus à { $rivals ->
    [one] votre adversaire
   *[other] vos adversaires
  }
advice-head = Votre avance attendue à la fin sur votre meilleur adversaire, en points (± est la marge d’erreur) :
advice-line = { $n }. { $action }   { $worth }   { $label }
advice-first = Le meilleur choix, avec environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus que le suivant : { $sources }.
advice-first-even = Le meilleur choix, mais le suivant est presque aussi bon.
advice-later = { $points ->
    [one] Environ { $points } point de moins
   *[other] Environ { $points } points de moins
  } : { $sources }.
advice-later-even = { $points ->
    [0] Presque aussi bon que le meilleur.
    [one] Environ { $points } point de moins que le meilleur.
   *[other] Environ { $points } points de moins que le meilleur.
  }
advice-why = Par rapport à « { $other } » : { $sources }.
advice-even = Aussi bien que « { $other } ».
advice-only = Vous ne pouvez rien faire d’autre.
advice-source = { $points } pour { $source }
advice-rest = { $points } pour tout le reste
advice-list = { $list }
advice-nothing = aucune raison ne se détache
advice-thinking = Réflexion…
review-none = { $name } : le conseiller n’a relevé aucune erreur nette.
review-head = { $name } : { $count ->
    [one] la décision la plus coûteuse.
   *[other] les décisions les plus coûteuses, sur { $count }.
  }
review-best = { $done } : c’était le meilleur choix.
review-moment = Joué : { $done }. Mieux : { $better }, pour { $cost } points de plus.
review-short = Joué : { $done }. { $points ->
    [0] Un peu mieux
    [one] Environ { $points } point de mieux
   *[other] Environ { $points } points de mieux
  } : { $better }.
review-why = Ce qui fait la différence : { $sources }.
review-again = Réessayer à partir de là : { $command }
review-unfinished = { $where } : cette partie n’est pas finie. Demandez plutôt un conseil : vivant play --resume { $where }, puis : conseil
step-not-own = { $where } : le coup { $step } n’est pas une action, ou a été annulé ; vivant replay { $where } montre les coups
from-step-alone = --from-step dit où reprendre dans un enregistrement : nommez-le avec --resume FICHIER

## Les robots, comme on les choisit

bot-easy = Facile
bot-easy-about = faible : voit une décision plus loin et fait des erreurs
bot-easy-character = Joue pour le plaisir, oublie la moitié du plan et perd de bon cœur.
bot-normal = Normal
bot-normal-about = moyen : pèse chaque choix, une décision plus loin
bot-normal-character = Connaît bien le jeu, aime la compagnie et laisse parfois passer une occasion.
bot-hard = Difficile
bot-hard-about = fort : prévoit plusieurs tours à l’avance et joue aussitôt
bot-hard-character = Prévoit loin, parle peu et ne fait guère de cadeaux.
bot-expert = Expert
bot-expert-about = très fort : prévoit plusieurs tours à l’avance, environ une seconde
bot-expert-character = A déjà tout vu. Gagnez, et racontez-le à tout le monde.
bot-greedy = Glouton
bot-greedy-about = prend ce qui semble le mieux sur le moment
bot-greedy-character = Attrape ce qui brille le plus, tout de suite.
bot-random = Aléatoire
bot-random-about = très faible : joue n’importe quelle action permise
bot-random-character = Fait ce qui lui passe par la tête. Vraiment n’importe quoi.
bot-policy-about = joue comme un réseau d’un fichier ONNX, instruit auparavant ; seulement dans un terminal
bot-search = Recherche arborescente
bot-search-about = prévoit aussi loin que son temps le permet
bot-search-character = Prend son temps et regarde dans tous les coins.

## Le labo : des jeux pour les programmes qui apprennent

lab-column-first = première case
lab-column-cells = cases
lab-column-name = partie
lab-column-meaning = sens
lab-environment = il n’y a pas d’environnement { $environment } ; ils vont de 0 à { $last }
package-missing = il manque le paquet { $package } : pip install "vivant[{ $extra }]" (dans une copie des sources : python tools/environment.py { $extras })
lab-part = il n’y a pas de partie « { $asked } » dans les lignes de { $game } ; il y a { $parts }
lab-row = une ligne de { $game } a { $size } cases, pas { $given }
lab-number = { $what } est un nombre entier de 1 à { $most }, pas { $given }
lab-players = players est un nombre entier, pas { $given }
lab-seat-alone = seat={ $seat } n’a de sens qu’avec des adversaires : nommez-les, ou enlevez-le et décidez pour chaque place
lab-seat-held = la place { $seat } ne peut pas être à la fois à qui apprend et à un adversaire
lab-hands = { $what } est un nombre entier de 0 à { $most }, au plus un par environnement ; pas { $given }
lab-either = choisissez workers ou threads, pas les deux
lab-choice = il n’y a pas de { $what } « { $asked } » ; il y a { $known }
lab-no-learner = chaque place a un adversaire : laissez-en une à qui apprend
lab-policy-stays = une politique ne peut pas être envoyée à des workers : nommez plutôt un bot, ou passez-vous de workers
lab-threads = dans ce Python, qui a un verrou global, les threads s’attendraient l’un l’autre : prenez des workers
lab-worker-lost = un worker s’est arrêté ; refaites les environnements
lab-workers-ended = un coup a été interrompu, et les workers se sont arrêtés ; refaites les environnements
lab-broken-off = un coup a été interrompu, et certaines parties sont plus avancées que d’autres : appelez d’abord reset
lab-reset-first = aucune partie n’est en cours ici : appelez d’abord reset
lab-closed-one = cet environnement est fermé ; faites-en un autre
lab-closed = ces environnements sont fermés
lab-actions = step prend { $count } nombres entiers, un par environnement, pas { $given }
lab-marks = pour dire quels environnements, donnez { $count } valeurs vrai ou faux, une pour chacun ; pas { $given }
lab-needs-reset = une partie est terminée : recommencez d’abord son environnement avec l’option « reset_mask »
lab-seed = une graine est un nombre entier de 0 à { $most }, pas { $given }
lab-unknown = { $game }, environnement { $environment }, partie { $number } : il n’y a pas d’action { $action } ; elles sont numérotées de 0 à { $last }
lab-illegal = { $game }, environnement { $environment }, partie { $number } : { $seat } ne peut pas jouer « { $action } » : { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
lab-action = { $game }, coup { $step } : il n’y a pas d’action { $action } ; elles sont numérotées de 0 à { $last }
lab-no-recall = une ligne dit où en est une partie, pas comment elle y est venue : prenez l’observation tensor, ou l’information state string
lab-outcome = { $game }, coup { $step } : le hasard n’a pas de résultat { $outcome } ; ils sont numérotés de 0 à { $last }
lab-outcome-now = { $game }, coup { $step } : le hasard ne peut pas répondre « { $outcome } » maintenant
lab-unanswered = { $game }, coup { $step } : { $seat } doit aussi répondre, et n’a pas d’action ici
export-usage = dites quoi exporter et vers où, « vivant export PARTIES --to FICHIER.parquet », ou quoi vérifier, « vivant export --check FICHIER.parquet »
export-no-such = { $where } n’existe pas
export-exists = { $where } existe et n’est pas un fichier Parquet : il n’a pas été touché
export-nothing = aucune de ces parties n’est terminée
export-mixed = { $where } est une partie de { $other }, et la première est de { $first } : un tableau n’en contient qu’une sorte ; choisissez avec --game et --players
export-written = { $file } : { $rows ->
    [one] une décision
   *[other] { $rows } décisions
  } de { $matches ->
    [one] une partie
   *[other] { $matches } parties
  }.
export-unfinished = { $file } n’est pas terminée et a été laissée de côté
export-checked = { $file } : { $rows ->
    [one] une décision
   *[other] { $rows } décisions
  } de { $matches ->
    [one] une partie
   *[other] { $matches } parties
  }, et toutes se rejouent.
export-unreadable = { $where } ne peut pas être lu : { $detail }
export-not-one = { $where } n’est pas un tableau écrit par « vivant export »
export-row = { $where }, ligne { $row } : { $problem }
export-origin = { $where } : les robots qui ont décidé, ou les fichiers d’où viennent les parties, ne sont pas ce qui avait été écrit
export-layout = ses cases sont disposées autrement que dans cette version
export-differs = « { $column } » n’est pas ce qui suit des lignes précédentes
export-length = la partie a plus ou moins de décisions

## Leçons

lesson-other = c’est permis, mais ce n’est pas l’objet de cette étape
lesson-unknown = { $game } n’a pas de leçon « { $asked } » ; « vivant learn » donne la liste
lesson-not-toml = ce n’est pas du TOML : { $detail }
lesson-missing = cette entrée manque
lesson-unasked = rien ne demande cette entrée
lesson-not-table = il faut une table ici
lesson-kind = { $kind ->
    [int] il faut un nombre entier ici
    [str] il faut un texte ici
    [list] il faut une liste ici
   *[dict] il faut une table ici
  }
lesson-texts = il faut ici une liste de textes non vides
lesson-seat = « { $seat } » n’est pas une place ; elles sont numérotées de 0 à { $last }
play-learn = C’est nouveau pour vous ? « vivant learn { $game } » l’apprend en une première partie d’environ { $minutes } minutes.
learn-heading = Leçon : { $title } (environ { $minutes } minutes)
learn-help = Faites ce que demande chaque étape, ou tapez passer pour que cela soit fait pour vous ; sortir termine la leçon, et la partie continue. Annuler, pourquoi, règles et aide marchent comme toujours.
learn-step = { $step }/{ $steps }
learn-do = Tapez : { $texts }
learn-not-this = Pas cela : { $reason }
learn-over = La leçon est finie. Jouez cette partie jusqu’au bout, ou quittez-la avec quitter ; « vivant play { $game } » en commence une autre.
learn-left = La leçon s’arrête ici ; la partie continue.
learn-resumed = Vous reprenez où vous vous étiez arrêté ; « vivant learn { $game } { $lesson } --again » recommence.
learn-go-on = Leçon enregistrée. Pour continuer : vivant learn { $game } { $lesson }
learn-players = { $game } n’a pas de leçon pour { $players ->
    [one] une personne
   *[other] { $players } personnes
  } ; « vivant learn » donne la liste
learn-none = { $game } n’a pas de leçons ; « vivant learn » donne la liste
command-skip = passer
command-leave = sortir
column-lesson = leçon
column-minutes = minutes
contest-standing = { $share } % de victoires ({ $low } à { $high } ; à égalité { $even }), { $lead } ± { $error } points, { $games } parties, { $pace } ms par décision

## Énigmes

puzzle-points = { $sign ->
    [minus] −
   *[none] {""}
  }{ $whole }{ $part ->
    [0] {""}
   *[other] ,{ $part }
  }
puzzle-take = Que prendriez-vous ?
puzzle-take-task = Quel choix vous donne la meilleure avance à la fin de la partie ? Le conseiller est sûr d’un seul.
puzzle-take-proof = Le conseiller a continué { $worlds } fois la partie à partir d’ici, en redistribuant chaque fois ce que vous ne voyez pas. Ce choix rapporte { $gap } points de plus que le suivant, avec une marge d’erreur de { $error }.
puzzle-grade-easy = facile
puzzle-grade-normal = moyen
puzzle-grade-hard = difficile
puzzle-grade-expert = très difficile
puzzle-grade-beyond = diabolique
puzzle-grade-easy-about = Un joueur qui n’anticipe pas la trouve.
puzzle-grade-normal-about = Un robot qui anticipe d’une décision la trouve.
puzzle-grade-hard-about = Un robot doit chercher parmi quelques centaines de positions pour la trouver.
puzzle-grade-expert-about = Un robot doit chercher parmi quelques milliers de positions pour la trouver.
puzzle-grade-beyond-about = Même une recherche parmi quelques milliers de positions ne la trouve pas.
puzzle-whole = cette réponse est complète ; recommencez pour en essayer une autre
puzzle-refused = { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
puzzle-kind-unknown = { $game } n’a pas de sorte d’énigme « { $asked } »
puzzle-none = { $game } n’a pas d’énigmes ; « vivant puzzle » donne la liste des jeux qui en ont
puzzle-unknown = { $game } n’a pas d’énigme { $asked } ; elles sont numérotées de 1 à { $last }
puzzle-pack-false = { $where } : ce n’est pas un recueil d’énigmes : { $detail }
puzzle-no-kinds = { $game } ne déclare aucune sorte d’énigme
puzzle-too-few = { $game } : { $seeds } parties n’ont pas donné assez d’énigmes de la sorte « { $kind } » à { $players } joueurs
puzzle-right = C’est juste !
puzzle-wrong-worth = Pas encore la meilleure : cela donne { $worth }, et { $best } est possible. Essayez encore.
puzzle-wrong-gap = Pas encore la meilleure : elle vous coûte environ { $short } points. Essayez encore.
puzzle-best = La meilleure réponse : { $line }.
puzzle-best-list = La meilleure réponse :
puzzle-against = Comparée à { $other } : { $sources }.
puzzle-against-yours = Comparée à la vôtre : { $sources }.
puzzle-against-next = Comparée à ce qu’on trouve facilement : { $sources }.
puzzle-quoted = « { $label } »
puzzle-then = { $first }, puis { $rest }
puzzle-heading = Énigme { $number } sur { $last } : { $title } ({ $grade })
puzzle-of-day = C’est l’énigme du { $day }.
puzzle-help =
    Tapez une action comme elle est écrite après « Vous pouvez », ou ses premières lettres si une seule convient ; Tab la complète.
    annuler : annuler votre dernière action    recommencer : reprendre l’énigme au début
    pourquoi ACTION : pourquoi elle n’est pas permise    table : montrer la table
    règles ou règles ID : les règles           solution : renoncer, et voir la meilleure réponse
    quitter : partir
puzzle-welcome = Tapez ce que vous feriez, aide pour toutes les commandes, ou solution pour renoncer.
puzzle-undone = Annulé.
puzzle-undo-nothing = Il n’y a rien à annuler.
puzzle-streak = { $days ->
    [one] Résolue le jour même. Revenez demain pour la suivante.
   *[other] Résolue le jour même, { $days } jours de suite. Revenez demain pour la suivante.
  }
puzzle-kept = Résolues : { $solved } sur { $last }. Une autre : vivant puzzle { $game } --number { $next }
puzzle-given-up = Aucune honte à regarder. Une autre : vivant puzzle { $game } --number { $next }
puzzle-not-kept = Votre progression ne peut pas être conservée sur cette machine.
puzzle-date-wrong = « { $asked } » n’est pas une date ; écrivez-la ainsi : 2026-12-24
puzzle-one-choice = --number et --date disent tous deux quelle énigme : donnez l’un des deux
puzzle-made = { $game } : { $count } énigmes dans { $where } ({ $bytes } octets)
puzzle-made-grade = { $grade } : { $count }
command-solution = solution
command-again = recommencer
column-puzzle = énigme
column-kind = sorte
column-grade = difficulté
column-solved = résolue
column-streak = jours de suite
