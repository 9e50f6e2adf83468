// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The parsed arguments of the program.
struct Options {
    /// The arguments that are not options: the command and its file.
    private(set) var words: [String] = []
    /// The lengths of the lists.
    private(set) var rowCounts: [Int] = []
    private(set) var wantsJSON = false
    private(set) var form = Content.Form.labels
    private(set) var effort = Effort()

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": wantsJSON = true
            case "--mixed": form = .mixed
            case "--runs": form = .runs
            case "--stacks": form = .stacks
            case "--quick": effort.isQuick = true
            case "--rows":
                guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
                    throw BenchmarkError("--rows needs a number above 0")
                }
                rowCounts.append(count)
            case _ where argument.hasPrefix("-"):
                throw BenchmarkError("there is no option \(argument)")
            default: words.append(argument)
            }
        }
        if rowCounts.isEmpty {
            rowCounts = effort.isQuick ? [1000] : [1000, 10_000, 100_000]
        }
    }
}
