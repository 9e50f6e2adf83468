// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TestSupport
import Testing

/// Commands that are interrupted at a random moment.
@Suite struct EnduranceTests {
    /// A command that writes a file, with two values of its last option that make two files.
    struct Writing: CustomTestStringConvertible {
        var words: [String]
        var option: String
        var values: [String]
        var file: String

        var testDescription: String { words[0] }
    }

    private static let render = Writing(
        words: ["render", "--scale", "1", "-o", "picture.png"], option: "--category",
        values: ["XS", "AX1"], file: "picture.png")

    @Test(.timeLimit(.minutes(20))) func pictureIsTheOldOneOrTheNewOne() throws {
        try end(60, Self.render, by: [SIGKILL], seed: 300)
    }

    @Test(
        .timeLimit(.minutes(20)),
        arguments: [
            Writing(
                words: ["record", "write", "screen.json"], option: "--width",
                values: ["320", "430"], file: "screen.record"),
            Writing(
                words: ["export", "--screen", "screen.json", "page.html"], option: "--width",
                values: ["320", "430"], file: "page.html"),
            Writing(
                words: ["check", "screen.json", "--update", "--category", "L"],
                option: "--baseline", values: ["known.json", "./known.json"], file: "known.json"),
        ])
    func fileIsTheOldOneOrTheNewOne(writing: Writing) throws {
        try end(12, writing, by: [SIGKILL], seed: 302)
    }

    /// A signal that can wait waits for the end of the save, so no temporary file is left beside the picture.
    @Test(.timeLimit(.minutes(20))) func signalsLeaveNoTemporaryFile() throws {
        try end(60, Self.render, by: [SIGINT, SIGTERM, SIGHUP], seed: 301)
    }

    private func end(
        _ count: Int, _ writing: Writing, by signals: [Int32], seed: UInt64
    ) throws {
        let program = try #require(BuiltProgram.path("typeladder-cli"))
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = #"{"sections": [{"rows": [{"title": "One", "height": 20}]}]}"#
        try Data(screen.utf8).write(to: folder.appending(path: "screen.json"))
        let written = folder.appending(path: writing.file)
        func start(_ value: String) throws -> Process {
            let process = Process()
            process.executableURL = URL(filePath: program)
            process.arguments = writing.words + [writing.option, value]
            process.currentDirectoryURL = folder
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }
        var whole: [Data] = []
        var duration = 0.0
        for value in writing.values {
            let begun = Date()
            let process = try start(value)
            process.waitUntilExit()
            duration = Date().timeIntervalSince(begun)
            #expect(process.terminationStatus == 0)
            whole.append(try Data(contentsOf: written))
        }
        var generator = SeededGenerator(seed: seed)
        var finished = 0
        for number in 0..<count {
            let process = try start(writing.values[number % 2])
            usleep(UInt32(Double.random(in: 0...1.2 * duration, using: &generator) * 1e6))
            let signal = signals[number % signals.count]
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            if process.terminationReason == .exit {
                finished += 1
            } else {
                #expect(process.terminationStatus == signal)
            }
            #expect(whole.contains(try Data(contentsOf: written)), "end \(number)")
            if signal != SIGKILL {
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(Set(names) == ["screen.json", writing.file], "end \(number)")
            }
        }
        #expect(finished < count - count / 30, "nothing was ended")
        // After the next save, the temporary file of a killed one is gone.
        try start(writing.values[0]).waitUntilExit()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
}
