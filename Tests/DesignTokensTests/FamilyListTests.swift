// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

@Suite("Families in design tokens")
struct FamilyListTests {
    @Test(
        "Lists are read as style sheets write them",
        arguments: [
            ("Noto Serif", ["Noto Serif"]),
            (" Noto Serif , serif", ["Noto Serif", "serif"]),
            ("\"Noto Serif\", 'Lato',serif", ["Noto Serif", "Lato", "serif"]),
            ("'A, B'", ["A, B"]),
            ("O'Reilly Sans, Lato", ["O'Reilly Sans", "Lato"]),
            ("'O'Reilly Sans', Lato", ["O'Reilly Sans", "Lato"]),
            ("'Lato", ["'Lato"]),
            ("'Lato, Arial", ["'Lato", "Arial"]),
            ("'{family}'", ["{family}"]),
            ("Lato,,Arial,", ["Lato", "Arial"]),
            ("''", []), (" , ", []), ("", []),
        ])
    func lists(text: String, names: [String]) {
        #expect(FamilyList.entries(in: text).map(\.name) == names)
    }

    @Test("A name gets quotation marks only where it needs them")
    func quoting() {
        #expect(FamilyList.text(of: "Noto Serif") == "Noto Serif")
        #expect(FamilyList.text(of: "O'Reilly Sans") == "O'Reilly Sans")
        #expect(FamilyList.text(of: "{family}") == "'{family}'")
        #expect(FamilyList.text(of: "A, B") == "'A, B'")
        #expect(FamilyList.text(of: "'A'") == "''A''")
        #expect(FamilyList.text(of: "A', \"B\", {c}") == nil)
    }

    @Test("Whatever name is written is read back")
    func roundTrip() {
        var generator = SeededGenerator(seed: 22)
        let letters = Array("aé{}'\", .")
        var written = 0
        for _ in 0..<20_000 {
            let length = Int.random(in: 1...8, using: &generator)
            let name = String(
                (0..<length).map { _ in letters.randomElement(using: &generator) ?? "a" })
            guard let text = FamilyList.text(of: name) else { continue }
            written += 1
            #expect(FamilyList.entries(in: text).map(\.name) == [name])
            #expect(TokenReference(braces: text) == nil)
        }
        #expect(written > 15_000)
    }

    @Test(
        "A family in braces survives design tokens", arguments: TokenFile.Dialect.allCases)
    func braces(dialect: TokenFile.Dialect) throws {
        let theme = Theme(fonts: [.body: ThemeFont(fontName: "{family}", fontSize: 1e-9)])
        let exported = TokenExport.text(of: theme, as: dialect, file: "f") { name in
            FaceTraits(family: name)
        }
        #expect(exported.diagnostics.isEmpty)
        let file = try #require(
            TokenFile.read(SourceFile(name: "f", text: exported.text)).value)
        #expect(file.tokens.map(\.traits.family) == ["{family}"])
        #expect(file.tokens.map(\.fontSize) == [1e-9])

        // And back into a file with another family.
        let other = TokenExport.text(
            of: Theme(fonts: [.body: ThemeFont(fontName: "Lato", fontSize: 17)]), as: dialect,
            file: "f"
        ) { FaceTraits(family: $0) }
        let old = try #require(TokenFile.read(SourceFile(name: "f", text: other.text)).value)
        let mapping = TokenMapping(for: old)
        let edited = old.applying(
            theme, using: mapping, findingFace: { NamedFace($0.family, $0) },
            describingFace: { FaceTraits(family: $0) })
        let source = try #require(edited.value)
        #expect(TokenFile.read(source).value?.tokens.map(\.traits.family) == ["{family}"])
    }
}
