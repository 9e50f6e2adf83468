// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// The files of design tokens, and the chosen contexts. A project is one file, several merged
/// files, Tokens Studio's sets, Style Dictionary's sources, or a resolver document with its
/// sources.
package struct TokenProject: Hashable, Sendable {
    /// The origin that was opened. For a folder with a resolver document, that document.
    package let origin: TokenOrigin
    /// The modifiers to choose from.
    package let modifiers: [TokenModifier]
    /// The chosen context of each modifier.
    package let contexts: [String: String]
    /// The files as one text.
    let bundle: SourceBundle
    /// The index of a file for each path.
    private let paths: [FilePath: Int]

    /// The files, in the order of reading.
    package var files: [SourceFile] { bundle.files }

    init(_ file: SourceFile) {
        origin = .file(file.path ?? .standardStream)
        (modifiers, contexts) = ([], [:])
        bundle = SourceBundle([file])
        paths = [:]
    }

    fileprivate init(
        _ origin: TokenOrigin, _ documents: TokenDocuments, modifiers: [TokenModifier],
        contexts: [String: String]
    ) {
        (self.origin, self.modifiers, self.contexts) = (origin, modifiers, contexts)
        bundle = SourceBundle(documents.files)
        paths = documents.paths
    }

    /// Whether a single file must be read as a project, because it names other files or has
    /// modifiers.
    package static func isProject(_ file: ParsedFile) -> Bool {
        // A file with a mistake is still a project, not a theme. JSON5 is not a mistake, but
        // another format.
        guard let tree = file.outcome.tree, tree.format == .json,
            file.tree != nil || OtherFormat(of: file) == nil
        else { return false }
        return TokenProjectKind.isProject(tree.root)
    }

    /// Whether a file is a project that may include another file, as far as its text tells: its
    /// patterns match the path, or the name is in the text.
    ///
    /// - Parameters:
    ///   - other: the path of the other file, without links.
    ///   - path: the path of the project's file, without links.
    package static func mayName(_ other: FilePath, in file: ParsedFile, at path: FilePath) -> Bool {
        guard isProject(file), let root = file.outcome.tree?.root else { return false }
        if StyleDictionaryConfiguration.isConfiguration(root) {
            return StyleDictionaryConfiguration(root).mayName(other, in: path.parent)
        }
        let name = other.lastComponent
        // Other characters have several notations in JSON.
        let isPlain = name.utf8.allSatisfy { (0x2D...0x7A).contains($0) && $0 != 0x5C }
        return !isPlain || file.source.holds(name)
    }

    /// The usual file names of Style Dictionary configurations.
    package static var configurationNames: [String] { StyleDictionaryConfiguration.names }

    /// Whether a diagnostic names a context that counts without a choice.
    package static func saysDefault(_ diagnostic: Diagnostic) -> Bool {
        if case .defaultContext? = diagnostic.problem as? TokenProjectProblem {
            true
        } else {
            false
        }
    }

    /// Whether a diagnostic says that a folder has no design tokens.
    package static func lacksTokens(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.problem as? TokenProjectProblem == .noTokenFiles
    }

    /// The diagnostics of the text, each with its file and position.
    package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var located = bundle.located(diagnostics, name: origin.path.string)
        // The fix has a path in the composed tree.
        if !paths.isEmpty { for index in located.indices { located[index].fix = nil } }
        return located
    }
}

// MARK: - Edits

extension TokenProject {
    /// The new contents of the files changed by an edit of the text.
    package func files(changedBy edited: SourceFile) -> [SourceFile] {
        zip(files, bundle.replacing(edited).files).filter { $0.bytes != $1.bytes }.map(\.1)
    }

    /// The tokens after an edit of the text.
    func reading(_ edited: SourceFile) -> ReadResult<TokenFile> {
        guard !paths.isEmpty else { return TokenFile.read(edited) }
        return Self.read(origin, TokenInput(contexts: contexts), memory(edited))
    }

    /// The text with its syntax parsed as one file.
    func parsed(_ text: SourceFile) -> ParsedFile {
        guard !paths.isEmpty else { return ParsedFile(text) }
        var composer = TokenComposer(memory(text))
        return composer.compose(origin, TokenInput(contexts: contexts))?.file ?? ParsedFile(text)
    }

    private func memory(_ text: SourceFile) -> TokenFileAccess {
        let files = bundle.replacing(text).files
        return TokenFileAccess(paths.mapValues { files[$0] })
    }
}

// MARK: - Reading

extension TokenProject {
    /// Reads the typography tokens of a project, with the problems of its files.
    ///
    /// - Parameter input: the chosen contexts.
    package static func read(
        _ origin: TokenOrigin, _ input: TokenInput = TokenInput(), _ access: TokenFileAccess
    ) -> ReadResult<TokenFile> {
        var composer = TokenComposer(access)
        guard let composition = composer.compose(origin, input) else {
            return ReadResult(nil, composer.diagnostics)
        }
        return composition.read(saying: composer.diagnostics)
    }
}

/// A project with its tokens merged into one tree.
struct TokenComposition {
    let project: TokenProject
    /// The text of all files, with the merged tree.
    let file: ParsedFile
    let resolution: TokenResolution

    /// The typography of the first scope that has any.
    fileprivate func read(saying said: [Diagnostic]) -> ReadResult<TokenFile> {
        var result = ReadResult<TokenFile>(nil, [])
        for (scope, problem) in resolution.scopes {
            result = TokenFile.read(file, of: project, resolution.dialect, counting: scope)
            let note = problem.map { Diagnostic(.note, file: file.source.name, $0) }
            var diagnostics = said + (note.map { [$0] } ?? []) + result.diagnostics
            let empty = diagnostics.firstIndex {
                if case .noTypography = $0.problem as? TokenProblem { true } else { false }
            }
            // With several files, the problem belongs to none of them.
            if let empty, project.files.count > 1 { diagnostics[empty].position = nil }
            result = ReadResult(result.value, diagnostics)
            if empty == nil { break }
        }
        return ReadResult(
            result.value, project.located(result.diagnostics), sourceMap: result.sourceMap)
    }
}

/// Reads the files of a project and composes their tokens.
struct TokenComposer {
    private let documents: TokenDocuments
    /// The problems of the project.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ access: TokenFileAccess) { documents = TokenDocuments(access) }

    /// The tokens for an input; nil, with errors, if files are missing or damaged.
    mutating func compose(_ origin: TokenOrigin, _ input: TokenInput) -> TokenComposition? {
        let found = TokenProjectKind(origin, documents)
        let choice = TokenChoice(input, among: found?.modifiers ?? [])
        for (severity, problem) in choice.problems {
            documents.issues.add(severity, at: nil, problem)
        }
        let resolution = found?.resolution(choice.contexts, documents)
        guard let found, let resolution, !documents.files.isEmpty else {
            return fail(saying: origin.path.string)
        }
        let project = TokenProject(
            found.origin, documents, modifiers: found.modifiers, contexts: choice.contexts)
        let empty = Node(content: .dictionary([]), range: project.bundle.wholeRange)
        let file = project.bundle.parsed(resolution.root ?? empty)
        diagnostics = documents.diagnostics + documents.issues.diagnostics(in: file)
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            diagnostics = project.located(diagnostics)
            return nil
        }
        return TokenComposition(project: project, file: file, resolution: resolution)
    }

    private mutating func fail(saying name: String) -> TokenComposition? {
        let file = ParsedFile(SourceFile(name: name, bytes: []))
        diagnostics = documents.diagnostics + documents.issues.diagnostics(in: file)
        return nil
    }
}
