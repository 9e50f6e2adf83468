// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing

/// The colour behind a text, opaque.
struct ContrastGround {
    let color: Color
    /// Whether a file sets it, rather than iOS.
    let isOwn: Bool

    /// The colour behind texts of a look; nil where anything may be there.
    init?(_ ground: ScreenIndex.Ground, _ setting: ContrastSetting, _ preview: Preview) {
        let base = Self.base(of: ground, preview)
        let own: ColorValue?
        switch ground {
        case .cell: own = nil
        case .table(let background): own = background.map { preview.palette[$0] }
        case .rows(let background):
            own = background.map { preview.palette[$0] }
            guard let own, setting.color(own, in: preview).alpha == 255 else { return nil }
        }
        let table = setting.color(base, in: preview)
        color = own.map { setting.color($0, in: preview).over(table) } ?? table
        isOwn = setting.isOwn(own ?? .semantic(base), in: preview)
    }

    /// What iOS has behind everything there.
    static func base(of ground: ScreenIndex.Ground, _ preview: Preview) -> SemanticColor {
        if preview.layout.style == .plain { return .systemBackground }
        return ground == .cell ? .secondarySystemGroupedBackground : .systemGroupedBackground
    }
}

extension ContrastGround {
    /// The value that gives a text its background, where a file does.
    static func cause(
        of id: ItemID, in setting: ContrastSetting, _ preview: Preview
    ) -> FileValue? {
        if preview.layout.content.headerFooter(id)?.background != nil {
            return preview.screen.appearance(of: id)?.background != nil
                ? FileValue(.screen, id.path, "background")
                : FileValue(.theme, [.key("sectionHeader")], "background")
        }
        let base = base(of: id.kind == .row ? .cell : .table(background: nil), preview)
        guard setting.isOwn(base, in: preview) else { return nil }
        return FileValue(
            .theme, [.key("colors"), .key(setting.appearance.rawValue)], base.rawValue)
    }
}

// MARK: - Other colours

/// Looks for a shade of a text's colour that stands out from everything it is drawn on.
struct ColorSearch {
    let context: CheckContext
    /// How many shades are tried towards black, and as many towards white.
    private static let steps = 32

    /// A colour instead of one that stands in a file, as files write it.
    func color(insteadOf index: Int) -> String? {
        let looks = context.index.looks.map(\.look).filter { $0.color == index }
        guard case .rgba(let color) = context.preview.palette[index] else { return nil }
        if let shade = shade(of: color, on: looks, ContrastSetting.all) {
            return shade.hexadecimal
        }
        let label = ContrastSetting.all.allSatisfy { setting in
            stands(setting.color(.label, in: context.preview), on: looks, [setting])
        }
        return label ? SemanticColor.label.rawValue : nil
    }

    /// A colour instead of one that the theme has for a name.
    func color(insteadOf name: SemanticColor, in appearance: Appearance) -> String? {
        let palette = context.preview.palette
        let looks = context.index.looks.map(\.look).filter { palette[$0.color] == .semantic(name) }
        guard let color = context.preview.theme.colors[appearance]?[name] else { return nil }
        let settings = ContrastSetting.all.filter { $0.appearance == appearance }
        return shade(of: color, on: looks, settings)?.hexadecimal
    }

    /// The nearest shade.
    private func shade(
        of color: Color, on looks: [ScreenIndex.Look], _ settings: [ContrastSetting]
    ) -> Color? {
        let ends = [Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255)]
        let shades = (0...Self.steps).lazy.flatMap { step in
            ends.map { color.mixed(with: $0, Double(step) / Double(Self.steps)) }
        }
        return shades.first { stands($0, on: looks, settings) }
    }

    /// Whether a colour has contrast enough wherever texts of these looks are.
    private func stands(
        _ color: Color, on looks: [ScreenIndex.Look], _ settings: [ContrastSetting]
    ) -> Bool {
        looks.allSatisfy { look in
            let needed = ContrastCheck.needed(
                context.preview.drawnFonts[look.font], at: context.effective(context.categories))
            return settings.allSatisfy { setting in
                guard let ground = ContrastGround(look.ground, setting, context.preview) else {
                    return true
                }
                return color.over(ground.color).contrast(with: ground.color) >= needed
            }
        }
    }
}
