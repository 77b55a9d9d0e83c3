### Ce qui est proposé, à côté d’une table, à qui ne connaît pas encore un jeu, en français.

js-offer = Vous découvrez { $game } ?
js-offer-go = Apprendre d’abord en jouant · { $minutes } min
js-offer-you = Vous
js-offer-failed = La leçon ne peut pas commencer pour l’instant.
