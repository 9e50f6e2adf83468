// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine

/// The middle of the window: the table on a device of its width, in front of a plain background.
///
/// ```
/// Box .stage
/// ╰── ScrolledWindow .device     rounded, with a shadow; scrolls sideways in a narrow window
///     ╰── TableView
/// ```
final class Stage {
    /// The widget to put into a window.
    let widget: Box
    /// The list.
    let table: TableView
    private let device: ScrolledWindow
    private let model: PreviewModel
    private var wheel = 0.0

    /// Pixels between the device and the edges of the stage.
    private static let margin = 18

    /// A stage that follows a model.
    init(_ model: PreviewModel) {
        self.model = model
        table = TableView(model.preview, library: model.library)
        device = ScrolledWindow(table)
        device.addCssClass("device")
        device.clipsToBounds = true
        device.wantsNaturalWidth = true
        device.horizontalAlignment = .center
        device.expandsHorizontally = true
        device.expandsVertically = true
        device.setMargins(Self.margin)
        widget = Box(.vertical, [device])
        widget.addCssClass("stage")
        // The list would scroll before the stage hears of it.
        for target in [table, widget] {
            let scroll = ScrollController()
            scroll.onScroll { [weak self] _, y, modifiers in
                modifiers.contains(.control) && self?.turnWheel(y) ?? false
            }
            target.addController(scroll)
        }
        model.observe { [weak self] change in
            if change.contains(.preview) { self?.show() }
        }
    }

    private func show() { table.show(model.preview, library: model.library) }

    /// One category for each notch; touchpads report fractions of one.
    func turnWheel(_ notches: Double) -> Bool {
        wheel -= notches
        let steps = wheel.rounded(.towardZero)
        wheel -= steps
        if steps != 0 { model.step(by: Int(steps)) }
        return true
    }
}
