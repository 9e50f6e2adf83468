// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Previewing

/// The colours of iOS that the theme replaces, in light and in dark; opened, each to be changed.
final class ColorsRow {
    /// The row to put into a list.
    let item = ExpanderRow(title: "Colours", subtitle: "In light and in dark")
    /// The fields by appearance and colour, once the row was opened.
    private(set) var fields: [Appearance: [SemanticColor: ColorField]] = [:]
    private let model: PreviewModel
    private let edit: (ThemeEdit) -> Void

    /// A row that follows a model.
    init(_ model: PreviewModel, _ edit: @escaping (ThemeEdit) -> Void) {
        (self.model, self.edit) = (model, edit)
        item.onExpanded { [weak self] in if $0 { self?.open() } }
    }

    private func open() {
        guard fields.isEmpty else { return }
        for color in SemanticColor.allCases {
            let row = ActionRow(title: color.displayName)
            for appearance in Appearance.allCases {
                let word = appearance == .light ? "light" : "dark"
                let field = ColorField("\(color.displayName) in \(word)")
                field.onChosen = { [weak self] in self?.edit(.color(appearance, color, $0)) }
                row.addSuffix(field.widget)
                fields[appearance, default: [:]][color] = field
            }
            item.addRow(row)
        }
        show()
    }

    /// Shows the colours as they are.
    func show() {
        for (appearance, fields) in fields {
            for (color, field) in fields {
                let own = model.document.theme.colors[appearance]?[color]
                field.show(
                    own ?? model.environment.profile.color(color, in: appearance),
                    isOwn: own != nil)
            }
        }
    }
}

extension PreviewModel {
    /// What a colour value is now.
    func color(_ value: ColorValue) -> Documents.Color? {
        switch value {
        case .rgba(let color): color
        case .semantic(let name):
            document.theme.colors[environment.appearance]?[name]
                ?? environment.profile.color(name, in: environment.appearance)
        }
    }
}
