// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

/// `check --since`: the same files in another commit.
@Suite struct SinceCommitTests {
    private static let prelude = KnownFindingTests.prelude + "git init -q . 2> /dev/null\n"

    @Test func onlyFindingsSinceACommitCount() throws {
        let run = try Shell.run(
            Self.prelude + """
                exec 2>&1
                (mv .git git; check --since HEAD; mv git .git)
                commit one
                check --since HEAD
                more
                rm screens/clipped.json
                check --since HEAD
                grep -c "screens/more.json:1:.*text-clipped" text
                grep fixed: text
                check --since nowhere
                commit two
                check --since HEAD
                (cd screens && check .. --since HEAD~1)
                git clone -q --depth 1 "file://$folder" clone && cd clone
                check --since HEAD
                check --since HEAD~1
                """)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(
            lines[0].hasPrefix(
                "typeladder-cli: error: --since: The current folder is not in a Git repository that can be read: "
            ))
        #expect(
            Array(lines.dropFirst(2)) == [
                "no violations, no warnings, 1 known, 0 fixed",
                "exit 0",
                "1 violation, no warnings, 0 known, 1 fixed",
                "exit 1",
                "1",
                "screens/clipped.json: fixed: Text is clipped: “General” header. [text-clipped]",
                "typeladder-cli: error: --since: “nowhere” is not a commit, branch, or tag here. Correct it, or "
                    + "fetch it with “git fetch origin nowhere”.",
                "exit 2",
                "no violations, no warnings, 1 known, 0 fixed",
                "exit 0",
                "1 violation, no warnings, 0 known, 1 fixed",
                "exit 1",
                "no violations, no warnings, 1 known, 0 fixed",
                "exit 0",
                "typeladder-cli: error: --since: “HEAD~1” is not in this shallow clone. Fetch it with “git fetch "
                    + "--depth=1 origin HEAD~1”, and use FETCH_HEAD or its hash.",
                "exit 2",
            ])
    }

    /// The reported lines of a script, each with the exit code after it.
    private func outcomes(_ script: String) throws -> [String] {
        try Shell.run(Self.prelude + "exec 2>&1\n" + script).output
            .split(separator: "\n").map(String.init)
    }

    private static let nothingNew = ["no violations, no warnings, 1 known, 0 fixed", "exit 0"]

    /// Paths that `git archive` leaves out, a name that leads to another folder, the project above, and files with one
    /// name in two folders.
    @Test(arguments: [
        "echo '* export-ignore' > .gitattributes; commit one; check --since HEAD",
        """
        mkdir shared; mv screens/clipped.json shared; ln -s ../shared/clipped.json screens
        commit one; check --since HEAD
        """,
        """
        mv screens other; ln -s other screens; commit one
        check --since HEAD
        """,
        """
        mkdir sub; commit one; cd sub; check ../screens --since HEAD
        """,
    ])
    func filesAreThoseOfTheCommit(script: String) throws {
        #expect(try outcomes(script) == Self.nothingNew)
    }

    @Test func filesWithTheSameNameAreDifferent() throws {
        let outcomes = try outcomes(
            """
            mkdir a b sub
            cp screens/clipped.json a/list.json; cp screens/fine.json b/list.json; commit one
            cp screens/clipped.json b/list.json
            cd sub; check ../a/list.json ../b/list.json --since HEAD
            """)
        #expect(outcomes == ["1 violation, no warnings, 1 known, 0 fixed", "exit 1"])
    }

    @Test func projectAboveTheScreenCounts() throws {
        let outcomes = try outcomes(
            """
            echo '{"exceptions": [{"rule": "text-clipped", "screen": "screens/clipped.json", "reason": "r"}]}' \
              > typeladder.json
            commit one
            cd screens
            check clipped.json
            check clipped.json --since HEAD
            cd ..
            rm typeladder.json
            cd screens
            check clipped.json --since HEAD
            """)
        #expect(
            outcomes == [
                "no violations, no warnings, 1 ignored", "exit 0",
                "no violations, no warnings, 1 ignored, 0 known, 0 fixed", "exit 0",
                "1 violation, no warnings, 0 known, 0 fixed", "exit 1",
            ])
    }

    @Test func bundledScreenIsNotNew() throws {
        let run = try Shell.run(
            Self.prelude + """
                rm typeladder.json; commit one
                "$program" check --theme themes/a.json --since HEAD
                """)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains(/no violations, no warnings; \d+ passed, [1-9]\d* known, 0 fixed/))
    }

    /// The theme was no design tokens, or did not have the token.
    @Test func optionsNeedNotFitTheCommit() throws {
        let run = try Shell.run(
            Self.prelude + """
                token() {
                  printf '{"%s": {"$type": "typography", "$value": {"fontFamily": "Lato", "fontSize": "17px"}}}' $1
                }
                cp themes/a.json theme.json; token text > tokens.json; commit one
                token body > theme.json; token more > tokens.json
                for theme in theme.json:body tokens.json:more; do
                  "$program" check screens --theme ${theme%:*} --map ${theme#*:}=headline --since HEAD \
                    --fail-on never > text
                  echo "exit $?"
                done
                """)
        #expect(run.output == "exit 0\nexit 0\n", "\(run.errors)")
    }

    @Test(arguments: ["--screen -", "--theme -", "-", "screens --tokens -"])
    func standardInputIsInNoCommit(files: String) throws {
        let run = try Shell.run(
            Self.prelude
                + "commit one; \"$program\" check \(files) --since HEAD < screens/fine.json")
        #expect(run.status == 2)
        #expect(
            run.errors == """
                typeladder-cli: error: --since: Standard input is not part of a commit. Name files instead of -.

                """)
    }

    /// A parent that ignores the signal of ended children, as some build servers do.
    @Test func statusOfGitIsKnownWhateverTheParentIgnores() throws {
        let run = try Shell.run(
            Self.prelude
                + "commit one; env --ignore-signal=CHLD \"$program\" check --since nowhere")
        #expect(run.status == 2)
        #expect(run.errors.contains("“nowhere” is not a commit, branch, or tag here."))
    }

    /// Git is replaced by a script that takes long.
    @Test(arguments: ["INT", "TERM", "HUP"]) func signalsLeaveNoFiles(signal: String) throws {
        let run = try Shell.run(
            Self.prelude + """
                commit one
                mkdir bin temporary
                cat > bin/git <<'END'
                #!/bin/sh
                case "$*" in
                  *checkout-index*) echo "$PPID" > "$folder/reached"; exec sleep 20 ;;
                  *) exec "$real" "$@" ;;
                esac
                END
                chmod +x bin/git
                export real="$(command -v git)" TMPDIR="$folder/temporary"
                PATH="$folder/bin:$PATH" env --default-signal=INT "$program" check --since HEAD > text 2>&1 &
                for attempt in $(seq 300); do test -s reached && break; sleep 0.1; done
                ls temporary | grep -c .
                kill -\(signal) "$(cat reached)"
                wait $!
                echo "exit $?"
                ls temporary
                """)
        let number = ["INT": 2, "TERM": 15, "HUP": 1][signal] ?? 0
        #expect(run.output == "1\nexit \(128 + number)\n", "\(run.errors)")
    }
}
