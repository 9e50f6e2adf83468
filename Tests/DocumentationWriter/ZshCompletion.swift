// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing

/// The completion script for zsh. It uses `_arguments`.
struct ZshCompletion: CustomStringConvertible {
    private let program: Program

    init(_ program: Program) { self.program = program }

    var description: String {
        let groups = program.groups.map { group in
            let pattern = (group.joined(separator: " ") + " ").quotedForShell
            // The words of a command may follow `help`.
            let alternatives = group.isEmpty ? "\(pattern) | 'help '" : pattern
            let words = program.words(after: group).map { word in
                "            "
                    + "\(word):\(program.summary(of: word, after: group))".quotedForShell
            }
            return
                (["    \(alternatives))", "        commands=("] + words
                + ["        )", "        _describe command commands ;;"]).joined(separator: "\n")
        }
        return """
            #compdef \(program.name)
            # Copyright (c) 2026 the Typeladder authors
            # SPDX-License-Identifier: MIT

            _\(program.name)() {
                local -a commands
                case "${(j: :)words[2,CURRENT-1]} " in
            \((groups + program.commands.map(branch)).joined(separator: "\n"))
                esac
            }

            _\(program.name) "$@"

            """
    }

    private func branch(_ command: Command) -> String {
        let pattern = command.path.isEmpty ? "*" : "\("\(command.name) ".quotedForShell)*"
        let count = command.path.count
        let shift =
            count == 0 ? [] : ["        shift \(count) words", "        (( CURRENT -= \(count) ))"]
        let operand = command.operand.map {
            [
                "\($0.count.upperBound > 1 ? "*" : ""):\($0.name):\(action($0.completion))"
                    .quotedForShell
            ]
        }
        let specifications = command.allOptions.map(specification) + (operand ?? [])
        let call = (["        _arguments -S :"] + specifications).joined(
            separator: " \\\n            ")
        return (["    \(pattern))"] + shift + [call + " ;;"]).joined(separator: "\n")
    }

    /// The specification of an option, such as `'(-o --output)'{-o+,--output=}'[Where it
    /// goes]:FILE:_files'`.
    private func specification(_ option: OptionDeclaration) -> String {
        let help = "[\(option.help.firstSentence.replacing("]", with: #"\]"#))]"
        let value = option.value.map { ":\($0.name):\(action($0.completion))" } ?? ""
        let long = option.longName + (option.value == nil ? "" : "=")
        let star = option.isRepeatable ? "*" : ""
        guard let short = option.shortName else {
            return "\(star)\(long)\(help)\(value)".quotedForShell
        }
        let names = option.value == nil ? "{\(short),\(long)}" : "{\(short)+,\(long)}"
        return "'(\(short) \(option.longName))'\(names)" + (help + value).quotedForShell
    }

    private func action(_ completion: ValueCompletion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }
}
