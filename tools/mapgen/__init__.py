"""Draws the boards from public geography (Natural Earth) and the facts of the games.

The way of a map, one module per step:

    plane       the drawing plane: projection, lenses, frame, and whether the map wraps
    sources     reads Natural Earth: world-atlas (npm) and the extracts
    recipe      what belongs to which space, written by hand for each game (recipes/*.toml)
    facts       the spaces and borders that the rules know
    raster      areas on a fine grid: provinces, seeds, patches; their borders as smooth lines
    land        land spaces: coast plus those borders
    network     sea zones: a net of meeting points, drawn with curved strokes
    coverage    everything cut along everything: faces, arcs and who touches whom
    stations    ports, bases and boxes laid over the areas, moored to what they touch
    check       contact on the map against borders in the rules; links where there is no contact
    labels      names, values, places for counters
    relief      water lines along the coasts, mountains, lakes, rivers
    topojson    the file
    picture     a look at the file

A board may be flat or go round the globe (`plane`): then nothing ends at its sides, and every step asks for
the copies that lie beside it.

A board with a hex grid goes another way: `hexes` brings the coasts of the globe under the grid, bent to it
where the recipe says so, and lays terrain, sides and lines of the game's data over them.
"""
