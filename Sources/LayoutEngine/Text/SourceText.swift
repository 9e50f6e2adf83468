// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text before it is prepared, with the parts of it that have fonts of their own.
public struct SourceText: Hashable, Sendable {
    public var text: String
    /// The parts in other fonts than the text, in order and apart from each other. Parts that differ only in color have
    /// no entry, so they are shaped together with the text around them.
    public var parts: [Part]

    public init(_ text: String, parts: [Part] = []) {
        self.text = text
        self.parts = parts
    }

    /// Consecutive characters in another font.
    public struct Part: Hashable, Sendable {
        /// The range in the Unicode scalars of the text.
        public var scalars: Range<Int>
        public var face: Face
        /// The size of the font, as a factor of the size of the text.
        public var scale: Double
        /// The advance that each cluster has in addition to the tracking of the text, in units of an em of the text.
        public var tracking: Int32
        /// The vertical metrics in ems of the text, if they can make a line taller; nil if they are those of the text.
        public var metrics: FaceMetrics?
        /// The advance of a part that is not shaped, such as a symbol, in units of an em of the text; nil for a text.
        public var advance: Int32?

        public init(
            scalars: Range<Int>, face: Face, scale: Double = 1, tracking: Int32 = 0,
            metrics: FaceMetrics? = nil, advance: Int32? = nil
        ) {
            self.advance = advance
            self.scalars = scalars
            self.face = face
            self.scale = scale
            self.tracking = tracking
            self.metrics = metrics
        }
    }
}

extension TextMeasuring {
    /// Prepares texts, of which some have parts in other fonts.
    ///
    /// Each part and each piece between two is shaped by itself, because fonts neither kern nor join across their
    /// borders. Lines break where those of the whole text do. Pieces in one face are prepared together, so that a
    /// measurer can spread them over cores.
    func prepare(_ sources: [SourceText], in face: Face, language: String?) -> [PreparedText] {
        var wholes = prepare(
            sources.map(\.text), in: face, language: face.language ?? language)
        var pieces: [Face: (texts: [String], uses: [(source: Int, piece: SourceText.Piece)])] = [:]
        for (number, source) in sources.enumerated() where !source.parts.isEmpty {
            let scalars = Array(source.text.unicodeScalars)
            for piece in source.pieces(count: scalars.count)
            where !piece.scalars.isEmpty && piece.part?.advance == nil {
                var text = String.UnicodeScalarView()
                text.append(contentsOf: scalars[piece.scalars])
                let own = piece.part?.face ?? face
                pieces[own, default: ([], [])].texts.append(String(text))
                pieces[own, default: ([], [])].uses.append((number, piece))
            }
        }
        var prepared: [Int: [(piece: SourceText.Piece, text: PreparedText)]] = [:]
        for (face, batch) in pieces {
            let texts = prepare(batch.texts, in: face, language: face.language ?? language)
            for (use, text) in zip(batch.uses, texts) {
                prepared[use.source, default: []].append((use.piece, text))
            }
        }
        for (number, source) in sources.enumerated() where !source.parts.isEmpty {
            var composition = TextComposition(wholes[number])
            let texts = prepared[number, default: []].sorted {
                $0.piece.scalars.lowerBound < $1.piece.scalars.lowerBound
            }
            for (piece, text) in texts {
                composition.replace(piece.scalars, by: text.shaped, as: piece.part)
            }
            for part in source.parts {
                guard let advance = part.advance else { continue }
                composition.setAdvance(advance, of: part.scalars)
            }
            wholes[number] = composition.text
        }
        return wholes
    }
}

extension SourceText {
    /// A part, or a piece between two.
    fileprivate struct Piece {
        var scalars: Range<Int>
        var part: Part?
    }

    /// The parts and the pieces between them, in order.
    fileprivate func pieces(count: Int) -> [Piece] {
        var pieces: [Piece] = []
        var end = 0
        for part in parts {
            let range = part.scalars.clamped(to: end..<max(end, count))
            pieces.append(Piece(scalars: end..<range.lowerBound))
            pieces.append(Piece(scalars: range, part: part))
            end = range.upperBound
        }
        return pieces + [Piece(scalars: end..<max(end, count))]
    }
}

extension FaceMetrics {
    /// The metrics at a factor of the size.
    func scaled(by scale: Double) -> FaceMetrics {
        FaceMetrics(
            ascent: ascent * scale, descent: descent * scale, lineGap: lineGap * scale,
            capHeight: capHeight * scale, xHeight: xHeight * scale)
    }
}
