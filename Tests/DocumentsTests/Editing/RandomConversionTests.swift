// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import TestSupport
import Testing

@testable import Documents
@testable import Syntax

/// With any names and values, a theme in another format is a file that can be read again. It has the same values, or a
/// diagnostic reports each loss.
@Suite("Random conversions")
struct RandomConversionTests {
    /// Names with a special meaning in JSON, property lists, or tokens.
    private static let names = [
        "NotoSerif-Bold", "{a.b}", "{", "}", "\"", "'", "\\", "]]>", "<!-- -->", "&amp;", "a\u{1}b",
        "\u{0}", "\n", "\t", " ", "字体", "\u{202E}x", "😀", "system", "Bold", "Größe",
    ]

    private func document(_ original: ThemeDocument, seed: UInt64) -> ThemeDocument {
        var generator = SeededGenerator(seed: seed)
        var document = original
        for style in TextStyle.allCases where Bool.random(using: &generator) {
            let name = generator.one(of: Self.names) + generator.one(of: Self.names + [""])
            let size = generator.one(of: [0.1, 17, 17.5, 1000])
            let edit = ThemeEdit.font(style, fontName: name, fontSize: size)
            document = (try? document.applying(edit)) ?? document
            let limit = ThemeEdit.maximumPointSize(style, generator.maybe(21.25))
            document = (try? document.applying(limit)) ?? document
        }
        return document
    }

    @Test("what is written can be read again, and what is lost is said", .timeLimit(.minutes(20)))
    func model() throws {
        var (written, refused, lossy) = (0, 0, 0)
        for (number, original) in try Corpus.documents().enumerated()
        where original.source.bytes.count < 5_000 {
            let document = document(original, seed: UInt64(number))
            for container in ThemeFormat.Container.allCases {
                for entries in [nil, ThemeFormat.Entries.scaledFont, .scaledFontFork] {
                    let (converted, losses) = document.converted(to: container, entries: entries)
                    guard !losses.contains(where: { $0.severity == .error }) else {
                        refused += 1
                        continue
                    }
                    let comment: Comment =
                        "\(original.source.name) to \(container), \(entries as Any): \(losses)"
                    let again = ThemeReader.read(converted.source).value
                    #expect(again == converted.theme, comment)
                    written += 1
                    let (old, new) = (document.theme.meaning.fonts, converted.theme.meaning.fonts)
                    for (style, font) in old where new[style] != font {
                        let key = document.theme.fonts[style]?.key ?? ""
                        let path = "." + key + "."
                        #expect(
                            losses.contains { ".\($0.keyPath).".contains(path) }, comment)
                        lossy += 1
                    }
                }
            }
        }
        #expect(written > 500 && refused > 0 && lossy > 100)
    }
}
