// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// All figures of one run, with the machine.
struct Report: Encodable {
    let machine: Machine
    /// The start of the program, and of an empty window.
    let start: [Figure: Double?]
    /// The ladder of the bundled settings screen.
    let settings: [Figure: Double?]
    /// A Swift file, and the folder of its app.
    let sources: [Figure: Double?]
    /// The figures for each length of the list; nil for those that could not be measured.
    let results: [[Figure: Double?]]
}

// MARK: - For people

extension Report: CustomStringConvertible {
    /// A table with a column for each length of the list, times in milliseconds.
    var description: String {
        var lines: [[String]] = []
        for figure in Figure.allCases where start.keys.contains(figure) {
            lines.append([figure.rawValue, number(start[figure] ?? nil)])
        }
        for figure in Figure.ladder {
            lines.append(["settings, \(figure.rawValue)", number(settings[figure] ?? nil)])
        }
        lines += Figure.source.map { [$0.rawValue, number(sources[$0] ?? nil)] }
        if let own = start[.start] ?? nil, let empty = start[.emptyWindowStart] ?? nil {
            lines.append(["start, than an empty window", number(own / empty, suffix: " ×")])
        }
        lines += [[], ["rows"] + results.map { number($0[.rows] ?? nil) }]
        let others = Set(start.keys).union(sources.keys).union([.rows])
        for figure in Figure.allCases where !others.contains(figure) {
            lines.append([figure.rawValue] + results.map { number($0[figure] ?? nil) })
        }
        lines.append([])
        for ratio in Ratio.all {
            lines.append([ratio.name] + results.map { number(ratio.value($0), suffix: " ×") })
        }
        return machine.description + "\n\n" + aligned(lines)
    }

    /// A number with three significant digits, or a dash.
    private func number(_ value: Double?, suffix: String = "") -> String {
        guard let value, value.isFinite else { return "–" }
        let decimals =
            abs(value) >= 100 ? 1.0 : abs(value) >= 10 ? 10 : abs(value) >= 1 ? 100 : 1000
        let rounded = (value * decimals).rounded() / decimals
        return (decimals == 1 ? "\(Int(rounded))" : "\(rounded)") + suffix
    }

    private func aligned(_ lines: [[String]]) -> String {
        let count = lines.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return lines.map { line in
            line.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

/// The ratio of two durations.
private struct Ratio {
    let name: String
    let slow: Figure
    let fast: Figure

    static let all = [
        Ratio(name: "a change at L, than Pango", slow: .pangoTick, fast: .tick),
        Ratio(name: "a change at AX5, than Pango", slow: .pangoTickAX5, fast: .tickAX5),
        Ratio(
            name: "a change on screen, than GtkListView", slow: .listViewTickToFrame,
            fast: .tickToFrame),
        Ratio(
            name: "a change on screen, than GtkListBox", slow: .listBoxTickToFrame,
            fast: .tickToFrame),
        Ratio(
            name: "first frame, than GtkListView", slow: .listViewFirstFrame, fast: .firstFrame),
        Ratio(name: "first frame, than GtkListBox", slow: .listBoxFirstFrame, fast: .firstFrame),
        Ratio(
            name: "memory of the ladder, of the single view", slow: .ladderBytes, fast: .singleBytes
        ),
    ]

    func value(_ result: [Figure: Double?]) -> Double? {
        guard let slow = result[slow] ?? nil, let fast = result[fast] ?? nil else { return nil }
        return slow / fast
    }
}
