// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing

@testable import CommandLineTool

/// `diff` compares the appearance of two files, and its exit code tells whether they differ.
@MainActor @Suite struct DiffCommandTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "typeladder-\(UUID().uuidString)")

    private static let files = [
        "a.json": #"{"body": {"fontName": "NotoSerif-Regular", "fontSize": 17}}"#,
        "b.json": #"{"body": {"fontName": "NotoSerif-Regular", "fontSize": 20}}"#,
        "c.json": #"{"body": {"fontName": "Courier", "fontSize": 17}}"#,
        "d.json": #"{"body": {"fontName": "Courier", "fontSize": 20}}"#,
        "one.json": #"{"sections": [{"rows": [{"title": "One"}]}]}"#,
        "two.json": #"{"sections": [{"rows": [{"title": "One", "height": 80}]}]}"#,
        "named.json": #"{"name": "N", "fonts": {}, "sectionHeader": {"height": 40}}"#,
        "high.json": #"{"name": "N", "fonts": {}, "sectionHeader": {"height": 60}}"#,
        "broken.json": #"{"body": {"fontName": "NotoSerif", "fontSize": "17"}}"#,
    ]

    private func diff(_ words: String...) throws -> (Int32, output: String, errors: String) {
        try diff(words)
    }

    private func diff(_ words: [String]) throws -> (Int32, output: String, errors: String) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in Self.files {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let capture = Capture()
        let code = CommandLineTool.run(
            ["diff"]
                + words.map { $0.hasSuffix(".json") ? folder.appending(path: $0).path : $0 },
            console: capture.console)
        return (code.rawValue, capture.output, capture.errors)
    }

    @Test func equalFilesDoNotDiffer() throws {
        for file in ["a.json", "one.json"] {
            let (code, output, _) = try diff(file, file)
            #expect(code == 0)
            #expect(output.hasSuffix("at L, 390 pt wide: no differences\n"))
        }
    }

    @Test func themesDiffer() throws {
        let (code, output, _) = try diff("a.json", "b.json", "--screen", "one.json")
        #expect(code == 1)
        #expect(output.contains("  Body: 17 → 20 pt; base size 17 → 20 pt\n"))
        #expect(output.contains("  “One” row: "))
    }

    /// iOS no longer has Courier. The device draws the preferred font for both files, but the files differ.
    @Test func sizesOfFontsThatTheDeviceLacksDiffer() throws {
        let (code, output, _) = try diff("c.json", "d.json")
        #expect(code == 1)
        #expect(output.hasSuffix(": 1 difference\n  Body: base size 17 → 20 pt\n"))
    }

    @Test func screensDiffer() throws {
        let (code, output, _) = try diff("one.json", "two.json", "--theme", "a.json")
        #expect(code == 1)
        #expect(output.contains(": 1 difference\n  “One” row: "))
        #expect(output.contains(" pt taller"))
    }

    @Test func valuesThatDoNotShowDiffer() throws {
        let (code, output, _) = try diff("named.json", "high.json", "--screen", "one.json")
        #expect(code == 1)
        #expect(output.hasSuffix(": 1 difference\n  Theme: section header height 40 pt → 60 pt\n"))
    }

    @Test func allCategoriesAreCompared() throws {
        let (code, output, _) = try diff("a.json", "b.json", "--category", "all")
        #expect(code == 1)
        #expect(output.contains(" at all sizes, 390 pt wide: "))
        #expect(output.contains("  Body: 17 → 20 pt at L; base size 17 → 20 pt\n"))
        let (same, report, _) = try diff(
            "a.json", "a.json", "--category", "all", "--format", "json")
        #expect(same == 0)
        #expect(report.contains("\"category\" : \"all\""))
    }

    /// The first bytes of a format.
    @Test(
        arguments: [("png", "\u{89}PNG"), ("svg", "<?xml"), ("pdf", "%PDF-")], [[], ["--overlay"]])
    func pictureStandsBesideTheReport(
        format: (end: String, magic: String), options: [String]
    ) throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "\(UUID().uuidString).\(format.end)")
        defer { try? FileManager.default.removeItem(at: path) }
        for (files, expected) in [(["one.json", "two.json"], 1), (["one.json", "one.json"], 0)] {
            let (code, output, errors) = try diff(
                files + ["-o", path.path, "--resolution", "1"] + options)
            #expect(Int(code) == expected, "\(errors)")
            #expect(output.contains(expected == 1 ? "1 difference" : "no differences"))
            let bytes = try Data(contentsOf: path)
            #expect(bytes.starts(with: format.magic.unicodeScalars.map { UInt8($0.value) }))
        }
    }

    @Test func pictureOnStandardOutputTakesThePlaceOfTheReport() throws {
        let (code, output, errors) = try diff("a.json", "b.json", "-o", "-")
        #expect(code == 1, "\(errors)")
        #expect(!output.contains("difference"))
    }

    @Test(arguments: [
        (["a.json"], "Name two themes or two screens"),
        (["a.json", "one.json"], "Compare two themes, or two screens"),
        (["a.json", "b.json", "--theme", "a.json"], "--theme is for comparing screens"),
        (["one.json", "two.json", "--screen", "one.json"], "--screen is for comparing themes"),
        (["a.json", "broken.json"], "broken.json:1:"), (["a.json", "none.json"], "does not exist"),
        (["-", "-"], "standard input"),
        (["a.json", "b.json", "--overlay"], "Name its file with -o"),
        (["a.json", "b.json", "--resolution", "2"], "Name its file with -o"),
        (["a.json", "b.json", "-o", "x.gif"], "x.gif"),
        (["a.json", "b.json", "-o", "x.png", "--category", "all"], "The category cannot be “all”"),
    ])
    func whatCannotBeComparedIsAnError(words: [String], message: String) throws {
        let (code, output, errors) = try diff(words)
        #expect(code == 2)
        #expect(output.isEmpty)
        #expect(errors.contains(message), "\(errors)")
    }
}
