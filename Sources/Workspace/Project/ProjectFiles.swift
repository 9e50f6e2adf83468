// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// The themes and the screens that a project lists, or that some files and folders contain.
///
/// It collects all problems of all files, so that a project can be fixed in one pass.
package struct ProjectFiles {
    /// The themes; nil for the system font.
    package private(set) var themes: [RecognizedFile?] = []
    package private(set) var screens: [LoadedDocument<Screen>] = []
    /// The problems of the project and of screens. A theme has its own.
    package internal(set) var diagnostics: [Diagnostic] = []
    let tokens: TokenInput
    private let swift: SwiftInput
    /// Whether Swift sources in folders are converted to screens.
    let readsSources: Bool
    /// Whether only the first theme and the first screen are wanted.
    private let isForStart: Bool
    /// The files of each kind without symbolic links, because a file may have several paths.
    private var places: [FileKind: Set<FilePath>] = [:]
    /// The views of apps that were added.
    private var views: Set<AppSource.AppScreen> = []

    /// - Parameters:
    ///   - tokens: the selection among design tokens.
    ///   - swift: what to show of Swift sources.
    ///   - isForStart: whether to stop at the first theme and the first screen, as for a window.
    package init(
        tokens: TokenInput = TokenInput(), swift: SwiftInput = SwiftInput(),
        readsSources: Bool = true,
        isForStart: Bool = false
    ) {
        (self.tokens, self.swift, self.isForStart) = (tokens, swift, isForStart)
        self.readsSources = readsSources
    }

    /// Adds a theme by its file, or the system font.
    package mutating func add(theme file: RecognizedFile?) {
        let isNew =
            file.map { places[.theme, default: []].insert($0.path.canonical).inserted }
            ?? !themes.contains { $0 == nil }
        if isNew { themes.append(file) }
    }

    /// Adds a file of a screen, or its errors.
    package mutating func add(screen file: RecognizedFile) {
        guard places[.screen, default: []].insert(file.path.canonical).inserted else { return }
        if case .screen(let screen)? = file.result.value {
            screens.append(screen)
        } else {
            diagnostics += file.result.diagnostics
        }
    }

    /// Adds files, and all files in folders, by their contents. Projects among them are left out,
    /// because they are added by themselves.
    package mutating func add(_ paths: [FilePath]) {
        let others = paths.filter { !$0.isFolder && $0.lastComponent != Project.fileName }
            .grouped(by: \.canonical).map(\.elements[0])
        for file in RecognizedFile.all(others, swift: swift) { add(file) }
        for path in paths where path.isFolder { add(foundIn: path) }
    }

    /// Adds a view of an app. A file may have several, and each is a screen.
    mutating func add(_ screen: AppSource.AppScreen, in folder: FilePath) {
        let path = folder.appending(screen.path.string)
        let key = AppSource.AppScreen(path: path.canonical, view: screen.view)
        guard views.insert(key).inserted else { return }
        var input = swift
        input.view = screen.view
        let file = RecognizedFile(path, as: .screen, swift: input)
        places[.screen, default: []].insert(path.canonical)
        if case .screen(let screen)? = file.result.value {
            screens.append(screen)
        } else {
            diagnostics += file.result.diagnostics.filter { !diagnostics.contains($0) }
        }
    }

    private mutating func add(_ file: RecognizedFile) {
        switch file.kind {
        case .screen: add(screen: file)
        case .theme: add(theme: file)
        case nil: diagnostics += file.result.diagnostics
        }
    }

    /// Whether the screen of a file was added before.
    func hasScreen(_ path: FilePath) -> Bool {
        places[.screen]?.contains(path.canonical) ?? false
    }

    func isComplete(_ kind: FileKind) -> Bool {
        isForStart && !(kind == .theme ? themes.isEmpty : screens.isEmpty)
    }
}

// MARK: - Projects

extension ProjectFiles {
    /// Reads a project, and looks for rules, devices, and iOS generations that do not exist.
    package static func read(_ path: FilePath) -> ReadResult<Project> {
        let result = SourceFile.read(path).flatMap { ProjectReader.read($0) }
        guard let project = result.value, let map = result.sourceMap else { return result }
        let devices = (try? ResourceFolder.locate())?.loadDevices().value
        let mistakes = project.mistakes(devices)
        return ReadResult(
            project, result.diagnostics + mistakes.located(in: map, at: path),
            sourceMap: map)
    }

    /// The file of the project for a folder: in it, or the nearest one above it, up to the folder of its repository.
    /// Without one, the file in the folder, which does not exist.
    package static func file(for folder: FilePath) -> FilePath {
        var place = folder
        while true {
            let file = place.appending(Project.fileName)
            if file.exists || file.linkTarget != nil { return file }
            guard !place.appending(".git").exists, let above = Self.folder(above: place) else {
                return folder.appending(Project.fileName)
            }
            place = above
        }
    }

    /// The folder that contains a folder; nil for the root.
    private static func folder(above folder: FilePath) -> FilePath? {
        guard folder.isUTF8 else { return nil }
        switch folder.lastComponent {
        case ".": return FilePath("..")
        case "..":
            let above = folder.appending("..")
            return above.canonical == folder.canonical ? nil : above
        default: return folder.parent == folder ? nil : folder.parent
        }
    }

    /// Adds the themes and screens that a project lists.
    ///
    /// - Parameters:
    ///   - path: the file of the project.
    ///   - wantsThemes: false if others replace those of the project.
    ///   - wantsScreens: false if others replace those of the project.
    package mutating func add(
        _ project: Project, at path: FilePath, _ map: SourceMap?,
        themes wantsThemes: Bool = true, screens wantsScreens: Bool = true
    ) {
        var problems: [(keyPath: String, problem: ProjectProblem)] = []
        if wantsThemes {
            for (number, pattern) in project.themes.enumerated() where !isComplete(.theme) {
                guard let problem = add(themes: pattern, in: path.parent) else { continue }
                problems.append(("themes.\(number)", problem))
            }
        }
        if wantsScreens {
            if project.screens.isEmpty { problems.append(("", .noScreens)) }
            for (number, pattern) in project.screens.enumerated() where !isComplete(.screen) {
                guard let problem = add(screens: pattern, in: path.parent) else { continue }
                problems.append(("screens.\(number)", problem))
            }
        }
        let keyPaths = problems.map(\.keyPath)
        let positions = map.map { $0.positions(of: keyPaths) } ?? keyPaths.map { _ in nil }
        let found = zip(problems, positions).map { entry, position in
            Diagnostic(
                .error, file: path.string, position: position, keyPath: entry.keyPath,
                entry.problem)
        }
        diagnostics += found.sorted { first, second in
            let (first, second) = (first.position, second.position)
            return (first?.line ?? 0, first?.column ?? 0) < (second?.line ?? 0, second?.column ?? 0)
        }
    }

    private mutating func add(
        themes pattern: FilePattern, in folder: FilePath
    ) -> ProjectProblem? {
        guard pattern.text != Project.systemTheme else {
            add(theme: nil)
            return nil
        }
        return add(pattern, of: .theme, in: folder) { files, path, isNamed in
            let file = RecognizedFile(path, as: isNamed ? .theme : nil, tokens: files.tokens)
            guard isNamed || file.kind == .theme && file.isUsableTheme else { return false }
            files.add(theme: file)
            return true
        }
    }

    private mutating func add(
        screens pattern: FilePattern, in folder: FilePath
    ) -> ProjectProblem? {
        add(pattern, of: .screen, in: folder) { files, path, isNamed in
            if isNamed, path.isFolder { return files.add(foundIn: path, themes: false) }
            if files.hasScreen(path) { return true }
            let file = RecognizedFile(path, as: isNamed ? .screen : nil, swift: files.swift)
            guard isNamed || file.kind == .screen else { return false }
            files.add(screen: file)
            return true
        }
    }

    /// Adds the files of a pattern.
    ///
    /// - Parameter add: adds a file, if it was not added before; false for a file of another kind.
    /// - Returns: the problem if no file matches.
    private mutating func add(
        _ pattern: FilePattern, of kind: FileKind, in folder: FilePath,
        _ add: (inout ProjectFiles, FilePath, _ isNamed: Bool) -> Bool
    ) -> ProjectProblem? {
        guard pattern.hasWildcards else {
            let path = folder.appending(pathAsWritten: pattern.text)
            guard path.exists, add(&self, path, true) else { return .noMatch(pattern.text) }
            return nil
        }
        let base = folder.appending(pathAsWritten: pattern.folder.string)
        let paths = Folder.files(below: base, suffixes: Self.suffixes, depth: pattern.depth)
        guard let paths else { return .tooManyFiles(base.string) }
        var isFound = false
        for path in paths
        where pattern.matches(path) && path.lastComponent != Project.fileName
            && !isComplete(kind)
        {
            if add(&self, base.appending(path.string), false) { isFound = true }
        }
        return isFound ? nil : .noMatch(pattern.text)
    }

    static let suffixes =
        ThemeFolder.suffixes + [".tokens", ".typeladder-screen", ".swift"]
}

extension FilePath {
    /// A path written in a file of this folder.
    fileprivate func appending(pathAsWritten text: String) -> FilePath {
        let path = FilePath(text)
        if path.isAbsolute { return path }
        let names = path.components.filter { $0 != "." }.joined(separator: "/")
        return names.isEmpty ? self : appending(names)
    }
}
