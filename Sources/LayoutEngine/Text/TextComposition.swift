// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text whose pieces were shaped by themselves, with the breaks of the whole.
struct TextComposition {
    private var shaped: ShapedText

    /// The composition of a text without its pieces.
    init(_ whole: PreparedText) {
        shaped = whole.shaped
        shaped.runs = []
        shaped.corrections = []
        shaped.missingGlyphs = 0
        shaped.missingFontPackages = []
    }

    var text: PreparedText {
        var result = shaped
        if result.runs.allSatisfy({ $0.face == 0 }) { result.runs = [] }
        return PreparedText(result)
    }

    /// Sets the advance of characters that are not drawn as a text, in units of an em.
    mutating func setAdvance(_ advance: Int32, of range: Range<Int>) {
        for index in range where shaped.scalars.indices.contains(index) {
            shaped.scalars[index].advance = index == range.lowerBound ? advance : 0
        }
    }

    /// Replaces the advances and faces of some characters by those of a piece that was shaped by itself.
    mutating func replace(
        _ range: Range<Int>, by piece: ShapedText, as part: SourceText.Part?
    ) {
        let scale = part?.scale ?? 1
        func scaled(_ advance: Int32) -> Int32 {
            scale == 1
                ? advance : Int32(clamping: Int64((Double(advance) * scale).rounded()))
        }
        for (index, scalar) in zip(range, piece.scalars) {
            let isCluster =
                shaped.scalars[index].traits.intersection([.graphemeStart, .softHyphen])
                == .graphemeStart
            shaped.scalars[index].advance =
                Int32(
                    clamping: Int(scaled(scalar.advance)) + Int(isCluster ? part?.tracking ?? 0 : 0)
                )
        }
        let indices = piece.faces.enumerated().map { number, face in
            var face = face
            if number == 0 {
                guard let part else { return 0 }
                face.partMetrics = part.metrics
                face.isPart = true
            } else if scale != 1 {
                face.partMetrics = face.metrics.scaled(by: scale)
            }
            if let known = shaped.faces.firstIndex(of: face) { return known }
            shaped.faces.append(face)
            return shaped.faces.count - 1
        }
        let pieceRuns = piece.runs.isEmpty ? [ShapedText.Run(start: 0, face: 0)] : piece.runs
        for run in pieceRuns where shaped.runs.last?.face != indices[run.face] {
            shaped.runs.append(
                ShapedText.Run(start: range.lowerBound + run.start, face: indices[run.face]))
        }
        for correction in piece.corrections {
            shaped.corrections.append(
                ShapedText.BreakCorrection(
                    index: range.lowerBound + correction.index, ending: scaled(correction.ending),
                    beginning: scaled(correction.beginning)))
        }
        shaped.missingGlyphs += piece.missingGlyphs
        shaped.missingFontPackages += piece.missingFontPackages.filter {
            !shaped.missingFontPackages.contains($0)
        }
    }
}
