// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What modifiers say about a view and the views in it. The innermost modifier counts, as in SwiftUI.
@dynamicMemberLookup
struct ViewStyle {
    private var looks = Boxed<Looks>()
    /// Facts about the view itself, not about the views in it.
    var own = Boxed<Own>()

    subscript<Value>(dynamicMember path: WritableKeyPath<Looks, Value>) -> Value {
        get { looks[dynamicMember: path] }
        set { looks[dynamicMember: path] = newValue }
    }

    /// The style of a view inside of another one.
    func inherited(_ outer: ViewStyle) -> ViewStyle {
        var style = self
        style.looks = looks.merged(outer.looks)
        return style
    }

    /// The style for the views inside of a view.
    var plain: ViewStyle {
        var style = self
        style.own = Boxed()
        return style
    }

    /// What the views in a view have from it.
    struct Looks {
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
    }

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
}

extension ViewStyle.Looks: BlankValue {
    mutating func add(_ outer: Self) {
        // A font is one value: a text with a size of its own has nothing of the font around it.
        if textStyle == nil, fontName == nil, pointSize == nil {
            textStyle = outer.textStyle
            fontName = outer.fontName
            pointSize = outer.pointSize
            scales = outer.scales
            weight = weight ?? outer.weight
        }
        isItalic = isItalic ?? outer.isItalic
        color = color ?? outer.color
        lines = lines ?? outer.lines
        alignment = alignment ?? outer.alignment
        isUppercase = isUppercase ?? outer.isUppercase
        minimumScaleFactor = minimumScaleFactor ?? outer.minimumScaleFactor
        truncation = truncation ?? outer.truncation
        tint = tint ?? outer.tint
        listStyle = listStyle ?? outer.listStyle
        pickerStyle = pickerStyle ?? outer.pickerStyle
        buttonStyle = buttonStyle ?? outer.buttonStyle
        labelStyle = labelStyle ?? outer.labelStyle
        hidesLabels = hidesLabels ?? outer.hidesLabels
    }
}

extension ViewStyle.Own: BlankValue {
    mutating func add(_ outer: Self) {
        tag = tag ?? outer.tag
        badge = badge ?? outer.badge
        height = height ?? outer.height
        minimumHeight = minimumHeight ?? outer.minimumHeight
        rowBackground = rowBackground ?? outer.rowBackground
        separator = separator ?? outer.separator
        title = title ?? outer.title
        titleDisplayMode = titleDisplayMode ?? outer.titleDisplayMode
        search = search ?? outer.search
        accessibilityLabel = accessibilityLabel ?? outer.accessibilityLabel
        smallestCategory = smallestCategory ?? outer.smallestCategory
        largestCategory = largestCategory ?? outer.largestCategory
        isSample = isSample || outer.isSample
        isHidden = isHidden || outer.isHidden
        headerProminence = headerProminence ?? outer.headerProminence
    }
}
