// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What an audit found, what passed, and what it could not check.
public struct AuditResult: Sendable {
    /// From the theme to the end of the screen; those of one element together.
    public var findings: [Finding]
    /// How many elements each rule has looked at and found in order.
    public var passed: [Rule: Int]
    /// What there is no verdict on.
    public var notChecked: [NotChecked]
}

/// Something that a rule could not check, and why.
public struct NotChecked: Hashable, Sendable {
    /// Why. The sentences stand in `NotChecked+English.swift`.
    public enum Reason: Hashable, Sendable {
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
    }

    /// Which rule.
    public var rule: Rule
    /// Why.
    public var reason: Reason
}
