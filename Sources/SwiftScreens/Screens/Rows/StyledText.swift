// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text with its looks.
struct StyledText {
    var text: TextValue
    var style: ViewStyle
    let place: SourcePlace
}
