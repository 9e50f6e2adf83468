// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import LayoutEngine

/// A value that differs between two versions of a theme, in words.
nonisolated struct ThemeDifference: Equatable {
    /// The name of the value.
    var title: String
    /// The value in either version.
    var mine: String
    var theirs: String

    /// All differences of two versions; empty where only the notation differs.
    static func between(_ mine: Theme, _ theirs: Theme) -> [ThemeDifference] {
        func compare<Value: Equatable>(
            _ title: String, _ value: (Theme) -> Value, _ words: (Value) -> String
        ) -> [ThemeDifference] {
            let (first, second) = (value(mine), value(theirs))
            let (mine, theirs) = (words(first), words(second))
            // Names in two Unicode normal forms are equal as strings, but not as bytes.
            if first == second, mine.utf8.elementsEqual(theirs.utf8) { return [] }
            return [ThemeDifference(title: title, mine: mine, theirs: theirs)]
        }
        var found = compare("Name", \.name) { $0 ?? "none" }
        found += TextStyle.allCases.flatMap { style in
            compare(style.displayName, { words($0.fonts[style]) }, { $0 })
        }
        found += compare("Font files", \.fontFiles) { list($0.map(\.string)) }
        let header = words(mine.sectionHeader, theirs.sectionHeader)
        if header.0 != header.1 {
            found.append(
                ThemeDifference(title: "Section headers", mine: header.0, theirs: header.1))
        }
        for appearance in Appearance.allCases {
            let suffix = appearance == .light ? "light" : "dark"
            found += SemanticColor.allCases.flatMap { color in
                compare("\(color.displayName), \(suffix)", { $0.colors[appearance]?[color] }) {
                    $0?.hexadecimal ?? "as iOS"
                }
            }
        }
        return found
    }

    private static func list(_ items: [String]) -> String {
        items.isEmpty ? "none" : items.joined(separator: ", ")
    }

    private static func words(_ font: ThemeFont?) -> String {
        guard let font else { return "System font" }
        let parts = [
            font.fontName ?? "System font", font.fontSize.map(SizeWords.points),
            font.design?.rawValue, font.weight?.rawValue,
            font.maximumPointSize.map { "at most \(SizeWords.points($0))" },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    /// The aspects that differ.
    private static func words(_ mine: HeaderAppearance, _ theirs: HeaderAppearance) -> (
        String, String
    ) {
        let (mine, theirs) = (aspects(mine), aspects(theirs))
        let different = mine.indices.filter { mine[$0] != theirs[$0] }
        return (list(different.map { mine[$0] }), list(different.map { theirs[$0] }))
    }

    private static func aspects(_ appearance: HeaderAppearance) -> [String] {
        func say(_ title: String, _ value: String?) -> String { "\(title) \(value ?? "open")" }
        let text = appearance.text
        let weight = text.weight.map { weight in
            FontWeight.named.first { $0.weight == weight }?.name ?? "\(weight.rawValue)"
        }
        return [
            say("style", text.textStyle?.displayName), say("font", text.fontName),
            say("size", text.pointSize.map(SizeWords.points)), say("weight", weight),
            say("colour", text.color?.text), say("scaling", text.scales.map { "\($0)" }),
            say("maximum", text.maximumPointSize.map(SizeWords.points)),
            say("alignment", text.alignment?.rawValue), say("lines", text.lines.map { "\($0)" }),
            say("background", appearance.background?.text),
            say("top", appearance.margins.top.map(SizeWords.points)),
            say("leading", appearance.margins.leading.map(SizeWords.points)),
            say("bottom", appearance.margins.bottom.map(SizeWords.points)),
            say("trailing", appearance.margins.trailing.map(SizeWords.points)),
            say("case", appearance.textCase?.rawValue), say("height", height(appearance.height)),
        ]
    }

    private static func height(_ height: ItemHeight?) -> String? {
        switch height {
        case .automatic: "automatic"
        case .points(let points): SizeWords.points(points)
        case nil: nil
        }
    }
}
