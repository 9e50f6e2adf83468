// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import GtkTestSupport
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Choosing a theme's colors.
final class ColorTests: WindowTestCase {
    /// Opens the colors of a new theme.
    private func choose(
        _ body: @MainActor (MainWindow, ColorField) throws -> Void
    ) throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.preview.appearance = .light
                main.sidebar.styles.colors.item.isExpanded = true
                Self.waitUntilStill()
                try body(main, XCTUnwrap(main.sidebar.styles.colors.fields[.light]?[.tint]))
                main.flows.closing.mayClose = true
            }
        }
    }

    /// Opens the choice of a field as soon as the field stops moving. While the rows unfold, it may be below the
    /// screen, where GDK finds no monitor for a popover.
    @MainActor private static func open(_ field: ColorField, in main: MainWindow) {
        waitUntilStill()
        field.button.grabFocus()
        field.entry.grabFocus()
        waitUntil("the field is in view") {
            field.button.bounds(in: main.window).map {
                $0.y >= 0 && $0.y + $0.height <= Double(main.window.height)
            } ?? false
        }
        waitUntilStill()
        field.button.open()
        waitUntil("the choice shows") { field.choice?.popover.isMapped == true }
    }

    func testColorsAreTrueAndInheritedOnesAreOnlyPlaceholders() throws {
        try choose { main, tint in
            let label = try XCTUnwrap(main.sidebar.styles.colors.fields[.light]?[.label])
            XCTAssertEqual(label.swatch.color, .init(red: 0, green: 0, blue: 0))
            XCTAssertEqual(tint.entry.placeholder, "#0088FF")
            XCTAssertEqual(tint.entry.text, "")
            XCTAssertNil(tint.entry.iconName)
            main.flows.editing.edit(
                .color(.light, .tint, .init(red: 1, green: 2, blue: 3)), coalescing: nil)
            XCTAssertEqual(tint.entry.text, "#010203")
            XCTAssertEqual(tint.entry.placeholder, "#0088FF")
            XCTAssertNotNil(tint.entry.iconName)
            let picture = try XCTUnwrap(WidgetPicture(of: label.swatch))
            XCTAssertTrue(picture.bytes.prefix(3).allSatisfy { $0 < 8 })
        }
    }

    func testIncreaseContrastShows() throws {
        try choose { main, tint in
            main.preview.environment.increasesContrast = true
            Self.waitUntil("the colors follow") { tint.entry.placeholder == "#1E6EF4" }
            XCTAssertEqual(tint.swatch.color?.hexadecimal, "#1E6EF4")
        }
    }

    func testNamesAreTriedOnAndEscapeGivesBack() throws {
        try choose { main, tint in
            Self.open(tint, in: main)
            let choice = try XCTUnwrap(tint.choice)
            let red = try XCTUnwrap(SemanticColor.allCases.firstIndex(of: .systemRed)) + 1
            choice.names.choose(red)
            let shown = main.preview.current.color(.tint)
            XCTAssertEqual(shown.hexadecimal, "#FF383C")
            XCTAssertFalse(main.theme.isEdited)
            XCTAssertNil(main.theme.undoStep?.label)
            choice.cancel()
            Self.waitUntil("it has closed") { !choice.popover.isMapped }
            Self.waitUntilStill()
            XCTAssertEqual(main.preview.current.color(.tint).hexadecimal, "#0088FF")
            XCTAssertTrue(main.theme.value.colors.isEmpty)
        }
    }

    func testMixingIsOneStepWhenTheChoiceCloses() throws {
        try choose { main, tint in
            Self.open(tint, in: main)
            let choice = try XCTUnwrap(tint.choice)
            for red in 1...9 {
                choice.editor.mix(Color(red: Double(red * 20) / 255, green: 0, blue: 0))
                XCTAssertEqual(main.preview.current.color(.tint).red, UInt8(red * 20))
            }
            choice.popover.close()
            Self.waitUntil("the step is made") {
                main.theme.undoStep?.label == ThemeEdit.color(.light, .tint, nil).label
            }
            main.theme.undo()
            XCTAssertNil(main.theme.undoStep?.label)
            XCTAssertEqual(tint.entry.text, "")
        }
    }

    func testWhatIsNoColorIsMarkedAndChangesNothing() throws {
        try choose { main, tint in
            tint.entry.type("#12345")
            Self.waitUntil("it is marked") { tint.entry.hasCssClass("error") }
            XCTAssertFalse(main.theme.isEdited)
            tint.entry.type("systemRed")
            Self.waitUntil("the color counts") {
                main.theme.value.colors[.light]?[.tint]?.hexadecimal == "#FF383C"
            }
            XCTAssertFalse(tint.entry.hasCssClass("error"))
        }
    }

    func testHeadersKeepTheNameOfAColor() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.sidebar.styles.header.item.isExpanded = true
                let field = try XCTUnwrap(main.sidebar.styles.header.details?.color)
                field.entry.type("systemGreen")
                Self.waitUntil("the color counts") {
                    main.theme.value.sectionHeader.text.color == .semantic(.systemGreen)
                }
                XCTAssertEqual(field.entry.text, "systemGreen")
                main.flows.closing.mayClose = true
            }
        }
    }
}
