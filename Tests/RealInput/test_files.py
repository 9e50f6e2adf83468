# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Files by drop and by the desktop's dialogs."""
import os
import pathlib
import unittest

import pyatspi

from desk import DeskTest, find, move_pointer, pump, wait_for, xdotool

HERE = pathlib.Path(__file__).resolve().parent
FONT = HERE.parent / "PangoTextTests/Fixtures/VariableTest.ttf"


class Files(DeskTest):
    def size(self, program):
        return find(program.frame, role=pyatspi.ROLE_SLIDER).queryValue().currentValue

    def test_drop_of_a_theme(self):
        program = self.start()
        self.drop(program, self.theme(name="Dropped.typeladder-theme"))
        wait_for("the theme", lambda: "Dropped" in program.frame.name)
        wait_for("its font", lambda: find(program.frame, containing="NotoSerif-Regular"))

    def test_drop_of_a_font(self):
        program = self.start()
        self.drop(program, str(FONT))
        # Whatever happens, the window reports it.
        wait_for("an answer", lambda: find(program.frame, containing="VariableTest"))

    def test_hint_while_files_are_over_the_window(self):
        program = self.start()

        def hint():
            return find(program.frame, name="Drop to Open")

        self.drag(program, self.theme(name="Dropped.typeladder-theme"))
        wait_for("the hint", hint)
        left, top = program.origin()
        move_pointer(1550, 1150)  # the other corner of the screen, where no window has a shadow
        wait_for("the window without the hint", lambda: not hint())
        for x in range(300, 340, 10):
            move_pointer(left + x, top + 200)
        wait_for("the hint", hint)
        xdotool("mouseup", 1)
        wait_for("the theme", lambda: "Dropped" in program.frame.name)
        wait_for("the window without the hint", lambda: not hint())

    def choose(self, program, *keys):
        """Opens a file dialog by keys, and waits until it has the focus."""
        program.press(*keys)
        wait_for("the file dialog", lambda: program.active_window() != program.frame)
        wait_for("its focus", program.focused)
        pump(0.5)

    def test_open_by_keys(self):
        program = self.start()
        self.choose(program, "ctrl+o")
        program.open_path(self.theme(name="Chosen.typeladder-theme"))
        wait_for("the theme", lambda: "Chosen" in program.frame.name)
        self.assert_alive(program)

    def test_add_fonts_by_keys(self):
        text = '{"body": {"fontName": "TypeladderVariableTest-Bold", "fontSize": 17}}'
        program = self.start([self.theme(text, "Elsewhere.json")])
        note = "until you add the font file with Add Fonts…"
        wait_for("what is missing", lambda: find(program.frame, containing=note))
        program.press("F10")
        pump(0.3)
        program.step_to("Down", "Fonts")
        program.press("Right")
        pump(0.5)
        program.step_to("Down", "Add Fonts")
        self.choose(program, "Return")
        program.open_path(str(FONT))
        added = "until this theme is closed"
        wait_for("what was added", lambda: find(program.frame, containing=added))
        wait_for("the font", lambda: find(program.frame, containing="Comes with the theme"))
        self.assertIsNone(find(program.frame, containing=note))
        self.assert_alive(program)

    def test_save_as_by_keys(self):
        program = self.start([self.theme()])
        self.choose(program, "ctrl+shift+s")
        program.press("ctrl+a")
        program.type(f"{self.folder}/Copy.typeladder-theme")
        program.press("Return")
        wait_for("the file", lambda: os.path.exists(f"{self.folder}/Copy.typeladder-theme"))
        wait_for("its name", lambda: "Copy" in program.frame.name)
        self.assert_alive(program)

    def test_export_of_a_submenu_leaves_the_keyboard_alive(self):
        # A font of iOS. In tokens, the family of another face would be a guess, so the user is asked.
        program = self.start([self.theme('{"body": {"fontName": "Georgia", "fontSize": 17}}', "Fonts.json")])
        for leaves_by in ("Escape", "Return"):
            place = program.focused()
            program.press("F10")
            pump(0.3)
            program.step_to("Down", "Export Theme As")
            program.press("Right")
            pump(0.5)
            program.step_to("Down", "W3C")
            self.choose(program, "Return")
            if leaves_by == "Return":
                program.press("ctrl+a")
                program.type(f"{self.folder}/Exported.tokens.json")
            program.press(leaves_by)
            wait_for("the window", lambda: program.active_window() == program.frame)
            wait_for("the focus where it was", lambda: program.focused() == place)
            self.assert_alive(program)
        self.assertTrue(os.path.exists(f"{self.folder}/Exported.tokens.json"))

    def assert_alive(self, program):
        """Keys do something, with nobody having clicked."""
        wait_for("the window", lambda: program.active_window() == program.frame)
        size = self.size(program)
        program.press("ctrl+plus")
        wait_for("a larger size", lambda: self.size(program) == size + 1)
        focus = program.focused()
        self.assertNotEqual(program.step("Tab"), focus)


if __name__ == "__main__":
    unittest.main()
