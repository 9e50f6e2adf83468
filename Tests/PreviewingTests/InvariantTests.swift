// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import LayoutEngine
import PangoText
import TestSupport
import Testing

@testable import Previewing

/// Properties of every bundled screen at every category, width, and profile, with real fonts. On the main actor, like
/// all suites that use Pango.
@MainActor @Suite struct InvariantTests {
    @Test(arguments: BundledScreen.allCases)
    func everyLayoutIsSound(bundled: BundledScreen) throws {
        let bench = try Bench()
        let (name, screen) = (bundled.rawValue, try bench.screen(bundled))
        let previewer = bench.previewer(bench.makeLibrary())
        for profile in bench.profiles {
            for width in [320.0, 390, 744] {
                var previous: [ItemID: Double] = [:]
                for category in ContentSizeCategory.allCases {
                    var environment = PreviewEnvironment(
                        profile: profile, category: category, width: width)
                    let preview = previewer.preview(
                        theme: .system, screen: screen, in: environment)
                    let place = "\(name), \(profile.name), \(width), \(category.shortName)"
                    checkTiling(preview.layout, place)
                    checkInside(preview.layout, place)
                    checkPixels(preview.layout, place)
                    environment.isRightToLeft = true
                    let mirrored = previewer.preview(
                        theme: .system, screen: screen, in: environment)
                    checkMirror(preview.layout, mirrored.layout, place)
                    previous = checkGrowth(preview.layout, after: previous, category, place)
                }
            }
        }
    }

    private func checkTiling(_ layout: TableLayout, _ place: String) {
        var y = 0.0
        for item in layout.items {
            #expect(abs(item.frame.y - y) < 1e-6, "\(place): \(item.id)")
            y = item.frame.maxY
        }
        #expect(abs(y - layout.height) < 1e-6, "\(place)")
    }

    /// Texts are inside their item and do not overlap, unless a fixed height clips them.
    private func checkInside(_ layout: TableLayout, _ place: String) {
        for item in layout.items where !item.isClipped {
            for (number, text) in item.texts.enumerated() {
                let isInside =
                    text.frame.x >= -1e-6 && text.frame.maxX <= layout.width + 1e-6
                    && text.frame.y >= item.frame.y - 1e-6
                    && text.frame.maxY <= item.frame.maxY + 1e-6
                #expect(isInside, "\(place): \(item.id) text \(number)")
                for other in item.texts[..<number] {
                    #expect(!text.frame.overlaps(other.frame), "\(place): \(item.id)")
                }
            }
        }
    }

    private func checkPixels(_ layout: TableLayout, _ place: String) {
        func isOnPixel(_ value: Double) -> Bool {
            abs(value * layout.grid.scale - (value * layout.grid.scale).rounded()) < 1e-4
        }
        for item in layout.items {
            let frames = [item.frame] + item.texts.map(\.frame) + item.decorations.map(\.frame)
            for frame in frames {
                #expect(
                    [frame.x, frame.y, frame.width, frame.height].allSatisfy(isOnPixel),
                    "\(place): \(item.id) \(frame)")
            }
        }
    }

    private func checkMirror(_ left: TableLayout, _ right: TableLayout, _ place: String) {
        #expect(left.height == right.height && left.ids == right.ids, "\(place)")
        for (item, mirror) in zip(left.items, right.items) {
            let frames = zip(
                item.texts.map(\.frame) + item.decorations.map(\.frame),
                mirror.texts.map(\.frame) + mirror.decorations.map(\.frame))
            // In iOS 26's list cells, mirrored accessories are in the middle of their room.
            let isAccessory = item.texts.map { _ in false } + item.decorations.map(\.isAccessory)
            for ((frame, other), isAccessory) in zip(frames, isAccessory) {
                let shift = other.x - frame.mirrored(in: left.width).x
                let room = isAccessory ? 0...frame.width / 2 : 0...0
                #expect(
                    shift > room.lowerBound - 1e-6 && shift < room.upperBound + 1e-6
                        && frame.y == other.y && frame.width == other.width, "\(place): \(item.id)")
            }
        }
    }

    /// Items with automatic height grow with the category.
    private func checkGrowth(
        _ layout: TableLayout, after previous: [ItemID: Double], _ category: ContentSizeCategory,
        _ place: String
    ) -> [ItemID: Double] {
        var heights: [ItemID: Double] = [:]
        for item in layout.items {
            heights[item.id] = item.frame.height
            guard let before = previous[item.id] else { continue }
            // A title gets the whole width once the text at the end of its line is below it.
            if item.texts.contains(where: { [.trailing, .date].contains($0.content.role) }) {
                continue
            }
            #expect(
                item.frame.height >= before - 1e-6,
                "\(place): \(item.id) \(before) → \(item.frame.height)")
        }
        return heights
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        x < other.maxX - 1e-6 && other.x < maxX - 1e-6 && y < other.maxY - 1e-6
            && other.y < maxY - 1e-6
    }
}

extension Decoration {
    fileprivate var isAccessory: Bool { if case .accessory = kind { true } else { false } }
}
