# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""The selection by pointer and keys, its figures, and what a screen reader hears of them."""
import unittest

import pyatspi

from desk import DeskTest, bounds, descendants, find, pump, spoken, wait_for


class Selection(DeskTest):
    def figure(self, program, words):
        return find(program.frame, containing=words)

    def test_click_selects_and_a_second_click_narrows(self):
        program = self.start([self.theme()])
        row = find(program.frame, containing="Region and Calendar", role=pyatspi.ROLE_LIST_ITEM)
        left, top, right, bottom = bounds(row)
        place = (left + 40, top + (bottom - top) / 3)
        program.click_at(*place)
        wait_for("its style", lambda: find(program.frame, name="Text Style: Body"))
        self.assertTrue(row.getState().contains(pyatspi.STATE_SELECTED))
        self.assertIsNone(find(program.frame, name="Select Region and Calendar"))
        pump(1)  # or the two clicks were one double click
        program.click_at(*place)
        wait_for("its row", lambda: find(program.frame, name="Select Region and Calendar"))
        # The row, its section, and nothing.
        program.press("Escape", "Escape", "Escape")
        wait_for("the theme", lambda: find(program.frame, containing="Unused Style"))

    def test_space_and_enter_select_and_type(self):
        program = self.start([self.theme()])
        program.step_to("shift+Tab", "Choose how this app looks")
        program.press("Down", "Down", "space")
        wait_for("the row", lambda: find(program.frame, name="Select General"))
        program.press("Return")
        entry = wait_for("the entry", lambda: find(program.frame, role=pyatspi.ROLE_TEXT, containing="Language"))
        self.assertTrue(entry)
        program.press("Escape")

    def test_keys_choose_elements_and_their_texts(self):
        program = self.start([self.theme()])
        program.press("ctrl+i")
        wait_for("the panel", lambda: self.figure(program, "Kind: "))
        for _ in range(40):
            program.press("Down")
            if find(program.frame, name="Id: sections.0.rows.1"):
                break
        wait_for("the row", lambda: find(program.frame, name="Id: sections.0.rows.1"))
        wait_for(
            "the name of the row that has the focus",
            lambda: "Row sections.0.rows.1, 390 by" in spoken(program.focused()),
        )
        program.press("Tab")
        wait_for("the text", lambda: "Title “" in spoken(program.focused()))
        wait_for("its figures", lambda: self.figure(program, "Base size: 17 pt"))
        program.press("Escape")
        wait_for("the row again", lambda: "Row sections" in spoken(program.focused()))
        program.press("Escape")
        wait_for(
            "the row as it was", lambda: "Row sections" not in spoken(program.focused())
        )

    def test_sources_are_links_that_keys_reach(self):
        program = self.start([self.theme()])
        program.press("ctrl+i")
        figures = wait_for("figures", lambda: find(program.frame, name="Figures"))
        links = [
            button
            for button in descendants(figures)
            if button.getRole() == pyatspi.ROLE_PUSH_BUTTON and button.name.startswith("Open ")
        ]
        self.assertTrue(links)
        for link in links:
            self.assertRegex(link.name, r"^Open \S+, line \d+$")
            self.assertTrue(link.getState().contains(pyatspi.STATE_FOCUSABLE))

    def test_every_figure_has_a_name_and_a_value(self):
        program = self.start([self.theme()])
        program.press("ctrl+i")
        figures = wait_for("figures", lambda: find(program.frame, name="Figures"))
        rows = [row for row in descendants(figures) if row.getRole() == pyatspi.ROLE_LIST_ITEM]
        # Two numbers share a row.
        self.assertGreater(sum(row.name.count(": ") for row in rows), 15)
        explained = [node for node in descendants(figures) if spoken(node).startswith("How ")]
        self.assertGreater(len(explained), 3)
        for button in explained:
            self.assertRegex(spoken(button), "^How this is calculated: .+$")

    def test_parts_of_an_explanation_unfold_by_keys(self):
        program = self.start([self.theme()])
        program.press("ctrl+i")
        button = wait_for(
            "a button",
            lambda: find(program.frame, name="How this is calculated: Actual height"),
        )
        program.click(button)
        part = wait_for("a part", lambda: find(program.frame, containing="Explain "))
        words = part.name.removeprefix("Explain ")
        self.assertIsNone(find(program.frame, containing=f"\n{words}"))
        node = program.step_to("Tab", "Explain ", most=4)
        self.assertEqual(node.name, part.name)
        program.press("space")
        wait_for("its sentence", lambda: find(program.frame, containing=f"\n{words}"))
        wait_for("the next part", lambda: spoken(program.focused()).startswith("Explain "))
        program.press("Escape")
        wait_for(
            "the button again",
            lambda: spoken(program.focused()) == "How this is calculated: Actual height",
        )


if __name__ == "__main__":
    unittest.main()
