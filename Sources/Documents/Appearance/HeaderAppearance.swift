// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TableAttributes

/// How a header appearance, as far as a file says: the theme's section headers, a screen's own, and the
/// view above the table.
public struct HeaderAppearance: Hashable, Sendable {
    /// How its text appearance.
    public var text = TextAttributes()
    /// The colour behind it; nil is none.
    public var background: ColorValue?
    /// Space around the text.
    public var margins = Margins()
    /// Whether the text is changed to capitals; nil leaves it to the profile.
    public var textCase: TextCase?
    /// How high it is; nil is automatic.
    public var height: ItemHeight?

    /// Looks that leave everything open.
    public init() {}

    /// These appearance, with what they leave open taken from `other`.
    public func completed(by other: HeaderAppearance) -> HeaderAppearance {
        var appearance = self
        appearance.text = text.completed(by: other.text)
        appearance.background = background ?? other.background
        appearance.margins = Margins(
            top: margins.top ?? other.margins.top,
            leading: margins.leading ?? other.margins.leading,
            bottom: margins.bottom ?? other.margins.bottom,
            trailing: margins.trailing ?? other.margins.trailing)
        appearance.textCase = textCase ?? other.textCase
        appearance.height = height ?? other.height
        return appearance
    }
}
