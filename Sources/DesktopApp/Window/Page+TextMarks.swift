// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words
import Workspace

extension Page {
    /// The marks behind the screen's title while the texts of its preview are not those of its file: what is
    /// done to them, in words.
    var textMarks: [String] {
        let variant = preview.environment.textVariant
        return (screen.hasTypedTexts ? [tr("Texts typed over")] : [])
            + (variant == .asWritten ? [] : [variant.title])
    }
}
