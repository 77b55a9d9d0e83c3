"""One file a subject: its `figures()` measures and yields them. A new file here needs no other change."""
