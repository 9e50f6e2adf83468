// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkTestSupport
import Syntax
import XCTest

@testable import GtkKit

final class ApplicationTests: GtkTestCase {
    func testActionsOfEveryKind() {
        onMainActor {
            var log: [String] = []
            let plain = Action("plain") { log.append("plain") }
            let text = Action("text", parameter: String.self) { log.append($0) }
            let number = Action("number", parameter: Double.self) { log.append("\($0)") }
            let count = Action("count", parameter: Int.self) { log.append("\($0)") }
            let toggle = Action("toggle", state: false) { log.append("toggle \($0)") }
            let choice = Action("choice", choice: "a") { log.append("choice \($0)") }
            plain.activate()
            text.activate("word")
            number.activate(1.5)
            count.activate(3)
            toggle.activate()
            choice.activate("b")
            XCTAssertEqual(log, ["plain", "word", "1.5", "3", "toggle true", "choice b"])
            XCTAssertEqual(toggle.state(as: Bool.self), true)
            XCTAssertEqual(choice.state(as: String.self), "b")
            XCTAssertNil(choice.state(as: Int.self))
            choice.setState("c")
            XCTAssertEqual(log.count, 6)
        }
    }

    func testWindowActionRunsByName() {
        onMainActor {
            var count = 0
            let label = Label("x")
            Self.withWindow(label) { window in
                let action = Action("go") { count += 1 }
                window.addAction(action)
                XCTAssertTrue(label.activateAction("win.go"))
                action.isEnabled = false
                label.activateAction("win.go")
                XCTAssertFalse(label.activateAction("win.other"))
            }
            XCTAssertEqual(count, 1)
        }
    }

    func testRunHandsOverFiles() {
        onMainActor {
            let application = Application(
                identifier: "io.github.typeladder.Run", features: [.isNotUnique, .opensFiles])
            var seen: [FilePath] = []
            application.onOpen { seen += $0 }
            XCTAssertEqual(application.run(["test", "/tmp/b.json", "/tmp/ü.json"]), 0)
            XCTAssertEqual(seen.map(\.string), ["/tmp/b.json", "/tmp/ü.json"])
        }
    }

    func testRunWithoutFilesActivates() {
        onMainActor {
            let application = Application(
                identifier: "io.github.typeladder.Run", features: .isNotUnique)
            var log: [String] = []
            application.onStartup { log.append("startup") }
            application.onActivate { log.append("activate") }
            XCTAssertEqual(application.run(["test"]), 0)
            XCTAssertEqual(log, ["startup", "activate"])
        }
    }

    func testMissingSchemaIsNil() {
        onMainActor { XCTAssertNil(Settings.installed(schema: "io.github.typeladder.Nowhere")) }
    }

    func testInstalledSchemaIsRead() throws {
        try onMainActor {
            let settings = try XCTUnwrap(
                Settings.installed(schema: "org.gtk.gtk4.Settings.FileChooser"),
                "GTK's own schemas belong to libgtk-4-common")
            XCTAssertEqual(settings.value("show-hidden", as: Bool.self), false)
            XCTAssertNil(settings.value("show-hidden", as: String.self))
            XCTAssertNil(settings.value("no-such-key", as: Bool.self))
            XCTAssertFalse(settings.set("no-such-key", to: 1))
        }
    }

    func testStyleSheetMistakesAreReported() {
        onMainActor {
            XCTAssertEqual(Display.addStyleSheet("tile { color: red; }"), [])
            XCTAssertEqual(Display.addStyleSheet("tile { colour: red; }").count, 1)
        }
    }

    func testColorSchemeIsFollowed() {
        onMainActor {
            let manager = StyleManager.shared
            var count = 0
            let connections = manager.onChanged { count += 1 }
            manager.setProperty("color-scheme", to: Int(ADW_COLOR_SCHEME_FORCE_DARK.rawValue))
            XCTAssertTrue(manager.isDark)
            manager.setProperty("color-scheme", to: Int(ADW_COLOR_SCHEME_FORCE_LIGHT.rawValue))
            XCTAssertFalse(manager.isDark)
            XCTAssertGreaterThanOrEqual(count, 1)
            connections.forEach { $0.disconnect() }
            manager.setProperty("color-scheme", to: Int(ADW_COLOR_SCHEME_DEFAULT.rawValue))
        }
    }
}
