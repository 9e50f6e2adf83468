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

    /// The request that is drawn: the font request, unless the device does not know its name.
    var drawnRequest: CompletedFontRequest {
        resolution.face == nil ? request.withUnknownName : request
    }

    package var source: FontSource { resolution.source }
    package var reason: FontReason { resolution.reason }
    /// The differences between the requested font and the drawn face, such as a missing weight.
    package var notices: [FontNotice] { resolution.notices }
    /// An installed name that was probably meant by the requested name; nil for none.
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

    /// The reports of the eleven text styles, with notices and coverage of the fonts that a screen uses.
    func reports(theme: Theme, in context: FontContext, used: [DrawnFont]) -> [StyleReport] {
        TextStyle.allCases.map { style in
            let drawn = DrawnFont(FontRequest(style).completed(by: theme), resolver, in: context)
            var report = StyleReport(
                drawn: drawn, style: style, sizing: drawn.sizing,
                notices: drawn.resolution.notices)
            // The loop goes by index, because copying thousands of fonts for two values each takes too long.
            for index in used.indices
            where used[index].request.style == style
                && used[index].request.name == drawn.request.name
            {
                report.notices += used[index].resolution.notices.filter {
                    !report.notices.contains($0)
                }
                report.coverage.add(used[index].coverage)
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

extension Preview {
    /// The reports of the fonts that the screen's texts request, one for each name, in the order of the screen.
    package var fonts: [FontReport] {
        drawnFonts.grouped(by: \.font.requestedName).map { FontReport(drawn: $0.elements) }
    }
}
