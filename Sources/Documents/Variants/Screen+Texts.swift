// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Screen {
    /// The screen in a variant of its texts. Everything keeps its key path.
    package func inVariant(_ variant: TextVariant) -> Screen {
        guard variant != .asWritten else { return self }
        // The rows of long lists say the same things.
        var known: [String: String] = [:]
        return withTexts { text in
            if let variant = known[text] { return variant }
            let result = variant.text(of: text)
            known[text] = result
            return result
        }
    }

    /// The screen with its title and every text of the table replaced.
    package func withTexts(_ replacement: (String) -> String) -> Screen {
        var screen = self
        screen.title = title.map(replacement)
        for location in textLocations { screen[location] = self[location].map(replacement) }
        return screen
    }
}
