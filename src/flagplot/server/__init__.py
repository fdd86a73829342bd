"""The server: games kept in a database, played over HTTP and WebSocket, alone or by a group."""
