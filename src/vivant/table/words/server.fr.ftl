### Ce que dit le serveur de la table, en français.

## Places et noms

name-empty = Place { $n }
option-yes = oui
option-no = non
name-refused = un nom a de 1 à { $most } caractères visibles et ne commence pas par « bot: »
name-reserved = { $name } ressemble au nom d’un robot ou d’une place libre ; choisissez un autre nom
name-taken = il y a déjà { $name } à cette table ; choisissez un nom qui s’en distingue
word-refused = un mot pour le mélange a au plus { $most } caractères imprimables
word-late = la partie a commencé ; les mots ne peuvent plus changer
table-name-refused = le nom d’une table a au plus { $most } caractères, tous visibles
pace-refused = le rythme est l’un de { $paces }
seats-you = une seule place peut être la vôtre ; les autres personnes devant ce navigateur sont « here »
seat-taken = quelqu’un y est déjà assis
seat-not-empty = cette place n’est pas libre
seat-here = { $name } est là ; seule la place d’un absent peut être prêtée à un robot
seat-away-short = { $name } vient de partir ; sans retour, un robot pourra y jouer dans { $seconds } secondes
seat-lent = un robot joue à votre place ; reprenez-la d’abord
seat-not-lent = aucun robot ne joue à cette place pour vous
seat-resigned = vous avez abandonné ; un robot joue cette place jusqu’à la fin
seat-out = votre temps est écoulé ; un robot joue cette place jusqu’à la fin
seat-not-bot = il n’y a pas à cette place de robot qui puisse la céder
seat-other = ce n’est pas votre place
host-only = seul l’hôte peut le faire ; s’il est parti depuis cinq minutes, toute personne à la table le peut
listed-late = la partie a commencé : la table n’est plus affichée
listed-many = { $most } tables d’ici sont déjà affichées sur l’accueil ; retirez-en d’abord une
listed-not = cette table n’est plus ouverte à tout le monde ; cherchez-en une autre
sits-many = cela suffit pour le moment : réessayez un peu plus tard

## Le temps

clock-refused = une pendule demande « each » (match ou decision), « seconds » de 10 à 2 592 000, un « increment » pour une partie seulement, et un « bot »
clock-none = aucune pendule ne tourne à cette table
clock-paused = la partie est en pause ; quiconque est à la table peut la continuer
clock-out = votre temps pour cette décision est écoulé ; un robot la prend
clock-lends = à une table avec pendules, personne ne confie la place d’un autre à un robot : quand son temps est écoulé, un robot décide
clock-days = { $n ->
    [one] un jour
   *[other] { $n } jours
  }
clock-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
  }
clock-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
  }
clock-seconds = { $n } secondes
clock-for-match = Chacun a { $time } pour toute la partie{ $increment ->
    [0] {""}
    [one] , et une seconde de plus après chaque décision
   *[other] , et { $increment } secondes de plus après chaque décision
  }. Qui épuise son temps ne perd pas : un robot ({ $bot }) joue pour lui jusqu’à la fin.
clock-for-decision = Chaque décision peut prendre { $time }. Si elle prend plus longtemps, un robot ({ $bot }) la prend, et son joueur continue ; après deux de suite, le robot garde la place jusqu’à ce que son joueur la reprenne.
end-resigned = { $name } a abandonné après le coup { $step } ; un robot a continué.
end-out = { $name } a épuisé son temps{ $times ->
    [one] {" "}après le coup { $step }
   *[other] {" "}{ $times } fois, la dernière après le coup { $step }
  } ; un robot a décidé à sa place.
ask-pause = { $who ->
    [own] Vous aimeriez
   *[other] { $name } aimerait
  } faire une pause. Pendant la pause, aucune pendule ne tourne et personne ne joue.

## La partie

waiting-for = On attend { $names }
open-title = La table est ouverte
open-help = { $places ->
    [0] La partie commence tout de suite.
    [one] La partie commence quand la dernière place est prise.
   *[other] La partie commence quand la dernière des { $places } places est prise.
  }
table-open = la partie n’a pas commencé : une place est encore libre
again-early = cette partie n’est pas encore finie
decision-stale = cela répond à la question { $given }, mais cette place en est à la question { $right } ; regardez de nouveau
ask-text = { $who ->
    [own] Vous voudriez
   *[other] { $name } voudrait
  } annuler le coup { $step } et tout ce qui suit. C’était : { $action }
ask-text-hidden = { $who ->
    [own] Vous voudriez
   *[other] { $name } voudrait
  } annuler le coup { $step } et tout ce qui suit.
ask-pending = quelqu’un demande déjà ; attendez les réponses
ask-away = Absence : { $names }. On n’attend plus qui ne répond pas dans les { $seconds } secondes après la demande ou le départ.
ask-gone = personne ne vous le demande plus
record-early = l’enregistrement peut être téléchargé quand la partie est finie
notice-brought = Cette partie a été apportée ici au coup { $step } : la personne qui l’a apportée connaît peut-être ce qui a été tiré jusque-là. À partir de là, les tirages sont scellés.
notice-unsealed = Les tirages de cette partie ne sont pas scellés : la personne qui l’a apportée connaît peut-être tous les tirages.

## Liens

link-local = Ce lien ne marche que sur cette machine. Pour ouvrir aux autres, lancez le serveur avec : vivant serve --host 0.0.0.0 --port { $port } --url http://ADRESSE-DE-CETTE-MACHINE:{ $port }

## Le réseau de cette machine

network-page = seule une page de ce serveur peut faire cela
network-refused = seule la personne devant la machine qui fait tourner ce serveur peut ouvrir la table à son réseau, à l’adresse http://127.0.0.1 ; et pas si le serveur a été démarré avec --host, --url ou --behind
network-address = { $address } n’est pas une adresse de cette machine dans son réseau ; regardez à nouveau
network-bind = impossible d’ouvrir { $address } : { $detail }

## Refus du serveur

token-missing = cet appel demande un jeton : Authorization: Bearer JETON
token-refused = ce jeton ou cette invitation n’est pas valable ici ; peut-être a-t-il déjà servi ou été remplacé
table-unknown = cette table n’existe pas ; elle a peut-être expiré
host-refused = ce serveur ne répond pas au nom { $host } ; lancez-le avec --url et l’adresse que vous utilisez
origin-refused = les pages de { $origin } ne peuvent pas parler à ce serveur
body-large = c’est trop : le maximum est { $most } octets
shape-refused = la forme est l’une de { $shapes }
form-refused = { $where } : { $problem }
form-object = un objet est attendu ici
http-address = il n’y a rien à cette adresse
http-method = cette méthode n’est pas permise ici
http-http = la demande a été refusée : { $detail }
calls-fast = c’était trop rapide ; attendez une seconde
gets-fast = trop de demandes viennent de cette adresse ; attendez une seconde
chat-fast = c’était trop d’un coup ; attendez un peu
chat-length = une ligne de conversation a de 1 à { $most } caractères
tables-many = c’est assez pour l’instant : { $most } tables par heure depuis une adresse
edition-both = choisissez une édition maison ou envoyez la vôtre, pas les deux
edition-heavy = cette édition demande trop de temps ou de mémoire pour être installée ; faites-en une plus petite
record-heavy = cette partie demande trop de temps ou de mémoire pour être rejouée ; raccourcissez-la
sockets-many = cette place est ouverte dans trop de fenêtres ; fermez-en une
watch-links-many = cette table a déjà { $most } liens pour spectateurs ; envoyez l’un d’eux
watchers-many = trop de personnes regardent cette table
socket-hello = le premier message doit être un objet JSON avec un jeton
socket-fast = trop de messages sont venus par cette connexion ; elle est fermée, rouvrez-la dans un instant
call-refused = un appel est { $calls }, avec un numéro à lui : { $example }
server-restarting = le serveur redémarre ; réessayez dans un instant
server-mistake = une erreur s’est produite dans le serveur ; rien n’a changé
store-failed = cela n’a pas pu être enregistré, rien n’a donc changé ; réessayez dans un instant
store-address = la base { $url } n’a pas d’adresse ; écrivez { $example }
store-refused = la base { $url } ne peut pas servir : { $detail }
schema-newer = la base a été écrite par un vivant plus récent (schéma { $found }, celui-ci connaît { $newest }) ; prenez cette version, ou une autre base
schema-older = la base de données { $url } a le schéma { $found } et cette version demande le { $newest } ; sauvegardez-la (vivant backup FICHIER --db …), puis démarrez une fois avec --migrate
store-taken = la base de données { $url } est utilisée par un autre serveur vivant ; arrêtez-le, ou choisissez une autre base avec --db
store-gone = { $file } a été supprimé ou remplacé pendant que le serveur tournait ; rien n’est gardé tant qu’il n’est pas revenu
backup-exists = { $file } existe déjà et n’a pas été touché ; choisissez un autre nom
backup-empty = il n’y a rien de vivant dans { $url }
backup-broken = { $file } n’est pas une sauvegarde entière : { $detail }
restore-not-empty = la base de données { $url } contient déjà des parties ; avec --replace elles sont remplacées, après qu’une copie en a été faite

coach-busy = le conseiller réfléchit déjà pour vous ; redemandez quand il aura répondu
coach-failed = le conseiller n’a pas trouvé de réponse ; redemandez dans un instant
coach-turn = vous pouvez consulter le conseiller quand c’est à vous de jouer
coach-people = d’autres personnes jouent à cette table : le conseiller vous aide quand vous jouez seul avec des robots, et après la fin
coach-no-decision = le coup { $index } de cette partie n’est la décision de personne
lesson-standard = les leçons sont pour l’édition standard : sans options, règles maison ni édition
lesson-seats = cette leçon a { $players } places, dont seule la vôtre peut être donnée : « you » avec un nom

puzzles-none = il n’y a pas d’énigmes de « { $asked } »
puzzles-date = « { $asked } » n’est pas une date ; écrivez-la ainsi : 2026-12-24
