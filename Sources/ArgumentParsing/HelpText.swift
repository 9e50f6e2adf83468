// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension Program {
    /// The help of the whole program: the help of its only command, or an overview of its commands.
    package var helpText: String {
        hasCommands ? overview(of: []) : commands.map(helpText(on:)).joined()
    }

    /// An overview of the commands that start with these words.
    func overview(of path: [String]) -> String {
        let commands = commands.filter { $0.path.starts(with: path) }
        let usage = (["Usage:", name] + path + ["COMMAND [OPTION]... [FILE]..."])
        let parts: [String?] = [
            path.isEmpty ? "\(name): \(summary)" : nil,
            usage.joined(separator: " "),
            section("Commands", commands.map { ($0.name, $0.summary) }),
            section(
                "Options", Self.commonFlags.map { ($0.declaration.usage, $0.declaration.help) }),
            "Use “\(name) help COMMAND” for the options and examples of a command.",
            section("Exit codes", exitCodes(of: commands)),
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }

    func helpText(on command: Command) -> String {
        let parts: [String?] = [
            usage(of: command),
            HelpLayout.wrapped(command.summary),
            command.discussion.isEmpty ? nil : HelpLayout.wrapped(command.discussion),
            section("Options", command.allOptions.map { ($0.usage, $0.help) }),
            command.examples.isEmpty
                ? nil
                : "Examples:\n"
                    + command.examples.map { "  \($0.purpose)\n    \($0.line)" }
                    .joined(separator: "\n"),
            section("Exit codes", exitCodes(of: [command])),
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }

    private func usage(of command: Command) -> String {
        let required = command.options.filter(\.isRequired).map { $0.usage([$0.names[0]]) }
        let words =
            [name] + command.path + ["[OPTION]..."] + required
            + [command.operand?.usage].compactMap(\.self)
        return "Usage: " + words.joined(separator: " ")
    }

    private func section(_ title: String, _ entries: [(String, String)]) -> String {
        "\(title):\n" + HelpLayout.list(entries)
    }

    /// The exit codes of commands with their meanings.
    package func exitCodes(of commands: [Command]) -> [(String, String)] {
        ExitCode.allCases.compactMap { code in
            let meaning: String? =
                switch code {
                case .success: "Success."
                case .findings: findings(of: commands)
                case .failure: failure
                }
            return meaning.map { ("\(code.rawValue)", $0) }
        }
    }

    private func findings(of commands: [Command]) -> String? {
        let meanings = commands.compactMap { command in
            command.findings.map { (name: command.name, meaning: $0) }
        }
        guard commands.count > 1 else { return meanings.first?.meaning }
        guard !meanings.isEmpty else { return nil }
        return sentences(meanings.map { "\($0.name): \($0.meaning)" })
    }
}

extension OptionDeclaration {
    /// The option in help texts, such as `-o, --output FILE`. Long names are aligned.
    package var usage: String { (short == nil ? "    " : "") + usage(names) }

    /// The option with some of its names, such as `-o FILE`, followed by `...` if it is repeatable.
    func usage(_ names: [String]) -> String {
        names.joined(separator: ", ") + (value.map { " \($0.name)" } ?? "")
            + (isRepeatable ? " ..." : "")
    }
}

/// Lays out help texts within 80 columns.
enum HelpLayout {
    static let width = 80

    /// A column of terms, and a column of their descriptions.
    static func list(_ entries: [(String, String)]) -> String {
        // A long term has its own line.
        let column = min(26, (entries.map(\.0.count).max() ?? 0) + 4)
        return entries.map { term, help in
            let text = wrapped(help, indent: column)
            let start = "  \(term)"
            return start.count + 2 <= column
                ? start + text.dropFirst(start.count) : "\(start)\n\(text)"
        }.joined(separator: "\n")
    }

    /// A text wrapped into indented lines.
    static func wrapped(_ text: String, indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(margin + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}
