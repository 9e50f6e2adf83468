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

    /// - Parameter tokens: the selection among design tokens.
    package init(tokens: TokenInput = TokenInput()) { self.tokens = tokens }

    /// Adds a theme by its file, or the system font.
    package mutating func add(theme file: RecognizedFile?) {
        let isKnown = themes.contains { $0?.path == file?.path && ($0 == nil) == (file == nil) }
        if !isKnown { themes.append(file) }
    }

    /// Adds a file of a screen, or its errors.
    package mutating func add(screen file: RecognizedFile) {
        guard !screens.contains(where: { $0.path == file.path }) else { return }
        if case .screen(let screen)? = file.result.value {
            screens.append(screen)
        } else {
            diagnostics += file.result.diagnostics
        }
    }

    /// Adds files, and all files in folders, by their contents. A folder with a project that lists
    /// screens has those.
    ///
    /// - Parameter theme: whether the themes of projects count.
    package mutating func add(_ paths: [FilePath]) {
        let others = paths.filter { !$0.isFolder && $0.lastComponent != Project.fileName }
        for file in RecognizedFile.all(others) { add(file) }
        for path in paths where path.isFolder { add(foundIn: path) }
    }

    private mutating func add(_ file: RecognizedFile) {
        switch file.kind {
        case .screen: add(screen: file)
        case .theme: add(theme: file)
        case nil: diagnostics += file.result.diagnostics
        }
    }
}

// MARK: - Projects

extension ProjectFiles {
    /// Reads a project, and looks for rules, devices, and iOS generations that do not exist.
    package static func read(_ path: FilePath) -> ReadResult<Project> {
        let result = SourceFile.read(path).flatMap { ProjectReader.read($0) }
        guard let project = result.value, let map = result.sourceMap else { return result }
        return ReadResult(
            project, result.diagnostics + project.mistakes.located(in: map, at: path),
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
            for (number, pattern) in project.themes.enumerated() {
                guard let problem = add(themes: pattern, in: path.parent) else { continue }
                problems.append(("themes.\(number)", problem))
            }
        }
        if wantsScreens {
            if project.screens.isEmpty { problems.append(("", .noScreens)) }
            for (number, pattern) in project.screens.enumerated() {
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
        return add(pattern, in: folder) { files, path, isNamed in
            let file = RecognizedFile(path, as: isNamed ? .theme : nil, tokens: files.tokens)
            guard isNamed || file.kind == .theme && file.isUsableTheme else { return false }
            files.add(theme: file)
            return true
        }
    }

    private mutating func add(
        screens pattern: FilePattern, in folder: FilePath
    ) -> ProjectProblem? {
        add(pattern, in: folder) { files, path, isNamed in
            if isNamed, path.isFolder {
                let count = files.screens.count + files.diagnostics.count
                files.add(foundIn: path, themes: false)
                return files.screens.count + files.diagnostics.count > count
            }
            let file = RecognizedFile(path, as: isNamed ? .screen : nil)
            guard isNamed || file.kind == .screen else { return false }
            files.add(screen: file)
            return true
        }
    }

    /// Adds the files of a pattern.
    ///
    /// - Parameter add: adds a file; false for a file of another kind.
    /// - Returns: the problem if there is none.
    private mutating func add(
        _ pattern: FilePattern, in folder: FilePath,
        _ add: (inout ProjectFiles, FilePath, _ isNamed: Bool) -> Bool
    ) -> ProjectProblem? {
        guard pattern.hasWildcards else {
            let path = folder.appending(pathAsWritten: pattern.text)
            guard path.exists, add(&self, path, true) else { return .noMatch(pattern.text) }
            return nil
        }
        let base = folder.appending(pathAsWritten: pattern.folder.string)
        guard let paths = Folder.files(below: base, suffixes: Self.suffixes) else {
            return .tooManyFiles(base.string)
        }
        let matching = paths.filter {
            pattern.matches($0) && $0.lastComponent != Project.fileName
        }
        let found = matching.filter { add(&self, base.appending($0.string), false) }
        return found.isEmpty ? .noMatch(pattern.text) : nil
    }

    private static let suffixes = ThemeFolder.suffixes + [".typeladder-screen"]
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
    private mutating func add(foundIn folder: FilePath, themes wantsThemes: Bool = true) {
        guard let paths = Folder.files(below: folder, suffixes: Self.suffixes) else {
            let problem = ProjectProblem.tooManyFiles(folder.string)
            return diagnostics.append(Diagnostic(.error, file: folder.string, problem))
        }
        var tokenFiles: [FilePath] = []
        var tokenFolders: [FilePath] = []
        for path in paths where path.lastComponent != Project.fileName {
            let path = folder.appending(path.string)
            if TokenOrigin(tokensStudioFile: path) != nil {
                tokenFolders.append(path.parent)
                continue
            }
            let file = RecognizedFile(path, tokens: tokens)
            if file.kind == .screen {
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
        guard wantsThemes else { return }
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
