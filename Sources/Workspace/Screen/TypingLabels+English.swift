// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// The labels for steps of typed texts, in the form of menu items.
enum TypingLabels {
    static var change: String { tr("Change Text") }
    static var restore: String { tr("Restore Original Texts") }
}
