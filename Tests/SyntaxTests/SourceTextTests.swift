// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import ReaderTestSupport
import Testing

@testable import Syntax

@Suite("Source texts")
struct SourceTextTests {
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
                == "\(place): error: The text here is not valid UTF-8. Save the file as UTF-8.")
    }

    @Test(
        "other encodings are named",
        arguments: [
            [0xFE, 0xFF, 0, 0x7B], [0xFF, 0xFE, 0x7B, 0], [0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D],
        ] as [[UInt8]])
    func otherEncodings(_ bytes: [UInt8]) {
        #expect(
            said(by: ScreenReader.read(SourceFile(name: "f", bytes: bytes)))
                == "f: error: The file is UTF-16 or UTF-32 text. Save it as UTF-8.")
    }

    @Test("a byte order mark in UTF-8 is tolerated in both text formats")
    func byteOrderMark() {
        expect("", from: "\u{FEFF}{}", by: ThemeReader.read)
        expect("", from: "\u{FEFF}<plist><dict/></plist>", by: ThemeReader.read)
    }
}
