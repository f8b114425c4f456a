"""The table in the browser: a lobby, tables that people and bots sit at, and a store that loses nothing."""
