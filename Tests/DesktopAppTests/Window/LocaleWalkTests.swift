// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import GtkKit
import GtkTestSupport
import Reporting
import Syntax
import TestSupport
import Words
import XCTest

@testable import DesktopApp
@testable import Workspace

/// A walk through all visible texts, in the language of the environment. `scripts/test` runs it in two pseudo-locales,
/// where each message is in brackets, and in each language. A text without brackets cannot be translated.
final class LocaleWalkTests: TokenTestCase {
    /// Patterns of texts without brackets, with the reason. Names of fonts and files are not listed.
    private static let untranslated: [(pattern: String, reason: String)] = [
        (#"[^\p{L}]*"#, "no words"),
        (
            #"((Shift|Ctrl|Alt)\+)*(\p{Lu}|F\d+|Ctrl|Shift|Alt|Tab|Home|End|Insert|Delete|Menu|Escape|Return|(Page )?(Up|Down))"#,
            "keys, named by GTK"
        ),
        (#"(XS|S|M|L|XL|XXL|XXXL|AX[1-5])"#, "Apple's short names of text sizes"),
        (
            #"(Large Title|Title [123]|Headline|Body|Callout|Subhead|Footnote|Caption [12])"#,
            "Apple's names of text styles"
        ),
        (#"[\d.,⅓⅔]+ pt( · \d+ %)?"#, "the unit of points"),
        (#"iPhone .*|iPad.*|iOS \d.*"#, "Apple's names of devices and systems"),
        (#"#[0-9A-F]{6,8}"#, "colors as in a file"),
        (#"\S*\.(json|plist|ttf|png|typeladder-(theme|screen))(:\d+:\d+)?"#, "places in files"),
        (#"tableHeader|sectionHeader|system|body|headline"#, "keys and values as in a file"),
        (#"W3C Design Tokens…|Tokens Studio…|Swift \((UIKit|SwiftUI)\)…"#, "names of formats"),
        (#"(Thin|Light|Regular|Medium|Bold|Black|Condensed|Italic|Oblique| )+"#, "font styles"),
        (#"(typography|sections)\.[\w.]+"#, "names of tokens and elements, as in a file"),
        ("Settings|General|Language", "the bundled screen"),
        ("Typeladder|The Typeladder authors|MIT License|0\\.\\d+\\.\\d+", "names"),
    ]

    /// Words of GTK and libadwaita, which have their own translations.
    private static let toolkit: Set = [
        "(None)", "Clear entry", "Close", "Close the window", "Maximize", "Maximize the window",
        "Minimize", "Minimize the window", "No Results Found", "Search Results", "Search Shortcuts",
        "Back", "Clear Entry", "Dismiss", "Search…", "Shortcuts", "Show All",
        "Try a different search",
        "_Show All", "undefined",
    ]

    /// The families of iOS.
    private static let deviceFonts: [String] = {
        let path = ProcessInfo.processInfo.environment["TYPELADDER_RESOURCES"] ?? "Resources"
        let text = try? String(contentsOfFile: path + "/fonts.json", encoding: .utf8)
        let names = (text ?? "").matches(of: /"(?:family|postScriptName|name)": "([^"]+)"/)
        return names.map { String($0.output.1) }
    }()

    /// The lines of the guide, which is translated as a document.
    private static let guide: Set<String> = {
        let path = ProcessInfo.processInfo.environment["TYPELADDER_RESOURCES"] ?? "Resources"
        let text = try? String(contentsOfFile: path + "/guide.md", encoding: .utf8)
        let lines = (text ?? "").split(separator: "\n")
        return Set(lines.map { $0.trimmingPrefix(/#* */).description })
    }()

    private static let isPseudo = ["en_XA", "en_XB"].contains(
        ProcessInfo.processInfo.environment["LANGUAGE"] ?? "")

    override func setUp() {
        super.setUp()
        XCTAssertNotNil(
            ProcessInfo.processInfo.environment["TYPELADDER_LOCALE"],
            "run this test by scripts/test, which sets a language")
    }

    /// Checks each text that is visible now.
    @MainActor static func look(
        at place: String, in main: MainWindow, file: StaticString = #filePath, line: UInt = #line
    ) {
        waitUntilStill()
        let texts = ShownTexts.all { type, _ in
            // The previewed screen, in each view, GTK's colors, and libadwaita's words around ours in its window.
            type.hasSuffix("_TableView") || type.hasPrefix("GtkColor")
                || type.hasPrefix("AdwAbout")
        }
        XCTAssertGreaterThan(texts.count, 20, place, file: file, line: line)
        guard isPseudo else { return }
        let faces = main.theme.fonts.library.faces
        let fonts = Set(faces.flatMap { [$0.family, $0.postScriptName] }).union(deviceFonts)
        let wrong = texts.filter { text in
            !text.contains("[") && !toolkit.contains(text) && !guide.contains(text)
                && !fonts.contains(where: text.hasPrefix)
                && !untranslated.contains { pattern, _ in
                    text.range(of: "^(\(pattern))$", options: .regularExpression) != nil
                }
        }
        XCTAssertEqual(wrong.sorted(), [], place, file: file, line: line)
    }

    func testSidebarAndMenus() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1200) { main in
                main.splitView.isRevealed = true
                Self.look(at: "the window", in: main)
                let row = try XCTUnwrap(main.sidebar.styles.rows.first)
                row.item.isExpanded = true
                Self.look(at: "a style", in: main)
                for button in main.header.menuButtons {
                    button.open()
                    Self.look(at: "a menu of the header", in: main)
                    button.close()
                }
                for action in ["messages", "show-help-overlay", "about", "help"] {
                    main.window.activateAction("win.\(action)")
                    Self.look(at: action, in: main)
                }
                let texts = ShownTexts.all { _, _ in false }
                for text in [
                    tr("The Typeladder authors"), tr("© 2026 the Typeladder authors"),
                    tr("See every size your users will see: iOS Dynamic Type on Linux."),
                ] {
                    XCTAssertEqual(text.hasPrefix("["), Self.isPseudo, text)
                    XCTAssertTrue(texts.contains { $0.contains(text) }, text)
                }
                main.window.activateAction("win.copy-picture", "size")
                Self.look(at: "a toast", in: main)
            }
        }
    }

    func testPanes() throws {
        let screen = try write(
            """
            {"sections": [{"title": "[Fixed]", "rows": [
              {"title": "[A title of some length that takes a second line]", "height": 44}]}]}
            """, to: "[screen].json")
        try onMainActor {
            try Self.withMainWindow(width: 1200, opening: [screen]) { main in
                main.window.activateAction("win.findings")
                let pane = try XCTUnwrap(main.sidebar.findings)
                Self.waitUntil("there are findings") { !pane.isArranging && !pane.rows.isEmpty }
                Self.look(at: "findings", in: main)
                try XCTUnwrap(pane.rows.first).row.ignore.click()
                Self.look(at: "the form of an exception", in: main)
                main.questions.current?.respond("cancel")
                main.window.activateAction("win.measure")
                Self.look(at: "the measured selection", in: main)
                main.window.activateAction("win.measure")
                for view in ["ladder", "breaks", "comparison"] {
                    main.window.activateAction("win.view", view)
                    Self.look(at: view, in: main)
                }
                let comparison = try XCTUnwrap(main.views.comparison)
                for mode in ComparedTables.Mode.allCases {
                    comparison.present(mode)
                    Self.look(at: "\(mode)", in: main)
                }
                main.window.activateAction("win.view", "single")
                main.window.activateAction("win.fonts")
                Self.look(at: "fonts", in: main)
            }
        }
    }

    func testBarsAndQuestions() throws {
        let theme =
            "{\"fonts\": {\"body\": {\"fontName\": \"NotoSerif-Regular\", \"fontSize\": 17}}}"
        let path = try write(theme, to: "[t].typeladder-theme")
        let list = try write(
            "{\"body\": {\"fontName\": \"NotoSerif-Regular\", \"fontSize\": 17}}", to: "[list].json"
        )
        let picture = try write("\u{FF}PNG", to: "photo.png")
        let tokens = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.opening.open([picture])
                Self.look(at: "a file that cannot be opened", in: main)
                main.flows.editing.edit(.fontSize(.body, 20), coalescing: nil)
                main.window.activateAction("win.close")
                Self.look(at: "closing with edits", in: main)
                main.questions.current?.respond("cancel")
                main.flows.editing.edit(.name("[Mine]"), coalescing: nil)
                main.flows.saving.theme.askForDestination = { _, _, answer in
                    let place = path.parent.appending("b.plist")
                    answer(SaveDestination(path: place, chosen: .xmlPropertyList))
                }
                main.window.activateAction("win.save-as")
                XCTAssertNotNil(main.questions.current)
                Self.look(at: "values that will be lost", in: main)
                main.questions.current?.respond("cancel")
                main.flows.exporting.askForDestination = { _, _, answer in
                    answer(path.parent.appending("Fonts.swift"))
                }
                main.flows.exporting.export(.swift)
                Self.look(at: "an exported theme", in: main)
                XCTAssertTrue(
                    FileManager.default.fileExists(
                        atPath: path.parent.appending("Fonts.swift").string))
                try theme.replacing("17", with: "40").write(
                    toFile: path.string, atomically: true, encoding: .utf8)
                Self.waitUntil("the conflict shows") { main.bars.theme.conflict.isRevealed }
                Self.look(at: "a conflict", in: main)
                main.bars.theme.conflict.buttons[0].click()
                Self.look(at: "both versions", in: main)
                unlink(path.string)
                Self.waitUntil("the deletion shows") { main.bars.theme.deletion.isRevealed }
                Self.look(at: "a deleted theme", in: main)
                main.flows.closing.mayClose = true
            }
            try Self.withMainWindow(opening: [list]) { main in
                main.flows.editing.edit(.maximumPointSize(.body, 40), coalescing: nil)
                XCTAssertTrue(main.bars.format.bar.isRevealed)
                Self.look(at: "a property list that became a theme", in: main)
                let dialog = try Self.ask(tokens, in: main)
                Self.look(at: "tokens", in: main)
                dialog.window.close()
                main.flows.closing.mayClose = true
            }
        }
    }

    /// Numbers in the window have the locale's decimal separator, entries accept a comma and a period, and files and
    /// copies have periods.
    func testNumbersFollowTheLocaleInTheWindowAlone() throws {
        let path = try write(
            "{\"fonts\": {\"body\": {\"fontName\": \"NotoSerif-Regular\", \"fontSize\": 17}}}",
            to: "[t].typeladder-theme")
        let separator = String(cString: localeconv().pointee.decimal_point)
        try onMainActor {
            try Self.withMainWindow(width: 1200, opening: [path]) { main in
                main.splitView.isRevealed = true
                let row = main.sidebar.styles.rows[6]
                row.item.isExpanded = true
                Self.waitUntilStill()
                let field = try XCTUnwrap(row.details).baseField
                for (typed, size) in [("20,5", 20.5), ("21.5", 21.5)] {
                    field.spin.type(typed)
                    Self.waitUntil("\(typed) is entered") {
                        main.theme.value.fonts[.body]?.fontSize == size
                    }
                    field.spin.commitText()
                }
                // The typed text stays as typed until the number is displayed again.
                main.window.activateAction("win.undo")
                main.window.activateAction("win.redo")
                XCTAssertEqual(field.spin.text, "21\(separator)5")
                main.window.activateAction("win.save")
                let saved = try String(contentsOfFile: path.string, encoding: .utf8)
                XCTAssertTrue(saved.contains("21.5"), saved)
                main.window.activateAction("win.measure")
                main.window.activateAction("win.copy-element", "text")
                let copied = try XCTUnwrap(Clipboard.ownText)
                XCTAssertNotNil(copied.firstMatch(of: /\d\.\d/), copied)
                XCTAssertNil(copied.firstMatch(of: /\d,\d|[⅓⅔]/), copied)
            }
        }
    }

    /// A language has its own plurals of a message. Without a catalog, the message is English.
    func testPluralsAreThoseOfTheLanguage() {
        let two = trn("%1$s difference", "%1$s differences", 2)
        let language = ProcessInfo.processInfo.environment["LANGUAGE"] ?? ""
        let expected = ["de": "2 Unterschiede", "ja": "相違点2件"][language]
        if let expected { return XCTAssertEqual(two, expected) }
        XCTAssertEqual(two.hasPrefix("["), Self.isPseudo, two)
    }

    /// The lines of a report that are not sentences.
    private static func figures(in report: String) -> [Substring] {
        report.split(separator: "\n").filter { !$0.contains("\"explanation\"") }
    }

    /// The language of the window does not change the preview.
    func testLayoutIsThatOfTheCommandLine() throws {
        let process = Process()
        process.executableURL = URL(
            filePath: try XCTUnwrap(BuiltProgram.path("typeladder-cli")))
        let folder = try ResourceFolder.locate()
        let screen = folder.path("screens/settings.json")
        process.arguments = [
            "layout", "--screen", screen.string, "--category", "AX2", "--format", "json",
        ]
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["LANG", "LANGUAGE"].contains($0.key) }
            .merging(["LC_ALL": "C"]) { _, new in new }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try onMainActor {
            try Self.withMainWindow(opening: [screen]) { main in
                let preview = main.preview.exact(at: .accessibilityLarge)
                let json = try XCTUnwrap(reporters.first { $0.name == "json" })
                let shown = try json.text(of: LayoutReport(preview)) ?? ""
                XCTAssertEqual(
                    Self.figures(in: shown), Self.figures(in: String(decoding: data, as: UTF8.self))
                )
            }
        }
    }
}
