### Ce que dit la page des énigmes, en français. Les messages en js- sont dits par les scripts.

puzzle-title-of = Énigmes : { $game }
puzzle-no-script = Pour résoudre des énigmes, il faut JavaScript, désactivé dans ce navigateur. Dans un terminal il n’en faut pas : vivant puzzle.
puzzle-position = La position
puzzle-answer = Votre réponse
puzzle-undo = Annuler
puzzle-again = Recommencer
puzzle-give-up = Voir la solution
puzzle-by-name = Toutes les actions par leur nom
puzzle-solution = La solution
puzzle-next = Énigme suivante
puzzle-today = L’énigme du jour
puzzle-others = Toutes les énigmes
puzzle-filter = Difficulté
puzzle-filter-all = toutes
puzzle-of-other-games = Énigmes des autres jeux
js-puzzle-which = Énigme { $number } sur { $last }
js-puzzle-which-today = Énigme { $number } sur { $last }, celle du jour
js-puzzle-done = Jusqu’ici : { $text }
js-puzzle-solved = résolue
js-puzzle-of-day = aujourd’hui
js-puzzle-entry = { $number } : { $title }, { $difficulty }
js-puzzle-solved-count = Résolues : { $solved } sur { $last }
js-puzzle-streak-one = Résolue le jour même. Revenez demain pour la suivante.
js-puzzle-streak = Résolue le jour même, { $days } jours de suite. Revenez demain pour la suivante.
js-puzzle-running = { $days } de suite jusqu’ici
