// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Collects the problems of composing a project from its files. Lines and columns are known after
/// all files were read.
final class TokenIssues {
    private struct Issue {
        let severity: Diagnostic.Severity
        let range: ByteRange?
        let problem: TokenProjectProblem
    }

    private var issues: [Issue] = []
    /// The maximum number of issues, the same as for a file.
    private static let limit = 1_000

    /// - Parameter range: the position in the text of all files; nil for the whole project.
    func add(
        _ severity: Diagnostic.Severity, at range: ByteRange?, _ problem: TokenProjectProblem
    ) {
        // Keep an error even past the limit, because it may be the only one.
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
