# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""The choice among the themes of design tokens, and saving into several files, by keys."""
import json
import pathlib
import unittest

import pyatspi

from desk import DeskTest, find, wait_for


def token(family, size):
    """A typography token of Tokens Studio."""
    value = {"fontFamily": family, "fontSize": str(size), "fontWeight": "Regular"}
    return {"type": "typography", "value": value}


SETS = {
    "$themes": [
        {"name": name, "selectedTokenSets": {"core": "enabled", name: "enabled"}}
        for name in ("light", "dark")
    ],
    "core": {"body": token("Noto Serif", 17)},
    "light": {"title1": token("Noto Serif", 28)},
    "dark": {"title1": token("Noto Sans", 29)},
}


class TokenThemes(DeskTest):
    def write_sets(self):
        folder = pathlib.Path(self.folder) / "tokens"
        folder.mkdir()
        for name, tokens in SETS.items():
            (folder / f"{name}.json").write_text(json.dumps(tokens))
        return folder

    def size_in(self, folder, name, token):
        tokens = json.loads((folder / f"{name}.json").read_text())
        return tokens[token]["value"]["fontSize"]

    def test_choice_and_save_by_keys(self):
        folder = self.write_sets()
        program = self.start([str(folder)], begins_with="Import")
        program.press("Return")
        wait_for("the tokens", lambda: "tokens" in program.frame.name)
        program.show_all_styles()
        wait_for("the light theme", lambda: find(program.frame, containing="28 pt"))
        # A choice by keys is displayed immediately, and undone by keys.
        program.step_to("Tab", "Theme of theme")
        program.press("space", "Down", "Return")
        wait_for("the dark theme", lambda: find(program.frame, containing="29 pt"))
        program.press("ctrl+z")
        wait_for("the light theme", lambda: find(program.frame, containing="28 pt"))
        # One edit in each theme, and one save for both files.
        self.set_size(program, "Body", 18)
        program.step_to("shift+Tab", "Theme of theme")
        program.press("space", "Down", "Return")
        wait_for("the dark theme", lambda: find(program.frame, containing="29 pt"))
        self.set_size(program, "Title 1", 31)
        program.press("ctrl+s")
        wait_for("the size of dark", lambda: self.size_in(folder, "dark", "title1") == "31")
        self.assertEqual(self.size_in(folder, "core", "body"), "18")
        self.assertEqual(self.size_in(folder, "light", "title1"), "28")

    def set_size(self, program, style, size):
        """Types the size of a style into its row of the sidebar."""
        row = program.step_to("Tab", f"{style},", most=120)
        program.press("Return")
        wait_for("the row to open", lambda: row.getState().contains(pyatspi.STATE_EXPANDED))
        number = program.step_to("Tab", f"Size of {style}")
        program.press("ctrl+a")
        program.type(str(size))
        program.press("Return")
        wait_for("the size", lambda: number.queryValue().currentValue == size)


if __name__ == "__main__":
    unittest.main()
