"""Odds are compiled in the background while the server already serves.

They are machine code that is made once on a machine, in a minute or two. A process of its own makes it and
keeps it on disk: in ours, requests would wait for the compiler, and its memory would stay. An answer that
is asked for meanwhile is worked out all the same, by the thread of its game.
"""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Iterable
from threading import Thread

logger = logging.getLogger("flagplot.server")

COMMAND = (sys.executable, "-m", "flagplot.odds.warm", "--gently")


class WarmUp:
    """The process that compiles; ``say`` hears when there is something to compile, and when it is done."""

    def __init__(self, say: Callable[[str], None], command: Iterable[str] = COMMAND) -> None:
        self._say = say
        self._command = list(command)
        self._process: subprocess.Popen[str] | None = None
        self._listener = Thread(target=self._listen, name="warm-up", daemon=True)
        self._stopped = False

    def start(self) -> None:
        """Begin; returns at once."""
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,  # Ctrl-C is for the server, which then ends this
            )
        except OSError as error:
            logger.warning("odds will be compiled when they are first asked for: %s", error)
            return
        self._listener.start()

    def stop(self) -> None:
        """End the process; what it has compiled is kept."""
        self._stopped = True
        if self._process is not None:
            self._process.terminate()
            self._listener.join(10)

    def _listen(self) -> None:
        """Pass on how far it is; it says nothing when all is there."""
        assert self._process is not None
        with self._process as process:
            line = self._pass_on(process.stdout or ())
        if process.returncode and not self._stopped:
            logger.warning("odds will be compiled when they are first asked for: %s", line)

    def _pass_on(self, lines: Iterable[str]) -> str:
        line = ""
        for line in lines:
            step, slash, steps = line.strip().partition("/")
            if not (slash and step.isdigit() and steps.isdigit()):
                continue
            if step == "0":
                self._say("odds are being compiled in the background, once on this machine; just play on")
            elif step == steps:
                self._say("odds are compiled")
            logger.info("compiling odds", extra={"step": int(step), "steps": int(steps)})
        return line.strip()
