// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ArgumentParsing

/// Which words are options, values and operands.
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
                == "--output needs a value after it, and \(value) looks like an option; if it is the "
                + "value, write --output=\(value)")
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
        ([], "no command is given; see sample --help"),
        (["draw"], "say where it goes: -o FILE"),
        (["draw", "-o"], "--output needs a value after it"),
        (["draw", "-oX", "-oY"], "--output is given twice; leave one out"),
        (["draw", "-oX", "--width", "101"], "--width “101” is not a number from 0 to 100"),
        (["draw", "-oX", "--width", "nan"], "--width “nan” is not a number from 0 to 100"),
        (["draw", "a"], "unexpected argument “a”; files are named by options such as --output"),
        (["thing", "list"], "name the files"), (["thing", "show"], "name a file"),
        (["thing", "show", "a", "b"], "name one file"),
        (["thing", "show", "a", "--loud=yes"], "--loud takes no value"),
        (["thing"], "thing needs to be told what to do; use list or show"),
        (["--width", "1", "draw"], "--width stands before the command; options come after it"),
    ])
    func problemsSayWhatToDo(words: [String], message: String) {
        #expect(Sample.problem(words) == message)
    }

    // MARK: - Did you mean

    @Test(arguments: [
        (["drwa"], "unknown command “drwa”; did you mean \"draw\"?"),
        (["fly"], "unknown command “fly”; use draw or thing"),
        (["show"], "unknown command “show”; did you mean \"thing show\"?"),
        (["thing", "shwo"], "thing knows no “shwo”; did you mean \"show\"?"),
        (["draw", "--wdith", "1"], "unknown option --wdith; did you mean \"--width\"?"),
        (["draw", "-width", "1"], "unknown option -width; did you mean \"--width\"?"),
        (["draw", "--ouput=x"], "unknown option --ouput; did you mean \"--output\"?"),
        (["draw", "--vesrion"], "unknown option --vesrion; did you mean \"--version\"?"),
        (
            ["thing", "show", "--far"],
            "unknown option --far; this command knows --loud, -h, --help, -V, --version"
        ),
        (
            ["draw", "--color", "gren"],
            "--color “gren” is not one of red, green, blue; did you mean \"green\"?"
        ),
        (["draw", "--color", "mauve"], "--color “mauve” is not one of red, green, blue"),
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
        #expect(text.hasPrefix("usage: sample draw [OPTION]... -o FILE\n"))
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
        #expect(Sample.problem(words)?.hasPrefix("unknown command “fly”") == true)
    }
}
