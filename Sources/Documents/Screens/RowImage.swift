// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The image before the title of a row (`UIListContentConfiguration.ImageProperties`).
package struct RowImage: Hashable, Sendable {
    /// What the image shows.
    package enum Content: Hashable, Sendable {
        /// A symbol of SF Symbols by its name. The name is checked in form alone, because Apple's list may not be
        /// copied.
        case symbol(String)
        /// A picture file, by its path from the screen's folder.
        case file(String)
        /// Initials, as in a contact without a photo.
        case monogram(String)

        /// The name of the symbol or the file, or the initials.
        var name: String {
            switch self {
            case .symbol(let name), .file(let name), .monogram(let name): name
            }
        }
    }

    /// The scale of a symbol next to text (`UIImage.SymbolScale`).
    package enum SymbolScale: String, CaseIterable, Hashable, Sendable {
        case small
        case medium
        case large
    }

    /// The outline of an image, of which corners are cut off.
    package enum Shape: String, CaseIterable, Hashable, Sendable {
        case rectangle
        case circle
    }

    /// The limits or the room of an image, in points; nil for a side that is not set.
    package struct Extent: Hashable, Sendable {
        package var width: Double?
        package var height: Double?

        package init(width: Double? = nil, height: Double? = nil) {
            (self.width, self.height) = (width, height)
        }
    }

    package var content: Content
    /// The color of the symbol; nil for the tint color, or for white on a tile.
    package var tintColor: ColorValue?
    /// The color of the tile behind the symbol or the monogram; nil for no tile behind a symbol.
    package var tile: ColorValue?
    /// The largest size. The image becomes smaller in proportion.
    package var maximumSize = Extent()
    /// The room of the image, in the middle of which it is drawn.
    package var reservedLayoutSize = Extent()
    /// The radius of the corners, in points; nil for that of the content.
    package var cornerRadius: Double?
    /// The outline; nil for that of the content.
    package var shape: Shape?
    package var symbolScale = SymbolScale.medium
    /// What VoiceOver says about the image; nil if the title says enough.
    package var accessibilityLabel: String?

    package init(_ content: Content) { self.content = content }

    /// The name of the symbol; nil for other images.
    package var symbolName: String? {
        if case .symbol(let name) = content { name } else { nil }
    }

    /// Whether the image is a picture file.
    package var isPicture: Bool { if case .file = content { true } else { false } }

    /// The color of the symbol or the initials; nil for a picture file, and for the tint color.
    package var frontColor: ColorValue? {
        switch content {
        case .symbol: tintColor ?? (tile == nil ? nil : Self.white)
        case .monogram: tintColor ?? Self.white
        case .file: nil
        }
    }

    /// The color of the tile or the shape behind it; nil for none.
    package var backColor: ColorValue? {
        switch content {
        case .symbol: tile
        case .monogram: tile ?? .semantic(.systemGray)
        case .file: nil
        }
    }

    private static let white = ColorValue.rgba(Color(red: 255, green: 255, blue: 255))

    /// A symbol in the tint color of the row.
    package static func symbol(_ name: String) -> RowImage { RowImage(.symbol(name)) }
}
