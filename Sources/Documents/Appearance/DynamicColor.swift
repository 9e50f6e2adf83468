// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A color with a value for each appearance, like a color set of an asset catalog or
/// `UIColor(dynamicProvider:)`.
package struct DynamicColor: Hashable, Sendable {
    /// The color in light appearance, and in all appearances without a value.
    package var light: Color
    /// The color in dark appearance; nil for that of light appearance.
    package var dark: Color?
    /// The color in light appearance with increased contrast; nil for `light`.
    package var lightIncreasedContrast: Color?
    /// The color in dark appearance with increased contrast; nil for that without it.
    package var darkIncreasedContrast: Color?

    /// A color by its values.
    package init(
        light: Color, dark: Color? = nil, lightIncreasedContrast: Color? = nil,
        darkIncreasedContrast: Color? = nil
    ) {
        self.light = light
        self.dark = dark
        self.lightIncreasedContrast = lightIncreasedContrast
        self.darkIncreasedContrast = darkIncreasedContrast
    }

    /// The value in an appearance.
    package func color(_ appearance: Appearance, increasesContrast: Bool) -> Color {
        switch (appearance, increasesContrast) {
        case (.light, false): light
        case (.dark, false): dark ?? light
        case (.light, true): lightIncreasedContrast ?? light
        case (.dark, true): darkIncreasedContrast ?? dark ?? light
        }
    }
}

extension DynamicColor {
    /// The values that are set, by their keys in files.
    package var entries: KeyValuePairs<String, Color?> {
        [
            DynamicColorKeys.light.declaration.name: light,
            DynamicColorKeys.dark.declaration.name: dark,
            DynamicColorKeys.lightIncreasedContrast.declaration.name: lightIncreasedContrast,
            DynamicColorKeys.darkIncreasedContrast.declaration.name: darkIncreasedContrast,
        ]
    }
}
