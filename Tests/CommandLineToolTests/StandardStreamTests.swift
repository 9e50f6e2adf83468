// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// Results that cannot be written to standard output.
@Suite struct StandardStreamTests {
    private static let commands = [
        "scale", "layout", "layout --format json", "render -o - --scale 1", "export -", "fonts",
        "render -o - --to svg --svg-text", "render -o - --to pdf", "spec --format csv",
        "record write \"$screen\" --records -",
        "theme show \"$theme\"", "theme validate \"$theme\"",
        "theme convert \"$theme\" -o - --to plist", "--help", "--version",
    ]

    @Test(arguments: commands) func fullDiskIsAnError(command: String) throws {
        let run = try Shell.run("\"$program\" \(command) > /dev/full")
        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "typeladder-cli: error: Cannot write to standard output: No space left on device.\n"
            ))
    }

    @Test(arguments: commands) func closedStandardOutputIsAnError(command: String) throws {
        let run = try Shell.run("\"$program\" \(command) >&-")
        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "typeladder-cli: error: Cannot write to standard output: Bad file descriptor.\n"))
    }

    /// The picture's file would get the number of the missing stream.
    @Test func pictureIsWrittenWithoutStandardStreams() throws {
        let run = try Shell.run(
            """
            "$program" render --scale 1 -o "$folder/a.png" <&- >&- 2>&-
            echo $?
            "$program" render --scale 1 -o "$folder/b.png"
            cmp "$folder/a.png" "$folder/b.png" && echo same
            """)
        #expect(run.output == "0\nsame\n")
    }

    /// If the program that reads the output has ended, this program ends, too: by the signal, or by itself if the
    /// signal is ignored.
    @Test(
        arguments: ["", "trap '' PIPE; "],
        [
            "layout --format json", "check --format sarif", "export -",
            "record write \"$screen\" --records -",
        ])
    func closedPipeIsSilent(trap: String, command: String) throws {
        let run = try Shell.run("\(trap)\"$program\" \(command) | true")
        #expect(run.status == 0)
        #expect(!run.errors.contains("error: "), "\(run.errors)")
    }

    /// A build server has neither a home folder nor a display.
    @Test(arguments: [
        "check --since HEAD --fail-on never", "record write screen.json", "init",
        "export page.html",
    ])
    func environmentCanBeEmpty(command: String) throws {
        let run = try Shell.run(
            """
            cd "$folder" && git init -q . 2> /dev/null && cp "$screen" screen.json && git add screen.json
            git -c user.name=n -c user.email=e -c commit.gpgsign=false commit -qm one
            env -i PATH="$PATH" "$program" \(command)
            """)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func standardInputThatIsClosedIsNamed() throws {
        let run = try Shell.run("\"$program\" theme show - <&-")
        #expect(run.status == 2)
        #expect(run.errors.contains("Bad file descriptor"))
    }
}
