// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TableAttributes

/// The appearance of a header as far as a file gives it: of section headers in a theme or a screen,
/// and of a table header.
public struct HeaderAppearance: Hashable, Sendable {
    /// The attributes of the text.
    public var text = TextAttributes()
    /// The background colour; nil for none.
    public var background: ColorValue?
    /// The space around the text.
    public var margins = Margins()
    /// The change of the text's case; nil for none.
    public var textCase: TextCase?
    /// The height; nil for automatic.
    public var height: ItemHeight?

    /// An appearance without any values.
    public init() {}

    /// This appearance, with the values that it lacks from `other`.
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
