// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit

/// A colour to choose, and a button that leaves it open again.
final class ColorField {
    /// The widget to put into a row.
    let widget: Box
    /// Shows the colour, and opens the dialog.
    let button: ColorButton
    /// Leaves the colour open.
    let reset: Button
    /// Learns of each colour that the reader has chosen; nil leaves it open.
    var onChosen: (Documents.Color?) -> Void = { _ in }

    /// A field by what it is the colour of.
    init(_ label: String) {
        button = ColorButton(title: label)
        reset = Button(iconName: "edit-clear-symbolic", tooltip: "Reset \(label)")
        reset.addCssClass("flat")
        widget = Box(.horizontal, [reset, button])
        widget.verticalAlignment = .center
        button.onChosen { [weak self] color in
            self?.onChosen(Documents.Color(color))
        }
        reset.onClicked { [weak self] in self?.onChosen(nil) }
    }

    /// Shows a colour.
    ///
    /// - Parameter isOwn: whether the theme names it; else it is what is drawn without.
    func show(_ color: Documents.Color?, isOwn: Bool) {
        let color = color ?? Documents.Color(red: 0, green: 0, blue: 0, alpha: 0)
        if Documents.Color(button.color) != color { button.color = GtkKit.Color(color) }
        button.opacity = isOwn ? 1 : 0.55
        // It keeps its room, so that nothing moves.
        reset.opacity = isOwn ? 1 : 0
        reset.isSensitive = isOwn
    }
}

extension Documents.Color {
    fileprivate init(_ color: GtkKit.Color) {
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        self.init(
            red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
            alpha: byte(color.alpha))
    }
}

extension GtkKit.Color {
    fileprivate init(_ color: Documents.Color) {
        self.init(
            red: Double(color.red) / 255, green: Double(color.green) / 255,
            blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
    }
}
