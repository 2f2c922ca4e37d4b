"""The company of a captain: the standing shared by all who play for one side."""

from engine.games.captains_log.model.state import Captain, Company, Open


def company(sea: Open, captain: Captain) -> Company:
    """The company for which *captain* plays."""
    return sea.companies[captain.side]
