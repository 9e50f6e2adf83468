# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""A screen edited where it shows, by keys and pointer, and saved to a file in which nothing else changes."""
import json
import os
import pathlib
import unittest

import pyatspi

from desk import bounds, find, pump, spoken, wait_for
from editing import EditingTest


class EditingScreens(EditingTest):
    # 1 and 2

    def test_one_word_changes_one_word(self):
        self.open()
        before = os.stat(self.path)
        self.program.press("ctrl+s")
        pump(1)
        after = os.stat(self.path)
        self.assertEqual((before.st_mtime_ns, before.st_ino), (after.st_mtime_ns, after.st_ino))
        self.select_by_keys("Language")
        self.program.press("F2")
        self.entry()
        self.program.type("Tongue")
        self.program.press("Return")
        wait_for("the unsaved mark", self.unsaved)
        self.assertEqual(self.bytes(), self.original)
        self.save()
        ((old, new),) = self.changed_lines()
        self.assertEqual(new, old.replace(b"Language", b"Tongue"))

    # 3

    def test_rows_move_by_keys_and_back(self):
        self.open()
        self.select_by_keys("Language")
        self.program.press("alt+Down", "alt+Down")
        wait_for("the row in third place", lambda: self.rows()[2] == "Language")
        wait_for("the focus", lambda: spoken(self.program.focused()).startswith("Language"))
        words = "“Language” moved to 3 of 5 in “General”"
        wait_for(words, lambda: self.program.hears(words))
        self.save()
        titles = [row["title"] for row in self.content()["sections"][0]["rows"]]
        self.assertEqual(titles[:3], ["Region and Calendar", "Text Size", "Language"])
        self.program.press("ctrl+z", "ctrl+z")
        wait_for("the row in first place", lambda: self.rows()[0] == "Language")
        wait_for("what is undone", lambda: self.program.hears("Undone: Move Row"))
        self.save()
        self.assertEqual(self.bytes(), self.original)

    # 6

    def test_several_rows_are_copied_and_removed(self):
        self.open()
        self.select("Language")
        last = self.row("Text Size")
        self.program.hold("shift", lambda: self.program.click(last))
        self.program.press("ctrl+d")
        wait_for("copies", lambda: self.rows().count("Language") == 2)
        self.program.press("Delete")
        wait_for("no copies", lambda: self.rows().count("Language") == 1)
        self.program.press("ctrl+z")
        wait_for("copies again", lambda: self.rows().count("Language") == 2)
        self.assertEqual(self.selected(), ["Language", "Region and Calendar", "Text Size"])
        self.program.press("ctrl+z")
        wait_for("the rows as they were", lambda: self.rows().count("Language") == 1)
        self.assertEqual(self.selected(), ["Language", "Region and Calendar", "Text Size"])
        self.assertFalse(self.unsaved())
        self.program.press("ctrl+shift+z", "ctrl+shift+z")
        wait_for("no copies again", lambda: self.rows().count("Language") == 1)
        self.assertTrue(self.unsaved() or self.bytes() == self.original)

    def test_several_rows_are_selected_by_keys(self):
        self.open()
        self.select_by_keys("Language")
        self.program.press("shift+Down", "shift+Down", "ctrl+d")
        wait_for("copies", lambda: self.rows().count("Text Size") == 2)
        self.program.press("Delete")
        wait_for("no copies", lambda: self.rows().count("Text Size") == 1)
        for count in (2, 1):
            self.program.press("ctrl+z")
            wait_for("the step before", lambda count=count: self.rows().count("Text Size") == count)
            self.assertEqual(self.selected(), ["Language", "Region and Calendar", "Text Size"])
        self.assertIsNone(self.undo_label())
        self.assertFalse(self.unsaved())

    # 10

    def test_rows_are_typed_one_after_another(self):
        self.open()
        self.select_by_keys("Text Size")
        self.program.press("Return")
        self.entry()
        self.program.press("ctrl+Return")
        for text in ("One", "Two", "Three"):
            self.entry()
            self.program.type(text)
            wait_for("the text", lambda text=text: find(self.program.frame, containing=text))
            self.program.press("ctrl+Return")
        pump(0.5)
        self.program.press("Escape")
        pump(0.5)
        self.save()
        rows = self.content()["sections"][0]["rows"]
        new = rows[3:6]
        self.assertEqual([row["title"] for row in new], ["One", "Two", "Three"])
        self.assertEqual({row["kind"] for row in new}, {"value"})
        self.assertEqual(rows[6]["title"], "Offline Maps")

    def test_kinds_are_added_by_letters_of_the_menu(self):
        self.open()
        self.select("Text Size")
        # The menu opens from the list, and then from the entry of the row before.
        for letter, title in (("v", "Wi-Fi"), ("s", "Storage")):
            self.program.press("Insert")
            wait_for("the menu", lambda: find(self.program.frame, name="Title and Value"))
            pump(0.5)
            self.program.press(letter)
            self.entry()
            self.program.type(title)
            self.program.press("Tab")
            pump(0.3)
            self.program.type("More")
            wait_for("both texts", lambda t=title: find(self.program.frame, name=f"{t}, More"))
        self.program.press("Return")
        self.save()
        rows = self.content()["sections"][0]["rows"][3:5]
        self.assertEqual([row["kind"] for row in rows], ["value", "subtitle"])
        self.assertEqual([row["title"] for row in rows], ["Wi-Fi", "Storage"])

    # 11

    def test_kinds_keep_both_texts(self):
        self.open()
        self.select_by_keys("Language")
        for kind, keys in (
            ("Title and Subtitle", {"kind", "title", "subtitle", "accessory"}),
            ("Labels", {"kind", "labels", "accessory"}),
            ("Title and Value", {"kind", "title", "value", "accessory"}),
        ):
            self.change_kind(kind)
            self.save()
            row = self.content()["sections"][0]["rows"][0]
            self.assertEqual(set(row), keys)
            for text in ("Language", "English"):
                self.assertIn(text, json.dumps(row))
        self.change_kind("Switch")
        wait_for(
            "the count", lambda: find(self.program.frame, containing="One text has no place")
        )
        self.program.press("ctrl+z")
        self.save()
        self.assertEqual(self.bytes(), self.original)

    def test_letter_goes_to_a_submenu_that_slides_in(self):
        self.open()
        self.select_by_keys("Language")
        self.open_menu()
        self.program.press("k", "s")
        wait_for("the mark", self.unsaved)
        self.save()
        # In the menu before, the letter would move the row.
        self.assertEqual(self.section()[0]["kind"], "subtitle")

    def rest_pointer(self, distance):
        """Moves the pointer to where a popover will be, at a distance below the first row."""
        left, _, _, bottom = bounds(self.row("Language"))
        self.program.point_at(left + 60, bottom + distance)

    def test_menu_closes_under_the_pointer(self):
        self.open()
        self.select_by_keys("Language")
        self.rest_pointer(90)
        for letter, kind in (("s", "Title and Subtitle"), ("v", "Title and Value")) * 3:
            self.open_menu()
            self.program.press("k")
            wait_for("its kinds", lambda kind=kind: find(self.program.frame, kind, pyatspi.ROLE_MENU_ITEM))
            self.program.press(letter)
            wait_for("the mark", self.unsaved, patience=100)
            self.save()

    def test_entries_close_under_the_pointer(self):
        self.open()
        self.select_by_keys("Language")
        self.rest_pointer(30)
        for key, name in (("F2", "Title of"), ("alt+Return", "Properties of")) * 4:
            self.program.press(key)
            self.wait_for_focus(name)
            self.program.press("Return")
            self.wait_for_focus("Language")
        self.select("Region and Calendar")

    # 15 and 16

    def test_other_programs_change_the_file(self):
        self.open()
        text = self.original.replace(b"Language", b"Lingua")
        pathlib.Path(self.path).write_bytes(text)
        self.row("Lingua")
        self.select("Lingua")
        self.program.press("alt+Down")
        wait_for("the move", lambda: self.rows()[1] == "Lingua")
        pathlib.Path(self.path).write_bytes(self.original)
        words = "Another program changed “my.json”"
        wait_for("the bar", lambda: find(self.program.frame, containing=words))
        keep = self.button("Keep Mine")
        self.program.point(keep)
        pump(2.2)  # a bar that has just come takes no click
        self.program.click(keep)
        pump(1)
        self.save()
        self.assertIn(b"Lingua", self.bytes())
        os.unlink(self.path)
        wait_for("the mark", self.unsaved)
        # The bar waits until the toast about saving is gone.
        again = wait_for("the bar", lambda: self.button("Save Again"))
        self.program.point(again)
        pump(2.2)
        self.program.click(again)
        wait_for("the file", lambda: os.path.exists(self.path))

    # 17

    def test_drafts_of_both_come_back(self):
        theme = self.theme()
        program = self.start([theme, self.path], (1280, 800))
        self.program = program
        self.select("Language")
        program.press("alt+Down")
        wait_for("the move", lambda: self.rows()[1] == "Language")
        program.press("Escape", "Escape", "Escape")
        program.step_to("Tab", "Body,", most=120)
        program.press("Return")
        program.step_to("Tab", "Size of Body at Large", most=20)
        program.press("ctrl+a")
        program.type("31")
        program.press("Return")
        wait_for("both marks", lambda: program.frame.name.count("• ") == 2)
        pump(2)
        program.process.kill()
        program.process.wait()
        program.process.returncode = 0  # it was meant to end
        again = self.start([], (1280, 800), state=program.state)
        self.program = again
        restore = wait_for("the bar", lambda: find(again.frame, name="Restore"))
        again.point(restore)
        pump(2.2)
        again.click(restore)
        wait_for("both marks", lambda: again.frame.name.count("• ") == 2)
        wait_for("the move", lambda: self.rows()[1] == "Language")
        self.assertEqual(self.bytes(), self.original)
        self.save()
        self.assertIn("31", pathlib.Path(theme).read_text())
        self.assertNotEqual(self.bytes(), self.original)

    # 18

    def test_ignored_finding_follows_its_row(self):
        project = os.path.join(self.folder, "typeladder.json")
        rows = [{"title": "Same", "height": 10}, {"title": "Same"}, {"title": "Other"}]
        pathlib.Path(self.path).write_text(json.dumps({"title": "Settings", "sections": [{"rows": rows}]}))
        element = {"kind": "row", "text": "Same", "path": "sections.0.rows.0", "occurrence": 1}
        pathlib.Path(project).write_text(
            json.dumps({"exceptions": [{"rule": "text-clipped", "element": element, "reason": "r"}]})
        )
        self.open()
        self.program.click(self.row("Same"))
        self.program.press("alt+Down")
        wait_for("the mark", self.unsaved)
        self.save()
        written = json.loads(pathlib.Path(project).read_text())["exceptions"][0]["element"]
        self.assertEqual(written["occurrence"], 2)

    # 25

    def test_odd_file_comes_back_byte_for_byte(self):
        text = (
            "\ufeff{\r\n\t\"title\": \"Settings\",\r\n\t\"mine\": [1.50, 2e3],\r\n\t\"sections\": [\r\n"
            "\t\t{\r\n\t\t\t\"rows\": [\r\n"
            "\t\t\t\t{\"title\": \"A\", \"height\": 60.50, \"mine\": null},\r\n"
            "\t\t\t\t{ \"title\":\"B\" },\r\n\t\t\t\t{\"title\": \"C\"}\r\n"
            "\t\t\t]\r\n\t\t}\r\n\t]\r\n}\r\n"
        )
        pathlib.Path(self.path).write_bytes(text.encode())
        original = self.bytes()
        self.open()
        self.select("A")
        edits = ["alt+Down", "alt+Down", "ctrl+d", "alt+Up", "Delete", "ctrl+d", "alt+Home", "ctrl+d",
                 "Delete", "alt+End"]
        for edit in edits:
            self.program.press(edit)
            pump(0.2)
        self.save()
        self.assertNotEqual(self.bytes(), original)
        self.program.press(*(["ctrl+z"] * 10))
        pump(0.5)
        self.save()
        self.assertEqual(self.bytes(), original)


if __name__ == "__main__":
    unittest.main()
