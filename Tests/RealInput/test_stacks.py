# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Texts in stacks, typed over by keys alone: in the order of the stack, and around a symbol."""
import json
import unittest

import pyatspi

from desk import DeskTest, find, spoken, wait_for

SCREEN = {
    "sections": [
        {
            "rows": [
                {
                    "stack": "horizontal",
                    "items": [
                        {"image": {"monogram": "AV"}},
                        {
                            "stack": "vertical",
                            "items": [{"text": "Ann", "textStyle": "headline"}, "Hello"],
                        },
                        {"spacer": "system"},
                        "9:41",
                    ],
                },
                {"title": {"runs": ["Rated ", {"systemName": "star.fill"}, " by all"]}},
            ]
        }
    ]
}


class Stacks(DeskTest):
    def setUp(self):
        super().setUp()
        self.program = self.start([self.theme(json.dumps(SCREEN), name="Stacks.json")])

    def entry(self, name):
        """The entry of a text, once it has the focus."""

        def focused():
            node = self.program.focused()
            is_it = node.getRole() in (pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT)
            return node if is_it and spoken(node) == name else None

        return wait_for(f"the entry {name!r}", focused)

    def go_to(self, name):
        item = wait_for(name, lambda: find(self.program.frame, name=name))
        self.program.click(item)
        wait_for("its focus", lambda: spoken(self.program.focused()) == name)

    def test_texts_follow_each_other(self):
        program = self.program
        self.go_to("Ann, Hello, 9:41")
        program.press("F2")
        self.entry("Label 1 of row “Ann”")
        program.type("Anna")
        program.press("Tab")
        self.entry("Label 2 of row “Anna”")
        program.press("Tab")
        self.entry("Label 3 of row “Anna”")
        program.type("Noon")
        program.press("Return")
        wait_for("both texts", lambda: find(program.frame, name="Anna, Hello, Noon"))
        program.press("ctrl+z", "ctrl+z")
        wait_for("undo", lambda: find(program.frame, name="Ann, Hello, 9:41"))

    def test_symbol_stays(self):
        program = self.program
        self.go_to("Rated star fill by all")
        program.press("F2")
        self.entry("Title of row “Rated ▢ by all”")
        program.press("End")
        program.type(" now")
        program.press("Return")
        wait_for("the text", lambda: find(program.frame, name="Rated star fill by all now"))


if __name__ == "__main__":
    unittest.main()
