// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import Words

/// `image-contrast`: a symbol or a monogram has too little contrast with what is behind it, in light or dark, with or
/// without increased contrast.
struct ImageContrastRule: MeasuredRule {
    static let id = "image-contrast"
    static let text = RuleText(
        title: tr("Image contrast is too low"),
        severity: tr("Warning"),
        reason: tr(
            "A symbol is hard to see if its color is close to the color behind it (WCAG 2.2, 1.4.11)"
        ),
        computation: tr(
            """
            The check compares the color of a symbol or monogram with the color of its tile or \
            cell, in the appearance where the contrast is lowest. Needed: a ratio of 3. Only \
            colors set by the theme or the screen are checked, not the colors in picture files
            """),
        remedy: tr("Use colors with more contrast"))

    /// The minimum ratio. Source: WCAG 2.2, success criterion 1.4.11.
    private static let least = 3.0

    var needed: Double { Self.least }
    /// The ratio, from 1 to 21.
    var given: Double
    /// The color of the symbol, opaque.
    var color: Color
    /// The color behind it, opaque.
    var background: Color
    /// The key of the image whose value is a cause; nil for a color of the theme.
    private var key: String?
    private var image: RowImage
    private var appearance: Appearance

    func message(_ finding: Finding) -> String {
        // Translators: %2$s and %3$s are colors.
        tr(
            """
            The image of %1$s has too little contrast: %2$s on %3$s has a contrast of %4$s, but \
            %5$s is needed
            """, finding.name, color.hexadecimal, background.hexadecimal, given.ratio, needed.ratio)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        // Rows with the same image and colors have the same contrast.
        var defects: [[Int?]: Self?] = [:]
        for (section, content) in preview.layout.content.sections.enumerated() {
            for (number, row) in content.rows.enumerated() {
                let pictures = (row.image.map { [$0.picture] } ?? []) + row.stackImages
                // One finding for each row: that of the image with the lowest contrast.
                let found = pictures.compactMap { picture -> Self? in
                    let key = [picture, row.background, row.tint]
                    let known =
                        defects[key]
                        ?? ContrastSetting.all.compactMap {
                            Self(preview.images[picture], in: row, $0, preview)
                        }.min { $0.given < $1.given }
                    defects[key] = .some(known)
                    return known
                }
                guard !pictures.isEmpty else { continue }
                log.looked(at: 1)
                guard let defect = found.min(by: { $0.given < $1.given }) else { continue }
                log.found(defect, .warning, in: .item(ItemID(.row, section: section, row: number)))
            }
        }
    }

    /// The low contrast of an image in a setting; nil if it is high enough, or if both colors are those of iOS.
    private init?(
        _ image: RowImage, in row: RowContent, _ setting: ContrastSetting, _ preview: Preview
    ) {
        self.image = image
        guard !image.isPicture,
            let cell = ContrastGround(.cell(background: row.background), setting, preview)
        else { return nil }
        let front =
            image.frontColor ?? row.tint.map { preview.palette[$0] } ?? .semantic(.tint)
        let tile = image.backColor
        // The white of a symbol on a tile is that of iOS.
        let hasOwnFront =
            image.tintColor.map { setting.isOwn($0, in: preview) }
            ?? (tile == nil && setting.isOwn(front, in: preview))
        let hasOwnBack = tile.map { setting.isOwn($0, in: preview) } ?? cell.isOwn
        background = tile.map { setting.color($0, in: preview).over(cell.color) } ?? cell.color
        color = setting.color(front, in: preview).over(background)
        given = color.contrast(with: background)
        guard hasOwnFront || hasOwnBack, given < Self.least else { return nil }
        key = image.tile != nil ? "tile" : image.tintColor != nil ? "tintColor" : nil
        appearance = setting.appearance
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let advice = Advice(tr("Use colors with more contrast"))
        guard let key, let item = observation.item else {
            let path: [SyntaxEdit.Step] = [.key("colors"), .key(appearance.rawValue)]
            return Remedy(
                advice: advice,
                cause: FileValue(.theme, path, SemanticColor.tint.rawValue))
        }
        let images = context.preview.screen.row(item)?.images ?? []
        let path = images.first { $0.image == image }?.path ?? []
        var value = FileValue(.screen, item.path + path + [.key("image")], key)
        if key == "tintColor" { value.keys.append("color") }
        return Remedy(advice: advice, cause: value)
    }
}
