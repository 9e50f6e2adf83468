// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A button that shows a colour and lets another be chosen (`GtkColorButton`; `GtkColorDialogButton`
/// came with GTK 4.10).
public final class ColorButton: Widget {
    /// A button; the title is that of the dialog, and the button's name for screen readers.
    public convenience init(title: String) {
        self.init(owning: gtk_color_button_new())
        setProperty("title", to: title)
        setProperty("use-alpha", to: true)
        setAccessibleLabel(title)
    }

    /// Names the button inside as well, which has the focus.
    public override func setAccessibleLabel(_ label: String) {
        super.setAccessibleLabel(label)
        children.first?.setAccessibleLabel(label)
    }

    /// The colour that shows.
    public var color: Color {
        get {
            var color = GdkRGBA()
            gtk_color_chooser_get_rgba(opaque, &color)
            return Color(color)
        }
        set {
            var color = newValue.rgba
            gtk_color_chooser_set_rgba(opaque, &color)
        }
    }

    /// Calls `handler` when the reader has chosen a colour in the dialog.
    @discardableResult
    public func onChosen(_ handler: @escaping (Color) -> Void) -> SignalConnection {
        connect(emission: "color-set") { emission in
            var color = GdkRGBA()
            gtk_color_chooser_get_rgba(emission.emitter.opaque, &color)
            handler(Color(color))
        }
    }

    /// Chooses a colour as the dialog would, for tests.
    package func choose(_ color: Color) {
        self.color = color
        emit("color-set")
    }
}

extension Color {
    fileprivate init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }
}
