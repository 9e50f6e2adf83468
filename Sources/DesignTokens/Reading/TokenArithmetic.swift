// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Evaluates a text such as `{size.body} * 2`, `1.25rem`, or `roundTo({size.body} * 1.25 ^ 2)`,
/// like Tokens Studio, and also lengths of style sheets. The value of `clamp()` is its minimum.
///
/// The caller looks up names in braces or after a dollar sign. Brackets can be nested 32 deep.
struct TokenArithmetic {
    /// Returns the length of a name, or nil.
    let lookUp: (String) -> TokenLength?

    /// The maximum length of a text to evaluate.
    private static let maximumLength = 1_000
    private static let maximumDepth = 32

    /// The value of a text; nil if it is not a calculation.
    func evaluate(_ text: String) -> TokenLength? {
        guard text.utf8.count <= Self.maximumLength else { return nil }
        var rest = Array(text.utf8)[...]
        guard let value = sum(&rest, depth: 0) else { return nil }
        Self.skipSpaces(&rest)
        return rest.isEmpty && value.points.isFinite ? value : nil
    }

    private func sum(_ rest: inout ArraySlice<UInt8>, depth: Int) -> TokenLength? {
        guard depth <= Self.maximumDepth, var value = product(&rest, depth: depth) else {
            return nil
        }
        while let sign = Self.take("+-", &rest) {
            guard let next = product(&rest, depth: depth) else { return nil }
            value = value.combined(with: next) {
                sign == UInt8(ascii: "+") ? $0 + $1 : $0 - $1
            }
        }
        return value
    }

    private func product(_ rest: inout ArraySlice<UInt8>, depth: Int) -> TokenLength? {
        guard var value = power(&rest, depth: depth) else { return nil }
        while let sign = Self.take("*/", &rest) {
            guard let next = power(&rest, depth: depth) else { return nil }
            value = value.combined(with: next) {
                sign == UInt8(ascii: "*") ? $0 * $1 : $0 / $1
            }
        }
        return value
    }

    /// Reads a power. A sign applies to the whole power, and powers are evaluated from the right.
    private func power(_ rest: inout ArraySlice<UInt8>, depth: Int) -> TokenLength? {
        guard depth <= Self.maximumDepth else { return nil }
        if let sign = Self.take("+-", &rest) {
            guard var value = power(&rest, depth: depth + 1) else { return nil }
            if sign == UInt8(ascii: "-") { value.points.negate() }
            return value
        }
        guard let base = operand(&rest, depth: depth) else { return nil }
        guard Self.take("^", &rest) != nil else { return base }
        guard let exponent = power(&rest, depth: depth + 1) else { return nil }
        return base.combined(with: exponent) { $0.raised(to: $1) }
    }

    private func operand(_ rest: inout ArraySlice<UInt8>, depth: Int) -> TokenLength? {
        if Self.take("(", &rest) != nil {
            let value = sum(&rest, depth: depth + 1)
            return Self.take(")", &rest) == nil ? nil : value
        }
        if Self.take("{", &rest) != nil {
            guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
            let name = String(decoding: rest[..<end], as: UTF8.self)
            rest = rest[rest.index(after: end)...]
            return lookUp(String(name.trimmingSpaces))
        }
        if Self.take("$", &rest) != nil {
            return lookUp(Self.takeWhile(&rest, TokenReference.isAliasByte))
        }
        Self.skipSpaces(&rest)
        if rest.first?.isASCIILetter == true {
            return call(Self.takeWhile(&rest, \.isASCIILetter), &rest, depth: depth)
        }
        return number(&rest)
    }

    private func number(_ rest: inout ArraySlice<UInt8>) -> TokenLength? {
        let digits = Self.takeWhile(&rest) { $0 == UInt8(ascii: ".") || $0.isASCIIDigit }
        guard let value = Double(digits + Self.takeExponent(&rest)) else { return nil }
        let unit = Self.takeWhile(&rest) { $0 == UInt8(ascii: "%") || $0.isASCIILetter }
        return TokenLength(value, unit: unit.lowercased())
    }
}

// MARK: - Functions

extension TokenArithmetic {
    private func call(
        _ name: String, _ rest: inout ArraySlice<UInt8>, depth: Int
    ) -> TokenLength? {
        guard Self.take("(", &rest) != nil else { return nil }
        var values: [TokenLength] = []
        repeat {
            guard let value = sum(&rest, depth: depth + 1) else { return nil }
            values.append(value)
        } while Self.take(",", &rest) != nil
        guard Self.take(")", &rest) != nil, let first = values.first else { return nil }
        return result(of: name.lowercased(), first, values)
    }

    private func result(
        of name: String, _ first: TokenLength, _ values: [TokenLength]
    ) -> TokenLength? {
        let last = values.last ?? first
        switch (name, values.count) {
        case ("calc", 1): return first
        case ("clamp", 3):
            var minimum = first
            minimum.isMinimum = true
            return minimum
        case ("round", 1), ("roundto", 1): return changed(first) { $0.rounded() }
        case ("roundto", 2):
            let factor = 10.0.raised(to: last.points.rounded())
            return changed(first) { ($0 * factor).rounded() / factor }
        case ("floor", 1): return changed(first) { $0.rounded(.down) }
        case ("ceil", 1): return changed(first) { $0.rounded(.up) }
        case ("pow", 2): return first.combined(with: last) { $0.raised(to: $1) }
        case ("min", _): return values.dropFirst().reduce(first) { $0.combined(with: $1, min) }
        case ("max", _): return values.dropFirst().reduce(first) { $0.combined(with: $1, max) }
        default: return nil
        }
    }

    private func changed(_ value: TokenLength, _ change: (Double) -> Double) -> TokenLength {
        var result = value
        result.points = change(value.points)
        return result
    }
}

// MARK: - Characters

extension TokenArithmetic {
    /// Reads an exponent such as `e-9` after digits. Empty if a unit such as `em` follows.
    private static func takeExponent(_ rest: inout ArraySlice<UInt8>) -> String {
        var end = rest.dropFirst()
        guard let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") else { return "" }
        if let sign = end.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            end = end.dropFirst()
        }
        let digits = end.prefix(while: \.isASCIIDigit)
        guard !digits.isEmpty else { return "" }
        defer { rest = rest[digits.endIndex...] }
        return String(decoding: rest[..<digits.endIndex], as: UTF8.self)
    }

    private static func skipSpaces(_ rest: inout ArraySlice<UInt8>) {
        rest = rest.drop(while: SourceText.isWhiteSpace)
    }

    private static func take(_ characters: StaticString, _ rest: inout ArraySlice<UInt8>) -> UInt8?
    {
        skipSpaces(&rest)
        guard let next = rest.first,
            characters.withUTF8Buffer({ $0.contains(next) })
        else { return nil }
        rest = rest.dropFirst()
        return next
    }

    private static func takeWhile(
        _ rest: inout ArraySlice<UInt8>, _ isWanted: (UInt8) -> Bool
    ) -> String {
        skipSpaces(&rest)
        let taken = rest.prefix(while: isWanted)
        rest = rest[taken.endIndex...]
        return String(decoding: taken, as: UTF8.self)
    }
}
