// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

@Suite struct SHA256Tests {
    /// The examples of FIPS 180-4, and lengths around the end of a block.
    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
        ),
        (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
        (String(repeating: "a", count: 63), "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="),
        (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
        (String(repeating: "a", count: 120), "Lz0zVDLHC1gK8Ojhs2dKfAINaDql9zqq7f3FWvkEwhw="),
    ])
    func hashIsThatOfTheStandard(text: String, hash: String) {
        #expect(SHA256.hash(Array(text.utf8)).base64 == hash)
    }

    @Test func base64IsPadded() {
        let texts = ["", "f", "fo", "foo", "foob"].map { Array($0.utf8).base64 }
        #expect(texts == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="])
    }
}
