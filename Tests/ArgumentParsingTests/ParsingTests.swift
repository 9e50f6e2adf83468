// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ArgumentParsing

/// How words are parsed as options, values, and operands.
@Suite struct ParsingTests {
    @Test(arguments: [
        ["-o", "a.png"], ["-oa.png"], ["-o=a.png"], ["--output", "a.png"], ["--output=a.png"],
    ])
    func optionHasManyForms(words: [String]) throws {
        #expect(try Sample.arguments(["draw"] + words)?[Sample.output]?.string == "a.png")
    }

    @Test(arguments: [
        ("a=b", "a=b"), ("", ""), ("-", "-"), ("-1", "-1"), ("-.5", "-.5"), ("a b", "a b"),
    ])
    func valuesAreTakenAsTheyAre(value: String, expected: String) throws {
        #expect(
            try Sample.arguments(["draw", "--output", value])?[Sample.output]?.string == expected)
        #expect(
            try Sample.arguments(["draw", "--output=\(value)"])?[Sample.output]?.string == expected)
    }

    @Test(arguments: ["--tag", "-x", "--", "-o", "--nothing"])
    func valueThatLooksLikeAnOptionIsRefused(value: String) throws {
        #expect(
            Sample.problem(["draw", "--output", value])
                == "--output: This option needs a value, but \(value) looks like an option. If it is "
                + "the value, write --output=\(value).")
        #expect(
            try Sample.arguments(["draw", "--output=\(value)"])?[Sample.output]?.string == value)
    }

    @Test(arguments: [
        (["a", "b"], ["a", "b"]), (["a", "--loud", "b"], ["a", "b"]), (["-", "a"], ["-", "a"]),
        (["--", "--loud"], ["--loud"]), (["a", "--", "--help", "--"], ["a", "--help", "--"]),
        (["--tag", "x", "--", "-o"], ["-o"]), (["-1"], ["-1"]),
    ])
    func operandsAreAllElse(words: [String], expected: [String]) throws {
        #expect(
            try Sample.arguments(["thing", "list"] + words)?.operands.map(\.string) == expected)
    }

    @Test func valuesHaveTheirTypes() throws {
        let arguments = try #require(
            try Sample.arguments([
                "draw", "--width", "12.5", "--color=blue", "--tag", "a", "-oX", "--tag=b",
            ]))
        #expect(arguments[Sample.width] == 12.5)
        #expect(arguments[Sample.color] == .blue)
        #expect(arguments.all(Sample.tag) == ["a", "b"])
        let none = try #require(try Sample.arguments(["draw", "-oX"]))
        #expect(none[Sample.width] == nil)
        #expect(none.all(Sample.tag) == [])
        #expect(try Sample.arguments(["thing", "show", "a", "--loud"])?[Sample.loud] == true)
        #expect(try Sample.arguments(["thing", "show", "a"])?[Sample.loud] == false)
    }

    @Test(arguments: [
        ([], "No command was given. See sample --help."),
        (["draw"], "No output was given. Use -o FILE."),
        (["draw", "-o"], "--output: This option needs a value. Write it after the option."),
        (["draw", "-oX", "-oY"], "--output: This option is given twice. Remove one of them."),
        (["draw", "-oX", "--width", "101"], "--width: “101” is not a number from 0 to 100."),
        (["draw", "-oX", "--width", "nan"], "--width: “nan” is not a number from 0 to 100."),
        (["draw", "a"], "Unexpected argument “a”. Name files with options such as --output."),
        (["thing", "list"], "Name the files."), (["thing", "show"], "Name a file."),
        (["thing", "show", "a", "b"], "Too many arguments. This command takes one."),
        (["thing", "show", "a", "--loud=yes"], "--loud: This option takes no value."),
        (["thing"], "“thing” is only part of a command. Use thing list or thing show."),
        (
            ["--width", "1", "draw"],
            "--width stands before the command. Put options after the command."
        ),
    ])
    func problemsSayWhatToDo(words: [String], message: String) {
        #expect(Sample.problem(words) == message)
    }

    // MARK: - Did you mean

    @Test(arguments: [
        (["drwa"], "Unknown command “drwa”. Did you mean \"draw\"?"),
        (["fly"], "Unknown command “fly”. Use draw or thing."),
        (["show"], "Unknown command “show”. Did you mean \"thing show\"?"),
        (["thing", "shwo"], "“shwo” is not a command of “thing”. Did you mean \"show\"?"),
        (["draw", "--wdith", "1"], "Unknown option --wdith. Did you mean \"--width\"?"),
        (["draw", "-width", "1"], "Unknown option -width. Did you mean \"--width\"?"),
        (["draw", "--ouput=x"], "Unknown option --ouput. Did you mean \"--output\"?"),
        (["draw", "--vesrion"], "Unknown option --vesrion. Did you mean \"--version\"?"),
        (
            ["thing", "show", "--far"],
            "Unknown option --far. This command has --loud, -h, --help, -V, --version."
        ),
        (
            ["draw", "--color", "gren"],
            "--color: “gren” is not a valid value. Use red, green, or blue. Did you mean \"green\"?"
        ),
        (
            ["draw", "--color", "mauve"],
            "--color: “mauve” is not a valid value. Use red, green, or blue."
        ),
    ])
    func misspelledNamesHaveASuggestion(words: [String], message: String) {
        #expect(Sample.problem(words) == message)
    }

    // MARK: - Help and the version

    @Test(arguments: [
        ["draw", "--help"], ["draw", "-h"], ["help", "draw"], ["draw", "--wdith", "--help"],
        ["draw", "nothing", "-o", "-h"],
    ])
    func helpOnACommandIsNeverFar(words: [String]) throws {
        guard case .help(let text) = try Sample.program.request(words) else {
            Issue.record("no help")
            return
        }
        #expect(text.hasPrefix("Usage: sample draw [OPTION]... -o FILE\n"))
    }

    @Test(arguments: [
        (["--help"], "draw        "), (["help"], "draw        "), (["-h"], "draw        "),
        (["thing", "--help"], "thing list  "), (["help", "thing"], "thing list  "),
    ])
    func helpOnSeveralListsThem(words: [String], first: String) throws {
        guard case .help(let text) = try Sample.program.request(words) else {
            Issue.record("no help")
            return
        }
        #expect(text.contains("Commands:\n  \(first)"))
    }

    @Test(arguments: [["-V"], ["--version"], ["draw", "-V"], ["thing", "show", "a", "--version"]])
    func versionIsNeverFar(words: [String]) throws {
        guard case .version = try Sample.program.request(words) else {
            Issue.record("no version")
            return
        }
    }

    @Test(arguments: [["help", "fly"], ["fly", "--help"]])
    func helpOnNothingIsAnError(words: [String]) {
        #expect(Sample.problem(words)?.hasPrefix("Unknown command “fly”") == true)
    }
}
