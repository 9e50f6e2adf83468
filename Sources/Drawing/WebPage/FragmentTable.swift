// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Parts of a file that occur more than once, each with a number by which others refer to it.
struct FragmentTable {
    private(set) var fragments: [String] = []
    private var numbers: [String: Int] = [:]

    /// The number of a fragment, in the order in which they first occurred.
    mutating func number(of fragment: String) -> Int {
        if let known = numbers[fragment] { return known }
        numbers[fragment] = fragments.count
        fragments.append(fragment)
        return fragments.count - 1
    }

    /// The fragments as an array in JSON.
    var json: String { "[\(fragments.joined(separator: ","))]" }
}

extension Double {
    /// The number to a hundredth, without zeros at its end.
    var hundredths: String {
        let parts = Int((self * 100).rounded())
        let (whole, rest) = abs(parts).quotientAndRemainder(dividingBy: 100)
        let sign = parts < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        let fraction = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(sign)\(whole == 0 ? "" : "\(whole)").\(fraction)"
    }

    /// The number to a hundredth in JSON, where a zero has to precede the point.
    var jsonHundredths: String {
        let text = hundredths
        if text.hasPrefix(".") { return "0\(text)" }
        return text.hasPrefix("-.") ? "-0\(text.dropFirst())" : text
    }
}

extension [Double] {
    /// The numbers to a hundredth, as an array in JSON.
    var json: String { "[\(map(\.jsonHundredths).joined(separator: ","))]" }
}

extension String {
    /// The text as a string in JSON inside of a script element of HTML: without `<`, which could end the element.
    var json: String {
        JSONLiteral.string(self).unicodeScalars.split(
            separator: "<", omittingEmptySubsequences: false
        )
        .map { String($0) }.joined(separator: "\\u003C")
    }
}
