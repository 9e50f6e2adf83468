// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words

/// How soon something breaks: the colors of a heat map, which people who see fewer colors tell apart
/// too. Each cell also says it in a word.
enum HeatLevel: Int, CaseIterable {
    /// With the texts as they are written.
    case asWritten
    /// With texts up to 30% longer, as long texts are in translation.
    case soon
    /// Up to 60%.
    case halfway
    /// Up to 100%, as short texts are in translation.
    case late
    /// With longer ones.
    case last
    case never

    /// - Parameter expansion: the smallest that breaks something, in percent; nil for none.
    init(_ expansion: Int?) {
        self =
            Self.allCases.first { level in
                expansion.map { level.expansions?.contains($0) == true } ?? (level == .never)
            } ?? .last
    }

    /// The expansions that have the level, in percent; nil where nothing breaks.
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

    /// Those of a legend, in lines, where texts become up to `limit` percent longer.
    static func legend(upTo limit: Int) -> [[HeatLevel]] {
        let longer: [HeatLevel] = [.soon, .halfway, .late, .last]
        let tried = longer.filter { ($0.expansions?.lowerBound ?? 0) <= limit }
        return [[.asWritten, .never]] + (tried.isEmpty ? [] : [tried])
    }

    /// The words of a legend.
    var english: String {
        switch self {
        case .asWritten: tr("Violations (text is lost as written)")
        case .soon: tr("First break with texts up to 30% longer")
        case .halfway: tr("Up to 60%")
        case .late: tr("Up to 100%")
        // Translators: longer texts than 100 %.
        case .last: trc("heat map", "More")
        case .never: tr("Nothing breaks")
        }
    }

    /// Behind the word, and of the word.
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
    /// Words on a white page.
    static let ink = Color(rgb: inkRGB)
    static let inkRGB: UInt32 = 0x241F31

    init(rgb: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb))
    }
}
