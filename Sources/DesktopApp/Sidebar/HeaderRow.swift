// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import LayoutEngine
import Previewing
import Syntax
import Words
import Workspace

/// The expander row with the attributes of section headers.
final class HeaderRow {
    let item = ExpanderRow(title: tr("Section Headers"))
    /// The editor, created when the row is first expanded.
    private(set) var details: HeaderDetails?
    private let preview: LivePreview
    private let editor: FieldEditor

    /// A row that follows a preview.
    init(_ preview: LivePreview, _ editor: FieldEditor) {
        (self.preview, self.editor) = (preview, editor)
        item.onExpanded { [weak self] in if $0 { self?.open() } }
    }

    private func open() {
        guard details == nil else { return }
        let details = HeaderDetails(editor)
        details.aspects.forEach { item.addRow($0.row) }
        self.details = details
        reload()
    }

    /// Displays the attributes, and which section headers of the screen have them.
    func reload() {
        let screen = preview.screen.value
        let coverage = HeaderCoverage(on: screen) { _ in true }
        let subtitle = coverage.summary
        if item.subtitle != subtitle { item.subtitle = subtitle }
        details?.display(preview.theme.document.theme.sectionHeader, in: preview)
    }
}

/// The fields for the attributes of section headers.
final class HeaderDetails {
    let style = Choice(
        tr("Text style of headers"), none: tr("Default"),
        TextStyle.allCases.map { ($0.displayName, $0) })
    let weight = Choice(
        tr("Weight of headers"), none: tr("Default"),
        FontWeight.named.map { (KeyDeclaration.displayName(ofWord: $0.name), $0.weight) })
    let textCase = Choice(
        // Translators: upper or lower case.
        tr("Case of headers"), none: tr("Default"),
        [(tr("Capitals"), TextCase.uppercase), (tr("As Typed"), .none)])
    // Translators: “Style”, in place of a number, is the size of the text style.
    let size = NumberField(
        tr("Size of headers at Large, in points"), 1...1000, titleOfNone: trc("size", "Style"))
    let height = NumberField(
        tr("Height of headers, in points"), 1...10_000, titleOfNone: trc("height", "Auto"))
    let color: ColorField
    let background: ColorField
    /// The margins in the order of `DirectionalEdge.allCases`.
    let margins = DirectionalEdge.allCases.map { edge in
        NumberField(edge.labelOfMargin, 0...10_000, titleOfNone: tr("Default"))
    }

    /// Fields without values.
    init(_ editor: FieldEditor) {
        color = editor.colorField(tr("Color of headers"), nil) { .sectionHeader(.color($0)) }
        background = editor.colorField(tr("Background of headers"), nil) {
            .sectionHeader(.background($0))
        }
        let edit: (HeaderEdit) -> Void = { [weak editor] in
            editor?.edit(.sectionHeader($0), "header.\($0.word)")
        }
        style.onChosen { edit(.textStyle($0)) }
        weight.onChosen { edit(.weight($0)) }
        textCase.onChosen { edit(.textCase($0)) }
        // A usual first value, in points.
        size.firstStep = { 17 }
        height.firstStep = { 44 }
        size.onEntered = { edit(.pointSize($0)) }
        height.onEntered = { edit(.height($0.map { .points($0) })) }
        for (edge, field) in zip(DirectionalEdge.allCases, margins) {
            field.onEntered = { edit(.margin(edge, $0)) }
        }
    }

    /// The rows of the list, each with the edit that removes its value.
    private(set) lazy var aspects: [(row: ActionRow, edit: HeaderEdit)] =
        [
            (ActionRow(title: tr("Style"), control: style), .textStyle(nil)),
            (ActionRow(title: tr("Size at L"), control: size.spin), .pointSize(nil)),
            (ActionRow(title: tr("Weight"), control: weight), .weight(nil)),
            // Translators: upper or lower case.
            (ActionRow(title: tr("Case"), control: textCase), .textCase(nil)),
            (Self.row(tr("Color"), color), .color(nil)),
            (Self.row(tr("Background"), background), .background(nil)),
            (ActionRow(title: tr("Height"), control: height.spin), .height(nil)),
        ]
        + zip(DirectionalEdge.allCases, margins).map { edge, field in
            (ActionRow(title: edge.titleOfMargin, control: field.spin), .margin(edge, nil))
        }

    private static func row(_ title: String, _ field: ColorField) -> ActionRow {
        let row = ActionRow(title: title)
        row.addSuffix(field.widget)
        return row
    }

    func display(_ appearance: HeaderAppearance, in preview: LivePreview) {
        style.select(appearance.text.textStyle)
        weight.select(appearance.text.weight)
        textCase.select(appearance.textCase)
        size.display(appearance.text.pointSize)
        let points: Double? =
            if case .points(let points) = appearance.height { points } else { nil }
        height.display(points)
        display(appearance.text.color, in: color, or: .secondaryLabel, preview)
        display(appearance.background, in: background, or: nil, preview)
        let values = [
            appearance.margins.top, appearance.margins.leading, appearance.margins.bottom,
            appearance.margins.trailing,
        ]
        for (field, value) in zip(margins, values) { field.display(value) }
        for (row, edit) in aspects {
            let coverage = HeaderCoverage(on: preview.screen.value) { $0.leavesOpen(edit) }.sentence
            if row.subtitle != coverage { row.subtitle = coverage }
        }
    }

    private func display(
        _ value: ColorValue?, in field: ColorField, or semantic: SemanticColor?,
        _ preview: LivePreview
    ) {
        let fallback = semantic.flatMap { preview.color(.semantic($0)) }
        field.display(
            value, drawn: value.flatMap { preview.color($0) } ?? fallback, iOS: fallback)
    }
}

extension DirectionalEdge {
    /// The title of the margin's row.
    fileprivate var titleOfMargin: String {
        switch self {
        case .top: tr("Top Margin")
        // Translators: on the side where lines begin.
        case .leading: tr("Leading Margin")
        case .bottom: tr("Bottom Margin")
        // Translators: on the side where lines end.
        case .trailing: tr("Trailing Margin")
        }
    }

    /// The label of the margin's field, for screen readers.
    fileprivate var labelOfMargin: String {
        switch self {
        case .top: tr("Top margin of headers, in points")
        // Translators: on the side where lines begin.
        case .leading: tr("Leading margin of headers, in points")
        case .bottom: tr("Bottom margin of headers, in points")
        // Translators: on the side where lines end.
        case .trailing: tr("Trailing margin of headers, in points")
        }
    }
}
