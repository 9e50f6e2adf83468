// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Drawing
import DynamicType
import Previewing
import Reporting
import Syntax

/// `check --first-break`: where a screen and each of its elements first breaks.
enum FirstLossSearch {
    static let flag = Flag(
        "first-break",
        "Finds where the screen first breaks. At every category, at the widths from 320 to 1024 that devices "
            + "and halves of their screens have, or those given, and with texts up to 200 % longer: "
            + "the smallest at which text is clipped, truncated or overlapped.")
    static let expansion = Option(
        "expansion", .number("PERCENT", in: 0...200),
        "With --first-break, how much longer texts become at most. Without it, 200.")
    static let step = Option(
        "expansion-step", .number("PERCENT", in: 1...200),
        "With --first-break, how far expansions are apart. Without it, 5.")
    static let output = Option(
        "output", short: "o", .path,
        "With --first-break, where its heat map is written, too. The end of the file's name says how: "
            + ".png, .svg or .pdf; - is standard output, as PNG, in place of the report.")

    static let options: [any DeclaredOption] = [flag] + details
    private static let details: [any DeclaredOption] = [expansion, step, output]

    /// Whether the command line asks for it.
    ///
    /// - Parameter others: options that only go with findings.
    /// - Throws: `UsageError` for options that do not go together.
    static func isWanted(
        _ arguments: Arguments, without others: [any DeclaredOption]
    ) throws(UsageError) -> Bool {
        guard arguments[flag] else {
            if let detail = arguments.firstGiven(of: details) {
                throw UsageError(
                    CommandProblem.optionOnlyForFirstLoss, option: "--\(detail.name)")
            }
            return false
        }
        if let other = arguments.firstGiven(of: others) {
            throw UsageError(
                CommandProblem.optionNotForFirstLoss, option: "--\(other.name)")
        }
        return true
    }

    /// - Parameter widths: those given; none for those of devices.
    static func run(
        _ arguments: Arguments, _ preview: PreviewArguments, _ files: AuditedFiles,
        widths: [Double], _ console: Console
    ) throws -> ExitCode {
        let path = arguments[output]
        let format = try path.map(PictureFormat.init(output:))
        let limit = Int(arguments[expansion] ?? 200)
        let axes = SweepAxes(
            categories: preview.categories,
            widths: widths.isEmpty ? SweepAxes.deviceWidths : widths,
            expansions: Array(stride(from: 0, to: limit, by: Int(arguments[step] ?? 5))) + [limit])
        let breaks = search(axes, preview, files, console)
        if path != .standardStream {
            let report = FirstLossReport(breaks)
            try console.print(report, arguments)
        }
        if let path, let format {
            let map = HeatMap(
                breaks, caption: preview.inputs.page.preview.caption,
                appearance: preview.environment.appearance,
                preview.preview(in: preview.environment),
                library: preview.inputs.page.theme.fonts.library)
            try console.save(map.picture.encoded(as: format, resolution: 2), to: path)
        }
        return breaks.elements.isEmpty ? .success : .findings
    }

    /// Seconds between two words about how far a long search is.
    private static let reportingPause = 10

    private static func search(
        _ axes: SweepAxes, _ arguments: PreviewArguments, _ files: AuditedFiles, _ console: Console
    ) -> FirstLosses {
        let page = arguments.inputs.page
        var sweep = Sweep(
            of: page.screen.value, in: arguments.environment, axes: axes, files: files,
            ignoring: page.project.exceptions())
        let clock = ContinuousClock()
        var last = clock.now
        var variant = arguments.environment.textVariant
        while let wanted = sweep.wanted {
            if wanted.textVariant != variant { page.theme.fonts.previewer.forgetTables() }
            variant = wanted.textVariant
            sweep.add(arguments.preview(in: wanted))
            // A file of notes is not read while they are written.
            if !console.isTerminal { continue }
            if last.duration(to: clock.now) < .seconds(reportingPause) { continue }
            last = clock.now
            console.note("note: \(sweep.progress) % searched, in \(sweep.previewCount) previews")
        }
        return sweep.result
    }
}
