"""What players call the things of politics."""

from __future__ import annotations

from typing import Final

EVENTS: Final = {
    "15.1": "Allies Support Resistance",
    "15.2": "Banzai",
    "15.3": "Bases Damaged",
    "15.4": "Border Incident",
    "15.5": "Border War",
    "15.6": "Cabinet Shuffle",
    "15.7": "Ceded Land",
    "15.8": "Chinese Incident",
    "15.9": "Country Joins",
    "15.10": "Country Resists",
    "15.11": "Coup D'etat",
    "15.12": "Declare War",
    "15.13": "Delay Reduction",
    "15.14": "European Commitment",
    "15.15": "Failure",
    "15.16": "Free Passage",
    "15.17": "Gekokujo",
    "15.18": "Home Defense",
    "15.19": "Influence",
    "15.20": "International Incident",
    "15.21": "Japan Supports Nationalists",
    "15.22": "LOC Damaged",
    "15.23": "Military Aid",
    "15.24": "Military Takeover",
    "15.25": "Minor Country Created",
    "15.26": "Minor Country Politics",
    "15.27": "Neutrality",
    "15.28": "Neutrals Pressured",
    "15.29": "Operation Z",
    "15.30": "Political Option",
    "15.31": "Power Shift",
    "15.32": "Production Success",
    "15.33": "Project Success: A-bomb",
    "15.34": "Raiders Discovered",
    "15.35": "Successful Challenge",
    "15.36": "Successful Improvements",
    "15.37": "Widespread Attacks",
}
TABLES: Final = {
    "cabinet_crisis": "the Cabinet Crisis Table",
    "diplomatic_incident": "the Diplomatic Incident Table",
    "colonialism": "the Colonialism Table",
    "china": "China",
    "se_asia": "South-East Asia",
    "northeast_asia": "Northeast Asia",
    "south_seas": "the South Seas",
}
POSTURES: Final = {
    "us_western_minors": "the US and its Minor Countries",
    "nationalist_china": "Nationalist China",
    "communist_china": "Communist China",
    "soviet_minors": "Minor Countries of the Soviets",
    "war": "War",
    "acceptance": "Acceptance",
    "disputes": "Border Disputes",
    "treaty": "the Lapsed Treaty",
    "neutrality": "Neutrality",
    "quarantine": "Quarantine",
    "resistance": "Resistance",
    "surrender": "Surrender",
    "peace": "Uneasy Peace",
    "reassess_policy": "Reassess Policy",
    "armistice": "Armistice",
    "negotiation": "Negotiation",
}
NAMES: Final = (
    EVENTS
    | TABLES
    | POSTURES
    | {
        "france_defeated": "France Defeated",
        "russia_defeated": "Russia Defeated",
    }
)
