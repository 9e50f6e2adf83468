// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// The files that design tokens were read from, and the chosen contexts: one file, several that are
/// merged, Tokens Studio's sets, Style Dictionary's sources, or a resolver document with its own.
package struct TokenProject: Hashable, Sendable {
    /// What was opened: of a folder with a resolver document, that.
    package let origin: TokenOrigin
    /// What can be chosen.
    package let modifiers: [TokenModifier]
    /// What is chosen of each modifier.
    package let contexts: [String: String]
    /// The files as one text.
    let bundle: SourceBundle
    /// Which of the files each path leads to.
    private let paths: [FilePath: Int]

    /// The files in the order in which they were read.
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

    /// Whether a file has to be read as a project, although it is one: it names other files, or has
    /// something to choose from.
    package static func isProject(_ file: ParsedFile) -> Bool {
        // A mistake in it does not make it a theme, but JSON5 is no mistake.
        guard let tree = file.outcome.tree, tree.format == .json,
            file.tree != nil || OtherFormat(of: file) == nil
        else { return false }
        return TokenProjectKind.isProject(tree.root)
    }

    /// Whether a file is a project that another one may be a part of, as far as it says itself: its
    /// patterns match the path, or the name is in its text.
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
        // Any other character may be written in several ways.
        let isPlain = name.utf8.allSatisfy { (0x2D...0x7A).contains($0) && $0 != 0x5C }
        return !isPlain || file.source.holds(name)
    }

    /// What a configuration of Style Dictionary is usually called.
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

    /// The diagnostics of the text, each at its place in its file.
    package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var located = bundle.located(diagnostics, name: origin.path.string)
        // The way to a value is that in the composed tree.
        if !paths.isEmpty { for index in located.indices { located[index].fix = nil } }
        return located
    }
}

// MARK: - Edits

extension TokenProject {
    /// The files that an edit of their text has changed, as they are then.
    package func files(changedBy edited: SourceFile) -> [SourceFile] {
        zip(files, bundle.replacing(edited).files).filter { $0.bytes != $1.bytes }.map(\.1)
    }

    /// The tokens after an edit of the text.
    func reading(_ edited: SourceFile) -> ReadResult<TokenFile> {
        guard !paths.isEmpty else { return TokenFile.read(edited) }
        return Self.read(origin, TokenInput(contexts: contexts), memory(edited))
    }

    /// The text, its syntax read as that of one file.
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
    /// - Parameter input: what was chosen of it.
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

    /// The typography of the first sets that have any.
    fileprivate func read(saying said: [Diagnostic]) -> ReadResult<TokenFile> {
        var result = ReadResult<TokenFile>(nil, [])
        for (scope, problem) in resolution.scopes {
            result = TokenFile.read(file, of: project, resolution.dialect, counting: scope)
            let note = problem.map { Diagnostic(.note, file: file.source.name, $0) }
            var diagnostics = said + (note.map { [$0] } ?? []) + result.diagnostics
            let empty = diagnostics.firstIndex {
                if case .noTypography = $0.problem as? TokenProblem { true } else { false }
            }
            // Of several files none is to blame more than the others.
            if let empty, project.files.count > 1 { diagnostics[empty].position = nil }
            result = ReadResult(result.value, diagnostics)
            if empty == nil { break }
        }
        return ReadResult(
            result.value, project.located(result.diagnostics), sourceMap: result.sourceMap)
    }
}

/// Reads the files of a project and puts their tokens together.
struct TokenComposer {
    private let documents: TokenDocuments
    /// The problems of the project.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ access: TokenFileAccess) { documents = TokenDocuments(access) }

    /// The tokens that an input gives; nil, with errors, where files are missing or damaged.
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
