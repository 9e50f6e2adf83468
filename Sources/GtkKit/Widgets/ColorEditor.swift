// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// An editor of a color's hue, saturation, value, and alpha (`GtkColorChooserWidget` with its editor).
package final class ColorEditor: Widget {
    /// An editor with an alpha component.
    package convenience init() {
        self.init(owning: typeladder_color_editor_new())
        setProperty("use-alpha", to: true)
        setProperty("show-editor", to: true)
    }

    /// Sets the accessible name of the widget and of the inner widget that gets the focus.
    package override func setAccessibleLabel(_ label: String) {
        super.setAccessibleLabel(label)
        children.first?.setAccessibleLabel(label)
    }

    package var color: Color {
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

    /// Calls `handler` with each color that the user selects, even while a slider is dragged.
    package func onChanged(_ handler: @escaping (Color) -> Void) {
        connect(input: "notify::rgba") { emission in
            var color = GdkRGBA()
            typeladder_color_editor_get(emission.emitter.pointer(), &color)
            handler(Color(color))
        }
    }
}
