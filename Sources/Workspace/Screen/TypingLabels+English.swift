// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The labels of the steps of typing over texts, in the form of menus.
enum TypingLabels {
    static let change = "Change Text"
    static let restore = "Restore Texts"
}
