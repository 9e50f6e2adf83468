// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing

/// The manual page of a program in mdoc(7).
package struct ManualPage: CustomStringConvertible {
    private let program: Program

    package init(_ program: Program) { self.program = program }

    package var description: String {
        let sections: [(String, [String])] = [
            ("NAME", [".Nm \(program.name)", ".Nd \(program.summary)"]),
            ("SYNOPSIS", program.commands.flatMap(synopsis)),
            ("DESCRIPTION", descriptionLines),
            ("OPTIONS", optionList),
            ("ENVIRONMENT", Mdoc.list(program.environment.map { ("Ev \($0.name)", $0.help) })),
            ("EXIT STATUS", Mdoc.list(program.exitCodes(of: program.commands))),
            ("EXAMPLES", Mdoc.examples(program.commands.flatMap(\.examples))),
            ("SEE ALSO", program.seeAlso.map { ".Xr \($0) 1" }),
        ]
        let header = [
            #".\" Copyright (c) 2026 the Typeladder authors"#, #".\" SPDX-License-Identifier: MIT"#,
            ".Dd \(Mdoc.date(Release.date))", ".Dt \(program.name.uppercased()) 1", ".Os",
        ]
        let body = sections.filter { !$0.1.isEmpty }.flatMap { [".Sh \($0.0)"] + $0.1 }
        return (header + body).joined(separator: "\n") + "\n"
    }

    /// The options of all commands. If an option has the same help in several commands, it is listed once.
    package var optionList: [String] {
        var seen: Set<String> = []
        let options = program.commands.flatMap(\.options) + Program.commonFlags.map(\.declaration)
        return Mdoc.list(
            options.filter { seen.insert("\($0.usage) \($0.help)").inserted }
                .map { (Mdoc.names($0, $0.names), $0.help) })
    }

    private func synopsis(_ command: Command) -> [String] {
        [".Nm"] + (command.path.isEmpty ? [] : [".Cm \(command.name)"])
            + command.options.map { option in
                let names = Mdoc.names(option, Array(option.names.prefix(1)))
                if option.isRepeatable { return ".Oo \(names) Oc Ns ..." }
                return option.isRequired ? ".\(names)" : ".Op \(names)"
            }
            + (command.operand.map { operand in
                let dots = operand.count.upperBound > 1 ? " ..." : ""
                return [
                    operand.count.lowerBound == 0
                        ? ".Op Ar \(operand.name)\(dots)" : ".Ar \(operand.name)\(dots)"
                ]
            } ?? [])
    }

    private var descriptionLines: [String] {
        let paragraphs = program.description.map(Mdoc.sentences).joined(separator: [".Pp"])
        guard program.hasCommands else { return Array(paragraphs) }
        return paragraphs + [".Pp", "The commands are:"]
            + Mdoc.list(
                program.commands.map { command in
                    ("Cm \(command.name)", "\(command.summary) \(command.discussion)")
                })
    }
}

/// The macros of mdoc(7) that manual pages use.
private enum Mdoc {
    /// A list of terms with their descriptions.
    static func list(_ entries: [(term: String, text: String)]) -> [String] {
        guard !entries.isEmpty else { return [] }
        return [".Bl -tag -width Ds"]
            + entries.flatMap { [".It \($0.term)"] + sentences($0.text) } + [".El"]
    }

    static func examples(_ examples: [Command.Example]) -> [String] {
        examples.flatMap { example in
            sentences(example.purpose) + [".Pp", ".Dl $ \(escaped(example.line))", ".Pp"]
        }.dropLast()
    }

    /// An option by some of its names, such as `Fl o , Fl -output Ar FILE`.
    static func names(_ option: OptionDeclaration, _ names: [String]) -> String {
        names.map { "Fl \($0.dropFirst())" }.joined(separator: " , ")
            + (option.value.map { " Ar \($0.name)" } ?? "")
    }

    /// One line per sentence, as mdoc(7) requires.
    static func sentences(_ text: String) -> [String] {
        var lines: [[Substring]] = [[]]
        for word in text.split(separator: " ") {
            lines[lines.count - 1].append(word)
            if word.hasSuffix(".") { lines.append([]) }
        }
        return lines.filter { !$0.isEmpty }.map { escaped($0.joined(separator: " ")) }
    }

    /// A text with escaped requests, and with plain hyphens in options.
    static func escaped(_ text: String) -> String {
        let words = text.split(separator: " ").map { word in
            let word = word.replacing(#"\"#, with: #"\e"#)
            return word.hasPrefix("-") ? word.replacing("-", with: #"\-"#) : word
        }
        let line = words.joined(separator: " ")
        return line.hasPrefix(".") || line.hasPrefix("'") ? #"\&"# + line : line
    }

    /// A date in mdoc(7), such as `November 21, 2026`.
    static func date(_ date: String) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ]
        let parts = date.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, 1...12 ~= parts[1] else { return date }
        return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
    }
}
