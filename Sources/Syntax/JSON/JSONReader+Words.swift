// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Numbers, true, false, null

extension JSONReader {
    /// Reads letters, digits, signs, and points: anything that may be meant as one word.
    mutating func takeWord() -> String {
        let start = cursor.index
        while let byte = cursor.next, Self.isWordByte(byte) { cursor.index += 1 }
        return cursor.text(start, cursor.index)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte.isASCIILetter || "-+._$".utf8.contains(byte)
    }

    mutating func readWord() throws(TextCursor.Stop) -> Node.Content {
        let start = cursor.index
        let word = takeWord()
        guard word.utf8.count <= SyntaxLimits.wordLength else {
            cursor.problem(
                at: start, spoilsValue: true, JSONProblem.longWord(count: word.utf8.count))
            return .null
        }
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "":
            throw cursor.stop(
                at: start, JSONProblem.missingValue(found: cursor.nextCharacter),
                guess: { $0.removingComma() ?? $0.straightening() })
        default: break
        }
        if Self.isNumber(word) {
            return .number(
                Node.Number(text: word, isInteger: !word.contains { ".eE".contains($0) }))
        }
        let problem = Self.problem(with: word)
        let meant: String? =
            switch problem {
            case .capitalizedWord(let plain): plain.lowercased()
            case .notANumber(_, let mistake): Self.number(meantBy: word, mistake)
            default: nil
            }
        cursor.problem(
            at: start, spoilsValue: true, problem,
            fix: { _ in meant.map { TextChange(word, at: start, to: $0) } },
            guess: { if case .notAValue = problem { $0.quoting(from: start) } else { nil } })
        return .null
    }

    private static func problem(with word: String) -> JSONProblem {
        let letters = word.lowercased().drop { $0 == "-" || $0 == "+" }
        switch letters {
        case "nan", "inf", "infinity": return .infiniteNumber(word)
        case "true", "false", "null": return .capitalizedWord(String(letters))
        case "none", "nil", "undefined": return .foreignNull(word)
        default: break
        }
        guard let first = word.utf8.first, UInt8(ascii: "+")...UInt8(ascii: "9") ~= first else {
            return .notAValue(word)
        }
        let startsWithZero = letters.first == "0" && letters.count > 1
        let mistake: JSONProblem.NumberMistake =
            if word.hasPrefix("+") {
                .plusSign
            } else if letters.hasPrefix(".") {
                .noDigitBeforePoint
            } else if startsWithZero, letters.dropFirst().first?.isNumber == true {
                .leadingZero
            } else if word.hasSuffix(".") {
                .noDigitBehindPoint
            } else {
                .other
            }
        return .notANumber(word, mistake)
    }

    /// The number most likely meant by an invalid word, or nil if there is none.
    private static func number(
        meantBy word: String, _ mistake: JSONProblem.NumberMistake
    ) -> String? {
        let sign = word.hasPrefix("-") ? "-" : ""
        let digits = word.drop { $0 == "-" || $0 == "+" }
        let number: String =
            switch mistake {
            case .plusSign: String(digits)
            case .noDigitBeforePoint: sign + "0" + digits
            case .leadingZero: sign + digits.drop { $0 == "0" }
            case .noDigitBehindPoint: String(word.dropLast())
            // The size of a font is in points, with any unit in the text.
            case .other where word.hasSuffix("pt") || word.hasSuffix("px"):
                String(word.dropLast(2))
            case .other: word
            }
        return isNumber(number) ? number : nil
    }

    /// The grammar of RFC 8259, section 6.
    static func isNumber(_ word: String) -> Bool {
        var rest = word.utf8[...]
        func takeDigits() -> Int {
            let before = rest.count
            rest = rest.drop(while: \.isASCIIDigit)
            return before - rest.count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let wholeDigits = takeDigits()
        guard wholeDigits > 0, !(startsWithZero && wholeDigits > 1) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard takeDigits() > 0 else { return false }
        }
        if let byte = rest.first, byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                rest = rest.dropFirst()
            }
            guard takeDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}
