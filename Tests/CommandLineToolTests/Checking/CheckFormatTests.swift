// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import TestSupport
import Testing

@testable import CommandLineTool

/// The formats of `check`, for a screen whose texts and name try to break out of each format.
///
/// The figures depend on no font, so that the files are the same on every machine. `scripts/check-formats` gives the
/// same screens to independent readers.
@Suite struct CheckFormatTests {
    private static let prelude = """
        cd "$folder"
        rm theme.json
        name="$(printf 'a|`]]>%%0A\n::error::b\\342\\200\\250.json')"
        cat > "$name" <<'END'
        {"sections": [{"title": "hidden",
          "header": {"title": "</script><script>alert(1)</script> ]]> \\n::error::x \\u2028 | ` [a](b) {0} @all \\\\", "color": "#DDDDDD"},
          "rows": [{"title": "é ]]> \\r::warning::y", "accessory": "disclosure", "height": 30}]}]}
        END
        cat > typeladder.json <<'END'
        {"exceptions": [
          {"rule": "hit-target", "reason": "]]> </script> \\n::error::z | ` <b>"}]}
        END

        """

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Goldens")

    @Test(arguments: [
        ("text", "txt"), ("json", "json"), ("sarif", "sarif"), ("junit", "xml"),
        ("github", "github"),
        ("gitlab", "gitlab.json"), ("markdown", "md"),
    ])
    func hostileTextsAreAsRecorded(format: String, suffix: String) throws {
        let run = try Shell.run(
            Self.prelude + """
                "$program" check . --rule header-conflict --rule contrast --rule hit-target --format \(format) \
                  --output out > shown
                test -s shown && cat out
                """)
        #expect(run.status == 0)
        let file = Self.folder.appending(path: "check.\(suffix)")
        let difference = try RecordedFile.difference(of: run.output, from: file)
        #expect(difference == nil)
        // No commands of terminals, and no lines that a text begins.
        #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!run.output.contains("\n::error::") && !run.output.contains("\n::warning::"))
    }

    @Test(arguments: ["text", "sarif", "junit", "github", "gitlab", "markdown"])
    func formatsAreTheSameInEveryLocale(format: String) throws {
        let run = try Shell.run(
            Self.prelude + """
                for locale in C C.UTF-8 de_DE.UTF-8 ja_JP.UTF-8; do
                  LC_ALL=$locale LANGUAGE=de "$program" check . --format \(format) > $locale.out 2> /dev/null
                done
                cmp C.out C.UTF-8.out && cmp C.out de_DE.UTF-8.out && cmp C.out ja_JP.UTF-8.out
                ! grep -F "$folder" C.out
                """)
        #expect(run.status == 0 && run.output == "")
    }

    /// What this version does not know of a screen cannot have passed.
    @Test func screensOfNewerVersionsDoNotPass() throws {
        let run = try Shell.run(
            """
            cd "$folder"; rm -f theme.json
            echo '{"version": 1000, "sections": [{"rows": [{"kind": "dial", "title": "a"}]}]}' > newer.json
            "$program" check newer.json --rule text-clipped --format junit 2> /dev/null
            "$program" check newer.json --rule text-clipped 2> /dev/null
            """)
        #expect(run.output.contains("<skipped message=\"The screen has version 1000 of"))
        #expect(run.output.contains("Not checked: text-clipped. The screen has version 1000 of"))
        #expect(run.output.hasSuffix("; 0 passed\n"))
    }

    @Test func gravestTenAreAnnotated() throws {
        let run = try Shell.run(
            """
            cd "$folder"; rm theme.json
            printf '{"sections": [' > many.json
            for n in 1 2 3 4 5 6 7 8 9 10 11 12; do
              printf '{"title": "a", "header": {"title": "%s"}, "rows": []}%s' $n "$(test $n = 12 || echo ,)" >> many.json
            done
            echo ']}' >> many.json
            "$program" check many.json --rule header-conflict --category L --format github 2> /dev/null
            """)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error file=many.json,line=1,") } == 10)
        #expect(
            lines.suffix(2) == [
                "Not annotated: 2 × violation.", "12 violations, no warnings; 0 passed",
            ])
    }

    /// A comment on GitHub has at most 65,536 characters, and SARIF at most 5,000 results.
    @Test func longReportsEnd() throws {
        let run = try Shell.run(
            """
            cd "$folder"; rm theme.json
            python3 -c 'print("{\\"sections\\": [" + ",\\n".join(
              "{\\"title\\": \\"a\\", \\"header\\": {\\"title\\": \\"%d %s\\"}, \\"rows\\": []}" % (n, "x" * 40)
              for n in range(5100)) + "]}")' > many.json
            "$program" check many.json --rule header-conflict --category L --format markdown 2> /dev/null > many.md
            python3 -c 'text = open("many.md").read(); print(len(text) <= 60000, text.rstrip()[-6:])'
            "$program" check many.json --rule header-conflict --category L --format sarif 2> /dev/null > many.sarif
            python3 -c 'import json; run = json.load(open("many.sarif"))["runs"][0]
            print(len(run["results"]), run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"])'
            """)
        #expect(run.output == "True  more.\n5000 100 findings left out\n")
    }

    @Test func colorsAreForTerminals() throws {
        let run = try Shell.run(
            Self.prelude + """
                check() { "$program" check . --rule contrast "$@" 2> /dev/null | grep -c "$(printf '\\033')"; }
                check; check --color always; check --color never; check --color always --format json
                "$program" check . --color always -o out > /dev/null 2>&1; grep -c "$(printf '\\033')" out
                """)
        #expect(run.output == "0\n2\n0\n0\n0\n")
    }

    /// Nothing is written in part, and a closed pipe is silent.
    @Test func failuresToWriteAreErrors() throws {
        let run = try Shell.run(
            Self.prelude + """
                exec 3>&1
                "$program" check . --rule contrast --format sarif > /dev/full; echo $? >&3
                "$program" check . --rule contrast -o no/such/a.sarif > /dev/null; echo $? >&3
                "$program" check . --rule contrast --baseline no/such/b.json --update > /dev/null; echo $? >&3
                env -i "$program" check . --rule contrast --format junit 2> /dev/null | tail -1
                ("$program" check . --rule contrast 2> closed; echo $? >&3) | (exec <&-; sleep 1)
                grep "cli: error:" closed
                """)
        #expect(run.output == "2\n2\n2\n</testsuites>\n141\n")
        #expect(run.errors.contains("Cannot write to standard output: No space left on device."))
        #expect(run.errors.contains("Cannot write no/such/a.sarif."))
    }
}
