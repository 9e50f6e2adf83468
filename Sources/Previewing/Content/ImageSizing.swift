// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// What determines the size of an image, apart from the category and the profile.
struct ImageSizing: Hashable, Sendable {
    private enum Basis: Hashable, Sendable {
        /// A symbol, which is as high as a line of the title.
        case symbol(RowImage.SymbolScale)
        case tile
        case monogram
        /// A picture of a size in points; nil for a file that could not be read.
        case picture(Size?)
    }

    private let basis: Basis
    private let maximum: RowImage.Extent
    private let reserved: RowImage.Extent

    /// - Parameter pictures: the picture files by their names.
    init(_ image: RowImage, _ pictures: [String: RowPicture]) {
        (maximum, reserved) = (image.maximumSize, image.reservedLayoutSize)
        switch image.content {
        case .symbol: basis = image.tile == nil ? .symbol(image.symbolScale) : .tile
        case .monogram: basis = .monogram
        case .file(let name):
            basis = .picture(
                pictures[name].map {
                    let side = min($0.width, $0.height)
                    // A circle shows the middle of a picture.
                    return image.shape == .circle
                        ? Size(width: side, height: side)
                        : Size(width: $0.width, height: $0.height)
                })
        }
    }

    /// The size of the image, and its room.
    ///
    /// - Parameters:
    ///   - profile: the sizes that do not scale.
    ///   - symbol: the room of a symbol in points: its width at the category, and the height of a line.
    func metrics(_ profile: Profile.Image, symbol: Size) -> ImageMetrics {
        var size: Size
        var room = reserved.width
        var contentHeight = reserved.height ?? 0
        switch basis {
        case .symbol(let scale):
            size = symbol
            size.height *= profile.scale(of: scale)
            room = room ?? symbol.width
        case .tile:
            size = Size(width: profile.tileSize, height: profile.tileSize)
        case .monogram:
            size = Size(width: profile.monogramSize, height: profile.monogramSize)
        case .picture(let own):
            size = own ?? Size(width: profile.monogramSize, height: profile.monogramSize)
        }
        size = size.limited(to: maximum)
        switch basis {
        case .symbol, .tile: break
        case .monogram, .picture: contentHeight = max(contentHeight, size.height)
        }
        return ImageMetrics(size: size, reservedWidth: room, contentHeight: contentHeight)
    }
}

extension Profile.Image {
    /// The size of a symbol as a multiple of that of the medium scale.
    package func scale(of symbol: RowImage.SymbolScale) -> Double {
        switch symbol {
        case .small: smallSymbol
        case .medium: 1
        case .large: largeSymbol
        }
    }
}

extension Size {
    /// The largest size of the same proportions within limits.
    fileprivate func limited(to maximum: RowImage.Extent) -> Size {
        let factor = min(
            1, width > 0 ? (maximum.width ?? width) / width : 1,
            height > 0 ? (maximum.height ?? height) / height : 1)
        return Size(width: width * factor, height: height * factor)
    }
}
