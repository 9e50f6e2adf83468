// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A length and a hash of 64 bits (FNV-1a, by Fowler, Noll, and Vo), to notice that bytes such as a
/// file's have changed without keeping them. Protects against accidents, not against attacks.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    private let count: Int
    private let hash: UInt64

    /// The fingerprint of some bytes.
    package init(_ bytes: [UInt8]) {
        count = bytes.count
        hash = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// A fingerprint in the form of `description`, or nil for other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[0]), count >= 0,
            let hash = UInt64(parts[1], radix: 16)
        else { return nil }
        (self.count, self.hash) = (count, hash)
    }

    /// The length in decimal and the hash in hexadecimal: `312-9ae16a3b2f90404f`.
    package var description: String { "\(count)-\(digits)" }

    /// The hash in 16 hexadecimal digits.
    package var digits: String { hash.padded(to: 16, radix: 16) }
}
