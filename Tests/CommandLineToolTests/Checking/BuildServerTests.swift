// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The examples of `docs/ci.md`, run as a build server runs them: in a shallow clone of a pull request.
@Suite struct BuildServerTests {
    /// A repository whose pull request makes a row too low for its title, the clone of it, and a stand-in for `gh`.
    private static let setUp = """
        set -eu
        export HOME="$folder/home" PATH="$folder/bin:$PATH" GIT_CONFIG_NOSYSTEM=1
        mkdir -p "$HOME" "$folder/bin" "$folder/origin/screens"
        git config --global user.name Test
        git config --global user.email test@example.com
        git config --global init.defaultBranch main
        ln -s "$program" "$folder/bin/typeladder-cli"
        printf '#!/bin/sh\\nfor file; do [ -f "$file" ] && cp "$file" "%s/posted.md"; done; exit 0\\n' "$folder" \\
            >"$folder/bin/gh"
        chmod +x "$folder/bin/gh"
        cd "$folder/origin"
        git init --quiet
        row='{"sections": [{"title": "General", "rows": [{"title": "A title that takes a line"%s}]}]}'
        printf "$row" '' >screens/list.json
        printf '{"fonts": {"body": {"fontName": "Inter-Regular", "fontSize": 17}}}' >Fonts.json
        printf '{"screens": ["screens/*.json"], "themes": ["Fonts.json"], "widths": [320, 390]}' >typeladder.json
        git add . && git commit --quiet --message base
        git checkout --quiet -b change
        printf "$row" ', "height": 20' >screens/list.json
        git commit --quiet --all --message change
        cd ..
        git clone --quiet --depth=1 --branch change "file://$folder/origin" clone
        cd clone
        git remote set-branches origin '*'
        export GITHUB_BASE_REF=main CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main PAGES=https://example.com/1 NUMBER=7
        # Runs a step, and prints its status.
        step() { status=0; sh -euc "$1" || status=$?; echo "status $status"; }

        """

    /// The lines of the documentation after a heading of the second level.
    private static func section(_ heading: String) throws -> [Substring] {
        let text = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../docs/ci.md"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return Array(
            lines.drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") })
    }

    /// The scripts of the GitHub example, in order.
    private static func gitHubSteps() throws -> [String] {
        let lines = try section("GitHub")
        return lines.indices.filter { lines[$0].hasSuffix("run: |") }.map { start in
            let margin = lines[start].prefix { $0 == " " }.count + 2
            return lines[(start + 1)...].prefix { $0.prefix { $0 == " " }.count >= margin }
                .joined(separator: "\n")
        }
    }

    private static func run(_ steps: [String]) throws -> Shell.Run {
        let quoted = steps.map { "step '" + $0.replacing("'", with: #"'\''"#) + "'" }
        return try Shell.run(
            setUp + quoted.joined(separator: "\n")
                + "\ncat *.md *.sarif *.json \"$folder/posted.md\" || true")
    }

    @Test func gitHubStepsFailForWhatIsNewAndReportIt() throws {
        let steps = try Self.gitHubSteps()
        try #require(steps.count == 3)
        let run = try Self.run(steps)
        let statuses = run.output.matches(of: /status (\d+)/).map { String($0.output.1) }
        #expect(statuses == ["1", "0", "0"], "\(run.output)\n\(run.errors)")
        #expect(run.output.contains("::error file=screens/list.json"))
        #expect(run.output.contains("\"version\" : \"2.1.0\""))
        #expect(run.output.contains("[The page and the sheet of all sizes](https://example.com/1)"))
    }

    @Test func gitLabStepsFailForWhatIsNew() throws {
        let steps = try Self.section("GitLab").filter {
            $0.hasPrefix("    - ") && !$0.contains("if:")
        }
        .map { String($0.dropFirst(6)) }
        try #require(steps.count == 5)
        let run = try Self.run(steps)
        let statuses = run.output.matches(of: /status (\d+)/).map { String($0.output.1) }
        #expect(statuses == ["0", "0", "0", "0", "1"], "\(run.output)\n\(run.errors)")
    }

    @Test(arguments: ["Known findings", "Layout records"])
    func filesThatAreWrittenAreThenAccepted(heading: String) throws {
        let steps = try Self.section(heading).filter { $0.hasPrefix("typeladder-cli ") }.map(
            String.init)
        try #require(steps.count == 2)
        let run = try Self.run(steps)
        let statuses = run.output.matches(of: /status (\d+)/).map { String($0.output.1) }
        #expect(statuses == ["0", "0"], "\(run.output)\n\(run.errors)")
    }
}
