// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

extension ProjectFiles {
    /// Adds the themes and screens in a folder and below it. Files that are neither are left out.
    ///
    /// - Returns: whether the folder has screens, new or added before, or a problem.
    @discardableResult mutating func add(
        foundIn folder: FilePath, themes wantsThemes: Bool = true
    ) -> Bool {
        let ignored = IgnoredPaths(in: folder)
        guard
            let paths = Folder.files(
                below: folder, suffixes: Self.suffixes, skipping: ignored.skips(folder:))
        else {
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
        if readsSources, paths.contains(where: AppSource.isSource), add(appIn: folder) {
            hasScreens = true
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

// MARK: - Apps

extension ProjectFiles {
    /// Adds the screens of the app whose sources are in a folder.
    ///
    /// - Returns: whether it has screens, or a file that cannot be read.
    private mutating func add(appIn folder: FilePath) -> Bool {
        let app = AppSource.inventory(of: folder)
        diagnostics += app.diagnostics.filter { !diagnostics.contains($0) }
        for screen in app.screens where !isComplete(.screen) {
            // Without the program that reads Swift, each file would say the same.
            let isUnreadable = diagnostics.contains {
                ($0.problem as? SwiftParserFailure)?.isOfProgram ?? false
            }
            if isUnreadable { break }
            // A view that cannot be read is said, and the others are checked.
            add(screen, in: folder)
        }
        return !app.screens.isEmpty || app.diagnostics.contains { $0.severity == .error }
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
    var isUsableTheme: Bool {
        switch result.value {
        case .theme(let document)?: document.theme != Theme(format: document.theme.format)
        case .tokens(let tokens)?: !tokens.value.tokens.isEmpty
        case .screen?: false
        case nil: result.diagnostics.contains(where: \.voidsTheme)
        }
    }
}
