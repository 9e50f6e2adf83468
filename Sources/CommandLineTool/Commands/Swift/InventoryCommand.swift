// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import Files
import Reporting
import Syntax
import Workspace

/// `inventory`: what Typeladder can read in a folder.
enum InventoryCommand: ToolCommand {
    static let declaration = Command(
        "inventory",
        summary: "Lists the screens, themes, fonts, and string tables in a folder.",
        discussion:
            "Of Swift sources, it lists the views with a list. Tests, previews, and parts of an app for other "
            + "platforms are left out, and so is what .gitignore names.",
        operand: Command.Operand("FOLDER", count: 0...1),
        options: [Options.format(of: InventoryReport.self)],
        examples: [
            Command.Example("The screens of an app:", "typeladder-cli inventory MyApp")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let folder = AppSource.folder(of: arguments.operands.first ?? FilePath("."))
        guard folder.isFolder else { throw UsageError(CommandProblem.notThere(folder.string)) }
        let app = AppSource.inventory(of: folder)
        var files = ProjectFiles(readsSources: false)
        files.add([folder])
        console.note(files.diagnostics + app.diagnostics)
        let report = InventoryReport(
            screens: files.screens.compactMap(\.path).map { .init(file: relative($0, folder)) }
                + app.screens.map { .init(file: $0.path.string, view: $0.view) },
            themes: files.themes.compactMap(\.self).map { relative($0.path, folder) },
            fonts: app.fonts.map(\.string), stringTables: app.stringTables.map(\.string))
        try console.print(report, arguments)
        return .success
    }

    private static func relative(_ path: FilePath, _ folder: FilePath) -> String {
        path.relative(to: folder)?.string ?? path.string
    }
}
