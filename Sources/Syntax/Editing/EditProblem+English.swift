// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension EditProblem {
    package var message: String {
        switch self {
        case .damagedFile(let first):
            // Translators: %1$s is the first mistake of the file, with its place.
            tr("the file is damaged and cannot be edited (%1$s)", "\(first)")
        case .damagedBinary: tr("the binary property list is damaged and cannot be edited")
        case .missingValue:
            tr("the file has no value where one was to be changed; open it again")
        case .missingNumber: tr("a number is missing; open the file again")
        case .entryNotAdded(let key): tr("%1$s cannot be added here", Phrases.quoted(key))
        case .valueNotAdded: tr("a value cannot be added here")
        case .keyNotAllowed(let key): tr("%1$s cannot be a key here", Phrases.quoted(key))
        case .outermostValue: tr("the outermost value cannot be removed")
        case .infiniteNumber(let number):
            tr("JSON cannot hold the number %1$s; write a finite one", number)
        case .notInJSON(let kind):
            // Translators: %1$s is a type of values with its article, such as “a date”.
            tr("JSON cannot hold %1$s; save as a property list", kind.english)
        case .notInPropertyList(let kind):
            // Translators: %1$s is a type of values with its article, or null.
            tr("a property list cannot hold %1$s; leave the key out", kind.english)
        case .controlCharacter(let character):
            tr(
                "a property list in XML cannot hold the control character %1$s; remove it from the text",
                Phrases.shortened(character))
        case .notADate(let text): tr("%1$s is not a date", Phrases.quoted(text))
        case .distantDate: tr("a date is too far away for a property list in XML")
        }
    }
}
