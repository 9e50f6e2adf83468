// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import ReaderTestSupport
import Testing

@testable import Syntax

@Suite("Source files")
struct SourceFileTests {
    private func error(from path: FilePath) -> String {
        let result = SourceFile.read(path)
        #expect(result.value == nil)
        #expect(result.diagnostics.count == 1)
        let text = said(by: result)
        return String(text.dropFirst(text.hasPrefix(path.string) ? path.string.count : 0))
    }

    @Test("a file is its bytes and its name")
    func file() throws {
        let scratch = try Scratch()
        let path = try scratch.write([0, 1, 255])
        #expect(
            SourceFile.read(path).value == SourceFile(path: path, bytes: [0, 1, 255]))
        symlink(path.string, scratch.path.appending("link").string)
        #expect(SourceFile.read(scratch.path.appending("link")).value?.bytes == [0, 1, 255])
    }

    @Test("what is not a regular file is an error at once, never a wait", .timeLimit(.minutes(5)))
    func notFiles() throws {
        let scratch = try Scratch()
        let fifo = scratch.path.appending("fifo")
        #expect(mkfifo(fifo.string, 0o600) == 0)
        let advice = "name a file (standard input is read with -)"
        #expect(error(from: fifo) == ": error: this is a FIFO; \(advice)")
        #expect(error(from: "/dev/zero") == ": error: this is a device; \(advice)")
        #expect(error(from: scratch.path) == ": error: this is a directory; name a file")
        let missing = ": error: there is no such file; check the name"
        #expect(error(from: scratch.path.appending("missing")) == missing)
        #expect(error(from: "") == ": error: the file name is empty; name a file")
        #expect(
            error(from: "a\u{0}b") == "a\\u{0}b: error: a file name cannot hold a NUL character")
        let path = try scratch.write([1])
        #expect(
            error(from: path.appending("below"))
                == ": error: a part of the path is not a directory; check the name")
        symlink("link", scratch.path.appending("link").string)
        #expect(
            error(from: scratch.path.appending("link"))
                == ": error: the symbolic links of the path lead in a circle")
        if geteuid() != 0 {
            chmod(path.string, 0)
            #expect(
                error(from: path) == ": error: the file may not be read; change its permissions")
        }
    }

    @Test("2 GB are refused without reading them", .timeLimit(.minutes(5)))
    func largeFile() throws {
        let scratch = try Scratch()
        let path = try scratch.write([])
        let message =
            ": error: the file is larger than 64 MiB, which no theme or screen needs; it was not "
            + "read"
        #expect(truncate(path.string, 2 << 30) == 0)
        #expect(error(from: path) == message)
        #expect(truncate(path.string, SourceFile.maximumSize + 1) == 0)
        #expect(error(from: path) == message)
        #expect(truncate(path.string, SourceFile.maximumSize) == 0)
        #expect(SourceFile.read(path).value?.bytes.count == SourceFile.maximumSize)
    }
}
