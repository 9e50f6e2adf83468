// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import Files
import Syntax
import Workspace

/// `init`: a first project for the themes and screens in a folder.
enum InitCommand: ToolCommand {
    static let declaration = Command(
        "init",
        summary: "Writes a first typeladder.json for a folder.",
        discussion:
            "It lists the themes and screens in the folder and below it, for “check”. Nothing is replaced.",
        operand: Command.Operand("FOLDER", count: 0...1),
        options: [],
        examples: [
            Command.Example(
                "For the current folder, and then the first check:",
                "typeladder-cli init && typeladder-cli check")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let folder = arguments.operands.first ?? FilePath(".")
        guard folder.isFolder else { throw UsageError(CommandProblem.notThere(folder.string)) }
        let path = folder.appending(Project.fileName)
        guard !path.exists, path.linkTarget == nil else {
            throw UsageError(CommandProblem.projectExists(path.string))
        }
        var files = ProjectFiles()
        files.add([folder])
        console.note(files.diagnostics)
        let screens = patterns(of: files.screens.compactMap(\.path), in: folder)
        guard !screens.isEmpty else {
            throw UsageError(CommandProblem.noScreensInFolder(folder.string))
        }
        let themes = files.themes.compactMap { $0?.path.relative(to: folder)?.string }
        // A file of this name is not the system font.
        let names = themes.map { $0 == Project.systemTheme ? "./\($0)" : $0 }
        let lists = [
            ("themes", names.isEmpty ? [Project.systemTheme] : names), ("screens", screens),
        ].map { key, values in
            let lines = values.map { "    \(JSONLiteral.string($0))" }.joined(separator: ",\n")
            return "  \"\(key)\": [\n\(lines)\n  ]"
        }
        let text = (lists + [#"  "widths": [320, 390]"#]).joined(separator: ",\n")
        try console.save(
            Array("{\n\(text)\n}\n".utf8), to: path, expecting: .unchanged(Fingerprint([])))
        try console.print("\(path.string): \(counted(screens: files.screens.count, names.count))")
        return .success
    }

    private static func counted(screens: Int, _ themes: Int) -> String {
        "\(screens) \(screens == 1 ? "screen" : "screens"), "
            + "\(themes) \(themes == 1 ? "theme" : "themes")"
    }

    /// A pattern for each folder with several screens, and the names of single ones.
    private static func patterns(of paths: [FilePath], in folder: FilePath) -> [String] {
        paths.compactMap { $0.relative(to: folder) }.grouped { path -> String in
            let suffix = path.string.hasSuffix(".json") ? "*.json" : "*.typeladder-screen"
            return path.parent.appending(suffix).string
        }.map { pattern, paths in paths.count == 1 ? paths[0].string : pattern }
    }
}
