"""The table: a server and its page, where people and bots play. It knows no game by name."""
