// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Syntax
import TestSupport
import Testing

@testable import Auditing

/// The files of a theme and a screen, audited at all categories.
struct AuditSample {
    /// The theme's file; nil for the system font.
    var theme: String?
    var screen: String
    var width = 390.0
    var profile = "ios18"

    /// A machine with a few families. One of them has no bold face.
    static var faces: FixedFaces {
        FixedFaces(
            families: ["Inter", "Inter Display", "Noto Sans", "Noto Serif", "P052"],
            weights: ["Noto Serif": [400]])
    }

    /// The result of an audit.
    struct Outcome {
        var result: AuditResult
        var previews: [ContentSizeCategory: Preview]

        /// The identities of findings, which tell new findings from old ones.
        var known: Set<String> {
            Set(result.findings.map(\.known))
        }
    }

    func audit(
        _ categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Outcome {
        let bench = try Bench()
        let screenFile = SourceFile(name: "screen.json", text: screen)
        let screenResult = ScreenReader.read(screenFile)
        let screen = try #require(
            screenResult.value, "\(screenResult.diagnostics)", sourceLocation: sourceLocation)
        let themeFile = theme.map { SourceFile(name: "theme.json", text: $0) }
        let themeResult = themeFile.map { ThemeReader.read($0) }
        let voiding = themeResult?.diagnostics.filter(\.voidsTheme) ?? []
        if let themeResult, themeResult.value == nil {
            try #require(
                !voiding.isEmpty, "\(themeResult.diagnostics)", sourceLocation: sourceLocation)
        }
        let files = AuditedFiles(
            themeMap: themeFile.map { SourceMap($0) },
            themeDiagnostics: voiding, screenMap: screenResult.sourceMap)
        var environment = try bench.environment(profile)
        environment.width = width
        let previewer = bench.previewer(Self.faces)
        var audit = Audit(of: files)
        var previews: [ContentSizeCategory: Preview] = [:]
        for category in categories {
            environment.category = category
            let preview = previewer.preview(
                theme: themeResult?.value ?? .system, screen: screen, in: environment)
            previews[category] = preview
            audit.add(preview)
        }
        return Outcome(result: audit.result.located(in: files), previews: previews)
    }

    /// The files after a fix.
    func applying(_ fix: Finding.Fix) throws -> AuditSample {
        var sample = self
        func edited(_ text: String) throws -> String {
            let file = SourceFile(name: "file.json", text: text)
            return String(decoding: try file.applying([fix.edit]).bytes, as: UTF8.self)
        }
        switch fix.file {
        case .theme: sample.theme = try theme.map(edited)
        case .screen: sample.screen = try edited(screen)
        }
        return sample
    }
}

extension Finding {
    /// The identity of the finding, which does not depend on its figures.
    var known: String { "\(rule.rawValue) \(element) \(part ?? -1) \(defect.value.variant)" }
}
