// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The image before the texts of a row. Like fonts, images and their sizes are indices into palettes, so the layout
/// knows nothing of what an image shows, and rows of equal sizes have one shape.
public struct ImageContent: Hashable, Sendable {
    /// The index of the image in the palette of images.
    public var picture: Int
    /// The index of the size in the palette of image sizes (`TableMetrics.images`).
    public var size: Int

    package init(picture: Int, size: Int) { (self.picture, self.size) = (picture, size) }
}

/// The size of an image at a category, in points.
public struct ImageMetrics: Hashable, Sendable {
    /// The size of the frame.
    public var size: Size
    /// The width of its room before the texts.
    public var reservedWidth: Double
    /// The least height of a row's content with the image; 0 for an image that never makes its row taller, such as a
    /// symbol, which is as high as a line.
    public var contentHeight: Double

    /// The room of the image in a stack. The image is in its middle.
    var room: Size {
        Size(
            width: max(size.width, reservedWidth), height: max(size.height, contentHeight))
    }

    /// Metrics in points; without other values, the room is as wide as the image and the row no taller.
    public init(size: Size, reservedWidth: Double? = nil, contentHeight: Double = 0) {
        self.size = size
        self.reservedWidth = reservedWidth ?? size.width
        self.contentHeight = contentHeight
    }
}
