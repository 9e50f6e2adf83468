// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
    /// The number with zeros in front, in no fewer digits than so many.
    package func padded(to count: Int, radix: Int = 10) -> String {
        let digits = String(self, radix: radix)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}

extension Double {
    /// As few digits as say the same: `17`, `17.5`.
    package var shortest: String {
        self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
    }

    /// A length in points as reports have it: thirds as 14.667. A thousandth is far below any pixel.
    package var rounded3: Double { (self * 1000).rounded() / 1000 }

    /// The same in words, without a fraction where there is none.
    package var plain: String { rounded3.shortest }
}
