// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// A theme and a screen with the files that name their fonts.
package struct FontFiles: Equatable, Sendable {
    let theme: Theme
    private let themeName: String?
    fileprivate let themeMap: SourceMap?
    private let key: ScreenKey
    private let screenName: String?
    fileprivate let screenMap: SourceMap?

    var screen: Screen { key.screen }
    fileprivate var themeFile: String { themeName ?? "theme" }
    fileprivate var screenFile: String { screenName ?? "screen" }

    /// - Parameters:
    ///   - themeName: the name of the theme's file in diagnostics; nil for a theme without a file.
    ///   - screenName: the name of the screen's file in diagnostics.
    ///   - themeMap: the positions of the theme's parts in its file.
    ///   - screenMap: the positions of the screen's parts in its file.
    package init(
        theme: Theme, themeName: String? = nil, themeMap: SourceMap? = nil, screen: Screen,
        screenName: String? = nil, screenMap: SourceMap? = nil
    ) {
        (self.theme, self.themeName, self.themeMap) = (theme, themeName, themeMap)
        (key, self.screenName, self.screenMap) = (ScreenKey(screen), screenName, screenMap)
    }

    /// Whether these are states of the same files.
    package func haveSameNames(as other: FontFiles) -> Bool {
        (themeName, screenName) == (other.themeName, other.screenName)
    }
}

/// The diagnostics of the fonts that are not drawn as named, without their lines.
package struct LostFonts: Sendable {
    fileprivate let files: FontFiles
    fileprivate let theme: [Diagnostic]
    fileprivate let screen: [Diagnostic]

    /// The diagnostics with their lines and fixes. This parses the files, on any thread.
    package func located() -> [Diagnostic] {
        theme.located(in: files.themeMap).fixed(in: files.themeMap)
            + screen.located(in: files.screenMap).fixed(in: files.screenMap)
    }
}

extension Previewer {
    /// The fonts that a theme and a screen name, and that are not drawn so.
    package func lostFonts(in files: FontFiles) -> LostFonts {
        LostFonts(
            files: files, theme: themeDiagnostics(files.theme, file: files.themeFile),
            screen: screenDiagnostics(files.screen, files.theme, file: files.screenFile))
    }

    private func themeDiagnostics(_ theme: Theme, file: String) -> [Diagnostic] {
        TextStyle.allCases.compactMap { style in
            guard let font = theme.fonts[style], let name = font.fontName else { return nil }
            return lostFont(
                name, file: file, keyPath: theme.keyPath(of: style, "fontName"))
        }
    }

    private func screenDiagnostics(
        _ screen: Screen, _ theme: Theme, file: String
    ) -> [Diagnostic] {
        var seen: Set<String> = []
        var diagnostics: [Diagnostic] = []
        func check(_ attributes: TextAttributes, _ keyPath: @autoclosure () -> String) {
            guard let name = attributes.fontName, name != TextAttributes.systemFontName else {
                return
            }
            if seen.insert(name).inserted,
                let diagnostic = lostFont(name, file: file, keyPath: keyPath())
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
                    resolution.source == .standIn ? .note : .warning, file: file, keyPath: path,
                    FontProblem.incomplete(name, $0))
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

    private func lostFont(
        _ name: String, file: String, keyPath: @autoclosure () -> String
    ) -> Diagnostic? {
        let resolution = resolver.resolve(name)
        guard resolution.source.isLost else { return nil }
        return Diagnostic(
            .warning, file: file, keyPath: keyPath(),
            resolution.source == .missing
                ? FontProblem.missing(name, resolution.reason) : .unknown(name, resolution.reason))
    }
}

extension [Diagnostic] {
    /// The diagnostics, with a fix for each name that differs from the right name only in case.
    fileprivate func fixed(in sourceMap: SourceMap?) -> [Diagnostic] {
        guard let sourceMap else { return self }
        let changes = map { diagnostic -> SourceMap.Change? in
            guard let (name, reason) = (diagnostic.problem as? FontProblem)?.lostName,
                let nearest = reason.nearest
            else { return nil }
            return SourceMap.Change(keyPath: diagnostic.keyPath, from: name, to: nearest)
        }
        guard changes.contains(where: { $0 != nil }) else { return self }
        var fixed = self
        for (index, edit) in sourceMap.edits(changes).enumerated() {
            if let edit { fixed[index].fix = .edit(edit) }
        }
        return fixed
    }
}
