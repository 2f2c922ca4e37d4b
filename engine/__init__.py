"""The rules: pure Python without clock, I/O or Discord."""
