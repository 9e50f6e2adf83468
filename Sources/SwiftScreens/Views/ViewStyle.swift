// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What modifiers say about a view and the views in it. The innermost modifier counts, as in SwiftUI.
struct ViewStyle {
    var textStyle: String?
    var fontName: String?
    var pointSize: Double?
    /// Whether the font grows; nil for that of its text style.
    var scales: Bool?
    var weight: String?
    var isItalic: Bool?
    var color: String?
    var lines: Double?
    var alignment: String?
    var isUppercase: Bool?
    var minimumScaleFactor: Double?
    var truncation: String?
    var tint: String?
    var listStyle: String?
    var pickerStyle: String?
    var buttonStyle: String?
    var labelStyle: String?
    var hidesLabels: Bool?

    /// The style for the views inside of a view.
    var plain: ViewStyle {
        var style = self
        style.own = Own()
        return style
    }

    // Of the view itself, not of the views in it.
    var own = Own()

    struct Own {
        var tag: Value?
        var badge: TextValue?
        var height: Double?
        var minimumHeight: Double?
        var rowBackground: String?
        var separator: Bool?
        var title: [ViewNode]?
        var titleDisplayMode: String?
        var search: TextValue?
        var accessibilityLabel: TextValue?
        var smallestCategory: String?
        var largestCategory: String?
        var isSample = false
        var isHidden = false
        var headerProminence: String?
    }

    /// The style of a view inside of another one.
    func inherited(_ outer: ViewStyle) -> ViewStyle {
        var style = self
        // A font is one value: a text with a size of its own has nothing of the font around it.
        if textStyle == nil, fontName == nil, pointSize == nil {
            style.textStyle = outer.textStyle
            style.fontName = outer.fontName
            style.pointSize = outer.pointSize
            style.scales = outer.scales
            style.weight = weight ?? outer.weight
        }
        style.isItalic = isItalic ?? outer.isItalic
        style.color = color ?? outer.color
        style.lines = lines ?? outer.lines
        style.alignment = alignment ?? outer.alignment
        style.isUppercase = isUppercase ?? outer.isUppercase
        style.minimumScaleFactor = minimumScaleFactor ?? outer.minimumScaleFactor
        style.truncation = truncation ?? outer.truncation
        style.tint = tint ?? outer.tint
        style.listStyle = listStyle ?? outer.listStyle
        style.pickerStyle = pickerStyle ?? outer.pickerStyle
        style.buttonStyle = buttonStyle ?? outer.buttonStyle
        style.labelStyle = labelStyle ?? outer.labelStyle
        style.hidesLabels = hidesLabels ?? outer.hidesLabels
        return style
    }
}

extension ViewStyle.Own {
    /// What modifiers say, the inner ones before the outer ones.
    func merged(_ outer: ViewStyle.Own) -> ViewStyle.Own {
        var own = self
        own.tag = tag ?? outer.tag
        own.badge = badge ?? outer.badge
        own.height = height ?? outer.height
        own.minimumHeight = minimumHeight ?? outer.minimumHeight
        own.rowBackground = rowBackground ?? outer.rowBackground
        own.separator = separator ?? outer.separator
        own.title = title ?? outer.title
        own.titleDisplayMode = titleDisplayMode ?? outer.titleDisplayMode
        own.search = search ?? outer.search
        own.accessibilityLabel = accessibilityLabel ?? outer.accessibilityLabel
        own.smallestCategory = smallestCategory ?? outer.smallestCategory
        own.largestCategory = largestCategory ?? outer.largestCategory
        own.isSample = isSample || outer.isSample
        own.isHidden = isHidden || outer.isHidden
        own.headerProminence = headerProminence ?? outer.headerProminence
        return own
    }
}
