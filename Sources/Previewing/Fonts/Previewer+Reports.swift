// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// A font of a screen's palette: the request, the scaled font, and the resolution of its name.
package struct DrawnFont: Hashable, Sendable {
    package var request: CompletedFontRequest
    package var font: ScaledFont
    var resolution: FontResolver.Resolution
    package var coverage = GlyphCoverage()

    init(_ request: CompletedFontRequest, _ resolver: FontResolver, in context: FontContext) {
        self.request = request
        (font, resolution) = resolver.font(request, in: context)
    }

    /// What is drawn: the request, unless the device does not know the name in it.
    var drawnRequest: CompletedFontRequest {
        resolution.face == nil ? request.withUnknownName : request
    }

    package var source: FontSource { resolution.source }
    package var reason: FontReason { resolution.reason }
    /// An installed name that the one asked for was probably meant to be; nil without any.
    package var suggestedName: String? { resolution.reason.nearest }
    /// How the size follows from the category.
    package var sizing: FontSizing { drawnRequest.sizing }
}

// MARK: - Reports

extension Previewer {
    /// The reports of a theme's eleven styles at a category, without a screen.
    package func reports(
        theme: Theme, category: ContentSizeCategory, boldText: Bool = false
    ) -> [StyleReport] {
        reports(theme: theme, in: FontContext(category: category, boldText: boldText), used: [])
    }

    /// The reports of the eleven styles, with notices and coverage of the fonts that a screen uses.
    func reports(theme: Theme, in context: FontContext, used: [DrawnFont]) -> [StyleReport] {
        TextStyle.allCases.map { style in
            let drawn = DrawnFont(FontRequest(style).completed(by: theme), resolver, in: context)
            var report = StyleReport(
                drawn: drawn, style: style, requestedName: drawn.font.requestedName,
                resolvedName: drawn.font.face.postScriptName, source: drawn.resolution.source,
                sizing: drawn.drawnRequest.sizing, pointSize: drawn.font.pointSize,
                notices: drawn.resolution.notices, coverage: GlyphCoverage(),
                reason: drawn.resolution.reason)
            // By index: none of thousands is copied for two of its values.
            for index in used.indices
            where used[index].request.style == style
                && used[index].request.name == drawn.request.name
            {
                report.add(used[index])
            }
            return report
        }
    }

    /// The resolution of a font name.
    package func report(fontName: String) -> (source: FontSource, face: Face?, explanation: String)
    {
        let resolution = resolver.resolve(fontName)
        return (
            resolution.source, resolution.face,
            ([resolution.reason.message] + resolution.notices.map(\.message)).joinedSentences
        )
    }
}

extension StyleReport {
    /// Adds the notices and the coverage of a font in this style.
    fileprivate mutating func add(_ drawn: DrawnFont) {
        notices += drawn.resolution.notices.filter { !notices.contains($0) }
        coverage.add(drawn.coverage)
    }
}

extension Preview {
    /// The reports of the fonts that the screen's texts request, one for each name, in the order of
    /// the screen.
    package var fonts: [FontReport] {
        drawnFonts.map(FontReport.init).grouped(by: \.requestedName).map { _, reports in
            reports.dropFirst().reduce(into: reports[0]) { $0.add($1) }
        }
    }
}

extension FontReport {
    fileprivate init(_ drawn: DrawnFont) {
        self.init(
            requestedName: drawn.font.requestedName,
            resolvedNames: [drawn.font.face.postScriptName], source: drawn.resolution.source,
            reason: drawn.resolution.reason, notices: drawn.resolution.notices,
            coverage: drawn.coverage)
    }

    fileprivate mutating func add(_ other: FontReport) {
        resolvedNames = (resolvedNames + other.resolvedNames).uniqued()
        notices = (notices + other.notices).uniqued()
        coverage.add(other.coverage)
    }
}
