"""Drawing for all games, none of them known here: SVG text, colours, building blocks, PNG."""
