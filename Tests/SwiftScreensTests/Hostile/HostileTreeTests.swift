// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import Syntax
import TestSupport
import Testing

@testable import SwiftScreens

/// Sources that would take forever, or run out of stack, if each condition and each call were followed.
@Suite("hostile trees", .serialized)
struct HostileTreeTests {
    /// The stack of a thread; frames are several times as large without optimization.
    private static let stackSize: Int = {
        #if DEBUG
            8 << 20
        #else
            512 << 10
        #endif
    }()

    /// The screen of the view `Top`, within the time and the stack that a screen may take.
    private func screen(
        _ tree: SwiftScreens.SourceTree, showsAll: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ConvertedScreen {
        nonisolated(unsafe) var screen: ConvertedScreen?
        nonisolated(unsafe) var seconds = 0.0
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let start = Self.processorTime
            screen =
                SwiftScreenReader(SingleFile())
                .screen(of: tree, view: "Top", BranchSelection(showsAll: showsAll)).screen
            seconds = Self.processorTime - start
            done.signal()
        }
        thread.stackSize = Self.stackSize
        thread.start()
        done.wait()
        #if !DEBUG
            #expect(seconds < 1.5, sourceLocation: sourceLocation)
        #endif
        return try #require(screen, sourceLocation: sourceLocation)
    }

    /// The seconds of the thread, so that other tests do not count.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func isCut(_ screen: ConvertedScreen) -> Bool {
        screen.diagnostics.contains { $0.id == "swift.too-long" }
    }

    // MARK: - Conditions

    @Test(arguments: [false, true]) func fortyConditionsInsideOfEachOther(showsAll: Bool) throws {
        let builder = TreeBuilder()
        func nested(_ level: Int) -> SourceNode {
            builder.ifElse("c\(level)") {
                [builder.text("t\(level)")] + (level < 39 ? [nested(level + 1)] : [])
            } else: {
                [builder.text("e\(level)")]
            }
        }
        let screen = try screen(
            builder.file(body: { [builder.call("List") { [nested(0)] }] }), showsAll: showsAll)
        #expect(screen.rowCount == (showsAll ? 80 : 40))
        #expect(!isCut(screen))
    }

    @Test(arguments: [false, true]) func twoHundredConditionsInSequence(showsAll: Bool) throws {
        let builder = TreeBuilder()
        let tree = builder.file(
            {
                // Each of them leads to two ways on.
                [
                    builder.variable("title", "String") {
                        (0..<200).map { index in
                            builder.ifElse("a\(index)") {
                                [
                                    builder.ifElse("b\(index)") {
                                        [builder.node(.return) { [builder.string("\(index)")] }]
                                    }
                                ]
                            }
                        } + [builder.node(.return) { [builder.string("end")] }]
                    }
                ]
            },
            body: {
                [
                    builder.call("List") {
                        (0..<200).map { index in
                            builder.ifElse("c\(index)") {
                                [builder.text("t\(index)")]
                            } else: {
                                [builder.text("e\(index)")]
                            }
                        } + [builder.call("Text", [builder.name("title")])]
                    }
                ]
            })
        let screen = try screen(tree, showsAll: showsAll)
        #expect(screen.rowCount > (showsAll ? 400 : 200))
    }

    @Test(arguments: [false, true]) func textsInWhichSixtyConditionsMeet(showsAll: Bool) throws {
        let builder = TreeBuilder()
        let tree = builder.file(body: {
            let ternary = { (index: Int) in
                builder.node(.ternary) {
                    [builder.name("c\(index)"), builder.string("a"), builder.string("b")]
                }
            }
            return [
                builder.call(
                    "Text",
                    [
                        builder.node(.string) {
                            (0..<60).map { index in
                                builder.node(.interpolation) {
                                    [builder.node(.argument) { [ternary(index)] }]
                                }
                            }
                        }
                    ])
            ]
        })
        #expect(isCut(try screen(tree, showsAll: showsAll)))
    }

    @Test(arguments: [false, true]) func aSwitchOfFiveThousandCases(showsAll: Bool) throws {
        let builder = TreeBuilder()
        let tree = builder.file(body: {
            [
                builder.call("List") {
                    [builder.switchOver("kind", count: 5_000) { [builder.text("t\($0)")] }]
                }
            ]
        })
        let screen = try screen(tree, showsAll: showsAll)
        #expect(screen.rowCount == (showsAll ? 5_000 : 1))
        let inRow = TreeBuilder()
        let row = inRow.file(body: {
            [
                inRow.call("HStack") {
                    ["a", "b"].map { subject in
                        inRow.switchOver(subject, count: 5_000) { [inRow.text("t\($0)")] }
                    }
                }
            ]
        })
        #expect(try self.screen(row, showsAll: showsAll).rowCount <= 48)
    }

    // MARK: - Recursion

    @Test func viewsThatContainEachOtherTwice() throws {
        let builder = TreeBuilder()
        let tree = builder.file(
            body: { [builder.call("A")] },
            others: {
                [("A", "B"), ("B", "A")].map { name, other in
                    builder.view(name) {
                        [builder.text(name), builder.call(other), builder.call(other)]
                    }
                }
            })
        let screen = try screen(tree, showsAll: true)
        #expect(screen.placeholderCount > 0)
        #expect(screen.diagnostics.contains { $0.id == "swift.endless" })
    }

    @Test func functionsThatCallEachOtherTwice() throws {
        let builder = TreeBuilder()
        func next(_ function: String, _ step: String) -> SourceNode {
            builder.call(
                function,
                [
                    builder.binary("+") {
                        builder.name("n")
                    } _: {
                        builder.node(.integer, step)
                    }
                ])
        }
        let tree = builder.file(
            body: { [builder.call("Text", [builder.call("f", [builder.node(.integer, "0")])])] },
            others: {
                [("f", "g"), ("g", "f")].map { name, other in
                    builder.function(name, ["n"], "Int") {
                        [
                            builder.binary("+") {
                                next(other, "1")
                            } _: {
                                next(other, "2")
                            }
                        ]
                    }
                }
            })
        #expect(isCut(try screen(tree, showsAll: true)))
    }

    @Test func anEnumThatContainsItself() throws {
        let builder = TreeBuilder()
        let own = { builder.node(.member, "node") { [builder.name("Node")] } }
        let tree = builder.file(
            body: {
                [
                    builder.call("ForEach", [builder.node(.member, "all") { [own()] }]) {
                        [builder.call("Row", [builder.name("$0")])]
                    }
                ]
            },
            others: {
                [
                    builder.node(.enum, "Node") {
                        [
                            builder.node(.case, "node"),
                            builder.variable("all", "[Node]") {
                                [
                                    builder.binary("+") {
                                        builder.node(.array) { [builder.name("self"), own()] }
                                    } _: {
                                        builder.name("all")
                                    }
                                ]
                            },
                        ]
                    },
                    builder.view(
                        "Row", { [builder.node(.let, "node") { [builder.node(.type, "Node")] }] }
                    ) {
                        [
                            builder.call(
                                "ForEach",
                                [builder.node(.member, "all") { [builder.name("node")] }]
                            ) { [builder.call("Row", [builder.name("$0")])] }
                        ]
                    },
                ]
            })
        _ = try screen(tree, showsAll: true)
    }

    // MARK: - Lists and chains

    @Test(arguments: [false, true]) func twoThousandElementsInTwoThousand(showsAll: Bool) throws {
        let builder = TreeBuilder()
        func forEach(_ content: @escaping () -> [SourceNode]) -> SourceNode {
            builder.call(
                "ForEach",
                [
                    builder.binary("..<") {
                        builder.node(.integer, "0")
                    } _: {
                        builder.node(.integer, "2000")
                    }
                ], closure: content)
        }
        let tree = builder.file(body: {
            [forEach { [forEach { [forEach { [builder.call("EmptyView")] }] }] }]
        })
        #expect(isCut(try screen(tree, showsAll: showsAll)))
    }

    /// Each variable has the one before it: a list in a list, a stack in a stack, a text of two texts.
    @Test(arguments: ["array", "VStack", "twice", "closure"])
    func fiveThousandVariablesThatHoldEachOther(form: String) throws {
        let builder = TreeBuilder()
        let tree = builder.file(body: {
            [builder.constant("v0") { builder.text("first") }]
                + (1..<5_000).map { index in
                    builder.constant("v\(index)") {
                        let last = { builder.name("v\(index - 1)") }
                        switch form {
                        case "array": return builder.node(.array) { [last()] }
                        case "VStack": return builder.call("VStack") { [last()] }
                        case "twice": return builder.call("VStack") { [last(), last()] }
                        default:
                            return builder.node(.closure) { [builder.node(.body) { [last()] }] }
                        }
                    }
                } + [builder.name("v4999")]
        })
        _ = try screen(tree, showsAll: true)
    }

    @Test(arguments: [60, 120, 380]) func stacksInsideOfEachOther(depth: Int) throws {
        let builder = TreeBuilder()
        func nested(_ level: Int) -> SourceNode {
            builder.call("VStack") {
                [level < depth ? nested(level + 1) : builder.text("innermost")]
            }
        }
        _ = try screen(builder.file(body: { [nested(0)] }), showsAll: true)
    }

    /// Views of the app inside of each other, with as much around them as there is in apps.
    @Test func twoHundredViewsInsideOfEachOther() throws {
        let builder = TreeBuilder()
        let tree = builder.file(
            body: { [builder.call("V0")] },
            others: {
                (0..<200).map { index in
                    builder.view("V\(index)") {
                        [
                            builder.call("VStack") {
                                [
                                    builder.call("Section") {
                                        [
                                            builder.ifElse("c\(index)") {
                                                [
                                                    builder.text("t\(index)"),
                                                    builder.call("V\(index + 1)"),
                                                ]
                                            }
                                        ]
                                    }
                                ]
                            }
                        ]
                    }
                }
            })
        #expect(isCut(try screen(tree, showsAll: false)))
    }
}
