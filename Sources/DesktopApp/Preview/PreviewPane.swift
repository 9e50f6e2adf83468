// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Workspace

/// The middle of the window: the table on a device of its width, in front of a plain background.
///
/// ```
/// Overlay
/// ├── Box .preview-pane
/// │   ╰── DeviceFrame              decides how large the device is drawn
/// │       ╰── ScrolledWindow .device     rounded, with a shadow; scrolls what does not fit
/// │           ╰── TableView
/// ├── Label                        how wide the device is, while its edge is dragged
/// ╰── ProgressBar                  while a long table is being prepared
/// ```
final class PreviewPane {
    /// The widget to put into a window.
    let widget: Overlay
    /// The list.
    let table: TableView
    /// What is around it.
    let frame: DeviceFrame
    let progress = ProgressBar()
    /// How large the device is drawn, and a menu to change that; for the bar below.
    let zoomButton = MenuButton("100 %", menu: Menus.zoom)
    /// Two fingers on the list.
    let pinch = ZoomGesture()
    private let widthLabel = Label()
    private let preview: LivePreview
    /// What the wheel has turned that was no whole notch.
    private var wheel = (size: 0.0, zoom: 0.0)

    /// A stage that follows a preview.
    init(_ preview: LivePreview) {
        self.preview = preview
        table = TableView(preview.current, library: preview.theme.fonts.library)
        frame = DeviceFrame(table)
        let box = Box(.vertical, [frame])
        box.addCssClass("preview-pane")
        widget = Overlay(box)
        progress.addCssClass("osd")
        progress.verticalAlignment = .start
        progress.isVisible = false
        progress.setAccessibleLabel("Measuring texts")
        widget.addOverlay(progress)
        for name in ["width-label", "numeric"] { widthLabel.addCssClass(name) }
        widthLabel.horizontalAlignment = .center
        widthLabel.verticalAlignment = .start
        widthLabel.isVisible = false
        widget.addOverlay(widthLabel)
        frame.onEdgeDragged = { [weak self] in self?.resizeTable(to: $0) }
        zoomButton.addCssClass("flat")
        zoomButton.verticalAlignment = .center
        zoomButton.tooltip = "Zoom"
        displayZoom()
        // The list would scroll before the stage hears of it.
        for target in [table, widget] {
            let scroll = ScrollController()
            scroll.onScroll { [weak self] _, y, modifiers in
                guard let self else { return false }
                if modifiers.contains(.control) { return turnWheel(y) }
                return modifiers.contains(.alt) && turnZoomWheel(y)
            }
            target.addController(scroll)
        }
        addPinch()
        // The frame says so in the middle of an allocation.
        frame.onFactorChanged = { [weak self] _ in
            EventLoop.idle { [weak self] in self?.displayZoom() }
        }
        preview.observe(until: self) { [weak self] change in
            if change.contains(.preview) || change.contains(.refinement) { self?.reload() }
            if change.contains(.progress) { self?.displayProgress() }
        }
        preview.viewport = table.viewport
        table.onViewportChanged = { [weak preview] in preview?.viewport = $0 }
        table.onReached = { [weak preview] in preview?.refine($0) }
    }

    private func displayProgress() {
        progress.isVisible = preview.progress != nil
        progress.fraction = preview.progress ?? 0
    }

    private func reload() { table.display(preview.current, library: preview.theme.fonts.library) }

    /// One category for each notch; touchpads report fractions of one.
    func turnWheel(_ notches: Double) -> Bool {
        wheel.size -= notches
        let steps = wheel.size.rounded(.towardZero)
        wheel.size -= steps
        if steps != 0 { preview.step(by: Int(steps)) }
        return true
    }
}

// MARK: - Zoom

extension PreviewPane {
    /// How large the device is to be drawn.
    var zoom: Zoom {
        get { frame.zoom }
        set { frame.zoom = newValue }
    }

    /// Draws the device a step larger or smaller than it is.
    func zoom(by direction: Int) {
        zoom = Zoom.step(after: frame.factor, direction: direction)
    }

    /// One step for each notch.
    private func turnZoomWheel(_ notches: Double) -> Bool {
        wheel.zoom -= notches
        let steps = wheel.zoom.rounded(.towardZero)
        wheel.zoom -= steps
        for _ in 0..<Int(abs(steps)) { zoom(by: steps > 0 ? 1 : -1) }
        return true
    }

    /// Two fingers draw the device as much larger as they part, around their middle.
    private func addPinch() {
        var beginning: Double?
        pinch.onScaleChanged { [weak self] scale in
            guard let self else { return }
            if beginning == nil { table.pointerMoved(to: pinch.center?.y) }
            let factor = beginning ?? frame.factor
            beginning = factor
            zoom = Zoom.clamped(factor * scale)
        }
        pinch.onEnded { beginning = nil }
        table.addController(pinch)
    }

    private func displayZoom() {
        let percent = "\(Int((frame.factor * 100).rounded())) %"
        zoomButton.label = percent
        zoomButton.setAccessibleLabel("Zoom, \(percent)")
    }
}

// MARK: - A width of one's own

extension PreviewPane {
    /// Lays the list out in a width; nil when the edge is let go.
    private func resizeTable(to width: Double?) {
        widthLabel.isVisible = width != nil
        guard let width else { return }
        widthLabel.text = SizeWords.points(width)
        preview.environment.setTableWidth(width)
    }
}
