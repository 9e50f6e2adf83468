// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import Files
import Syntax
import Workspace

/// What the command line of `check` names: files, folders, and at most one project that lists screens.
struct CheckSource {
    /// The project that lists screens, or else that of a folder, for its settings; nil for none.
    private(set) var project: LoadedDocument<Project>?
    /// The files and folders other than the project.
    private var files: [FilePath] = []
    private let arguments: Arguments

    /// Reads the projects of the command line. Without files, it is the project in the current folder, if it
    /// lists screens.
    ///
    /// - Throws: `InputError` for a project with errors, or `UsageError` for several.
    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        for path in arguments.operands { try add(AppSource.folder(of: path)) }
        let file = FilePath(Project.fileName)
        if arguments.operands.isEmpty, arguments[Options.screen] == nil, file.exists {
            let found = try Self.read(file)
            if !found.value.screens.isEmpty { project = found }
        }
    }

    private mutating func add(_ path: FilePath) throws {
        let isProject = path.lastComponent == Project.fileName && !path.isFolder
        let file = isProject ? path : path.appending(Project.fileName)
        guard isProject || path.isFolder && file.exists else { return files.append(path) }
        let found = try Self.read(file)
        if found.value.screens.isEmpty {
            guard !isProject else {
                throw InputError([
                    Diagnostic(.error, file: path.string, ProjectProblem.noScreens)
                ])
            }
            files.append(path)
        }
        guard let other = project else { return project = found }
        // Exceptions and severities are those of each screen's own project.
        let isSame = other.value.matrix == found.value.matrix
        switch (other.value.screens.isEmpty, found.value.screens.isEmpty) {
        case (true, true) where isSame, (false, true): break
        case (true, false): project = found
        default: throw UsageError(CommandProblem.severalProjects)
        }
    }

    private static func read(_ path: FilePath) throws(InputError) -> LoadedDocument<Project> {
        let result = ProjectFiles.read(path).loaded(from: path)
        guard let project = result.value else { throw InputError(result.diagnostics) }
        return project
    }

    /// Whether the project alone decides what is checked, without options that replace its lists.
    var isWholeProject: Bool {
        let lists: [any DeclaredOption] = [
            Options.theme, Options.screen, PreviewArguments.categoryOrAll, PreviewArguments.widths,
            PreviewArguments.profile, PreviewArguments.appearance, PreviewArguments.variant,
            CheckCommand.rule,
        ]
        return project.map { !$0.value.screens.isEmpty } ?? false && files.isEmpty
            && arguments.firstGiven(of: lists) == nil
    }

    /// Finds the themes and screens.
    ///
    /// - Parameter tree: the files of another commit in place of those on disk; nil for those on disk.
    func find(
        _ tokens: TokenArguments, in tree: CommitTree?
    ) throws(UsageError) -> ProjectFiles {
        // Every row that could be there is checked.
        let swift = try SwiftOptions.input(arguments, showingAll: true)
        var found = ProjectFiles(tokens: tokens.input, swift: swift)
        let (theme, screen) = (arguments[Options.theme], arguments[Options.screen])
        if theme != nil || tokens.hasFiles, let file = try tokens.open(tree.place(of: theme)) {
            found.add(theme: file)
        }
        if let named = tree.place(of: screen) {
            found.add(screen: RecognizedFile(named, as: .screen, swift: swift))
        }
        if let project, let path = project.path {
            found.add(
                project.value, at: tree.place(always: path), project.sourceMap,
                themes: theme == nil, screens: screen == nil && !project.value.screens.isEmpty)
        }
        found.add(files.compactMap { tree.place(of: $0) })
        // Without a theme, the options of design tokens are an error.
        if found.themes.isEmpty { _ = try tokens.open(nil) }
        return found
    }

    /// The screens among the files, or the bundled one if none is named.
    ///
    /// - Throws: `UsageError` if there is none. Another commit may not have any.
    func screens(
        of found: ProjectFiles, _ installation: Installation, in tree: CommitTree?
    ) throws(UsageError) -> [LoadedDocument<Screen>] {
        let hasErrors = found.diagnostics.contains { $0.severity == .error }
        if !found.screens.isEmpty || hasErrors { return found.screens }
        let isNamed = arguments[Options.screen] != nil || project != nil || !files.isEmpty
        guard isNamed else { return [installation.screen] }
        guard tree == nil else { return [] }
        let unused = found.themes.compactMap { $0?.path.string }
        throw UsageError(
            unused.isEmpty
                ? CommandProblem.noScreens(arguments.operands.map(\.string))
                : .unusedThemes(unused))
    }
}
