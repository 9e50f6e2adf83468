// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The texts of a table that are prepared before it is laid out.
public enum TextPreparation: Sendable {
    case everything
    /// All texts where no more than a number are missing, or else none.
    case upTo(Int)
    case nothing

    /// Whether a number of missing texts is prepared.
    func allows(_ count: Int) -> Bool {
        switch self {
        case .everything: true
        case .upTo(let limit): count <= limit
        case .nothing: false
        }
    }
}
