#!/usr/bin/env python3
"""Compares the CPU time of two builds of layerlint. Their runs alternate, so that other load on the machine slows both.

  compare.py OLD NEW FOLDER…
      --runs N           pairs for each folder and mode (21)
      --modes M,M…       cold1: one thread, without cache; cold: one thread for each core; warm: nothing changed since an earlier run

Prints the median of the old build in ms, and the median and the quartiles of new / old, in per cent. A difference below
half the interquartile range is noise: repeat the run on an idle machine, or count instructions with
`valgrind --tool=cachegrind --cache-sim=no`.
"""
import argparse
import os
import random
import resource
import statistics
import subprocess
import tempfile

MODES = {"cold1": ["--no-cache", "--jobs", "1"], "cold": ["--no-cache"], "warm": []}


def cpu_time(binary, folder, arguments):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [binary, "lint", ".", "--fail-on", "never", "--format", "json", *arguments]
    subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def compare(binaries, folder, mode, runs):
    """The times of both binaries, by run."""
    times = ([], [])
    with tempfile.TemporaryDirectory() as old_cache, tempfile.TemporaryDirectory() as new_cache:
        arguments = [MODES[mode] + (["--cache-path", cache] if mode == "warm" else []) for cache in (old_cache, new_cache)]
        # The first runs fill the caches of the program and of the file system.
        for _ in range(2):
            for binary, options in zip(binaries, arguments):
                cpu_time(binary, folder, options)
        for _ in range(runs):
            for index in random.sample((0, 1), 2):
                times[index].append(cpu_time(binaries[index], folder, arguments[index]))
    return times


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--runs", type=int, default=21)
    parser.add_argument("--modes", default="cold1,cold,warm")
    options = parser.parse_args()
    binaries = [os.path.abspath(options.old), os.path.abspath(options.new)]
    for mode in options.modes.split(","):
        for folder in options.folders:
            old, new = compare(binaries, folder, mode, options.runs)
            changes = [100 * (b / a - 1) for a, b in zip(old, new)]
            low, middle, high = statistics.quantiles(changes, n=4)
            name = os.path.basename(os.path.abspath(folder))
            print(f"{mode:6}{name[:30]:31}{statistics.median(old):8.1f} ms {middle:+6.1f} % [{low:+.1f}, {high:+.1f}]", flush=True)


main()
