// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing

/// The completion script for bash. It uses the folder of the bash-completion package, but none of its functions.
struct BashCompletion: CustomStringConvertible {
    private let program: Program

    init(_ program: Program) { self.program = program }

    var description: String {
        let commands = program.commands.map(branch)
        let groups = program.groups.map { group in
            "    \((group.joined(separator: " ") + " ").quotedForShell)) "
                + "offered='\(offeredWords(after: group))' ;;"
        }
        let help =
            program.hasCommands ? ["    'help '*) offered='\(offeredWords(after: []))' ;;"] : []
        return """
            # Copyright (c) 2026 the Typeladder authors
            # SPDX-License-Identifier: MIT
            # shellcheck shell=bash

            _\(program.identifier)() {
                local words=("${COMP_WORDS[@]:1:COMP_CWORD-1}") offered='' files=''
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                # Bash takes --name=value for three words.
                if [[ $current == = ]]; then
                    current=''
                elif [[ $previous == = ]]; then
                    previous=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                case "${words[*]} " in
                *' -- '*) files=yes ;;
            \((commands + groups + help).joined(separator: "\n"))
                esac
                mapfile -t COMPREPLY < <(compgen -W "$offered" -- "$current")
                if [[ $files ]]; then
                    compopt -o filenames 2>/dev/null
                    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
                fi
            }
            complete -F _\(program.identifier) \(program.name)

            """
    }

    private func offeredWords(after path: [String]) -> String {
        let flags = path.isEmpty ? Program.commonFlags.map(\.declaration.longName) : []
        return (program.words(after: path) + flags).joined(separator: " ")
    }

    /// The branch of one command: the values of its options, and everything else.
    private func branch(_ command: Command) -> String {
        let values = command.options.compactMap { option -> String? in
            guard let value = option.value else { return nil }
            let offer =
                switch value.completion {
                case .nothing: ""
                case .files: "files=yes "
                case .words(let words): "offered='\(words.joined(separator: " "))' "
                }
            return "        \(option.names.joined(separator: " | "))) \(offer);;"
        }
        let options = command.allOptions.map(\.longName).joined(separator: " ")
        let operand: String? =
            switch command.operand?.completion {
            case nil, .nothing: nil
            case .files: "files=yes"
            case .words(let words): "offered='\(words.joined(separator: " "))'"
            }
        let otherwise =
            operand.map {
                "        *) if [[ $current == -* ]]; then offered='\(options)'; else \($0); fi ;;"
            } ?? "        *) offered='\(options)' ;;"
        let pattern = command.path.isEmpty ? "*" : "\("\(command.name) ".quotedForShell)*"
        let lines =
            ["    \(pattern))", "        case $previous in"] + values
            + [otherwise, "        esac ;;"]
        return lines.joined(separator: "\n")
    }
}
