// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension RecordProblem {
    package var message: String {
        switch self {
        case .notARecord:
            tr(
                """
                This file is not a layout record, or a different version of Typeladder wrote it. \
                Create a new record with “record write”.
                """)
        case .unknownLine:
            tr(
                """
                This line does not have the format of a layout record. Undo the change to this \
                line, or write the record again with “record write”.
                """)
        case .repeatedElement(let name):
            tr(
                """
                The record has %1$s twice in one table. Keep one of the two lines, or write the \
                record again with “record write”.
                """, inQuotes(Phrases.shortened(name, to: 80)))
        }
    }
}
