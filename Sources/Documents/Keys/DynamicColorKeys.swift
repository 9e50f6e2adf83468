// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The keys of a color with a value for each appearance, in screens and in themes.
package enum DynamicColorKeys {
    static let light = ScreenKey(
        "light", .hexadecimalColor, isRequired: true, "The color in light appearance.")
    static let dark = ScreenKey(
        "dark", .hexadecimalColor, without: .described("that of light appearance"),
        "The color in dark appearance.")
    static let lightIncreasedContrast = ScreenKey(
        "lightIncreasedContrast", .hexadecimalColor, without: .described("`light`"),
        "The color in light appearance with increased contrast.")
    static let darkIncreasedContrast = ScreenKey(
        "darkIncreasedContrast", .hexadecimalColor, without: .described("`dark`"),
        "The color in dark appearance with increased contrast.")

    package static let dictionary = DictionaryDeclaration(
        "dynamicColor", .color,
        "A color of the app with a value for each appearance, as in an asset catalog.",
        [light, dark, lightIncreasedContrast, darkIncreasedContrast])
}
