# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Unsaved edits outlive the program, however it ends: a signal, a log-out, a display that goes away."""
import json
import os
import pathlib
import random
import shutil
import signal
import time
import unittest

import pyatspi

from desk import DeskTest, find, pump, spoken, wait_for, xdotool

# Half a thousand take half an hour: TYPELADDER_KILLS=500.
KILLS = int(os.environ.get("TYPELADDER_KILLS", "3"))
SCREEN = pathlib.Path(os.environ["TYPELADDER_RESOURCES"]) / "screens" / "settings.json"
LONGEST = 1.5  # seconds of typing that may be lost


class Drafts(DeskTest):
    def test_signals(self):
        # A shell's background job ignores the first signal, and nohup's ignores the second, so the program would, too.
        for number in (signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGKILL):
            with self.subTest(number.name):
                program = self.start([self.theme()])
                self.edit(program)
                program.process.send_signal(number)
                program.process.wait(10)
                self.assertIn('"fontSize": 31', self.draft(program))
                program.process.returncode = 0  # it was meant to end

    def test_killed_while_a_screen_is_typed_and_saved(self):
        """What comes back is a state of the last moment, and no file is torn."""
        chance = random.Random(7)
        for number in range(KILLS):
            with self.subTest(number):
                self.kill_once(chance)

    def kill_once(self, chance):
        path = pathlib.Path(self.folder) / "my.json"
        shutil.copy(SCREEN, path)
        program = self.start([str(path)])
        row = wait_for("the row", lambda: find(program.frame, containing="Language"))
        program.click(row)
        wait_for("the focus", lambda: spoken(program.focused()).startswith("Language"))
        program.press("F2")
        wait_for("the entry", lambda: program.focused().getRole() in (pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT))
        # The times at which each text was complete, and the texts that were saved.
        typed, texts, saved = "", [(time.monotonic(), "Language")], ["Language"]
        end = time.monotonic() + chance.uniform(0.2, 4)
        while time.monotonic() < end:
            letter = chance.choice("abcdefgh")
            xdotool("type", letter)
            typed += letter
            texts.append((time.monotonic(), typed))
            if chance.random() < 0.1:
                program.press("Return")
                pump(0.1)
                xdotool("key", "ctrl+s")
                saved.append(typed)
                pump(0.1)
                program.press("F2", "End")
                pump(0.1)
            pump(chance.uniform(0, 0.1))
        program.process.kill()
        killed = time.monotonic()
        program.process.wait()
        program.process.returncode = 0  # it was meant to end
        on_disk = self.title(path.read_bytes())
        drafts = [
            self.title(record.read_bytes().split(b"\n", 7)[7])
            for record in pathlib.Path(program.state.name).rglob("*.unsaved")
        ]
        self.assertLessEqual(len(drafts), 1)
        back = (drafts or [on_disk])[0]
        recent = [text for when, text in texts if when > killed - LONGEST]
        before = [text for when, text in texts if when <= killed - LONGEST]
        self.assertIn(back, before[-1:] + recent)
        self.assertIn(on_disk, saved)

    def title(self, content):
        """The title of the first row. A torn file raises an error."""
        return json.loads(content)["sections"][0]["rows"][0]["title"]

    def edit(self, program):
        """Types a size, and gives the program as long as an edit may be lost."""
        program.step_to("Tab", "Body,", most=120)
        program.press("Return")
        number = program.step_to("Tab", "Size of Body at Large", most=20)
        program.press("ctrl+a")
        program.type("31")
        program.press("Return")
        wait_for("the size", lambda: number.queryValue().currentValue == 31)
        pump(0.3)

    def draft(self, program):
        """What the next run of the program will find."""
        folder = pathlib.Path(program.state.name) / "typeladder" / "unsaved"
        records = [path for path in folder.rglob("*") if path.is_file()]
        return "\n".join(path.read_bytes().decode(errors="replace") for path in records)


if __name__ == "__main__":
    unittest.main()
