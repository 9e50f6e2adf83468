// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text with the origin of its parts.
struct TextValue {
    struct Piece {
        var text: String
        /// The data that the text stands for, if only the app has it.
        var sample: Sample?
        /// Whether it stands for an interpolation, and in keys of string tables for `%lld`.
        var isInterpolated = false
        var isInteger = false

        var isSample: Bool { sample != nil }
    }

    var pieces: [Piece]
    /// The literal that it is from.
    var place: SourcePlace?
    /// The other literals that are parts of it.
    private(set) var addedPlaces: [SourcePlace] = []
    /// Whether SwiftUI looks it up in string tables: a literal, not a variable.
    var isLiteral = false
    /// The key and table of its string, if it was looked up.
    var key: String?
    var table: String?
    /// The text of a table before its placeholders were filled, for a caller that has their arguments.
    var format: StringTable.Entry?

    var string: String { pieces.map(\.text).joined() }
    var isSample: Bool { pieces.contains { $0.isSample && !$0.text.isEmpty } }
    var isEmpty: Bool { pieces.allSatisfy(\.text.isEmpty) }

    init(_ text: String, place: SourcePlace? = nil) {
        pieces = [Piece(text: text)]
        self.place = place
    }

    init(pieces: [Piece], place: SourcePlace?) { (self.pieces, self.place) = (pieces, place) }

    /// The text as a part of another text.
    var asPiece: Piece {
        Piece(text: string, sample: isSample ? pieces.lazy.compactMap(\.sample).first : nil)
    }

    /// The text with each part changed, such as to capitals.
    func map(_ change: (String) -> String) -> TextValue {
        var copy = self
        copy.pieces = pieces.map { piece in
            var piece = piece
            piece.text = change(piece.text)
            return piece
        }
        copy.isLiteral = false
        return copy
    }

    /// The bytes in it.
    var length: Int { pieces.reduce(0) { $0 + $1.text.utf8.count + 1 } }

    static func + (left: TextValue, right: TextValue) -> TextValue {
        guard left.length + right.length <= Budget.maximumTextLength else { return left }
        var sum = TextValue(pieces: left.pieces + right.pieces, place: left.place ?? right.place)
        sum.addedPlaces = left.addedPlaces + right.addedPlaces
        if let place = right.place, left.place != nil { sum.addedPlaces.append(place) }
        return sum
    }
}

extension Double {
    /// Without a point if it is whole.
    var shortestDescription: String {
        if let whole = Int(exactly: self) { return "\(whole)" }
        return "\(self)"
    }
}
