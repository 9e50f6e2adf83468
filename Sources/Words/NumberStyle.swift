// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The style of numbers for people. The window uses the style of its locale. Files, the clipboard, and the
/// command line use `.exact`.
package struct NumberStyle: Sendable {
    /// The separator between the whole part of a number and its fraction.
    package let decimalSeparator: String
    /// Whether lengths are rounded as designers say them, such as 106⅔; otherwise they are exact to a
    /// thousandth.
    package let isRounded: Bool

    package init(decimalSeparator: String, isRounded: Bool) {
        (self.decimalSeparator, self.isRounded) = (decimalSeparator, isRounded)
    }

    /// Numbers to a thousandth, with a point.
    package static let exact = NumberStyle(decimalSeparator: ".", isRounded: false)

    @TaskLocal private static var ofWork: NumberStyle?

    static var current: NumberStyle { ofWork ?? Catalog.current.numbers }

    /// Runs code that writes a file or the clipboard, with exact numbers.
    package static func exactly<Value, Failure: Error>(
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try $ofWork.withValue(exact) { Result(catching: work) }.get()
    }

    /// The number as text: a whole number, a number with thirds as a fraction character, or one with decimals.
    ///
    /// Rounded numbers have one decimal from 10 on, and two decimals below 10: 106⅔, 44.3, 0.43.
    package func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else {
            return Int(exactly: value).map(String.init) ?? "\(value)"
        }
        let thousandths = Int((value * 1000).rounded())
        guard isRounded else { return precise(value) }
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        switch rest {
        case 333: return sign + (whole == 0 ? "" : "\(whole)") + "⅓"
        case 666, 667: return sign + (whole == 0 ? "" : "\(whole)") + "⅔"
        default:
            return whole < 10
                ? decimal(Int((value * 100).rounded()), places: 2)
                : decimal(Int((value * 10).rounded()), places: 1)
        }
    }

    /// The number to a thousandth, for a calculation that must add up.
    func precise(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return text(value) }
        return decimal(Int((value * 1000).rounded()), places: 3)
    }

    /// A ratio in the form of WCAG, never rounded up: 4.499 is 4.49 : 1.
    package func ratio(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value) : 1" }
        return decimal(Int((value * 100).rounded(.down)), places: 2) + " : 1"
    }

    /// A whole number of tenths, hundredths, or thousandths as a decimal without final zeros.
    private func decimal(_ parts: Int, places: Int) -> String {
        var digits = String(abs(parts))
        digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        var fraction = digits.suffix(places)
        while fraction.last == "0" { fraction.removeLast() }
        let whole = (parts < 0 ? "-" : "") + digits.dropLast(places)
        return fraction.isEmpty ? whole : whole + decimalSeparator + fraction
    }
}

extension Double {
    /// The number for people, in the style of the program's catalog.
    package var shown: String { NumberStyle.current.text(self) }

    /// The number in a calculation for people, to a thousandth.
    package var calculated: String { NumberStyle.current.precise(self) }

    /// The contrast ratio for people: `4.49 : 1`.
    package var ratio: String { NumberStyle.current.ratio(self) }

    /// The length for people, in points.
    package var points: String { tr("%1$s pt", shown) }
}

/// A percentage for people.
package func percentage(_ whole: Int) -> String { tr("%1$s%%", "\(whole)") }
