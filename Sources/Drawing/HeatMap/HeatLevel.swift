// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words

/// How soon something breaks: the colors of a heat map. Color-blind people can tell them apart, too. Each cell
/// also has a word for its level.
enum HeatLevel: Int, CaseIterable {
    /// Texts as written.
    case asWritten
    /// Texts up to 30% longer, as long texts are in translation.
    case soon
    /// Texts up to 60% longer.
    case halfway
    /// Texts up to 100% longer, as short texts are in translation.
    case late
    /// Texts more than 100% longer.
    case last
    case never

    /// - Parameter expansion: the smallest expansion that breaks something, in percent; nil for none.
    init(_ expansion: Int?) {
        self =
            Self.allCases.first { level in
                expansion.map { level.expansions?.contains($0) == true } ?? (level == .never)
            } ?? .last
    }

    /// The expansions of the level, in percent; nil if nothing breaks.
    var expansions: ClosedRange<Int>? {
        switch self {
        case .asWritten: 0...0
        case .soon: 1...30
        case .halfway: 31...60
        case .late: 61...100
        case .last: 101...Int.max
        case .never: nil
        }
    }

    /// The levels of a legend, in lines, for texts up to `limit` percent longer.
    static func legend(upTo limit: Int) -> [[HeatLevel]] {
        let longer: [HeatLevel] = [.soon, .halfway, .late, .last]
        let tried = longer.filter { ($0.expansions?.lowerBound ?? 0) <= limit }
        return [[.asWritten, .never]] + (tried.isEmpty ? [] : [tried])
    }

    /// The words of a legend.
    var english: String {
        switch self {
        case .asWritten: tr("Violations with the original texts")
        case .soon: tr("First break with texts up to 30% longer")
        case .halfway: tr("Up to 60%")
        case .late: tr("Up to 100%")
        // Translators: longer texts than 100 %.
        case .last: trc("heat map", "More")
        case .never: tr("No text is lost")
        }
    }

    /// The color behind the word, and the color of the word.
    func colors(_ appearance: Appearance) -> (fill: Color, ink: Color) {
        let colors = appearance == .dark ? Self.dark[rawValue] : Self.light[rawValue]
        return (Color(rgb: colors.fill), Color(rgb: colors.ink))
    }

    private static let light: [(fill: UInt32, ink: UInt32)] = [
        (0x9B1B30, 0xFFFFFF), (0xE8743B, Color.inkRGB), (0xF7B267, Color.inkRGB),
        (0xFBE3A6, Color.inkRGB), (0xCDE3F2, Color.inkRGB), (0xEDF2F6, 0x4A5560),
    ]
    private static let dark: [(fill: UInt32, ink: UInt32)] = [
        (0xF2708A, 0x17171A), (0xC8642F, 0x17171A), (0x94662E, 0xFFFFFF), (0x66592C, 0xFFFFFF),
        (0x2F5068, 0xFFFFFF), (0x2B323A, 0xBAC4CE),
    ]
}

extension Color {
    /// The color of words on a white page.
    static let ink = Color(rgb: inkRGB)
    static let inkRGB: UInt32 = 0x241F31

    init(rgb: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb))
    }
}
