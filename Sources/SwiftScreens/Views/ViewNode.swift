// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A view of SwiftUI with its content and what modifiers say about it.
struct ViewNode {
    indirect enum Kind {
        case text(TextValue)
        /// A symbol of SF Symbols.
        case symbol(String)
        /// A picture of the app, by its name.
        case picture(String)
        case stack(axis: String, alignment: String?, spacing: Double?, [ViewNode])
        /// Views over each other (`ZStack`).
        case overlay([ViewNode])
        case group([ViewNode])
        /// Room of at least so many points; nil for the system's.
        case spacer(Double?)
        case section(header: [ViewNode], content: [ViewNode], footer: [ViewNode])
        /// `List` and `Form`.
        case list([ViewNode])
        case scroll([ViewNode])
        case toggle(label: [ViewNode], isOn: Value)
        case button(label: [ViewNode], role: String?)
        /// `NavigationLink`, with what it leads to.
        case link(label: [ViewNode])
        case menu(label: [ViewNode], content: [ViewNode])
        case picker(label: [ViewNode], options: [ViewNode], selection: Value)
        case labeled(label: [ViewNode], content: [ViewNode])
        case label(title: [ViewNode], icon: [ViewNode])
        case field(Field)
        case control(Control)
        case disclosure(label: [ViewNode], content: [ViewNode])
        /// A branch for each value of a condition.
        case choice(Choice, [[ViewNode]])
        /// The first of the views that fits (`ViewThatFits`).
        case alternatives([ViewNode])
        /// A view that cannot be shown, with its name.
        case placeholder(String)
        /// A foreign row that is given texts.
        case foreign(String, [ViewNode])
        case divider
    }

    /// A field of text.
    struct Field {
        enum Kind { case line, secure, area }
        var kind: Kind
        var prompt: TextValue?
        var text: TextValue?
    }

    /// A control of a known size.
    struct Control {
        enum Kind { case stepper, slider, datePicker, colorPicker, progress }
        var kind: Kind
        var label: [ViewNode]
        var value: Double?
        var showsDate = true
        var showsTime = true
    }

    var kind: Kind
    var place: SourcePlace
    var style = ViewStyle()
}

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

    // Of the view itself, not of the views in it.
    var own = Own()

    struct Own {
        var tag: Value?
        var badge: TextValue?
        var height: Double?
        var minimumHeight: Double?
        var rowBackground: String?
        var separator: Bool?
        var title: Value?
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

extension [ViewNode] {
    /// Whether any view shows a text.
    var hasTexts: Bool {
        contains { view in
            switch view.kind {
            case .text, .field: true
            case .choice(_, let branches): branches.contains(where: \.hasTexts)
            default: view.kind.children.hasTexts
            }
        }
    }
}
