// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Documents

@Suite("Colors")
struct ColorTests {
    @Test("the three lengths of hexadecimal, in either case")
    func hexadecimal() {
        let color = Color(red: 0x11, green: 0xAA, blue: 0xFF)
        #expect(Color(hexadecimal: "#1af") == color)
        #expect(Color(hexadecimal: "#11AAFF") == color)
        #expect(Color(hexadecimal: "#11aaff80")?.alpha == 0x80)
        #expect(color.alpha == 255)
    }

    @Test(
        "anything else is no color",
        arguments: [
            "", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "123456", "#12345g", "red",
            "#１２３", " #123",
        ])
    func rejected(_ text: String) {
        #expect(ColorValue(text: text) == nil)
    }

    @Test("names are those of iOS")
    func names() {
        for color in SemanticColor.allCases {
            #expect(ColorValue(text: color.rawValue) == .semantic(color))
        }
        let names = SemanticColor.allCases.map(\.displayName)
        #expect(Set(names).count == names.count)
    }

    @Test("an appearance without a value has that of the nearest one")
    func dynamic() {
        let (light, dark) = (Color(red: 1, green: 0, blue: 0), Color(red: 2, green: 0, blue: 0))
        let only = DynamicColor(light: light)
        let both = DynamicColor(light: light, dark: dark)
        for contrast in [false, true] {
            #expect(only.color(.dark, increasesContrast: contrast) == light)
            #expect(both.color(.light, increasesContrast: contrast) == light)
            #expect(both.color(.dark, increasesContrast: contrast) == dark)
        }
        let strong = DynamicColor(
            light: light, dark: dark, lightIncreasedContrast: dark, darkIncreasedContrast: light)
        #expect(strong.color(.light, increasesContrast: true) == dark)
        #expect(strong.color(.dark, increasesContrast: true) == light)
    }
}
