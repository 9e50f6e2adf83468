// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Drawing
import DynamicType
import PangoText
import Previewing
import Reporting
import Synchronization
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
    static let output = Option(
        "output", short: "o", .path,
        "With --first-break, the file of the heat map. Its ending selects the format: .png, .svg, or .pdf. "
            + "Use - for standard output, instead of the report.")

    static let options: [any DeclaredOption] = [flag] + details
    private static let details: [any DeclaredOption] = [
        expansion, step, output, RenderCommand.format,
    ]

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
        let path = arguments[output]
        let format = try path.map { try PictureFormat(output: $0, arguments) }
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

    /// The seconds between two notes about the progress of a long search.
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
        var expansion = 0
        var previews = SearchedPreviews()
        while !sweep.isDone {
            if let step = sweep.next() {
                if step.expansion != expansion { page.theme.fonts.previewer.forgetTables() }
                expansion = step.expansion
                if let plan = page.preview.plan(of: step.screen, in: step.environment) {
                    previews.add(sweep.task(step, plan))
                }
            } else {
                previews.help()
            }
            for found in previews.takeFound() { sweep.add(found) }
            // Progress is only for terminals.
            if !console.isTerminal { continue }
            if last.duration(to: clock.now) < .seconds(reportingPause) { continue }
            last = clock.now
            console.note("note: \(sweep.progress)% done (previews: \(sweep.previewCount))")
        }
        return sweep.result
    }
}

/// Computes and searches previews on another thread while the next ones are planned. If that thread
/// is behind, the planning thread helps, because a sweep continues only with the results.
private struct SearchedPreviews {
    private final class Queue: Sendable {
        /// The waiting previews, and whether the thread will search them.
        let waiting = Mutex((tasks: [Sweep.Task](), areServed: false))
        let found = Mutex<[Sweep.Found]>([])

        /// Searches the preview that has waited longest; false if none is waiting.
        func search(onThread: Bool) -> Bool {
            let task: Sweep.Task? = waiting.withLock {
                if !$0.tasks.isEmpty { return $0.tasks.removeFirst() }
                if onThread { $0.areServed = false }
                return nil
            }
            guard let result = task?.run() else { return false }
            found.withLock { $0.append(result) }
            return true
        }
    }

    private let queue = Queue()
    private var thread: WorkThread<Void>?
    /// The maximum number of waiting previews: enough work for the thread while texts of the next
    /// one are prepared.
    private static let mostWaiting = 64

    mutating func add(_ task: Sweep.Task) {
        let before = queue.waiting.withLock { waiting in
            defer { waiting = (waiting.tasks + [task], true) }
            return (count: waiting.tasks.count, areServed: waiting.areServed)
        }
        if !before.areServed {
            thread?.join()
            thread = WorkThread("losses") { [queue] in while queue.search(onThread: true) {} }
        } else if before.count == Self.mostWaiting {
            _ = queue.search(onThread: false)
        }
    }

    /// Searches a preview, or waits for the thread if none is waiting.
    mutating func help() {
        guard !queue.search(onThread: false) else { return }
        thread?.join()
        thread = nil
    }

    /// The results since the last call.
    func takeFound() -> [Sweep.Found] {
        queue.found.withLock { found in
            defer { found = [] }
            return found
        }
    }
}
