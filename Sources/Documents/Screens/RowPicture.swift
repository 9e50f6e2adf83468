// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// A picture file of a screen. It is compared by identity, because a file that is read again may have changed.
package final class RowPicture: Hashable, Sendable {
    /// The bytes of the file.
    package let bytes: [UInt8]
    /// The size in points.
    package let width: Double
    package let height: Double

    package init(bytes: [UInt8], width: Double, height: Double) {
        (self.bytes, self.width, self.height) = (bytes, width, height)
    }

    package static func == (one: RowPicture, other: RowPicture) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The name of a picture file in a screen: a path relative to the screen's folder.
package struct PictureName: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// Whether the suffix is that of PNG or JPEG.
    package var isPicture: Bool {
        [".png", ".jpg", ".jpeg"].contains(where: text.lowercased().hasSuffix)
    }

    /// Whether the path stays in the folder, as far as it tells.
    package var isInside: Bool {
        text.utf8.first != UInt8(ascii: "/")
            && !text.utf8.split(separator: UInt8(ascii: "/")).contains {
                $0.elementsEqual("..".utf8)
            }
    }

    /// The pixels per point: 2 for `avatar@2x.png`, as in asset folders of apps; 1 without a number.
    package var scale: Double {
        let stem = text.lastIndex(of: ".").map { text[..<$0] } ?? text[...]
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}

extension Screen {
    /// The places of picture files: the key path of the first image of each name, in order.
    package var pictureNames: [(name: PictureName, keyPath: String)] {
        var known: Set<String> = []
        var names: [(name: PictureName, keyPath: String)] = []
        func add(_ image: RowImage?, _ keyPath: @autoclosure () -> String) {
            guard case .file(let name)? = image?.content, known.insert(name).inserted else {
                return
            }
            names.append((PictureName(name), keyPath()))
        }
        for element in bars.elements { add(bars.item(element)?.image, "\(element).image.file") }
        for section in sections.indices {
            // Rows without images, as most are, are not copied.
            for row in sections[section].rows.indices
            where sections[section].rows[row].hasImages {
                let item = ItemID(.row, section: section, row: row)
                for (image, path) in sections[section].rows[row].images {
                    add(image, (item.path + path + [.key("image"), .key("file")]).keyPath)
                }
            }
        }
        return names
    }
}
