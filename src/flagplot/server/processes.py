"""Several server processes on one socket: replaced when they die or hang, and one by one on SIGHUP."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from typing import Any

from prometheus_client.multiprocess import mark_process_dead

from flagplot.server.metrics import FOLDER
from flagplot.server.settings import Settings

logger = logging.getLogger("flagplot.server")

_STILLBORN = 10.0  # seconds a server process must live not to count as dead from the start
_TRIES = 5
_SILENT = 60.0  # seconds without a beat of the event loop after which a process has hung
_LOOKS = 4  # in a row that find it silent: after a pause of the whole machine it speaks again at once
_STARTING = 300.0  # seconds a process may take to begin serving
_LOOK = 0.5  # seconds between looks


class Child:
    """One of several server processes; started again when it dies, unless it dies at once each time."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._spawn = multiprocessing.get_context("spawn")
        self._settings, self._listener = settings, listener
        self._stillborn = 0
        self._start()

    def _start(self) -> None:
        self._begun = time.monotonic()
        self._silent = 0
        self._beat = self._spawn.Value("d", 0.0, lock=False)  # when the event loop last said it is alive
        arguments = (self._settings, self._listener, self._beat)
        self.process = self._spawn.Process(target=_child, args=arguments, daemon=False)
        self.process.start()

    @property
    def serving(self) -> bool:
        """Whether the process has begun to answer requests."""
        return bool(self._beat.value)

    def look_after(self) -> None:
        """Start the process again if it has died or hangs; ``SystemExit`` when that does not help."""
        if self.process.is_alive():
            if not self._hangs():
                return
            logger.error("a server process hangs and is ended", extra={"pid": self.process.pid})
            self.process.kill()
        self._buried()
        logger.error("a server process has died", extra={"code": self.process.exitcode})
        self._stillborn = self._stillborn + 1 if time.monotonic() - self._begun < _STILLBORN else 0
        if self._stillborn >= _TRIES:
            logger.critical("server processes die as soon as they are started; giving up")
            raise SystemExit(3)
        self._start()

    def _hangs(self) -> bool:
        limit = self._beat.value + _SILENT if self.serving else self._begun + _STARTING
        self._silent = self._silent + 1 if time.monotonic() > limit else 0
        return self._silent >= _LOOKS

    def stop(self) -> None:
        """End the process, and wait until it has."""
        self.process.terminate()
        self._buried()

    def _buried(self) -> None:
        self.process.join(10)
        if self.process.pid is not None:
            mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]


class Supervisor:
    """Keeps a number of processes running until it is told to stop."""

    def __init__(self, settings: Settings, listener: socket.socket, processes: int) -> None:
        self._child = settings, listener
        self._processes = processes
        self._stopping = threading.Event()
        self._renewing = threading.Event()

    def run(self) -> None:
        """Until SIGINT or SIGTERM; SIGHUP replaces the processes one by one."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stopping.set())
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, lambda *_: self._renewing.set())
        with tempfile.TemporaryDirectory(prefix="flagplot-metrics-") as folder:
            os.environ[FOLDER] = folder  # the children count together in it
            # where the system's C library has one heap for each of many threads, they grow for hours
            os.environ.setdefault("MALLOC_ARENA_MAX", "2")
            self._watch([Child(*self._child) for _ in range(self._processes)])

    def _watch(self, children: list[Child]) -> None:
        try:
            while not self._stopping.wait(_LOOK):
                for child in children:
                    child.look_after()
                if self._renewing.is_set():
                    self._renewing.clear()
                    self._renew(children)
        finally:
            for child in children:
                child.stop()

    def _renew(self, children: list[Child]) -> None:
        """Each process is ended when its successor answers; when that does not, everything stays."""
        for place, old in enumerate(children):
            new = Child(*self._child)
            end = time.monotonic() + _STARTING
            while not new.serving and new.process.is_alive() and time.monotonic() < end:
                if self._stopping.wait(_LOOK / 5):
                    break
            if not new.serving:
                logger.error("a new server process does not begin to serve; the old ones stay")
                new.stop()
                return
            children[place] = new
            old.stop()


def _child(settings: Settings, listener: socket.socket, beat: Any) -> None:
    from flagplot.server.run import serve, set_up_logging  # run starts this module

    def alive() -> None:
        beat.value = time.monotonic()

    set_up_logging(structured=True)
    serve(settings, listener, beat=alive)
