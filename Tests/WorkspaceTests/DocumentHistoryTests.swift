// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@testable import Workspace

/// A document of one number, which is quick to read. Other bytes are unreadable.
private struct NumberDocument: FileDocument {
    let source: SourceFile
    let number: Int
    let warnings: [Diagnostic]

    init(_ number: Int, source: SourceFile, warnings: [Diagnostic]) {
        (self.number, self.source, self.warnings) = (number, source, warnings)
    }

    init(_ number: Int) {
        self.init(number, source: SourceFile(name: "n", text: "\(number)"), warnings: [])
    }

    static func readValue(_ file: ParsedFile) -> ReadResult<Int> {
        let number = Int(String(decoding: file.source.bytes, as: UTF8.self))
        let problem = Diagnostic(.error, file: "n", EditProblem.missingValue)
        return ReadResult(number, number == nil ? [problem] : [])
    }

    var emptyValue: Int { -1 }
    var blank: NumberDocument { NumberDocument(0) }
    static var untitledName: String { "n" }
    static func notReadable(_ cause: Cause) -> any Problem { EditProblem.missingValue }
}

private typealias NumberHistory = DocumentHistory<NumberDocument, ScreenChange>

extension NumberHistory {
    fileprivate mutating func push(
        _ number: Int, label: String = "", coalescing key: String? = nil, at time: Double = 0
    ) {
        push(
            NumberDocument(number),
            Step(UndoStep(label: label, time: time), coalescing: key))
    }

    fileprivate var number: Int { document.number }
}

@Suite struct DocumentHistoryTests {
    @Test func stepsWithTheSameKeyAreOneUntilSomethingComesBetween() {
        var history = NumberHistory(NumberDocument(17))
        for size in [18, 19, 20] { history.push(size, label: "Size", coalescing: "body.size") }
        #expect(history.undoStep?.edit.label == "Size")
        history.push(21, label: "Size", coalescing: "title.size")
        history.endCoalescing()
        history.push(22, label: "Size", coalescing: "title.size", at: 10)
        history.push(23, label: "Size", coalescing: "title.size", at: 12)
        history.push(24, label: "Font", at: 12)
        history.push(25, label: "Font", at: 12)
        var states = [history.number]
        while history.undo() != nil { states.append(history.number) }
        #expect(states == [25, 24, 23, 22, 21, 20, 17])
        #expect(history.redoStep?.edit.label == "Size" && history.undoStep == nil)
        history.redo()
        history.push(30, label: "Size", coalescing: "body.size")
        #expect(history.number == 30 && history.redoStep == nil)
        history.undo()
        #expect(history.number == 20, "what was undone to is not overwritten")
    }

    @Test func convertedStatesKeepTheirOrderWithoutStepsThatChangeNothing() {
        var history = NumberHistory(NumberDocument(1))
        for (value, time) in [(2, 10.0), (3, 20), (4, 30), (5, 40), (7, 50)] {
            history.push(value, label: "\(value)", at: time)
        }
        history.undo()
        history.undo()
        #expect(history.undoStep?.edit.time == 30 && history.redoStep?.edit.time == 40)
        // Odd numbers become even, and 7 has no place in the other format.
        history.convert(to: NumberDocument(4)) {
            $0.number == 7 ? nil : NumberDocument($0.number / 2 * 2)
        }
        #expect(history.number == 4 && history.undoStep?.edit.label == "4")
        #expect(history.redoStep == nil)
        history.undo()
        #expect(history.number == 2 && history.undoStep?.edit.time == 10)
        #expect(history.redoStep?.edit.time == 30)
        history.undo()
        #expect(history.number == 0 && history.undoStep == nil)
    }

    @Test func sameDocumentIsNoStepAndOldStepsAreForgotten() {
        var history = NumberHistory(NumberDocument(0), limit: 3)
        history.push(0)
        #expect(history.undoStep == nil)
        for value in 1...10 { history.push(value) }
        var undone = 0
        while history.undo() != nil { undone += 1 }
        #expect(undone == 3)
        #expect(history.number == 7)
    }

    @Test func documentIsEditedWhereverItDiffersFromItsFile() {
        var history = NumberHistory(NumberDocument(1))
        history.push(2)
        #expect(history.isEdited)
        history.markSaved(history.committed)
        history.undo()
        #expect(history.isEdited)
        history.redo()
        #expect(!history.isEdited)
        // The same bytes, but not by the steps that led to the file.
        history.undo()
        history.push(2)
        #expect(!history.isEdited)
        history.markDeleted()
        #expect(history.isEdited && !history.hasOwnEdits && history.saved.isDeleted)
        history.markSaved()
        #expect(!history.isEdited && !history.saved.isDeleted)
        history.markMissing()
        #expect(history.isEdited && history.hasOwnEdits && history.saved.isDeleted)
    }

    @Test func undoLeadsBackToUnreadableBytes() {
        let file = SourceFile(name: "n", text: "1,7")
        var history = NumberHistory(NumberDocument(17).with(file))
        #expect(!history.document.isReadable && history.number == -1)
        history.push(17)
        history.undo()
        #expect(!history.document.isReadable && history.document.source == file)
        history.redo()
        #expect(history.number == 17)
    }

    /// Compares the history with a plain list of all states so far.
    @Test(arguments: 0..<200)
    func undoToTheBeginningAndRedoToTheEndGiveEveryStateAgain(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var history = NumberHistory(NumberDocument(0))
        var states = [(value: 0, key: "")]
        var index = 0
        var isOpen = false
        for value in 1...60 {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                #expect((history.undo() != nil) == (index > 0))
                index = max(0, index - 1)
                isOpen = false
            case 1:
                #expect((history.redo() != nil) == (index + 1 < states.count))
                index = min(states.count - 1, index + 1)
                isOpen = false
            case 2:
                history.endCoalescing()
                isOpen = false
            default:
                let key = ["a", "b", ""][Int.random(in: 0..<3, using: &generator)]
                history.push(value, coalescing: key.isEmpty ? nil : key)
                states.removeSubrange((index + 1)...)
                if isOpen, !key.isEmpty, states[index].key == key {
                    states[index].value = value
                } else {
                    states.append((value, key))
                    index += 1
                }
                isOpen = true
            }
            #expect(history.number == states[index].value, "seed \(seed), step \(value)")
        }
        while history.undo() != nil {
            index -= 1
            #expect(history.number == states[index].value, "seed \(seed)")
        }
        #expect(index == 0)
        while history.redo() != nil {
            index += 1
            #expect(history.number == states[index].value, "seed \(seed)")
        }
        #expect(index == states.count - 1)
    }

    @Test func documentsGoThroughItByteByByte() throws {
        var generator = SeededGenerator(seed: 7)
        for document in try Corpus.documents() {
            var history = DocumentHistory<ThemeDocument, TokenChange>(document)
            var states = [document.source.bytes]
            for _ in 0..<12 {
                let size = Double(Int.random(in: 1...99, using: &generator))
                let style = document.theme.fonts.keys.min { $0.rawValue < $1.rawValue } ?? .body
                let edit = ThemeEdit.font(style, fontName: "N\(size)", fontSize: size)
                let edited = try history.document.applying(edit)
                history.push(edited, .init(UndoStep(label: "Font", time: 0)))
                if states.last != edited.source.bytes { states.append(edited.source.bytes) }
            }
            for state in states.dropLast().reversed() {
                history.undo()
                #expect(history.document.source.bytes == state)
            }
            #expect(history.undoStep == nil)
            for state in states.dropFirst() {
                history.redo()
                #expect(history.document.source.bytes == state)
            }
        }
    }
}
