"""The contract every game fulfils: state, flow, actions, dice, views, matches, files. Imports no game."""
