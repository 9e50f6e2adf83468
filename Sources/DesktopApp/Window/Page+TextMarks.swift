// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words
import Workspace

extension Page {
    /// The marks after the screen's title, if its preview has other texts than its file.
    var textMarks: [String] {
        let variant = preview.environment.textVariant
        return variant == .asWritten ? [] : [variant.title]
    }
}
