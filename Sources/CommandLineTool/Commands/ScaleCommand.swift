// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import PangoText
import Previewing

/// `scale`: the ladder of each text style, as a device scales it.
struct ScaleCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: ["theme", "style", "size", "display-scale", "format"])
    }

    /// One style at every category.
    struct Ladder: Encodable {
        var style: String
        /// `system` for the preferred font, `custom` for one that UIFontMetrics scales.
        var kind: String
        var base: Double
        var sizes: [String: Double]
        var values: [String: Double]
    }

    private struct Report: Encodable {
        var styles: [Ladder]
    }

    func run(_ console: Console) throws {
        let format = try arguments.choice("format", ["text", "json", "csv"]) ?? "text"
        let displayScale = try arguments.number("display-scale", in: 0.5...8) ?? 3
        let style = try arguments.parsed(
            "style",
            expected: "a text style; use one of "
                + TextStyle.allCases.map(\.uiKitName).joined(separator: ", "), TextStyle.init(name:)
        )
        let size = try arguments.number("size", in: 0.001...1000)
        guard size == nil || style != nil else {
            throw UsageError(message: "--size needs --style: sizes scale as a text style does")
        }
        let theme = try theme(console)
        let ladders = (style.map { [$0] } ?? TextStyle.allCases).map { style in
            let font = theme(style)
            return ladder(
                style, base: size ?? font?.fontSize, maximum: font?.maximumPointSize,
                displayScale: displayScale)
        }
        switch format {
        case "json": try console.print(JSONText.encode(Report(styles: ladders)))
        case "csv": try console.print(csv(ladders))
        default: try console.print(text(ladders))
        }
    }

    /// The theme's size of each style; nil where the device draws the preferred font.
    private func theme(_ console: Console) throws -> (TextStyle) -> ThemeFont? {
        guard let path = arguments["theme"] else { return { _ in nil } }
        let inputs = try Inputs(
            theme: path, screen: nil, resources: try Resources(console), console: console)
        let reports = inputs.previewer.reports(theme: inputs.theme, category: .default)
        let unknown = Set(reports.filter { $0.source == .unknown }.map(\.style))
        for report in reports where unknown.contains(report.style) {
            console.note("\(path): warning: \(report.style.uiKitName): \(report.explanation)")
        }
        return { style in unknown.contains(style) ? nil : inputs.theme.fonts[style] }
    }

    private func ladder(
        _ style: TextStyle, base: Double?, maximum: Double?, displayScale: Double
    ) -> Ladder {
        let metrics = FontMetrics(forTextStyle: style)
        let size = base ?? style.preferredPointSize(at: .default)
        func each(_ value: (ContentSizeCategory) -> Double) -> [String: Double] {
            Dictionary(
                uniqueKeysWithValues: ContentSizeCategory.allCases.map {
                    ($0.shortName, value($0).rounded3)
                })
        }
        return Ladder(
            style: style.uiKitName, kind: base == nil ? "system" : "custom", base: size,
            sizes: each { category in
                guard base != nil else {
                    let preferred = style.preferredPointSize(at: category)
                    return maximum.map { $0 > 0 ? min($0, preferred) : preferred } ?? preferred
                }
                return metrics.scaledPointSize(
                    for: size, maximumPointSize: maximum, at: category)
            },
            values: each {
                metrics.scaledValue(for: size, at: $0, displayScale: displayScale)
            })
    }
}

// MARK: - Formats

extension ScaleCommand {
    private static let categories = ContentSizeCategory.allCases.map(\.shortName)

    private func csv(_ ladders: [Ladder]) -> String {
        let header = (["style", "kind", "base"] + Self.categories).joined(separator: ",")
        let lines = ladders.map { ladder in
            ([ladder.style, ladder.kind, ladder.base.plain]
                + Self.categories.map { (ladder.sizes[$0] ?? 0).plain }).joined(separator: ",")
        }
        return ([header] + lines).joined(separator: "\n")
    }

    private func text(_ ladders: [Ladder]) -> String {
        let table = TextTable(
            [["style", "kind", "base"] + Self.categories]
                + ladders.map { ladder in
                    [ladder.style, ladder.kind, ladder.base.plain]
                        + Self.categories.map { (ladder.sizes[$0] ?? 0).plain }
                })
        return table.description
    }
}
