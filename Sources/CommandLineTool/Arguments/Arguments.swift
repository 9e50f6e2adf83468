// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Reporting

/// The options of one command, taken apart.
///
/// Each command says which options it knows; whatever it does not know is an error that names what
/// it does.
struct Arguments {
    private var values: [String: String] = [:]
    private var lists: [String: [String]] = [:]
    private var flags: Set<String> = []
    /// The words that are no options, in order.
    private(set) var files: [String] = []

    /// - Parameters:
    ///   - words: what follows the command's name.
    ///   - options: names that take a value, without dashes; `o` stands for `-o`.
    ///   - flags: names that take none.
    ///   - lists: names that take a value and may be given again.
    ///   - takesFiles: whether files may be named without an option.
    ///
    /// Every command takes `--language`, so that a script can give it to all alike.
    init(
        _ words: some Collection<String>, options: [String], flags: [String] = [],
        lists: [String] = [], takesFiles: Bool = false
    ) throws(UsageError) {
        let options = options + ["language"]
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                if takesFiles {
                    files.append(word)
                    continue
                }
                throw UsageError(
                    message: "unexpected argument “\(word)”; files are named by options such as "
                        + "--theme")
            }
            var name = String(word.drop { $0 == "-" })
            var value: String?
            if let equals = name.firstIndex(of: "=") {
                value = String(name[name.index(after: equals)...])
                name = String(name[..<equals])
            }
            if flags.contains(name), value == nil {
                self.flags.insert(name)
            } else if options.contains(name) || lists.contains(name) {
                guard let given = value ?? rest.popFirst() else {
                    throw UsageError(message: "\(word) needs a value after it")
                }
                if lists.contains(name) {
                    self.lists[name, default: []].append(given)
                    continue
                }
                guard values.updateValue(given, forKey: name) == nil else {
                    throw UsageError(message: "\(word) is given twice; leave one out")
                }
            } else {
                let known = (options + lists + flags).map { $0.count == 1 ? "-\($0)" : "--\($0)" }
                throw UsageError(
                    message: "unknown option \(word); this command knows "
                        + known.joined(separator: ", "))
            }
        }
        _ = try language
    }

    /// The text of an option; nil when it is not given.
    subscript(_ name: String) -> String? { values[name] }

    /// All that was given for an option that may be given again.
    func list(_ name: String) -> [String] { lists[name] ?? [] }

    /// Whether a flag is given.
    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The value of an option as something else.
    ///
    /// - Parameter expected: what it must be, for the message.
    func parsed<Value>(
        _ name: String, expected: String, _ parse: (String) -> Value?
    ) throws(UsageError) -> Value? {
        guard let text = values[name] else { return nil }
        guard let value = parse(text) else {
            throw UsageError(message: "--\(name) “\(text)” is not \(expected)")
        }
        return value
    }

    /// A number within bounds.
    func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
        try parsed(name, expected: "a number from \(range.lowerBound) to \(range.upperBound)") {
            Double($0).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// The language of texts, instead of the screen's.
    var language: String? {
        get throws(UsageError) {
            try parsed("language", expected: LanguageTag.expected) {
                LanguageTag.isWellFormed($0) ? $0 : nil
            }
        }
    }

    /// One of a few words.
    func choice(_ name: String, _ words: [String]) throws(UsageError) -> String? {
        try parsed(name, expected: "one of \(words.joined(separator: ", "))") {
            words.contains($0) ? $0 : nil
        }
    }

    /// What `--format` says of a report.
    func reportFormat() throws(UsageError) -> ReportFormat {
        try choice("format", ReportFormat.allCases.map(\.rawValue)).flatMap(ReportFormat.init)
            ?? .text
    }
}
