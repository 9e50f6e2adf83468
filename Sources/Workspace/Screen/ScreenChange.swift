// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// What a step of a screen changes besides its bytes.
package struct ScreenChange: StepNote {
    /// Where sections and rows went.
    private(set) var places = PlaceMap()
    /// What was selected before.
    private(set) var before = SelectedParts()
    /// What is selected after it.
    private(set) var after = SelectedParts()

    package init() {}

    init(places: PlaceMap, before: SelectedParts, after: SelectedParts) {
        (self.places, self.before, self.after) = (places, before, after)
    }

    /// A step that moves nothing, and leaves the selection as it is.
    init(staying selection: SelectedParts) {
        self.init(places: PlaceMap(), before: selection, after: selection)
    }

    package var isEmpty: Bool { places.isEmpty && before == after }

    package var inverse: ScreenChange {
        ScreenChange(places: places.inverse, before: after, after: before)
    }

    package func followed(by other: ScreenChange) -> ScreenChange {
        ScreenChange(places: places.followed(by: other.places), before: before, after: other.after)
    }
}
