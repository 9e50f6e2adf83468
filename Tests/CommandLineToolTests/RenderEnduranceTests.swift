// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TestSupport
import Testing

/// Renders that are interrupted at a random moment.
@Suite struct RenderEnduranceTests {
    @Test(.timeLimit(.minutes(5))) func pictureIsTheOldOneOrTheNewOne() throws {
        try end(300, by: [SIGKILL], seed: 300)
    }

    /// A signal that can wait waits for the end of the save, so no temporary file is left beside the picture.
    @Test(.timeLimit(.minutes(5))) func signalsLeaveNoTemporaryFile() throws {
        try end(300, by: [SIGINT, SIGTERM, SIGHUP], seed: 301)
    }

    private func end(_ count: Int, by signals: [Int32], seed: UInt64) throws {
        let program = try #require(BuiltProgram.path("typeladder-cli"))
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appending(path: "picture.png")
        func start(_ category: String) throws -> Process {
            let process = Process()
            process.executableURL = URL(filePath: program)
            process.arguments = [
                "render", "--category", category, "--scale", "1", "-o", picture.path,
            ]
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }
        var whole: [Data] = []
        var duration = 0.0
        for category in ["XS", "AX1"] {
            let begun = Date()
            let process = try start(category)
            process.waitUntilExit()
            duration = Date().timeIntervalSince(begun)
            #expect(process.terminationStatus == 0)
            whole.append(try Data(contentsOf: picture))
        }
        var generator = SeededGenerator(seed: seed)
        var finished = 0
        for number in 0..<count {
            let process = try start(["XS", "AX1"][number % 2])
            usleep(UInt32(Double.random(in: 0...1.2 * duration, using: &generator) * 1e6))
            let signal = signals[number % signals.count]
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            if process.terminationReason == .exit {
                finished += 1
            } else {
                #expect(process.terminationStatus == signal)
            }
            #expect(whole.contains(try Data(contentsOf: picture)), "end \(number)")
            if signal != SIGKILL {
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(names == ["picture.png"], "end \(number)")
            }
        }
        #expect(finished < count - 10, "nothing was ended")
        // After the next save, the temporary file of a killed one is gone.
        try start("XS").waitUntilExit()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
}
