// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@Suite("Examples of rows in docs/rows.md")
struct RowDocumentationTests {
    @Test("each kind has a screen that is read without a message, and its picture")
    func everyKindIsShown() throws {
        let path = FilePath(SourceTree.path("docs/rows.md"))
        let bytes = try #require(SourceFile.read(path).value).bytes
        let text = String(decoding: bytes, as: UTF8.self)
        let sections = text.split(separator: "\n## ").dropFirst().map(String.init)
        #expect(
            sections.compactMap { $0.split(separator: "\n").first.map(String.init) }
                == Row.Kind.allCases.map(\.rawValue))
        for (section, kind) in zip(sections, Row.Kind.allCases) {
            let block = try #require(
                section.split(separator: "```json\n").last?.split(separator: "```").first)
            let result = ScreenReader.read(SourceFile(name: "f", text: String(block)))
            #expect(said(by: result) == "", "\(kind)")
            let rows = result.value?.sections.first?.rows ?? []
            #expect(rows.contains { $0.kind == kind }, "\(kind)")
            #expect(section.contains("](rows/\(kind.rawValue).png)"))
        }
    }
}
