#!/usr/bin/env python3
# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Runs the commands over hostile screens, and says which takes too long or too much memory, or crashes.

usage: run.py PROGRAM [SCREEN]...

A screen is chosen by a part of its name in screens.py. Each line of the output is one run: processor time in
seconds, most memory in MiB, exit status, command, screen; what is over a bound is marked. The last line counts.
"""
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

from screens import SCREENS

SECONDS = 20  # of processor time
MEMORY = 500  # MiB
GIVE_UP = 180  # seconds of processor time
# A sweep lays out every row at hundreds of widths, so time is not limited from 10,000 rows on.
LONG_SWEEPS = {"10,000 rows", "100,000 rows", "10,000 sections", "10,000 font names", "10,000 labels in a row"}

# The options follow each command. {screen}, {other}, and {folder} are replaced.
COMMANDS = {
    "layout": "layout --screen {screen}",
    "layout json": "layout --screen {screen} --category AX5 --format json",
    "check": "check --screen {screen}",
    "check json": "check --screen {screen} --format json",
    "check first break": "check --screen {screen} --first-break",
    "reach": "reach --screen {screen}",
    "explain": "explain --screen {screen} --category AX5 sections.0.rows.0",
    "explain json": "explain --screen {screen} --category AX5 --format json sections.0.rows.0",
    "fonts": "fonts --screen {screen}",
    "render png": "render --screen {screen} -o {folder}/picture.png",
    "render svg": "render --screen {screen} --category AX5 -o {folder}/picture.svg",
    "render pdf": "render --screen {screen} --category AX5 -o {folder}/picture.pdf",
    "render redlines": "render --screen {screen} --redlines -o {folder}/redlines.png",
    "render sheet": "render --screen {screen} --by category -o {folder}/sheet.png",
    "diff": "diff --category all {screen} {other}",
    "diff picture": "diff {screen} {other} -o {folder}/difference.png",
}


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (GIVE_UP, GIVE_UP + 5))


def measure(program, command, folder):
    """The status of a run, its processor time in seconds, its most memory in MiB, what it printed to be read."""
    with open(folder / "errors", "wb") as errors:
        process = subprocess.Popen(  # pylint: disable=consider-using-with # wait4 has the figures
            [program, *command], stdout=subprocess.DEVNULL, stderr=errors, preexec_fn=limit
        )
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    program = sys.argv[1]
    chosen = [name for name in SCREENS if any(part in name for part in sys.argv[2:] or [""])]
    runs = faults = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        files = {"screen": folder / "Screen.json", "other": folder / "Other.json", "folder": folder}
        for name in chosen:
            screen = SCREENS[name]()
            text = screen if isinstance(screen, str) else json.dumps(screen, ensure_ascii=False)
            files["screen"].write_text(text, encoding="utf-8")
            # The other screen has a table header, so everything below it has moved.
            if not isinstance(screen, str):
                text = json.dumps({**screen, "tableHeader": {"text": "One more"}}, ensure_ascii=False)
            files["other"].write_text(text, encoding="utf-8")
            for title, command in COMMANDS.items():
                arguments = [part.format(**files) for part in command.split(" ")]
                status, seconds, memory = measure(program, arguments, folder)
                marks = []
                if status not in (0, 1, 2):
                    marks.append("ENDED")
                if seconds > SECONDS and not (title == "check first break" and name in LONG_SWEEPS):
                    marks.append("LONG")
                if memory > MEMORY:
                    marks.append("LARGE")
                runs += 1
                faults += bool(marks)
                line = f"{seconds:7.2f} {memory:7.0f} {status:4}  {title}: {name}"
                print(line, *marks, sep="  ", flush=True)
    print(f"{runs} runs, {faults} over a bound")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
