// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import TestSupport
import Testing

/// The texts in a layout are those that `Screen.textLocations` enumerates. Variants, typing, and audits would skip any
/// other.
@Suite struct ScreenTextTests {
    private let bench: Bench
    private let screen: Screen

    init() throws {
        bench = try Bench()
        screen = try bench.screen(EveryKindScreen.text)
    }

    /// The laid-out texts, by item.
    private func texts(
        of screen: Screen, in variant: TextVariant = .asWritten
    ) throws -> [ItemID: [String]] {
        var environment = try bench.environment()
        environment.textVariant = variant
        let layout = bench.previewer().preview(theme: .system, screen: screen, in: environment)
            .layout
        return Dictionary(
            uniqueKeysWithValues: layout.items.map { ($0.id, $0.texts.map(\.content.text)) })
    }

    @Test func screenHasEveryKind() {
        let rows = screen.sections.flatMap(\.rows)
        #expect(Set(rows.map(\.kind)) == Set(Row.Kind.allCases))
        let accessories = rows.flatMap { $0.accessories + [$0.leadingAccessory].compactMap(\.self) }
        #expect(Set(accessories.map(\.kind)) == Set(Accessory.Kind.allCases))
    }

    @Test func everyTextThatIsLaidOutIsEnumerated() throws {
        let laidOut = try texts(of: screen)
        var all: [TextLocation] = []
        for (item, texts) in laidOut {
            let locations = screen.textLocations(of: item)
            all += locations
            #expect(
                texts.map { $0.lowercased() } == locations.map { screen[$0]?.lowercased() },
                "\(item)")
        }
        #expect(Set(all) == Set(screen.textLocations))
        #expect(all.count == screen.textLocations.count)
    }

    @Test(arguments: TextVariant.offered.filter { $0 != .asWritten && $0 != .longestWords })
    func everyTextIsAnotherInAVariant(variant: TextVariant) throws {
        let (written, changed) = try (texts(of: screen), texts(of: screen, in: variant))
        for (item, texts) in written {
            for (number, text) in texts.enumerated() {
                #expect(changed[item]?[number] != text, "\(item), \(text)")
            }
        }
    }

    @Test func everyTextCanBeEdited() throws {
        let file = SourceFile(name: "screen.json", text: EveryKindScreen.text)
        let document = try #require(ScreenDocument.read(file).value)
        for location in screen.textLocations {
            let edited = try document.applying(.text(location, "Typed over")).document
            let texts = try texts(of: edited.screen).values.flatMap { $0 }
            #expect(texts.filter { $0.lowercased() == "typed over" }.count == 1, "\(location)")
            let restored = try edited.applying(.text(location, screen[location] ?? "")).document
            #expect(restored == document, "\(location)")
        }
    }
}
