# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""The bars of an app over the list, scrolled with the wheel as a user does."""
import json
import unittest

import pyatspi

from desk import DeskTest, bounds, find, pump, wait_for

ROWS = [{"title": f"Row {number}"} for number in range(60)]
SCREEN = {
    "title": "Mail",
    "navigationBar": {"titleDisplayMode": "large"},
    "toolbar": {"items": ["Edit"]},
    "sections": [{"rows": ROWS}],
}


class Bars(DeskTest):
    def row(self, program, number):
        return find(program.frame, name=f"Row {number}", role=pyatspi.ROLE_LIST_ITEM)

    def top(self, program, number):
        return bounds(self.row(program, number))[1]

    def test_wheel_scrolls_the_large_title_away_and_back(self):
        screen = self.theme(json.dumps(SCREEN), name="Mail.json")
        program = self.start([screen], size=(1000, 800))
        wait_for("the rows", lambda: self.row(program, 0))
        before = self.top(program, 0)
        left, top, right, bottom = bounds(self.row(program, 3))
        program.point_at((left + right) / 2, (top + bottom) / 2)
        program.wheel(-1)
        wait_for("the rows to move", lambda: self.top(program, 0) < before)
        program.wheel(-70)
        wait_for("the last row", lambda: self.row(program, 59))
        program.wheel(90)
        wait_for("the first row below the large title", lambda: self.top(program, 0) == before)

    def test_click_on_a_bar_selects_no_row(self):
        screen = self.theme(json.dumps(SCREEN), name="Mail.json")
        program = self.start([screen], size=(1000, 800))
        row = wait_for("the rows", lambda: self.row(program, 0))
        left, top, right, bottom = bounds(row)
        program.click_at(left + 40, top - 60)
        pump(1)
        self.assertIsNone(find(program.frame, name="Text Style: Body"))
        program.click_at(left + 40, (top + bottom) / 2)
        wait_for("its style", lambda: find(program.frame, name="Text Style: Body"))


if __name__ == "__main__":
    unittest.main()
