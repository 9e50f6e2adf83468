// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Numbers, true, false, null

extension JSONReader {
    /// Takes letters, digits, signs and points: whatever someone might have meant as one word.
    mutating func takeWord() -> String {
        let start = cursor.index
        while let byte = cursor.next, Self.isWordByte(byte) { cursor.index += 1 }
        return cursor.text(start, cursor.index)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
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
            let fixes = fixes
            throw cursor.stop(
                at: start, JSONProblem.missingValue(found: cursor.nextCharacter),
                guess: fixes.removingComma() ?? fixes.straightening())
        default: break
        }
        if Self.isNumber(word) {
            return .number(
                Node.Number(text: word, isInteger: !word.contains { ".eE".contains($0) }))
        }
        let (problem, fixes) = (Self.problem(with: word), fixes)
        func change(to new: String?) -> TextChange? {
            new.map { TextChange(word, at: start, to: $0) }
        }
        switch problem {
        case .capitalizedWord(let plain):
            cursor.problem(
                at: start, spoilsValue: true, problem, fix: change(to: plain.lowercased()))
        case .notANumber(_, let mistake):
            cursor.problem(
                at: start, spoilsValue: true, problem,
                fix: change(to: JSONFixes.number(meantBy: word, mistake)))
        case .notAValue:
            cursor.problem(
                at: start, spoilsValue: true, problem, guess: fixes.quoting(from: start))
        default: cursor.problem(at: start, spoilsValue: true, problem)
        }
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

    /// The grammar of RFC 8259, section 6.
    static func isNumber(_ word: String) -> Bool {
        var rest = word.utf8[...]
        func takeDigits() -> Int {
            let before = rest.count
            rest = rest.drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
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
