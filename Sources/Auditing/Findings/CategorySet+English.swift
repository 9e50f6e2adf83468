// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Words

extension CategorySet {
    /// The categories in words, with ranges for neighbors: `XS to M, XL`.
    package var english: String {
        var stretches: [(first: ContentSizeCategory, last: ContentSizeCategory)] = []
        for category in categories {
            if let last = stretches.last?.last, last.larger == category {
                stretches[stretches.count - 1].last = category
            } else {
                stretches.append((category, category))
            }
        }
        let words = stretches.map { first, last in
            if first == last { return first.shortName }
            return first.larger == last
                ? tr("%1$s and %2$s", first.shortName, last.shortName)
                : tr("%1$s to %2$s", first.shortName, last.shortName)
        }
        return listed(words)
    }
}
