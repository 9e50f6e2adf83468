// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Drawing
import DynamicType
import Explanations
import LayoutEngine
import PangoText
import Previewing
import Reporting
import Syntax
import TestSupport
import Workspace

/// Screens at several categories, widths, and scales. They are laid out, and sometimes drawn.
struct ScreensMode: FuzzMode {
    /// A library like that of an open theme. Its caches go with it.
    private var library: FontLibrary
    private var previewer: Previewer
    private var inputsLeft = inputsPerTheme
    private static let inputsPerTheme = 400
    private let deviceFonts: DeviceFonts
    private let profiles: [Profile]
    private let themes: [Theme]

    init() throws {
        let samples = try Samples()
        guard let fonts = samples.resources.loadDeviceFonts().value,
            let profiles = samples.resources.loadProfiles().value, !profiles.isEmpty
        else { throw Finding("the profiles are damaged") }
        deviceFonts = fonts
        library = FontLibrary(languages: fonts.languages)
        previewer = Previewer(faces: library, measurer: library, deviceFonts: fonts)
        self.profiles = profiles
        themes = [.system] + samples.documents.prefix(40).map(\.theme)
    }

    private mutating func renewFonts() {
        library = FontLibrary(languages: deviceFonts.languages)
        previewer = Previewer(faces: library, measurer: library, deviceFonts: deviceFonts)
        inputsLeft = Self.inputsPerTheme
    }

    mutating func run(_ random: inout SeededGenerator) throws {
        if inputsLeft == 0 { renewFonts() }
        inputsLeft -= 1
        let text = ScreenText.screen(&random)
        let result = ScreenReader.read(SourceFile(name: "screen.json", text: text))
        guard let screen = result.value else {
            throw Finding(
                "a screen is refused: \(result.diagnostics.first?.message ?? "")\n\(text)")
        }
        var environment = PreviewEnvironment(profile: random.one(of: profiles))
        environment.category = random.one(of: ContentSizeCategory.allCases)
        environment.width = random.one(of: [200, 320, 375, 390.5, 744, 1366])
        environment.displayScale = random.one(of: [1, 2, 3, 1.5])
        environment.isRightToLeft = Bool.random(using: &random)
        environment.boldText = Bool.random(using: &random)
        environment.isLandscape = Bool.random(using: &random)
        let preview = previewer.preview(
            theme: random.one(of: themes), screen: screen, in: environment)
        try check(preview.layout)
        try check(preview.edges, height: environment.screenHeight)
        if !preview.layout.ids.isEmpty {
            try checkExplanations(of: random.one(of: preview.layout.ids), in: preview)
        }
        if Int.random(in: 0..<10, using: &random) == 0, preview.layout.height < 20_000 {
            let edges = Bool.random(using: &random) ? preview.edges : .none
            _ = try Picture.list(preview, edges: edges, library: library)
                .encoded(as: .png, resolution: 0.25)
        }
    }

    /// Checks the bars at the top of the list and while it scrolls.
    private func check(_ edges: ScreenEdges, height: Double) throws {
        let size = Size(width: 390, height: height)
        for top in [-edges.top, -edges.top / 2, 0, 1_000] {
            let covered = edges.coveredTop(at: top)
            try Self.require(
                covered.isFinite && covered >= 0 && covered <= edges.top,
                "the bars cover \(covered) at \(top)")
            guard let bars = edges.placedBars(at: top, in: size) else { continue }
            for case .text(let text) in bars.parts + bars.scrolling {
                let frame = text.layout.frame
                try Self.require(
                    frame.x.isFinite && frame.y.isFinite && frame.width >= 0,
                    "\(text.element) is at \(frame)")
            }
        }
    }

    private func check(_ layout: TableLayout) throws {
        var bottom = 0.0
        for index in 0..<layout.count {
            let frame = layout.frame(at: index)
            try Self.require(
                frame.y.isFinite && frame.height.isFinite && frame.height >= 0,
                "item \(index) is at \(frame)")
            try Self.require(frame.y >= bottom - 0.001, "item \(index) lies upon the one before")
            bottom = frame.y + frame.height
            for text in layout.item(at: index).texts {
                try Self.require(
                    text.frame.width >= 0 && text.frame.height >= 0 && text.frame.x.isFinite,
                    "a text of item \(index) is at \(text.frame)")
            }
        }
        try Self.require(bottom <= layout.height + 0.001, "the list ends before its last item")
    }
}

extension ScreensMode {
    /// Explains an item, and reports it in all formats.
    private func checkExplanations(of id: ItemID, in preview: Preview) throws {
        guard let index = preview.layout.index(of: id), let heights = preview.explanation(of: id),
            let report = ElementReport(LayoutElement(id), in: preview)
        else { throw Finding("\(id) has no explanation") }
        let item = preview.layout.item(at: index)
        for (explanation, height) in [
            (heights.given, item.frame.height), (heights.needed, item.neededHeight),
        ] {
            try Self.require(
                abs(explanation.value - height) < 1e-9, "\(id) is explained as another height")
            let most = Explanation.stepsAtFirst + Explanation.assumedStepsAtFirst
            try Self.require(explanation.nearest.count <= most, "\(id) has a long explanation")
            for (index, step) in explanation.steps.enumerated() {
                try Self.require(
                    step.parts.count < 20 && step.parts.allSatisfy { $0 < index },
                    "a step of \(id) names what does not stand before it: \(step.text)")
            }
        }
        for reporter in reporters where reporter.writes(ElementReport.self) {
            _ = try reporter.text(of: report)
        }
    }
}
