# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""A screen that is edited where it shows, and the hand that edits it."""
import json
import os
import pathlib
import shutil

import pyatspi

from desk import DeskTest, descendants, find, pump, spoken, wait_for
from walks import ancestors

SCREENS = pathlib.Path(os.environ["TYPELADDER_RESOURCES"]) / "screens"
ENTRIES = (pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT)


class EditingTest(DeskTest):
    """Starts with the bundled Settings screen, saved as my.json."""

    def setUp(self):
        super().setUp()
        self.path = os.path.join(self.folder, "my.json")
        shutil.copy(SCREENS / "settings.json", self.path)
        self.original = self.bytes()

    def open(self, size=(1280, 800), **options):
        self.program = self.start([self.path], size, **options)

    # The file

    def bytes(self):
        return pathlib.Path(self.path).read_bytes()

    def content(self):
        return json.loads(self.bytes())

    def section(self, number=0):
        """The rows of a section in the file."""
        return self.content()["sections"][number]["rows"]

    def changed_lines(self):
        old, new = self.original.splitlines(), self.bytes().splitlines()
        self.assertEqual(len(old), len(new))
        return [(a, b) for a, b in zip(old, new) if a != b]

    def save(self):
        """Saves, and waits until the title has no mark."""
        self.program.press("ctrl+s")
        wait_for("the saved title", lambda: "•" not in self.program.frame.name)

    def unsaved(self):
        return "• " in self.program.frame.name

    # The list

    def list(self):
        return find(self.program.frame, role=pyatspi.ROLE_LIST, name="Settings")

    def row(self, beginning):
        """A row of the list by the beginning of its name."""
        return wait_for(
            f"the row {beginning!r}",
            lambda: next(
                node
                for node in descendants(self.list())
                if node.name == beginning or node.name.startswith(beginning + ",")
            ),
        )

    def rows(self):
        """The names of the rows in the list that have a widget, from top to bottom."""
        others = (pyatspi.ROLE_HEADING, pyatspi.ROLE_LABEL)
        nodes = [node for node in descendants(self.list()) if node.getRole() not in others]
        return [node.name.split(",")[0] for node in nodes]

    def selected(self):
        """The names of the selected rows."""
        pump(0.3)
        return [
            node.name.split(",")[0]
            for node in descendants(self.list())
            if node.getState().contains(pyatspi.STATE_SELECTED)
        ]

    def wait_for_focus(self, beginning):
        """Waits until something whose name begins so has the focus."""
        return wait_for(
            f"the focus on {beginning!r}",
            lambda: self.program.focused()
            if spoken(self.program.focused()).startswith(beginning)
            else None,
            patience=150,
        )

    def select(self, beginning):
        """Selects a row with the pointer."""
        self.program.click(self.row(beginning))
        self.wait_for_focus(beginning)

    def go_to(self, beginning, key="shift+Tab"):
        """Moves the focus to a row by keys: to the list, and past the rows above."""
        while self.list() not in ancestors(self.program.step(key)):
            pass
        if not spoken(self.program.focused()).startswith("Choose how"):
            self.program.press("Home")
            pump(0.3)
        node = self.program.focused()
        return node if spoken(node).startswith(beginning) else self.program.step_to("Down", beginning)

    def select_by_keys(self, beginning):
        """Selects a row by keys."""
        row = self.go_to(beginning)
        self.program.press("space")
        wait_for("the selection", lambda: row.getState().contains(pyatspi.STATE_SELECTED))

    # The window

    def entry(self, name=None):
        """The entry of a text, once it has the focus."""

        def probe():
            node = self.program.focused()
            return node if node.getRole() in ENTRIES and name in (None, spoken(node)) else None

        return wait_for(f"the entry {name or ''}", probe)

    def button(self, name):
        """A button of the bars about the screen, which come after those about the theme."""
        nodes = [node for node in descendants(self.program.frame) if node.name == name]
        return nodes[-1] if nodes else None

    def undo_label(self):
        """What the button to undo says; nothing if there is nothing to undo."""
        button = find(self.program.frame, containing="Undo", role=pyatspi.ROLE_PUSH_BUTTON)
        return button.name if button.getState().contains(pyatspi.STATE_SENSITIVE) else None

    def enter(self, field, number):
        """Types into the field of a number that has the focus."""
        self.program.press("ctrl+a")
        self.program.type(str(number))
        self.program.press("Return")
        wait_for(f"{number}", lambda: field.queryValue().currentValue == number)

    def open_menu(self):
        """Opens the menu of what is selected, by keys."""
        self.program.press("shift+F10")
        wait_for("the menu", lambda: find(self.program.frame, name="Change Kind"), patience=100)

    def change_kind(self, kind):
        """Chooses another kind in the menu of a saved row, by keys."""
        self.open_menu()
        self.program.step_to("Down", "Change Kind")
        self.program.press("Right")
        wait_for("its kinds", lambda: find(self.program.frame, kind, pyatspi.ROLE_MENU_ITEM))
        self.program.step_to("Down", kind)
        self.program.press("Return")
        wait_for("the mark", self.unsaved)
