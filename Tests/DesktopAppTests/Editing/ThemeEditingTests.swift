// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import GtkTestSupport
import Words
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Editing in the sidebar, undo and redo.
final class ThemeEditingTests: WindowTestCase {
    private static let theme = """
        {
          "fonts": {
            "body": {"fontName": "NotoSerif-Regular", "fontSize": 17},
            "title1": {"fontName": "NotoSerif-Bold", "fontSize": 28}
          }
        }

        """

    /// Opens the theme in a window, with the details of Body.
    private func edit(_ body: @MainActor (MainWindow, StyleDetails) throws -> Void) throws {
        let path = try write(Self.theme, to: "theme.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.preview.category = .default
                let row = main.sidebar.styles.rows[6]
                row.item.isExpanded = true
                // A spin button writes its number when it first becomes visible.
                Self.waitUntilStill()
                try body(main, XCTUnwrap(row.details))
            }
        }
    }

    func testLongFileThatIsReadLeavesTheFocusInTheField() throws {
        let path = try writeLongScreen(titled: "Long")
        try edit { main, details in
            XCTAssertTrue(details.baseField.spin.grabFocus())
            main.flows.opening.open([path])
            Self.waitUntil("the file shows") { main.header.title.subtitle == "Long" }
            XCTAssertTrue(main.window.focus?.isInside(details.baseField.spin) ?? false)
        }
    }

    func testBaseSizeIsSpunShownAndUndoneAsOneStep() throws {
        try edit { main, details in
            XCTAssertEqual(details.baseField.spin.value, 17)
            XCTAssertFalse(main.header.undoButton.isSensitive)
            details.baseField.spin.step(by: 1)
            details.baseField.spin.step(by: 1)
            XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 19)
            XCTAssertEqual(main.sidebar.styles.rows[6].sizeLabel.text, 19.0.points)
            XCTAssertTrue(main.header.title.title.hasPrefix("• "))
            let step = ThemeEdit.fontSize(.body, 19).label
            XCTAssertEqual(main.theme.undoStep?.label, step)
            XCTAssertEqual(main.header.undoButton.tooltip?.contains(step), true)
            XCTAssertTrue(main.window.activateAction("win.undo"))
            XCTAssertEqual(details.baseField.spin.value, 17)
            XCTAssertEqual(details.baseField.spin.text, "17")
            XCTAssertFalse(main.theme.isEdited)
            XCTAssertFalse(main.header.title.title.hasPrefix("• "))
            XCTAssertTrue(main.window.activateAction("win.redo"))
            XCTAssertEqual(details.baseField.spin.value, 19)
        }
    }

    func testTypedNumbersCountAfterAPauseAndAsOneStep() throws {
        try edit { main, details in
            details.baseField.spin.type("2")
            details.baseField.spin.type("20.")
            details.baseField.spin.type("20.5")
            Self.waitUntil("the size shows") {
                main.theme.value.fonts[.body]?.fontSize == 20.5
            }
            // As typed, whatever the decimal separator of the locale.
            XCTAssertEqual(details.baseField.spin.text, "20.5")
            details.baseField.spin.commitText()
            XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 20.5)
            details.baseField.spin.type("no number")
            details.baseField.spin.commitText()
            XCTAssertEqual(details.baseField.spin.text, 20.5.shown)
            main.theme.undo()
            XCTAssertNil(main.theme.undoStep?.label)
        }
    }

    func testSizeSeenSetsTheBaseSizeThatGivesIt() throws {
        try edit { main, details in
            main.preview.category = .accessibilityLarge
            let metrics = FontMetrics(forTextStyle: .body)
            let wanted = metrics.scaledPointSize(for: 20, at: .accessibilityLarge)
            details.seenField.spin.enter(wanted)
            XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 20)
            XCTAssertEqual(details.seenField.spin.value, wanted)
            XCTAssertFalse(details.offer.widget.isVisible)
        }
    }

    func testSizeThatNoBaseGivesOffersTheNearestTwo() throws {
        try edit { main, details in
            main.preview.category = .accessibilityExtraExtraExtraLarge
            let metrics = FontMetrics(forTextStyle: .body)
            let wanted = metrics.scaledPointSize(
                for: 17, at: .accessibilityExtraExtraExtraLarge)
            details.seenField.spin.step(by: 1)
            XCTAssertEqual(details.offer.buttons.count, 2)
            let first = try XCTUnwrap(details.offer.buttons.first?.label)
            XCTAssertTrue(first.contains(17.0.points) && first.contains(wanted.shown), first)
            XCTAssertNil(main.theme.undoStep?.label)
            details.offer.buttons.last?.click()
            Self.waitUntil("the choice counts") {
                main.theme.value.fonts[.body]?.fontSize == 18
            }
            XCTAssertFalse(details.offer.widget.isVisible)
        }
    }

    func testMaximumFontAndRemoval() throws {
        try edit { main, details in
            let none = details.maximumField.spin.text
            XCTAssertFalse(none.isEmpty)
            XCTAssertNil(none.firstMatch(of: /\d/), "a word in place of a number")
            // The first step leads to the current size.
            details.maximumField.spin.step(by: 1)
            XCTAssertEqual(main.theme.value.fonts[.body]?.maximumPointSize, 17)
            XCTAssertEqual(details.maximumField.spin.text, "17")
            details.maximumField.spin.enter(30)
            XCTAssertEqual(main.theme.value.fonts[.body]?.maximumPointSize, 30)
            details.maximumField.spin.enter(0)
            XCTAssertNil(main.theme.value.fonts[.body]?.maximumPointSize)
            main.sidebar.editor.chooseFont = { choice in
                XCTAssertEqual(choice.current, "NotoSerif-Regular")
                choice.answer("NotoSans-Regular")
            }
            details.fontButton.click()
            Self.waitUntil("the font is another") {
                main.theme.value.fonts[.body]?.fontName == "NotoSans-Regular"
            }
            details.removeButton.click()
            Self.waitUntil("the style is gone") {
                main.theme.value.fonts[.body] == nil
            }
            XCTAssertFalse(details.baseField.spin.isSensitive)
            details.removeButton.click()
            // Like the others.
            Self.waitUntil("the style is back") {
                main.theme.value.fonts[.body]?.fontName == "NotoSerif-Bold"
            }
        }
    }

    func testHeadersAndColors() throws {
        try edit { main, _ in
            main.sidebar.styles.header.item.isExpanded = true
            main.sidebar.styles.colors.item.isExpanded = true
            let header = try XCTUnwrap(main.sidebar.styles.header.details)
            header.style.choose(5)
            header.weight.choose(7)
            header.size.spin.enter(22)
            header.height.spin.enter(44)
            header.margins[0].spin.enter(6)
            header.background.entry.type("f00")
            Self.waitUntil("there is a background") {
                main.theme.value.sectionHeader.background != nil
            }
            let appearance = main.theme.value.sectionHeader
            XCTAssertEqual(appearance.text.textStyle, .headline)
            XCTAssertEqual(appearance.text.weight, FontWeight.named[6].weight)
            XCTAssertEqual(appearance.text.pointSize, 22)
            XCTAssertEqual(appearance.height, .points(44))
            XCTAssertEqual(appearance.margins.top, 6)
            XCTAssertEqual(appearance.background?.text, "#FF0000")
            header.background.entry.type("")
            Self.waitUntil("there is no background") {
                main.theme.value.sectionHeader.background == nil
            }
            let tint = try XCTUnwrap(main.sidebar.styles.colors.fields[.dark]?[.tint])
            tint.entry.type("#00FF00")
            Self.waitUntil("the color counts") {
                main.theme.value.colors[.dark]?[.tint]?.hexadecimal == "#00FF00"
            }
            XCTAssertEqual(
                main.theme.undoStep?.label, ThemeEdit.color(.dark, .tint, nil).label)
        }
    }

    func testUndoToTheBeginningAndRedoToTheEnd() throws {
        try edit { main, details in
            var states = [main.theme.document]
            let edits: [() -> Void] = [
                { details.baseField.spin.enter(25) },
                { details.maximumField.spin.enter(40) },
                { main.flows.editing.edit(.fontName(.body, "NotoSans-Bold"), coalescing: nil) },
                { main.flows.editing.edit(.remove(.title1), coalescing: nil) },
                { main.flows.editing.edit(.sectionHeader(.height(.points(30))), coalescing: nil) },
                { main.flows.editing.edit(.name("Mine"), coalescing: nil) },
            ]
            for edit in edits {
                edit()
                states.append(main.theme.document)
            }
            XCTAssertEqual(Set(states).count, edits.count + 1)
            for state in states.dropLast().reversed() {
                XCTAssertTrue(main.window.activateAction("win.undo"))
                XCTAssertEqual(main.theme.document, state)
                XCTAssertEqual(main.preview.current.theme, state.theme)
            }
            XCTAssertFalse(main.header.undoButton.isSensitive)
            for state in states.dropFirst() {
                XCTAssertTrue(main.window.activateAction("win.redo"))
                XCTAssertEqual(main.theme.document, state)
            }
            XCTAssertFalse(main.header.redoButton.isSensitive)
            main.flows.closing.mayClose = true
        }
    }

    func testEditThatAPropertyListCannotHoldGoesOnInATypeladderTheme() throws {
        let text = "{\"body\": {\"fontName\": \"NotoSerif-Regular\", \"fontSize\": 17}}"
        let path = try write(text, to: "t.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.editing.edit(.fontSize(.body, 18), coalescing: nil)
                XCTAssertFalse(main.bars.format.bar.isRevealed)
                main.flows.editing.edit(.maximumPointSize(.body, 40), coalescing: nil)
                main.flows.editing.edit(
                    .color(.light, .tint, .init(red: 1, green: 2, blue: 3)), coalescing: nil)
                XCTAssertNil(main.questions.current)
                XCTAssertTrue(main.bars.format.bar.isRevealed)
                XCTAssertTrue(main.theme.isDetached)
                XCTAssertTrue(
                    main.bars.format.bar.text.contains("t.json"), main.bars.format.bar.text)
                XCTAssertEqual(main.preview.current.style(.body).maximumPointSize, 40)
                XCTAssertEqual(try String(contentsOfFile: path.string, encoding: .utf8), text)
                main.bars.format.bar.buttons[0].click()
                XCTAssertFalse(main.bars.format.bar.isRevealed)
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 18)
                XCTAssertEqual(
                    main.theme.undoStep?.label, ThemeEdit.fontSize(.body, 18).label)
                main.theme.redo()
                XCTAssertTrue(main.bars.format.bar.isRevealed)
                // Saving asks for a name once, and for nothing else.
                let place = path.adding(suffix: ".typeladder-theme")
                var asked = 0
                main.flows.saving.theme.askForDestination = { document, container, answer in
                    asked += 1
                    XCTAssertEqual(container, .typeladder)
                    XCTAssertEqual(document.source.path, path)
                    answer(SaveDestination(path: place, chosen: container))
                }
                main.window.activateAction("win.save")
                XCTAssertEqual(asked, 1)
                XCTAssertNil(main.questions.current)
                XCTAssertFalse(main.bars.format.bar.isRevealed)
                XCTAssertEqual(main.theme.path, place)
                XCTAssertFalse(main.theme.isEdited)
                XCTAssertEqual(try String(contentsOfFile: path.string, encoding: .utf8), text)
            }
        }
    }

    func testFontsAreUsedFromTheirWindow() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.window.activateAction("win.fonts")
                let browser = try XCTUnwrap(main.flows.families.browser)
                Self.waitUntil("the fonts show") { browser.pane.list.isMapped }
                browser.pane.list.select("NotoSerif-Bold")
                browser.window.activateAction("win.use-for-style", "title1")
                XCTAssertEqual(main.theme.value.fonts[.title1]?.fontName, "NotoSerif-Bold")
                XCTAssertEqual(main.theme.value.fonts[.title1]?.fontSize, 28)
                main.theme.undo()
                XCTAssertTrue(main.theme.value.fonts.isEmpty)
                browser.window.close()
            }
        }
    }

    func testChoosingTheFirstFontBeginsATheme() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let systemFont = main.theme.title
                let row = main.sidebar.styles.rows[6]
                row.item.isExpanded = true
                main.sidebar.editor.chooseFont = { $0.answer("NotoSerif-Regular") }
                row.details?.fontButton.click()
                Self.waitUntil("the theme has a font") { !main.theme.value.fonts.isEmpty }
                XCTAssertNil(main.theme.path)
                XCTAssertNotEqual(main.theme.title, systemFont)
                XCTAssertEqual(main.header.title.title, "• \(main.theme.title)")
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 17)
            }
        }
    }
}
