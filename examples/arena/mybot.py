"""A bot in a file, for the arena: vivant arena GAME --bots easy,./mybot.py:Bot

It has a process of its own. What it is handed is what its seat may know; what it prints goes nowhere.
"""


class Bot:
    def __init__(self, game):
        self.game = game

    def choose(self, view, seat, legal, dice, budget):
        """Whatever leaves the seat with the most points at once, in a world that the view allows."""
        world = view.imagine(dice)

        def points_after(action):
            after = world.clone()
            after.apply(seat, action)
            return after.scores()[seat]

        return max(legal, key=points_after)
