// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension PreparedTextCache {
    /// The faces and the hyphenation for which the texts of a table are prepared. They differ between
    /// categories only if a font has another optical size, or if words are hyphenated.
    public struct Purpose: Hashable, Sendable {
        var palette: PerFont<Face>
        var hyphenatesWords: Bool
        private var runFonts: RunFonts

        /// The purpose of a layout of a table with these fonts and this hyphenation.
        public init(_ outline: TableOutline, _ palette: FontPalette, _ hyphenation: Hyphenation) {
            self.palette = palette.faces
            hyphenatesWords = hyphenation == .words
            runFonts = RunFonts(outline.runFonts, of: palette)
        }

        /// The text at an index of an item, to prepare.
        func source(_ number: Int, of id: ItemID, in content: TableContent) -> SourceText {
            content.text(number, of: id).map { runFonts.source(of: $0, faces: palette) }
                ?? SourceText("")
        }
    }
}
