// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

/// A screen file open for editing.
package struct ScreenDocument: FileDocument {
    package let source: SourceFile
    /// The screen in the bytes, without its pictures; empty if they are unreadable.
    package let screen: Screen
    package let warnings: [Diagnostic]
    /// The rows with their bytes, for the next version; nil if they are not known.
    private var rows: KnownRows?

    package init(_ screen: Screen, source: SourceFile, warnings: [Diagnostic]) {
        (self.screen, self.source, self.warnings) = (screen, source, warnings)
    }

    package static func readValue(_ file: ParsedFile) -> ReadResult<Screen> {
        ScreenReader.read(file)
    }

    /// Reads a screen, of which unchanged rows are those of an earlier version.
    package static func read(
        _ file: ParsedFile, after earlier: ScreenDocument?
    ) -> ReadResult<ScreenDocument> {
        let change = earlier.flatMap { earlier in
            earlier.rows.map { (ByteChange(from: earlier.source.bytes, to: file.source.bytes), $0) }
        }
        let result = ScreenReader.read(file) { range in
            guard let (change, rows) = change else { return nil }
            return change.earlier(range).flatMap(rows.row)
        }
        let document = result.value.map { screen in
            var document = ScreenDocument(screen, source: file.source, warnings: result.diagnostics)
            document.findRows(in: file.tree)
            return document
        }
        return ReadResult(document, result.diagnostics, sourceMap: result.sourceMap)
    }

    private mutating func findRows(in tree: SyntaxTree?) {
        guard isReadable, let tree else { return }
        rows = KnownRows(screen, in: tree.root, warnings)
    }

    /// The bytes are the document. Comparing long screens, too, would take as long as an edit.
    package static func == (left: ScreenDocument, right: ScreenDocument) -> Bool {
        left.source == right.source
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(source) }

    package var emptyValue: Screen { .empty }

    package static func notReadable(_ cause: Cause) -> any Problem {
        ScreenEditProblem.notReadable(cause)
    }
}

// MARK: - New documents

extension ScreenDocument {
    package static var untitledName: String { tr("Untitled Screen") }

    package var blank: ScreenDocument { .new() }

    /// A screen with one empty row, which has no file yet.
    package static func new() -> ScreenDocument {
        let file = SourceFile(name: untitledName, text: blankText)
        return read(file).value ?? ScreenDocument(.empty, source: file, warnings: [])
    }
}

extension ScreenDocument {
    private static let blankText = """
        {
          "sections": [
            {
              "rows": [
                {"title": ""}
              ]
            }
          ]
        }

        """
}

// MARK: - Editing

extension ScreenDocument {
    /// The document after an edit.
    package struct Edited: Sendable {
        package let document: ScreenDocument
        /// The syntax tree of the document.
        package let tree: SyntaxTree?
        /// Where the sections and rows of the document went.
        package let places: PlaceMap
        /// The items that the edit leaves selected.
        package let selection: [ScreenItem]
        /// The number of texts that have no place any more.
        package let lostTexts: Int
    }

    /// The document after an edit; its own bytes if the edit changes nothing.
    ///
    /// - Parameter tree: the syntax tree of the bytes, if it is known.
    /// - Throws: `EditFailure` if the result would be no screen, or the edit does not fit this one.
    package func applying(
        _ edit: ScreenEdit, in tree: SyntaxTree? = nil
    ) throws(EditFailure) -> Edited {
        guard let tree = tree ?? ParsedFile(source).tree else {
            throw EditFailure(EditProblem.missingValue)
        }
        let plan = try ScreenEditPlanner(screen: screen, root: tree.root, file: source).plan(edit)
        let file =
            plan.areIndependent
            ? try source.applyingIndependently(plan.edits, in: tree)
            : try source.applying(plan.edits, in: tree)
        func edited(_ document: ScreenDocument, _ tree: SyntaxTree?) -> Edited {
            Edited(
                document: document, tree: tree, places: plan.places, selection: plan.selection,
                lostTexts: plan.lostTexts)
        }
        guard file.bytes != source.bytes else { return edited(self, tree) }
        var known = self
        if known.rows == nil { known.findRows(in: tree) }
        let parsed = ParsedFile(file)
        return edited(try Self.readable(Self.read(parsed, after: known)), parsed.tree)
    }
}
