"""What Vivid Memories says: questions, refusals, the log and points; the sentences stand beside it."""
