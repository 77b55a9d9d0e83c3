"""The coach: what an action is worth and why, from what the player knows; and what cost most in a finished match."""

from vivant.coach.advice import Advice, Estimate, advise
from vivant.coach.review import Decision, decisions_of, judge, look_back, worst

__all__ = ["Advice", "Decision", "Estimate", "advise", "decisions_of", "judge", "look_back", "worst"]
