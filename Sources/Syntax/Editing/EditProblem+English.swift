// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension EditProblem {
    package var message: String {
        switch self {
        case .damagedFile(let first): "the file is damaged and cannot be edited (\(first))"
        case .damagedBinary: "the binary property list is damaged and cannot be edited"
        case .missingValue:
            "the file has no value where one was to be changed; open it again"
        case .missingNumber: "a number is missing; open the file again"
        case .entryNotAdded(let key): "\(Phrases.quoted(key)) cannot be added here"
        case .valueNotAdded: "a value cannot be added here"
        case .keyNotAllowed(let key): "\(Phrases.quoted(key)) cannot be a key here"
        case .outermostValue: "the outermost value cannot be removed"
        case .infiniteNumber(let number):
            "JSON cannot hold the number \(number); write a finite one"
        case .notInJSON(let kind):
            "JSON cannot hold \(kind.english); save as a property list"
        case .notInPropertyList(let kind):
            "a property list cannot hold \(kind.english); leave the key out"
        case .controlCharacter(let character):
            "a property list in XML cannot hold the control character "
                + "\(Phrases.shortened(character)); remove it from the text"
        case .notADate(let text): "\(Phrases.quoted(text)) is not a date"
        case .distantDate: "a date is too far away for a property list in XML"
        }
    }
}
