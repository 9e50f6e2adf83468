// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The SHA-256 hash of bytes, by which a content security policy names the scripts that may run.
///
/// Source: FIPS 180-4, 6.2.
package enum SHA256 {
    /// The hash: 32 bytes.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [
            0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C,
            0x1F83_D9AB, 0x5BE0_CD19,
        ]
        var message = bytes + [0x80]
        message += Array(repeating: 0, count: (119 - bytes.count % 64) % 64)
        let length = UInt64(bytes.count) * 8
        message += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
        for start in stride(from: 0, to: message.count, by: 64) {
            add(message[start..<start + 64], to: &state)
        }
        return state.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
        }
    }

    private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
            block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var v = state
        for index in 0..<64 {
            let mixed = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
            let choice = v[4] & v[5] ^ ~v[4] & v[6]
            let first = v[7] &+ mixed &+ choice &+ constants[index] &+ words[index]
            let spread = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)
            let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
            v = [first &+ spread &+ majority] + v[0..<3] + [v[3] &+ first] + v[4..<7]
        }
        for index in state.indices { state[index] &+= v[index] }
    }

    private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
        word >> bits | word << (32 - bits)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2).
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1,
        0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
        0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
        0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147,
        0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
        0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
        0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
        0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
        0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}

extension [UInt8] {
    /// The bytes in Base64. Source: RFC 4648, 4.
    package var base64: String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((count + 2) / 3 * 4)
        for start in stride(from: 0, to: count, by: 3) {
            let group = self[start..<Swift.min(start + 3, count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(
                    place > group.count
                        ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * place) & 63])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
