// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
    /// The number with leading zeros, in at least `count` digits.
    package func padded(to count: Int, radix: Int = 10) -> String {
        let digits = String(self, radix: radix)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}

extension Double {
    /// The shortest digits that give the same number: `17`, `17.5`.
    package var shortest: String {
        self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
    }

    /// A length in points for reports, rounded to three decimals: 14.667. A thousandth is far below
    /// one pixel.
    package var rounded3: Double { (self * 1000).rounded() / 1000 }

    /// The rounded number as text, without a fraction for a whole number.
    package var plain: String { rounded3.shortest }
}
