// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TableAttributes

/// The labels of a row, below each other.
public struct LabelStack: Hashable, Sendable {
    /// From top to bottom; never empty in a screen that was read.
    public var labels: [Label]
    /// What keeps them apart; system spacing unless the file says otherwise.
    public var spacing: LabelSpacing
    /// Space around all of them; the profile's cell margins where the file says nothing.
    public var margins: Margins

    /// A stack from its parts.
    public init(labels: [Label], spacing: LabelSpacing = .system, margins: Margins = Margins()) {
        self.labels = labels
        self.spacing = spacing
        self.margins = margins
    }
}

/// A text with attributes of its own.
public struct Label: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// How it looks. Without a font it is its text style in the theme.
    public var attributes: TextAttributes

    /// A label that says `text`.
    public init(text: String, attributes: TextAttributes = TextAttributes()) {
        self.text = text
        self.attributes = attributes
    }
}
