"""The rules of Man O'War: one module a chapter."""
