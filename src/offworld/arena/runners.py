"""Where the matches of a tournament are played: here, in other processes, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from multiprocessing.connection import wait
from time import monotonic

from offworld.arena.job import Job, MatchResult, Plan
from offworld.arena.referee import Referee
from offworld.arena.slot import Slot
from offworld.kernel.errors import BadSetup
from offworld.kernel.text import Text

AHEAD = 2  # portions for each processor of a cluster that are handed over before the first is back
PORTION = 8  # matches that one task of a cluster plays at most
RETRIES = 20  # of a task whose process or node has died


def here(plan: Plan, jobs: Iterable[Job]) -> Iterator[MatchResult]:
    """Play the matches in this process, where a bot that never comes back holds up everything."""
    referee = Referee(plan)
    for job in jobs:
        yield referee.play(job)


class Processes:
    """So many processes of this machine that play the matches of a plan."""

    def __init__(self, plan: Plan, count: int) -> None:
        self.plan = plan
        self.slots = [Slot(plan) for _ in range(count)]

    def play(self, jobs: Iterable[Job]) -> Iterator[MatchResult]:
        """Play some matches, yielding results as they come; never more jobs are taken than are being played."""
        coming = iter(jobs)
        left = True
        while True:
            for slot in self.slots:
                for job in islice(coming, max(0, slot.room)) if left else ():
                    slot.give(job)
            left = left and all([slot.room <= 0 for slot in self.slots])
            busy = [slot for slot in self.slots if slot.waits_for is not None]
            if not left and not any([slot.jobs for slot in busy]):
                return
            yield from self._next_news(busy)

    def _next_news(self, busy: list[Slot]) -> Iterator[MatchResult]:
        patience = min([slot.deadline for slot in busy]) - monotonic()
        spoken = wait([slot.connection for slot in busy], max(0.0, patience))
        now = monotonic()
        for slot in busy:
            result = None
            if slot.connection in spoken:
                result = slot.news()
            elif now > slot.deadline:
                result = slot.overdue()
            if result is not None:
                yield result

    def close(self) -> None:
        """End all the processes."""
        for slot in self.slots:
            slot.close()


def in_processes(plan: Plan, jobs: Iterable[Job], workers: int) -> Iterator[MatchResult]:
    """Play the matches in other processes, yielding results as they come."""
    processes = Processes(plan, workers)
    try:
        yield from processes.play(jobs)
    finally:
        processes.close()


def on_ray(plan: Plan, jobs: Iterable[Job], address: str, workers: int) -> Iterator[MatchResult]:
    """Play the matches on a Ray cluster, or on a Ray of this machine alone where the address is `local`.

    A Ray that runs already in this process is used and left running. The nodes of a cluster need the same packages. A
    task whose process or node dies is done again elsewhere, with the same result.
    """
    try:
        import ray
    except ImportError:
        raise BadSetup("error-ray-missing") from None
    started = not ray.is_initialized()
    if started:
        _connect(address, workers)
    try:
        remote = ray.remote(max_retries=RETRIES)(play_portion)
        shared = ray.put(plan)
        coming = iter(jobs)
        waiting: set[object] = set()
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray has few types
        room = AHEAD * max(1, int(resources.get("CPU", 1)))
        while True:
            while len(waiting) < room and (portion := tuple(islice(coming, PORTION))):
                waiting.add(remote.remote(shared, portion))
            if not waiting:
                return
            done, _ = ray.wait(list(waiting))
            for reference in done:
                waiting.discard(reference)
                yield from ray.get(reference)
    finally:
        if started:
            ray.shutdown()


_on_this_node: list[Processes] = []  # the process that plays below this one of Ray, for the plan that came last


def play_portion(plan: Plan, jobs: tuple[Job, ...]) -> list[MatchResult]:
    """Play several matches on a node of a cluster, in a process that can be ended from here."""
    if not _on_this_node or _on_this_node[0].plan != plan:
        while _on_this_node:
            _on_this_node.pop().close()
        _on_this_node.append(Processes(plan, 1))
    return list(_on_this_node[0].play(jobs))


def _connect(address: str, workers: int) -> None:
    import ray

    try:
        if address == "local":
            ray.init(address="local", num_cpus=workers, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadSetup("error-ray-address", address=address, problem=Text(_what_is_wrong(error))) from error


def _what_is_wrong(error: Exception) -> str:
    """Return the message for what Ray says only in its own words, which stay with the error."""
    if isinstance(error, ConnectionError):
        return "error-ray-nobody"
    return "error-ray-form" if isinstance(error, ValueError) else "error-ray-refused"
