// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Files
import Reporting
import SwiftScreens
import Syntax
import Workspace

/// Which branches of unknown conditions are on a screen.
enum ShownBranches: String, CaseIterable {
    case first, all
}

/// The options for screens that are Swift sources.
enum SwiftOptions {
    static let project = Option(
        "project", .path,
        "The folder of the app. Views, constants, and texts are looked up in it. Default: the nearest folder "
            + "around the file that is a repository or has a project of Xcode or SwiftPM.")
    static let view = Option(
        "view", ValueType.text("NAME"),
        "The view to show. Default: the one that is called as the file, or else the first one with a list."
    )
    static let branches = Option(
        "branches", .choice("BRANCHES") as ValueType<ShownBranches>,
        "The branches of conditions that only the running app decides. One of first, for one branch of each, or all. "
            + "Default: first.")
    static let choices = Option(
        "choose", ValueType.text("CONDITION=BRANCH"),
        "The branch of a condition, as the source has it: the text of the condition, and true, false, or the pattern "
            + "of a switch. Can be given more than once.", isRepeatable: true)

    static let all: [any DeclaredOption] = [project, view, branches, choices]

    /// - Parameter showsAll: whether all branches are shown if no option says.
    static func input(_ arguments: Arguments, showingAll showsAll: Bool = false) throws(UsageError)
        -> SwiftInput
    {
        var chosen: [String: String] = [:]
        for text in arguments.all(choices) {
            // A condition may contain equals signs, and a branch hardly does.
            guard let sign = text.lastIndex(of: "=") else {
                throw UsageError(CommandProblem.notABranch(text), option: "--choose")
            }
            chosen[String(text[..<sign])] = String(text[text.index(after: sign)...])
        }
        let shown = arguments[branches].map { $0 == .all } ?? showsAll
        return SwiftInput(
            project: arguments[project], view: arguments[view],
            branches: BranchSelection(showsAll: shown, chosen: chosen))
    }
}

/// `screen convert`: the SwiftUI source of a screen as a screen of Typeladder.
enum ScreenConvertCommand: ToolCommand {
    private static let account = Flag(
        "account",
        "Instead of the screen, writes what became of each text in the source with all branches: shown, or passed "
            + "over with the reason.")
    static let declaration = Command(
        "screen", "convert",
        summary: "Converts SwiftUI source to a screen.",
        discussion:
            "Writes the screen to standard output. What could not be shown as it is goes to standard "
            + "error, each with its line and column. The source is read, and never run.",
        operand: Options.file,
        options: SwiftOptions.all + [account, Options.format(of: SourceAccountReport.self)],
        examples: [
            Command.Example(
                "A settings screen with all rows that it can have:",
                "typeladder-cli screen convert App/SettingsView.swift --branches all"),
            Command.Example(
                "The same screen for people who have paid:",
                "typeladder-cli screen convert App/SettingsView.swift --choose 'model.isPro=true'"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let path = arguments.operands[0]
        guard AppSource.isSource(path) else {
            throw UsageError(CommandProblem.notSwift(path.string))
        }
        let input = try SwiftOptions.input(arguments)
        if arguments[account] {
            let result = AppSource.account(of: path, input)
            guard let account = result.value else { throw InputError(result.diagnostics) }
            try console.print(
                SourceAccountReport(
                    account.entries.map { .init(place: $0.place, text: $0.text, fate: $0.fate) }),
                arguments)
            return .success
        }
        let result = AppSource.convert(path, input)
        guard let conversion = result.value else { throw InputError(result.diagnostics) }
        // Each at its own line, because each is a place of the screen that is not as in the app.
        for diagnostic in result.diagnostics { console.note([diagnostic]) }
        try console.save(conversion.file.bytes, to: .standardStream)
        return .success
    }
}
