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
    package private(set) var diagnostics: [Diagnostic] = []
    private let tokens: TokenInput
    private let swift: SwiftInput
    /// Whether Swift sources in folders are converted to screens.
    private let readsSources: Bool
    /// Whether only the first theme and the first screen are wanted.
    private let isForStart: Bool
    /// The files of each kind without symbolic links, because a file may have several paths.
    private var places: [FileKind: Set<FilePath>] = [:]

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

    private mutating func add(_ file: RecognizedFile) {
        switch file.kind {
        case .screen: add(screen: file)
        case .theme: add(theme: file)
        case nil: diagnostics += file.result.diagnostics
        }
    }

    /// Whether the screen of a file was added before.
    private func hasScreen(_ path: FilePath) -> Bool {
        places[.screen]?.contains(path.canonical) ?? false
    }

    private func isComplete(_ kind: FileKind) -> Bool {
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

    private static let suffixes =
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

// MARK: - Folders

extension ProjectFiles {
    /// Adds the themes and screens in a folder and below it. Files that are neither are left out.
    ///
    /// - Returns: whether the folder has screens, new or added before, or a problem.
    @discardableResult private mutating func add(
        foundIn folder: FilePath, themes wantsThemes: Bool = true
    ) -> Bool {
        guard let paths = Folder.files(below: folder, suffixes: Self.suffixes) else {
            let problem = ProjectProblem.tooManyFiles(folder.string)
            diagnostics.append(Diagnostic(.error, file: folder.string, problem))
            return true
        }
        var hasScreens = false
        var tokenFiles: [FilePath] = []
        var tokenFolders: [FilePath] = []
        for path in paths where path.lastComponent != Project.fileName {
            if !wantsThemes, isComplete(.screen) { break }
            let path = folder.appending(path.string)
            if hasScreen(path) {
                hasScreens = true
                continue
            }
            // Sources are found below, by what they declare.
            if AppSource.isSource(path) { continue }
            if TokenOrigin(tokensStudioFile: path) != nil {
                tokenFolders.append(path.parent)
                continue
            }
            let file = RecognizedFile(path, tokens: tokens)
            if file.kind == .screen {
                hasScreens = true
                add(screen: file)
            } else if case .tokens(let tokens)? = file.result.value {
                let project = tokens.value.project
                if project.files.count > 1 || !project.modifiers.isEmpty {
                    tokenFolders.append(path.parent)
                    if wantsThemes, file.isUsableTheme { add(theme: file) }
                } else {
                    tokenFiles.append(path)
                }
            } else if wantsThemes, file.kind == .theme, file.isUsableTheme {
                add(theme: file)
            }
        }
        let hasSources = paths.contains(where: AppSource.isSource)
        let sources = readsSources && hasSources ? AppSource.screens(in: folder) : []
        for path in sources where !isComplete(.screen) {
            let file = RecognizedFile(folder.appending(path.string), as: .screen, swift: swift)
            // A view that cannot be read is said, and the others are checked.
            hasScreens = true
            add(screen: file)
        }
        guard wantsThemes else { return hasScreens }
        for path in tokenFolders.uniqued() where path.hasTokensStudioFile {
            add(theme: RecognizedFile(path, as: .theme, tokens: tokens))
        }
        let others = tokenFiles.filter { path in
            !tokenFolders.contains { path.relative(to: $0) != nil }
        }
        for group in others.grouped(by: \.parent) {
            for file in RecognizedFile.all(group.elements) where file.isUsableTheme {
                add(theme: file)
            }
        }
        return hasScreens
    }
}

extension FilePath {
    fileprivate var hasTokensStudioFile: Bool {
        Folder.names(in: self).contains { TokenOrigin(tokensStudioFile: FilePath($0)) != nil }
    }
}

extension RecognizedFile {
    /// Whether the file changes something, or is a theme that the device rejects. `Info.plist` and
    /// `package.json` read as empty themes, and many tokens are not about text.
    fileprivate var isUsableTheme: Bool {
        switch result.value {
        case .theme(let document)?: document.theme != Theme(format: document.theme.format)
        case .tokens(let tokens)?: !tokens.value.tokens.isEmpty
        case .screen?: false
        case nil: result.diagnostics.contains(where: \.voidsTheme)
        }
    }
}
