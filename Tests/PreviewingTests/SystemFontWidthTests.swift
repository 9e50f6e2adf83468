// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import FoundationEssentials
import LayoutEngine
import PangoText
import TestSupport
import Testing

@testable import Previewing

/// The stand-in for the system font has the widths of the system font: each recorded label within 1% or a pixel in
/// Inter 4.0, and within 1.3% in Inter 4.1. On the main actor, like all suites that use Pango.
@MainActor @Suite struct SystemFontWidthTests {
    private struct Recording: Decodable {
        struct Label: Decodable {
            var text: String
            var pointSize: Double
            var weight: String
            var width: Double
        }
        var labels: [Label]
    }

    /// A recorded label, with its width rounded up to a pixel.
    private struct Sample {
        var text: String
        var pointSize: Double
        var weight: FontWeight
        var width: Double
        var scale: Double
    }

    private let bench: Bench
    private let recordings: LineRecordings
    private let library: FontLibrary

    init() throws {
        bench = try Bench()
        recordings = try LineRecordings()
        library = FontLibrary(languages: bench.deviceFonts.languages)
    }

    private func samples() throws -> [Sample] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/system-font-widths.json")
        let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
        let labels = try recording.labels.map {
            Sample(
                text: $0.text, pointSize: $0.pointSize,
                weight: try #require(FontWeight(name: $0.weight)), width: $0.width, scale: 2)
        }
        let dumped = try UIKitRecordings().labels.map {
            Sample(
                text: $0.text, pointSize: $0.pointSize, weight: .regular, width: $0.width,
                scale: $0.scale)
        }
        return try labels + dumped
            + recordings.labelWidths.labels.map {
                let style = try #require(TextStyle(name: $0.style))
                let category = try #require(ContentSizeCategory(name: $0.category))
                return Sample(
                    text: $0.text, pointSize: style.preferredPointSize(at: category),
                    weight: style.preferredWeight, width: $0.width,
                    scale: recordings.labelWidths.scale)
            }
    }

    /// The length of a text on one line, in points.
    private func length(
        _ text: String, _ pointSize: Double, _ weight: FontWeight, in deviceFonts: DeviceFonts
    ) -> Double {
        var request = FontRequest(.body, weight: weight)
        request.fontName = TextAttributes.systemFontName
        request.pointSize = pointSize
        request.scales = false
        let resolver = FontResolver(faces: library, deviceFonts: deviceFonts)
        let font = resolver.font(
            request.completed(by: .system), in: FontContext(category: .default)
        ).font
        let parameters = LineBreakParameters(pointSize: font.pointSize, tracking: font.tracking)
        var lines = LineIterator(library.prepare(text, in: font.face), parameters)
        return lines.next()?.width ?? 0
    }

    /// The differences of labels from the recording, by optical size and weight.
    private func errors(
        in deviceFonts: DeviceFonts
    ) throws -> [String: [(error: Double, isPixel: Bool)]] {
        try samples().reduce(into: [:]) { errors, sample in
            let length = length(sample.text, sample.pointSize, sample.weight, in: deviceFonts)
            let width = PixelGrid(scale: sample.scale).ceil(length)
            let cut = deviceFonts.system.cut(at: sample.pointSize)
            errors["\(cut.rawValue) \(sample.weight.rawValue)", default: []].append(
                (
                    abs(width - sample.width) / sample.width,
                    abs(width - sample.width) < 1 / sample.scale + 0.001
                ))
        }
    }

    /// The mean error, and the largest error of more than a pixel.
    private static let bounds: (mean: Double, worst: Double) =
        InstalledInter.is40 ? (0.006, 0.01) : (0.0065, 0.013)

    @Test func labelsAreAsWideAsRecorded() throws {
        var plain = bench.deviceFonts
        plain.system.fits = []
        let before = try errors(in: plain)
        let errors = try errors(in: bench.deviceFonts)
        #expect(errors.keys.sorted() == ["display 400", "text 400", "text 600"])
        func mean(_ errors: [(error: Double, isPixel: Bool)]) -> Double {
            errors.map(\.error).reduce(0, +) / Double(errors.count)
        }
        for (group, errors) in errors.sorted(by: { $0.key < $1.key }) {
            let uncorrected = try #require(before[group])
            let figures = [uncorrected, errors].map { ($0.map(\.error).max() ?? 0, mean($0)) }.map {
                "mean \(($0.1 * 10_000).rounded() / 100) %, worst \(($0.0 * 10_000).rounded() / 100) %"
            }
            print("\(group), \(errors.count) labels: \(figures[1]); uncorrected \(figures[0])")
            #expect(mean(errors) < Self.bounds.mean, "\(group)")
            #expect(mean(errors) <= mean(uncorrected), "\(group)")
            #expect(errors.allSatisfy { $0.error < Self.bounds.worst || $0.isPixel }, "\(group)")
        }
    }

    /// Weights whose widths on a device, compared with plain Inter 4.0, are known.
    @Test(.enabled(if: InstalledInter.is40)) func weightsDifferFromInterAsOnDevices() throws {
        var plain = bench.deviceFonts
        plain.system.fits = []
        let words = ["Accounts", "Notifications", "Privacy", "Language", "Wallpaper", "Reminders"]
        for recording in recordings.weights.wider {
            let weight = try #require(FontWeight(name: recording.weight))
            func ratio(_ text: String) -> Double {
                length(text, recording.pointSize, weight, in: bench.deviceFonts)
                    / length(text, recording.pointSize, weight, in: plain)
            }
            let mean = words.map(ratio).reduce(0, +) / Double(words.count)
            let wider = try #require(recording.letters ?? recording.words)
            print(
                "\(recording.weight) \(recording.pointSize): \(mean - 1) wider, recorded \(wider)")
            #expect(abs(mean - 1 - wider) < 0.01, "\(recording.weight) \(recording.pointSize)")
            guard let inkGap = recording.inkGap else { continue }
            // The gap between two words has the space, and the tracking on both sides of it.
            func gap(_ deviceFonts: DeviceFonts) -> Double {
                length("n n", recording.pointSize, weight, in: deviceFonts)
                    - length("nn", recording.pointSize, weight, in: deviceFonts)
            }
            let correction = try #require(
                bench.deviceFonts.system.fits.first?.corrections[.text])
            let own = Double(weight.rawValue)
            let grown =
                (gap(bench.deviceFonts) - gap(plain)) / recording.pointSize
                + correction.letters.value(at: own)
            #expect(abs(grown - inkGap) < 0.01)
        }
    }

    /// Word gaps at the display size, compared with those of Inter 4.0, in points. The gaps of the text are known, but
    /// not its words.
    @Test(.enabled(if: InstalledInter.is40)) func wordGapsOfTheDisplayCut() throws {
        var plain = bench.deviceFonts
        plain.system.fits = []
        let gaps = recordings.weights.gaps
        func space(_ deviceFonts: DeviceFonts) -> Double {
            length("n n", gaps.pointSize, .regular, in: deviceFonts)
                - length("nn", gaps.pointSize, .regular, in: deviceFonts)
        }
        let narrower = space(plain) - space(bench.deviceFonts)
        let differences = zip(gaps.plain, gaps.device).map { $0 - $1 - narrower }
        #expect(abs(differences.reduce(0, +) / Double(differences.count)) < 1 / 3.0)
        #expect(differences.allSatisfy { abs($0) < 0.5 })
    }

    private struct OwnWidths: Decodable {
        struct Group: Decodable {
            var cut: String
            var weight: Int
            var widths: [Double]
        }
        var texts: [String]
        var groups: [Group]
    }

    /// Every fitted version sets a text as wide as Inter 4.0 with its corrections.
    @Test func versionsAgree() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/inter40-widths.json")
        let own = try JSONDecoder().decode(OwnWidths.self, from: Data(contentsOf: file))
        let system = bench.deviceFonts.system
        let fit = try #require(system.fits.first { abs($0.version - 3.019) < 0.01 })
        for group in own.groups {
            let cut = try #require(SystemFont.Cut(rawValue: group.cut))
            let correction = try #require(fit.corrections[cut])
            let weight = Double(group.weight)
            let size = cut == .text ? 17.0 : 40.0
            let errors = zip(own.texts, group.widths).map { text, width in
                let count = Double(text.unicodeScalars.count)
                let spaces = Double(text.unicodeScalars.count { $0 == " " })
                let advances = text.unicodeScalars.map { correction.advances.advance(of: $0) }
                let expected =
                    width + advances.reduce(0, +)
                    + count * (system.tracking(at: size) + correction.letters.value(at: weight))
                    + spaces * correction.wordGap.value(at: weight)
                let ours = length(
                    text, size, FontWeight(rawValue: group.weight), in: bench.deviceFonts)
                return abs(ours / size - expected) / expected
            }
            let mean = errors.reduce(0, +) / Double(errors.count)
            let worst = errors.max() ?? 0
            print("\(group.cut) \(group.weight) beside Inter 4.0: mean \(mean), worst \(worst)")
            #expect(mean < (InstalledInter.is40 ? 0.0005 : 0.01), "\(group.cut) \(group.weight)")
            let most = cut == .text ? 0.0165 : 0.0275
            #expect(worst < (InstalledInter.is40 ? 0.002 : most), "\(group.cut) \(group.weight)")
        }
    }

    /// A font that a text names is drawn unchanged. Only the stand-in has corrections.
    @Test func customFontsHaveNoCorrections() throws {
        let resolver = FontResolver(faces: library, deviceFonts: bench.deviceFonts)
        var request = FontRequest(.body)
        request.fontName = "Inter-SemiBold"
        let font = resolver.font(
            request.completed(by: .system), in: FontContext(category: .default)
        ).font
        #expect(font.face.wordSpacing == 0 && font.tracking == 0)
        let system = resolver.systemFace(.text, weight: 600)
        #expect(system.id == font.face.id && system.wordSpacing != 0 && system != font.face)
    }
}
