// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Glibc

/// Runs every benchmark for every length of the list, each in a process of its own so that none finds
/// the caches or the memory of another, and puts the figures side by side.
struct Comparison {
    private let options: Options

    init(_ options: Options) { self.options = options }

    func run() throws -> String {
        guard let folder = g_dir_make_tmp("typeladder-bench-XXXXXX", nil) else {
            throw BenchmarkError("there is no place for temporary files")
        }
        defer { g_free(folder) }
        let file = String(cString: folder) + "/screen.json"
        defer {
            unlink(file)
            rmdir(folder)
        }
        let report = Report(
            machine: .current,
            results: try options.rowCounts.map { count in
                let json = Content(rowCount: count).json
                guard g_file_set_contents(file, json, gssize(json.utf8.count), nil) != 0 else {
                    throw BenchmarkError("\(file) cannot be written")
                }
                return measure(count, file: file)
            })
        return options.wantsJSON ? try JSON.encode(report) : report.description
    }

    private func measure(_ count: Int, file: String) -> [Figure: Double?] {
        var result: [Figure: Double?] = [:]
        for figure in Figure.allCases { result.updateValue(nil, forKey: figure) }
        result[.rows] = Double(count)
        let windows = options.effort.windows
        for (command, repetitions) in [
            (["core"], 1), (["window", file], windows), (["listview"], windows),
            // Takes longest, and the same time each time.
            (["listbox"], 1),
        ] {
            for (figure, value) in medians(command, rows: count, repetitions: repetitions) {
                result[figure] = value
            }
        }
        return result
    }

    /// The medians of what several processes measure; nothing of a command that fails once, since it
    /// would fail again.
    private func medians(_ command: [String], rows: Int, repetitions: Int) -> Figures {
        var all: [Figures] = []
        for _ in 0..<repetitions {
            note("\(command[0]), \(rows) rows")
            do {
                let arguments =
                    command + ["--rows", "\(rows)"] + (options.effort.isQuick ? ["--quick"] : [])
                let output = try Subprocess.run(
                    ["/proc/\(getpid())/exe"] + arguments, seconds: options.effort.patience)
                all.append(try JSON.decode(output))
            } catch {
                note("\(command[0]), \(rows) rows: \(error); its figures are left out")
                break
            }
        }
        let keys = Set(all.flatMap(\.keys))
        return Figures(
            uniqueKeysWithValues: keys.map { key in (key, all.compactMap { $0[key] }.median) })
    }
}
