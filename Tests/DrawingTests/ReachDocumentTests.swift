// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import PangoText
import Previewing
import Reporting
import TestSupport
import Testing

@testable import Drawing

/// The report on the reach of text, as a document. On the main actor, like all suites that use Pango.
@MainActor @Suite struct ReachDocumentTests {
    private let bench: Bench
    private let library: FontLibrary

    init() throws {
        bench = try Bench()
        library = bench.makeLibrary()
    }

    private func document(_ json: String) throws -> ReachDocument {
        let previewer = bench.previewer(library)
        let screen = try bench.screen(json)
        var environment = try bench.environment()
        var audit = ReachAudit()
        var previews: [ContentSizeCategory: Preview] = [:]
        for category in ContentSizeCategory.allCases {
            environment.category = category
            let preview = previewer.preview(theme: .system, screen: screen, in: environment)
            previews[category] = preview
            audit.add(preview)
        }
        let reach = audit.result
        let pictures = reach.evidence.compactMap { evidence in
            previews[evidence.category].map {
                Picture.evidence(evidence, $0, library: library)
            }
        }
        return ReachDocument(
            ReachReport(reach), caption: "Settings", pictures: pictures,
            try #require(previews[.default]), library: library)
    }

    private static let rows = (0..<3).map { #"{"title": "Row \#($0)", "height": 30}"# }
        .joined(separator: ",")

    @Test func pagesAreA4() throws {
        let pages = try document(#"{"sections": [{"rows": [\#(Self.rows)]}]}"#).pages
        #expect(pages.count >= 2)
        for page in pages { #expect(page.size.width == 595 && page.size.height == 842) }
    }

    @Test func documentHasAllPages() throws {
        let document = try document(#"{"sections": [{"rows": [\#(Self.rows)]}]}"#)
        let bytes = try document.encoded()
        #expect(bytes.starts(with: "%PDF-".utf8))
        // The page tree. PDF 1.4 does not compress it.
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("/Count \(document.pages.count)"))
    }

    @Test func sameReachGivesSameBytes() throws {
        let json = #"{"sections": [{"rows": [\#(Self.rows)]}]}"#
        let first = try document(json).encoded()
        #expect(try document(json).encoded() == first)
    }

    /// A table continues on the next page. A word that is too long for its column breaks there.
    @Test func longTablesTakeMorePages() throws {
        let name = String(repeating: "Notifications", count: 20)
        let sections = (0..<60).map {
            #"{"header": {"title": "\#(name)", "pointSize": \#(11 + $0)}, "rows": []}"#
        }
        let long = try document(#"{"sections": [\#(sections.joined(separator: ","))]}"#)
        let short = try document(#"{"sections": [{"rows": [{"title": "A"}]}]}"#)
        #expect(long.pages.count >= short.pages.count + 2)
    }

    @Test func screenWithoutTextsHasADocument() throws {
        #expect(try document(#"{"sections": []}"#).encoded().starts(with: "%PDF-".utf8))
    }
}
