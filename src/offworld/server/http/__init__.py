"""Requests and sockets: routes, commands, errors as replies, the built client."""
