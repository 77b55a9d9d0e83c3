"""Mini: a game of six cards to try the nets, with one of everything: hidden hands and bids, acting at once, chance."""
