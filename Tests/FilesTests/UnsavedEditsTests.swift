// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@testable import Files

@Suite("Unsaved edits")
struct UnsavedEditsTests {
    private func record(
        _ path: FilePath?, _ bytes: [UInt8] = [1, 0x0A, 0, 255], time: Int = 1
    ) -> UnsavedEdits.Record {
        UnsavedEdits.Record(
            id: path.map(UnsavedEdits.ID.init(path:)) ?? UnsavedEdits.ID(), path: path,
            original: path.map { Fingerprint(Array($0.string.utf8)) }, bytes: bytes, time: time)
    }

    @Test("what is kept is found again, the latest first, in a folder for the user alone")
    func keeping() throws {
        let scratch = try Scratch()
        let store = UnsavedEdits(folder: scratch.path.appending("state/typeladder/unsaved"))
        #expect(store.records() == [])
        let records = [
            record("/home/a/50% off\n.json", time: 9), record(nil, [], time: 8),
            // A percent sign with a combining mark, and one whose digits have a combining mark.
            record("/home/a/%\u{301}.json", time: 7), record("/home/%41\u{308}.json", time: 6),
            record(nil, Array("{\"fonts\": {}}\n".utf8), time: 5), record("/b.plist", time: -6),
        ]
        for record in records.reversed() { try store.keep(record) }
        #expect(store.records() == records)
        var status = stat()
        stat(store.folder.string, &status)
        #expect(status.st_mode & 0o777 == 0o700)
    }

    @Test("a document has one record")
    func oneRecord() throws {
        let scratch = try Scratch()
        let store = UnsavedEdits(folder: scratch.path)
        var kept = record("/a.json")
        try store.keep(kept)
        kept.bytes = [2]
        kept.time = 2
        try store.keep(kept)
        #expect(store.records() == [kept])
        let other = record(nil)
        try store.keep(other)
        store.remove(kept.id)
        store.remove(kept.id)
        #expect(store.records() == [other])
        #expect(scratch.names.count == 1)
    }

    @Test("a damaged record is passed over, wherever it is damaged")
    func damage() throws {
        let scratch = try Scratch()
        let store = UnsavedEdits(folder: scratch.path)
        let good = record("/good.json", time: 1)
        let bad = record("/bad.json", Array("{}".utf8), time: 2)
        try store.keep(good)
        try store.keep(bad)
        let name = "\(bad.id).unsaved"
        let whole = try #require(scratch.read(name))
        for count in 0..<whole.count {
            try scratch.write(Array(whole[..<count]), to: name)
            #expect(store.records() == [good])
        }
        for seed in 0..<500 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var bytes = whole
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            bytes[place] ^= UInt8.random(in: 1...255, using: &generator)
            try scratch.write(bytes, to: name)
            // A changed path or time cannot be detected, but the document's bytes are never wrong.
            for record in store.records() where record.id == bad.id {
                #expect(record.bytes == bad.bytes, "seed \(seed)")
            }
            #expect(store.records().contains(good))
        }
        try scratch.write([1], to: "note.txt")
        mkdir(scratch.path.appending("folder.unsaved").string, 0o700)
        try scratch.write(whole, to: name)
        #expect(store.records() == [bad, good])
    }

    @Test("a folder that cannot be made is named")
    func noFolder() throws {
        let scratch = try Scratch()
        let path = try scratch.write([1])
        let store = UnsavedEdits(folder: "\(path)/unsaved")
        let failure = #expect(throws: SaveFailure.self) { try store.keep(record(nil)) }
        #expect(failure?.message == "A part of the path is not a folder. Choose another folder.")
    }
}
