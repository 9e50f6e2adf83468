// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import TestSupport
import Testing

@testable import Documents

@Suite("History")
struct HistoryTests {
    @Test("steps with the same key are one, until something comes between")
    func coalescing() {
        var history = History(17)
        for size in [18, 19, 20] { history.push(size, label: "Size", coalescing: "body.size") }
        #expect(history.undoStep?.label == "Size")
        history.push(21, label: "Size", coalescing: "title.size")
        history.endCoalescing()
        history.push(22, label: "Size", coalescing: "title.size")
        history.push(23, label: "Font")
        history.push(24, label: "Font")
        var states = [history.value]
        while history.undo() { states.append(history.value) }
        #expect(states == [24, 23, 22, 21, 20, 17])
        #expect(history.redoStep?.label == "Size" && history.undoStep?.label == nil)
        history.redo()
        history.push(30, label: "Size", coalescing: "body.size")
        #expect(history.value == 30 && !history.canRedo)
        history.undo()
        #expect(history.value == 20, "what was undone to is not overwritten")
    }

    @Test("replaced states keep their order, without steps that change nothing any more")
    func replacing() {
        var history = History(1)
        for (value, time) in [(2, 10.0), (3, 20), (4, 30), (5, 40)] {
            history.push(value, label: "\(value)", at: time)
        }
        history.undo()
        #expect(history.undoStep?.time == 30 && history.redoStep?.time == 40)
        history.replaceValues { $0 / 2 * 2 }
        #expect(history.value == 4 && history.undoStep?.label == "4" && !history.canRedo)
        history.undo()
        #expect(history.value == 2 && history.undoStep?.time == 10 && history.redoStep?.time == 30)
        history.undo()
        #expect(history.value == 0 && history.undoStep?.time == nil)
    }

    @Test("a value that is the same is no step, and old steps are forgotten")
    func limits() {
        var history = History(0, limit: 3)
        history.push(0, label: "nothing")
        #expect(!history.canUndo)
        for value in 1...10 { history.push(value, label: "\(value)") }
        var undone = 0
        while history.undo() { undone += 1 }
        #expect(undone == 3)
        #expect(history.value == 7)
    }

    /// Compares the history with a plain list of all states so far.
    @Test("undo to the beginning and redo to the end give every state again", arguments: 0..<200)
    func everyState(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var history = History(0)
        var states = [(value: 0, key: "")]
        var index = 0
        var isOpen = false
        for value in 1...60 {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                #expect(history.undo() == (index > 0))
                index = max(0, index - 1)
                isOpen = false
            case 1:
                #expect(history.redo() == (index + 1 < states.count))
                index = min(states.count - 1, index + 1)
                isOpen = false
            case 2:
                history.endCoalescing()
                isOpen = false
            default:
                let key = ["a", "b", ""][Int.random(in: 0..<3, using: &generator)]
                history.push(value, label: "\(value)", coalescing: key.isEmpty ? nil : key)
                states.removeSubrange((index + 1)...)
                if isOpen, !key.isEmpty, states[index].key == key {
                    states[index].value = value
                } else {
                    states.append((value, key))
                    index += 1
                }
                isOpen = true
            }
            #expect(history.value == states[index].value, "seed \(seed), step \(value)")
        }
        while history.undo() {
            index -= 1
            #expect(history.value == states[index].value, "seed \(seed)")
        }
        #expect(index == 0)
        while history.redo() {
            index += 1
            #expect(history.value == states[index].value, "seed \(seed)")
        }
        #expect(index == states.count - 1)
    }

    @Test("documents go through it byte by byte")
    func documents() throws {
        var generator = SeededGenerator(seed: 7)
        for document in try Corpus.documents() {
            var history = History(document)
            var states = [document.source.bytes]
            for _ in 0..<12 {
                let size = Double(Int.random(in: 1...99, using: &generator))
                let style = document.theme.fonts.keys.min { $0.rawValue < $1.rawValue } ?? .body
                let edit = ThemeEdit.font(style, fontName: "N\(size)", fontSize: size)
                history.push(try history.value.applying(edit), label: "Font")
                if states.last != history.value.source.bytes {
                    states.append(history.value.source.bytes)
                }
            }
            for state in states.dropLast().reversed() {
                history.undo()
                #expect(history.value.source.bytes == state)
            }
            #expect(!history.canUndo)
            for state in states.dropFirst() {
                history.redo()
                #expect(history.value.source.bytes == state)
            }
        }
    }
}
