// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing
import Syntax
import Words

/// `word-broken`: a word is wider than its line, so it is broken between letters.
struct WordBrokenRule: MeasuredRule {
    static let id = "word-broken"
    static let text = RuleText(
        title: tr("Word is broken without a hyphen"),
        severity: tr("Warning"),
        reason: tr("A word that is broken without a hyphen is hard to recognize"),
        computation: tr(
            """
            A word is wider than its line, and the part of the word that fits contains no point \
            where a hyphen is allowed. Needed: the width of the word. Given: the width of the \
            line
            """),
        remedy: tr("Use a shorter word, a soft hyphen, or narrower margins"))
    static let scope = CheckScope.layout

    var word: String
    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        tr(
            """
            %1$s has a broken word at %2$s and larger sizes: “%3$s” is %4$s pt wide, but the \
            line is only %5$s pt wide
            """,
            finding.name, finding.start, Phrases.shortened(word.glance), needed.shown,
            given.shown)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        if case .missingHyphenation(let language, let package)? = context.preview.missingHyphenation
        {
            log.couldNotCheck(.patternsNotInstalled(language: language, package: package))
        }
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            guard case .brokenWord(let text, let scalars, let needed, let given) = issue.kind
            else { continue }
            let id = context.id(issue.item)
            let content = context.preview.layout.content.texts(of: id)[text].text
            let word = String(
                String.UnicodeScalarView(
                    content.unicodeScalars.dropFirst(scalars.lowerBound).prefix(scalars.count)))
            log.found(
                Self(word: word, needed: needed, given: given), .warning, in: .item(id),
                part: text)
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(
            advice: Advice(
                tr("Use a shorter word, a soft hyphen (U+00AD), or narrower margins")),
            cause: context.textCause(of: observation))
    }
}
