// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
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

    @Test(
        "text that is not UTF-8 has the position of its first bad byte",
        arguments: [
            ([0x7B, 0x0A, 0x22, 0xE9, 0x22], "f:2:2"),
            ([0x22, 0xC3, 0x22], "f:1:2"),
            ([0x22, 0xC3, 0xA9, 0xC0, 0x80], "f:1:4"),
            ([0x22, 0xED, 0xA0, 0x80], "f:1:2"),
            ([0x22, 0xF0, 0x9F], "f:1:2"),
        ] as [([UInt8], String)])
    func encoding(_ bytes: [UInt8], _ place: String) {
        let result = SyntaxTree.read(SourceFile(name: "f", bytes: bytes))
        #expect(
            said(by: result)
                == "\(place): error: the text is not UTF-8 here; save the file as UTF-8")
    }

    @Test(
        "other encodings are named",
        arguments: [
            [0xFE, 0xFF, 0, 0x7B], [0xFF, 0xFE, 0x7B, 0], [0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D],
        ] as [[UInt8]])
    func otherEncodings(_ bytes: [UInt8]) {
        #expect(
            said(by: ScreenReader.read(SourceFile(name: "f", bytes: bytes)))
                == "f: error: the file is UTF-16 or UTF-32 text; save it as UTF-8")
    }

    @Test("a byte order mark in UTF-8 is tolerated in both text formats")
    func byteOrderMark() {
        expect("", from: "\u{FEFF}{}", by: ThemeReader.read)
        expect("", from: "\u{FEFF}<plist><dict/></plist>", by: ThemeReader.read)
    }
}
