// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DesignTokens
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
        let names = files.themes.compactMap(\.self).flatMap(paths).uniqued().map {
            let name = $0.relativePath(from: folder.canonical).string
            // A file of this name is not the system font.
            return name == Project.systemTheme ? "./\(name)" : name
        }
        let lists = [
            ("themes", names.isEmpty ? [Project.systemTheme] : names), ("screens", screens),
        ].map { key, values in
            let lines = values.map { "    \(JSONLiteral.string($0))" }.joined(separator: ",\n")
            return "  \"\(key)\": [\n\(lines)\n  ]"
        }
        let text = (lists + [#"  "widths": [320, 390]"#]).joined(separator: ",\n")
        try console.save(
            Array("{\n\(text)\n}\n".utf8), to: path, expecting: .unchanged(Fingerprint([])))
        let count = counted(screens: files.screens.count, names.count)
        try console.print("\(path.string.visible): \(count)")
        return .success
    }

    private static func counted(screens: Int, _ themes: Int) -> String {
        "\(screens) \(screens == 1 ? "screen" : "screens"), "
            + "\(themes) \(themes == 1 ? "theme" : "themes")"
    }

    /// The paths of a theme: one, or for design tokens in several files their folder, if a theme from the folder
    /// has the same files.
    private static func paths(of theme: RecognizedFile) -> [FilePath] {
        guard case .tokens(let tokens)? = theme.result.value,
            case .files(let paths) = tokens.value.project.origin, paths.count > 1
        else { return [theme.path] }
        let folder = RecognizedFile(paths[0].parent, as: .theme)
        guard case .tokens(let all)? = folder.result.value,
            Set(all.value.project.files.compactMap { $0.path?.canonical })
                == Set(paths.map(\.canonical))
        else { return paths }
        return [paths[0].parent]
    }

    /// A pattern for each folder with several screens of one suffix, and the names of single ones.
    private static func patterns(of paths: [FilePath], in folder: FilePath) -> [String] {
        paths.map { $0.relativePath(from: folder.canonical) }.grouped { path in
            let name = path.lastComponent
            let suffix = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
            return path.parent.appending("*\(suffix)").string
        }.map { pattern, paths in paths.count == 1 ? paths[0].string : pattern }
    }
}
