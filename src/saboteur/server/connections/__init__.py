"""Connections: WebSocket and server-sent events, as bytes and messages."""
