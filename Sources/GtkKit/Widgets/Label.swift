// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A piece of text (`GtkLabel`).
public class Label: Widget {
    /// A label without markup.
    public convenience init(_ text: String = "") { self.init(owning: gtk_label_new(text)) }

    @Property("label") private var label: String
    /// How many times a text was replaced by another.
    package private(set) static var changeCount = 0

    /// The text. The same words again change nothing, and so lay nothing out.
    public var text: String {
        get { label }
        set {
            guard !newValue.utf8.elementsEqual(label.utf8) else { return }
            label = newValue
            Self.changeCount += 1
        }
    }

    /// Whether the text breaks into lines.
    @Property("wrap") public var wraps: Bool
    /// Where lines may break.
    @Property("wrap-mode") public var wrapping: Wrapping
    /// Where text is left out when there is no room.
    @Property("ellipsize") public var ellipsis: Ellipsis
    /// From 0, where lines begin, to 1, where they end.
    @Property("xalign") public var xAlignment: Double
    /// From 0, the top, to 1, the bottom.
    @Property("yalign") public var yAlignment: Double
    /// The width to want, in characters; −1 leaves it to the text.
    @Property("width-chars") public var widthInCharacters: Int
    /// The most width to want, in characters; −1 sets no limit.
    @Property("max-width-chars") public var maximumWidthInCharacters: Int

    /// Breaks lines also inside words that are wider than the label, without a hyphen, which would
    /// falsify a name (`PANGO_WRAP_WORD_CHAR`, `pango_attr_insert_hyphens_new`).
    public func wrapsAnywhere() {
        wraps = true
        wrapping = .wordsAndCharacters
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        gtk_label_set_attributes(opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    @Property("selectable") private var takesSelection: Bool

    /// Whether the pointer can select the text, to be copied. Such a label is no stop of the Tab key:
    /// it takes the focus from a click alone, and until the focus leaves.
    public var isSelectable: Bool {
        get { takesSelection }
        set {
            guard newValue != takesSelection else { return }
            takesSelection = newValue
            if newValue { takeFocusFromClicksAlone() }
        }
    }

    /// `gtk_label_focus` answers true without taking the focus where a label is not focusable, which
    /// ends every walk by Tab; one that cannot have the focus is walked past.
    private func takeFocusFromClicksAlone() {
        canFocus = false
        let click = ClickGesture(capturing: true)
        click.connect(emission: "pressed") { emission in
            EventController.widget(of: emission.emitter)?.canFocus = true
        }
        addController(click)
        let focus = FocusController()
        focus.connect(emission: "leave") { emission in
            let label = EventController.widget(of: emission.emitter)
            // An inactive window comes back to its focus, and until then only seems to lose it.
            EventLoop.idle {
                if let label, !label.isFocusOfWindow { label.canFocus = false }
            }
        }
        addController(focus)
    }
}

/// Where text is left out; `PangoEllipsizeMode`.
public enum Ellipsis: Int, ValueConvertible {
    /// Nowhere.
    case none
    /// At the beginning.
    case start
    /// In the middle.
    case middle
    /// At the end.
    case end
}

/// Where lines may break; `PangoWrapMode`.
public enum Wrapping: Int, ValueConvertible {
    /// Between words.
    case words
    /// Between any characters.
    case characters
    /// Between words, and inside of those that are wider than a line.
    case wordsAndCharacters
}

/// A picture from the icon theme (`GtkImage`).
public final class Image: Widget {
    /// An icon by its name in the theme, such as `document-open-symbolic`.
    public convenience init(iconName: String) {
        self.init(owning: gtk_image_new_from_icon_name(iconName))
    }

    /// The name in the icon theme.
    @Property("icon-name") public var iconName: String
    /// The extent of the icon in pixels; −1 leaves it to the style.
    @Property("pixel-size") public var pixelSize: Int
}

/// A line between things (`GtkSeparator`).
public final class Separator: Widget {
    /// A line along `orientation`.
    public convenience init(_ orientation: Orientation = .horizontal) {
        self.init(owning: gtk_separator_new(GtkOrientation(UInt32(orientation.rawValue))))
    }
}
