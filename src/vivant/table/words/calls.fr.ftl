### Être appelé loin de la table : ce que disent messages, pages et refus, en français.

## Ce qui est envoyé

call-turn-title = À vous : { $name }
call-turn = C’est à vous de jouer à la table { $name }.
call-over-title = Terminée : { $name }
call-over = La partie à la table { $name } est terminée.
call-stop = Plus de message sur cette table : { $link }
call-ask-title = { $title } : pouvons-nous vous écrire ?
call-ask = Quelqu’un a demandé que cette adresse soit prévenue quand c’est son tour à une table de { $title } sur { $url }

  Oui, écrivez-moi : { $confirm }

  Si ce n’était pas vous, ne faites rien : aucun autre message ne sera envoyé. Ou dites-le ici : { $stop }

## Refus

call-no-push = ce serveur ne peut pas appeler les navigateurs
call-no-mail = ce serveur n’envoie pas de courriel
call-endpoint = ce n’est pas l’abonnement d’un navigateur, ou celui d’un service qui n’est pas appelé d’ici
call-mail = ce n’est pas une adresse électronique
call-mailbox = assez de messages de ce genre ont été envoyés pour l’instant ; cherchez le nôtre, ou réessayez plus tard
call-mail-stopped = la personne qui lit cette adresse ne veut rien recevoir d’ici ; rien n’y est donc envoyé
call-key = ce lien n’est plus valable

## La page derrière les liens des courriels

mail-title = Courriels d’une table
js-mail-confirm = Oui, écrivez-moi
js-mail-confirm-about = Vous recevrez un courriel quand c’est votre tour et que vous n’êtes pas à la table, et quand la partie est terminée. Chacun a un lien qui y met fin.
js-mail-confirmed = C’est fait : vous serez prévenu quand ce sera votre tour.
js-mail-stop = Plus de courriels
js-mail-stop-about = Aucun autre courriel sur cette table ne vous sera envoyé. Si vous n’aviez jamais dit oui, personne ici ne pourra vous le redemander pendant un an.
js-mail-stopped = C’est fait : plus de courriels.
js-mail-none = Ce lien n’est pas complet. Ouvrez-le encore une fois depuis le courriel.

## Dans les réglages de la table

js-calls = Quand je ne regarde pas
js-calls-notify = Une notification tant que cette page est ouverte en arrière-plan
js-calls-push = Appeler cet appareil quand la page est fermée ou hors de vue
js-calls-mail = Par courriel
js-calls-mail-send = Écrivez-moi
js-calls-mail-asked = Nous avons écrit à { $address } : suivez d’abord le lien de ce message.
js-calls-mail-on = Les courriels vont à { $address }.
js-calls-mail-off = Plus de courriels
js-calls-about = Un message dit que c’est votre tour, ou que la partie est terminée, et à quelle table ; rien d’autre.
js-calls-denied = Ce navigateur ne laisse pas la page vous prévenir ; ses propres réglages peuvent y remédier.
js-calls-failed = Ce navigateur ne peut pas être appelé.
js-calls-turn = C’est à vous de jouer.
js-calls-over = La partie est terminée.
