// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

extension Screen {
    /// Whether each text of an element stands for data that only the running app has.
    package func areSamples(in item: ItemID) -> [Bool] {
        guard let row = row(item) else {
            return [appearance(of: item)?.text.origin?.isSample ?? false]
        }
        return row.texts.map { text in
            if row.origin?.isSample == true { return true }
            if case .label(let number) = text {
                return row.stack?.label(number)?.attributes?.origin?.isSample ?? false
            }
            return row.attributes[text]?.origin?.isSample ?? false
        }
    }
}
