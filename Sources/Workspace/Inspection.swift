// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The inspected elements of a page's preview: the selected element, and the element under the pointer.
package final class Inspection: Observable {
    /// Whether the user can select elements, and redlines are drawn.
    package var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if !isActive { (chosen, pointedAt) = (nil, nil) }
            notify(.activity)
        }
    }
    /// The element selected by a click or by keys. It stays selected when the pointer moves on.
    package var chosen: LayoutElement? {
        didSet { if chosen != oldValue { notify(.elements) } }
    }
    /// The element under the pointer.
    package var pointedAt: LayoutElement? {
        didSet { if pointedAt != oldValue { notify(.elements) } }
    }
    package let observers = Observers<Inspection>()
    private unowned let preview: LivePreview

    init(_ preview: LivePreview) {
        self.preview = preview
        preview.observe([.preview, .refinement], by: self) { $0.followLayout() }
    }

    /// The element whose figures are shown: the selected one, or else the one under the pointer.
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
