"""The bot as people meet it: real commands and clicks in a Discord made in process."""
