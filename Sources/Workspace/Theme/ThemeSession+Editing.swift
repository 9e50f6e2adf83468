// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import LayoutEngine
import PangoText
import Previewing
import Syntax
import Words

// MARK: - Edits

extension ThemeSession {
    /// Makes an edit.
    ///
    /// - Parameter key: consecutive edits with the same key become one step.
    /// - Throws: `EditFailure`. The theme then stays the same.
    package func edit(_ edit: ThemeEdit, coalescing key: String? = nil) throws(EditFailure) {
        try self.edit([edit], label: edit.label, coalescing: key)
    }

    /// Makes several edits as one step.
    ///
    /// - Throws: `EditFailure` of the first edit that fails. The theme then stays the same.
    package func edit(
        _ edits: [ThemeEdit], label: String, id: String? = nil, coalescing key: String? = nil
    ) throws(EditFailure) {
        keepTrial()
        let document = try self.document(after: edits)
        guard document != self.document else { return }
        push(document, label: label, id: id, coalescing: key)
    }

    /// The theme after edits. A property list can contain only fonts and their sizes. Any other edit converts
    /// the theme to an unsaved Typeladder theme, and does not change the property list.
    ///
    /// - Throws: `EditFailure` if no format can contain the edits.
    private func document(after edits: [ThemeEdit]) throws(EditFailure) -> ThemeDocument {
        let document = history.committed
        do {
            return try document.applying(edits)
        } catch {
            let isTooMuch = edits.contains(where: \.needsTypeladderTheme)
            guard isTooMuch, document.container != .typeladder else { throw error }
            let (converted, losses) = document.converted(to: .typeladder)
            // The conversion must not lose a font.
            if converted.theme.fonts.count < document.theme.fonts.count, let loss = losses.first {
                throw EditFailure(loss.problem)
            }
            return try converted.applying(edits)
        }
    }
}

// MARK: - Choosing among tokens

extension ThemeSession {
    /// Shows another selection of the theme's tokens, as a step of the undo history. Edits go into the files in
    /// memory, so that both selections have the tokens that they share.
    ///
    /// - Parameter contexts: the chosen contexts, by modifier.
    /// - Throws: `EditFailure` if these tokens cannot be read or make no theme. Nothing then changes.
    package func chooseTokens(_ contexts: [String: String]) throws(EditFailure) {
        keepTrial()
        guard let tokens, tokens.contexts != contexts else { return }
        let result = tokens.choosing(contexts, keeping: history.isEdited ? value : nil)
        guard let chosen = result.value else {
            throw EditFailure(result.failure)
        }
        let document = try chosen.document()
        let names = tokens.modifiers.map(\.name).filter { contexts[$0] != tokens.contexts[$0] }
            .compactMap { contexts[$0]?.glance }
        let change = TokenChange(before: tokens.variant, after: chosen.variant)
        self.tokens = chosen
        history.markSaved(document)
        // Translators: %1$s is a list of themes of design tokens, in quotation marks.
        pushAlone(document, change, label: tr("Choose %1$s", listed(names.map(inQuotes))))
    }

    /// Switches to the selection of tokens after a step.
    ///
    /// - Returns: whether these tokens can be read.
    package func follow(_ change: TokenChange) -> Bool {
        guard !change.isEmpty, let tokens, let variant = change.after, variant != tokens.variant
        else { return true }
        guard let other = tokens.reading(variant).value, let document = try? other.document() else {
            return false
        }
        self.tokens = other
        history.markSaved(document)
        return true
    }
}

// MARK: - Conversion

extension ThemeSession {
    /// The id of steps that change the fonts of all text styles.
    package static let wholeTheme = "whole-theme"

    package var isDetached: Bool { path != nil && history.committed.container != savedContainer }

    /// The format of the file when it was last read or written.
    package var savedContainer: ThemeFormat.Container {
        (history.saved.known ?? history.committed).container
    }

    /// Reverts steps until the theme is in its file's format again.
    package func undoConversion() {
        while isDetached, undoStep != nil { undo() }
    }
}

// MARK: - Trial edits

extension ThemeSession {
    /// Shows trial edits, and replaces earlier ones. They become a step of the history with ``keepTrial()``.
    ///
    /// - Throws: `EditFailure`. Earlier trial edits then stay.
    package func tryEdits(_ edits: [ThemeEdit], label: String) throws(EditFailure) {
        show(trial: try document(after: edits), label: label)
    }
}

// MARK: - A family for the whole theme

extension ThemeSession {
    /// Sets the fonts of all eleven text styles to faces of a family, as one step.
    ///
    /// - Parameter name: the PostScript name of any face of the family.
    /// - Returns: the faces, and the faces that the family lacks; nil for an unknown name.
    /// - Throws: `EditFailure`. The theme then stays the same.
    @discardableResult
    package func applyFamily(of name: String) throws(EditFailure) -> FamilyMatch? {
        guard let match = familyMatch(of: name) else { return nil }
        try apply(match, files: [])
        return match
    }

    /// Adds font files to the theme, and sets the fonts of all eleven text styles to faces of the family with
    /// the most faces, as one step.
    ///
    /// - Returns: the faces, and the faces that the family lacks.
    /// - Throws: `EditFailure` if none of the files is a font. The theme then stays the same.
    @discardableResult
    package func applyFonts(files: [FilePath]) throws(EditFailure) -> FamilyMatch {
        let (match, readable) = try familyMatcher.match(files: files)
        try apply(match, files: readable)
        return match
    }

    /// The match for the family of a face with the theme's text styles.
    package func familyMatch(of name: String) -> FamilyMatch? { familyMatcher.match(of: name) }

    private var familyMatcher: FamilyMatcher { FamilyMatcher(fonts, history.committed.theme) }

    private func apply(_ match: FamilyMatch, files: [FilePath]) throws(EditFailure) {
        let edits = match.edits(in: history.committed.theme) + fontFileEdits(adding: files)
        try edit(
            edits, label: tr("Use %1$s for Whole Theme", match.family), id: Self.wholeTheme)
    }
}

// MARK: - Font files

extension ThemeSession {
    /// Font files that were added to a theme.
    package struct AddedFonts: Sendable {
        /// The number of their faces.
        package let count: Int
        /// The families of their faces, sorted.
        package let families: [String]
        /// Whether the theme names the files. If so, a saved theme has them, too.
        package let areNamed: Bool
    }

    /// Adds font files, and folders of them, to the theme. A Typeladder theme names them from then on, as a
    /// step of the undo history. Other themes have them only while they are open.
    ///
    /// - Throws: `EditFailure` if none of them is a font. Nothing then changes.
    @discardableResult
    package func addFonts(_ places: [FilePath]) throws(EditFailure) -> AddedFonts {
        let files = FontSearch(beside: nil, adding: places).added
        let library = FontLibrary.own(files)
        guard !library.faces.isEmpty else {
            throw EditFailure(FileProblem.notFonts(places.map(\.displayName)))
        }
        if namesFontFiles {
            let readable = files.filter { !library.unreadableFiles.contains($0) }
            try edit(fontFileEdits(adding: readable), label: tr("Add Fonts"))
        } else {
            searchFonts(adding: fontSearch.places + places)
            publish()
        }
        return AddedFonts(
            count: library.faces.count, families: Set(library.faces.map(\.family)).sorted(),
            areNamed: namesFontFiles)
    }

    /// The weight of semibold, the first one that is rarely used for continuous text.
    private static let boldWeight = 600

    /// The only face of font files if it is bold or italic; nil for other files.
    package func unusualFace(of files: [FilePath]) -> FaceDescription? {
        let faces = FontLibrary.own(files).faces
        guard faces.count == 1, let face = faces.first else { return nil }
        return face.weight >= Self.boldWeight || face.isItalic ? face : nil
    }

    /// Whether the theme's file can name font files.
    private var namesFontFiles: Bool { tokens == nil && document.container == .typeladder }

    /// The edits that make the theme name font files: all that it does not name yet. If that requires a
    /// conversion to a Typeladder theme, they are only the files that it does not find anyway.
    private func fontFileEdits(adding files: [FilePath]) -> [ThemeEdit] {
        let named = history.committed.theme.fontFiles
        let missing = namesFontFiles ? files : files.filter { !fonts.files.contains($0) }
        let new = missing.map(pathInTheme).filter { !named.contains($0) }
        return new.isEmpty ? [] : [.fontFiles(named + new)]
    }

    /// The path of a font file in the theme: relative if the file is in the theme's folder.
    private func pathInTheme(_ file: FilePath) -> FilePath {
        path.flatMap { file.relative(to: $0.parent) } ?? file
    }
}
