// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Drawing
import DynamicType
import Previewing
import Reporting
import Syntax

/// `check --first-break`: the first breaks of a screen and of each of its elements.
enum FirstLossSearch {
    static let flag = Flag(
        "first-break",
        "Finds the first break. The smallest text size, width, and expansion at which text is clipped, "
            + "truncated, or overlapped: at every category, at the widths of devices and split screens "
            + "from 320 to 1024 or those given, and with texts up to 200 % longer.")
    static let expansion = Option(
        "expansion", .number("PERCENT", in: 0...200),
        "With --first-break, the largest expansion of texts. Default: 200.")
    static let step = Option(
        "expansion-step", .number("PERCENT", in: 1...200),
        "With --first-break, the step between expansions. Default: 5.")

    static let options: [any DeclaredOption] = [flag] + details
    private static let details: [any DeclaredOption] = [expansion, step, RenderCommand.format]

    /// Whether the command line has the flag.
    ///
    /// - Parameter others: options that are only for findings.
    /// - Throws: `UsageError` for options that cannot be combined.
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

    /// - Parameter widths: the given widths; if empty, the widths of devices.
    static func run(
        _ arguments: Arguments, _ preview: PreviewArguments, _ files: AuditedFiles,
        widths: [Double], _ console: Console
    ) throws -> ExitCode {
        let path = arguments[CheckCommand.output]
        let format = try path.map { try PictureFormat(output: $0, arguments) }
        let limit = Int(arguments[expansion] ?? 200)
        let axes = SweepAxes(
            categories: preview.categories,
            widths: widths.isEmpty
                ? SweepAxes.widths(of: preview.environment.profile.devices) : widths,
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

    /// The maximum number of waiting previews: enough work for the other thread while texts of the
    /// next one are prepared.
    private static let mostWaiting = 64

    private static func search(
        _ axes: SweepAxes, _ arguments: PreviewArguments, _ files: AuditedFiles, _ console: Console
    ) -> FirstLosses {
        let page = arguments.inputs.page
        var sweep = Sweep(
            of: page.screen.value, in: arguments.environment, axes: axes, files: files,
            ignoring: page.project.exceptions())
        var progress = ProgressNotes(console)
        var expansion = 0
        var previews = SharedWork<Sweep.Found>("losses", atMost: mostWaiting)
        while !sweep.isDone {
            if let step = sweep.next() {
                if step.expansion != expansion { page.theme.fonts.previewer.forgetTables() }
                expansion = step.expansion
                if let plan = page.preview.plan(of: step.screen, in: step.environment) {
                    let task = sweep.task(step, plan)
                    previews.add { task.run() }
                }
            } else {
                previews.help()
            }
            for found in previews.takeResults() { sweep.add(found) }
            progress.note("\(sweep.progress)% done (previews: \(sweep.previewCount))")
        }
        return sweep.result
    }
}
