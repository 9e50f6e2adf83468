// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import TestSupport
import Testing

@testable import Previewing

/// The explanations of rows that are as high as their images.
@Suite struct ImageExplanationTests {
    @Test(arguments: [
        ("\"monogram\": \"AK\"", "ios18 image.monogramSize: assumed; does not scale"),
        (
            "\"monogram\": \"AK\", \"maximumSize\": {\"width\": 35}",
            "screen sections.0.rows.0.image.maximumSize"
        ),
        (
            "\"systemName\": \"bell\", \"reservedLayoutSize\": {\"height\": 60}",
            "screen sections.0.rows.0.image.reservedLayoutSize.height"
        ),
        ("\"file\": \"a.png\"", "screen sections.0.rows.0.image.file"),
        ("\"file\": \"missing.png\"", "ios18 image.monogramSize: assumed; does not scale"),
    ])
    func heightsNameTheImage(image: String, source: String) throws {
        let bench = try Bench()
        var screen = try bench.screen(
            "{\"sections\": [{\"rows\": [{\"title\": \"a\", \"image\": {\(image)}}]}]}")
        screen.pictures["a.png"] = RowPicture(bytes: [], width: 10, height: 70)
        let preview = bench.previewer().preview(
            theme: .system, screen: screen, in: try bench.environment())
        let id = ItemID(.row, section: 0, row: 0)
        let explanation = try #require(preview.explanation(of: id))
        let index = try #require(preview.layout.index(of: id))
        #expect(explanation.given.value == preview.layout.item(at: index).frame.height)
        #expect(
            explanation.given.steps.contains { $0.source.text == source },
            "\(explanation.given.steps.map(\.source.text))")
    }

    /// A symbol is as high as a line, and makes no row taller; a tile neither.
    @Test(arguments: ["\"bell\"", "{\"systemName\": \"bell\", \"tile\": \"tint\"}"])
    func symbolsMakeNoRowTaller(image: String) throws {
        let bench = try Bench()
        func height(_ row: String) throws -> Double {
            let preview = try bench.preview(
                "{\"sections\": [{\"rows\": [\(row)]}]}", in: try bench.environment())
            let index = try #require(preview.layout.index(of: ItemID(.row, section: 0, row: 0)))
            return preview.layout.item(at: index).frame.height
        }
        #expect(
            try height("{\"title\": \"a\", \"image\": \(image)}") == height("{\"title\": \"a\"}"))
    }
}
