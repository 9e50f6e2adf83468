# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Properties of a screen and sizes of a theme edited by keys alone, and what the list, findings and undo make of it."""
import json
import pathlib
import unittest

import pyatspi

from desk import bounds, descendants, find, spoken, wait_for
from editing import EditingTest

LOOSE = {
    "title": "Settings",
    "sections": [
        {"rows": [{"title": "Language"}, {"title": {"text": "Region and Calendar of This Device", "lines": 0}}]}
    ],
}


class EditingProperties(EditingTest):
    def height(self, beginning):
        _, top, _, bottom = bounds(self.row(beginning))
        return bottom - top

    def style(self):
        """The style of the selected text, as its figures say."""
        return next(
            node.name.removeprefix("Text style: ")
            for node in descendants(find(self.program.frame, name="Figures"))
            if node.name.startswith("Text style: ")
        )

    # 12

    def test_style_is_tried_on(self):
        self.open()
        self.select_by_keys("Offline Maps")
        height = self.height("Offline Maps")
        self.program.press("Tab", "Tab")
        wait_for("the subtitle", lambda: self.style() == "subheadline")
        self.program.press("F6")
        self.program.step_to("Tab", "Text Style")
        self.try_headline(height)
        self.program.press("Escape")
        wait_for("the style before", lambda: self.style() == "subheadline")
        wait_for("the row as it was", lambda: self.height("Offline Maps") == height)
        self.wait_for_focus("Text Style")
        self.assertIsNone(self.undo_label())
        self.assertFalse(self.unsaved())
        self.try_headline(height)
        self.program.press("Return")
        wait_for("the mark", self.unsaved)
        self.wait_for_focus("Text Style")
        self.save()
        subtitle = {"text": "Three areas, 1.2 GB, updated last night", "textStyle": "headline"}
        self.assertEqual(self.section()[3]["subtitle"], subtitle)
        self.program.press("ctrl+z")
        wait_for("undo", lambda: self.style() == "subheadline")
        self.save()
        self.assertEqual(self.bytes(), self.original)
        self.program.press("F10")
        wait_for("the step in the menu", lambda: find(self.program.frame, containing="Redo “", role=pyatspi.ROLE_MENU_ITEM))

    def test_properties_are_typed(self):
        """Values of a row and of what is around it, as one step; a wrong one changes nothing and stays to be mended."""
        self.open()
        self.select_by_keys("Language")
        self.program.press("alt+Return")
        entry = self.wait_for_focus("Properties of “Language”")
        self.program.type("acc che")
        wait_for("the value", lambda: entry.description.startswith("Accessory: Checkmark"))
        self.program.press("Tab")
        wait_for("its name", lambda: entry.description == "Accessory: Checkmark")
        self.program.type("; screen title Options; lines many")
        wait_for("why not", lambda: "“many” is no value of “Lines”" in entry.description)
        self.program.press("Return")
        self.assertEqual(self.program.focused(), entry)
        self.assertIsNone(self.undo_label())
        self.program.press(*["BackSpace"] * len("many"))
        self.program.type("2")
        self.program.press("Return")
        self.wait_for_focus("Language")
        self.save()
        row = {"kind": "value", "title": "Language", "value": "English", "accessory": "checkmark", "lines": 2}
        self.assertEqual(self.section()[0], row)
        self.assertEqual(self.content()["title"], "Options")
        self.program.press("ctrl+z")
        wait_for("one step back", lambda: self.undo_label() is None)
        self.save()
        self.assertEqual(self.bytes(), self.original)

    def test_properties_are_typed_from_the_menu(self):
        self.open()
        self.select("Language")
        self.open_menu()
        self.program.press("p")
        self.wait_for_focus("Properties of “Language”")
        self.program.press("Escape")
        self.wait_for_focus("Language")

    def test_properties_of_a_section_are_typed_in_all_sizes(self):
        self.open()
        self.select_by_keys("Language")
        self.program.press("ctrl+2")
        self.wait_for_focus("Columns")
        self.program.step_to("Tab", "Language")
        self.program.press("Escape", "alt+Return")
        self.wait_for_focus("Properties of “General”")
        self.program.type("footer Below")
        self.program.press("Return")
        self.wait_for_focus("General")
        self.save()
        self.assertEqual(self.content()["sections"][0]["footer"], "Below")

    def test_symbol_is_typed_over(self):
        """The image of an image row needs its symbol, which is never missing while another one is typed."""
        self.open()
        self.select_by_keys("Mereana Walker")
        self.program.press("F6")
        self.program.step_to("Tab", "Image, Symbol", most=30)
        self.program.press("ctrl+a")
        self.program.type("star")
        self.save()
        self.assertEqual(self.section(3)[0]["image"], "star")

    def try_headline(self, height):
        """Opens the styles, and moves to one, which the list shows at once."""
        self.program.press("space")
        self.wait_for_focus("Default")
        self.program.step_to("Down", "Headline")
        wait_for("the style", lambda: self.style() == "headline")
        wait_for("the row", lambda: self.height("Offline Maps") > height)
        self.assertEqual(self.bytes(), self.original)

    # 13

    def test_clipped_row_is_found_and_fixed(self):
        pathlib.Path(self.path).write_text(json.dumps(LOOSE, indent=2) + "\n")
        self.open()
        self.program.press(*["ctrl+plus"] * 6)
        wait_for("AX3", lambda: find(self.program.frame, containing="AX3 – "))
        self.go_to("Region and Calendar")
        self.program.press("space")
        height = self.height("Region and Calendar of This Device")
        self.enter(self.program.step_to("shift+Tab", "Height", most=80), 44)
        self.save()
        before = self.bytes()
        self.assertEqual(self.section()[1]["height"], 44)
        self.program.press("ctrl+shift+a")
        words = "“Region and Calendar of This Device” row is clipped at "
        finding = wait_for("the finding", lambda: find(self.program.frame, containing=words))
        self.program.step_to("Tab", finding.name[:30], most=80)
        self.program.step_to("Tab", "Fix")
        self.program.press("space")
        wait_for("no finding", lambda: not self.is_listed(words))
        wait_for("the row", lambda: self.height("Region and Calendar of This Device") == height)
        self.assertTrue(self.unsaved())
        self.assertEqual(self.bytes(), before)
        self.program.press("ctrl+z")
        wait_for("the finding again", lambda: self.is_listed(words))
        self.assertFalse(self.unsaved())
        self.program.press("ctrl+shift+z")
        wait_for("no finding again", lambda: not self.is_listed(words))
        self.save()
        self.assertNotEqual(self.section()[1].get("height"), 44)

    def is_listed(self, words):
        """Whether a finding has the words in its name; what was fixed is said in a description."""
        return any(words in node.name for node in descendants(self.program.frame))

    # 14

    def test_undo_goes_back_over_theme_and_screen(self):
        self.program = self.start([self.theme(), self.path], (1280, 800))
        self.program.step_to("Tab", "Body,")
        self.program.press("Return")
        self.enter(self.program.step_to("Tab", "Size of Body"), 31)
        self.wait_for_step("Change Size of Body", "• Fonts, Settings")
        self.go_to("Language", "Tab")
        self.program.press("alt+Down")
        wait_for("the move", lambda: self.rows()[1] == "Language")
        self.wait_for_step("Move Row", "• Fonts, • Settings")
        # The row, its section, and nothing.
        self.program.press("Escape", "Escape")
        wait_for("the theme", lambda: find(self.program.frame, containing="Unused Style"))
        self.program.step_to("shift+Tab", "Section Headers")
        self.program.press("Return")
        self.enter(self.program.step_to("Tab", "Height of headers"), 60)
        self.wait_for_step("Change Header Height in Fonts", "• Fonts, • Settings")
        self.program.press("ctrl+z")
        self.wait_for_step("Move Row", "• Fonts, • Settings")
        wait_for("the height before", lambda: self.shown("Height of headers") == [0])
        self.program.press("ctrl+z")
        self.wait_for_step("Change Size of Body in Fonts", "• Fonts, Settings")
        wait_for("the place before", lambda: self.rows()[0] == "Language")
        self.assertEqual(self.selected(), ["Language"])
        wait_for("its row in the sidebar", lambda: find(self.program.frame, name="Select General"))
        self.program.press("ctrl+z")
        self.wait_for_step(None, "Fonts, Settings")
        wait_for("the size in the sidebar", lambda: set(self.shown("Size of Body")) == {17})

    def test_undo_shows_what_it_changes(self):
        self.program = self.start([self.theme(), self.path], (1280, 800))
        self.program.step_to("Tab", "Section Headers")
        self.program.press("Return")
        self.enter(self.program.step_to("Tab", "Height of headers"), 60)
        self.go_to("Language", "Tab")
        self.program.press("space")
        wait_for("the row in the sidebar", lambda: find(self.program.frame, name="Select General"))
        self.program.press("ctrl+z")
        self.wait_for_step(None, "Fonts, Settings")
        wait_for(
            "the theme in the sidebar",
            lambda: not find(self.program.frame, name="Select General"),
            patience=40,
        )

    def wait_for_step(self, label, title):
        """Waits until a step is the one to undo, and the title has the marks."""
        words = label and f"Undo “{label}”"
        wait_for(title, lambda: self.program.frame.name.startswith(title))
        wait_for(words, lambda: self.undo_label() == words, patience=100)

    def shown(self, field):
        """The numbers in a field of the sidebar; without a limit, 0."""
        return [
            node.queryValue().currentValue
            for node in descendants(self.program.frame)
            if node.getRole() == pyatspi.ROLE_SPIN_BUTTON and spoken(node).startswith(field)
        ]


if __name__ == "__main__":
    unittest.main()
