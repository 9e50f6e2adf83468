// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Documents
import Files
import Syntax

/// What findings are compared with: a file of known findings, or those of another commit.
struct CheckComparison {
    private static let baseline = Option(
        "baseline", .path,
        "A file of known findings. Only other findings are listed and count, and those that no longer exist "
            + "are named as fixed.")
    private static let update = Flag(
        "update",
        "With --baseline, writes the findings of now to the file. Nothing counts in this run.")
    private static let since = Option(
        "since", ValueType.text("COMMIT"),
        "Also checks the files of a commit, and lists only findings that are not in it. The commit must be "
            + "in this clone, which can be shallow.")

    static let options: [any DeclaredOption] = [baseline, update, since]

    private enum Before {
        case file(FilePath)
        case commit(CommitTree)
    }

    private let before: Before
    /// Whether the findings are written to the file.
    let isUpdating: Bool

    /// - Throws: `UsageError` for options that cannot be combined, and for a commit that is not here.
    /// - Returns: nil without a comparison.
    init?(_ arguments: Arguments) throws {
        isUpdating = arguments[Self.update]
        let file = arguments[Self.baseline]
        if let commit = arguments[Self.since] {
            guard file == nil else {
                throw UsageError(CommandProblem.twoComparisons, option: "--since")
            }
            before = .commit(try CommitTree(of: commit))
        } else if let file {
            before = .file(file)
        } else if isUpdating {
            throw UsageError(CommandProblem.updateWithoutBaseline, option: "--update")
        } else {
            return nil
        }
    }

    /// Compares the findings, and writes the file of known findings if that was asked for.
    func compare(
        _ audit: MergedAudit, of matrix: CheckMatrix, _ arguments: Arguments, _ console: Console
    ) throws -> KnownComparison {
        switch before {
        case .commit(let tree):
            var quiet = console
            quiet.standardError = { _ in }
            quiet.isTerminal = false
            let old = try CheckMatrix(arguments, quiet, in: tree).audit(console)
            return KnownComparison(
                audit.findings.map {
                    ($0, $0.known(on: audit.axes.screens, in: audit.axes.themes))
                },
                before: old.findings.map { $0.known(on: old.axes.screens, in: old.axes.themes) }
            ) { _ in true }
        case .file(let path):
            let known = try read(path)
            let (screens, themes) = matrix.names(from: path.parent)
            let rules = Set(matrix.checkedRules.map(\.rawValue))
            func couldFind(_ finding: KnownFinding) -> Bool {
                rules.contains(finding.rule) && finding.screen.map(screens.contains) ?? true
                    && finding.theme.map(themes.contains) ?? true
            }
            // Information never counts, and much of it depends on the machine.
            let counted = audit.findings.filter { $0.finding.severity > .information }
                .map { (finding: $0, identity: $0.known(on: screens, in: themes)) }
            let information = audit.findings.filter { $0.finding.severity == .information }
                .map { (finding: $0, identity: KnownFinding.none) }
            let comparison = KnownComparison(
                counted + information, before: known, where: couldFind)
            if isUpdating {
                let baseline = Baseline(
                    known.filter { !couldFind($0) } + counted.map(\.identity))
                try console.save(Array(baseline.text.utf8), to: path)
            }
            return comparison
        }
    }

    private func read(_ path: FilePath) throws -> [KnownFinding] {
        if !path.exists, path.linkTarget == nil {
            guard isUpdating else {
                throw UsageError(
                    CommandProblem.baselineMissing(path.string), option: "--baseline")
            }
            return []
        }
        let result = SourceFile.read(path).flatMap(Baseline.read)
        guard let baseline = result.value else { throw InputError(result.diagnostics) }
        return baseline.findings
    }
}

extension KnownFinding {
    /// A finding that is never known.
    fileprivate static let none = KnownFinding(
        rule: "", screen: nil, theme: nil, fingerprint: "", sentence: "")
}

extension CheckMatrix {
    /// The names of screens and themes relative to a folder, the same wherever the check runs.
    fileprivate func names(from folder: FilePath) -> (screens: [String], themes: [String]) {
        let folder = folder.canonical
        return (
            screenPaths.map { $0.canonical.relativePath(from: folder) },
            themePaths.map { $0?.canonical.relativePath(from: folder) ?? Project.systemTheme }
        )
    }
}

extension FilePath {
    /// The path from a folder, upward where needed. Both have no symbolic links.
    fileprivate func relativePath(from folder: FilePath) -> String {
        guard isAbsolute else { return string }
        let (own, start) = (components, folder.components)
        let shared = zip(own, start).prefix { $0 == $1 }.count
        guard shared > 0 else { return lastComponent }
        let up = start.dropFirst(shared).map { _ in Substring("..") }
        return (up + own.dropFirst(shared)).joined(separator: "/")
    }
}
