"""Months at tables of people with jobs, holidays and several time zones, told as a journal."""
