// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension SemanticColor {
    /// The name in words: "Secondary Label".
    package var displayName: String {
        rawValue.reduce(into: "") { title, letter in
            if title.isEmpty { return title = letter.uppercased() }
            title += letter.isUppercase ? " \(letter)" : "\(letter)"
        }
    }
}
