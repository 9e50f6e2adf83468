// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import FoundationEssentials
import Previewing
import Reporting
import TestSupport
import Testing

@testable import CommandLineTool

/// The layouts as text: a screen with each kind of item at every category, and the bundled screens at three categories,
/// each in three widths and both profiles.
///
/// Every character is half an em wide and every face has the same metrics, so a file depends only on the layout, and on
/// no font or version of Pango. `InvariantTests` and the comparisons with recordings use real fonts.
///
/// A change of any frame, baseline, or line shows as a difference of lines. `GOLDEN=record` rewrites the files and
/// fails, so nobody records by accident.
@MainActor @Suite struct GoldenLayoutTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Goldens")

    @Test(arguments: BundledScreen.allCases)
    func bundledScreensAreAsRecorded(bundled: BundledScreen) throws {
        let bench = try Bench()
        try check(
            bench.screen(bundled), bundled.rawValue, bench,
            [.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    }

    @Test func everyKindOfItemIsAsRecorded() throws {
        let bench = try Bench()
        try check(
            bench.screen(EveryKindScreen.text), "every-kind", bench, ContentSizeCategory.allCases)
    }

    @Test func everyKindOfItemIsAsRecordedFromRightToLeft() throws {
        let bench = try Bench()
        try check(
            bench.screen(EveryKindScreen.text), "right-to-left", bench, Self.someSizes,
            widths: [390],
            isRightToLeft: true)
    }

    private static let someSizes: [ContentSizeCategory] = [
        .extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]

    @Test func imagesAreAsRecorded() throws {
        let bench = try Bench()
        try check(bench.screen(ImagesScreen.text), "images", bench, Self.someSizes)
    }

    @Test(arguments: [("table-plain", TableScreens.plain), ("table-cards", TableScreens.cards)])
    func sectionsAndTablesAreAsRecorded(name: String, text: String) throws {
        let bench = try Bench()
        try check(bench.screen(text), name, bench, Self.someSizes, widths: [390])
    }

    private func check(
        _ screen: Screen, _ name: String, _ bench: Bench, _ categories: [ContentSizeCategory],
        widths: [Int] = [320, 390, 744], isRightToLeft: Bool = false
    ) throws {
        let previewer = bench.previewer(
            FixedFaces(families: ["Inter", "Inter Display", "Noto Serif", "P052"]))
        for profile in bench.profiles {
            for width in widths {
                let text = categories.map { category in
                    var environment = PreviewEnvironment(
                        profile: profile, category: category, width: Double(width))
                    environment.isRightToLeft = isRightToLeft
                    let preview = previewer.preview(
                        theme: .system, screen: screen, in: environment)
                    return LayoutReport(preview).table
                }.joined(separator: "\n\n")
                let file = Self.folder.appending(path: "\(name)-\(profile.name)-\(width).txt")
                let difference = try RecordedFile.difference(of: text + "\n", from: file)
                #expect(difference == nil)
            }
        }
    }
}
