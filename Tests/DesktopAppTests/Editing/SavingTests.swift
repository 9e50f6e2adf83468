// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Previewing
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Saving, and closing with unsaved edits.
final class SavingTests: WindowTestCase {
    static let theme = """
        {
          "fonts": {  "body": {"fontName":"NotoSerif-Regular", "fontSize": 17} },
          "mine": [1, 2]
        }

        """

    static func text(_ path: FilePath) throws -> String {
        try String(contentsOfFile: path.string, encoding: .utf8)
    }

    func testSavingChangesOneNumber() throws {
        let path = try write(Self.theme, to: "a.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.editing.edit(.fontSize(.body, 21), coalescing: nil)
                XCTAssertTrue(main.window.activateAction("win.save"))
                XCTAssertEqual(
                    try Self.text(path), Self.theme.replacingOccurrences(of: "17", with: "21"))
                XCTAssertFalse(main.theme.isEdited)
                // After saving, undo still works.
                XCTAssertTrue(main.window.activateAction("win.undo"))
                XCTAssertTrue(main.theme.isEdited)
                XCTAssertTrue(main.window.activateAction("win.save"))
                XCTAssertEqual(try Self.text(path), Self.theme)
            }
        }
    }

    func testNothingIsWrittenWhenNothingChanged() throws {
        let path = try write(Self.theme, to: "a.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let before = try FileManager.default.attributesOfItem(atPath: path.string)
                XCTAssertTrue(main.window.activateAction("win.save"))
                let after = try FileManager.default.attributesOfItem(atPath: path.string)
                XCTAssertEqual(
                    before[.systemFileNumber] as? Int, after[.systemFileNumber] as? Int)
            }
        }
    }

    func testSaveAsConvertsAndSaysWhatIsLost() throws {
        let path = try write(
            Self.theme.replacingOccurrences(of: "\"mine\": [1, 2]", with: "\"name\": \"Mine\""),
            to: "a.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let place = path.parent.appending("b.plist")
                main.flows.saving.theme.askForDestination = { _, _, answer in
                    answer(SaveDestination(path: place, chosen: .xmlPropertyList))
                }
                XCTAssertTrue(main.window.activateAction("win.save-as"))
                let question = try XCTUnwrap(main.questions.current)
                XCTAssertTrue(Self.listed(in: question).contains("Mine"))
                question.respond("save")
                XCTAssertEqual(main.theme.path, place)
                XCTAssertEqual(main.theme.document.container, .xmlPropertyList)
                XCTAssertEqual(ThemeReader.read(path: place).value?.fonts[.body]?.fontSize, 17)
                XCTAssertEqual(main.header.title.title, "b")
            }
        }
    }

    func testPropertyListOfTheForkHasToBeAskedFor() throws {
        let path = try write(
            "{\"fonts\": {\"body\": {\"design\": \"serif\", \"weight\": \"bold\"}}}",
            to: "a.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let place = path.parent.appending("b.plist")
                main.flows.saving.theme.askForDestination = { _, _, answer in
                    answer(SaveDestination(path: place, chosen: .xmlPropertyList))
                }
                main.window.activateAction("win.save-as")
                XCTAssertFalse(place.exists, "nothing would be left of it")
                main.flows.saving.theme.askForDestination = { _, _, answer in
                    answer(
                        SaveDestination(
                            path: place, chosen: .xmlPropertyList, entries: .scaledFontFork))
                }
                main.window.activateAction("win.save-as")
                XCTAssertNil(main.questions.current)
                let font = ThemeReader.read(path: place).value?.fonts[.body]
                XCTAssertEqual(font?.design, .serif)
                XCTAssertEqual(font?.weight, .bold)
            }
        }
    }

    func testChosenFormatDecidesAndTheSuffixFollows() {
        let own = ThemeDocument.read(SourceFile(name: "a", text: Self.theme)).value?
            .moved(to: "/a/own.json")
        onMainActor {
            let cases: [(FilePath, ThemeFormat.Container, FilePath)] = [
                ("/a/b.plist", .typeladder, "/a/b.typeladder-theme"),
                ("/a/b.typeladder-theme", .xmlPropertyList, "/a/b.plist"),
                ("/a/B.PLIST", .binaryPropertyList, "/a/B.PLIST"),
                ("/a/b.json", .binaryPropertyList, "/a/b.plist"),
                ("/a/b 2.0", .jsonDictionary, "/a/b 2.0.json"),
                ("/a/b.tokens.json", .typeladder, "/a/b.typeladder-theme"),
                ("/a/own.json", .typeladder, "/a/own.json"),
                ("/a/own.json", .xmlPropertyList, "/a/own.plist"),
            ]
            for (typed, chosen, path) in cases {
                let place = SaveDestination(path: typed, chosen: chosen, of: own)
                XCTAssertEqual(place.path, path)
                XCTAssertEqual(place.container, chosen)
                XCTAssertEqual(place.isCorrected, typed != path)
            }
        }
    }

    func testCorrectedNameOfAnotherFileIsNotReplacedUnasked() throws {
        let path = try write(
            "{\"fonts\": {\"body\": {\"fontName\": \"NotoSerif-Regular\", \"fontSize\": 17}}}",
            to: "a.typeladder-theme")
        let other = try write("{}", to: "b.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.saving.theme.askForDestination = { _, _, answer in
                    answer(
                        SaveDestination(
                            path: path.parent.appending("b.plist"), chosen: .jsonDictionary))
                }
                for (answer, text) in [("cancel", "{}"), ("replace", "NotoSerif-Regular")] {
                    main.flows.saving.theme.saveAs()
                    let question = try XCTUnwrap(main.questions.current)
                    XCTAssertTrue(
                        question.property("heading", as: String.self).contains("b.json"))
                    XCTAssertTrue(try Self.text(other).contains("{}"))
                    question.respond(answer)
                    XCTAssertTrue(try Self.text(other).contains(text))
                }
                XCTAssertEqual(main.theme.path, other)
                XCTAssertEqual(main.theme.document.container, .jsonDictionary)
            }
        }
    }

    func testFileThatChangedMeanwhileIsNotReplacedUnasked() throws {
        let path = try write(Self.theme, to: "a.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.editing.edit(.fontSize(.body, 21), coalescing: nil)
                let theirs = Self.theme.replacingOccurrences(of: "17", with: "99")
                try theirs.write(toFile: path.string, atomically: true, encoding: .utf8)
                // Before the watcher has noticed the change.
                main.flows.saving.theme.save()
                let question = try XCTUnwrap(main.questions.current)
                XCTAssertEqual(try Self.text(path), theirs)
                question.respond("overwrite")
                XCTAssertTrue(try Self.text(path).contains("21"))
                XCTAssertFalse(main.theme.isEdited)
            }
        }
    }

    func testFileThatCannotBeWrittenSaysWhatToDo() throws {
        let path = try write(Self.theme, to: "a.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.saving.theme.askForDestination = { _, container, answer in
                    answer(SaveDestination(path: "/nowhere/a", chosen: container))
                }
                main.flows.saving.theme.saveAs()
                let question = try XCTUnwrap(main.questions.current)
                let body = question.property("body", as: String.self)
                XCTAssertTrue(body.contains("a.typeladder-theme"), body)
                XCTAssertTrue(body.contains(SaveProblem.missingFolder.message), body)
                question.respond("cancel")
                XCTAssertEqual(main.theme.path, path)
            }
        }
    }

    func testBundledThemeIsSavedElsewhere() throws {
        let place = try write("", to: "empty").adding(suffix: ".plist")
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.opening.open([main.page.resources.path("themes/NotoSerif.plist")])
                main.flows.editing.edit(.fontSize(.body, 21), coalescing: nil)
                main.flows.saving.theme.askForDestination = { document, container, answer in
                    XCTAssertNil(document.source.path)
                    XCTAssertEqual(document.source.fileName, "NotoSerif.plist")
                    answer(SaveDestination(path: place, chosen: container))
                }
                XCTAssertTrue(main.window.activateAction("win.save"))
                XCTAssertEqual(main.theme.path, place)
                XCTAssertFalse(main.theme.isEdited)
                XCTAssertEqual(
                    main.theme.undoStep?.label, ThemeEdit.fontSize(.body, 21).label)
                XCTAssertEqual(ThemeReader.read(path: place).value?.fonts[.body]?.fontSize, 21)
            }
        }
    }

    func testClosingWithEditsAsks() throws {
        let path = try write(Self.theme, to: "a.typeladder-theme")
        try onMainActor {
            for (answer, isSaved) in [("discard", false), ("save", true)] {
                try Self.withMainWindow(opening: [path]) { main in
                    main.flows.editing.edit(.fontSize(.body, 23), coalescing: nil)
                    XCTAssertTrue(main.window.activateAction("win.close"))
                    Self.waitUntil("it is asked about") { main.questions.current?.isMapped == true }
                    let first = try XCTUnwrap(main.questions.current)
                    first.respond("cancel")
                    Self.waitUntil("the question is gone") { !first.isMapped }
                    Self.waitUntilStill()
                    XCTAssertTrue(main.window.isMapped)
                    XCTAssertTrue(main.window.activateAction("win.close"))
                    Self.waitUntil("it is asked again") {
                        main.questions.current !== first && main.questions.current?.isMapped == true
                    }
                    try XCTUnwrap(main.questions.current).respond(answer)
                    Self.waitUntil("the window is closed") { !main.window.isMapped }
                }
                XCTAssertEqual(try Self.text(path).contains("23"), isSaved)
            }
        }
    }
}
