"""The rules of Vivid Memories: states, and what may be done with them."""
