// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The checked-in completions, as bash, zsh, and fish use them.
@Suite struct ShellCompletionTests {
    private static let folder = SourceTree.root.appending(path: "data/completions").path

    /// The typed words, with the word to complete at the end; some words that are offered, and some that are not.
    private static let lines: [(words: [String], offered: [String], others: [String])] = [
        (["sc"], ["scale"], ["layout", "theme"]),
        ([""], ["scale", "layout", "render", "fonts", "theme"], ["validate"]),
        (["theme", ""], ["validate", "show", "convert"], ["scale"]),
        (["layout", "--di"], ["--direction"], ["--theme"]),
        (["layout", "--format", ""], ["text", "json"], ["csv", "--theme"]),
        (["scale", "--format", "c"], ["csv"], ["text"]),
        (["scale", "--style", "cap"], ["caption1", "caption2"], ["body"]),
        (["render", "--category", "al"], ["all"], ["AX1"]),
        (["layout", "--category", "AX"], ["AX1", "AX5"], ["all", "L"]),
        (["theme", "convert", "--to", "sw"], ["swift", "swiftui"], ["plist"]),
        (["theme", "show", "--f"], ["--format"], ["--to"]),
        (["theme", "validate", "good.j"], ["good.json"], ["scale"]),
        (["render", "--screen", "good.j"], ["good.json"], ["--width"]),
    ]

    @Test(arguments: lines.indices) func bashOffersWordsAndFiles(line: Int) throws {
        let (words, offered, others) = Self.lines[line]
        try expect(offered, not: others, completeInBash(words))
    }

    /// Bash treats the equals sign as a separate word.
    @Test(arguments: [
        (["layout", "--format", "=", "j"], "json"), (["layout", "--format", "="], "text"),
    ])
    func bashOffersValuesAfterAnEqualsSign(words: [String], value: String) throws {
        try expect([value], not: ["--theme"], completeInBash(words))
    }

    private func completeInBash(_ words: [String]) throws -> String {
        let quoted = (["typeladder-cli"] + words).map { "'\($0)'" }.joined(separator: " ")
        return try run(
            "bash", "--norc",
            """
            source '\(Self.folder)/bash/typeladder-cli'
            COMP_WORDS=(\(quoted))
            COMP_CWORD=\(words.count)
            _typeladder_cli
            printf '%s\\n' "${COMPREPLY[@]}"
            """)
    }

    @Test(arguments: lines.indices) func fishOffersWordsAndFiles(line: Int) throws {
        let (words, offered, others) = Self.lines[line]
        let text = (["typeladder-cli"] + words).joined(separator: " ")
        let output = try run(
            "fish", "--no-config",
            """
            source '\(Self.folder)/fish/typeladder-cli.fish'
            complete -C '\(text)' | string split -f1 \\t
            """)
        expect(offered, not: others, output)
    }

    /// zsh completes only at a terminal, so `_arguments` and `_describe` print their arguments here.
    @Test(arguments: [
        (["sc"], ["command commands"], ["-S"]), (["theme", ""], ["command commands"], ["-S"]),
        (["help", ""], ["command commands"], ["-S"]),
        (
            ["layout", "--format", ""],
            ["--format=[The format of the result]:text|json:(text json)", "3 of layout"], ["--to="]
        ),
        (
            ["theme", "convert", "a", "-o"],
            ["--to=", "{", "(-o --output)-o+[", "(-o --output)--output=[", ":FILE:_files"],
            ["--strict"]
        ),
        (["theme", "validate", ""], ["*:FILE:_files"], ["--to="]),
    ])
    func zshIsGivenTheOptions(words: [String], offered: [String], others: [String]) throws {
        let quoted = (["typeladder-cli"] + words).map { "'\($0)'" }.joined(separator: " ")
        let output = try run(
            "zsh", "--no-rcs",
            """
            _arguments() { print -r -- "$CURRENT of $words[1]"; print -rl -- "$@" '{' }
            _describe() { print -r -- "$@"; print -rl -- $commands }
            words=(\(quoted))
            CURRENT=\(words.count + 1)
            source '\(Self.folder)/zsh/_typeladder-cli'
            """)
        expect(offered, not: others, lines: false, output)
    }

    @Test(arguments: [
        ["bash", "-n", "bash/typeladder-cli"], ["bash", "-n", "bash/typeladder"],
        ["zsh", "-n", "zsh/_typeladder-cli"], ["zsh", "-n", "zsh/_typeladder"],
        ["fish", "--no-execute", "fish/typeladder-cli.fish"],
        ["fish", "--no-execute", "fish/typeladder.fish"],
    ])
    func scriptsAreWellFormed(command: [String]) throws {
        #expect(
            try Shell.run("\(command[0]) \(command[1]) '\(Self.folder)/\(command[2])'").status == 0)
    }

    // MARK: - Running shells

    /// The output of a shell script in a folder with the file `good.json`.
    private func run(_ shell: String, _ option: String, _ script: String) throws -> String {
        let run = try Shell.run(
            """
            cd "$folder" && touch good.json && cat > script <<'END'
            \(script)
            END
            \(shell) \(option) script
            """)
        #expect(run.errors == "")
        return run.output
    }

    private func expect(
        _ offered: [String], not others: [String], lines: Bool = true, _ output: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = output.split(separator: "\n").map(String.init)
        func isThere(_ word: String) -> Bool {
            lines ? found.contains(word) : found.contains { $0.contains(word) }
        }
        #expect(offered.filter { !isThere($0) } == [], "\(found)", sourceLocation: sourceLocation)
        #expect(others.filter(isThere) == [], "\(found)", sourceLocation: sourceLocation)
    }
}
