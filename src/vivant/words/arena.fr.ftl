# L’arène : beaucoup de parties, ce qui peut clocher, et ce qu’elles ont donné.

arena-bots = une série prend de 1 à { $most } robots, comme dans --bots easy,normal,./mybot.py:Bot
arena-bot-twice = { $bot } est nommé deux fois ; chaque robot joue contre les autres
arena-bot-name = le nom d’un robot a au plus { $most } lettres imprimables, et { $bot } n’en est pas un
arena-bot-file = { $bot } ne peut pas participer : il n’y a pas de { $where }
arena-bot-command = { $bot } ne nomme aucun programme ; écrivez-le comme dans « pipe:node mybot.js »
arena-bot-start = { $bot } ne peut pas participer : { $detail }
arena-value = { $name } ne peut pas être { $value }
arena-no-game = dites à quel jeu on joue : vivant arena JEU --bots ROBOT,ROBOT, ou lisez un dossier : --read-only --to DOSSIER
arena-read-only = --read-only lit un dossier : dites lequel avec --to DOSSIER
arena-records-folder = il faut un dossier pour garder les parties écrites
arena-folder-none = { $where } n’est pas le dossier d’une série
arena-folder-broken = { $where } ne peut pas être lu : son { $file } est abîmé
arena-folder-format = { $where } a le format { $format }, écrit par vivant { $version } ; cette version ne peut ni le lire ni le continuer
arena-folder-other = { $where } contient une série à laquelle on a demandé autre chose (« { $entry } » diffère) : choisissez un autre dossier avec --to
arena-folder-code = { $where } a été joué par un autre code ({ $before }, et voici { $now }) : lisez-le avec --read-only, ou commencez dans un autre dossier avec --to
arena-folder-full = { $where } n’est pas vide et ne contient aucune série : choisissez un autre dossier avec --to
arena-folder-busy = une autre série écrit dans { $where }
arena-folder-empty = { $where } ne contient encore aucune partie finie
arena-chunk-broken = { $where } est abîmé : supprimez-le, et la même commande le joue à nouveau
arena-chunk-other = { $where } appartient à une autre série : supprimez-le, et la même commande joue ce qui y a sa place
arena-disk = { $where } ne peut pas être écrit ({ $detail }) ; ce qui a été joué est gardé, et la même commande continue
arena-workers-die = { $times } processus de suite se sont arrêtés avant d’avoir joué un morceau ; ce qui a été joué est gardé
arena-on = on joue ici, ou avec --on ray ou --on ray://HÔTE:PORT, pas sur { $asked }
arena-cluster = la grappe { $where } ne peut pas être jointe : { $detail }
arena-cluster-lost = la grappe { $where } est perdue ({ $detail }) ; ce qui a été joué est gardé, et la même commande continue
arena-node-failed = une machine de la grappe n’a pas pu jouer : { $detail }
arena-node-code = une machine de la grappe a un autre code, ou il lui manque les fichiers de ces robots
arena-kept = Gardé dans { $where }.
arena-stopped = arrêté : { $games } parties sur { $of } sont gardées dans { $where } ; la même commande continue
arena-progress = { $games } parties sur { $of }, { $rate } par seconde, encore { $left }
arena-left-unknown = un temps inconnu
arena-fault = { $bot } perd la partie { $deal }-{ $turn } par forfait : { $fault }
arena-fault-detail = { $bot } perd la partie { $deal }-{ $turn } par forfait : { $fault } ({ $detail })
arena-fault-more = { $bot } : les suivants de cette sorte sont comptés sans être annoncés
fault-crashed = il a planté
fault-late = il a pris trop de temps
fault-illegal = ce n’est pas une action permise
fault-unasked = il a parlé hors de son tour
fault-nonsense = ce qu’il a dit ne se lit pas
arena-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
arena-setup = Édition { $edition } ; graine { $seed } ; joué par vivant { $code }.
arena-option = Option { $name } : { $value }.
arena-decided = L’ordre est décidé : dans au plus { $error } % de telles séries, deux robots sont mis dans le mauvais ordre.
arena-open = Tous les ordres ne sont pas décidés ; la dernière colonne dit à quel point chacun est sûr.
arena-unfinished = Cette série n’est pas finie : { $games } parties sur { $of } sont là.
arena-ranking = Qui est plus fort
arena-ranking-note = Les cotes sont de Plackett–Luce (openskill), avec un intervalle à 95 % ; seules les différences comptent. Une victoire partagée est divisée ; × part égale vaut 1 quand un robot gagne ce que valent ses places. Les points d’avance se comptent donne par donne contre le reste de la table, chaque donne jouée de chaque place. Devant le suivant : décidé, ou la plus petite erreur avec laquelle ce le serait.
arena-cross = Chacun contre chacun
arena-cross-note = Combien de fois le robot de la ligne finit devant celui de la colonne (une égalité compte pour moitié), et de combien de points, donne par donne, avec un intervalle à 95 %.
arena-seats = Places
arena-seats-note = Ce que gagne chaque place, qui que ce soit qui s’y trouve.
arena-faults = Parties perdues par forfait
arena-faults-note = Qui plante, prend trop de temps, enfreint une règle ou dit ce qui ne se lit pas perd cette partie ; elle compte pour les victoires et les cotes, pas pour les points.
arena-sure = décidé
column-rating = cote
column-games = parties
column-next = devant le suivant
column-fault = pourquoi
column-times = fois
