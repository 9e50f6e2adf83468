// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The prepared texts of a table, in the order of its items, so that laying out looks nothing up.
///
/// Texts that are not prepared yet are guessed at: a layout of such a table is close, not exact.
struct PreparedTable: Sendable {
    let outline: TableOutline
    /// The texts of each font of the palette.
    let faces: [FaceTexts]
    /// For each text of the table its index among those of its face; −1 for those not prepared.
    let indices: [Int32]
    /// How many texts are not prepared.
    let missingCount: Int

    /// Whether all texts of an item are prepared.
    func isPrepared(_ item: Int) -> Bool {
        missingCount == 0 || outline.texts(of: item).places.allSatisfy { indices[$0] >= 0 }
    }

    /// A text of an item; one that is not prepared yet has as many empty lines as it may have.
    func text(_ number: Int, of item: Int, _ composer: ItemComposer) -> PreparedText {
        let (texts, places) = outline.texts(of: item)
        let index = indices[places.lowerBound + number]
        if index >= 0 { return faces[texts[number].font][Int(index)] }
        let setting = composer.setting(
            texts[number], width: composer.textWidth(of: outline.ids[item]))
        return .emptyLines(guessedLineCount(number, of: item, font: texts[number].font, setting))
    }
}

// MARK: - Side by side

extension PreparedTable {
    /// Whether a title and its value have room on one line; nil where only measuring tells.
    ///
    /// - Parameter place: of the title among all texts of the table.
    func fitsSideBySide(
        _ item: Int, _ shape: ItemShape, at place: Int, width: Double, _ composer: ItemComposer
    ) -> Bool? {
        guard let title = length(0, of: item, shape, at: place, composer),
            let value = length(1, of: item, shape, at: place + 1, composer)
        else { return nil }
        return composer.fitSideBySide(
            composer.grid.ceil(title), composer.grid.ceil(value), width: width)
    }

    /// The same for an item that is not prepared; nil for all others.
    func guessesSideBySide(_ item: Int, _ composer: ItemComposer) -> Bool? {
        guard !isPrepared(item) else { return nil }
        let (shape, places) = outline.shape(of: item)
        guard shape.mayStandSideBySide else { return nil }
        return fitsSideBySide(
            item, shape, at: places.lowerBound, width: composer.textWidth(of: outline.ids[item]),
            composer)
    }

    /// How long a text is on one line, in points; nil where only measuring tells.
    private func length(
        _ number: Int, of item: Int, _ shape: ItemShape, at place: Int, _ composer: ItemComposer
    ) -> Double? {
        let text = shape.texts[number]
        let setting = composer.setting(text, width: .infinity)
        let index = Int(indices[place])
        return index >= 0
            ? faces[text.font].breaks.length(of: index, setting)
            : guessedLength(number, of: item, font: text.font, setting)
    }
}

// MARK: - Guesses

extension PreparedTable {
    /// How many lines a text that is not prepared may have.
    func guessedLineCount(
        _ number: Int, of item: Int, font: Int, _ setting: LineSetting
    ) -> Int {
        // Words leave room at the ends of lines.
        let length = guessedLength(number, of: item, font: font, setting) * 1.05
        let lines = Int(min(length / max(setting.width, 1), 200)) + 1
        return setting.lineLimit == 0 ? lines : min(lines, setting.lineLimit)
    }

    /// How long it may be on one line, in points.
    func guessedLength(
        _ number: Int, of item: Int, font: Int, _ setting: LineSetting
    ) -> Double {
        let length = outline.content.textLength(number, of: outline.ids[item])
        return Double(length) * faces[font].averageAdvance * setting.pointSize
    }
}

extension PreparedText {
    /// A text of empty lines: as tall as any text with so many lines in one face.
    static func emptyLines(_ count: Int) -> PreparedText {
        PreparedText(
            ShapedText(
                characters: Array(
                    repeating: ShapedText.Character(
                        advance: 0, traits: [.paragraphSeparator, .graphemeStart]),
                    count: count - 1),
                faces: [], ellipsisAdvance: 0, tabAdvance: 0))
    }
}
