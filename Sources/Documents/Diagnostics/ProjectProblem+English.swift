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
