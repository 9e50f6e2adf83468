// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension SeededGenerator {
    /// The bytes with random damage: changed, missing, repeated, or cut off.
    package mutating func mutated(_ original: [UInt8], times: ClosedRange<Int> = 1...3) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: times, using: &self) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &self)
            let end = min(bytes.count, start + Int.random(in: 0...20, using: &self))
            let other = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<6, using: &self) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &self)
            case 1: bytes[start] ^= 1 << UInt8.random(in: 0...7, using: &self)
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: other)
            case 4: bytes.removeSubrange(start...)
            default:
                let likely = Array("{}[]\"\\,:<>/&;0-eE.\n\r\t\u{0}".utf8)
                bytes[start] = likely.randomElement(using: &self) ?? 0
            }
        }
        return bytes
    }
}
