"""The web server: connections, requests and sockets, bounded in size and time before anything is held in memory."""
