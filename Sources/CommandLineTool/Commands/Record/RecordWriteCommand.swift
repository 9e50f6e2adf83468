// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Reporting
import Syntax

/// `record write`: the layouts of screens as text files, to keep in version control.
enum RecordWriteCommand: ToolCommand {
    static let declaration = Command(
        "record", "write",
        summary: "Writes the layout of each screen at all categories to a text file.",
        discussion:
            "A record has one line for each element, with its height, and with the lines, sizes, and positions "
            + "of its texts, in each theme and width. Keep it in version control, so that a pull request "
            + "shows which layouts change.",
        operand: RecordedScreens.operand,
        options: RecordedScreens.options,
        examples: [
            Command.Example(
                "The records of two screens in two themes, each next to its screen:",
                "typeladder-cli record write list.json detail.json --theme A.plist --theme B.plist"),
            Command.Example(
                "Records at two widths, in a folder of their own:",
                "typeladder-cli record write screens/*.json --width 320 --width 430 --records layouts"
            ),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let screens = try RecordedScreens(arguments, console)
        for entry in screens.entries {
            try console.save(Array(screens.layout(of: entry).text.utf8), to: entry.record)
        }
        return .success
    }
}
