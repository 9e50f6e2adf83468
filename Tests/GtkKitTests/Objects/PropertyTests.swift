// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkTestSupport
import XCTest

@testable import GtkKit

final class PropertyTests: GtkTestCase {
    func testEveryDeclaredPropertyExistsAndHasItsType() {
        onMainActor {
            let label = Label("x")
            let objects: [Object] = [
                label, Image(iconName: "open"), Separator(), Button("x"), ToggleButton("x"),
                Switch(), MenuButton(iconName: "open", tooltip: "x"),
                Popover(Label()), Scale(0...1, step: 1), DropDown(["a"]), Entry(), SearchEntry(),
                SpinButton(0...1, step: 1), Box(.vertical), ScrolledWindow(label),
                Overlay(Label()), Stack(), Revealer(Label()), ListBox(),
                ListBoxRow(Label()), PreferencesGroup(), ActionRow(title: "x"),
                ExpanderRow(title: "x"), SplitView(content: Label(), sidebar: Label()),
                StatusPage(iconName: nil, title: "x"), ToastOverlay(Label()), Toast("x"),
                HeaderBar(), WindowTitle(title: "x"), Adjustment(), Action("x") {},
                StyleManager.shared,
            ]
            var names: Set<String> = []
            for object in objects { names.formUnion(Self.readEveryProperty(of: object)) }
            let window = ApplicationWindow(Self.application)
            names.formUnion(Self.readEveryProperty(of: window))
            window.present()
            for dialog in [AboutDialog(), MessageDialog(heading: "h", body: "b")] as [Dialog] {
                names.formUnion(Self.readEveryProperty(of: dialog))
                dialog.present(over: window)
                dialog.close()
            }
            window.destroy()
            XCTAssertGreaterThan(names.count, 80)
        }
    }

    func testEveryTypeIsReadAsWritten() {
        onMainActor {
            let label = Label()
            label.isSelectable = true
            label.marginStart = 12
            label.opacity = 0.5
            label.xAlignment = 0.25
            label.tooltip = "t"
            label.ellipsis = .middle
            XCTAssertTrue(label.isSelectable)
            XCTAssertEqual(label.marginStart, 12)
            XCTAssertEqual(label.opacity, 0.5, accuracy: 0.01)
            XCTAssertEqual(label.xAlignment, 0.25)
            XCTAssertEqual(label.tooltip, "t")
            XCTAssertEqual(label.ellipsis, .middle)
            label.tooltip = nil
            XCTAssertNil(label.tooltip)
            let toast = Toast("x")
            toast.title = "y"
            XCTAssertEqual(toast.title, "y")
            let overlay = Overlay(label)
            XCTAssertEqual(overlay.child?.raw, label.raw)
            overlay.child = nil
            XCTAssertNil(overlay.child)
        }
    }

    func testTextIsUnicode() {
        onMainActor {
            let text = "Größe 字 👩‍👩‍👧 שלום"
            XCTAssertEqual(Label(text).text, text)
        }
    }

    @MainActor private static func readEveryProperty(of object: Object) -> [String] {
        sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
            .flatMap(\.children)
            .compactMap { ($0.value as? any ReadableProperty)?.read(from: object) }
    }
}

@MainActor private protocol ReadableProperty {
    func read(from object: Object) -> String
}

extension Property: ReadableProperty {
    fileprivate func read(from object: Object) -> String {
        _ = object.property("\(name)", as: Content.self)
        return "\(object.typeName).\(name)"
    }
}
