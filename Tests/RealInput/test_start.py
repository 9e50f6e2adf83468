# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Starts on machines that lack something."""
import os

from desk import DeskTest, find, spoken, wait_for


class Starts(DeskTest):
    """A window opens whatever is missing, and says what to do."""

    def test_without_any_font(self):
        configuration = os.path.join(self.folder, "fonts.conf")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(
                f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
                <fontconfig><dir>{self.folder}/none</dir>
                <cachedir>{self.folder}/cache</cachedir></fontconfig>"""
            )
        program = self.start(begins_with="No font", FONTCONFIG_FILE=configuration)
        self.assertIn("sudo apt install fonts-inter", spoken(program.focused()))
        program.press("alt+F4")
        wait_for("the end", lambda: program.process.poll() == 0)

    def test_file_whose_name_is_not_utf8(self):
        theme = self.theme()
        odd = os.fsencode(self.folder) + b"/caf\xe9.typeladder-theme"
        os.rename(theme, odd)
        program = self.start([odd])
        wait_for("the bar that says why", lambda: find(program.frame, containing="not UTF-8"))
        self.assertEqual(os.listdir(os.fsencode(self.folder)), [b"caf\xe9.typeladder-theme"])

    def test_language_without_a_translation(self):
        empty = os.path.join(self.folder, "no-catalogs")
        os.mkdir(empty)
        for variables in (
            {"LANGUAGE": "xx"},
            {"LANGUAGE": "de", "LANG": "C", "LC_ALL": "C"},
            {"LANGUAGE": "de", "LANG": "C.UTF-8", "TYPELADDER_LOCALE": empty},
        ):
            with self.subTest(**variables):
                program = self.start(**variables)
                wait_for("the view switch", lambda: find(program.frame, containing="All Sizes"))
                program.press("alt+F4")
                wait_for("the end", lambda: program.process.poll() == 0)
