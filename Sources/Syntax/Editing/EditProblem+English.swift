// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension EditProblem {
    package var message: String {
        switch self {
        case .damagedFile(let first):
            sentences(tr("The file is damaged and cannot be edited."), "\(first)")
        case .damagedBinary: tr("The binary property list is damaged and cannot be edited.")
        case .missingValue:
            tr("The value to change is not in the file. Open the file again.")
        case .missingNumber:
            tr(
                "A number is missing from an element in the file. Open the file again.")
        case .entryNotAdded(let key): tr("The key %1$s cannot be added here.", Phrases.quoted(key))
        case .valueNotAdded: tr("A value cannot be added here.")
        case .keyNotAllowed(let key): tr("%1$s cannot be used as a key here.", Phrases.quoted(key))
        case .outermostValue: tr("The outermost value cannot be removed.")
        case .infiniteNumber(let number):
            tr("JSON cannot store the number %1$s. Write a finite number.", number)
        case .notInJSON(let kind):
            // Translators: %1$s is a type of values with its article, such as “a date”.
            tr(
                "JSON cannot store values of this type: %1$s. Save the file as a property list.",
                kind.english)
        case .notInPropertyList(let kind):
            // Translators: %1$s is a type of values with its article, or null.
            tr(
                "Property lists cannot store values of this type: %1$s. Leave out the key.",
                kind.english)
        case .controlCharacter(let character):
            tr(
                """
                Property lists in XML cannot store the control character %1$s. Remove it from the text.
                """, Phrases.shortened(character))
        case .notADate(let text): tr("%1$s is not a date.", Phrases.quoted(text))
        case .distantDate: tr("A date is too far in the past or future for an XML property list.")
        }
    }
}
