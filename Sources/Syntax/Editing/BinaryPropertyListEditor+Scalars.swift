// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Plain values as bytes

extension BinaryPropertyListEditor {
    /// The bytes of an object for any value except a dictionary or an array.
    ///
    /// - Parameter old: the bytes of the replaced object. A number keeps its type and width if it
    ///   fits.
    package static func scalar(
        _ value: SyntaxValue, like old: [UInt8] = []
    ) throws(EditFailure) -> [UInt8] {
        switch value {
        case .string(let text): return string(text)
        case .number(let number): return self.number(number, like: old)
        case .bool(let value): return [value ? 0x09 : 0x08]
        case .data(let bytes): return BinaryObjects.header(0x40, count: bytes.count) + bytes
        case .date(let text):
            guard let seconds = PropertyListDate.seconds(of: text) else {
                throw EditFailure(EditProblem.notADate(text))
            }
            return [0x33] + BinaryObjects.bytes(seconds.bitPattern, 8)
        case .null, .dictionary, .array:
            throw EditFailure(EditProblem.notInPropertyList(value.kind))
        }
    }

    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return BinaryObjects.header(0x50, count: text.utf8.count) + Array(text.utf8)
        }
        return BinaryObjects.header(0x60, count: text.utf16.count)
            + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    private static func number(_ number: Node.Number, like old: [UInt8]) -> [UInt8] {
        let marker = old.first ?? 0
        let value = number.double
        if marker == 0x22, Double(Float(value)) == value {
            return [0x22] + BinaryObjects.bytes(UInt64(Float(value).bitPattern), 4)
        }
        let isReal = marker == 0x22 || marker == 0x23
        guard !isReal, number.isInteger else {
            return [0x23] + BinaryObjects.bytes(value.bitPattern, 8)
        }
        let leastPower = marker & 0xF0 == 0x10 ? Int(marker & 0x0F) : 0
        return integer(number, leastPower: leastPower)
            ?? [0x23] + BinaryObjects.bytes(value.bitPattern, 8)
    }

    /// The bytes of an integer. 1, 2, and 4 bytes are unsigned, 8 bytes have a sign, and 16 are for
    /// larger numbers.
    private static func integer(_ number: Node.Number, leastPower: Int) -> [UInt8]? {
        let bits: UInt64
        var power = leastPower
        var isNegative = false
        if let value = number.integer {
            bits = UInt64(bitPattern: Int64(value))
            isNegative = value < 0
        } else if let value = UInt64(number.text) {
            bits = value
            power = 4
        } else {
            return nil
        }
        while power < 3, isNegative || bits >= 1 << (8 << UInt64(power)) { power += 1 }
        var bytes = BinaryObjects.bytes(bits, 1 << power)
        if isNegative, power == 4 {
            bytes.replaceSubrange(..<8, with: repeatElement(0xFF, count: 8))
        }
        return [0x10 | UInt8(power)] + bytes
    }
}
