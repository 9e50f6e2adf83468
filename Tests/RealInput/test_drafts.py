# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Unsaved edits outlive the program, however it ends: a signal, a log-out, a display that goes away."""
import pathlib
import signal
import unittest

from desk import DeskTest, pump, wait_for


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
