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

    @Test("what is not a regular file is an error at once, never a wait", .timeLimit(.minutes(20)))
    func notFiles() throws {
        let scratch = try Scratch()
        let fifo = scratch.path.appending("fifo")
        #expect(mkfifo(fifo.string, 0o600) == 0)
        let advice = "Choose a regular file, or use - for standard input."
        #expect(error(from: fifo) == ": error: This is a FIFO. \(advice)")
        #expect(error(from: "/dev/zero") == ": error: This is a device file. \(advice)")
        #expect(error(from: scratch.path) == ": error: This is a folder. Choose a file.")
        let missing = ": error: The file does not exist. Check the name."
        #expect(error(from: scratch.path.appending("missing")) == missing)
        #expect(error(from: "") == ": error: The file name is empty. Choose a file.")
        #expect(
            error(from: "a\u{0}b")
                == "a\\u{0}b: error: A file name cannot contain a NUL character.")
        let path = try scratch.write([1])
        #expect(
            error(from: path.appending("below"))
                == ": error: A part of the path is not a folder. Check the name.")
        symlink("link", scratch.path.appending("link").string)
        #expect(
            error(from: scratch.path.appending("link"))
                == ": error: A symbolic link in the path leads back to itself.")
        if geteuid() != 0 {
            chmod(path.string, 0)
            #expect(
                error(from: path)
                    == ": error: You do not have permission to read the file. Change its "
                    + "permissions.")
        }
    }

    @Test("2 GB are refused without reading them", .timeLimit(.minutes(20)))
    func largeFile() throws {
        let scratch = try Scratch()
        let path = try scratch.write([])
        let message =
            ": error: The file was not read because it is larger than 64 MiB. No theme or screen "
            + "needs to be that large."
        #expect(truncate(path.string, 2 << 30) == 0)
        #expect(error(from: path) == message)
        #expect(truncate(path.string, SourceFile.maximumSize + 1) == 0)
        #expect(error(from: path) == message)
        #expect(truncate(path.string, SourceFile.maximumSize) == 0)
        #expect(SourceFile.read(path).value?.bytes.count == SourceFile.maximumSize)
    }
}
