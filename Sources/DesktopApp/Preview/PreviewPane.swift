// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Words
import Workspace

/// The pane with the preview: the table on a device of its width, in front of a plain background.
///
/// ```
/// Overlay
/// ├── Box .preview-pane
/// │   ╰── DeviceFrame              decides the zoom factor of the device
/// │       ╰── ScrolledWindow .device     rounded, with a shadow; scrolls what does not fit
/// │           ╰── TableView
/// ╰── Label                        the width of the device, while its edge is dragged
/// ```
final class PreviewPane: PageView {
    let widget: Overlay
    let table: TableView
    /// The frame around the list.
    let frame: DeviceFrame
    /// The selection over the list.
    let selection: TableSelection
    /// Zooming by wheel and fingers.
    let zooming: ZoomInput
    /// Called with whether an edge of the device is being dragged, before its width changes.
    var onDragged: ((Bool) -> Void)?
    /// Typing over the texts of the list.
    let typing: TextTyping
    private(set) var editing: TableEditing?
    private let widthLabel = Label("", "width-label", "numeric")
    private let preview: LivePreview
    private let audit: LiveAudit
    /// The fraction of a notch by which the wheel has turned the size.
    private var sizeNotches = 0.0

    /// A pane of a page's preview.
    init(_ page: Page) {
        preview = page.preview
        audit = page.audit
        table = TableView(preview)
        selection = TableSelection(over: table, page.selection, measures: true)
        frame = DeviceFrame(table)
        zooming = ZoomInput(frame.scale, on: table) { [weak table] in table?.pointerMoved(to: $0) }
        let box = Box(.vertical, [frame], "preview-pane")
        widget = Overlay(box)
        typing = TextTyping(table, in: widget, of: page)
        widthLabel.horizontalAlignment = .center
        widthLabel.verticalAlignment = .start
        widthLabel.isVisible = false
        widget.addOverlay(widthLabel)
        frame.onEdgeDragged = { [weak self] in self?.resizeTable(to: $0) }
        // On the list, too: otherwise the list would scroll first.
        for target in [table, widget] as [Widget] {
            target.onScroll { [weak self] _, y, modifiers in
                guard let self else { return false }
                if modifiers.contains(.control) { return turnWheel(y) }
                return modifiers.contains(.alt) && zooming.turnWheel(y)
            }
        }
        preview.observe([.preview, .refinement], by: self) { $0.markFindings() }
        audit.observe(.any, by: self) { $0.markFindings() }
    }

    /// Lets the user edit the screen in the list.
    func edit(with controller: ScreenEditController) {
        editing = TableEditing(table, in: widget, typing, selection, controller)
    }

    /// Whether the pane is visible.
    var isActive: Bool {
        get { table.isActive }
        set {
            table.isActive = newValue
            markFindings()
        }
    }

    /// Whether findings are marked on the list, which is so while the pane of findings is visible.
    var marksFindings = false { didSet { if marksFindings != oldValue { markFindings() } } }

    private func markFindings() {
        guard isActive else { return }
        table.findings = marksFindings ? audit.severities(at: preview.category) : [:]
    }

    /// Changes the category by one step for each notch; touchpads report fractions of one.
    func turnWheel(_ notches: Double) -> Bool {
        sizeNotches -= notches
        let steps = sizeNotches.rounded(.towardZero)
        sizeNotches -= steps
        if steps != 0 { preview.step(by: Int(steps)) }
        return true
    }
}

// MARK: - Zoom

extension PreviewPane {
    var scale: DeviceScale? { frame.scale }
}

// MARK: - Custom width

extension PreviewPane {
    /// Lays out the list at a width in points; nil at the end of the drag.
    private func resizeTable(to width: Double?) {
        widthLabel.isVisible = width != nil
        onDragged?(width != nil)
        guard let width else { return }
        widthLabel.text = width.points
        preview.environment.setTableWidth(width)
    }
}
