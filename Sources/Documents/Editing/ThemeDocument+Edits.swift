// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

// MARK: - Editing

extension ThemeDocument {
    /// The document after an edit; this one when it already is as asked.
    ///
    /// - Throws: `EditFailure` when the file's format cannot hold what was asked for, or the value
    ///   makes no sense. The sentence says what to do instead.
    public func applying(_ edit: ThemeEdit) throws(EditFailure) -> ThemeDocument {
        let result = SyntaxTree.read(source)
        guard let tree = result.value else {
            throw EditFailure(ThemeEditProblem.notReadable(result.failure))
        }
        let planner = ThemeEditPlanner(theme: theme, root: tree.root)
        let edits = try planner.edits(for: edit)
        if edits.isEmpty { return self }
        let edited = Self.read(try source.applying(edits, in: tree))
        guard let document = edited.value else {
            throw EditFailure(ThemeEditProblem.notReadable(edited.failure))
        }
        // Another way of writing the same is not worth a change of the file.
        return document.theme.isIdentical(to: theme) ? self : document
    }

    /// The document without a mistake, as the fix of its diagnostic mends it.
    ///
    /// - Throws: `EditFailure` when the file has changed since, so that the fix no longer fits it, or is
    ///   no theme after it.
    public func applying(_ fix: Fix) throws(EditFailure) -> ThemeDocument {
        let edited = Self.read(try source.applying(fix))
        guard let document = edited.value else {
            throw EditFailure(ThemeEditProblem.notReadable(edited.failure))
        }
        return document
    }

    /// The document after several edits, one after the other.
    ///
    /// - Throws: `EditFailure` for the first that cannot be made.
    public func applying(_ edits: [ThemeEdit]) throws(EditFailure) -> ThemeDocument {
        var document = self
        for edit in edits { document = try document.applying(edit) }
        return document
    }
}

extension Theme {
    /// Whether another theme is the same, its names letter by letter: names in different normal forms
    /// are equal as strings, and name different files and faces.
    fileprivate func isIdentical(to other: Theme) -> Bool {
        self == other
            && zip(names, other.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    private var names: [String] {
        [name ?? ""] + TextStyle.allCases.map { fonts[$0]?.fontName ?? "" }
    }
}
