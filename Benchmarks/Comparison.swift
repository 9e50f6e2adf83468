// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Glibc

/// Runs every benchmark for every length of the list, and puts the figures side by side. Each benchmark is a
/// separate process, so that none uses the caches or the memory of another.
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
            machine: .current, start: measureStarts(), settings: measureSettings(),
            sources: measureSources(),
            results: try options.rowCounts.map { count in
                let json = Content(rowCount: count, form: options.form).json
                guard g_file_set_contents(file, json, gssize(json.utf8.count), nil) != 0 else {
                    throw BenchmarkError("\(file) cannot be written")
                }
                return measure(count, file: file)
            })
        return options.wantsJSON ? try JSON.encode(report) : report.description
    }

    /// The times that this program and an empty window take to show, from the start of their processes. The two
    /// take turns, so that the machine is in the same state for both.
    private func measureStarts() -> [Figure: Double?] {
        let own = "/proc/\(getpid())/exe"
        let empty = Subprocess.program("empty-window")
        var all: [Figures] = []
        for turn in 0..<options.effort.starts {
            note("start, turn \(turn + 1)")
            do {
                let other = try Self.start([empty])
                let program = try Self.start([own, "start"])
                all.append([
                    .start: program.milliseconds, .startFrames: program.frames,
                    .emptyWindowStart: other.milliseconds,
                ])
            } catch {
                note("start: \(error)")
            }
        }
        let figures: [Figure] = [.start, .startFrames, .emptyWindowStart]
        return Dictionary(
            uniqueKeysWithValues: figures.map { figure in
                (figure, all.isEmpty ? nil : all.compactMap { $0[figure] }.median)
            })
    }

    /// Starts a program that prints the time of its first painted frame with content, and the number of frames
    /// so far.
    private static func start(
        _ command: [String]
    ) throws -> (milliseconds: Double, frames: Double) {
        let start = g_get_monotonic_time()
        let numbers = try Subprocess.run(command).split { $0 == " " || $0 == "\n" }.map(Double.init)
        guard let end = numbers.first ?? nil else { throw BenchmarkError("printed no time") }
        return ((end - Double(start)) / 1000, numbers.dropFirst().first.flatMap { $0 } ?? 1)
    }

    /// The ladder of the bundled settings screen.
    private func measureSettings() -> [Figure: Double?] {
        let measured = medians(["ladder"], rows: 0, repetitions: options.effort.windows)
        // If all of it is in view, it does not scroll.
        return Dictionary(
            uniqueKeysWithValues: Figure.ladder.map { ($0, measured[$0]) })
    }

    /// A Swift file, and then the folder of its app.
    private func measureSources() -> [Figure: Double?] {
        let measured = medians(["source"], rows: 0, repetitions: options.effort.windows)
        return Dictionary(uniqueKeysWithValues: Figure.source.map { ($0, measured[$0]) })
    }

    private func measure(_ count: Int, file: String) -> [Figure: Double?] {
        var result: [Figure: Double?] = [:]
        for figure in Figure.allCases where !Figure.source.contains(figure) {
            result.updateValue(nil, forKey: figure)
        }
        result[.rows] = Double(count)
        let windows = options.effort.windows
        for (command, repetitions) in [
            (["core"], 1), (["window", file], windows), (["listview"], windows),
            (["ladder", file], windows),
            // It takes longest, and its times vary little.
            (["listbox"], 1),
        ] {
            for (figure, value) in medians(command, rows: count, repetitions: repetitions) {
                result[figure] = value
            }
        }
        return result
    }

    /// The medians of the figures of several processes; nothing if a command fails once, because it would fail
    /// again.
    private func medians(_ command: [String], rows: Int, repetitions: Int) -> Figures {
        var all: [Figures] = []
        for _ in 0..<repetitions {
            note("\(command[0]), \(rows) rows")
            do {
                let arguments =
                    command + (rows > 0 ? ["--rows", "\(rows)"] : [])
                    + (options.form == .labels ? [] : ["--\(options.form.rawValue)"])
                    + (options.effort.isQuick ? ["--quick"] : [])
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
