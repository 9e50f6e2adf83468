// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension Finding {
    /// The remedy for people: a sentence without a full stop.
    package var remedy: String { advice.message }
}

extension Advice {
    /// A sentence without a full stop.
    package var message: String {
        switch self {
        case .automaticHeight(let size):
            "make its height automatic"
                + (size.map { ", or keep the text at \($0.plain) pt or less" } ?? "")
        case .unlimitedLines(hasFixedHeight: false): "allow any number of lines: \"lines\": 0"
        case .unlimitedLines(hasFixedHeight: true):
            "allow any number of lines (\"lines\": 0) and make the height automatic"
        case .widerText:
            "give the text margins that leave it room, and end before what is beside it"
        case .letScale(needsRoom: false): "let it scale: remove \"scales\": false"
        case .letScale(needsRoom: true):
            "let it scale, with an automatic height and any number of lines to grow into"
        case .removeTitle: "remove the title, or the header of the app's own"
        case .largerTarget: "make its height automatic, or at least 44 points"
        case .strongerColor(let color?): "use a colour that stands out more; \(color) would do"
        case .strongerColor(nil): "use a colour that stands out more"
        case .largerBase(let size): "begin with \(size.plain) pt or more at L"
        case .addStyle: "add the style to the theme, with a font and a size"
        case .anotherFont(let name?): "did you mean “\(name)”?"
        case .anotherFont(nil):
            "use a font that iOS has, or bring the font's file with the app and the theme"
        case .installFont: "install it, to see the device's own lines"
        case .fixTheme: "fix the entry"
        case .lighterWeight: "use a family with a bold face, or no weight"
        case .fontWithGlyphs: "use a font that has the characters, or other characters"
        case .spreadSizes(let smaller?):
            "give it a larger size at L, or \(smaller.displayName) a smaller one"
        case .spreadSizes(nil): "give the two styles sizes further apart"
        case .growMore(let maximum?):
            "let it grow to \(maximum.plain) pt: raise \"maximumPointSize\""
        case .growMore(nil): "use a style that grows more"
        case .liftCategoryLimit: "remove \"maximumContentSizeCategory\""
        case .readableWidth: "keep the text to a readable width: wider margins at the sides"
        case .hyphenate:
            "use a shorter word, a soft hyphen (U+00AD) in it, or narrower margins"
        case .splitItem: "make several items of it, or say it in fewer words"
        case .removeException: "remove the exception, or correct its rule and element"
        case .openHeaders: "remove it from the theme, or the header's own value on the screen"
        }
    }
}
