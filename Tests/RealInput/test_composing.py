# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""The bundled Settings screen composed from a blank one by keys alone, and saved: every key besides typing is counted, and
the file is compared with the bundled one."""
import json
import os
import pathlib
import subprocess
import unittest

import pyatspi

from desk import spoken, wait_for
from editing import ENTRIES, SCREENS, EditingTest

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
MOST_ACTIONS = 4  # for a row, on average
# What the bundled file says although it would apply without it.
DEFAULTS = {"tableStyle": "insetGrouped", "cells": "dynamic", "kind": "default", "isOn": False}
NEW_ROW, NEW_SECTION = "ctrl+Return", "ctrl+shift+Return"
LOOKS = "text style headline; size 22; weight semi; color label; top margin 6; bottom margin 6"
# How a row begins, its texts, and its properties.
SECTIONS = [
    [
        ([NEW_ROW], ["Region and Calendar", "New Zealand, Gregorian"], None),
        ([NEW_ROW], ["Text Size", "Large"], None),
        (["Insert", "s"], ["Offline Maps", "Three areas, 1.2 GB, updated last night"], None),
        ([NEW_ROW], ["Open Links in the App"], "kind switch; on"),
    ],
    [
        (
            [NEW_SECTION],
            ["Notifications"],
            "size 17; footer Quiet hours hold back everything but calls from people in your favorites.",
        ),
        ([NEW_ROW], ["Allow Notifications"], "kind switch; on"),
        ([NEW_ROW], ["Show Previews on the Lock Screen"], None),
        (["Insert", "v"], ["Quiet Hours", "22:00 to 07:00"], None),
        (
            ["Insert", "s"],
            ["Weekly Summary"],
            "subtitle Sundays, with your walks and the weather ahead; accessory detail",
        ),
    ],
    [
        ([NEW_SECTION], ["Privacy"], None),
        (["Insert", "v"], ["Location", "While Using"], None),
        (["Insert", "w"], ["Share Anonymous Statistics"], None),
        ([NEW_ROW], ["Camera"], "kind default; accessory check"),
        (
            [NEW_ROW],
            ["What We Keep and for How Long"],
            "acc disclosure; footer Your places are kept on this device and are never sent to anyone.",
        ),
    ],
    [
        (
            [NEW_SECTION],
            [],
            'custom header ""; header Account; footer Signing out leaves your maps and walks where they are.',
        ),
        ([NEW_ROW], ["Mereana Walker"], "kind image; symbol person.crop.circle; acc disclosure"),
        ([NEW_ROW], ["Restore Purchases"], 'kind default; symbol arrow.clockwise; accessory ""'),
        (["Insert", "b"], ["Sign Out"], None),
    ],
]


def without_defaults(value):
    """A value of a file without what applies anyway."""
    if isinstance(value, list):
        return [without_defaults(element) for element in value]
    if not isinstance(value, dict):
        return value
    return {
        key: without_defaults(inner)
        for key, inner in value.items()
        if key != "$schema" and not (key in DEFAULTS and DEFAULTS[key] == inner)
    }


def layout(path):
    """The view of the command line: where everything of a screen is."""
    tool = pathlib.Path(os.environ["TYPELADDER"]).with_name("typeladder-cli")
    if not tool.exists():
        tool = REPOSITORY / ".build/debug/typeladder-cli"
    command = [tool, "layout", "--screen", path, "--format", "json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


class Composing(EditingTest):
    def test_settings_are_composed_by_keys(self):
        self.path = os.path.join(self.folder, "composed.json")
        self.program = self.start([], (1280, 800))
        # GTK 4.8 warns about an entry that goes from under a resting pointer (docs/workarounds.md).
        self.program.point_at(640, 20)
        self.actions = 0
        self.act("ctrl+shift+n")
        self.wait_for_focus("Blank, One empty row")
        self.act("Return")
        self.wait_for_focus("Row, empty")
        self.set(
            "kind value; title Language; value English; accessory disclosure; custom header General;"
            " screen title Settings; title in the navigation bar large"
        )
        self.act("Up")
        self.wait_for_focus("General")
        self.set(LOOKS)
        self.compose(
            ["Insert", "h"],
            ["Choose how this app looks, what it may tell you, and what stays on your device."],
            "text style body; color secondaryLabel; top margin 8; bottom margin 16",
        )
        self.act("Down", "Down")
        self.wait_for_focus("Language")
        for section in SECTIONS:
            for part in section:
                self.compose(*part)
        self.act("Return")
        self.wait_for_focus("Sign Out")
        self.save_as()
        self.check_file()
        rows = sum(len(section["rows"]) for section in self.content()["sections"])
        self.assertEqual(rows, 16)
        self.assertLessEqual(self.actions, MOST_ACTIONS * rows)

    # Parts

    def act(self, *keys):
        """Presses keys that count."""
        self.actions += len(keys)
        self.program.press(*keys)

    def empty_entry(self):
        """Waits for the entry of a new text."""

        def probe():
            node = self.program.focused()
            return node.getRole() in ENTRIES and node.queryText().characterCount == 0

        wait_for("an empty entry", probe)

    def compose(self, keys, texts, properties):
        """Adds a part with its texts and properties."""
        self.act(keys[0])
        for key in keys[1:]:
            focused = self.program.focused
            wait_for("the menu", lambda: focused().getRole() == pyatspi.ROLE_MENU_ITEM)
            self.act(key)
        wait_for("its entry", lambda: "of" in spoken(self.program.focused()))
        self.empty_entry()
        for number, text in enumerate(texts):
            if number > 0:
                self.act("Tab")
                self.empty_entry()
            self.program.type(text)
        if properties is not None:
            self.set(properties)

    def set(self, properties):
        """Types properties of what is selected or typed over."""
        self.act("alt+Return")
        self.wait_for_focus("Properties of")
        self.program.type(properties)
        self.act("Return")
        wait_for("the list", lambda: self.program.focused().getRole() not in ENTRIES)

    # The file

    def save_as(self):
        self.act("ctrl+s")
        self.wait_for_focus("Name")
        self.act("ctrl+a")
        self.program.type(self.path)
        self.act("Return")
        wait_for("the file", lambda: os.path.exists(self.path))
        wait_for("its title", lambda: "Settings" in self.program.frame.name and not self.unsaved())

    def check_file(self):
        saved, bundled = self.content(), json.loads((SCREENS / "settings.json").read_bytes())
        self.maxDiff = None
        self.assertEqual(saved, without_defaults(saved), "a value that applies anyway is in the file")
        self.assertEqual(saved, without_defaults(bundled))
        schema = json.loads((SCREENS.parent / "schemas/screen.schema.json").read_bytes())
        declared = list(schema["$defs"]["row"]["properties"])
        for section in saved["sections"]:
            for row in section["rows"]:
                self.assertEqual(list(row), sorted(row, key=declared.index), row)
        self.assertEqual(layout(self.path), layout(SCREENS / "settings.json"))


if __name__ == "__main__":
    unittest.main()
