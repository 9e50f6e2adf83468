// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import PangoText

/// The window shown when no font is installed. Labels would show boxes, so cairo's built-in strokes draw the words. The
/// words are English, because the strokes cover only ASCII.
enum NoFontsWindow {
    /// Presents the window. The program ends when it closes.
    static func present(in application: Application) {
        let bar = HeaderBar()
        bar.titleWidget = Box(.horizontal)
        let window = ApplicationWindow(application)
        window.title = AppInfo.name
        window.content = Box(.vertical, [bar, NoFontsView()])
        window.present()
    }
}

/// The view of the words.
private final class NoFontsView: CustomWidget {
    private static let lines: [(text: String, size: Double)] = [
        ("No fonts are installed", 26),
        ("\(AppInfo.name) measures and draws with the fonts installed here.", 16),
        ("Install a font, then start \(AppInfo.name) again:", 16),
        (NoFontsError.command, 16),
    ]
    private static let margin = 36.0
    private static let pitch = 2.0

    init() {
        super.init(role: .label)
        setAccessibleLabel(Self.lines.map(\.text).joined(separator: "\n"))
        isFocusable = true
        expandsVertically = true
    }

    override var fixedSize: (width: Int, height: Int) {
        (640, Int(Self.margin * 2 + Self.lines.reduce(0) { $0 + $1.size * Self.pitch }))
    }

    override func snapshot(_ snapshot: Snapshot) {
        let color = textColor
        snapshot.drawCairo(in: area) { cairo in
            var baseline = Self.margin
            for line in Self.lines {
                baseline += line.size * Self.pitch
                cairo.drawBuiltInText(
                    line.text, x: Self.margin, baseline: baseline - line.size * 0.6,
                    size: line.size, isBold: line.text == NoFontsError.command, color: color)
            }
        }
    }
}
