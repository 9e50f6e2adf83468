// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// The labels of the steps of typing over texts, in the form of menus.
enum TypingLabels {
    static var change: String { tr("Change Text") }
    static var restore: String { tr("Restore Typed Text") }
}
