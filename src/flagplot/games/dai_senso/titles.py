"""The title page of every campaign, in the order of the scenario book."""

from __future__ import annotations

from flagplot.kernel.meta import Scenario

CAMPAIGN_TITLES = (
    Scenario(
        "war-of-resistance",
        "War of Resistance",
        "Japan and China from spring 1937 until war comes to Europe: cards and politics on one map.",
        minutes=(480, 960),
        weight=5,
    ),
    Scenario(
        "rising-sun",
        "1937: The Rising Sun",
        "The whole war from spring 1937: who fights whom, and when, is up to the players.",
        minutes=(2400, 6000),
        weight=5,
    ),
    Scenario(
        "cornered-mouse",
        "1938: The Cornered Mouse",
        "From spring 1938: Nanking has fallen, the Chinese fight on from Hankow.",
        minutes=(2400, 5400),
        weight=5,
    ),
    Scenario(
        "fateful-decision",
        "1939: Fateful Decision",
        "From spring 1939: stalemate in China, a border in dispute with Russia, war looming in Europe.",
        minutes=(2400, 4800),
        weight=5,
    ),
    Scenario(
        "opportunity-awaits",
        "1940: Opportunity Awaits",
        "From spring 1940: Europe is at war, and its colonies look on.",
        minutes=(2100, 4200),
        weight=5,
    ),
    Scenario(
        "when-tigers-fight",
        "1941: When Tigers Fight",
        "From May 1941: Germany turns on Russia, and Japan must choose to strike south or north.",
        minutes=(1800, 3600),
        weight=5,
    ),
    Scenario(
        "pacific-war",
        "1941: The War in the Pacific",
        "From December 1941: Total War begins with the first card. The best first campaign.",
        minutes=(1800, 3000),
        weight=5,
    ),
    Scenario(
        "waking-giant",
        "1942: Waking Giant",
        "From May 1942: the tide is high, the Japanese empire at its largest.",
        minutes=(1500, 2700),
        weight=5,
    ),
    Scenario(
        "magic-and-vengeance",
        "1943: Magic & Vengeance",
        "From May 1943: the Allies return. The shortest campaign to V-J Day.",
        minutes=(1200, 2100),
        weight=5,
    ),
)
