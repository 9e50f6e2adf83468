// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import DynamicType
import Previewing
import Reporting
import Syntax

/// `scale`: the sizes of each text style, scaled as on a device.
enum ScaleCommand: ToolCommand {
    static let style = Option(
        "style", .textStyle,
        "The text style. One of largeTitle, title1, title2, title3, headline, subheadline, body, callout, "
            + "footnote, caption1, or caption2. Default: all of them.")
    static let size = Option(
        "size", .number("POINTS", in: 0.001...1000),
        "The size of a custom font at category L. It needs --style.")
    static let displayScale = Option(
        "display-scale", .number("N", in: 0.5...8),
        "The pixels per point, for rounding scaledValue. Default: 3.")

    static let declaration = Command(
        "scale", summary: "Prints the size of each text style at each of the twelve categories.",
        discussion:
            "With --style, only that style; with --size as well, as a custom font of that size at "
            + "category L.",
        options: [Options.theme] + Options.ofThemes + [
            style, size, displayScale, Options.format(of: ScaleReport.self), Options.language,
        ],
        examples: [
            Command.Example(
                "The sizes of a body font of 17 points:",
                "typeladder-cli scale --style body --size 17")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let size = arguments[size]
        guard size == nil || arguments[style] != nil else {
            throw UsageError(CommandProblem.sizeWithoutStyle)
        }
        let theme = try theme(arguments, console)
        let sizings = (arguments[style].map { [$0] } ?? TextStyle.allCases).map { style in
            var sizing = theme(style)
            sizing.pointSize = size ?? sizing.pointSize
            return sizing
        }
        let report = ScaleReport(sizings, displayScale: arguments[displayScale] ?? 3)
        try console.print(report, arguments)
        return .success
    }

    /// The theme for the sizes of each style; without one, the preferred font.
    private static func theme(
        _ arguments: Arguments, _ console: Console
    ) throws -> (TextStyle) -> FontSizing {
        let path = TokenArguments(arguments).place(arguments[Options.theme])
        guard let path else { return { FontSizing($0) } }
        let theme = try Inputs.theme(arguments[Options.theme], arguments, console).page.theme
        let reports = theme.fonts.previewer.reports(theme: theme.value, category: .default)
        for report in reports where report.source == .unknown {
            console.note("\(path): warning: \(report.style.uiKitName): \(report.explanation)")
        }
        let sizings = Dictionary(uniqueKeysWithValues: reports.map { ($0.style, $0.sizing) })
        return { sizings[$0] ?? FontSizing($0) }
    }
}
