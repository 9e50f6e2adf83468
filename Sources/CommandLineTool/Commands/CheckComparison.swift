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
        case file(FilePath, Baseline)
        case commit(CommitTree)
    }

    private let before: Before
    /// Whether the findings are written to the file.
    let isUpdating: Bool

    /// - Throws: `UsageError` for options that cannot be combined, and for a commit or a file that is not here, or
    ///   `InputError` for a file with errors.
    /// - Returns: nil without a comparison.
    init?(_ arguments: Arguments) throws {
        isUpdating = arguments[Self.update]
        let file = arguments[Self.baseline]
        if let commit = arguments[Self.since] {
            guard file == nil else {
                throw UsageError(CommandProblem.twoComparisons, option: "--since")
            }
            let files =
                [arguments[Options.screen], arguments[Options.theme]].compactMap(\.self)
                + arguments.all(Options.tokens) + arguments.operands
            guard !files.contains(.standardStream) else {
                throw UsageError(CommandProblem.standardInputInCommit, option: "--since")
            }
            before = .commit(try CommitTree(of: commit))
        } else if let file {
            before = .file(file, try Self.read(file, orNone: isUpdating))
        } else if isUpdating {
            throw UsageError(CommandProblem.updateWithoutBaseline, option: "--update")
        } else {
            return nil
        }
    }

    private static func read(_ path: FilePath, orNone isNew: Bool) throws -> Baseline {
        if !path.exists, path.linkTarget == nil {
            guard isNew else {
                throw UsageError(
                    CommandProblem.baselineMissing(path.string), option: "--baseline")
            }
            return Baseline()
        }
        let result = SourceFile.read(path).flatMap(Baseline.read)
        guard let baseline = result.value else { throw InputError(result.diagnostics) }
        return baseline
    }

    /// Compares the findings, and writes the file of known findings if that was asked for.
    func compare(
        _ audit: MergedAudit, of matrix: CheckMatrix, _ arguments: Arguments, _ console: Console
    ) throws -> KnownComparison {
        switch before {
        case .commit(let tree):
            let old = try CheckMatrix(arguments, console, in: tree).audit(console)
            return KnownComparison(
                audit.findings.map {
                    ($0, $0.known(on: audit.axes.screens, in: audit.axes.themes))
                },
                before: old.findings.map { $0.known(on: old.axes.screens, in: old.axes.themes) }
            ) { _ in true }
        case .file(let path, let baseline):
            let scope = Scope(of: matrix, from: path.parent, baseline)
            let findings = audit.findings.map { found in
                // Information never counts, and much of it depends on the machine.
                let isCounted = found.finding.severity > .information
                return (
                    finding: found,
                    identity: isCounted ? found.known(on: scope.screens, in: scope.themes) : nil
                )
            }
            if isUpdating {
                let now = Baseline(
                    baseline.findings.filter { !scope.couldFind($0) }
                        + findings.compactMap(\.identity),
                    checked: scope.checked)
                try console.save(Array(now.text.utf8), to: path)
            }
            return KnownComparison(
                findings, before: baseline.findings, where: scope.couldFind)
        }
    }
}

/// What a check looks at, in the names of a file of known findings. Of what it does not look at, nothing is fixed.
private struct Scope {
    let screens: [String]
    let themes: [String]
    /// The lists for the file: those of this check, and those of earlier ones if this one is of less.
    let checked: Project
    /// Whether it is all that the checks for the file looked at, or all that the project lists now.
    let isWhole: Bool
    private let rules: Set<String>
    private let folder: FilePath

    init(of matrix: CheckMatrix, from folder: FilePath, _ baseline: Baseline) {
        (screens, themes) = matrix.names(from: folder)
        (rules, self.folder) = (Set(matrix.rules.map(\.rawValue)), folder)
        let (axes, settings) = (matrix.axes, matrix.axes.settings)
        var checked = Project()
        checked.themes = themes.map(FilePattern.init)
        checked.widths = axes.widths.map { .points($0) }
        checked.categories = axes.categories
        checked.profiles = settings.map(\.profile).uniqued()
        checked.appearances = settings.map(\.appearance).uniqued()
        checked.variants = settings.map(\.variant).uniqued()
        // The newest iOS generation alone is the default, and not in the file, because a new program has another.
        let newest = [matrix.themes[0].installation.newestProfile.name]
        var before = baseline.checked
        if !before.widths.isEmpty, before.profiles.isEmpty { before.profiles = newest }
        before.themes.removeAll {
            $0.text != Project.systemTheme && !folder.appending($0.text).exists
        }
        isWhole = matrix.isWholeProject || checked.covers(before)
        if !isWhole { checked = before.joined(with: checked) }
        if checked.profiles == newest { checked.profiles = [] }
        self.checked = checked
    }

    /// Whether the check would find a known finding again. A finding about a file that no longer exists is fixed.
    func couldFind(_ finding: KnownFinding) -> Bool {
        func looks(at name: String?, _ names: [String]) -> Bool {
            guard let name else { return true }
            return names.contains(name)
                || name != Project.systemTheme && !folder.appending(name).exists
        }
        return isWhole && rules.contains(finding.rule) && looks(at: finding.screen, screens)
            && looks(at: finding.theme, themes)
    }
}
