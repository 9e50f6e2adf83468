// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension ProjectProblem {
    package var message: String {
        switch self {
        case .notJSON: tr("%1$s is JSON, not a property list", Project.fileName)
        case .emptyReason: tr("the reason is empty; say why the finding is ignored")
        case .notADate(let text):
            tr(
                "\"until\" must be a day such as 2027-01-31, not %1$s",
                Phrases.quoted(Phrases.shortened(text, to: 40)))
        case .unknownRule(let rule, let suggestion?):
            tr(
                "there is no rule %1$s; did you mean %2$s?",
                Phrases.quoted(Phrases.shortened(rule, to: 40)), Phrases.quoted(suggestion))
        case .unknownRule(let rule, nil):
            tr(
                "there is no rule %1$s; \"check --explain RULE\" names them all",
                Phrases.quoted(Phrases.shortened(rule, to: 40)))
        case .missingScreen(let name):
            tr(
                """
                there is no file %1$s beside %2$s; correct the screen's name, or remove the exception
                """, Phrases.quoted(Phrases.shortened(name, to: 80)), Project.fileName)
        case .unboundElement(let path, let identity):
            // Translators: %2$s is an element of a screen without its article, such as “header”.
            tr(
                "%1$s is the %2$s now, and another element once rows move; name it by its text",
                Phrases.quoted(path), identity.name)
        }
    }
}

extension ProjectEditProblem {
    package var message: String {
        switch self {
        case .notReadable(let reason):
            // Translators: %1$s is the name of a file, and %2$s a message about a problem.
            tr("fix %1$s first: %2$s", Project.fileName, reason)
        }
    }
}
