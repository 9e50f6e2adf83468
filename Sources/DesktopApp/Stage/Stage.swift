// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine

/// The middle of the window: the table on a device of its width, in front of a plain background.
///
/// ```
/// Overlay
/// ├── Box .stage
/// │   ╰── ScrolledWindow .device     rounded, with a shadow; scrolls sideways in a narrow window
/// │       ╰── TableView
/// ╰── ProgressBar                    while a long table is being prepared
/// ```
final class Stage {
    /// The widget to put into a window.
    let widget: Overlay
    /// The list.
    let table: TableView
    private let device: ScrolledWindow
    let progress = ProgressBar()
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
        let box = Box(.vertical, [device])
        box.addCssClass("stage")
        widget = Overlay(box)
        progress.addCssClass("osd")
        progress.verticalAlignment = .start
        progress.isVisible = false
        progress.setAccessibleLabel("Measuring texts")
        widget.addOverlay(progress)
        // The list would scroll before the stage hears of it.
        for target in [table, widget] {
            let scroll = ScrollController()
            scroll.onScroll { [weak self] _, y, modifiers in
                modifiers.contains(.control) && self?.turnWheel(y) ?? false
            }
            target.addController(scroll)
        }
        model.observe { [weak self] change in
            if change.contains(.preview) || change.contains(.refinement) { self?.show() }
            if change.contains(.progress) { self?.showProgress() }
        }
        model.viewedItems = { [weak table] in table?.viewedItems(of: $0) ?? $0.ids.indices }
        table.onReached = { [weak model] in model?.refine($0) }
    }

    private func showProgress() {
        progress.isVisible = model.progress != nil
        progress.fraction = model.progress ?? 0
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
