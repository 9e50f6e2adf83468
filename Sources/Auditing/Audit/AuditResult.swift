// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The result of an audit: findings, passes, and missing checks.
package struct AuditResult: Sendable {
    /// The findings, sorted by severity, then by their smallest size, then from the theme to the
    /// end of the screen.
    package var findings: [Finding]
    /// The number of elements without findings, for each rule.
    package var passed: [Rule: Int]
    /// The checks without a verdict.
    package var notChecked: [NotChecked]
}

/// Something that a rule could not check, and the reason.
package struct NotChecked: Hashable, Sendable {
    /// The reason. The sentences are in `NotChecked+English.swift`.
    package enum Reason: Hashable, Sendable {
        /// Texts are not measured yet.
        case notMeasured
        /// A font of iOS, by its name, with a stand-in here.
        case fontNotHere(String)
        /// Characters that are in fonts of certain packages.
        case fontsNotInstalled([String])
        /// Hyphenation patterns of a language (nil for English), which are in a package.
        case patternsNotInstalled(language: String?, package: String)
        /// A header without its own opaque background, so that rows scroll behind it.
        case rowsBehindHeader
        /// The screen is of a newer version, so parts of it may be missing.
        case newerVersion(Int)
        /// The number of rows that stand for views that are not previewed.
        case placeholders(Int)
        /// There is no width of an iPad.
        case noTablet
    }

    package var rule: Rule
    package var reason: Reason
}
