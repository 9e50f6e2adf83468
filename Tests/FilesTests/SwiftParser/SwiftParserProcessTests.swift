// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import ReaderTestSupport
import Synchronization
import Testing

@testable import Files
@testable import Syntax

/// Programs in place of `typeladder-swift`, which fail in all ways that it may.
@Suite("the program that reads Swift", .timeLimit(.minutes(20)))
struct SwiftParserProcessTests {
    private static let greeting = #"echo '{"protocol":1,"helper":"0.1.0","parser":"6.3"}'"#
    /// Answers each line with an empty tree.
    private static let answers = """
        while IFS= read -r line; do
            case $line in *crash*) exit 3 ;; *hang*) exec sleep 100 ;; *noise*) echo '{"id":0' ;; esac
            id=${line#*:}
            echo '{"id":'"${id%%,*}"',"tree":["file",0,0,""],"errors":[]}'
        done
        """

    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// A process with a shell script. Each start of the script adds a line with its number to the file `starts`.
    private func process(
        _ lines: String..., patience: Duration = .seconds(10), memory: Duration = .seconds(1000)
    ) throws -> SwiftParserProcess {
        let script = ["#!/bin/sh", "echo $$ >>'\(scratch.path)/starts'"] + lines
        let path = try scratch.write(Array(script.joined(separator: "\n").utf8), to: "program")
        chmod(path.string, 0o700)
        return SwiftParserProcess(program: path, patience: patience, memory: memory)
    }

    private func parse(_ process: SwiftParserProcess, _ text: String) throws -> String {
        String(decoding: try process.parse(Array(text.utf8)), as: UTF8.self)
    }

    /// The numbers of the processes that were started.
    private var starts: [pid_t] {
        String(decoding: scratch.read("starts") ?? [], as: UTF8.self).split(separator: "\n")
            .compactMap { pid_t($0) }
    }

    @Test("is started once for all sources") func answers() throws {
        let process = try process(Self.greeting, Self.answers)
        #expect(starts.isEmpty)
        #expect(
            try parse(process, "a") == #"{"id":1,"tree":["file",0,0,""],"errors":[]}"#)
        #expect(try parse(process, "b\n\"").hasPrefix(#"{"id":2,"#))
        #expect(starts.count == 1)
    }

    @Test("ends with the object, and leaves no zombie") func ending() throws {
        var process: SwiftParserProcess? = try process(Self.greeting, Self.answers)
        _ = try process?.parse([])
        #expect(starts.map { kill($0, 0) } == [0])
        process = nil
        #expect(starts.map { kill($0, 0) } == [-1])
    }

    @Test("is started again after two crashes, which are not repeated") func crash() throws {
        let process = try process(Self.greeting, Self.answers)
        #expect(throws: SwiftParserFailure.crashed) { try parse(process, "crash") }
        #expect(starts.map { kill($0, 0) } == [-1, -1])
        #expect(throws: SwiftParserFailure.crashed) { try parse(process, "crash") }
        #expect(starts.count == 2)
        _ = try parse(process, "a")
        #expect(starts.count == 3)
    }

    @Test("that is killed while it reads a source reads it when it is started again")
    func killed() throws {
        let process = try process(
            Self.greeting,
            "test -e '\(scratch.path)/killed' || { touch '\(scratch.path)/killed'; kill -KILL $$; }",
            Self.answers)
        #expect(try parse(process, "a").hasPrefix(#"{"id":2,"#))
        #expect(starts.count == 2)
    }

    @Test("tries a source that failed again after a while") func forgetting() throws {
        let process = try process(
            Self.greeting, Self.answers, patience: .milliseconds(500), memory: .zero)
        for count in 1...2 {
            #expect(throws: SwiftParserFailure.tookTooLong) { try parse(process, "hang") }
            #expect(starts.count == count)
        }
    }

    @Test("is ended if an answer takes too long") func hang() throws {
        let process = try process(Self.greeting, Self.answers, patience: .milliseconds(500))
        _ = try parse(process, "a")
        #expect(throws: SwiftParserFailure.tookTooLong) { try parse(process, "hang") }
        #expect(starts.map { kill($0, 0) } == [-1])
        _ = try parse(process, "b")
        #expect(starts.count == 2)
    }

    @Test("is ended if it does not read a large source") func deafness() throws {
        let process = try process(Self.greeting, "exec sleep 100", patience: .milliseconds(500))
        let text = [UInt8](repeating: 0x20, count: SwiftParserProcess.maximumSize)
        #expect(throws: SwiftParserFailure.tookTooLong) { try process.parse(text) }
    }

    @Test("is started again if it ended between two sources") func endBetween() throws {
        let process = try process(Self.greeting, Self.answers)
        _ = try parse(process, "a")
        for program in starts { kill(program, SIGKILL) }
        usleep(100_000)
        _ = try parse(process, "b")
        #expect(starts.count == 2)
    }

    @Test("is ended after an answer that is none") func noise() throws {
        let process = try process(Self.greeting, Self.answers)
        #expect(throws: SwiftParserFailure.crashed) { try parse(process, "noise") }
        _ = try parse(process, "b")
    }

    @Test(
        "speaks the same protocol",
        arguments: [
            (#"echo '{"protocol":2,"helper":"9.0"}'"#, SwiftParserFailure.wrongVersion),
            ("echo hello", .wrongVersion), ("exit 0", .crashed), ("kill -SEGV $$", .crashed),
            ("exec sleep 100", .tookTooLong),
        ])
    func greeting(line: String, failure: SwiftParserFailure) throws {
        let process = try process(line, Self.answers, patience: .milliseconds(500))
        #expect(throws: failure) { try parse(process, "a") }
        #expect(Set(starts.map { kill($0, 0) }) == [-1])
    }

    @Test("is missing") func missing() {
        let process = SwiftParserProcess(program: scratch.path.appending("nothing"))
        #expect(throws: SwiftParserFailure.missing) { try process.parse([]) }
    }

    @Test("gets no source that is too large") func tooLarge() throws {
        let process = try process(Self.greeting, Self.answers)
        let text = [UInt8](repeating: 0x20, count: SwiftParserProcess.maximumSize + 1)
        #expect(throws: SwiftParserFailure.tooLarge) { try process.parse(text) }
        #expect(starts.isEmpty)
    }

    @Test("answers several threads") func threads() async throws {
        let process = try process(Self.greeting, Self.answers)
        await withTaskGroup { group in
            for number in 0..<20 {
                group.addTask { _ = try? process.parse(Array("a\(number)".utf8)) }
            }
        }
        #expect(try parse(process, "last").hasPrefix(#"{"id":21,"#))
        #expect(starts.count == 1)
    }

    @Test("failures say what to do")
    func sentences() {
        let failures: [SwiftParserFailure] = [
            .missing, .wrongVersion, .crashed, .tookTooLong, .tooLarge,
        ]
        #expect(Set(failures.map(\.message)).count == failures.count)
        #expect(failures.map(\.id).first == "swift-parser.missing")
    }
}
