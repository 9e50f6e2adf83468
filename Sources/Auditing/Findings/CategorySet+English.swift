// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

extension CategorySet {
    /// `XS to M, XL`: what stands next to each other as a stretch.
    package var english: String {
        var stretches: [(first: ContentSizeCategory, last: ContentSizeCategory)] = []
        for category in categories {
            if let last = stretches.last?.last, last.larger == category {
                stretches[stretches.count - 1].last = category
            } else {
                stretches.append((category, category))
            }
        }
        return stretches.map { first, last in
            first == last
                ? first.shortName
                : first.shortName + (first.larger == last ? " and " : " to ") + last.shortName
        }.joined(separator: ", ")
    }
}
