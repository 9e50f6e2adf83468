// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@testable import Files

/// Several programs that save the same file at the same time.
@Suite struct ConcurrentSavingTests {
    /// Runs three programs that each add one to a number many times, and returns the final number.
    private func number(after times: Int, _ options: [String] = []) throws -> Int {
        let program = try #require(BuiltProgram.path("save-loop"))
        let scratch = try Scratch()
        let path = try scratch.write(Array("0".utf8))
        let children = try (0..<3).map { _ in
            try spawn(program, [path.string, "count", "\(times)"] + options)
        }
        for child in children {
            var status: Int32 = 0
            waitpid(child, &status, 0)
            #expect(status == 0)
        }
        #expect(scratch.names == ["file"])
        return Int(String(decoding: scratch.read("file") ?? [], as: UTF8.self)) ?? -1
    }

    @Test func noSaveIsLostAmongProgramsThatTakeTurns() throws {
        #expect(try number(after: 300) == 900)
    }

    /// Without turns, as on a file system that has no locks, three programs may exchange each other's files in a
    /// circle. That is rare: programs that did nothing but save lost 4% of the saves. If they only checked before each
    /// rename, they lost more than half.
    @Test func fewSavesAreLostWithoutTurns() throws {
        #expect(try number(after: 300, ["alone"]) > 720)
    }

    @Test func fileThatAppearsIsNotReplaced() throws {
        let scratch = try Scratch()
        let path = scratch.path.appending("file")
        var saver = FileSaver()
        saver.fault = { moment in
            if moment == .flush { _ = try? Scratch.write([7], at: path) }
            return nil
        }
        let failure = #expect(throws: SaveFailure.self) {
            try saver.save([2], to: path, expecting: .unchanged(Fingerprint([1])))
        }
        #expect(failure?.reason == .changedOnDisk)
        #expect(scratch.read("file") == [7])
        #expect(scratch.names == ["file"])
    }

    @Test func fileThatChangesMeanwhileIsNotReplaced() throws {
        let scratch = try Scratch()
        let path = try scratch.write([1])
        var saver = FileSaver()
        saver.fault = { moment in
            // Another program saves: a new file takes the name.
            if moment == .rename,
                (try? Scratch.write([7], at: path.adding(suffix: "-other"))) != nil
            {
                rename(path.adding(suffix: "-other").string, path.string)
            }
            return nil
        }
        let failure = #expect(throws: SaveFailure.self) {
            try saver.save([2], to: path, expecting: .unchanged(Fingerprint([1])))
        }
        #expect(failure?.reason == .changedOnDisk)
        #expect(scratch.read("file") == [7])
        #expect(scratch.names == ["file"])
    }

    private func spawn(_ program: String, _ arguments: [String]) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        try #require(posix_spawn(&child, program, &actions, nil, &words, environ) == 0)
        return child
    }
}
