"""The testkit over every registered game, and over games that are broken on purpose."""
