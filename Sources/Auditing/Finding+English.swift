// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Finding: CustomStringConvertible {
    /// What is missed, and what to do about it.
    public var description: String {
        switch kind {
        case .clipped(let needed, let given):
            "\(item): text is clipped: it needs \(rounded(needed)) points and has "
                + "\(rounded(given)); make the height automatic"
        case .truncated(let lineLimit):
            "\(item): the end of a text is left out after \(lineLimit) "
                + "\(lineLimit == 1 ? "line" : "lines"); allow more lines (0 for no limit)"
        }
    }

    private func rounded(_ points: Double) -> Double { (points * 10).rounded() / 10 }
}
