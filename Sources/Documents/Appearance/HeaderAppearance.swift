// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The appearance of a header, as far as a file sets it: of section headers in a theme or a screen,
/// and of a table header.
package struct HeaderAppearance: Hashable, Sendable {
    package var text = TextAttributes()
    /// The background color; nil for none.
    package var background: ColorValue?
    /// The space around the text.
    package var margins = Margins()
    /// The change of the text's case; nil for none.
    package var textCase: TextCase?
    /// The height; nil for automatic.
    package var height: ItemHeight?

    /// An appearance without any values.
    package init() {}

    /// This appearance, with missing values taken from `other`.
    package func completed(by other: HeaderAppearance) -> HeaderAppearance {
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

/// The change of case of a header's text.
package enum TextCase: String, CaseIterable, Hashable, Sendable {
    /// All capitals, like grouped headers through iOS 18.
    case uppercase
    /// The case of the text in the file.
    case none
}

extension HeaderAppearance {
    /// One edit for each value that is set, in the order of the format's documentation.
    package var aspects: [HeaderEdit] {
        let all: [HeaderEdit] = [
            .textStyle(text.textStyle), .fontName(text.fontName), .pointSize(text.pointSize),
            .weight(text.weight), .color(text.color), .scales(text.scales),
            .maximumPointSize(text.maximumPointSize), .alignment(text.alignment),
            .lines(text.lines), .background(background), .margin(.top, margins.top),
            .margin(.leading, margins.leading), .margin(.bottom, margins.bottom),
            .margin(.trailing, margins.trailing), .textCase(textCase), .height(height),
        ]
        return all.filter { $0.written != nil }
    }
}
