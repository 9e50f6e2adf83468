// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import PangoText
import Previewing
import Syntax

/// The design tokens of a theme: they make it, and saving changes them. They are in one file, or in several
/// with token themes to choose from.
package struct TokenSource: Sendable {
    /// The selected token themes, and unsaved edits of files made under other selections.
    struct Variant: Hashable, Sendable {
        var contexts: [String: String] = [:]
        /// The files with unsaved edits. All other files are the same as on disk.
        var edited: [SourceFile] = []
        /// The warnings of writing these edits into the files.
        var losses: [Diagnostic] = []
    }

    package let file: TokenFile
    /// The mapping of tokens to text styles.
    package var mapping: TokenMapping
    /// The diagnostics of the tokens, independent of their mapping.
    package let diagnostics: [Diagnostic]
    /// The current selection.
    let variant: Variant
    /// The fingerprints on disk of all files that were ever read.
    private let saved: [FilePath: Fingerprint]
    /// The names of the theme's own faces, and of those of iOS.
    package let names: FaceNames

    private init(
        _ tokens: ReadResult<TokenFile>, of file: TokenFile, _ mapping: TokenMapping,
        _ variant: Variant, saved: [FilePath: Fingerprint], _ names: FaceNames
    ) {
        (self.file, self.mapping, self.names) = (file, mapping, names)
        diagnostics = tokens.diagnostics
        self.variant = variant
        self.saved = saved
    }

    /// Tokens with their proposed mapping.
    ///
    /// - Parameter places: font files and folders in addition to those that are found.
    package init(
        _ tokens: LoadedDocument<TokenFile>, _ deviceFonts: DeviceFonts,
        adding places: [FilePath] = []
    ) {
        let file = tokens.value
        let fonts = FontSearch(beside: file.project.origin.fontPlace, adding: places)
        self.init(
            ReadResult(file, tokens.diagnostics), of: file, TokenMapping(for: file),
            Variant(contexts: file.project.contexts),
            saved: Self.fingerprints(of: file.project.files),
            FaceNames(.own(fonts.added + fonts.beside), deviceFonts))
    }

    private static func fingerprints(of files: [SourceFile]) -> [FilePath: Fingerprint] {
        Dictionary(
            files.compactMap { file in
                file.path.map { ($0, Fingerprint(file.bytes)) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The opened file or folder.
    package var path: FilePath { file.project.origin.path }

    /// The modifiers to choose from.
    package var modifiers: [TokenModifier] { file.project.modifiers }

    /// The project of a single file; nil for a file without one, and for several files.
    package var surroundings: TokenOrigin? {
        guard case .file(let path) = file.project.origin, file.project.files.count == 1 else {
            return nil
        }
        return TokenProjectLocator.project(around: path)
    }

    /// The selected context of each modifier.
    package var contexts: [String: String] { variant.contexts }

    /// The theme of the mapped tokens, with its losses.
    package var theme: ReadResult<Theme> {
        file.theme(using: mapping, findingFace: names.face)
    }

    /// Notes on mappings that are guesses.
    package var uncertainties: [Diagnostic] {
        file.project.located(mapping.uncertainties(of: file))
    }

    /// The theme as a document to edit.
    package func document() throws(EditFailure) -> ThemeDocument {
        try ThemeDocument.new(fontsOf: theme.value ?? Theme()).moved(to: path)
    }
}

// MARK: - Files

extension TokenSource {
    /// The files and folders to watch: all files that were read, and the folders where others may appear.
    package var watchedPaths: [FilePath] {
        let paths = file.project.files.compactMap(\.path)
        guard case .folder(let folder) = file.project.origin else {
            return paths.isEmpty ? [path] : paths
        }
        var places = [folder]
        for path in paths where !places.contains(path.parent) { places.append(path.parent) }
        return paths + places
    }

    /// Whether a file contains some of the tokens.
    package func holds(_ path: FilePath) -> Bool {
        let place = path.canonical
        return file.project.files.contains { $0.path?.canonical == place }
    }

    /// Whether there are edits of other selections that are not on disk, or that no file can contain.
    var hasUnsavedEdits: Bool {
        variant.edited.contains { !isSaved($0) } || !variant.losses.isEmpty
    }

    private func isSaved(_ file: SourceFile) -> Bool {
        file.path.map { saved[$0] == Fingerprint(file.bytes) } ?? false
    }

    /// Whether the other files and their content are the same as when they were last read or saved.
    func isAsSaved(_ other: TokenSource) -> Bool {
        file.project.files.map(\.path) == other.file.project.files.map(\.path)
            && other.file.project.files.allSatisfy(isSaved)
    }

    /// Whether another program has changed a file that has unsaved edits.
    func conflicts(with other: TokenSource) -> Bool {
        variant.edited.contains { file in
            guard !isSaved(file), let path = file.path else { return false }
            return other.saved[path].map { $0 != saved[path] } ?? false
        }
    }

    /// The files that an edited theme changes, as saving would write them, with the losses in tokens.
    package func applying(_ theme: Theme) -> ReadResult<[SourceFile]> {
        let result = file.applying(
            theme, using: mapping, findingFace: names.face, describingFace: names.traits)
        let files = result.value.map { edited in
            let changed = file.project.files(changedBy: edited)
            let others = variant.edited.filter { file in
                !isSaved(file) && !changed.contains { $0.path == file.path }
            }
            let missing = file.project.files.filter { file in
                !(changed + others).contains { $0.path == file.path } && file.path?.exists == false
            }
            return changed + others + missing
        }
        return ReadResult(files, variant.losses + result.diagnostics)
    }

    /// Saves files, all of them or none.
    ///
    /// - Throws: `SaveFailure`. The files then stay the same.
    func save(_ files: [SourceFile], overwriting: Bool) throws(SaveFailure) {
        try FileSaver().save(
            files.map { file in
                let path = file.path ?? path
                let known = overwriting ? nil : saved[path]
                return FileSaver.Item(
                    file.bytes, to: path, expecting: known.map { .unchanged($0) } ?? .anything)
            })
    }
}

// MARK: - Reading again

extension TokenSource {
    /// These tokens as they are on disk, with the same mapping.
    package func reloaded() -> ReadResult<TokenSource> { reading(Variant(contexts: contexts)) }

    /// These tokens with another selection. Tokens of both selections keep their mapping. Edits of the theme go
    /// into the files in memory, so that shared tokens change in both selections.
    package func choosing(
        _ contexts: [String: String], keeping theme: Theme? = nil
    ) -> ReadResult<TokenSource> {
        guard let theme else {
            return reading(
                Variant(contexts: contexts, edited: variant.edited, losses: variant.losses))
        }
        let files = applying(theme)
        guard let edited = files.value else { return ReadResult(nil, files.diagnostics) }
        return reading(Variant(contexts: contexts, edited: edited, losses: files.diagnostics))
    }

    /// These tokens with another selection.
    ///
    /// - Parameter known: files that are not read again.
    func reading(
        _ variant: Variant, knowing known: [SourceFile] = []
    ) -> ReadResult<TokenSource> {
        let edited = variant.edited.filter { !isSaved($0) }
        let tokens = TokenProject.read(
            file.project.origin, TokenInput(contexts: variant.contexts),
            .disk(knowing: known + edited))
        return tokens.map { file in
            var mapping = TokenMapping(for: file)
            mapping.follow(self.mapping)
            let unedited = file.project.files.filter { file in
                !edited.contains { $0.path == file.path }
            }
            let isSaved = edited.isEmpty && !variant.edited.isEmpty
            let losses = isSaved ? [] : variant.losses
            return TokenSource(
                tokens, of: file, mapping,
                Variant(contexts: file.project.contexts, edited: edited, losses: losses),
                saved: saved.merging(Self.fingerprints(of: unedited)) { $1 }, names)
        }
    }

    /// These tokens after their files are saved.
    func saving(_ files: [SourceFile]) -> TokenSource {
        let known = TokenSource(
            ReadResult(file, diagnostics), of: file, mapping, Variant(contexts: contexts),
            saved: saved.merging(Self.fingerprints(of: files)) { $1 }, names)
        // Changes by other programs in the meantime are noticed at the next read.
        return known.reading(
            Variant(contexts: contexts), knowing: file.project.files + files
        ).value ?? known
    }

    /// The version of another program, with the edits of files that are not saved.
    func keeping(_ mine: Variant) -> TokenSource {
        guard !mine.edited.isEmpty || !mine.losses.isEmpty else { return self }
        return reading(Variant(contexts: contexts, edited: mine.edited, losses: mine.losses)).value
            ?? self
    }
}

extension TokenOrigin {
    /// A path in the folder where the tokens' fonts are searched.
    package var fontPlace: FilePath {
        if case .folder(let path) = self { path.appending("tokens") } else { path }
    }
}

extension FontLibrary {
    /// The faces of font files alone. They are the same on every machine, because installed fonts and the
    /// settings of fontconfig do not affect them.
    static func own(_ files: [FilePath]) -> FontLibrary {
        FontLibrary(fontFiles: files, includesSystemFonts: false)
    }
}

extension FaceNames {
    /// The names of a theme's own faces, and of those of iOS. Installed faces are left out, because the meaning
    /// of a theme must not depend on the machine.
    ///
    /// - Parameter own: the faces of the theme's font files alone. Condensed and expanded faces are left out,
    ///   because tokens cannot name them.
    init(_ own: FontLibrary, _ deviceFonts: DeviceFonts) {
        // On the device, too, the app's own fonts have priority over those of iOS.
        self.init(
            own.faces.filter { $0.width == 100 }.map(\.named) + deviceFonts.faces.map(\.named))
    }
}
