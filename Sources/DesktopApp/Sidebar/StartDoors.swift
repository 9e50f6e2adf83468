// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Previewing
import Words

/// The ways to begin, above the system font: choose a font, open a theme, open a screen, try an example.
final class StartDoors {
    let widget: Box
    let buttons: [Button]

    init() {
        let example = BundledScreen.customHeaders
        // Translators: AX2 is a text size.
        let clipped = tr("A section header that is clipped at %1$s", "AX2")
        buttons = [
            Self.door(
                "font-x-generic-symbolic", tr("Choose a Font"), tr("Or drop font files here"),
                "win.use-for-theme"),
            Self.door(
                "document-open-symbolic", tr("Open a Theme"),
                tr("A property list, JSON, or design tokens"), "win.open-theme"),
            Self.door(
                "phone-symbolic", tr("Open a Screen"), tr("The rows of a list in your app"),
                "win.open-screen"),
            Self.door(
                "starred-symbolic", tr("Try an Example"), clipped,
                "win.bundled-screen('\(example.resource)')"),
        ]
        widget = Box(.vertical, buttons, "doors")
        widget.setMargins(12)
        widget.setAccessibleLabel(tr("Ways to begin"))
    }

    private static func door(
        _ icon: String, _ title: String, _ caption: String, _ action: String
    ) -> Button {
        let labels = [Label(start: title), Label(start: caption, "caption", "dim-label")]
        for label in labels {
            label.wraps = true
            // Otherwise, the longest text would set the width of the sidebar.
            label.widthInCharacters = 12
        }
        let words = Box(.vertical, spacing: 1, labels)
        words.expandsHorizontally = true
        let button = Button(showing: Columns(spacing: 12, [Image(iconName: icon), words]))
        button.addCssClass("flat")
        button.setAccessibleLabel(title)
        button.setAccessibleDescription(caption)
        button.setAction(action)
        return button
    }
}
