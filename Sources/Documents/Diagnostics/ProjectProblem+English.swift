// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension ProjectProblem {
    package var message: String {
        switch self {
        case .notJSON: "\(Project.fileName) is JSON, not a property list"
        case .emptyReason: "the reason is empty; say why the finding is ignored"
        case .notADate(let text):
            "\"until\" must be a day such as 2027-01-31, not "
                + Phrases.quoted(Phrases.shortened(text, to: 40))
        case .unknownRule(let rule, let suggestion):
            "there is no rule \(Phrases.quoted(Phrases.shortened(rule, to: 40)))"
                + (suggestion.map { "; did you mean \(Phrases.quoted($0))?" }
                    ?? "; \"check --explain RULE\" names them all")
        case .missingScreen(let name):
            "there is no file \(Phrases.quoted(Phrases.shortened(name, to: 80))) beside "
                + "\(Project.fileName); correct the screen's name, or remove the exception"
        case .unboundElement(let path, let identity):
            "\(Phrases.quoted(path)) is the \(identity.name) now, and another element once rows move; "
                + "name it by its text"
        }
    }
}

extension ProjectEditProblem {
    package var message: String {
        switch self {
        case .notReadable(let reason): "fix \(Project.fileName) first: \(reason)"
        }
    }
}
