// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How numbers are written for people: in the window by its locale, in files, on the clipboard, and on the
/// command line `.exact`.
package struct NumberStyle: Sendable {
    /// Between the whole part of a number and its fraction.
    package let decimalSeparator: String
    /// Whether lengths stand as designers say them, such as 106⅔, instead of to a thousandth.
    package let isRounded: Bool

    package init(decimalSeparator: String, isRounded: Bool) {
        (self.decimalSeparator, self.isRounded) = (decimalSeparator, isRounded)
    }

    /// To a thousandth, with a point.
    package static let exact = NumberStyle(decimalSeparator: ".", isRounded: false)

    @TaskLocal private static var ofWork: NumberStyle?

    static var current: NumberStyle { ofWork ?? Catalog.current.numbers }

    /// Does work for a file or the clipboard, in which numbers are exact.
    package static func exactly<Value, Failure: Error>(
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try $ofWork.withValue(exact) { Result(catching: work) }.get()
    }

    /// The number: whole, with a third as a fraction of one character, or with decimals.
    ///
    /// Rounded numbers have one decimal from 10 on and two below: 106⅔, 44.3, 0.43.
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

    /// The number to a thousandth, as in a calculation that must add up.
    func precise(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return text(value) }
        return decimal(Int((value * 1000).rounded()), places: 3)
    }

    /// A ratio as WCAG writes it, never rounded up: 4.499 is 4.49 : 1.
    package func ratio(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value) : 1" }
        return decimal(Int((value * 100).rounded(.down)), places: 2) + " : 1"
    }

    /// A whole number of tenths, hundredths or thousandths as a decimal without zeros at its end.
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
    /// The number for people, as the catalog of the program writes it.
    package var shown: String { NumberStyle.current.text(self) }

    /// The number in a calculation for people: to a thousandth.
    package var calculated: String { NumberStyle.current.precise(self) }

    /// The contrast ratio for people: `4.49 : 1`.
    package var ratio: String { NumberStyle.current.ratio(self) }

    /// The length for people, in points.
    package var points: String { tr("%1$s pt", shown) }
}

/// A percentage for people.
package func percentage(_ whole: Int) -> String { tr("%1$s%%", "\(whole)") }
