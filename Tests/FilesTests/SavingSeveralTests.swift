// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import ReaderTestSupport
import TestSupport
import Testing

@testable import Files
@testable import Syntax

@Suite("Saving several files")
struct SavingSeveralTests {
    private func item(_ text: String, _ path: FilePath, was old: String) -> FileSaver.Item {
        FileSaver.Item(
            Array(text.utf8), to: path, expecting: .unchanged(Fingerprint(Array(old.utf8))))
    }

    private func failure(_ saver: FileSaver, _ items: [FileSaver.Item]) -> SaveFailure? {
        do throws(SaveFailure) {
            try saver.save(items)
            return nil
        } catch {
            return error
        }
    }

    @Test("all are written, and only those that change")
    func saving() throws {
        let scratch = try Scratch()
        let a = try scratch.write(Array("a".utf8), to: "a")
        let b = try scratch.write(Array("b".utf8), to: "b")
        #expect(failure(FileSaver(), [item("A", a, was: "a"), item("b", b, was: "b")]) == nil)
        #expect(scratch.read("a") == Array("A".utf8))
        #expect(scratch.read("b") == Array("b".utf8))
        #expect(scratch.names == ["a", "b"])
    }

    @Test("none is written where one is not as expected, whichever it is")
    func conflicts() throws {
        for changed in 0..<3 {
            let scratch = try Scratch()
            let items = try (0..<3).map { index in
                let path = try scratch.write(Array("old".utf8), to: "\(index)")
                return item("new", path, was: index == changed ? "other" : "old")
            }
            #expect(failure(FileSaver(), items)?.reason == .changedOnDisk)
            #expect((0..<3).allSatisfy { scratch.read("\($0)") == Array("old".utf8) })
        }
    }

    @Test(
        "what was written before a failure gets back what it held",
        arguments: FileSaver.Moment.allCases)
    func failures(moment: FileSaver.Moment) throws {
        let scratch = try Scratch()
        let items = try ["a", "b"].map { name in
            item("new", try scratch.write(Array("old".utf8), to: name), was: "old")
        }
        // The second file fails, but restoring the first one does not.
        let count = Count()
        var saver = FileSaver()
        saver.fault = { $0 == moment && count.next() == 2 ? ENOSPC : nil }
        #expect(failure(saver, items)?.reason == .full)
        #expect(scratch.read("a") == Array("old".utf8))
        #expect(scratch.read("b") == Array("old".utf8))
        #expect(scratch.names == ["a", "b"])
    }

    private final class Count: @unchecked Sendable {
        private var value = 0

        func next() -> Int {
            value += 1
            return value
        }
    }
}
