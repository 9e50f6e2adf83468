// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The keys of the image of a row.
package enum ImageKeys {
    static let systemName = ScreenKey(
        "systemName", aliases: ["name"], .text,
        "The name of a symbol of SF Symbols, such as `bell.fill`.")
    static let file = ScreenKey(
        "file", .text,
        """
        A PNG or JPEG file in the folder of the screen or below it, such as `photos/ada@2x.png`, \
        which has 2 pixels per point.
        """)
    static let monogram = ScreenKey(
        "monogram", .text, "Initials such as `AK`, as for a contact without a photo.")
    static let tintColor = ScreenKey(
        "tintColor", aliases: ["color"], .color,
        without: .described("the tint color, or white on a tile"),
        "The color of the symbol or of the initials.")
    static let tile = ScreenKey(
        "tile", .color, without: .described("none, or `systemGray` behind a monogram"),
        "The color of a tile behind the symbol, as in Settings.")
    static let maximumSize = ScreenKey(
        "maximumSize", .dictionary(ImageSizeKeys.dictionary), without: .described("no limit"),
        "The largest size of the image, which keeps its proportions.")
    static let reservedLayoutSize = ScreenKey(
        "reservedLayoutSize", .dictionary(ImageSizeKeys.dictionary),
        without: .described(
            "a width that scales with the text for a symbol, otherwise that of the image"),
        "The room of the image, which is centered in it.")
    static let cornerRadius = ScreenKey(
        "cornerRadius", .points, without: .described("the profile's for a tile, otherwise 0"),
        "The radius of the corners.")
    static let shape = ScreenKey(
        "shape", .words(RowImage.Shape.self),
        without: .described("`circle` for a monogram, otherwise `rectangle`"),
        "The outline. In a circle, the corner radius has no meaning.")
    static let symbolScale = ScreenKey(
        "symbolScale", .words(RowImage.SymbolScale.self),
        without: .word(RowImage.SymbolScale.medium.rawValue),
        "The size of the symbol next to text.")
    static let accessibilityLabel = ScreenKey(
        "accessibilityLabel", .text,
        "What VoiceOver says about the image. An image next to a title that says the same needs none."
    )

    /// The keys of which an image has one.
    static let contents = [systemName, file, monogram]

    package static let dictionary = DictionaryDeclaration(
        "image", .image, hasOneOf: contents, "The image before the title of a row.",
        [
            systemName, file, monogram, tintColor, tile, maximumSize, reservedLayoutSize,
            cornerRadius,
            shape, symbolScale, accessibilityLabel,
        ])
}

/// The keys of the size of an image.
enum ImageSizeKeys {
    static let width = ScreenKey("width", .points)
    static let height = ScreenKey("height", .points)

    static let dictionary = DictionaryDeclaration(
        "imageSize", .imageSize, "A width and a height, in points.", [width, height])
}
