// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CommandLineTool
import DesignTokens
import Files
import GtkKit
import Previewing
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Themes in the formats of other programs, compared with the output of the command line.
final class ExportTests: WindowTestCase {
    private static let theme = """
        {
          "name": "Brand",
          "fonts": {
            "body": {"fontName": "NotoSerif-Regular", "fontSize": 17},
            "title1": {"fontName": "NotoSerif-Bold", "fontSize": 28, "maximumPointSize": 40}
          }
        }

        """

    func testExportWritesWhatTheCommandLineWrites() throws {
        let path = try write(Self.theme, to: "brand.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                for export in ThemeFileFormat.exports {
                    let place = path.parent.appending("\(export.rawValue)-window")
                    var suggested = ""
                    main.flows.exporting.askForDestination = { name, _, answer in
                        suggested = name
                        answer(place)
                    }
                    main.flows.exporting.export(export)
                    // Only SwiftUI and tokens lack maximum sizes.
                    if export == .swift {
                        XCTAssertNil(main.questions.current)
                    } else {
                        let question = try XCTUnwrap(main.questions.current)
                        let listed = Self.listed(in: question)
                        XCTAssertTrue(listed.contains("40"), listed)
                        XCTAssertFalse(FileManager.default.fileExists(atPath: place.string))
                        question.respond("export")
                    }
                    let other = path.parent.appending("\(export.rawValue)-command")
                    let code = CommandLineTool.run(
                        [
                            "theme", "convert", path.string, "-o", other.string, "--to",
                            export.rawValue,
                        ])
                    XCTAssertEqual(code, 0)
                    XCTAssertEqual(
                        try String(contentsOfFile: place.string, encoding: .utf8),
                        try String(contentsOfFile: other.string, encoding: .utf8))
                    let names = [
                        ThemeFileFormat.tokens: "Brand.tokens.json", .tokensStudio: "Brand.json",
                        .swift: "BrandFonts.swift", .swiftUI: "BrandFonts.swift",
                    ]
                    XCTAssertEqual(suggested, names[export])
                }
            }
        }
    }

    func testExportedTokensDoNotReplaceTheOpenOnes() throws {
        let tokens = """
            {"body": {"$type": "typography", "$value": {"fontFamily": "Noto Serif",
              "fontSize": {"value": 17, "unit": "px"}}}}
            """
        let path = try write(tokens, to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.opening.open([path])
                Self.waitUntil("it is asked about") { main.flows.opening.tokenDialog != nil }
                try XCTUnwrap(main.flows.opening.tokenDialog).importButton.click()
                Self.waitUntil("they are imported") { main.theme.path == path }
                var suggested = ""
                main.flows.exporting.askForDestination = { name, _, answer in
                    suggested = name
                    answer(path)
                }
                main.flows.exporting.export(.tokens)
                // Another name, in the language of the window.
                XCTAssertTrue(suggested.contains("brand"), suggested)
                XCTAssertTrue(suggested.hasSuffix(".tokens.json"), suggested)
                XCTAssertNotEqual(suggested, path.lastComponent)
                XCTAssertEqual(try String(contentsOfFile: path.string, encoding: .utf8), tokens)
            }
        }
    }

    func testCancelledExportWritesNothing() throws {
        let path = try write(Self.theme, to: "brand.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let place = path.parent.appending("x.tokens.json")
                main.flows.exporting.askForDestination = { _, _, answer in answer(place) }
                main.flows.exporting.export(.tokens)
                try XCTUnwrap(main.questions.current).respond("cancel")
                XCTAssertFalse(FileManager.default.fileExists(atPath: place.string))
                main.flows.exporting.askForDestination = { _, _, answer in answer(nil) }
                main.flows.exporting.export(.swift)
                XCTAssertNil(main.questions.current)
            }
        }
    }

    func testExportOverAnOpenFileIsRefused() throws {
        let path = try write(Self.theme, to: "brand.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.exporting.askForDestination = { _, _, answer in answer(path) }
                main.flows.exporting.export(.swift)
                XCTAssertEqual(try String(contentsOfFile: path.string, encoding: .utf8), Self.theme)
            }
        }
    }

    func testExportToAPlaceThatCannotBeWrittenSaysSo() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.exporting.askForDestination = { _, _, answer in
                    answer("/nowhere/a.swift")
                }
                main.flows.exporting.export(.swift)
                let question = try XCTUnwrap(main.questions.current)
                let body = question.property("body", as: String.self)
                XCTAssertTrue(body.contains("a.swift"), body)
                XCTAssertTrue(body.contains(SaveProblem.missingFolder.message), body)
                question.respond("close")
            }
        }
    }
}
