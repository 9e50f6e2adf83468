// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing

/// `word-broken`: a word that is cut between letters, since no line holds it.
enum WordBrokenCheck: RuleCheck {
    static let rule = Rule.wordBroken
    static let scope = CheckScope.layout

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for diagnostic in context.preview.diagnostics {
            if case .missingHyphenation(let language, let package)? =
                diagnostic.problem as? FontProblem
            {
                log.couldNotCheck(.patternsNotInstalled(language: language, package: package))
            }
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
                .wordBroken(word: word, needed: needed, given: given), .warning, in: .item(id),
                part: text)
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(advice: .hyphenate, cause: context.textCause(of: observation))
    }
}
