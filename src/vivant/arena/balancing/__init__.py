"""The balance lab: what an edition does, and what a change of it did, from many games and what they tell."""
