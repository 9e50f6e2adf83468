// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing

/// Searches for a shade of a text's color with enough contrast in all places of the color.
final class ColorSearch {
    private unowned let context: CheckContext
    private var known: [Question: String?] = [:]

    /// A search. Its answer is remembered.
    private enum Question: Hashable {
        case palette(Int)
        case name(SemanticColor, Appearance)
    }

    /// The number of steps to try toward black, and toward white.
    private static let steps = 32

    init(_ context: CheckContext) { self.context = context }

    /// A replacement for a color of the palette that is in a file, in the notation of files.
    func color(insteadOf index: Int) -> String? {
        known(.palette(index)) { self.searchColor(insteadOf: index) }
    }

    /// A replacement for a named color of the theme.
    func color(insteadOf name: SemanticColor, in appearance: Appearance) -> String? {
        known(.name(name, appearance)) { self.searchColor(insteadOf: name, in: appearance) }
    }

    private func known(_ question: Question, _ search: () -> String?) -> String? {
        if let answer = known[question] { return answer }
        let answer = search()
        known[question] = .some(answer)
        return answer
    }

    private func searchColor(insteadOf index: Int) -> String? {
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

    private func searchColor(insteadOf name: SemanticColor, in appearance: Appearance) -> String? {
        let palette = context.preview.palette
        let looks = context.index.looks.map(\.look).filter { palette[$0.color] == .semantic(name) }
        guard let color = context.preview.theme.colors[appearance]?[name] else { return nil }
        let settings = ContrastSetting.all.filter { $0.appearance == appearance }
        return shade(of: color, on: looks, settings)?.hexadecimal
    }

    /// The nearest shade with enough contrast.
    private func shade(
        of color: Color, on looks: [ScreenIndex.Style], _ settings: [ContrastSetting]
    ) -> Color? {
        let ends = [Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255)]
        let shades = (0...Self.steps).lazy.flatMap { step in
            ends.map { color.mixed(with: $0, Double(step) / Double(Self.steps)) }
        }
        return shades.first { stands($0, on: looks, settings) }
    }

    /// Whether a color has enough contrast in all texts with these styles.
    private func stands(
        _ color: Color, on looks: [ScreenIndex.Style], _ settings: [ContrastSetting]
    ) -> Bool {
        looks.allSatisfy { look in
            let needed = ContrastRule.needed(
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
