"""What counters are called that carry no name: nation, troops, and a number where there are several."""

from __future__ import annotations

# whose troops they are, as one says it; of other Countries the name will do
ADJECTIVES = {
    "japan": "Japanese", "russia": "Russian", "britain": "British", "us": "US", "france": "French",
    "mongolia": "Mongolian", "korea": "Korean", "siam": "Siamese", "nei": "Dutch", "tibet": "Tibetan",
    "australia": "Australian", "india": "Indian", "philippines": "Philippine", "burma": "Burmese",
    "malaya": "Malayan", "tannu_tuva": "Tuvan", "axis": "Axis", "western": "Western", "soviet": "Soviet",
    "western_chinese": "Nationalist", "soviet_chinese": "Communist", "any": "",
}  # fmt: skip
# the second word of a type -> the kind of troops, where the symbol does not say enough
_TROOPS = {
    "GINF": "Guards infantry", "GTK": "Guards tanks", "TK": "tanks", "IG": "Imperial Guard",
    "HD": "Home Defense infantry", "COL": "colonial infantry", "BUR": "Burmese volunteers",
    "IND": "Indian infantry", "RUS": "White Russian infantry", "RES": "reserves", "FRES": "Free reserves",
    "EXP": "expeditionary force", "DEF": "defense force", "FE": "Far East infantry",
    "AUS": "Australian infantry", "NZ": "New Zealand infantry", "AFR": "African infantry",
    "COL2": "colonial division", "FCOL": "Free colonial infantry", "PHIL": "Philippine infantry",
    "INF": "army", "INF1": "infantry", "CHINT": "interceptors", "INT": "interceptors", "BMB": "bombers",
    "SUB": "submarines", "SURF": "fleet", "BNP": "Neutrality Pact fleet", "CONV": "convoy",
    "SCR": "scratch convoy", "FLT": "Fleet Train", "ABN": "airborne troops", "MAR": "marines",
    "ABOMB": "atomic bomb", "DET": "Detachment", "FTPER": "permanent fortress", "FTLINE": "Line fortress",
    "CV": "carriers",
}  # fmt: skip


def adjective(country: str) -> str:
    """Whose something is."""
    return ADJECTIVES.get(country, country.replace("_", " ").title())


def described(type: str, country: str, symbol: str, place: str, number: str, *, several: bool) -> str:
    """``Russian Guards infantry 2``; ``place`` is the one where it must stand."""
    troops = _TROOPS.get(type.split("-")[-1], symbol.replace("_", "-"))
    if place:
        troops = f"{'garrison' if symbol == 'garrison' else 'fortress'} of {place}"
    return " ".join(
        word for word in (adjective(country), troops, number if several and not place else "") if word
    )


def marker(kind: str, faction: str, given: str) -> str:
    """``Soviet Blitz marker``; what belongs to no faction keeps the name that it has."""
    if kind not in ("blitz", "beachhead", "failure"):
        return given if given.startswith("Logistics") else f"{given} marker"
    side = ADJECTIVES[faction]
    if kind == "failure":
        return f"{given.split(',')[0]} of {side} forces"
    return f"{side} {kind.title()} marker"
