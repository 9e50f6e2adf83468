// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// The failure of a file that differs from its state on disk. The file could not be opened, or became invalid
/// or was deleted while it was open.
package struct FileFailure: Equatable, Sendable {
    package let path: FilePath
    /// The kind of the file; nil if it was not recognized, for example because the file does not exist.
    package let kind: FileKind?
    /// The errors in the file; empty once the file is valid again.
    package var diagnostics: [Diagnostic]
    /// The file without its mistakes; nil if they cannot be fixed.
    package var fixing: FixedFile?

    /// Whether the file is valid again and can be opened.
    package var isFixed: Bool { diagnostics.isEmpty }

    /// The files to watch until they are fixed. For a folder, these are its files with errors.
    var watchedPaths: [FilePath] {
        let others = Set(diagnostics.map { FilePath($0.file) }).subtracting([path])
        return [path] + others.sorted { $0.string < $1.string }
    }
}

/// The document in a file, by its kind.
package enum FileContent: Sendable {
    case theme(ThemeDocument)
    /// Design tokens, which become a theme when they are mapped to text styles.
    case tokens(LoadedDocument<TokenFile>)
    case screen(LoadedDocument<Screen>)
}

/// The result of reading a file.
package struct RecognizedFile: Sendable {
    /// The file. For a folder, it is the theme in it, or the folder of design tokens.
    package let path: FilePath
    /// The kind of the content, whether it is valid or not; nil if it was not recognized.
    package let kind: FileKind?
    /// The document, or the errors that prevent reading it.
    package let result: ReadResult<FileContent>
    /// The syntax tree, retained because freeing a large tree takes time.
    private let parsed: ParsedFile?

    /// Reads the file or the folder at a path.
    ///
    /// - Parameters:
    ///   - expected: the required kind; with nil, the content decides.
    ///   - input: the selection among design tokens.
    ///   - swift: the selection in a Swift source.
    package init(
        _ path: FilePath, as expected: FileKind? = nil, tokens input: TokenInput = TokenInput(),
        swift: SwiftInput = SwiftInput()
    ) {
        if expected != .theme, AppSource.isSource(path) {
            self.init(swiftSource: path, swift)
            return
        }
        if expected == .screen, path.isFolder || AppSource.isProject(path) {
            self.init(app: AppSource.folder(of: path), swift)
            return
        }
        self.init(LocatedFile(path), as: expected, tokens: input)
    }

    private init(_ file: LocatedFile, as expected: FileKind?, tokens input: TokenInput) {
        switch file {
        case .file(let path, let parsed, let holdsTokens):
            if holdsTokens, !input.names.isEmpty, let source = parsed.value?.source {
                self.init(.file(path), input, knowing: [source])
            } else {
                let own = RecognizedFile(path, parsed, as: expected, holdsTokens: holdsTokens)
                self = holdsTokens ? own.resolvedInProject : own
            }
        case .project(let origin, let known): self.init(origin, input, knowing: known)
        case .folder(let path, let failure):
            let tokens = RecognizedFile(.folder(path), input)
            let isEmpty = tokens.result.diagnostics.contains(where: TokenProject.lacksTokens)
            self =
                isEmpty
                ? RecognizedFile(path, failure, as: expected, holdsTokens: false) : tokens
        }
    }

    /// Reads files or folders. Several files of design tokens make one theme. A project stands for its first
    /// theme and its first screen.
    package static func all(
        _ paths: [FilePath], swift: SwiftInput = SwiftInput()
    ) -> [RecognizedFile] {
        let projects = paths.filter { $0.lastComponent == Project.fileName && !$0.isFolder }
        let sources = paths.filter { !projects.contains($0) && AppSource.isSource($0) }
        var files = paths.filter { !projects.contains($0) && !sources.contains($0) }
            .map(LocatedFile.init)
        let tokens = files.indices.filter { files[$0].isTokenFile }
        if tokens.count > 1 {
            let project = LocatedFile(merging: tokens.map { files[$0] })
            for index in tokens.dropFirst().reversed() { files.remove(at: index) }
            files[tokens[0]] = project
        }
        return files.map { RecognizedFile($0, as: nil, tokens: TokenInput()) }
            + sources.map { RecognizedFile($0, as: .screen, swift: swift) }
            + projects.flatMap(starting)
    }

    /// The first theme and the first screen of a project, or its errors.
    private static func starting(_ path: FilePath) -> [RecognizedFile] {
        let project = ProjectFiles.read(path)
        var files = ProjectFiles(isForStart: true)
        if let value = project.value { files.add(value, at: path, project.sourceMap) }
        guard let screen = files.screens.first?.path else {
            let errors = project.diagnostics + files.diagnostics
            return [RecognizedFile(path, failing: errors)]
        }
        // A project that names no theme leaves the open one.
        let theme = files.themes.first.map { $0 ?? RecognizedFile(systemFontOf: path) }
        return [theme, RecognizedFile(screen, as: .screen)].compactMap(\.self)
    }

    /// The screen of a view in a Swift source.
    private init(swiftSource path: FilePath, _ input: SwiftInput) {
        self.init(AppSource.convert(path, input), of: path)
    }

    /// A screen of the app in a folder.
    private init(app folder: FilePath, _ input: SwiftInput) {
        let found = AppSource.screen(in: folder, named: input.view)
        guard let screen = found.value else {
            self.init(ReadResult(nil, found.diagnostics), of: folder)
            return
        }
        var input = input
        input.view = screen.view
        self.init(swiftSource: screen.path, input)
    }

    /// The screen of a source that was converted.
    init(_ converted: ReadResult<AppSource.Conversion>, of path: FilePath) {
        (self.path, kind, parsed) = (path, .screen, nil)
        result = converted.flatMap { conversion in
            ScreenPictures.load(ScreenReader.read(conversion.file), at: path)
        }.loaded(from: path).map { .screen($0) }
    }

    /// The system font in every style, which a project names in place of a theme.
    private init(systemFontOf project: FilePath) {
        (path, kind, parsed, result) = (project, .theme, nil, ReadResult(.theme(.new()), []))
    }

    private init(_ path: FilePath, failing errors: [Diagnostic]) {
        (self.path, kind, parsed, result) = (path, nil, nil, ReadResult(nil, errors))
    }

    /// Reads design tokens from several files, or from one file that refers to others.
    ///
    /// - Parameters:
    ///   - input: the selection among them.
    ///   - known: files that are already read.
    package init(_ origin: TokenOrigin, _ input: TokenInput, knowing known: [SourceFile] = []) {
        let tokens = TokenProject.read(origin, input, .disk(knowing: known))
        let path = tokens.value?.project.origin.path ?? origin.path
        (self.path, kind, parsed) = (path, .theme, nil)
        result = tokens.loaded(from: path).map { .tokens($0) }
    }

    /// The project of a file of tokens that refers to others. If the file is complete without them, it is the
    /// file itself with a note.
    private var resolvedInProject: RecognizedFile {
        guard result.diagnostics.contains(where: TokenFile.isIncomplete),
            let origin = TokenProjectLocator.project(around: path)
        else { return self }
        func note(isReadAlone: Bool) -> [Diagnostic] {
            let problem = TokenProjectProblem.partOfProject(
                origin.path.string, isReadAlone: isReadAlone)
            return [Diagnostic(.note, file: path.string, problem)]
        }
        let project = RecognizedFile(origin, TokenInput())
        guard result.value == nil, project.result.value != nil else {
            return RecognizedFile(self, saying: note(isReadAlone: true))
        }
        return RecognizedFile(project, saying: note(isReadAlone: false))
    }

    private init(_ file: RecognizedFile, saying said: [Diagnostic]) {
        (path, kind, parsed) = (file.path, file.kind, file.parsed)
        let diagnostics = said + file.result.diagnostics.withoutFixesOfReferences
        result = ReadResult(file.result.value, diagnostics).map { content in
            guard case .tokens(let tokens) = content else { return content }
            return .tokens(
                LoadedDocument(
                    tokens.value, path: tokens.path,
                    diagnostics: said + tokens.diagnostics.withoutFixesOfReferences))
        }
    }

    /// The file as it was read; nil if its content depends on the selected token theme or on other files.
    package var ownSource: SourceFile? { parsed?.source }

    private init(
        _ path: FilePath, _ parsed: ReadResult<ParsedFile>, as expected: FileKind?,
        holdsTokens: Bool
    ) {
        let path = parsed.value?.source.path ?? path
        let isForeign = parsed.value.map { ForeignFormat(of: $0.source) != nil } ?? true
        let kind =
            expected
            ?? (isForeign ? nil : parsed.value.map { FileKind($0, holdsTokens: holdsTokens) })
        (self.path, self.kind) = (path, kind)
        self.parsed = parsed.value
        result = parsed.flatMap { file in
            if kind == .screen {
                return ScreenPictures.load(ScreenReader.read(file), at: path).loaded(from: path)
                    .map { .screen($0) }
            }
            if let other = OtherFormat(of: file, holdsTokens: holdsTokens) {
                return ReadResult(nil, [other.diagnostic(for: file.source)])
            }
            if holdsTokens {
                return TokenFile.read(file).loaded(from: path).map { .tokens($0) }
            }
            return ThemeDocument.read(file).map { .theme($0) }
        }
    }

    /// Whether the file is a theme that can be shown without mapping tokens first.
    package var isTheme: Bool {
        if case .theme = result.value { true } else { false }
    }

    /// Whether this is a folder with neither a theme nor design tokens.
    package var isEmptyFolder: Bool { result.diagnostics.contains(where: ThemeFolder.lacksTheme) }

    /// The failure of this file; without diagnostics if the file is valid.
    package var failure: FileFailure {
        guard result.value == nil else {
            return FileFailure(path: path, kind: kind, diagnostics: [])
        }
        return FileFailure(
            path: path, kind: kind, diagnostics: result.diagnostics,
            fixing: kind.flatMap { kind in parsed.flatMap { FixedFile($0.source, as: kind) } })
    }
}

extension [Diagnostic] {
    /// The diagnostics, without fixes of references that another file may resolve.
    var withoutFixesOfReferences: [Diagnostic] {
        map { diagnostic in
            var diagnostic = diagnostic
            if TokenFile.isIncomplete(diagnostic) { diagnostic.fix = nil }
            return diagnostic
        }
    }
}
