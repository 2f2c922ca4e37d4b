"""How fast it is, measured beside the bars it should meet: ``python -m tests.bench``."""
