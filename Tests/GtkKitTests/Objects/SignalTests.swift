// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkTestSupport
import XCTest

@testable import GtkKit

final class SignalTests: GtkTestCase {
    private final class Token {}

    func testArgumentsArriveInOrder() {
        onMainActor {
            let stack = Stack()
            Self.withWindow(stack) { window in
                let dialog = MessageDialog(heading: "h", body: "b")
                dialog.addResponse("yes", label: "Yes")
                var answers: [String] = []
                dialog.onResponse { answers.append($0) }
                dialog.present(over: window)
                dialog.respond("yes")
                XCTAssertEqual(answers, ["yes"])
            }
            XCTAssertNil(stack.visibleName)
        }
    }

    func testHandlerMayTakeFewerArgumentsThanTheSignalHas() {
        onMainActor {
            Self.withWindow(Label("x")) { window in
                let dialog = MessageDialog(heading: "h", body: "b")
                dialog.addResponse("yes", label: "Yes")
                var count = 0
                dialog.connect("response") { count += 1 }
                dialog.present(over: window)
                dialog.respond("yes")
                XCTAssertEqual(count, 1)
            }
        }
    }

    func testReturnValueReachesTheEmitter() {
        onMainActor {
            let window = ApplicationWindow(Self.application)
            var isAllowed = false
            window.onCloseRequest { !isAllowed }
            window.present()
            Self.waitUntil("the window shows") { window.isMapped }
            var isDestroyed = false
            window.onClosed { isDestroyed = true }
            window.close()
            Self.waitUntilStill()
            XCTAssertFalse(isDestroyed)
            isAllowed = true
            window.close()
            Self.waitUntil("the window is destroyed") { isDestroyed }
        }
    }

    func testNotifyReadsTheProperty() {
        onMainActor {
            let label = Label("a")
            var texts: [String] = []
            label.connect("notify::label", reading: "label") { (text: String) in texts.append(text)
            }
            label.text = "b"
            label.text = "c"
            XCTAssertEqual(texts, ["b", "c"])
        }
    }

    func testDisconnectEndsAndFreesTheHandler() {
        onMainActor {
            let button = Button("x")
            weak var token: Token?
            var count = 0
            let connection: SignalConnection = {
                let captured = Token()
                token = captured
                return button.connect("clicked") {
                    count += 1
                    withExtendedLifetime(captured) {}
                }
            }()
            button.connect("clicked") {}
            button.click()
            XCTAssertEqual(count, 1)
            XCTAssertNotNil(token)
            connection.disconnect()
            XCTAssertNil(token)
            button.click()
            XCTAssertEqual(count, 1)
            connection.disconnect()
        }
    }

    func testHandlerDisconnectingItselfIsFine() {
        onMainActor {
            let button = Button("x")
            var connection: SignalConnection?
            var count = 0
            connection = button.connect("clicked") {
                connection?.disconnect()
                count += 1
            }
            button.click()
            button.click()
            XCTAssertEqual(count, 1)
        }
    }

    func testHandlerDiesWithTheObject() {
        onMainActor {
            weak var token: Token?
            let connection: SignalConnection
            do {
                let button = Button("x")
                let captured = Token()
                token = captured
                connection = button.connect("clicked") { withExtendedLifetime(captured) {} }
            }
            XCTAssertNil(token)
            connection.disconnect()
        }
    }

    func testHandlerReadsFromTheEmitterOnceTheWrapperIsGone() {
        onMainActor {
            let box = Box(.vertical)
            var values: [Double] = []
            Scale(0...10, step: 1).with { scale in
                scale.onValueChanged { values.append($0) }
                box.append(scale)
            }
            box.children.first?.setProperty(
                "adjustment", to: Adjustment(value: 7, upper: 10))
            XCTAssertEqual(values, [7])
        }
    }
}

extension Scale {
    fileprivate func with(_ body: (Scale) -> Void) { body(self) }
}
