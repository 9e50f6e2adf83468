// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// Files that cannot be written: a message, and nothing half.
@Suite struct WriteFailureTests {
    private static let commands = [
        "record write screens/a.json", "check screens --baseline known.json --update", "init .",
        "export --screen screens/a.json page.html",
    ]

    private static let prelude = """
        mkdir -p "$folder/work/screens"
        cd "$folder/work"
        echo '{"sections": [{"rows": [{"title": "A"}]}]}' > screens/a.json

        """

    private func expectFailure(_ script: String) throws {
        let run = try Shell.run(Self.prelude + script + "\nfind . -type f")
        #expect(run.output.contains("typeladder-cli: error: Cannot write "), "\(run.output)")
        #expect(run.output.hasSuffix("exit 2\n./screens/a.json\n"), "\(run.output)")
    }

    /// A limit of the size of files, in place of a full disk.
    @Test(arguments: commands) func fullDiskIsAnError(command: String) throws {
        try expectFailure(
            "(ulimit -f 0; \"$program\" \(command) 2>&1 > /dev/null; echo \"exit $?\") | cat")
    }

    /// The superuser may write everywhere, so the command runs as nobody then.
    @Test(arguments: commands) func folderWithoutPermissionIsAnError(command: String) throws {
        try expectFailure(
            """
            if test "$(id -u)" = 0; then become='setpriv --reuid=65534 --regid=65534 --clear-groups'; fi
            chmod -R a-w .
            $become "$program" \(command) 2>&1 > /dev/null
            echo "exit $?"
            chmod -R u+w .
            """)
    }
}
