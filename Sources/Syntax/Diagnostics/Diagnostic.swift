// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A diagnostic of a file: a problem, its position, and its fix where there is one.
///
/// Readers collect diagnostics instead of stopping at the first, so that a designer repairs a file
/// in one go.
public struct Diagnostic: Sendable {
    /// The severity of a diagnostic.
    public enum Severity: String, CaseIterable, Hashable, Sendable {
        /// The file cannot be used.
        case error
        /// The file is used, but probably does not do what its author meant.
        case warning
        /// More about the diagnostic before it.
        case note
    }

    /// The severity.
    public var severity: Severity
    /// The file's name as it was given; `standard input` for `-`.
    public var file: String
    /// Where in the file; nil for a file as a whole and for binary property lists.
    public var position: Position?
    /// The keys and indices that lead to the value, joined by dots (`sections.0.rows.1.title`).
    /// Empty for the file as a whole and where the text has no structure yet.
    public var keyPath: String
    /// What is wrong.
    public var problem: any Problem
    /// The edit that fixes the file, where there is one: `SourceFile.applying` makes it.
    public var fix: SyntaxEdit?

    /// A diagnostic for `file`.
    public init(
        _ severity: Severity, file: String, position: Position? = nil, keyPath: String = "",
        _ problem: any Problem, fix: SyntaxEdit? = nil
    ) {
        self.severity = severity
        self.file = file
        self.position = position
        self.keyPath = keyPath
        self.problem = problem
        self.fix = fix
    }

    /// The identifier of the problem: `theme.unknown-style`.
    public var id: String { problem.id }
    /// The message: a sentence that says what to do, without a full stop.
    public var message: String { problem.message }
}

extension Diagnostic: Hashable {
    /// Whether both have the same message at the same position.
    public static func == (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.severity, left.file, left.position, left.keyPath, left.fix)
            == (right.severity, right.file, right.position, right.keyPath, right.fix)
            && AnyHashable(left.problem) == AnyHashable(right.problem)
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(severity)
        hasher.combine(file)
        hasher.combine(position)
        hasher.combine(keyPath)
        hasher.combine(AnyHashable(problem))
    }
}

extension Diagnostic: CustomStringConvertible {
    /// `FILE:LINE:COLUMN: error: what is wrong`, as compilers print it and editors parse it;
    /// `FILE: key.path: error: what is wrong` where there are no lines.
    public var description: String {
        var place = file
        if let position {
            place += ":\(position.line):\(position.column)"
        } else if !keyPath.isEmpty {
            place += ": \(keyPath)"
        }
        return "\(place): \(severity.rawValue): \(message)".visible
    }
}
