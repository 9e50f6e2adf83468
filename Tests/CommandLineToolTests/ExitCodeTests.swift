// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Testing

@testable import CommandLineTool

/// The exit code of every command, for a good input, for an input with findings, and for a bad input.
@Suite struct ExitCodeTests {
    private static let prelude = """
        cd "$folder"
        echo '{"sections": [{"header": {"title": "General", "height": 20}, "rows": []}]}' > clipped.json
        echo '{"Body": {"fontName": "Courier", "fontSize": 17}}' > odd.json
        echo '{"sections": [{"rows": []}]}' > blank.json
        echo '{' > bad.json
        echo '{"body": {"fontName": "Courier"}}' > void.json
        mkdir ignoring slips misspelt elsewhere bound
        cp clipped.json misspelt; cp clipped.json elsewhere; cp clipped.json bound
        echo '{"exceptions": [{"rule": "text-cliped", "reason": "r"}]}' > misspelt/typeladder.json
        echo '{"exceptions": [{"rule": "text-clipped", "screen": "x.json", "reason": "r"}]}' \
          > elsewhere/typeladder.json
        echo '{"exceptions": [{"rule": "text-clipped", "reason": "r",
          "element": {"kind": "sectionHeader", "text": "General"}}]}' > bound/typeladder.json
        cp clipped.json ignoring; cp clipped.json slips
        echo '{"exceptions": [{"rule": "text-clipped", "reason": "r"}]}' > ignoring/typeladder.json
        echo '{"exceptions": [{"rule": "text-clipped"}]}' > slips/typeladder.json
        mkdir looping; cp clipped.json looping; ln -s typeladder.json looping/typeladder.json

        """

    @Test(
        arguments: [
            ("scale", .success), ("scale --theme bad.json", .failure),
            ("scale --size 17", .failure),
            ("layout", .success), ("layout --screen clipped.json --category AX5", .findings),
            ("layout --screen clipped.json --category AX5 --format json", .findings),
            ("layout --screen bad.json", .failure), ("layout --category AX6", .failure),
            ("render -oa.png", .success), ("render --output a.png --scale=1", .success),
            ("render", .failure), ("render -o no/such/folder/a.png", .failure),
            ("check", .success), ("check --severity warning", .success),
            ("check --severity warning --rule text-clipped", .success),
            ("check --screen clipped.json", .findings),
            ("check --screen clipped.json --format json", .findings),
            ("check --screen clipped.json --category XS", .success),
            ("check --screen blank.json", .failure), ("reach --screen blank.json", .failure),
            ("check --first-break --screen blank.json", .failure),
            ("check --rule contrast --severity information", .success),
            ("check --screen clipped.json --rule contrast --rule reach", .success),
            ("check --screen ignoring/clipped.json", .success),
            ("check --screen ignoring/clipped.json --severity warning", .findings),
            ("check --screen slips/clipped.json", .failure),
            ("check --screen looping/clipped.json --category XS", .failure),
            ("fonts --fonts looping/typeladder.json", .failure),
            ("check --screen misspelt/clipped.json --severity violation --category XS", .failure),
            ("check --screen elsewhere/clipped.json --rule contrast", .failure),
            ("check --screen bound/clipped.json", .success),
            ("check --screen bound/clipped.json --variant pseudo-60", .success),
            ("check --theme void.json", .findings),
            ("check --theme void.json --rule text-clipped", .success),
            ("layout --theme void.json", .failure),
            ("check --first-break --width 320 --width 390 --category L", .success),
            ("check --first-break --screen clipped.json -o a.svg", .findings),
            ("check --first-break --screen clipped.json --category XS --expansion 0", .success),
            ("check --first-break -o a.bmp", .failure), ("check -o a.svg", .failure),
            ("check --first-break --rule contrast", .failure),
            ("check --theme bad.json", .failure), ("check --screen bad.json", .failure),
            ("check --screen no-such-file.json", .failure), ("check --rule nobody", .failure),
            ("check --explain contrast", .success), ("check --explain nobody", .failure),
            ("reach", .success), ("reach -o a.pdf --pictures .", .success),
            ("reach --screen clipped.json", .findings), ("reach -o a.png", .failure),
            ("reach --pictures no-such-folder", .failure), ("reach --theme bad.json", .failure),
            ("fonts", .success), ("fonts --match palat", .success),
            ("fonts --match PALATINO-BO", .success),
            ("fonts --match nobody-has-this", .findings),
            ("fonts --match nobody-has-this --format json", .findings),
            ("fonts --theme theme.json", .success), ("fonts --theme bad.json", .failure),
            ("theme validate theme.json", .success), ("theme validate odd.json", .success),
            ("theme validate --strict odd.json", .findings),
            ("theme validate --strict odd.json bad.json", .failure),
            ("theme show theme.json", .success), ("theme show -- theme.json", .success),
            ("theme show bad.json", .failure), ("theme show", .failure),
            ("theme convert theme.json -oa.swift", .success),
            ("theme convert bad.json -oa.swift", .failure),
            ("--help", .success), ("help layout", .success), ("-V", .success),
            ("theme -h", .success),
            ("", .failure), ("lay-out", .failure), ("help lay-out", .failure),
        ] as [(String, ExitCode)])
    func codeSaysHowItWent(command: String, code: ExitCode) throws {
        let run = try Shell.run(Self.prelude + "exec \"$program\" \(command)")
        #expect(run.status == code.rawValue, "\(run.errors)")
        // A command that fails prints the reason.
        #expect(code != .failure || !run.errors.isEmpty)
    }

    @Test func versionIsPrintedByBothNames() throws {
        for name in ["-V", "--version"] {
            let run = try Shell.run("\"$program\" \(name)")
            #expect(run.output == "typeladder-cli \(Release.version)\n")
        }
    }

    /// The commands with findings, as listed in the help, the manual page, and the documentation.
    @Test func commandsWithFindingsAreThoseThatHaveThem() {
        let commands = CommandLineTool.program.commands.filter { $0.findings != nil }
        #expect(
            commands.map(\.name) == [
                "layout", "check", "reach", "diff", "record verify", "fonts", "theme validate",
            ])
    }
}
