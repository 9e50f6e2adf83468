// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Syntax

/// The program. Its arguments select the measurements.
enum Benchmark {
    private static let usage = """
        usage: typeladder-benchmark compare [--json] [--quick] [--mixed|--runs] [--rows N]...
               typeladder-benchmark core|listview|listbox --rows N [--mixed|--runs] [--quick]
               typeladder-benchmark window FILE --rows N [--quick]
               typeladder-benchmark ladder [FILE] [--quick]
               typeladder-benchmark source [--quick]
               typeladder-benchmark start

        compare runs all the others, each in a process of its own, and prints one report. Each of
        the others prints what it measured as one JSON object; start ends with its first frame, and
        prints its time. All but core need a display.
        """

    static func run(_ arguments: [String]) -> Int32 {
        do {
            print(try output(of: arguments))
            return 0
        } catch {
            note("typeladder-benchmark: error: \(error)")
            return 2
        }
    }

    private static func output(of arguments: [String]) throws -> String {
        let options = try Options(arguments)
        let content = Content(
            rowCount: options.rowCounts.first ?? 1000, form: options.form)
        let figures: Figures
        switch options.words {
        case ["start"]: StartBenchmark.run()
        case ["compare"]: return try Comparison(options).run()
        case ["core"]:
            figures = try CoreBenchmark(content, effort: options.effort).run()
        case ["listview"]:
            figures = try ListBenchmark(
                kind: .listView, content: content, effort: options.effort
            ).run()
        case ["listbox"]:
            figures = try ListBenchmark(kind: .listBox, content: content, effort: options.effort)
                .run()
        case ["source"]: figures = try SourceBenchmark(effort: options.effort).run()
        case let words where words.count == 2 && words[0] == "window":
            figures = try WindowBenchmark(
                content: content, effort: options.effort, file: FilePath(words[1])
            ).run()
        case let words where words.first == "ladder" && words.count <= 2:
            figures = try LadderBenchmark(
                effort: options.effort, file: words.dropFirst().first.map { FilePath($0) }
            ).run()
        default: throw BenchmarkError("there is no such command\n" + usage)
        }
        return try JSON.encode(figures)
    }
}
