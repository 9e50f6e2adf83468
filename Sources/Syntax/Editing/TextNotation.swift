// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The notation of keys and values in JSON and in XML property lists.
package struct TextNotation {
    let isXML: Bool
    /// Whether characters outside of ASCII are written as numbers. The file declares an encoding
    /// other than UTF-8, and supporting those is not worth the effort.
    var isASCII = false

    package init(isXML: Bool, isASCII: Bool = false) {
        (self.isXML, self.isASCII) = (isXML, isASCII)
    }

    var space: [UInt8] { [0x20] }
    /// The separator of items in addition to white space.
    var comma: [UInt8] { isXML ? [] : [UInt8(ascii: ",")] }

    /// The text between a key and its value. In XML, the value has its own line.
    func assignment(_ opening: [UInt8], _ isSpread: Bool) -> [UInt8] {
        isXML ? (isSpread ? opening : []) : Array(": ".utf8)
    }

    /// The brackets or tags around the items of a dictionary or an array.
    func brackets(of value: SyntaxValue, isEmpty: Bool) -> (open: [UInt8], close: [UInt8]) {
        var isDictionary = false
        if case .dictionary = value { isDictionary = true }
        let name = isDictionary ? "dict" : "array"
        let (open, close) =
            !isXML
            ? (isDictionary ? ("{", "}") : ("[", "]"))
            : isEmpty ? ("<\(name)/>", "") : ("<\(name)>", "</\(name)>")
        return (Array(open.utf8), Array(close.utf8))
    }

    package func key(_ key: String) throws(EditFailure) -> [UInt8] {
        isXML ? try element("key", key) : Self.quoted(key)
    }

    /// A value other than a dictionary or an array.
    package func scalar(_ value: SyntaxValue) throws(EditFailure) -> [UInt8] {
        isXML ? try xml(value) : try Self.json(value)
    }

    // MARK: - JSON

    private static func json(_ value: SyntaxValue) throws(EditFailure) -> [UInt8] {
        switch value {
        case .string(let text): return quoted(text)
        case .bool(let value): return Array((value ? "true" : "false").utf8)
        case .null: return Array("null".utf8)
        case .number(let number):
            guard number.double.isFinite else {
                throw EditFailure(EditProblem.infiniteNumber(number.text))
            }
            return Array((number.isPlain ? number.text : Node.Number(number.double).text).utf8)
        case .date, .data, .dictionary, .array:
            throw EditFailure(EditProblem.notInJSON(value.kind))
        }
    }

    fileprivate static func quoted(_ text: String) -> [UInt8] {
        var result: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: result += Array(escape(byte).utf8)
            default: result.append(byte)
            }
        }
        return result + [UInt8(ascii: "\"")]
    }

    /// A control character as JSON writes it in a string.
    static func escape(_ control: UInt8) -> String {
        switch control {
        case 0x0A: return "\\n"
        case 0x0D: return "\\r"
        case 0x09: return "\\t"
        default:
            let digits = String(control, radix: 16, uppercase: true)
            return "\\u00\(control < 16 ? "0" : "")\(digits)"
        }
    }

    // MARK: - XML

    private func xml(_ value: SyntaxValue) throws(EditFailure) -> [UInt8] {
        switch value {
        case .string(let text): return try element("string", text)
        case .bool(let value): return Array((value ? "<true/>" : "<false/>").utf8)
        case .number(let number):
            // A number too large for an <integer> fits into a <real>.
            let isInteger = number.isInteger && number.integer != nil
            return try element(isInteger ? "integer" : "real", number.text)
        case .date(let text): return try element("date", PropertyListDate.text(of: text))
        case .data(let bytes): return try element("data", Base64.encode(bytes))
        case .null, .dictionary, .array:
            throw EditFailure(EditProblem.notInPropertyList(value.kind))
        }
    }

    private func element(_ name: String, _ text: String) throws(EditFailure) -> [UInt8] {
        Array("<\(name)>".utf8) + (try escaped(text)) + Array("</\(name)>".utf8)
    }

    /// A text between tags.
    func escaped(_ text: String) throws(EditFailure) -> [UInt8] {
        var result: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard scalar.isInXML else {
                throw EditFailure(EditProblem.controlCharacter(String(scalar)))
            }
            let needsReference = isASCII && !scalar.isASCII
            let written =
                scalar.xmlReference
                ?? (needsReference ? "&#\(scalar.value);" : String(scalar))
            result += Array(written.utf8)
        }
        return result
    }

    /// Whether an XML file declares an encoding other than UTF-8.
    static func declaresOtherEncoding(_ bytes: [UInt8]) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
        guard text.starts(with: "<?xml".utf8) else { return false }
        var end = text.startIndex
        while end < text.endIndex, !text[end...].starts(with: "?>".utf8) { end += 1 }
        let declaration = String(decoding: text[..<end], as: UTF8.self)
        let encoding = XMLPropertyListReader.encoding(declaredIn: declaration)?.name.lowercased()
        return encoding.map { $0 != "utf-8" && $0 != "utf8" } ?? false
    }
}

extension Node.Number {
    /// Whether the digits are valid in JSON, which has neither plus signs nor hexadecimal numbers.
    fileprivate var isPlain: Bool {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
        guard isInteger, !digits.isEmpty else { return false }
        return digits.allSatisfy(\.isASCIIDigit)
            && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
    }
}

extension SyntaxValue {
    /// The value's type.
    var kind: Node.Kind {
        switch self {
        case .dictionary: .dictionary
        case .array: .array
        case .string: .string
        case .number: .number
        case .bool(let value): value ? .true : .false
        case .null: .null
        case .date: .date
        case .data: .data
        }
    }
}

/// Values in the notation of JSON.
package enum JSONLiteral {
    /// A text in double quotes, with escapes where JSON requires them.
    package static func string(_ text: String) -> String {
        String(decoding: TextNotation.quoted(text), as: UTF8.self)
    }
}
