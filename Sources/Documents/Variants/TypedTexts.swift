// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Texts typed over those of a screen, in the preview only. The screen's file does not have them.
package struct TypedTexts: Hashable, Sendable {
    private struct Replacement: Hashable, Sendable {
        var original: String
        var typed: String
    }

    private var replacements: [TextLocation: Replacement] = [:]

    package init() {}

    /// Whether all texts are those of the file.
    package var isEmpty: Bool { replacements.isEmpty }

    package var count: Int { replacements.count }

    /// Types a text over the one at a place of a screen. Typing the screen's own text restores it.
    ///
    /// - Parameter screen: the screen as read from its file.
    package mutating func type(_ text: String, at place: TextLocation, of screen: Screen) {
        guard let original = screen[place] else { return }
        replacements[place] =
            text == original ? nil : Replacement(original: original, typed: text)
    }

    /// A screen with the typed texts in place of its own.
    package func applied(to screen: Screen) -> Screen {
        var screen = screen
        for (place, replacement) in replacements { screen[place] = replacement.typed }
        return screen
    }

    /// The typed texts for a changed screen. Keeps each one whose original text is still there, at
    /// the same place or, if there is no doubt, at another.
    package func moved(to screen: Screen) -> TypedTexts {
        let lost = replacements.filter { screen[$0.key] != $0.value.original }
        guard !lost.isEmpty else { return self }
        var moved = self
        for place in lost.keys { moved.replacements[place] = nil }
        let places = Dictionary(grouping: screen.textLocations) { screen[$0] }
        for (place, replacement) in lost {
            let found = places[replacement.original]?.filter(place.isAlike) ?? []
            guard found.count == 1, moved.replacements[found[0]] == nil else { continue }
            moved.replacements[found[0]] = replacement
        }
        return moved
    }
}
