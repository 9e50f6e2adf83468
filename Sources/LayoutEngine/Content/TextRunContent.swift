// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A part of a text with a look of its own.
public struct TextRunContent: Hashable, Sendable {
    /// The number of its Unicode scalars.
    public var count: Int
    /// The index of the font in the palette of fonts.
    public var font: Int
    /// The index of the color in the palette of colors.
    public var color: Int
    /// The lines that are drawn along it.
    public var strokes: Strokes
    /// Whether it is a link.
    package var isLink = false
    /// The index of the symbol that is drawn in its place in the palette of images; nil for a text.
    public var symbol: Int?
    /// What a screen reader says for the symbol; nil for a text.
    package var spokenName: String?

    package init(count: Int, font: Int, color: Int, strokes: Strokes = []) {
        self.count = count
        self.font = font
        self.color = color
        self.strokes = strokes
    }

    /// The advance of a symbol in a line, in ems of its font; assumed.
    package static let symbolWidth = 1.3

    /// Lines along a text (`underlineStyle`, `strikethroughStyle`).
    public struct Strokes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let underline = Strokes(rawValue: 1)
        public static let strikethrough = Strokes(rawValue: 2)
    }
}

extension TextContent {
    /// The ranges of the runs in the Unicode scalars of the text, with their runs.
    package var runRanges: [(scalars: Range<Int>, run: TextRunContent)] {
        var end = 0
        return runs.map { run in
            defer { end += run.count }
            return (end..<end + run.count, run)
        }
    }

    /// The text as a screen reader says it, with the names of symbols.
    package var spokenText: String {
        guard runs.contains(where: { $0.spokenName != nil }) else { return text }
        let scalars = Array(text.unicodeScalars)
        return runRanges.map { range, run in
            run.spokenName
                ?? String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))
        }.joined()
    }

    /// The text to show elsewhere than in the preview. A symbol is a square there.
    package var readText: String { text.replacing("\u{FFFC}", with: "▢") }

    /// The fonts of the runs that are not that of the text.
    var otherFonts: [Int] { runs.filter { $0.font != font || $0.symbol != nil }.map(\.font) }
}

/// The fonts of runs as far as preparing depends on them: by pairs of the fonts of a text and of one of its runs.
struct RunFonts: Hashable, Sendable {
    /// The pair of two fonts of the palette.
    struct Pair: Hashable, Sendable {
        var text: Int
        var run: Int
    }

    /// The size and the metrics of a run's font in relation to those of the text.
    private struct Ratio: Hashable, Sendable {
        var scale: Double
        /// In units of an em of the text.
        var tracking: Int32
        var metrics: FaceMetrics?
    }

    private var ratios: [Pair: Ratio] = [:]

    init(_ pairs: Set<Pair>, of palette: FontPalette) {
        for pair in pairs {
            let (text, run) = (palette.fonts[pair.text], palette.fonts[pair.run])
            let size = max(text.pointSize, 1e-6)
            // Rounded, so that the same ratio at two categories is one.
            let scale = (run.pointSize / size * 1e6).rounded() / 1e6
            let tracking = (run.tracking - text.tracking) / size * ShapedText.unitsPerEm
            let metrics = run.metrics.scaled(by: scale)
            ratios[pair] = Ratio(
                scale: scale, tracking: Int32(max(-1e6, min(1e6, tracking.rounded()))),
                metrics: metrics == text.metrics ? nil : metrics)
        }
    }

    /// The source of a text, whose runs have these fonts.
    func source(of content: TextContent, faces: PerFont<Face>) -> SourceText {
        guard !content.runs.isEmpty else { return SourceText(content.text) }
        var parts: [SourceText.Part] = []
        for (scalars, run) in content.runRanges
        where (run.font != content.font || run.symbol != nil) && run.count > 0 {
            let ratio = ratios[Pair(text: content.font, run: run.font)]
            guard run.symbol == nil else {
                let advance = TextRunContent.symbolWidth * (ratio?.scale ?? 1)
                parts.append(
                    SourceText.Part(
                        scalars: scalars, face: faces[content.font],
                        advance: Int32(max(0, min(500, advance)) * ShapedText.unitsPerEm)))
                continue
            }
            let part = SourceText.Part(
                scalars: scalars, face: faces[run.font], scale: ratio?.scale ?? 1,
                tracking: ratio?.tracking ?? 0, metrics: ratio?.metrics)
            // The same face at the same size is shaped together with the text.
            guard part.face != faces[content.font] || part.scale != 1 else { continue }
            if let last = parts.last, last.advance == nil,
                last.scalars.upperBound == scalars.lowerBound,
                last.face == part.face, last.scale == part.scale, last.tracking == part.tracking
            {
                parts[parts.count - 1].scalars = last.scalars.lowerBound..<scalars.upperBound
            } else {
                parts.append(part)
            }
        }
        return SourceText(content.text, parts: parts)
    }
}
