// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import DynamicType
import Testing

@testable import Previewing

/// The faces of a family that the eleven styles get.
@Suite struct FamilyMatchTests {
    private func faces(_ names: [String]) -> [NamedFace] {
        names.map { NamedFace($0, FaceTraits(likelyPostScriptName: $0)) }
    }

    private func match(_ names: [String], _ theme: Theme = .system) -> FamilyMatch {
        FamilyMatch("Serif", faces(names), for: theme) { _ in nil }
    }

    @Test func stylesOfTheSystemFontGetTheWeightsOfIOS() {
        let match = match(["Serif-Regular", "Serif-SemiBold", "Serif-Bold", "Serif-Italic"])
        #expect(match.names[.headline] == "Serif-SemiBold")
        #expect(match.names[.body] == "Serif-Regular")
        #expect(match.names.count == TextStyle.allCases.count)
        #expect(match.missing.isEmpty)
    }

    @Test func weightsAndItalicsOfTheThemeAreKept() {
        var theme = Theme.system
        theme.fonts[.title1] = ThemeFont(fontName: "Lato-Black", fontSize: 30)
        theme.fonts[.footnote] = ThemeFont(fontName: "Lato-LightItalic", fontSize: 12)
        let match = match(
            ["Serif-Light", "Serif-LightItalic", "Serif-Regular", "Serif-Black"], theme)
        #expect(match.names[.title1] == "Serif-Black")
        #expect(match.names[.footnote] == "Serif-LightItalic")
        let sizes = match.edits(in: theme).compactMap { edit -> Double? in
            if case .font(.title1, _, let size) = edit { return size }
            return nil
        }
        #expect(sizes == [30])
    }

    @Test func whatIsMissingIsNamed() {
        var theme = Theme.system
        theme.fonts[.caption1] = ThemeFont(fontName: "Lato-Italic", fontSize: 12)
        theme.fonts[.caption2] = ThemeFont(fontName: "Lato-Italic", fontSize: 11)
        let match = match(["Serif-Regular", "Serif-Bold"], theme)
        #expect(
            match.missing.map(\.message) == [
                "SemiBold is missing, so Headline is drawn in Bold.",
                "Italic is missing, so Caption 1, Caption 2 are drawn in Regular.",
            ])
    }

    @Test func nearestWeightIsTheHeavierOfTwo() {
        let match = match(["Serif-Medium", "Serif-Bold"])
        #expect(match.names[.headline] == "Serif-Bold")
        #expect(match.names[.body] == "Serif-Medium")
    }

    /// As in tokens and previews, a medium weight prefers the regular face.
    @Test func mediumIsRegularBeforeSemibold() {
        var theme = Theme.system
        theme.fonts[.body] = ThemeFont(fontName: "Lato-Medium", fontSize: 17)
        #expect(match(["Serif-Regular", "Serif-SemiBold"], theme).names[.body] == "Serif-Regular")
    }
}
