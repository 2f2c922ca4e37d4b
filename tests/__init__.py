"""Tests and their support, in the same rooms as the code they prove."""
