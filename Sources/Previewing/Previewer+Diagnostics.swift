// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

extension Previewer {
    /// The diagnostic of missing hyphenation patterns at a category that needs them.
    func hyphenationDiagnostics(
        _ metrics: TableMetrics, _ language: String?, file: String?
    ) -> [Diagnostic] {
        guard metrics.hyphenation == .words,
            let package = measurer.missingHyphenationPackage(language: language)
        else { return [] }
        return [
            Diagnostic(
                .note, file: file ?? "screen", keyPath: "language",
                FontProblem.missingHyphenation(language: language, package: package))
        ]
    }

    /// The diagnostics of the fonts that a theme and a screen name.
    func fontDiagnostics(
        _ key: DiagnosticsKey, of screen: Screen, textCount: Int
    ) -> [Diagnostic] {
        if let known = fontDiagnostics.first(where: { $0.key == key }) { return known.diagnostics }
        let diagnostics =
            themeDiagnostics(key.theme, file: key.themeName).located(in: key.themeMap)
            .fixed(in: key.themeMap)
            + screenDiagnostics(screen, key.theme, file: key.screenName)
            .located(in: key.screenMap).fixed(in: key.screenMap)
        fontDiagnostics.insert((key, diagnostics), cost: textCount)
        return diagnostics
    }

    private func themeDiagnostics(_ theme: Theme, file: String?) -> [Diagnostic] {
        TextStyle.allCases.compactMap { style in
            guard let font = theme.fonts[style], let name = font.fontName else { return nil }
            return lostFont(
                name, file: file ?? "theme", keyPath: theme.keyPath(of: style, "fontName"))
        }
    }

    private func screenDiagnostics(_ screen: Screen, _ theme: Theme, file: String?) -> [Diagnostic]
    {
        var seen: Set<String> = []
        var diagnostics: [Diagnostic] = []
        func check(_ attributes: TextAttributes, _ keyPath: @autoclosure () -> String) {
            guard let name = attributes.fontName, name != TextAttributes.systemFontName else {
                return
            }
            if seen.insert(name).inserted,
                let diagnostic = lostFont(
                    name, file: file ?? "screen", keyPath: keyPath())
            {
                diagnostics.append(diagnostic)
            }
            guard let weight = attributes.weight, seen.insert("\(name) \(weight.rawValue)").inserted
            else { return }
            let resolution = resolver.font(
                FontRequest(attributes).completed(by: theme), in: FontContext(category: .default)
            ).resolution
            guard !resolution.notices.isEmpty else { return }
            let path = keyPath()
            // The font of the device may have a face or character that its stand-in lacks.
            diagnostics += resolution.notices.map {
                Diagnostic(
                    resolution.source == .standIn ? .note : .warning, file: file ?? "screen",
                    keyPath: path, FontProblem.incomplete(name, $0))
            }
        }
        if let header = screen.tableHeader { check(header.appearance.text, "tableHeader.fontName") }
        if let footer = screen.tableFooter { check(footer.appearance.text, "tableFooter.fontName") }
        for (number, section) in screen.sections.enumerated() {
            if let header = section.header {
                check(header.appearance.text, "sections.\(number).header.fontName")
            }
            if let footer = section.footerAppearance {
                check(footer.text, "sections.\(number).footer.fontName")
            }
            for row in section.rows.indices {
                guard let stack = section.rows[row].stack else { continue }
                let item = ItemID(.row, section: number, row: row)
                for label in 0..<stack.labelCount {
                    guard let attributes = stack.label(label)?.attributes else { continue }
                    check(
                        attributes,
                        (item.path + stack.labelPaths[label] + [.key("fontName")]).keyPath)
                }
            }
        }
        return diagnostics
    }

    private func lostFont(_ name: String, file: String, keyPath: String) -> Diagnostic? {
        let resolution = resolver.resolve(name)
        guard resolution.source.isLost else { return nil }
        return Diagnostic(
            .warning, file: file, keyPath: keyPath,
            resolution.source == .missing
                ? FontProblem.missing(name, resolution.reason) : .unknown(name, resolution.reason))
    }
}

extension [Diagnostic] {
    /// The diagnostics, with a fix for each name that differs from the right name only in case.
    fileprivate func fixed(in sourceMap: SourceMap?) -> [Diagnostic] {
        map { diagnostic in
            guard let (name, reason) = (diagnostic.problem as? FontProblem)?.lostName,
                let nearest = reason.nearest,
                let edit = sourceMap?.edit(name, at: diagnostic.keyPath, to: nearest)
            else { return diagnostic }
            var fixed = diagnostic
            fixed.fix = .edit(edit)
            return fixed
        }
    }
}
