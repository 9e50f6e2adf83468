// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftScreens
import Syntax
import TestSupport
import Testing

@Suite("Damaged string tables")
struct HostileTableTests {
    private static let tables: [(path: FilePath, text: String)] = [
        (
            "en.lproj/T.strings",
            #"/* a */ "b \U00e9\Ud83d\Ude00\u{41}" = "c\n\101"; // d\#n'e' = f; {g} "h" = "%1$@ %#@i@";"#
        ),
        (
            "en.lproj/T.stringsdict",
            """
            <plist><dict><key>a %d</key><dict><key>NSStringLocalizedFormatKey</key>
            <string>%1$#@n@ %#@m@</string><key>n</key><dict><key>one</key><string>%d x</string>
            <key>other</key><string>%#@m@</string></dict><key>m</key><dict><key>other</key>
            <string>%ld</string></dict></dict></dict></plist>
            """
        ),
        (
            "T.xcstrings",
            """
            {"sourceLanguage": "en", "strings": {"a %lld": {"localizations": {"en": {"stringUnit":
            {"state": "new", "value": "%#@n@"}, "substitutions": {"n": {"argNum": 2, "variations":
            {"plural": {"one": {"stringUnit": {"value": "%arg"}}, "other": {"variations": {"device":
            {"iphone": {"stringUnit": {"value": "%arg x"}}}}}}}}}}}}}}
            """
        ),
    ]

    @Test("mutations are read, and their texts filled", arguments: tables.indices)
    func mutations(index: Int) throws {
        var generator = SeededGenerator(seed: 77)
        let (path, text) = Self.tables[index]
        for _ in 0..<2_000 {
            let bytes = generator.mutated(Array(text.utf8), times: 1...4)
            let result = try table(bytes, at: path)
            guard let table = result.value else { continue }
            let texts = LocalizedTexts([table])
            for (key, entry) in table.entries {
                _ = TextFormat(entry.value).filled(with: ["1", "2"])
                #expect(texts.text(for: key, table: "T", near: "V.swift")?.entry == entry)
                if let range = entry.range { #expect(Int(range.end) <= bytes.count) }
            }
        }
    }

    @Test(
        "long repetitions take linear time", .timeLimit(.minutes(20)),
        arguments: [
            "\"", "'", "\"\\\"\n", "a = ", "/*", "{", "\\", "a\n", "\"a\" = \"b\" c", ";", "'\"\n",
        ])
    func repetitions(piece: String) throws {
        let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
        _ = try table(text, at: "en.lproj/T.strings")
        _ = TextFormat(String(repeating: "%#@", count: 50_000))
        _ = TextFormat(String(repeating: "%1$", count: 50_000))
    }
}
