// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

/// A screen file open for editing: its bytes, and the screen in them.
///
/// The bytes are the document, as in a `ThemeDocument`. An edit changes as few of them as possible and reads the
/// result again, so the preview always shows what will be saved, and unknown entries stay.
package struct ScreenDocument: Hashable, Sendable {
    /// The bytes to save, with the name and path of the file.
    package let source: SourceFile
    /// The screen in the bytes, without its pictures.
    package let screen: Screen
    /// The warnings of reading it.
    package let warnings: [Diagnostic]

    package init(source: SourceFile, screen: Screen, warnings: [Diagnostic]) {
        (self.source, self.screen, self.warnings) = (source, screen, warnings)
    }

    /// Opens a screen file for editing.
    package static func read(_ file: SourceFile) -> ReadResult<ScreenDocument> {
        read(ParsedFile(file))
    }

    /// Opens a screen file after its syntax was parsed.
    package static func read(_ file: ParsedFile) -> ReadResult<ScreenDocument> {
        let result = ScreenReader.read(file)
        let document = result.value.map {
            ScreenDocument(source: file.source, screen: $0, warnings: result.diagnostics)
        }
        return ReadResult(document, result.diagnostics, sourceMap: result.sourceMap)
    }

    /// The positions of the screen's parts in the bytes.
    package var sourceMap: SourceMap { SourceMap(source) }

    /// This document under another path, as after Save As; nil is a document without a file.
    package func moved(to path: FilePath?) -> ScreenDocument {
        let file =
            path.map { SourceFile(path: $0, bytes: source.bytes) }
            ?? SourceFile(name: Self.untitledName, bytes: source.bytes)
        return Self.read(file).value ?? self
    }

    /// The document with other bytes, as before or after a step of its history; nil if they are no screen.
    package func replacingBytes(by bytes: [UInt8]) -> ScreenDocument? {
        Self.read(source.replacingBytes(by: bytes)).value
    }

    /// The name of a document that was never saved.
    package static var untitledName: String { tr("Untitled Screen") }
}

// MARK: - New documents

extension ScreenDocument {
    /// A screen with one empty row, which has no file yet.
    package static func blank() -> ScreenDocument {
        let file = SourceFile(name: untitledName, text: blankText)
        return read(file).value ?? ScreenDocument(source: file, screen: .empty, warnings: [])
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
        /// Where the sections and rows of the document went.
        package let places: PlaceMap
        /// The items that the edit leaves selected.
        package let selection: [ScreenItem]
        /// The number of texts that have no place any more.
        package let lostTexts: Int
    }

    /// The document after an edit; its own bytes if the edit changes nothing.
    ///
    /// - Throws: `EditFailure` if the result would be no screen, or the edit does not fit this one.
    package func applying(_ edit: ScreenEdit) throws(EditFailure) -> Edited {
        let parsed = ParsedFile(source)
        guard let tree = parsed.tree else {
            throw EditFailure(EditProblem.missingValue)
        }
        let plan = try ScreenEditPlanner(screen: screen, root: tree.root, file: source).plan(edit)
        let file =
            plan.areIndependent
            ? try source.applyingIndependently(plan.edits, in: tree)
            : try source.applying(plan.edits, in: tree)
        let document = file.bytes == source.bytes ? self : try Self.read(file).readable()
        return Edited(
            document: document, places: plan.places, selection: plan.selection,
            lostTexts: plan.lostTexts)
    }

    /// The document after the fix of a diagnostic or a finding.
    ///
    /// - Throws: `EditFailure` if the file has changed, so that the fix no longer fits it.
    package func applying(_ fix: Fix) throws(EditFailure) -> ScreenDocument {
        try Self.read(try source.applying(fix)).readable()
    }
}

extension ReadResult {
    /// The value. An edit is refused if there is none.
    fileprivate func readable() throws(EditFailure) -> Value {
        guard let value else { throw EditFailure(ScreenEditProblem.notReadable(failure)) }
        return value
    }
}
