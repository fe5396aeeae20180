"""Where the matches of a tournament are played: here, in other processes, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from offworld.arena.job import Job, MatchResult, play_job, play_jobs
from offworld.kernel.errors import BadSetup


def here(jobs: Sequence[Job]) -> Iterator[MatchResult]:
    """Play the matches in this process."""
    for job in jobs:
        yield play_job(job)


def in_processes(jobs: Sequence[Job], workers: int) -> Iterator[MatchResult]:
    """Play the matches in other processes, yielding results as they come."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        waiting = [pool.submit(play_jobs, chunk) for chunk in _chunks(jobs, workers)]
        for done in as_completed(waiting):
            yield from done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_ray(jobs: Sequence[Job], address: str, workers: int) -> Iterator[MatchResult]:
    """Play the matches on a Ray cluster, or on a Ray of this machine alone where the address is `local`.

    A Ray that runs already in this process is used and left running. The nodes of a cluster need the same packages.
    """
    try:
        import ray
    except ImportError:
        raise BadSetup("error-ray-missing") from None
    started = not ray.is_initialized()
    if started:
        _connect(address, workers)
    try:
        remote = ray.remote(play_jobs)
        waiting = [remote.remote(chunk) for chunk in _chunks(jobs, workers)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for reference in done:
                yield from ray.get(reference)
    finally:
        if started:
            ray.shutdown()


def _connect(address: str, workers: int) -> None:
    import ray

    try:
        if address == "local":
            ray.init(address="local", num_cpus=workers, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadSetup("error-ray-address", address=address, problem=str(error)) from None


def _chunks(jobs: Sequence[Job], workers: int) -> list[tuple[Job, ...]]:
    """Return the jobs in portions: big enough to spare messages, small enough to show progress and end together."""
    size = max(1, min(8, len(jobs) // (workers * 8)))
    return [tuple(jobs[at : at + size]) for at in range(0, len(jobs), size)]
