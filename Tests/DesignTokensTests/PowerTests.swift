// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import DesignTokens

@Suite("Powers and logarithms")
struct PowerTests {
    @Test("they are those of the C library")
    func agreement() {
        for base in [1e-300, 0.3, 0.999, 1, 1.067, 1.125, 1.618, 2, 17, 1e12, 1e300] {
            #expect(isNear(base.naturalLogarithm, log(base)), "\(base)")
            for power in [-64.0, -3, -2.5, -0.5, 0, 0.2, 1, 1.5, 2, 7, 63.5, 65] {
                let expected = pow(base, power)
                #expect(isNear(base.raised(to: power), expected), "\(base)^\(power)")
            }
        }
    }

    private func isNear(_ value: Double, _ expected: Double) -> Bool {
        // The error of the logarithm grows with the exponent of the result.
        value == expected || abs(value - expected) <= abs(expected) * 1e-12
            || abs(expected) < 1e-290 && abs(value) < 1e-290
            || expected > 1e290 && value > 1e290
    }

    @Test("whole powers of fractions that doubles hold are exact")
    func exactness() {
        #expect(1.5.raised(to: 4) == 5.0625)
        #expect(2.0.raised(to: -3) == 0.125)
        #expect((-3.0).raised(to: 3) == -27)
    }

    @Test("what has no result has none")
    func undefined() {
        #expect((-2.0).raised(to: 0.5).isNaN)
        #expect((-1.0).naturalLogarithm.isNaN)
        #expect(Double.nan.raised(to: 0.5).isNaN)
        #expect(2.0.raised(to: 1e9) == .infinity)
        #expect(2.0.raised(to: -1e9) == 0)
    }
}
