// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

extension Screen {
    /// The screen with empty rows in place of those that are missing in a category.
    package func present(in category: ContentSizeCategory) -> Screen {
        var screen = self
        for index in sections.indices {
            let isThere = sections[index].origin?.isThere(in: category) ?? true
            if !isThere {
                screen.sections[index].title = nil
                screen.sections[index].header = nil
                screen.sections[index].footer = nil
            }
            for (number, row) in sections[index].rows.enumerated()
            where !isThere || !(row.origin?.isThere(in: category) ?? true) {
                var missing = Row()
                missing.height = .points(0)
                missing.separator = .none
                missing.origin = row.origin
                screen.sections[index].rows[number] = missing
            }
        }
        return screen
    }
}
