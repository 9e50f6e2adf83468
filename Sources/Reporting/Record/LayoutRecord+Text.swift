// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

extension LayoutRecord {
    /// The first words of every file, with the version of its form.
    static let opening = "Typeladder layout record 2"
    static let fonts = "fonts"
    /// Separates the table from the rest of a line.
    static let separator = " | "

    /// The content of the record's file. It has no dates and no absolute paths, and does not depend on the locale.
    package var text: String {
        let fonts = faces.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        let conditions = conditions + [Condition(Self.fonts, fonts)]
        let head = ([Self.opening] + conditions.map { "\($0.name) \($0.value)" })
            .joined(separator: "; ")
        let lines = tables.sorted { $0.key < $1.key }.flatMap { key, table in
            table.lines.map { key.text + Self.separator + $0 }
        }
        return ([head] + lines).map { $0.visible + "\n" }.joined()
    }
}

extension LayoutRecord.TableKey: Comparable {
    /// By the bytes of the theme, then by width.
    package static func < (left: Self, right: Self) -> Bool {
        left.theme.utf8.elementsEqual(right.theme.utf8)
            ? left.width < right.width
            : left.theme.utf8.lexicographicallyPrecedes(right.theme.utf8)
    }

    /// The beginning of each line of the table: `Fonts.plist, 390 pt`.
    package var text: String { "\(theme), \(width.plain) pt".visible }
}

extension LayoutRecord.Table {
    fileprivate var lines: [String] {
        elements.sorted { $0.key < $1.key }.map { name, figures in
            "\(name.text): \(RecordedFigures.text(figures))"
        }
    }
}

/// The figures of an element at all categories as text.
enum RecordedFigures {
    static let pointSeparator = " … "
    static let countSeparator = ", "

    /// `44 … 61.333 from AX1; title 1 line, 2 from AX3; size 17; x 20`
    static func text(_ figures: [ItemFigures]) -> String {
        let head = [
            FigureRuns(figures.map(\.height)).text(separator: pointSeparator),
            FlagRuns.text("clipped", figures.map(\.isClipped)),
        ].compactMap(\.self)
        let count = figures.map(\.texts.count).max() ?? 0
        return (head + (0..<count).flatMap { parts(ofText: $0, figures) }).joined(separator: "; ")
    }

    private static func parts(ofText number: Int, _ figures: [ItemFigures]) -> [String] {
        // At a category without the text, its other figures are those of the category before.
        var texts: [ItemFigures.Text] = []
        let known = figures.compactMap {
            $0.texts.indices.contains(number) ? $0.texts[number] : nil
        }
        guard let first = known.first else { return [] }
        for figures in figures {
            var text = texts.last ?? first
            text.lineCount = 0
            texts.append(figures.texts.indices.contains(number) ? figures.texts[number] : text)
        }
        let lines = FigureRuns(texts.map { Double($0.lineCount) }).text(separator: countSeparator) {
            $0 == 1 ? "1 line" : "\($0.plain) lines"
        }
        return [
            "\(first.role.rawValue) \(lines)",
            FlagRuns.text("truncated", texts.map(\.isTruncated)),
            "size " + FigureRuns(texts.map(\.pointSize)).text(separator: pointSeparator),
            "x " + FigureRuns(texts.map(\.x)).text(separator: pointSeparator),
        ].compactMap(\.self)
    }

    /// Reads figures in the form of `text`; nil for other text.
    static func read(_ text: String) -> [ItemFigures]? {
        let parts = text.components(separatedBy: "; ")
        guard let heights = FigureRuns(parts[0], separator: pointSeparator) else { return nil }
        var figures = heights.values.map { ItemFigures(height: $0) }
        for part in parts.dropFirst() {
            guard read(part, into: &figures) else { return nil }
        }
        for index in figures.indices { figures[index].texts.removeAll { $0.lineCount == 0 } }
        return figures
    }

    private static func read(_ part: String, into figures: inout [ItemFigures]) -> Bool {
        let word = part.prefix { $0.isASCII && $0.isLetter }
        let rest = part.dropFirst(word.count)
        switch word {
        case "clipped":
            guard let flags = FlagRuns.flags(rest) else { return false }
            for (index, flag) in flags.enumerated() { figures[index].isClipped = flag }
        case "truncated":
            guard let flags = FlagRuns.flags(rest) else { return false }
            return set(&figures, flags) { $0.isTruncated = $1 }
        case "size", "x":
            guard let runs = FigureRuns(String(rest.dropFirst()), separator: pointSeparator) else {
                return false
            }
            return set(&figures, runs.values) {
                if word == "x" { $0.x = $1 } else { $0.pointSize = $1 }
            }
        default:
            guard let role = TextContent.Role(rawValue: String(word)),
                let runs = FigureRuns(
                    String(rest.dropFirst()), separator: countSeparator,
                    dropping: ["line", "lines"])
            else { return false }
            for (index, count) in runs.values.enumerated() {
                guard let count = Int(exactly: count), count >= 0 else { return false }
                figures[index].texts.append(
                    ItemFigures.Text(role: role, lineCount: count, pointSize: 0, x: 0))
            }
        }
        return true
    }

    /// Sets a value of the last text at each category; returns false without a text.
    private static func set<Value>(
        _ figures: inout [ItemFigures], _ values: [Value],
        _ set: (inout ItemFigures.Text, Value) -> Void
    ) -> Bool {
        for (index, value) in values.enumerated() {
            guard let last = figures[index].texts.indices.last else { return false }
            set(&figures[index].texts[last], value)
        }
        return true
    }
}
