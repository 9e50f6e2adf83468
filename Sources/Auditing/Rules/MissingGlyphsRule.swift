// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing
import Words

/// `missing-glyphs`: no font has some characters of a text, or a fallback draws them.
struct MissingGlyphsRule: AuditRule {
    static let id = "missing-glyphs"
    static let text = RuleText(
        title: tr("Characters are missing"),
        severity: tr("Violation; only a warning if a fallback face draws the characters"),
        reason: tr("Users see boxes instead of characters, or characters in a different face"),
        computation: tr(
            """
            If no font has a character, this is a violation. If a custom font lacks a character \
            and a fallback face draws it, this is a warning. White space and emoji do not count
            """),
        remedy: tr("Use a font with these characters"))

    /// The number of characters that no font here has.
    var missing: Int
    /// The number of characters that a fallback draws.
    var borrowed: Int
    var face: String

    func message(_ finding: Finding) -> String {
        if missing == 0 {
            trn(
                "%2$s has %1$s character that is missing from %3$s, so a fallback face draws it",
                """
                %2$s has %1$s characters that are missing from %3$s, so a fallback face draws them
                """,
                borrowed, finding.name, face)
        } else if borrowed == 0 {
            trn(
                "%2$s has %1$s character that is missing from all fonts",
                "%2$s has %1$s characters that are missing from all fonts", missing, finding.name)
        } else {
            tr(
                """
                %1$s has characters that are missing from all fonts (number: %2$s). A fallback \
                face draws the characters that are missing only from %3$s (number: %4$s)
                """,
                finding.name, "\(missing)", face, "\(borrowed)")
        }
    }

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
            Self(
                missing: missing, borrowed: borrowed, face: drawn.font.face.postScriptName),
            missing > 0 ? .violation : .warning, in: context.element(place), part: place.text)
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(
            advice: Advice(tr("Use a font with these characters, or replace the characters")),
            cause: context.textCause(of: observation))
    }
}

extension DrawnFont {
    fileprivate var lacksGlyphs: Bool {
        coverage.missing > 0 || coverage.fallbacks.contains { !$0.isEmoji }
    }
}
