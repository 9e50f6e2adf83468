// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension ProjectProblem {
    package var message: String {
        switch self {
        case .notJSON: tr("The file %1$s must be JSON, not a property list.", Project.fileName)
        case .emptyReason: tr("The reason is empty. Say why the finding is ignored.")
        case .notADate(let text):
            tr(
                "\"until\" must be a date such as 2027-01-31, not %1$s.",
                Phrases.quoted(Phrases.shortened(text, to: 40)))
        case .unknownRule(let rule, let suggestion?):
            sentences(
                tr("There is no rule named %1$s.", Phrases.quoted(Phrases.shortened(rule, to: 40))),
                Phrases.suggesting(suggestion))
        case .unknownRule(let rule, nil):
            tr(
                """
                There is no rule named %1$s. To see the rule of each finding, run "typeladder-cli \
                check".
                """,
                Phrases.quoted(Phrases.shortened(rule, to: 40)))
        case .missingScreen(let name):
            tr(
                """
                There is no file named %1$s beside %2$s. Correct the name of the screen, or \
                remove the exception.
                """, Phrases.quoted(Phrases.shortened(name, to: 80)), Project.fileName)
        case .unboundElement(let path, let identity):
            // Translators: %1$s is a place in a file, and %2$s the element there, such as “header”.
            tr(
                """
                %1$s identifies an element only by its position (%2$s). If rows move, the \
                exception applies to a different element. Identify the element by its text.
                """, Phrases.quoted(path), identity.name)
        }
    }
}

extension ProjectEditProblem {
    package var message: String {
        switch self {
        case .notReadable(let reason):
            sentences(tr("Fix %1$s first.", Project.fileName), reason)
        }
    }
}
