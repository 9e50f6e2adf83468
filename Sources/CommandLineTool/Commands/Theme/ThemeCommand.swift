// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// `theme`: what can be done with a theme file without previewing a screen.
struct ThemeCommand {
    private let words: [String]

    init(_ words: some Collection<String>) { self.words = Array(words) }

    /// - Returns: the exit code.
    func run(_ console: Console) throws -> Int32 {
        let rest = words.dropFirst()
        switch words.first {
        case "validate": return try ThemeValidateCommand(rest).run(console)
        case "show": try ThemeShowCommand(rest).run(console)
        case "convert": try ThemeConvertCommand(rest).run(console)
        case let word:
            let found = word.map { "knows no “\($0)”" } ?? "needs to be told what to do"
            throw UsageError(message: "theme \(found); use validate, show or convert")
        }
        return 0
    }
}

extension Arguments {
    /// What `--map TOKEN=STYLE` says.
    func tokenChoices() throws(UsageError) -> [ThemeInput.Choice] {
        var choices: [ThemeInput.Choice] = []
        for text in list("map") {
            // Names of tokens may have anything in them, those of styles have no equals sign.
            guard let equals = text.lastIndex(of: "=") else {
                throw UsageError(message: "--map “\(text)” must be TOKEN=STYLE")
            }
            let name = String(text[text.index(after: equals)...])
            let style = TextStyle(name: name)
            guard style != nil || name == "none" else {
                throw UsageError(
                    message: "--map: “\(name)” is not a text style; use none or one of "
                        + TextStyle.allCases.map(\.uiKitName).joined(separator: ", "))
            }
            choices.append(ThemeInput.Choice(token: String(text[..<equals]), style: style))
        }
        return choices
    }

    /// The one file that a command works on.
    func onlyFile() throws(UsageError) -> String {
        guard let file = files.first, files.count == 1 else {
            throw UsageError(
                message: files.isEmpty ? "name a file, or - for standard input" : "name one file")
        }
        return file
    }
}
