// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Reporting

/// `scale`: the ladder of each text style, as a device scales it.
struct ScaleCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: ["theme", "style", "size", "display-scale", "format"])
    }

    func run(_ console: Console) throws {
        let format =
            try arguments.choice("format", ScaleReport.Format.allCases.map(\.rawValue))
            .flatMap(ScaleReport.Format.init) ?? .text
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
        let bases = (style.map { [$0] } ?? TextStyle.allCases).map { style in
            let font = theme(style)
            return ScaleReport.Base(
                style: style, size: size ?? font?.fontSize, maximum: font?.maximumPointSize)
        }
        try console.print(ScaleReport(bases, displayScale: displayScale).rendered(as: format))
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
}
