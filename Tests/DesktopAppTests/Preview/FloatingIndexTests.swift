// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import GtkTestSupport
import Syntax
import XCTest

@testable import DesktopApp

/// The section index over the list of the preview.
final class FloatingIndexTests: WindowTestCase {
    private func screen(_ index: Bool) throws -> FilePath {
        let rows = (0..<40).map { "{\"title\": \"Row \($0)\"}" }.joined(separator: ",")
        let section = { (title: String) in "{\"header\": \"\(title)\", \"rows\": [\(rows)]}" }
        return try write(
            "{\"sectionIndexTitles\": \(index), \"sections\": [\(section("Ann")), \(section("Zoe"))]}",
            to: "index-\(index).json")
    }

    /// The pixels of each title.
    @MainActor private static func titles(drawnBy table: TableView) throws -> [[UInt8]] {
        let picture = try XCTUnwrap(WidgetPicture(of: table))
        let index = try XCTUnwrap(table.painter.sectionIndex)
        let scale = table.zoom * Double(table.scaleFactor)
        let (bytes, width) = (picture.bytes, picture.width)
        return index.titles(inHeight: Double(table.height) / table.zoom).map { title in
            let frame = title.frame
            let columns = Int(frame.x * scale) * 4..<min(width, Int(frame.maxX * scale)) * 4
            return (Int(frame.y * scale)..<Int(frame.maxY * scale)).flatMap { y in
                bytes[(y * width * 4 + columns.lowerBound)..<(y * width * 4 + columns.upperBound)]
            }
        }
    }

    @MainActor private static var isSpoken: Bool {
        ShownTexts.all { _, _ in false }.contains { $0.contains("Section index: A, Z") }
    }

    func testTitlesAreSpokenAndStayInPlaceWhileRowsScroll() throws {
        let path = try screen(true)
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                XCTAssertTrue(Self.isSpoken, "\(ShownTexts.all { _, _ in false })")
                let table = main.previewPane.table
                let adjustment = try XCTUnwrap(table.verticalAdjustment)
                let before = try Self.titles(drawnBy: table)
                XCTAssertEqual(before.count, 2)
                for title in before { XCTAssertGreaterThan(Set(title).count, 8, "has ink") }
                adjustment.value = adjustment.upper / 2
                Self.waitUntilStill()
                XCTAssertEqual(try Self.titles(drawnBy: table).count, 2)
                XCTAssertEqual(try Self.titles(drawnBy: table), before)
            }
        }
    }

    func testAnotherScreenHasNone() throws {
        let (with, without) = (try screen(true), try screen(false))
        try onMainActor {
            try Self.withMainWindow(opening: [with]) { main in
                XCTAssertTrue(Self.isSpoken)
                main.page.open([without])
                Self.waitUntil("the index is gone") {
                    main.previewPane.table.painter.sectionIndex == nil
                }
                XCTAssertFalse(Self.isSpoken)
            }
        }
    }
}
