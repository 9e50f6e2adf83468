// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing

@testable import CommandLineTool

/// `check` over several screens and themes: where they come from, and each finding once.
@Suite struct CheckMatrixTests {
    /// A project with two screens and two themes. One header is clipped in all of them.
    static let prelude = """
        cd "$folder"
        rm theme.json
        mkdir screens themes
        echo '{"sections": [{"header": {"title": "General", "height": 20}, "rows": []}]}' \\
          > screens/clipped.json
        echo '{"sections": [{"rows": [{"title": "Fine"}]}]}' > screens/fine.json
        echo '{"body": {"fontName": "Courier", "fontSize": 17}}' > themes/a.json
        echo '{"body": {"fontName": "Courier", "fontSize": 16}}' > themes/b.json
        echo '{"name": "package", "version": "1.0.0"}' > package.json
        echo '{"screens": ["screens/*.json"], "themes": ["themes/*.json", "system"],
          "widths": [320, "iPhone Air"]}' > project.json

        """

    private struct Report: Decodable {
        var screens, themes: [String]
        var widths: [Double]
        var findings: [Finding]
        var ignored: [Ignored]?

        struct Finding: Decodable {
            var rule, severity: String
            var screens, themes: [String]
            var widths: [Double]
        }

        struct Ignored: Decodable {
            var screens, themes: [String]
        }
    }

    private func report(_ script: String) throws -> Report {
        let run = try Shell.run(Self.prelude + script)
        #expect(run.status < 2, "\(run.errors)")
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }

    /// A folder, files in any order, and a project say the same.
    @Test(arguments: [
        "\"$program\" check . --width 320 --width 420 --format json",
        "\"$program\" check themes/b.json screens themes/a.json --width 320 --width 420 --format json",
        "mv project.json typeladder.json; \"$program\" check --format json",
        "mv project.json typeladder.json; cd screens; \"$program\" check .. --format json",
    ])
    func eachFindingIsThereOnce(script: String) throws {
        let report = try report(script)
        #expect(report.screens.count == 2 && report.widths == [320, 420])
        let clipped = report.findings.filter { $0.rule == "text-clipped" }
        #expect(clipped.count == 1)
        #expect(clipped.first?.screens == [report.screens[0]])
        #expect(clipped.first?.themes == report.themes && report.themes.count >= 2)
        #expect(clipped.first?.widths == [320, 420])
        // The stand-in for Courier is a finding of each theme, on no particular screen.
        let standIns = report.findings.filter { $0.rule == "stand-in" }
        #expect(standIns.map(\.themes) == standIns.map { [$0.themes[0]] })
    }

    @Test func namesAreRelativeToTheCurrentFolder() throws {
        let report = try report("\"$program\" check \"$PWD\" --format json")
        #expect(report.screens == ["screens/clipped.json", "screens/fine.json"])
        #expect(report.themes == ["themes/a.json", "themes/b.json"])
        #expect(report.findings.allSatisfy { $0.widths == [390] })
    }

    /// An exception for one screen is used, whatever the others have, and one for all is used once.
    @Test func exceptionsCountOverTheWholeProject() throws {
        let report = try report(
            """
            echo '{"screens": ["screens"], "themes": ["themes/a.json", "themes/b.json"], "exceptions": [
              {"rule": "text-clipped", "reason": "r", "element": {"kind": "sectionHeader", "text": "General"}},
              {"rule": "row-not-grown", "reason": "r"},
              {"rule": "long-line", "screen": "screens/fine.json", "reason": "r"}]}' > typeladder.json
            "$program" check --format json
            """)
        let ignored = try #require(report.ignored)
        #expect(ignored.count == 2)
        #expect(ignored.allSatisfy { $0.themes == ["themes/a.json", "themes/b.json"] })
        #expect(ignored.allSatisfy { $0.screens == ["screens/clipped.json"] })
        #expect(report.findings.count { $0.rule == "unused-exception" } == 1)
    }

    @Test func severitiesAreThoseOfTheProject() throws {
        let run = try Shell.run(
            Self.prelude + """
                echo '{"screens": ["screens"], "rules": {"text-clipped": "warning"}}' > typeladder.json
                "$program" check --format github
                echo '{"screens": ["screens"], "rules": {"text-clipped": "off"}}' > typeladder.json
                "$program" check --rule text-clipped
                """)
        #expect(run.output.hasPrefix("::warning file=screens/clipped.json,"))
        #expect(run.output.contains("no violations, no warnings; 0 passed"))
        #expect(run.status == 0)
    }

    /// All problems at once, each with its place.
    @Test func emptyProjectsAreErrors() throws {
        let run = try Shell.run(
            Self.prelude + """
                echo '{"screens": ["screens/*.plist", "scren.json"], "themes": ["themes/*.json", "x"]}' \
                  > typeladder.json
                "$program" check
                echo $?
                "$program" check themes
                echo '{"screens": []}' > typeladder.json
                "$program" check
                echo '{"exceptions": []}' > typeladder.json
                "$program" check typeladder.json
                mkdir empty
                "$program" check empty
                """)
        #expect(run.output == "2\n" && run.status == 2)
        #expect(
            run.errors == """
                typeladder.json:1:14: error: No file matches "screens/*.plist". Correct the path or pattern, or remove it.
                typeladder.json:1:33: error: No file matches "scren.json". Correct the path or pattern, or remove it.
                typeladder.json:1:76: error: No file matches "x". Correct the path or pattern, or remove it.
                typeladder-cli: error: No screen uses themes/a.json, themes/b.json. Name a screen, or a folder with screens.
                typeladder.json:1:13: error: "screens" is empty, so nothing would be checked. Add a value, or remove the key.
                typeladder.json: error: The project names no screens. List their files in "screens".
                typeladder-cli: error: There is no screen in empty. Name a screen, or a folder with screens.

                """)
    }

    @Test func firstProjectIsWritten() throws {
        let run = try Shell.run(
            Self.prelude + """
                "$program" init . && cat typeladder.json && "$program" check --rule contrast | tail -1
                "$program" init
                """)
        #expect(
            run.output == """
                typeladder.json: 2 screens, 2 themes
                {
                  "themes": [
                    "themes/a.json",
                    "themes/b.json"
                  ],
                  "screens": [
                    "screens/*.json"
                  ],
                  "widths": [320, 390]
                }
                no violations, no warnings; 2 passed

                """)
        #expect(run.errors.contains("“typeladder.json” exists."))
        #expect(run.status == 2)
    }
}
