# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""What tests of exported web pages share."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

from browser import Browser

ROOT = pathlib.Path(__file__).parents[2]
SCREENS = sorted((ROOT / "Resources" / "screens").glob("*.json"))


def run(*words):
    """Runs a program. A failure is an error with the program's messages."""
    result = subprocess.run([*map(str, words)], capture_output=True, check=False)
    if result.returncode != 0:
        raise AssertionError(f"{words} exits with {result.returncode}: {result.stderr.decode(errors='replace')}")


def cli(*words):
    run(os.environ["TYPELADDER_CLI"], *words)


class BrowserTest(unittest.TestCase):
    """A browser and a folder for pages."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)
        cls.pages = {}

    def setUp(self):
        self.browser.resize(1280, 900)

    def file(self, name):
        return os.path.join(self.folder.name, name)

    def export(self, *words):
        """The path of a page. Tests with the same options share it."""
        if words not in self.pages:
            path = self.file(f"page{len(self.pages)}.html")
            cli("export", *words, path)
            self.pages[words] = path
        return self.pages[words]

    def write(self, screen):
        """The path of a file with a screen."""
        descriptor, path = tempfile.mkstemp(suffix=".json", dir=self.folder.name)
        with open(descriptor, "w", encoding="utf-8") as file:
            json.dump(screen, file)
        return path

    def problems(self):
        """The errors and warnings of the page."""
        methods = ["Runtime.exceptionThrown", "Log.entryAdded"]
        return [event for event in self.browser.events if event.get("method") in methods]
