"""How bots think about Vivid Memories."""
