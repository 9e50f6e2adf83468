# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""scripts/test in a copy of its folder, with tools that only write down how they are called, or fail.

A check has several commands. Whichever of them fails, the check must fail, and the checks behind it must
be made all the same.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).parents[2] / "scripts"

# Records its name and arguments, and fails if these are the ones to fail.
TOOL = """#!/bin/bash
call="$(basename "$0") $*"
call=${call//$'\\n'/ }
call=${call//\\/tmp\\/tmp.??????????/FOLDER}
printf '%s\\n' "$call" >>"$CALLS"
[[ $call != "$FAILING" ]] || exit 3
case $call in
    find-swift*) echo "$TOOLS" ;;
    "swift build --show-bin-path") echo "$TOOLS" ;;
    "pkg-config "*) exit 1 ;;
esac
"""


class Checks(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.tools = self.folder / "tools"
        names = ["swift", "meson", "python3", "pkg-config", "localedef", "typeladder", "typeladder-fuzz"]
        scripts = ["bootstrap", "check-container", "find-swift", "with-display", "messages", "translations"]
        places = [self.tools / name for name in names] + [self.folder / "scripts" / name for name in scripts]
        for build, program in (("address", "typeladder-fuzz"), ("thread", "typeladder-cli")):
            places.append(self.folder / ".build" / build / "debug" / program)
        places.append(self.folder / "Tests" / "accessibility" / "walk.py")
        places.append(self.folder / "Tests" / "RealInput" / "test_walk.py")
        for place in places:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(TOOL)
            place.chmod(0o755)
        languages = self.folder / "po" / "LINGUAS"
        languages.parent.mkdir()
        languages.write_text("de\n")
        for name in ("test", "end-tree"):
            shutil.copy(SCRIPTS / name, self.folder / "scripts" / name)

    def run_checks(self, *options, failing=""):
        """The status, the output and the calls of a run in which one call fails."""
        calls = self.folder / "calls"
        calls.write_text("")
        environment = {
            "PATH": f"{self.tools}:{os.environ['PATH']}", "HOME": str(self.folder),
            "TOOLS": str(self.tools), "CALLS": str(calls), "FAILING": failing,
        }
        run = subprocess.run(
            [self.folder / "scripts" / "test", *options], env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return run.returncode, run.stdout, calls.read_text().splitlines()

    def test_everything_passes(self):
        status, output, _ = self.run_checks("--all")
        self.assertEqual(status, 0, output)
        self.assertIn(" passed, 0 failed", output)

    def test_each_command_that_fails_fails_its_check(self):
        _, _, calls = self.run_checks("--all")
        self.assertGreater(len(calls), 20)
        for call in dict.fromkeys(calls):
            # This queries the version of a library, and checks nothing.
            if call.startswith("pkg-config"):
                continue
            with self.subTest(call):
                status, output, _ = self.run_checks("--all", failing=call)
                self.assertNotEqual(status, 0, output)
                if not call.startswith(("bootstrap", "find-swift", "swift build --show-bin-path")):
                    self.assertIn("FAILED", output)

    def test_checks_go_on_behind_a_failed_one(self):
        _, _, all_calls = self.run_checks("--system")
        failing = next(call for call in all_calls if call.startswith("swift test"))
        _, output, calls = self.run_checks("--system", failing=failing)
        self.assertEqual(len(calls), len(all_calls), output)
        self.assertIn(" passed, 1 failed", output)

    def test_scopes(self):
        """With --all more is checked than without options or with --system, and sanitizers and fuzzing with that
        alone."""
        quick, system, everything = (
            self.run_checks(*options)[2] for options in ([], ["--system"], ["--all"]))
        self.assertLess(len(quick), len(everything))
        self.assertLess(len(system), len(everything))
        for calls, is_sanitized in ((quick, False), (system, False), (everything, True)):
            self.assertEqual(any("--sanitize" in call for call in calls), is_sanitized)
            self.assertEqual(any("fuzz" in call for call in calls), is_sanitized)

    def test_unknown_option(self):
        status, output, calls = self.run_checks("--everything")
        self.assertEqual((status, calls), (2, []), output)


if __name__ == "__main__":
    unittest.main()
