// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The reader of the image of a row or of an item of a bar: the name of a symbol alone, or a dictionary.
enum RowImageReader {
    static func image(
        _ row: DictionaryReader, _ key: ScreenKey<TextOrFields> = RowKeys.image
    ) -> RowImage? {
        switch row[key] {
        case .text(let name)?:
            checkName(name, at: "image", in: row)
            return .symbol(name)
        case .fields(let fields)?: return image(of: fields)
        case nil: return nil
        }
    }

    /// The image of a dictionary. One without content is an error, and reads as a symbol without a name.
    private static func image(of fields: DictionaryReader) -> RowImage {
        var image = RowImage(content(of: fields))
        image.tintColor = fields[ImageKeys.tintColor]
        image.tile = fields[ImageKeys.tile]
        image.maximumSize = extent(fields[ImageKeys.maximumSize])
        image.reservedLayoutSize = extent(fields[ImageKeys.reservedLayoutSize])
        image.cornerRadius = fields[ImageKeys.cornerRadius]
        image.shape = fields[ImageKeys.shape]
        image.symbolScale = fields[ImageKeys.symbolScale] ?? image.symbolScale
        image.accessibilityLabel = fields[ImageKeys.accessibilityLabel]
        return image
    }

    private static func content(of fields: DictionaryReader) -> RowImage.Content {
        let keys = ImageKeys.contents.compactMap { key in
            key.declaration.readNames.first { fields.node($0) != nil }
        }
        if keys.count > 1 {
            fields.error(
                at: keys[1], ScreenProblem.secondImage(keys[1], beside: keys[0]), fix: .remove)
        }
        if let monogram = fields[ImageKeys.monogram] { return .monogram(monogram) }
        if let file = fields[ImageKeys.file] {
            if !PictureName(file).isPicture {
                fields.warning(at: "file", ScreenProblem.otherPictureFormat(file))
            }
            return .file(file)
        }
        guard !keys.isEmpty else {
            fields.decoder.error(
                fields.range, fields.path,
                ValueProblem.missingKey(ImageKeys.systemName.declaration.name, of: .image))
            return .symbol("")
        }
        let name = fields[ImageKeys.systemName] ?? ""
        if let key = keys.first { checkName(name, at: key, in: fields) }
        return .symbol(name)
    }

    private static func extent(_ fields: DictionaryReader?) -> RowImage.Extent {
        RowImage.Extent(
            width: fields.flatMap { $0[ImageSizeKeys.width] },
            height: fields.flatMap { $0[ImageSizeKeys.height] })
    }

    /// Warns of a text that cannot be the name of a symbol.
    static func checkName(_ name: String, at key: String, in fields: DictionaryReader) {
        guard fields.node(key)?.string != nil else { return }
        if PictureName(name).isPicture {
            let file = SyntaxValue.dictionary([SyntaxValue.Entry("file", .string(name))])
            return fields.warning(
                at: key, ScreenProblem.pictureAsSymbol(name),
                fix: key == "image" ? .replace(file) : .rename("file"))
        }
        guard !isSymbolName(name) else { return }
        fields.warning(at: key, ScreenProblem.notASymbolName(name))
    }

    /// Whether a text has the form of a symbol's name: lowercase words and numbers with points between them.
    private static func isSymbolName(_ text: String) -> Bool {
        let words = text.split(separator: ".", omittingEmptySubsequences: false)
        return words.allSatisfy { word in
            !word.isEmpty
                && word.utf8.allSatisfy {
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
                        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                }
        }
    }
}
