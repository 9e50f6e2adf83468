// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// A length of a token in points.
struct TokenLength: Hashable {
    var points: Double
    /// Whether a part of it was in `rem`, which depends on the page it was meant for.
    var isRelative = false
    /// A unit that is no fixed number of points; nil when all is well.
    var unknownUnit: String?
    /// Whether no unit was written.
    var isBare = true

    /// The size of a `rem` in points: the default of browsers, 16 px.
    static let rem = 16.0

    /// A number with its unit: none, `px` and `pt` are points.
    init(_ number: Double, unit: String) {
        points = number
        isBare = unit.isEmpty
        switch unit {
        case "", "px", "pt": break
        case "rem":
            points = number * Self.rem
            isRelative = true
        default: unknownUnit = unit
        }
    }
}

// MARK: - Texts that calculate

/// Works out a text such as `{size.body} * 2` or `1.25rem`, as Tokens Studio does.
///
/// What is between braces is looked up by the caller. Brackets may be nested 32 deep.
struct TokenArithmetic {
    /// The length that a name stands for, or nil.
    let lookUp: (String) -> TokenLength?

    /// Longer texts are not worked out.
    private static let maximumLength = 1_000
    private static let maximumDepth = 32

    /// The value of a text; nil for one that is no calculation.
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
            value = Self.combined(value, next) {
                sign == UInt8(ascii: "+") ? $0 + $1 : $0 - $1
            }
        }
        return value
    }

    private func product(_ rest: inout ArraySlice<UInt8>, depth: Int) -> TokenLength? {
        guard var value = factor(&rest, depth: depth) else { return nil }
        while let sign = Self.take("*/", &rest) {
            guard let next = factor(&rest, depth: depth) else { return nil }
            value = Self.combined(value, next) {
                sign == UInt8(ascii: "*") ? $0 * $1 : $0 / $1
            }
        }
        return value
    }

    private func factor(_ rest: inout ArraySlice<UInt8>, depth: Int) -> TokenLength? {
        var isNegative = false
        while let sign = Self.take("+-", &rest) {
            if sign == UInt8(ascii: "-") { isNegative.toggle() }
        }
        guard var value = operand(&rest, depth: depth) else { return nil }
        if isNegative { value.points.negate() }
        return value
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
        let digits = Self.takeWhile(&rest) { $0 == UInt8(ascii: ".") || Self.isDigit($0) }
        guard let value = Double(digits + Self.takeExponent(&rest)) else { return nil }
        let unit = Self.takeWhile(&rest) {
            $0 == UInt8(ascii: "%") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        }
        return TokenLength(value, unit: unit.lowercased())
    }

    private static func combined(
        _ left: TokenLength, _ right: TokenLength, _ calculate: (Double, Double) -> Double
    ) -> TokenLength {
        var result = left
        result.points = calculate(left.points, right.points)
        result.isRelative = left.isRelative || right.isRelative
        result.unknownUnit = left.unknownUnit ?? right.unknownUnit
        result.isBare = left.isBare && right.isBare
        return result
    }

    // MARK: - Characters

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// `e-9` behind digits; empty where what follows is a unit such as `em`.
    private static func takeExponent(_ rest: inout ArraySlice<UInt8>) -> String {
        var end = rest.dropFirst()
        guard let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") else { return "" }
        if let sign = end.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            end = end.dropFirst()
        }
        let digits = end.prefix(while: isDigit)
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
