// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import LayoutEngine
import Previewing
import Syntax
import Workspace

/// The expander row of the section headers' appearance.
final class HeaderRow {
    let item = ExpanderRow(title: "Section Headers")
    /// The fields, created when the row is first expanded.
    private(set) var details: HeaderDetails?
    private let preview: LivePreview
    private weak var pane: StylesPane?

    /// A row that follows a preview.
    init(_ preview: LivePreview, in pane: StylesPane) {
        (self.preview, self.pane) = (preview, pane)
        item.onExpanded { [weak self] in if $0 { self?.open() } }
    }

    private func open() {
        guard details == nil else { return }
        let details = HeaderDetails(in: pane)
        details.aspects.forEach { item.addRow($0.row) }
        self.details = details
        reload()
    }

    /// Displays the appearance, and which headers of the screen it applies to.
    func reload() {
        let screen = preview.screen.value
        let coverage = HeaderCoverage(on: screen) { _ in true }
        let subtitle = coverage.summary
        if item.subtitle != subtitle { item.subtitle = subtitle }
        details?.display(preview.theme.document.theme.sectionHeader, in: preview)
    }
}

/// The fields of a section header's appearance.
final class HeaderDetails {
    let style = Choice(
        "Text style of headers", none: "Default", TextStyle.allCases.map { ($0.displayName, $0) })
    let weight = Choice(
        "Weight of headers", none: "Default",
        FontWeight.named.map { ($0.name.capitalizedFirst, $0.weight) })
    let textCase = Choice(
        "Case of headers", none: "Default",
        [("Capitals", TextCase.uppercase), ("As Typed", .none)])
    let size = NumberField("Size of headers at Large, in points", 1...1000, titleOfNone: "Style")
    let height = NumberField("Height of headers, in points", 1...10_000, titleOfNone: "Auto")
    let color: ColorField
    let background: ColorField
    /// The margins in the order of `DirectionalEdge.allCases`.
    let margins = DirectionalEdge.allCases.map { edge in
        NumberField(
            "\(edge.rawValue.capitalizedFirst) margin of headers, in points", 0...10_000,
            titleOfNone: "Default")
    }

    /// Fields without values.
    init(in pane: StylesPane?) {
        color = ColorField("Colour of headers", in: pane) { .sectionHeader(.color($0)) }
        background = ColorField("Background of headers", in: pane) {
            .sectionHeader(.background($0))
        }
        let edit: (HeaderEdit) -> Void = { [weak pane] in
            pane?.edit(.sectionHeader($0), "header.\($0.word)")
        }
        style.onChosen { edit(.textStyle($0)) }
        weight.onChosen { edit(.weight($0)) }
        textCase.onChosen { edit(.textCase($0)) }
        // Usual values to begin with, in points.
        size.firstStep = { 17 }
        height.firstStep = { 44 }
        size.onEntered = { edit(.pointSize($0)) }
        height.onEntered = { edit(.height($0.map { .points($0) })) }
        for (edge, field) in zip(DirectionalEdge.allCases, margins) {
            field.onEntered = { edit(.margin(edge, $0)) }
        }
    }

    /// The rows of the list, each with the edit that resets its aspect.
    private(set) lazy var aspects: [(row: ActionRow, edit: HeaderEdit)] =
        [
            (ActionRow(title: "Style", control: style), .textStyle(nil)),
            (ActionRow(title: "Size at L", control: size.spin), .pointSize(nil)),
            (ActionRow(title: "Weight", control: weight), .weight(nil)),
            (ActionRow(title: "Case", control: textCase), .textCase(nil)),
            (Self.row("Colour", color), .color(nil)),
            (Self.row("Background", background), .background(nil)),
            (ActionRow(title: "Height", control: height.spin), .height(nil)),
        ]
        + zip(DirectionalEdge.allCases, margins).map { edge, field in
            (
                ActionRow(title: "\(edge.rawValue.capitalizedFirst) Margin", control: field.spin),
                .margin(edge, nil)
            )
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
            value, drawn: value.flatMap { preview.color($0) } ?? fallback, default: fallback)
    }
}
