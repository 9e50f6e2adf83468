// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A text label (`GtkLabel`).
package class Label: Widget {
    /// A label without markup, with style classes such as `heading`.
    package convenience init(_ text: String = "", _ classes: String...) {
        self.init(owning: gtk_label_new(text))
        classes.forEach(addCssClass)
    }

    /// A label at the start of its line.
    package convenience init(start text: String, _ classes: String...) {
        self.init(text)
        xAlignment = 0
        classes.forEach(addCssClass)
    }

    @Property("label") private var label: String
    /// How many times the text of any label has changed, for tests.
    package private(set) static var changeCount = 0

    /// The text. Setting the same text has no effect, and causes no layout.
    package var text: String {
        get { label }
        set {
            guard !newValue.utf8.elementsEqual(label.utf8) else { return }
            label = newValue
            Self.changeCount += 1
        }
    }

    @Property("wrap") package var wraps: Bool
    /// The part of the text that an ellipsis replaces if the text does not fit.
    @Property("ellipsize") package var ellipsis: Ellipsis
    /// The horizontal alignment, from 0, the leading edge, to 1, the trailing edge.
    @Property("xalign") package var xAlignment: Double
    /// The vertical alignment, from 0, the top, to 1, the bottom.
    @Property("yalign") package var yAlignment: Double
    /// The minimum width in characters; −1 for the width of the text.
    @Property("width-chars") package var widthInCharacters: Int
    /// The maximum natural width in characters; −1 for no limit.
    @Property("max-width-chars") package var maximumWidthInCharacters: Int

    /// Wraps lines, and breaks words that are wider than the label (`PANGO_WRAP_WORD_CHAR`).
    package func wrapInWords() {
        wraps = true
        gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    }

    /// Wraps lines, even inside words. Adds no hyphen, which would falsify a name (`pango_attr_insert_hyphens_new`).
    package func wrapAnywhere() {
        wrapInWords()
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        gtk_label_set_attributes(opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    @Property("selectable") private var takesSelection: Bool

    /// Whether the user can select the text with the pointer, to copy it. The label takes the focus only on a click, so
    /// the Tab key skips it.
    package var isSelectable: Bool {
        get { takesSelection }
        set {
            guard newValue != takesSelection else { return }
            takesSelection = newValue
            if newValue { takeFocusFromClicksAlone() }
        }
    }

    /// Makes the label focusable while it is clicked. If a label is not focusable, its `gtk_label_focus` returns true
    /// without taking the focus, which traps the Tab key. A label with `can-focus` off is skipped.
    private func takeFocusFromClicksAlone() {
        canFocus = false
        let click = addController(gtk_gesture_click_new(), capturing: true)
        click.connect(emission: "pressed") { emission in
            EventController.widget(of: emission.emitter)?.canFocus = true
        }
        let focus = addController(gtk_event_controller_focus_new())
        focus.connect(emission: "leave") { emission in
            let label = EventController.widget(of: emission.emitter)
            // An inactive window restores its focus, so only another focus in the window counts.
            EventLoop.idle {
                if let label, !label.isFocusOfWindow { label.canFocus = false }
            }
        }
    }
}

/// The position of an ellipsis (`PangoEllipsizeMode`).
package enum Ellipsis: Int, ValueConvertible {
    case none
    case start
    case middle
    case end
}

/// An icon (`GtkImage`).
package final class Image: Widget {
    /// An icon by its name in the icon theme, such as `document-open-symbolic`.
    package convenience init(iconName: String) {
        self.init(owning: gtk_image_new_from_icon_name(iconName))
    }

    /// The name in the icon theme.
    @Property("icon-name") package var iconName: String
    /// The size of the icon in pixels; −1 for the style's size.
    @Property("pixel-size") package var pixelSize: Int
}

/// A separator line (`GtkSeparator`).
package final class Separator: Widget {
    /// A line along an orientation.
    package convenience init(_ orientation: Orientation = .horizontal) {
        self.init(owning: gtk_separator_new(GtkOrientation(UInt32(orientation.rawValue))))
    }
}
