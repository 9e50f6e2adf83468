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
        case .emptyList(let key):
            tr(
                "%1$s is empty, so nothing would be checked. Add a value, or remove the key.",
                Phrases.quoted(key))
        case .emptyText(let key):
            tr(
                "%1$s contains an empty string. Write a value, or remove the string.",
                Phrases.quoted(key))
        case .widthOutOfRange(let written):
            tr("A width must be from 50 to 4000 points, not %1$s.", written)
        case .unknownDevice(let name, let suggestion):
            sentences(
                tr(
                    """
                    There is no device named %1$s. Use the name of a device as shown in the \
                    window, or a width in points.
                    """,
                    Phrases.quoted(Phrases.shortened(name, to: 80))),
                Phrases.suggesting(suggestion))
        case .unknownProfile(let name, let names, let suggestion):
            sentences(
                // Translators: %2$s is a list such as “ios18 or ios26”.
                tr(
                    "There is no iOS generation named %1$s. Use %2$s.",
                    Phrases.quoted(Phrases.shortened(name, to: 40)), either(names)),
                Phrases.suggesting(suggestion))
        case .noMatch(let pattern):
            tr(
                "No file matches %1$s. Correct the path or pattern, or remove it.",
                Phrases.quoted(Phrases.shortened(pattern, to: 80)))
        case .tooManyFiles(let folder):
            tr(
                "The folder %1$s has too many files to search. Name a folder inside it.",
                Phrases.quoted(Phrases.shortened(folder, to: 80)))
        case .noScreens:
            tr("The project does not list any screens. Add the screen files to \"screens\".")
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
