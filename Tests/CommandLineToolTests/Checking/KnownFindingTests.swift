// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

/// Findings in comparison with known ones: of a file, and of another commit.
@Suite struct KnownFindingTests {
    static let prelude =
        CheckMatrixTests.prelude + """
            mv project.json typeladder.json
            check() {
              "$program" check --rule text-clipped "$@" > text; code=$?
              tail -1 text | sed 's/; [0-9]* passed//'; echo "exit $code"
            }
            more() {
              echo '{"sections": [{"header": {"title": "More", "height": 20}, "rows": []}]}' > screens/more.json
            }
            export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
            commit() {
              git add -A && git -c user.name=n -c user.email=e -c commit.gpgsign=false commit -qm "$1"
            }

            """

    @Test func onlyNewFindingsCount() throws {
        let run = try Shell.run(
            Self.prelude + """
                exec 2>&1
                check --baseline known.json
                check --baseline known.json --update
                check --baseline known.json
                (cd screens && check .. --baseline ../known.json)
                sed -i 's/^/\\n/; s/"height": 20/"height": 15/' screens/clipped.json
                more
                check --baseline known.json
                check --baseline known.json --fail-on never
                rm screens/more.json; echo '{"sections": [{"title": "General", "rows": []}]}' > screens/clipped.json
                cp known.json before.json
                check --baseline known.json
                grep fixed: text
                cmp before.json known.json
                check --baseline known.json --update
                check --baseline known.json
                """)
        #expect(
            run.output == """
                typeladder-cli: error: --baseline: “known.json” does not exist. Add --update to write it.
                exit 2
                1 violation, no warnings, 0 known, 0 fixed
                exit 0
                no violations, no warnings, 1 known, 0 fixed
                exit 0
                no violations, no warnings, 1 known, 0 fixed
                exit 0
                1 violation, no warnings, 1 known, 0 fixed
                exit 1
                1 violation, no warnings, 1 known, 0 fixed
                exit 0
                no violations, no warnings, 0 known, 1 fixed
                exit 0
                screens/clipped.json: fixed: Text is clipped: “General” header. [text-clipped]
                no violations, no warnings, 0 known, 1 fixed
                exit 0
                no violations, no warnings, 0 known, 0 fixed
                exit 0

                """)
    }

    /// Neither lines nor sizes are in the file, and a check of one screen keeps what is known of others.
    @Test func fileIsTheSameAfterEditsElsewhere() throws {
        let run = try Shell.run(
            Self.prelude + """
                more
                "$program" check --baseline a.json --update > text
                sed -i 's/^/\\n/' screens/*.json
                "$program" check --baseline b.json --update --width 390 > text
                for file in a b; do grep fingerprint $file.json > $file; done
                cmp a b && test -s a && echo same
                echo '{"sections": [{"rows": [{"title": "a"}]}]}' > screens/more.json
                "$program" check typeladder.json --screen screens/more.json --baseline a.json --update > text
                cat a.json
                """)
        #expect(run.status == 0 && run.errors == "")
        #expect(run.output.hasPrefix("same\n"))
        #expect(
            run.output.contains(
                #"{"screen": "screens/clipped.json", "rule": "text-clipped", "fingerprint": ""#))
        #expect(!run.output.contains("more.json"))
    }

    /// A finding is not fixed because a check did not look at its size, screen, or theme.
    @Test func checksOfLessFixNothing() throws {
        let run = try Shell.run(
            Self.prelude + """
                sed -i 's/"height": 20/"height": 44/' screens/clipped.json
                check --baseline known.json --update
                check --baseline known.json --category L
                check --baseline known.json --category L --update
                check --baseline known.json --screen screens/fine.json
                check --baseline known.json
                echo '{"sections": [{"title": "General", "rows": []}]}' > screens/clipped.json
                check --baseline known.json --category L
                check --baseline known.json screens/clipped.json
                check --baseline known.json
                rm screens/clipped.json
                check --baseline known.json
                """)
        #expect(
            run.output == """
                1 violation, no warnings, 0 known, 0 fixed
                exit 0
                no violations, no warnings, 0 known, 0 fixed
                exit 0
                no violations, no warnings, 0 known, 0 fixed
                exit 0
                no violations, no warnings, 0 known, 0 fixed
                exit 0
                no violations, no warnings, 1 known, 0 fixed
                exit 0
                no violations, no warnings, 0 known, 0 fixed
                exit 0
                no violations, no warnings, 0 known, 0 fixed
                exit 0
                no violations, no warnings, 0 known, 1 fixed
                exit 0
                no violations, no warnings, 0 known, 1 fixed
                exit 0

                """)
    }

    @Test func namesInTheFileCanHaveAnyCharacter() throws {
        let run = try Shell.run(
            Self.prelude + """
                mv screens/clipped.json "screens/$(printf 'a"\\n\\342\\200\\256b.json')"
                check --baseline known.json --update
                check --baseline known.json
                """)
        #expect(
            run.output == """
                1 violation, no warnings, 0 known, 0 fixed
                exit 0
                no violations, no warnings, 1 known, 0 fixed
                exit 0

                """)
    }
}
