// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax
import TestSupport
import Testing

/// A prepared text is not prepared again, and texts for other categories are prepared ahead.
@Suite struct PreparingTests {
    private static let screen = """
        {"sections": [{"rows": [
          {"title": "One"}, {"kind": "subtitle", "title": "Two", "subtitle": "Three"},
          {"title": "One"}]}]}
        """

    @Test func themesShareWhatTheyHaveInCommon() throws {
        let bench = try Bench()
        let measurer = FixedAdvanceMeasurer()
        let previewer = Previewer(
            faces: FixedFaces(families: ["Inter", "Inter Display", "Serif"]), measurer: measurer,
            deviceFonts: bench.deviceFonts)
        let environment = try bench.environment()
        let screen = try bench.screen(Self.screen)
        func show(_ fonts: [TextStyle: ThemeFont]) {
            _ = previewer.preview(theme: Theme(fonts: fonts), screen: screen, in: environment)
        }
        let serif = ThemeFont(fontName: "Serif-Regular", fontSize: 17, key: "body")
        show([:])
        #expect(measurer.preparations == 3)
        show([.body: serif])
        // The titles have another font. The subtitle still has the system font.
        #expect(measurer.preparations == 5)
        show([.body: ThemeFont(fontName: "Serif-Regular", fontSize: 21, key: "body")])
        show([:])
        #expect(measurer.preparations == 5)
    }

    @Test func otherCategoriesArePreparedAhead() throws {
        let bench = try Bench()
        let measurer = FixedAdvanceMeasurer()
        let previewer = Previewer(
            faces: FixedFaces(), measurer: measurer, deviceFonts: bench.deviceFonts)
        var environment = try bench.environment()
        let screen = try bench.screen(Self.screen)
        let preview = previewer.preview(
            theme: .system, screen: screen, in: environment, preparing: .nothing)
        #expect(!preview.layout.isExact)
        var left: [Int] = []
        repeat {
            left.append(previewer.prepareAhead(of: preview, count: 1).left)
        } while left.last != 0
        #expect(left == left.sorted(by: >))
        let preparations = measurer.preparations
        // Two optical sizes of the system font.
        #expect(preparations == 6)
        for category in ContentSizeCategory.allCases {
            environment.category = category
            let preview = previewer.preview(
                theme: .system, screen: screen, in: environment, preparing: .nothing)
            #expect(preview.layout.isExact)
        }
        #expect(measurer.preparations == preparations)
    }
    /// A call of the measurer cannot be interrupted, and a long text takes long.
    @Test func longTextsAreLeftToTheTwin() throws {
        let bench = try Bench()
        let (measurer, twin) = (FixedAdvanceMeasurer(), FixedAdvanceMeasurer())
        measurer.twin = twin
        let previewer = Previewer(
            faces: FixedFaces(), measurer: measurer, deviceFonts: bench.deviceFonts)
        let long = String(repeating: "word ", count: 1000)
        let screen = try bench.screen(
            #"{"sections": [{"rows": [{"title": "One"}, {"title": "\#(long)"}]}]}"#)
        var environment = try bench.environment()
        func preview() -> Preview {
            previewer.preview(
                theme: .system, screen: screen, in: environment, preparing: .upTo(250))
        }
        let estimated = preview()
        #expect(!estimated.layout.isExact)
        #expect(!previewer.prepare(0..<estimated.layout.count, of: estimated))
        #expect((measurer.preparations, twin.preparations) == (1, 0))
        let purposes = previewer.purposes(of: estimated)
        while let texts = previewer.longTexts(of: estimated, for: purposes, first: 0..<1) {
            previewer.insert(texts.preparedByTwin(), of: estimated)
            while previewer.prepareAhead(
                of: estimated, for: purposes, count: 9, leavesLong: true
            ).left > 0 {}
        }
        for category in ContentSizeCategory.allCases {
            environment.category = category
            #expect(preview().layout.isExact)
        }
        // Two optical sizes of the system font. One of them is used at sizes that hyphenate.
        #expect(measurer.preparations == 2)
        #expect((2...3).contains(twin.preparations))
        #expect(previewer.prepare(0..<estimated.layout.count, of: estimated))
    }
}
