"""Delivery of messages: each board or notice is posted, edited and finished exactly once."""
