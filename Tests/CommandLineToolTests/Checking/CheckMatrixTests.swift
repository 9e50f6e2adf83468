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
        // The missing face of Courier is a finding of each theme, on no particular screen.
        let faces = report.findings.filter { $0.rule == "unresolved-face" }
        #expect(faces.map(\.themes) == report.themes.filter { $0 != "system" }.map { [$0] })
    }

    @Test func namesAreRelativeToTheCurrentFolder() throws {
        let report = try report("\"$program\" check \"$PWD\" --format json")
        #expect(report.screens == ["screens/clipped.json", "screens/fine.json"])
        #expect(report.themes == ["themes/a.json", "themes/b.json"])
        #expect(report.widths == [390] && !report.findings.isEmpty)
        #expect(report.findings.allSatisfy { $0.widths == [390] })
    }

    /// Other paths of a file add nothing, and are no mistakes of a project.
    @Test(arguments: [
        "\"$program\" check screens ./screens/fine.json screens/../screens/clipped.json link.json --format json",
        """
        echo '{"screens": ["screens/*.json", "screens", "./screens/fine.json", "link.json"], "widths": [390, 390]}' \
          > typeladder.json
        "$program" check --format json
        """, "\"$program\" check screens --width 390 --width 390 --format json",
    ])
    func filesAreCheckedOnce(script: String) throws {
        let report = try report("ln -s screens/fine.json link.json\n" + script)
        #expect(report.screens.count == 2 && report.widths == [390])
    }

    /// Folders with exceptions are no projects that would be checked instead.
    @Test func severalFoldersCanHaveExceptions() throws {
        let report = try report(
            """
            mkdir a b
            for folder in a b; do
              cp screens/clipped.json $folder
              echo '{"exceptions": [{"rule": "text-clipped", "reason": "r"}]}' > $folder/typeladder.json
            done
            "$program" check a b screens --format json
            """)
        #expect(report.screens.count == 4)
        #expect(report.ignored?.flatMap(\.screens) == ["a/clipped.json", "b/clipped.json"])
        #expect(
            report.findings.filter { $0.rule == "text-clipped" }.map(\.screens) == [
                ["screens/clipped.json"]
            ])
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
                typeladder.json: error: The project does not list any screens. Add the screen files to "screens".
                typeladder-cli: error: There is no screen in empty. Name a screen, or a folder with screens.

                """)
    }

    /// The page is not drawn first if it cannot be written.
    @Test func pageListsWhatTheReportLists() throws {
        let run = try Shell.run(
            Self.prelude + """
                page() {
                  "$program" check --rule text-clipped --format html -o page.html "$@" > text
                  echo "$? $(cat page.html 2> /dev/null | grep -c 'is clipped')"; rm -f page.html
                }
                page --screen screens/clipped.json
                page --screen screens/clipped.json --baseline known.json --update
                page --screen screens/clipped.json --baseline known.json
                page screens
                page --screen screens/clipped.json --baseline missing.json
                echo '{"body": {"fontName": 1}}' > rejected.json
                "$program" check --theme rejected.json --screen screens/fine.json --format html -o page.html > text
                grep -c void-theme page.html
                """)
        #expect(run.output == "1 1\n0 1\n0 0\n2 0\n2 0\n1\n", "\(run.errors)")
        #expect(run.errors.contains("A web page shows one screen."))
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

    /// Names that look like patterns, other suffixes, and design tokens that make one theme.
    @Test func firstProjectFindsTheSameFiles() throws {
        let run = try Shell.run(
            Self.prelude + """
                rm project.json
                mkdir tokens
                for style in body title1; do
                  echo '{"'$style'": {"$type": "typography", "$value": {"fontFamily": "Lato", "fontSize": "17px"}}}' \
                    > tokens/$style.tokens
                done
                cp screens/fine.json "screens/a*b?.json"
                cp screens/fine.json screens/one.JSON
                cp screens/fine.json screens/two.JSON
                mkdir "odd[*]"
                cp screens/fine.json "odd[*]/list.json"
                count() {
                  "$program" check "$@" --rule contrast --format json 2> /dev/null \
                    | python3 -c 'import json, sys; r = json.load(sys.stdin); print(len(r["screens"]), len(r["themes"]))'
                }
                count .
                "$program" init && count
                grep tokens typeladder.json
                """)
        #expect(
            run.output == """
                6 3
                typeladder.json: 6 screens, 3 themes
                6 3
                    "tokens"

                """, "\(run.errors)")
    }
}
