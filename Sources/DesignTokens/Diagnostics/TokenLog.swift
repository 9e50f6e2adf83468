// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// The problems of the tokens of a file.
///
/// This is a class because all readers of tokens write to the same log.
final class TokenLog {
    /// The number of typography tokens that were left out.
    private(set) var leftOut = 0
    private let decoder: DocumentDecoder
    private var tally = ProblemTally<Location, TokenProblem>()

    private struct Location {
        let range: ByteRange
        let path: String
        let fix: TokenFixes.Fix?
    }

    init(_ decoder: DocumentDecoder) { self.decoder = decoder }

    /// Counts a problem of a token. See `ProblemTally.add`.
    ///
    /// - Parameters:
    ///   - name: the name of the place with the problem, if that is not the token.
    ///   - fix: the change that resolves the problem in this place.
    func add(
        _ severity: Diagnostic.Severity, _ kind: String, of property: String = "",
        at range: ByteRange, in path: String, named name: String? = nil,
        _ problem: @autoclosure () -> TokenProblem, fix: @autoclosure () -> TokenFixes.Fix? = nil
    ) {
        tally.add(
            severity, kind, of: property, at: Location(range: range, path: path, fix: fix()),
            in: name ?? path, problem())
    }

    /// Counts a token that was left out.
    func leaveOut() { leftOut += 1 }

    /// Adds all counted problems to the log.
    func report() {
        for entry in tally.entries {
            let path = entry.place.path
            decoder.add(
                entry.severity, entry.place.range, path.isEmpty ? .root : .key(.root, path),
                entry.problem, fix: entry.place.fix, repeats: entry.repeats)
        }
    }
}
