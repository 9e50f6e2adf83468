// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Hue, saturation, value and opacity of a colour (`GtkColorChooserWidget` with its editor).
public final class ColorEditor: Widget {
    /// An editor of a colour with opacity.
    public convenience init() {
        self.init(owning: typeladder_color_editor_new())
        setProperty("use-alpha", to: true)
        setProperty("show-editor", to: true)
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
            typeladder_color_editor_get(pointer(), &color)
            return Color(color)
        }
        set {
            var color = newValue.rgba
            silently { typeladder_color_editor_set(pointer(), &color) }
        }
    }

    /// Calls `handler` with each colour that the reader mixes, also while a slider is being dragged.
    @discardableResult
    public func onChanged(_ handler: @escaping (Color) -> Void) -> SignalConnection {
        connect(input: "notify::rgba") { emission in
            var color = GdkRGBA()
            typeladder_color_editor_get(emission.emitter.pointer(), &color)
            handler(Color(color))
        }
    }
}

extension Color {
    fileprivate init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }
}
