// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A format of numbers: `.percent`, `.currency(code: "EUR")`, `.number.precision(.fractionLength(1))`, or `%.1f`.
/// Numbers are written as in English.
struct NumberFormat {
    private var kind = Kind.number
    private var fraction: ClosedRange<Int>
    /// The digits before the point, with zeros in front.
    private var minimumDigits = 1
    private var hasGroups: Bool

    private enum Kind: Equatable {
        case number, percent, byteCount
        case currency(String)
    }

    /// The format of `formatted()` without an argument.
    static let plain = NumberFormat(kind: .number, fraction: 0...6, hasGroups: true)

    private init(kind: Kind, fraction: ClosedRange<Int>, hasGroups: Bool) {
        (self.kind, self.fraction, self.hasGroups) = (kind, fraction, hasGroups)
    }

    /// A format style; nil for one that is not of numbers, or not known.
    init?(_ style: EnumCase) {
        self = .plain
        switch style.name {
        case "number": break
        case "percent": kind = .percent
        case "byteCount": kind = .byteCount
        case "currency":
            guard case .text(let code)? = style.argument("code") else { return nil }
            kind = .currency(code.string)
            fraction = Self.wholeCurrencies.contains(code.string) ? 0...0 : 2...2
        default: return nil
        }
        for change in style.changes {
            switch (change.name, change.arguments.first?.value) {
            case ("precision", .enumCase(let precision)?) where precision.name == "fractionLength":
                guard case .number(let count)? = precision.arguments.first?.value,
                    (0...9).contains(count)
                else { return nil }
                fraction = Int(count)...Int(count)
            case ("grouping", .enumCase(let grouping)?): hasGroups = grouping.name != "never"
            default: return nil
            }
        }
    }

    /// A placeholder of `String(format:)`; nil for one whose result is not a decimal number.
    init?(_ placeholder: TextFormat.Placeholder) {
        guard let conversion = placeholder.source.last, "diufFDU".contains(conversion) else {
            return nil
        }
        self = NumberFormat(
            kind: .number, fraction: placeholder.kind == .integer ? 0...0 : 6...6,
            hasGroups: placeholder.source.contains("'"))
        // `%2$05.1f`: what is before `$` is the number of the argument.
        let source = placeholder.source.split(separator: "$").last ?? ""
        let parts = source.split(separator: ".", omittingEmptySubsequences: false)
        let width = parts[0].drop { "%-+#' ".contains($0) }
        if width.first == "0", let digits = Int(width.prefix { $0.isNumber }) {
            minimumDigits = min(max(digits, 1), 20)
        }
        guard parts.count == 2, placeholder.kind == .double else { return }
        guard !parts[1].hasPrefix("*") else { return nil }
        let count = min(Int(parts[1].prefix { $0.isNumber }) ?? 0, 9)
        fraction = count...count
        // The width includes the point and what is after it.
        minimumDigits = max(1, minimumDigits - (count > 0 ? count + 1 : 0))
    }

    func text(of number: Double) -> String {
        // A whole number of percents is an integer, and hardly a share is more than two.
        let isShare =
            kind == .percent
            && (abs(number) <= 1 || abs(number) < 2 && number.rounded() != number)
        let digits = digits(of: isShare ? number * 100 : number)
        switch kind {
        case .number: return digits
        case .percent: return digits + "%"
        case .byteCount: return Self.byteCount(number)
        case .currency(let code):
            let sign = digits.hasPrefix("-") ? "-" : ""
            return sign + (Self.symbols[code] ?? code + "\u{A0}") + digits.dropFirst(sign.count)
        }
    }

    /// Bytes as files have them, in the largest unit that is not below one: 2.4 MB.
    private static func byteCount(_ number: Double) -> String {
        guard abs(number) >= 1_000 else {
            return number == 0 ? "Zero kB" : plain.text(of: number) + " bytes"
        }
        var (amount, unit) = (number / 1_000, 0)
        while abs(amount) >= 1_000, unit + 1 < byteUnits.count {
            (amount, unit) = (amount / 1_000, unit + 1)
        }
        let fraction = min(unit, 2)
        return NumberFormat(kind: .number, fraction: 0...fraction, hasGroups: true)
            .text(of: amount) + " " + byteUnits[unit]
    }

    private static let byteUnits = ["kB", "MB", "GB", "TB", "PB"]

    private func digits(of number: Double) -> String {
        let scale = (0..<fraction.upperBound).reduce(1.0) { product, _ in product * 10 }
        let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
        guard scaled < 1e15 else { return number.shortestDescription }
        var digits = "\(Int(scaled))"
        digits =
            String(repeating: "0", count: max(0, fraction.upperBound + 1 - digits.count)) + digits
        var whole = String(digits.dropLast(fraction.upperBound))
        whole = String(repeating: "0", count: max(0, minimumDigits - whole.count)) + whole
        if hasGroups { whole = Self.grouped(whole) }
        var decimals = digits.suffix(fraction.upperBound)
        while decimals.count > fraction.lowerBound, decimals.last == "0" { decimals.removeLast() }
        let sign = number < 0 && scaled > 0 ? "-" : ""
        return sign + whole + (decimals.isEmpty ? "" : "." + decimals)
    }

    private static func grouped(_ digits: String) -> String {
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return result
    }

    private static let wholeCurrencies: Set = ["JPY", "KRW", "VND", "CLP"]
    private static let symbols = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "CNY": "CN¥",
        "CAD": "CA$", "AUD": "A$", "BRL": "R$", "MXN": "MX$", "ILS": "₪", "VND": "₫",
    ]
}

extension TextValue {
    /// The text with another sample for dates.
    func dated(_ sample: String?, keeping samples: [String: String]) -> TextValue {
        guard let sample else { return self }
        var copy = self
        for index in pieces.indices where pieces[index].text == Samples.date {
            guard samples[pieces[index].sample?.expression ?? ""] == nil else { continue }
            copy.pieces[index].text = sample
            if pieces[index].isSample { copy.pieces[index].sample?.text = sample }
        }
        return copy
    }

    /// The text with its numbers in a format. What a person has typed as a sample stays.
    func formatted(_ format: NumberFormat, keeping samples: [String: String]) -> TextValue {
        var copy = self
        for index in pieces.indices {
            var piece = pieces[index]
            guard let number = Double(piece.text), number.isFinite,
                piece.sample.map({ samples[$0.expression] == nil }) ?? true
            else { continue }
            let text = format.text(of: number)
            if piece.sample?.text == piece.text { piece.sample?.text = text }
            piece.text = text
            copy.pieces[index] = piece
        }
        return copy
    }
}
