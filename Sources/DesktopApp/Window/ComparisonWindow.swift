// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The window with the differences of two versions of a theme, side by side.
enum ComparisonWindow {
    /// Presents the window in front of another.
    @discardableResult
    static func present(
        _ differences: [ThemeDifference], over parent: Window, in application: Application
    ) -> Window {
        let same = "Both mean the same; only spaces, order or comments differ."
        let rows: [MessagesWindow.Entry] =
            differences.isEmpty
            ? [(MessagesWindow.text(same), same)] : differences.map(entry)
        return MessagesWindow.present(
            title: "Mine and Theirs",
            subtitle: differences.count == 1 ? "1 difference" : "\(differences.count) differences",
            rows, over: parent, in: application)
    }

    private static func entry(_ difference: ThemeDifference) -> MessagesWindow.Entry {
        let title = MessagesWindow.text(difference.title)
        title.addCssClass("heading")
        let mine = side("Mine", difference.mine)
        let theirs = side("On disk", difference.theirs)
        let sides = Box(.horizontal, spacing: 18, [mine, theirs])
        sides.isHomogeneous = true
        return (
            Box(.vertical, spacing: 3, [title, sides]),
            "\(difference.title). Mine: \(difference.mine). On disk: \(difference.theirs)"
        )
    }

    private static func side(_ title: String, _ words: String) -> Widget {
        let heading = MessagesWindow.text(title)
        heading.addCssClass("caption")
        heading.addCssClass("dim-label")
        return Box(.vertical, [heading, MessagesWindow.text(words)])
    }
}
