// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension TextValue {
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
                pieces.append(
                    arguments.indices.contains(index)
                        ? arguments[index]
                        : Piece(
                            text: isText ? Samples.other : Samples.number, isSample: true))
            }
        }
        if pieces.isEmpty { pieces = [Piece(text: format)] }
    }
}
