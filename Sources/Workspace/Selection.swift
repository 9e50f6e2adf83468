// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The selection of a page, which all its views draw: an element, or one of its texts. While measuring, also the
/// element under the pointer.
package final class Selection: Observable {
    /// Whether redlines are drawn, and the pointer measures distances.
    package var isMeasuring = false {
        didSet {
            guard isMeasuring != oldValue else { return }
            if !isMeasuring { pointedAt = nil }
            notify(.measuring)
        }
    }
    /// The selected element; nil for none. It stays selected when the pointer moves on.
    package var element: LayoutElement? {
        didSet {
            guard element != oldValue else { return }
            if element?.item != oldValue?.item { clickedText = 0 }
            notify(.elements)
        }
    }
    /// The element under the pointer; nil unless measuring.
    package var pointedAt: LayoutElement? {
        didSet { if pointedAt != oldValue { notify(.elements) } }
    }
    /// The redlines that are not drawn.
    package var hiddenRedlines: Set<Redline.Group> = [] {
        didSet { if hiddenRedlines != oldValue { notify(.measuring) } }
    }
    /// The text of the selected item that was clicked, or the first one.
    private var clickedText = 0
    package let observers = Observers<Selection>()
    private unowned let page: Page

    init(_ page: Page) {
        self.page = page
        page.preview.observe([.preview, .refinement], by: self) { $0.followLayout() }
        page.screen.observe(.file, by: self) { $0.followFile() }
        path = page.screen.path
    }

    /// The element whose figures are shown: the selected one, or else the one under the pointer.
    package var subject: LayoutElement? { element ?? pointedAt }

    /// The index of the subject's text whose style is edited.
    package var text: Int { subject?.text ?? (element == nil ? 0 : clickedText) }

    /// Selects the element at a click: at first an item, and then the text in it. While measuring, the text at
    /// once; a second click then deselects it.
    ///
    /// - Parameter hit: the innermost element at the place; nil for none.
    package func click(_ hit: LayoutElement?) {
        guard let hit, !isMeasuring else {
            element = hit == element ? nil : hit
            return
        }
        if element?.item == hit.item {
            clickedText = hit.text ?? clickedText
            element = hit
        } else {
            element = LayoutElement(hit.item)
            guard let text = hit.text else { return }
            clickedText = text
            notify(.elements)
        }
    }

    /// Selects nothing, and ends measuring, so that the theme can be shown.
    package func clear() {
        isMeasuring = false
        element = nil
    }

    /// Selects what contains the selected element: the item of a text, then nothing.
    package func selectParent() {
        element = element.flatMap { $0.text == nil ? nil : LayoutElement($0.item) }
    }

    /// The file of the selection's screen.
    private var path: FilePath?

    /// Drops the selection if another file is opened.
    private func followFile() {
        guard page.screen.path != path else { return }
        path = page.screen.path
        // Both before a view asks for figures: the new screen may not have the elements.
        (pointedAt, element) = (nil, nil)
    }

    /// Drops elements that the layout no longer has.
    private func followLayout() {
        guard subject != nil else { return }
        let redlines = Redlines(page.preview.current.layout)
        if let element, redlines.frame(of: element) == nil { self.element = nil }
        if let pointedAt, redlines.frame(of: pointedAt) == nil { self.pointedAt = nil }
        notify(.elements)
    }
}

extension Changes<Selection> {
    /// ``Selection/isMeasuring`` or ``Selection/hiddenRedlines``.
    package static var measuring: Self { Self(rawValue: 1) }
    /// ``Selection/element``, ``Selection/pointedAt``, ``Selection/text``, or the figures of the elements.
    package static var elements: Self { Self(rawValue: 2) }
}
