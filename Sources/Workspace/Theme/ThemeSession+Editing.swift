// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
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

    /// Mends the theme's file as the fix of a diagnostic or finding says, as one step.
    ///
    /// - Throws: `EditFailure` when the theme has changed since, so that the fix no longer fits it.
    public func apply(_ fix: SyntaxEdit, label: String) throws(EditFailure) {
        keepTrial()
        push(try document.applying(fix: fix), label: label)
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
            return try document.converted(to: .typeladder).document.applying(edits)
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
        let theme = history.settled.theme
        var edits = match.edits(in: theme)
        let new = files.filter { !fonts.files.contains($0) }.map(pathInTheme)
        let named = theme.fontFiles
        if !new.isEmpty { edits.append(.fontFiles(named + new.filter { !named.contains($0) })) }
        try edit(edits, label: "Use \(match.family) for Whole Theme", id: Self.wholeTheme)
    }

    /// A path as the theme names it: relative where the file is in the theme's folder.
    private func pathInTheme(_ file: FilePath) -> FilePath {
        path.flatMap { file.relative(to: $0.parent) } ?? file
    }
}
