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
        /// Whether the label is seen, or only spoken.
        var showsLabel: Bool { kind != .slider }
        var showsDate = true
        var showsTime = true
    }

    var kind: Kind { didSet { extent = Extent(of: kind) } }
    let place: SourcePlace
    var style: ViewStyle
    /// Known for each view, so that nobody has to look through the views in it again and again.
    private(set) var extent: Extent

    init(kind: Kind, place: SourcePlace, style: ViewStyle = ViewStyle()) {
        (self.kind, self.place, self.style) = (kind, place, style)
        extent = Extent(of: kind)
    }

    /// The view under a modifier: what is inside of it counts more.
    func styled(by change: ViewStyle) -> ViewNode {
        var view = self
        view.style = style.inherited(change)
        view.style.own = style.own.merged(change.own)
        return view
    }
}

extension [ViewNode] {
    /// Whether any view shows a text.
    var hasTexts: Bool { contains(where: \.extent.hasTexts) }

    /// The text that the first view is.
    var firstText: TextValue? { first?.text }

    /// The texts in them without anything else: what a title is.
    var plainTexts: [ViewNode] {
        map { view in
            switch view.kind {
            case .text: ViewNode(kind: view.kind, place: view.place)
            case .choice(let choice, let branches):
                ViewNode(kind: .choice(choice, branches.map(\.plainTexts)), place: view.place)
            default: ViewNode(kind: .group(view.kind.children.plainTexts), place: view.place)
            }
        }
    }

    /// The text of the last view that is one.
    var lastText: TextValue? { compactMap(\.text).last }

    /// `Text("a") + Text("b")`: one text. Nil for other views.
    static func joinedText(_ first: [ViewNode], _ second: [ViewNode]) -> [ViewNode]? {
        guard first.count == 1, second.count == 1, let head = first[0].text,
            let tail = second[0].text
        else { return nil }
        var joined = first[0]
        joined.kind = .text(head + tail)
        return [joined]
    }
}

extension ViewNode {
    var text: TextValue? { if case .text(let text) = kind { text } else { nil } }

    /// A view that is alone in its group.
    var unwrapped: ViewNode {
        guard case .group(let views) = kind, views.count == 1 else { return self }
        return views[0].styled(by: style).unwrapped
    }
}
