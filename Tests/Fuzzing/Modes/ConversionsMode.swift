// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import TestSupport

/// Themes with a few edits, converted to each other format and back.
struct ConversionsMode: FuzzMode {
    private let samples: Samples
    private static let containers: [ThemeFormat.Container] = [
        .typeladder, .xmlPropertyList, .binaryPropertyList, .jsonDictionary,
    ]

    init() throws { samples = try Samples() }

    mutating func run(_ random: inout SeededGenerator) throws {
        var document = random.one(of: samples.documents)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            document = (try? document.applying(random.themeEdit())) ?? document
        }
        let container = random.one(of: Self.containers)
        let (converted, losses) = document.converted(to: container)
        if losses.contains(where: { $0.severity == .error }) {
            // A format that can store none of the fonts gets no file. A loss explains each font.
            let unheld = losses.count { $0.severity == .warning }
            return try Self.require(
                unheld >= document.theme.fonts.count,
                "\(document.source.name) to \(container): \(losses)")
        }
        try Self.require(
            ThemeDocument.read(converted.source).value?.theme.meaning == converted.theme.meaning,
            "\(document.source.name): what was written reads otherwise")
        for (style, font) in document.theme.fonts where font.fontName != nil && losses.isEmpty {
            let other = converted.theme.fonts[style]
            try Self.require(
                other?.fontName == font.fontName && other?.fontSize == font.fontSize,
                "\(document.source.name) to \(container): \(style) is lost without a word")
        }
    }
}
