// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

/// `missing-glyphs`: characters of a text that no font has, or that another face than its own
/// draws.
enum MissingGlyphsCheck: RuleCheck {
    static let rule = Rule.missingGlyphs
    static let scope = CheckScope.files

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        log.looked(at: context.index.textItemCount)
        for (font, drawn) in preview.drawnFonts.enumerated() where drawn.lacksGlyphs {
            guard drawn.source != .standIn else {
                log.couldNotCheck(.fontNotHere(drawn.font.requestedName))
                continue
            }
            for place in context.index.places(inFont: font) {
                check(place, drawn, context, &log)
            }
        }
    }

    private static func check(
        _ place: ScreenIndex.TextIndex, _ drawn: DrawnFont, _ context: CheckContext,
        _ log: inout CheckLog
    ) {
        let coverage = context.preview.layout.glyphCoverage(ofText: place.text, ofItem: place.item)
        if !coverage.missingFontPackages.isEmpty {
            log.couldNotCheck(.fontsNotInstalled(coverage.missingFontPackages))
        }
        let missing = coverage.missingFontPackages.isEmpty ? coverage.missing : 0
        let borrowed =
            drawn.source.isCustom
            ? coverage.fallbacks.filter { !$0.isEmoji }.reduce(0) { $0 + $1.count } : 0
        guard missing + borrowed > 0 else { return }
        log.found(
            .missingGlyphs(
                missing: missing, borrowed: borrowed, face: drawn.font.face.postScriptName),
            missing > 0 ? .violation : .warning, in: context.element(place), part: place.text)
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(advice: .fontWithGlyphs, cause: context.textCause(of: observation))
    }
}

extension DrawnFont {
    fileprivate var lacksGlyphs: Bool {
        coverage.missing > 0 || coverage.fallbacks.contains { !$0.isEmoji }
    }
}
