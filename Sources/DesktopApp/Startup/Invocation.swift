// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Syntax

/// The actions in the desktop's menu for the program. Each is also an option of the command line.
package nonisolated enum ApplicationAction: String, CaseIterable {
    /// Opens a window with an untitled theme.
    case newTheme = "new-theme"
    /// Opens the dialog that asks for a theme.
    case open

    fileprivate var flag: Flag {
        switch self {
        case .newTheme: Flag(rawValue, "Open a window with a new theme.")
        case .open: Flag(rawValue, "Ask for a theme to open.")
        }
    }
}

/// The request of a command line.
package nonisolated enum Invocation: Equatable {
    /// Open a window with these files.
    case open([FilePath])
    /// Run an action, in the running instance if one exists.
    case perform(ApplicationAction)
    /// Print a text and exit with 0.
    case print(String)
    /// Print an error and exit with 2.
    case fail(String)

    /// The declaration of the command line.
    package static let program = Program(
        "typeladder", "preview an iOS screen at every Dynamic Type size", description: [],
        commands: [
            Command(
                summary: "Previews an iOS screen at every text size.",
                discussion: "FILE is a theme (a ScaledFont property list, or JSON), a folder with "
                    + "one in it, design tokens (JSON), or a screen (JSON). Files are recognized by "
                    + "content and can be in any order. Each theme opens in its own window.",
                operand: Command.Operand("FILE", count: 0...Int.max),
                options: ApplicationAction.allCases.map(\.flag),
                examples: [
                    Command.Example(
                        "Preview the bundled Settings screen in your own fonts:",
                        "typeladder MyFonts.plist")
                ])
        ],
        failure: "A file cannot be opened, the command line is wrong, or there is no display to "
            + "open a window on.")

    /// The output of `typeladder --help`.
    package static let help = program.helpText

    /// Parses the arguments after the program's name.
    package init(_ arguments: [String]) {
        do {
            switch try Self.program.request(arguments) {
            case .help(let text): self = .print(text)
            case .version: self = .print("\(AppInfo.name) \(Release.version)")
            case .run(_, let arguments):
                let files = arguments.operands
                switch ApplicationAction.allCases.first(where: { arguments[$0.flag] }) {
                case nil: self = .open(files)
                case let action? where files.isEmpty: self = .perform(action)
                default:
                    self = .fail(
                        "--new-theme and --open take no files. Give files, or one of the options.")
                }
            }
        } catch {
            self = .fail(error.message)
        }
    }
}
