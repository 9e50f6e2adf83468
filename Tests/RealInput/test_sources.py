# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Swift sources: a file, a folder, choices, what an editor saves, and what is refused."""
import json
import os
import pathlib
import unittest

import pyatspi

from desk import DeskTest, descendants, find, pump, wait_for

SETTINGS = """import SwiftUI

struct SettingsView: View {
    @ObservedObject var model: Model

    var body: some View {
        NavigationStack {
            Form {
                Section("Account") {
                    if model.isPro {
                        Toggle("Dark icons", isOn: $model.hasDarkIcons)
                    } else {
                        Button("Upgrade to Pro") { model.upgrade() }
                    }
                    CountRow(title: "Devices", count: 3)
                }
            }
            .navigationTitle("Settings")
        }
    }
}
"""
ROW = """import SwiftUI

struct CountRow: View {
    let title: String
    let count: Int

    var body: some View {
        HStack {
            Text(title).font(.headline)
            Spacer()
            Text("\\(count)").foregroundStyle(.secondary)
        }
    }
}
"""
LIST = """import SwiftUI

struct PeopleView: View {
    let people: [Person]

    var body: some View {
        List(people) { person in Text(person.name) }
            .navigationTitle("People")
    }
}
"""


class Sources(DeskTest):
    def app(self):
        folder = pathlib.Path(self.folder, "App")
        folder.mkdir()
        (folder / "SettingsView.swift").write_text(SETTINGS)
        (folder / "CountRow.swift").write_text(ROW)
        (folder / "PeopleView.swift").write_text(LIST)
        return folder

    def shows(self, program, words):
        return find(program.frame, containing=words)

    def wait_for_words(self, program, words):
        wait_for(words, lambda: self.shows(program, words))

    def wait_until_gone(self, program, words):
        wait_for(f"no “{words}”", lambda: not self.shows(program, words))

    def test_source_with_the_rows_of_its_folder(self):
        program = self.start([str(self.app() / "SettingsView.swift")])
        self.wait_for_words(program, "Dark icons")
        # The row view of another file follows.
        wait_for("the count", lambda: find(program.frame, containing="Devices, 3"))
        self.assertIsNone(self.shows(program, "Upgrade to Pro"))

    def test_all_branches_by_click(self):
        program = self.start([str(self.app() / "SettingsView.swift")])
        self.wait_for_words(program, "Dark icons")
        switch = wait_for(
            "the switch",
            lambda: find(program.frame, name="All Branches", role=pyatspi.ROLE_CHECK_BOX),
        )
        program.click(switch)
        self.wait_for_words(program, "Upgrade to Pro")
        self.assertTrue(self.shows(program, "Dark icons"))

    def test_branch_by_keys(self):
        program = self.start([str(self.app() / "SettingsView.swift")])
        self.wait_for_words(program, "Dark icons")
        row = wait_for("the conditions", lambda: find(program.frame, name="Conditions"))
        program.click(row)
        pump(0.5)
        program.step_to("Tab", "model.isPro")
        program.press("space")
        pump(0.5)
        program.press("Down", "Return")
        self.wait_for_words(program, "Upgrade to Pro")
        self.wait_until_gone(program, "Dark icons")

    def test_sample_is_typed_kept_for_the_project_and_undone(self):
        folder = self.app()
        program = self.start([str(folder / "PeopleView.swift")])
        self.wait_for_words(program, "Ada King")
        program.click(wait_for("the samples", lambda: find(program.frame, name="Samples")))
        pump(0.5)
        program.step_to("Tab", "person.name")
        program.press("ctrl+a")
        program.type("Grace Hopper")
        self.wait_for_words(program, "Grace Hopper")
        self.wait_until_gone(program, "Ada King")
        program.click(wait_for("Keep", lambda: find(program.frame, name="Keep for the Project")))
        project = folder / "typeladder.json"
        wait_for(
            "the kept sample",
            lambda: project.exists()
            and json.loads(project.read_text()).get("samples") == {"person.name": "Grace Hopper"},
        )
        # Undo names it, too.
        wait_for("no button", lambda: not find(program.frame, name="Keep for the Project"))
        # The focus leaves the entry, whose own undo would take Ctrl+Z.
        program.press("Escape")
        program.click(wait_for("a row", lambda: find(program.frame, containing="Grace Hopper")))
        program.press("ctrl+z")
        wait_for("no sample", lambda: "samples" not in json.loads(project.read_text()))
        program.press("ctrl+z")
        self.wait_for_words(program, "Ada King")

    def test_saved_edits_show_and_mistakes_do_not(self):
        source = self.app() / "SettingsView.swift"
        program = self.start([str(source)])
        self.wait_for_words(program, "Dark icons")
        source.write_text(SETTINGS.replace("Dark icons", "Dim icons"))
        self.wait_for_words(program, "Dim icons")
        source.write_text(SETTINGS.replace("Dark icons", "Black icons").replace("Form {", "Form {{{"))
        pump(1.5)
        self.assertTrue(self.shows(program, "Dim icons"))
        source.write_text(SETTINGS.replace("Dark icons", "White icons"))
        self.wait_for_words(program, "White icons")

    def test_edit_of_another_file_shows(self):
        folder = self.app()
        program = self.start([str(folder / "SettingsView.swift")])
        wait_for("the count", lambda: find(program.frame, containing="Devices, 3"))
        (folder / "CountRow.swift").write_text(ROW.replace("\\(count)", "\\(count) of 5"))
        wait_for("the new row", lambda: find(program.frame, containing="3 of 5"))

    def test_all_screens_of_the_app(self):
        folder = self.app()
        program = self.start([str(folder / "SettingsView.swift")])
        self.wait_for_words(program, "2 screens in the app")
        program.press("ctrl+5")
        self.wait_for_words(program, "Ada King")
        self.assertTrue(self.shows(program, "Dark icons"))
        # An editor changes the screen that is not open.
        (folder / "PeopleView.swift").write_text(LIST.replace("person.name", '"Nobody here"'))
        self.wait_for_words(program, "Nobody here")
        # A column's head opens its screen alone, and Escape leads back.
        program.click(find(program.frame, name="People", role=pyatspi.ROLE_LABEL))
        self.wait_for_words(program, "PeopleView.swift")
        self.wait_until_gone(program, "Dark icons")
        self.assertTrue(self.shows(program, "Nobody here"))
        program.press("Escape")
        self.wait_for_words(program, "Dark icons")
        self.assertTrue(self.shows(program, "Nobody here"))

    def test_folder_by_drop(self):
        program = self.start()
        folder = self.app()
        # Other files of an app do not make its folder one of design tokens.
        colors = folder / "Colors"
        colors.mkdir()
        (colors / "brand.json").write_text('{"brand": {"$type": "color", "$value": "#FF0000"}}')
        self.drop(program, str(folder))
        self.wait_for_words(program, "2 screens in the app")
        self.assertTrue(self.shows(program, "Ada King") or self.shows(program, "Dark icons"))

    def test_typing_is_refused(self):
        source = self.app() / "SettingsView.swift"
        program = self.start([str(source)])
        self.wait_for_words(program, "Dark icons")
        before = source.read_bytes()
        program.press("F2")
        pump(0.5)
        program.type("Other")
        program.press("Return")
        pump(1)
        self.assertEqual(source.read_bytes(), before)
        self.assertEqual(sorted(os.listdir(source.parent)), ["CountRow.swift", "PeopleView.swift", "SettingsView.swift"])
        self.assertTrue(self.shows(program, "Dark icons"))


if __name__ == "__main__":
    unittest.main()
