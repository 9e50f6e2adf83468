// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Collects the problems of how the files of a project are put together. Lines and columns are known
/// once all files were read.
final class TokenIssues {
    private struct Issue {
        let severity: Diagnostic.Severity
        let range: ByteRange?
        let problem: TokenProjectProblem
    }

    private var issues: [Issue] = []
    /// As many as are kept of a file.
    private static let limit = 1_000

    /// - Parameter range: the place in the text of all files; nil for the project as a whole.
    func add(
        _ severity: Diagnostic.Severity, at range: ByteRange?, _ problem: TokenProjectProblem
    ) {
        // The last one counts: it may be the only error.
        if issues.count == Self.limit, severity != .error { return }
        if issues.count == Self.limit { issues.removeLast() }
        issues.append(Issue(severity: severity, range: range, problem: problem))
    }

    /// All issues as diagnostics of the text.
    func diagnostics(in file: ParsedFile) -> [Diagnostic] {
        issues.map { issue in
            Diagnostic(
                issue.severity, file: file.source.name,
                position: issue.range.flatMap { file.tree?.position(of: $0) }, issue.problem)
        }
    }
}
