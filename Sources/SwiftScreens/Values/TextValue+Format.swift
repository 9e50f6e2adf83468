// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension TextValue {
    /// The text with arguments in place of its placeholders.
    func filled(with arguments: [Piece]) -> TextValue {
        var result =
            format.map { TextValue($0, arguments) } ?? TextValue(format: string, arguments)
        (result.place, result.key, result.table) = (place, key, table)
        return result
    }

    /// A text of a table with its arguments: of several plural variants, the one for the first number among them.
    init(_ entry: StringTable.Entry, _ arguments: [Piece]) {
        let number = arguments.lazy.compactMap { Double($0.text) }.first
        self.init(format: entry.text(for: PluralCategory(of: number)), arguments)
    }

    /// A format with its arguments: `%@`, `%lld`, `%2$@`, `%.1f`, `%%`.
    init(format: String, _ arguments: [Piece]) {
        self.init(pieces: [], place: nil)
        var next = 0
        for piece in TextFormat(format).pieces {
            switch piece {
            case .text(let text): pieces.append(Piece(text: text))
            case .placeholder(let placeholder):
                next += placeholder.starCount
                let index = placeholder.number.map { $0 - 1 } ?? next
                if placeholder.number == nil { next += 1 }
                let isText = placeholder.kind == .object
                var argument =
                    arguments.indices.contains(index)
                    ? arguments[index] : Piece(text: Samples.other, sample: Sample())
                // A word of ours is no number.
                if !isText, argument.isSample, Double(argument.text) == nil {
                    argument.text = Samples.number
                }
                if let format = NumberFormat(placeholder), let number = Double(argument.text),
                    number.isFinite
                {
                    argument.text = format.text(of: number)
                }
                pieces.append(argument)
            }
        }
        if pieces.isEmpty { pieces = [Piece(text: format)] }
    }
}
