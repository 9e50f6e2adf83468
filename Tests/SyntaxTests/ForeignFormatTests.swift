// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Documents
@testable import Syntax

/// Files that people drop by mistake.
@Suite struct ForeignFormatTests {
    @Test(
        "what can be no theme is named by what it is",
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a picture (PNG)"),
            ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10], "a picture (JPEG)"),
            (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), "a picture (WebP)"),
            ([0, 0, 0, 0x18] + Array("ftypheic".utf8), "a picture (HEIC)"),
            ([0, 0, 0, 0x18] + Array("ftypisom".utf8), "a video or audio file"),
            ([0, 1, 0, 0, 0, 0x0C], "a font (TrueType)"),
            (Array("OTTO".utf8) + [0, 9], "a font (OpenType)"),
            (Array("wOF2".utf8), "a font (WOFF2)"),
            (Array("%PDF-1.7".utf8), "a PDF document"),
            ([0x50, 0x4B, 3, 4, 0x14], "a ZIP archive or a document based on one"),
            (Array("<?xml version=\"1.0\"?>\n<svg xmlns=\"x\"/>".utf8), "a picture (SVG)"),
            (Array("<!DOCTYPE html><html></html>".utf8), "a web page (HTML)"),
            ([0x7B, 0x80, 0x02, 0x10], "a binary file"),
        ] as [([UInt8], String)])
    func named(_ bytes: [UInt8], _ name: String) {
        let file = SourceFile(name: "f", bytes: bytes)
        #expect(ForeignFormat(of: file)?.english == name)
        for diagnostics in [
            ThemeReader.read(file).diagnostics, ScreenReader.read(file).diagnostics,
        ] {
            #expect(diagnostics.count == 1)
            #expect(diagnostics.first?.id == "text.foreign-format")
            #expect(diagnostics.first?.message.hasPrefix("This is \(name). ") == true)
        }
    }

    @Test(
        "what may be a theme or a screen is read as one",
        arguments: [
            "true", "{}", "{\"a\": \"\u{1}\"}", "<plist><dict/></plist>", "bplist00\u{1}", "",
            "<!-- <html> --><plist/>",
        ])
    func passedOn(_ text: String) {
        #expect(ForeignFormat(of: SourceFile(name: "f", text: text)) == nil)
    }
}
