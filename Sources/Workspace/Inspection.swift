// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The inspected elements of a page's preview: a selected one, and the one under the pointer.
package final class Inspection: Observable {
    /// Whether elements are chosen and redlines drawn.
    package var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if !isActive { (chosen, pointedAt) = (nil, nil) }
            notify(.activity)
        }
    }
    /// The element that was clicked, or that keys have reached; it stays while the pointer goes on.
    package var chosen: LayoutElement? {
        didSet { if chosen != oldValue { notify(.elements) } }
    }
    /// The element below the pointer.
    package var pointedAt: LayoutElement? {
        didSet { if pointedAt != oldValue { notify(.elements) } }
    }
    package let observers = Observers<Inspection>()
    private unowned let preview: LivePreview

    init(_ preview: LivePreview) {
        self.preview = preview
        preview.observe([.preview, .refinement], by: self) { $0.followLayout() }
    }

    /// The element whose figures are shown: the chosen one, or else the one pointed at.
    package var subject: LayoutElement? { chosen ?? pointedAt }

    /// Drops elements that the layout no longer has.
    private func followLayout() {
        guard isActive else { return }
        let redlines = Redlines(preview.current.layout)
        if let chosen, redlines.frame(of: chosen) == nil { self.chosen = nil }
        if let pointedAt, redlines.frame(of: pointedAt) == nil { self.pointedAt = nil }
        notify(.elements)
    }
}

extension Changes<Inspection> {
    /// ``Inspection/isActive``.
    package static var activity: Self { Self(rawValue: 1) }
    /// ``Inspection/chosen``, ``Inspection/pointedAt``, or their figures.
    package static var elements: Self { Self(rawValue: 2) }
}
