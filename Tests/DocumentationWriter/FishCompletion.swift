// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing

/// The completion script for fish, with one line per option of each command.
struct FishCompletion: CustomStringConvertible {
    private let program: Program

    init(_ program: Program) { self.program = program }

    private var function: String { "__\(program.identifier)" }

    var description: String {
        let lines =
            ["complete -c \(program.name) -f"] + program.groups.flatMap(words)
            + Program.commonFlags.map { line(for: $0.declaration, "") }
            + program.commands.flatMap(options)
        return """
            # Copyright (c) 2026 the Typeladder authors
            # SPDX-License-Identifier: MIT

            \(program.hasCommands ? conditions + "\n" : "")\(lines.joined(separator: "\n"))

            """
    }

    private var conditions: String {
        """
        # Whether the words so far are these.
        function \(function)_is
            set -l words (commandline -opc)
            test "$words[2..-1]" = "$argv"
        end

        # Whether the words so far begin with these.
        function \(function)_begins
            set -l words (commandline -opc)
            set -l last (math 1 + (count $argv))
            test (count $words) -ge $last
            and test "$words[2..$last]" = "$argv"
        end

        """
    }

    private func words(after path: [String]) -> [String] {
        let condition = ([function + "_is"] + path).joined(separator: " ")
        // The words of a command may follow `help`.
        let alternative = path.isEmpty ? "; or \(function)_is help" : ""
        return program.words(after: path).map { word in
            line(
                "-n '\(condition)\(alternative)' -a \(word)",
                help: program.summary(of: word, after: path))
        }
    }

    private func options(of command: Command) -> [String] {
        let condition =
            command.path.isEmpty ? "" : "-n '\(function)_begins \(command.name)' "
        return command.options.map { line(for: $0, condition) }
            + (command.operand.map { [line(for: $0, condition)] } ?? [])
    }

    private func line(for operand: Command.Operand, _ condition: String) -> String {
        let offer =
            switch operand.completion {
            case .nothing: "-f"
            case .files: "-F"
            case .words(let words): "-f -a '\(words.joined(separator: " "))'"
            }
        return "complete -c \(program.name) \(condition)\(offer)"
    }

    private func line(for option: OptionDeclaration, _ condition: String) -> String {
        let names = (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name)"
        let value =
            switch option.value?.completion {
            case nil: ""
            case .nothing: " -x"
            case .files: " -r -F"
            case .words(let words): " -x -a '\(words.joined(separator: " "))'"
            }
        return line(condition + names + value, help: option.help.firstSentence)
    }

    private func line(_ arguments: String, help: String) -> String {
        "complete -c \(program.name) \(arguments) -d \(help.quotedForShell)"
    }
}
