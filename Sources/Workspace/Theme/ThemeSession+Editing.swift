// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Syntax

// MARK: - Edits

extension ThemeSession {
    /// Changes the theme.
    ///
    /// - Parameter key: edits with the same key that follow each other soon are undone as one.
    /// - Throws: `EditFailure` when it cannot be made; nothing has changed then.
    public func edit(_ edit: ThemeEdit, coalescing key: String? = nil) throws(EditFailure) {
        try self.edit([edit], label: edit.label, coalescing: key)
    }

    /// Makes several changes as one step.
    ///
    /// - Throws: `EditFailure` when one of them cannot be made; nothing has changed then.
    public func edit(
        _ edits: [ThemeEdit], label: String, id: String? = nil, coalescing key: String? = nil
    ) throws(EditFailure) {
        keepTrial()
        let document = try self.document(after: edits)
        guard document != self.document else { return }
        push(document, label: label, id: id, coalescing: key)
    }

    /// The theme after edits. A property list holds fonts and their sizes alone: an edit of anything
    /// else goes on in a Typeladder theme that has no file yet, and the property list stays as it is.
    ///
    /// - Throws: `EditFailure` when no format could hold them.
    private func document(after edits: [ThemeEdit]) throws(EditFailure) -> ThemeDocument {
        let document = history.settled
        do {
            return try document.applying(edits)
        } catch {
            let isTooMuch = edits.contains(where: \.needsTypeladderTheme)
            guard isTooMuch, document.container != .typeladder else { throw error }
            let (converted, losses) = document.converted(to: .typeladder)
            // Nothing that shows may be lost on the way.
            if converted.theme.fonts.count < document.theme.fonts.count, let loss = losses.first {
                throw EditFailure(loss.problem)
            }
            return try converted.applying(edits)
        }
    }

    /// Makes a document the current state, to be undone as a step.
    func push(
        _ document: ThemeDocument, label: String, id: String? = nil, coalescing key: String? = nil
    ) {
        history.push(document, label: label, id: id, coalescing: key, at: scheduler.now)
        showDocument()
    }
}

// MARK: - Undo and redo

extension ThemeSession {
    /// What ``undo()`` would take back; nil when there is nothing.
    public var undoLabel: String? { history.undoLabel }

    /// What kind of step ``undo()`` would take back.
    package var undoID: String? { history.undoID }

    /// The id of steps that change the fonts of all styles.
    package static let wholeTheme = "whole-theme"

    /// What ``redo()`` would do again; nil when there is nothing.
    public var redoLabel: String? { history.redoLabel }

    /// Takes the last step back.
    public func undo() {
        if history.trial != nil { return giveUpTrial() }
        if history.undo() { showDocument() }
    }

    /// Takes the next step again.
    public func redo() {
        giveUpTrial()
        if history.redo() { showDocument() }
    }

    /// Whether the theme has outgrown the format of its file, which saving would have to replace.
    public var isDetached: Bool {
        path != nil && history.settled.container != history.savedContainer
    }

    /// The format of the file.
    public var savedContainer: ThemeFormat.Container { history.savedContainer }

    /// Goes back to what the file's format can hold.
    public func undoConversion() {
        while isDetached, undoLabel != nil { undo() }
    }
}

// MARK: - Trying on

extension ThemeSession {
    /// Shows edits in place of what was tried on before. They are no step until they are kept, and
    /// giving them up leaves nothing behind.
    ///
    /// - Throws: `EditFailure` when they cannot be made; what shows stays.
    public func tryOn(_ edits: [ThemeEdit], label: String) throws(EditFailure) {
        let document = try self.document(after: edits)
        guard document != self.document else { return }
        history.tryOn(document, label: label)
        showDocument()
    }

    /// Makes what was tried on a step of its own.
    public func keepTrial() {
        guard let trial = history.trial else { return }
        history.endCoalescing()
        guard trial.document != history.settled else { return giveUpTrial() }
        push(trial.document, label: trial.label)
        history.endCoalescing()
    }

    /// Shows what was there before something was tried on.
    public func giveUpTrial() { if history.giveUpTrial() { showDocument() } }
}

// MARK: - A family for the whole theme

extension ThemeSession {
    /// Gives all eleven styles the faces of a family, as one step.
    ///
    /// - Parameter name: the PostScript name of any of its faces.
    /// - Returns: which faces those are, and what the family lacks; nil for a name nobody knows.
    /// - Throws: `EditFailure` when the theme cannot hold them; nothing has changed then.
    @discardableResult
    public func useFamily(of name: String) throws(EditFailure) -> FamilyMatch? {
        guard let match = familyMatch(of: name) else { return nil }
        try use(match, files: [])
        return match
    }

    /// Adds font files to the theme, and gives all eleven styles the faces of the family that most
    /// of them are of, as one step.
    ///
    /// - Returns: which faces those are, and what the family lacks.
    /// - Throws: `EditFailure` when none of the files is a font; nothing has changed then.
    @discardableResult
    public func useFonts(files: [FilePath]) throws(EditFailure) -> FamilyMatch {
        let (match, readable) = try familyMatcher.match(files: files)
        try use(match, files: readable)
        return match
    }

    /// The family of a face, matched to the theme's styles.
    public func familyMatch(of name: String) -> FamilyMatch? { familyMatcher.match(of: name) }

    private var familyMatcher: FamilyMatcher { FamilyMatcher(fonts, history.settled.theme) }

    private func use(_ match: FamilyMatch, files: [FilePath]) throws(EditFailure) {
        let edits = match.edits(in: history.settled.theme) + fontFileEdits(adding: files)
        try edit(edits, label: "Use \(match.family) for Whole Theme", id: Self.wholeTheme)
    }
}

// MARK: - Font files

extension ThemeSession {
    /// Font files that were added to a theme.
    public struct AddedFonts: Sendable {
        /// How many faces they have.
        public let count: Int
        /// The families of these, sorted.
        public let families: [String]
        /// Whether the theme names the files now, so that they come along when it is saved.
        public let areNamed: Bool
    }

    /// Adds font files, and folders of them, to the theme. A Typeladder theme names them from then on, as
    /// a step that can be undone; any other has them while it is open.
    ///
    /// - Throws: `EditFailure` when there is no font among them; nothing has changed then.
    @discardableResult
    public func addFonts(_ places: [FilePath]) throws(EditFailure) -> AddedFonts {
        let files = FontSearch(beside: nil, adding: places).added
        let library = FontLibrary(fontFiles: files, includesSystemFonts: false)
        guard !library.faces.isEmpty else {
            throw EditFailure(FileProblem.notFonts(places.map(\.displayName)))
        }
        if namesFontFiles {
            let readable = files.filter { !library.unreadableFiles.contains($0) }
            try edit(fontFileEdits(adding: readable), label: "Add Fonts")
        } else {
            searchFonts(adding: fontSearch.places + places)
            showDocument()
        }
        return AddedFonts(
            count: library.faces.count, families: Set(library.faces.map(\.family)).sorted(),
            areNamed: namesFontFiles)
    }

    /// Whether the file that the theme is saved in has a place for the names of font files.
    private var namesFontFiles: Bool { tokens == nil && document.container == .typeladder }

    /// The edits that make the theme name font files: all that it does not yet, or, where it would have
    /// to become a Typeladder theme for that, those that it is not drawn with anyway.
    private func fontFileEdits(adding files: [FilePath]) -> [ThemeEdit] {
        let named = history.settled.theme.fontFiles
        let missing = namesFontFiles ? files : files.filter { !fonts.files.contains($0) }
        let new = missing.map(pathInTheme).filter { !named.contains($0) }
        return new.isEmpty ? [] : [.fontFiles(named + new)]
    }

    /// A path as the theme names it: relative where the file is in the theme's folder.
    private func pathInTheme(_ file: FilePath) -> FilePath {
        path.flatMap { file.relative(to: $0.parent) } ?? file
    }
}
