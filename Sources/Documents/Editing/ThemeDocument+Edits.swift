// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

// MARK: - Editing

extension ThemeDocument {
    /// The document after an edit; the same document if the edit changes nothing.
    ///
    /// - Throws: `EditFailure` if the format of the file cannot store the new value, or the value
    ///   is out of range.
    package func applying(_ edit: ThemeEdit) throws(EditFailure) -> ThemeDocument {
        let tree = try Self.readable(SyntaxTree.read(source))
        let planner = ThemeEditPlanner(theme: theme, root: tree.root)
        let edits = try planner.edits(for: edit)
        if edits.isEmpty { return self }
        let document = try Self.readable(
            Self.read(try source.applying(edits, in: tree)))
        // An edit that changes no value leaves the bytes unchanged.
        return document.theme.isIdentical(to: theme) ? self : document
    }

    /// The document after several edits in order.
    ///
    /// - Throws: `EditFailure` of the first edit that is refused.
    package func applying(_ edits: [ThemeEdit]) throws(EditFailure) -> ThemeDocument {
        var document = self
        for edit in edits { document = try document.applying(edit) }
        return document
    }
}

extension Theme {
    /// Whether two themes are equal when their names are compared by bytes. Strings in different
    /// normal forms are equal, but name different files and faces.
    fileprivate func isIdentical(to other: Theme) -> Bool {
        self == other
            && zip(names, other.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    private var names: [String] {
        [name ?? ""] + TextStyle.allCases.map { fonts[$0]?.fontName ?? "" }
    }
}
