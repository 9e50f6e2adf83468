# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""No file makes the window stop for long, however it is looked at.

Processor time is counted, but that of a release build: TYPELADDER has to be one.
"""
import json
import os
import pathlib
import subprocess
import sys
import unittest

from desk import DeskTest, find, pump, wait_for
from stalls import Pings

SMALL = 100  # milliseconds for up to 10,000 rows or 1 MB of texts
LARGE = 300  # for any file that opens
MEMORY = 500  # MiB, at most
AXES = [
    "Widths", "Light and Dark", "iOS Generations", "Directions", "Languages", "Text Variants", "All Screens",
]
PROSE = "The quick brown fox jumps over the lazy dog, and away. "


def screen(rows):
    return json.dumps({"title": "Stalls", "sections": [{"rows": rows}]}, ensure_ascii=False)


@unittest.skipUnless("release" in os.path.realpath(os.environ["TYPELADDER"]), "no release build")
class Stalls(DeskTest):
    def rest(self, program):
        """Waits until the program has nothing to do."""
        path = f"/proc/{program.process.pid}/stat"
        before = -100
        while True:
            with open(path, encoding="ascii") as file:
                fields = file.read().rpartition(")")[2].split()
            now = int(fields[11]) + int(fields[12])
            if now - before <= 12:  # hundredths of a second; answers on the bus take some
                return
            before = now
            pump(1)

    def peak(self, program):
        """The most memory that the program has had, in MiB."""
        status = pathlib.Path(f"/proc/{program.process.pid}/status").read_text(encoding="ascii")
        return int(status.partition("VmHWM:")[2].split()[0]) / 1024

    def check(self, text, most, exceptions=()):
        """Opens a screen by another program's save, and looks at it in all ways."""
        path = pathlib.Path(self.theme(screen([{"title": "One"}]), name="Screen.json"))
        program = self.start([str(path)], size=(1300, 900))
        self.rest(program)

        def save():
            if exceptions:
                project = json.dumps({"exceptions": exceptions})
                path.with_name("typeladder.json").write_text(project)
            other = path.with_name("Other.json")
            other.write_text(text)
            other.rename(path)

        keys = ["ctrl+plus", "ctrl+shift+a", "ctrl+plus", "ctrl+b", "ctrl+2", "ctrl+plus", "ctrl+3"]
        steps = [(key, lambda key=key: program.press(key)) for key in keys]
        for name, step in [("opening", save), *steps]:
            self.measure(program, name, step, most)
        self.assertLess(self.peak(program), MEMORY, "MiB")

    def measure(self, program, name, step, most):
        with Pings(program.process.pid) as pings:
            step()
            self.rest(program)
        self.assertGreater(pings.count, 10)
        peak = self.peak(program)
        print(f"{name}: {pings.longest:.0f} ms, {peak:.0f} MiB", end=", ", file=sys.stderr)
        with self.subTest(step=name):
            self.assertLess(pings.longest, most, "milliseconds")

    def check_axes(self, text, most):
        """Opens a screen, chooses each axis of All Sizes, and changes the size there."""
        path = self.theme(text, name="Screen.json")
        program = self.start([path], size=(1300, 900))
        self.rest(program)
        program.press("ctrl+2")
        self.rest(program)
        choice = find(program.frame, name="Columns")
        for axis in AXES:
            program.click(choice)
            program.press("Down")
            self.measure(program, axis, lambda: program.press("Return"), most)
            wait_for(axis, lambda name=axis: find(choice, name=name))
            self.measure(program, "size", lambda: program.press("ctrl+plus"), most)
        self.assertLess(self.peak(program), MEMORY, "MiB")

    def test_10000_findings(self):
        rows = [{"title": f"Row {number} with a title that is cut", "lines": 1}
                for number in range(10_000)]
        self.check(screen(rows), SMALL)

    def test_20000_exceptions(self):
        titles = [f"Row {number} with a title that is cut" for number in range(10_000)]
        exceptions = [
            {"rule": rule, "element": {"kind": "row", "text": title}, "reason": "A mock-up."}
            for title in titles for rule in ("text-truncated", "reach")
        ]
        rows = [{"title": title, "lines": 1} for title in titles]
        self.check(screen(rows), SMALL, exceptions)

    def test_10000_findings_of_bold_texts(self):
        rows = [
            {"labels": [{"text": f"Row {number} with a title that is cut and set in a bold face",
                         "textStyle": "headline", "weight": "bold"}]}
            for number in range(10_000)
        ]
        self.check(screen(rows), SMALL)

    def test_10000_font_names(self):
        rows = [
            {"labels": [{"text": f"Row {number}", "fontName": f"Font {number}", "fontSize": 17}]}
            for number in range(10_000)
        ]
        self.check(screen(rows), SMALL)

    def test_99000_letters_in_a_word(self):
        self.check(screen([{"title": "a" * 99_000}]), SMALL)

    def test_9_megabytes_of_texts(self):
        rows = [{"title": f"{number} {PROSE * 16}"} for number in range(10_000)]
        self.check(screen(rows), LARGE)

    def test_100000_rows(self):
        self.check(screen([{"title": f"Row {number}"} for number in range(100_000)]), LARGE)

    def test_files_opened_while_the_window_is_in_use(self):
        """As by a file manager: a second process hands the file over to the first."""
        rows = [{"title": f"Row {number}"} for number in range(100_000)]
        names = [{"labels": [{"text": f"Row {number}", "fontName": f"Font {number}", "fontSize": 17}]}
                 for number in range(10_000)]
        german = {"language": "de", "sections": [{"rows": [{"title": "Benachrichtigungen"}]}]}
        files = [("names", screen(names), SMALL), ("German", json.dumps(german), SMALL),
                 ("rows", screen(rows), LARGE)]
        program = self.start([self.theme(screen([{"title": "One"}]), name="One.json")], size=(1300, 900))
        for _ in range(5):
            program.press("ctrl+plus")
        self.rest(program)
        for name, text, most in files:
            path = self.theme(text, name=f"{name}.json")
            self.measure(
                program, name,
                lambda path=path: subprocess.run([os.environ["TYPELADDER"], path], check=True), most)
        self.assertLess(self.peak(program), MEMORY, "MiB")

    def test_axes_of_10000_rows(self):
        self.check_axes(screen([{"title": f"Row {number}"} for number in range(10_000)]), SMALL)

    def test_axes_of_9_megabytes_of_texts(self):
        self.check_axes(screen([{"title": f"{number} {PROSE * 16}"} for number in range(10_000)]), LARGE)

    def test_axes_of_100000_rows(self):
        self.check_axes(screen([{"title": f"Row {number}"} for number in range(100_000)]), LARGE)
