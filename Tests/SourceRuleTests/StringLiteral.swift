// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A string literal of a source file, without its interpolations.
struct StringLiteral: Equatable {
    /// The first line of the literal, from 1.
    var line: Int
    var text = ""
    var isInterpolated = false

    /// The literals of a file, including those inside interpolations.
    static func all(in lines: [some StringProtocol]) -> [StringLiteral] {
        var scanner = Scanner(rest: Array(lines.joined(separator: "\n"))[...])
        scanner.scanCode(untilParenthesis: false)
        return scanner.found
    }
}

/// Finds literals in this package's Swift, which has no raw strings.
private struct Scanner {
    var rest: ArraySlice<Character>
    var line = 1
    var found: [StringLiteral] = []

    private func starts(with text: String) -> Bool { rest.starts(with: text) }

    @discardableResult private mutating func take(_ count: Int = 1) -> Character? {
        let first = rest.first
        line += rest.prefix(count).count { $0 == "\n" }
        rest = rest.dropFirst(count)
        return first
    }

    /// Scans code to its end, or to the parenthesis that ends an interpolation.
    mutating func scanCode(untilParenthesis: Bool) {
        var depth = 0
        while let next = rest.first {
            if starts(with: "//") {
                while let next = rest.first, next != "\n" { take() }
            } else if next == "\"" {
                scanLiteral(ending: starts(with: "\"\"\"") ? "\"\"\"" : "\"")
            } else {
                take()
                depth += next == "(" ? 1 : next == ")" ? -1 : 0
                if untilParenthesis, depth < 0 { return }
            }
        }
    }

    private mutating func scanLiteral(ending end: String) {
        var literal = StringLiteral(line: line)
        take(end.count)
        while !rest.isEmpty, !starts(with: end) {
            if starts(with: "\\(") {
                literal.isInterpolated = true
                literal.text += "…"
                take(2)
                scanCode(untilParenthesis: true)
            } else if starts(with: "\\") {
                take()
                if let escaped = take() { literal.text.append(escaped) }
            } else if let next = take() {
                literal.text.append(next)
            }
        }
        take(end.count)
        found.append(literal)
    }
}
