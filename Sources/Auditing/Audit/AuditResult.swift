// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The result of an audit: findings, passes, and what it could not check.
package struct AuditResult: Sendable {
    /// By severity, the gravest first, then by the size at which they begin, then from the theme to the end of
    /// the screen.
    package var findings: [Finding]
    /// The number of elements that each rule found in order.
    package var passed: [Rule: Int]
    /// The checks without a verdict.
    package var notChecked: [NotChecked]
}

/// Something that a rule could not check, and why.
package struct NotChecked: Hashable, Sendable {
    /// The reason. The sentences stand in `NotChecked+English.swift`.
    package enum Reason: Hashable, Sendable {
        /// Texts are not measured yet.
        case notMeasured
        /// A font of iOS, by its name, that another one stands in for.
        case fontNotHere(String)
        /// Characters that fonts of some packages have.
        case fontsNotInstalled([String])
        /// Hyphenation patterns of a language, nil for English, that are in a package.
        case patternsNotInstalled(language: String?, package: String)
        /// A header without an opaque background of its own, under which rows pass.
        case rowsBehindHeader
        /// No width of an iPad.
        case noTablet
    }

    package var rule: Rule
    package var reason: Reason
}
