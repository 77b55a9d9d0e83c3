### Ce que disent les pages des tables ouvertes et des images des liens, en français.

## Tables ouvertes, sur l’accueil

home-open = Tables ouvertes
home-open-game = Jeu
home-open-games = Tous les jeux
home-open-languages = Toutes les langues
home-open-none = Aucune table de ce genre pour le moment.
js-open-by = { $name } vous invite
js-open-places = places libres : { $places } sur { $players }
js-open-house = Règles maison
js-open-sit = S’asseoir
js-open-lang-en = en anglais
js-open-lang-fr = en français
js-table-next = Rejoindre la partie suivante

## Ce que montre un lien partagé

preview-table = Une place à une table de { $title }
preview-table-about = Ouvrez le lien, dites votre nom et jouez dans le navigateur. Sans compte.
preview-replay = { $title }, à revoir
preview-replay-about = La partie de { $names }, coup par coup.
preview-replay-picture = La table de { $names } à { $title }
preview-game-picture = Des pièces de { $title }
