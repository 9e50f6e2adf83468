# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Walks of the keyboard focus, and what each stop has to be."""
import pyatspi

from desk import DeskTest, bounds, spoken, words_for

MOST_STOPS = 200


def ancestors(node):
    """What a node is in, from near to far."""
    node = node.parent
    while node is not None and node.getRole() != pyatspi.ROLE_APPLICATION:
        yield node
        node = node.parent


def overlap(first, second):
    """The height and width that two boxes share."""
    width = min(first[2], second[2]) - max(first[0], second[0])
    height = min(first[3], second[3]) - max(first[1], second[1])
    return width, height


class WalkTest(DeskTest):
    """A test that walks through a window by keys."""

    def check_stop(self, node):
        """A stop has a name of its own and is in view."""
        name = spoken(node)
        self.assertTrue(name.strip(), f"a {node.getRoleName()} that has the focus has no name")
        # GTK 4.8 uses the class name for widgets without a name.
        self.assertFalse(name.startswith(("Gtk", "Adw")), f"{words_for(node)} has no name")
        # Names of folders, and of faces such as "_wght", may contain their own underscore.
        words = [word for word in name.replace("_wght", "").split() if "/" not in word]
        self.assertNotIn("_", " ".join(words), f"{words_for(node)} shows its mnemonic")
        half = len(name) // 2
        self.assertFalse(
            len(name) > 2 and name[:half] == name[half + 1 :], f"{words_for(node)} says it twice"
        )
        box = bounds(node)
        self.assertTrue(box[2] > box[0] and box[3] > box[1], f"{words_for(node)} has no size")
        for around in ancestors(node):
            if "Popover" in around.name:
                break  # a surface of its own, with coordinates of its own
            if around.getRole() in (pyatspi.ROLE_SCROLL_PANE, pyatspi.ROLE_FRAME):
                width, height = overlap(box, bounds(around))
                shown = min(height, 12) > 8 and width > 8
                self.assertTrue(shown, f"{words_for(node)} is out of view: {box}")

    def circle(self, program, least=2):
        """Walks both ways round; the way back has the same stops."""
        start = program.focused()
        stops = [start]
        self.check_stop(start)

        def step(key, last):
            node = program.step(key)
            self.assertIsNotNone(node, f"{key} loses the focus after {words_for(last)}")
            self.assertNotEqual(node, last, f"{key} does not leave {words_for(last)}")
            return node

        last = start
        while True:
            last = step("Tab", last)
            if last == start:
                break
            self.check_stop(last)
            self.assertNotIn(last, stops, f"Tab comes back to {words_for(last)} half-way round")
            stops.append(last)
            self.assertLess(len(stops), MOST_STOPS, "Tab never comes full circle")
        for expected in reversed(stops[1:]):
            last = step("shift+Tab", last)
            self.assertEqual(last, expected, f"{words_for(last)} is not {words_for(expected)}")
        self.assertEqual(step("shift+Tab", last), start)
        self.assertGreaterEqual(len(stops), least, [words_for(stop) for stop in stops])
        return stops
