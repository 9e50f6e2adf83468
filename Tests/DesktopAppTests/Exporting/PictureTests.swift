// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CommandLineTool
import GtkKit
import GtkTestSupport
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Pictures that the window copies and saves, compared with the window itself.
final class PictureTests: WindowTestCase {
    func testScreenAndPictureAgree() throws {
        try onMainActor {
            for scale in [1, 2] {
                try ScreenScale.with(scale) { try Self.compareScreenAndPicture(scale: scale) }
            }
        }
    }

    @MainActor private static func compareScreenAndPicture(scale: Int) throws {
        try withMainWindow(width: 500, height: 560, opening: [screenWithoutBars()]) { main in
            let table = main.previewPane.table
            for (zoom, appearance) in [(1.0, AppearanceChoice.light), (1.5, .dark), (1, .dark)] {
                main.preview.appearance = appearance
                main.preview.environment.width = 280
                main.previewPane.frame.scale.zoom = .fixed(zoom)
                Self.waitUntil("the zoom is \(zoom)") { table.zoom == zoom }
                Self.waitUntilStill()
                let shown = try XCTUnwrap(WidgetPicture(of: table))
                let drawn = try XCTUnwrap(
                    PNGPixels(
                        main.preview.picture(of: .size)
                            .encoded(as: .png, resolution: zoom * Double(scale))))
                XCTAssertEqual(shown.width, table.width * scale)
                XCTAssertEqual(shown.width, drawn.width, "\(scale)×, \(zoom)")
                let differences = Self.differences(shown, drawn)
                XCTAssertLessThanOrEqual(
                    differences.largest, 48, "\(scale)×, zoom \(zoom), \(appearance)")
                XCTAssertLessThan(
                    differences.share, 0.001, "\(scale)×, zoom \(zoom), \(appearance)")
            }
        }
    }

    /// The largest difference of a channel, and the fraction of pixels that differ visibly. The scroll bar at the edge
    /// does not count.
    @MainActor private static func differences(
        _ shown: WidgetPicture, _ drawn: PNGPixels
    ) -> (largest: Int, share: Double) {
        let (first, second) = (shown.bytes, drawn.bytes)
        var largest = 0
        var count = 0
        for index in 0..<min(first.count, second.count) {
            let difference = abs(Int(first[index]) - Int(second[index]))
            largest = max(largest, difference)
            if difference > 8 { count += 1 }
        }
        return (largest, Double(count) / Double(max(1, min(first.count, second.count))))
    }

    func testSavedPictureIsWhatTheCommandDraws() throws {
        let folder = try write("", to: "empty")
        try onMainActor {
            try Self.withMainWindow { main in
                main.preview.category = .extraLarge
                main.preview.environment.isRightToLeft = true
                for suffix in ["png", "pdf", "svg"] {
                    let path = folder.adding(suffix: ".\(suffix)")
                    var suggested = ""
                    main.flows.exporting.askForPicture = { name, answer in
                        suggested = name
                        answer(path)
                    }
                    XCTAssertTrue(main.window.activateAction("win.save-picture", "size"))
                    XCTAssertEqual(suggested, "\(main.theme.title), Settings, XL")
                    let saved = try Data(contentsOf: URL(fileURLWithPath: path.string))
                    let other = folder.adding(suffix: "-2.\(suffix)")
                    let words = ["render", "--category", "XL", "--direction", "rtl", "-o"]
                    XCTAssertEqual(CommandLineTool.run(words + [other.string]), 0)
                    let drawn = try Data(contentsOf: URL(fileURLWithPath: other.string))
                    // cairo numbers the parts of SVG files consecutively for the whole process.
                    if suffix == "svg" {
                        XCTAssertEqual(saved.count, drawn.count, accuracy: drawn.count / 10)
                    } else {
                        XCTAssertTrue(saved == drawn, suffix)
                    }
                }
            }
        }
    }

    func testSheetHasAllSizes() throws {
        let path = try write("", to: "sheet").adding(suffix: ".png")
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.exporting.askForPicture = { _, answer in answer(path) }
                main.window.activateAction("win.save-picture", "sheet")
                let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path.string)))
                let sheet = try XCTUnwrap(PNGPixels(file))
                // Six devices of 390 points side by side, at two pixels per point.
                XCTAssertEqual(sheet.width, 2 * (6 * (390 + 36) + 36))
            }
        }
    }

    func testCopiedPictureIsOnTheClipboard() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                Clipboard.copy("no picture")
                XCTAssertFalse(Clipboard.holds("image/png"))
                for content in ["size", "sheet"] {
                    Clipboard.copy("no picture")
                    XCTAssertTrue(main.window.activateAction("win.copy-picture", content))
                    XCTAssertTrue(Clipboard.holds("image/png"), content)
                }
            }
        }
    }

    func testPictureThatIsTooLargeIsExplained() throws {
        let rows = Array(repeating: #"{"kind": "default", "title": "Row"}"#, count: 1200)
        let screen = try write(
            #"{"sections": [{"rows": [\#(rows.joined(separator: ","))]}]}"#, to: "long.json")
        let path = try write("", to: "long").adding(suffix: ".png")
        try onMainActor {
            try Self.withMainWindow(opening: [screen]) { main in
                main.flows.exporting.askForPicture = { _, answer in answer(path) }
                main.window.activateAction("win.save-picture", "size")
                let question = try XCTUnwrap(main.questions.current)
                let body = question.property("body", as: String.self)
                XCTAssertTrue(body.contains("1170"), body)
                XCTAssertFalse(FileManager.default.fileExists(atPath: path.string))
                main.questions.current?.respond("close")
            }
        }
    }
    func testSavedWebPageIsWhatTheCommandExports() throws {
        let folder = try write("", to: "empty")
        try onMainActor {
            try Self.withMainWindow { main in
                main.preview.category = .accessibilityLarge
                main.preview.environment.width = 320
                let path = folder.adding(suffix: ".html")
                var suggested = ""
                main.flows.exporting.askForWebPage = { name, answer in
                    suggested = name
                    answer(path)
                }
                XCTAssertTrue(main.window.activateAction("win.save-web-page"))
                XCTAssertEqual(suggested, "\(main.theme.title), Settings")
                let saved = try Data(contentsOf: URL(fileURLWithPath: path.string))
                let other = folder.adding(suffix: "-2.html")
                let words = ["export", "--category", "AX2", "--width", "320", other.string]
                XCTAssertEqual(CommandLineTool.run(words), 0)
                XCTAssertTrue(saved == (try Data(contentsOf: URL(fileURLWithPath: other.string))))
            }
        }
    }
}
