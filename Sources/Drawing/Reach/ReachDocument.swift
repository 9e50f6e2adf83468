// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import PangoText
import Previewing
import Reporting
import Words

/// The report on the reach of text as a document: verdicts, tables, and pictures as evidence.
package struct ReachDocument {
    private let report: ReachReport
    private let caption: String
    private let pictures: [Picture]
    private let lettering: Lettering

    /// - Parameters:
    ///   - caption: the screen, the theme, and the iOS generation.
    ///   - pictures: the pictures, in the order of the report's evidence.
    ///   - preview: any preview of the screen, for the fonts of the words.
    ///   - library: the fonts that measured the preview.
    package init(
        _ report: ReachReport, caption: String, pictures: [Picture], _ preview: Preview,
        library: FontLibrary
    ) {
        self.report = report
        self.caption = caption
        self.pictures = pictures
        lettering = Lettering(preview, library: library)
    }

    /// The document's file, as PDF.
    package func encoded() throws(PictureError) -> [UInt8] { try Picture.document(pages) }

    var pages: [Picture] {
        var document = PagedDocument(lettering)
        document.add(tr("Larger text"), .title)
        document.add(caption, .note)
        document.add(tr("Verdict"), .heading)
        for sentence in report.verdictSentences { document.add(sentence, .text) }
        document.add(report.summary, .text)
        document.add(Self.criteria, .note)
        document.add(tr("Text sizes"), .heading)
        document.add(table: report.categoryRows)
        document.add(tr("Texts of the screen"), .heading)
        document.add(table: report.textRows)
        document.add(tr("Styles of the theme"), .heading)
        document.add(table: report.styleRows)
        if !pictures.isEmpty {
            document.add(tr("Evidence"), .heading)
            document.add(Array(zip(pictures, report.captions)))
        }
        return document.pictures
    }
}
