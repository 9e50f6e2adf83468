# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Tab and Shift+Tab through the window while a screen is edited and a part of it is selected."""
import unittest

from desk import spoken, wait_for, words_for
from editing import EditingTest
from walks import MOST_STOPS, WalkTest, ancestors


class StopsWhileEditing(EditingTest, WalkTest):
    # 23

    def test_section_selected(self):
        self.open()
        self.walk_around("Escape")

    def test_row_selected_in_a_narrow_window(self):
        self.open((400, 760))
        self.walk_around()

    def test_figures_are_reached_forwards(self):
        self.open()
        self.select_by_keys("Language")
        self.program.step_to("shift+Tab", "Add to Theme")
        node = self.program.step("Tab")
        around = [around.name for around in ancestors(node)]
        self.assertIn("Figures", around, f"Tab goes to {words_for(node)}")

    def test_what_happens_is_said(self):
        self.open()
        self.select_by_keys("Language")
        for keys, words in (
            ("Escape", "Section “General” is selected, with 5 rows"),
            ("Delete", "Removed section “General” with 5 rows"),
            ("ctrl+z", "Undone: Remove Section"),
        ):
            self.program.press(keys)
            wait_for(words, lambda words=words: self.program.hears(words))

    def test_fields_are_reached_and_left(self):
        self.open()
        self.select_by_keys("Language")
        self.program.press("F6")
        self.wait_for_focus("Kind of row")
        self.program.press("F6")
        self.wait_for_focus("Language")

    def walk_around(self, *keys):
        """Moves a row, and walks around both ways from the slider, which has the focus at first."""
        slider = spoken(self.program.focused())
        self.select_by_keys("Language")
        self.program.press("alt+Down")
        self.wait_for_focus("Language")
        self.program.press(*keys)
        slider = self.program.step_to("Tab", slider)
        there = self.stops("Tab", slider)
        back = self.stops("shift+Tab", slider)
        for name in ("Main Menu", "Language, English", "Add", "Move Down", "More"):
            self.assertEqual(sum(name in stop for stop in there), 1, there)
        self.assertEqual(back[::-1], there)

    def stops(self, key, start):
        """The words for each stop of a key until it comes back. In a selected row, it goes through the texts first."""
        nodes, words, texts = [], [], 0
        while (node := self.program.step(key)) != start:
            if nodes and node == nodes[-1]:
                self.assertRegex(words[-1], "Language|English", f"{key} does not leave {words[-1]}")
                texts += 1
                self.assertLessEqual(texts, 2, "the row has two texts")
                continue
            self.check_stop(node)
            self.assertNotIn(node, nodes, f"{key} comes back to {words_for(node)} half-way round")
            nodes.append(node)
            words.append(words_for(node))
            self.assertLess(len(nodes), MOST_STOPS, f"{key} never comes full circle")
        return words


if __name__ == "__main__":
    unittest.main()
