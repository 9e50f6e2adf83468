// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing
import Syntax

/// A screen at all text sizes as one HTML file with a slider, to send to people without Typeladder.
///
/// The painter of pictures records the layout of each element at each size and width. A script in the file draws
/// the recorded shapes, and needs nothing else: no fonts, no network. Without scripts, the page shows one size and
/// its texts.
package struct WebPage {
    /// One theme of the page.
    package struct Design {
        /// The name of the theme.
        let title: String
        let library: FontLibrary
        let files: AuditedFiles
        let preview: (PreviewEnvironment) -> Preview
        let findings: (AuditResult) -> [Finding]

        /// - Parameters:
        ///   - library: the fonts that measure the previews.
        ///   - files: the files for the places of findings.
        ///   - preview: the exact preview in an environment.
        ///   - findings: the findings of an audit that are not ignored.
        package init(
            title: String, library: FontLibrary, files: AuditedFiles,
            preview: @escaping (PreviewEnvironment) -> Preview,
            findings: @escaping (AuditResult) -> [Finding]
        ) {
            self.title = title
            self.library = library
            self.files = files
            self.preview = preview
            self.findings = findings
        }
    }

    /// The files of the program that are parts of each page.
    package struct Parts {
        let style: String
        let script: String

        /// - Parameters:
        ///   - style: the style sheet.
        ///   - script: the script that draws.
        package init(style: String, script: String) {
            (self.style, self.script) = (style, script)
        }
    }

    /// The title of the screen.
    let title: String
    let designs: [Design]
    /// The device and its user. The category is the one that is shown first.
    let environment: PreviewEnvironment
    /// The widths of devices, in points.
    let widths: [Double]
    /// The appearance that is shown first; nil for that of the user's system.
    let appearance: Appearance?
    let opensAtFindings: Bool
    /// Whether the bars of the app and the parts of the device are drawn around the list.
    let showsBars: Bool
    let parts: Parts

    /// - Parameters:
    ///   - title: the title of the screen.
    ///   - designs: the themes, at least one.
    ///   - environment: the device and its user. The category is the one that is shown first.
    ///   - widths: the widths of devices, in points, at least one.
    ///   - appearance: the appearance that is shown first; nil for that of the user's system.
    ///   - opensAtFindings: whether the page opens at the first finding.
    ///   - showsBars: whether the bars of the app and the parts of the device are drawn around the list.
    package init(
        title: String, designs: [Design], in environment: PreviewEnvironment, widths: [Double],
        appearance: Appearance? = nil, opensAtFindings: Bool = false, showsBars: Bool = false,
        parts: Parts
    ) {
        self.title = title
        self.designs = designs
        self.environment = environment
        self.widths = widths.uniqued()
        self.appearance = appearance
        self.opensAtFindings = opensAtFindings
        self.showsBars = showsBars
        self.parts = parts
    }

    /// Whether a file name has the suffix of a web page.
    package static func isName(_ path: FilePath) -> Bool {
        [".html", ".htm"].contains { path.string.lowercased().hasSuffix($0) }
    }

    /// The weight of the heaviest page, in letters (`Picture.weight`). Its file has some 100 MB.
    private static let heaviestWeight = 5_000_000

    /// The bytes of the HTML file. They depend only on the content.
    ///
    /// - Throws: `PictureError` if the screen has too much content for a page.
    package func encoded() throws(PictureError) -> [UInt8] {
        var content = PageContent(scale: environment.displayScale)
        var themes: [PageMarkup.Theme] = []
        var first: (preview: Preview, library: FontLibrary)?
        var weight = 0
        // The letters are the same in each layout, so the first tells whether all of them are too much.
        let layoutCount = designs.count * widths.count * ContentSizeCategory.allCases.count
        for design in designs {
            var audit = Audit(of: design.files)
            var sizes: [Preview] = []
            content.beginDesign()
            for width in widths {
                content.beginWidth()
                for category in ContentSizeCategory.allCases {
                    let preview = preview(of: design, category, width: width)
                    let layout = preview.layout
                    let ofLayout = layout.weight(to: layout.height)
                    let isTooMuch =
                        weight == 0 && ofLayout * layoutCount > Self.heaviestWeight
                    weight += ofLayout
                    guard !isTooMuch, weight <= Self.heaviestWeight else { throw .tooMuchForPage }
                    try content.add(preview, edges: edges(of: preview), design.library)
                    audit.add(preview)
                    if width == widths[0] { sizes.append(preview) }
                    if first == nil, category == environment.category {
                        first = (preview.shown(in: environment.appearance), design.library)
                    }
                }
            }
            let findings = design.findings(audit.result)
            themes.append(PageMarkup.Theme(title: design.title, sizes: sizes, findings: findings))
        }
        guard let first else { return [] }
        let edges = edges(of: first.preview)
        let drawing = try content.drawing(of: first.preview, edges: edges, first.library)
        let markup = PageMarkup(
            page: self, preview: first.preview, drawing: drawing, content: content, themes: themes)
        return Array(markup.html.utf8)
    }

    /// What is over the edges of the list on the page.
    func edges(of preview: Preview) -> ScreenEdges { showsBars ? preview.edges : .none }

    /// The light preview of a theme. Only the colors of the dark one differ.
    private func preview(
        of design: Design, _ category: ContentSizeCategory, width: Double
    ) -> Preview {
        var environment = environment.at(category)
        environment.appearance = .light
        // A width chooses the tallest device that has it, in portrait.
        if width != environment.width { environment.width = width }
        return design.preview(environment)
    }
}
