"""A wanderer: somebody who presses everything that can be seen, and looks whether the page keeps its shape."""
