// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Words

/// `does-not-scale`: a text has a fixed size, although it would be larger if it scaled with the
/// text size.
struct DoesNotScaleRule: MeasuredRule {
    static let id = "does-not-scale"
    static let text = RuleText(
        title: tr("Text does not scale"),
        severity: tr(
            """
            Warning; only information for segments, bars, and the section index, because iOS \
            does not scale them
            """),
        reason: tr(
            "The text does not grow when users select a larger text size (WCAG 2.2, 1.4.4)"),
        computation: tr(
            """
            "scales" is false, so the text keeps a fixed size instead of growing with its style. \
            Needed: the size that the text would have if it scaled. Given: the fixed size
            """),
        remedy: tr("Remove \"scales\": false"))

    var needed: Double
    var given: Double
    /// Whether the text is in the section index, whose size iOS decides.
    var isSectionIndex = false
    /// Whether the text is a segment, whose size iOS decides.
    var isSegment = false
    /// Whether the text is the first of a bar, whose sizes iOS decides.
    var isOfBar = false

    private var isOfSystem: Bool { isSectionIndex || isSegment || isOfBar }
    var variant: Int { isOfSystem ? 1 : 0 }
    func origin(of element: Element) -> Finding.Origin {
        isOfSystem ? .system : element.origin
    }

    func message(_ finding: Finding) -> String {
        if isSectionIndex {
            return tr(
                """
                iOS does not scale the section index: at %2$s, its titles stay at %1$s pt instead \
                of growing to %3$s pt
                """, given.shown, finding.start, needed.shown)
        }
        if isSegment {
            return tr(
                """
                iOS does not scale segments: at %2$s, the segments of %4$s stay at %1$s pt \
                instead of growing to %3$s pt
                """, given.shown, finding.start, needed.shown, finding.name)
        }
        if isOfBar {
            return tr(
                """
                iOS does not scale the texts of this bar: at %2$s, %4$s stays at %1$s pt instead \
                of growing to %3$s pt
                """, given.shown, finding.start, needed.shown, finding.name)
        }
        return tr(
            """
            %1$s does not scale: at %3$s, its text stays at %2$s pt instead of growing to %4$s pt
            """, finding.name,
            given.shown, finding.start, needed.shown)
    }

    private static let advice = Advice(tr("Let the text scale: remove \"scales\": false"))
    private static let adviceWithoutRoom = Advice(
        tr("Let the text scale, make the height automatic, and allow any number of lines"))

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        checkSectionIndex(context, &log)
        checkBars(context, &log)
        for (font, drawn) in context.preview.drawnFonts.enumerated() {
            let places = context.index.places(inFont: font)
            log.looked(at: places.count)
            guard !drawn.request.scales,
                let categories = context.categories(where: {
                    drawn.sizing.scaled.pointSize(at: $0) > drawn.font.pointSize
                })
            else { continue }
            let needed = drawn.sizing.scaled.pointSize(at: context.effective(categories))
            var last: Int?
            for place in places {
                let text = context.preview.layout.content.text(
                    place.text, of: context.id(place.item))
                let isSegment = text?.role == .segment
                // One finding for all segments of a control.
                if isSegment, place.item == last { continue }
                last = place.item
                log.found(
                    Self(needed: needed, given: drawn.font.pointSize, isSegment: isSegment),
                    isSegment ? .information : .warning, in: context.element(place),
                    part: isSegment ? nil : place.text, at: categories)
            }
        }
    }

    /// Finds the first text of each bar that would be larger.
    private static func checkBars(_ context: CheckContext, _ log: inout CheckLog) {
        var bars: Set<String> = []
        log.looked(at: context.preview.barTexts.count)
        for text in context.preview.barTexts {
            let drawn = context.preview.drawnFonts[text.content.font]
            guard !drawn.request.scales,
                let categories = context.categories(where: {
                    drawn.sizing.scaled.pointSize(at: $0) > drawn.font.pointSize
                }), bars.insert(text.element.bar).inserted
            else { continue }
            let needed = drawn.sizing.scaled.pointSize(at: context.effective(categories))
            log.found(
                Self(needed: needed, given: drawn.font.pointSize, isOfBar: true), .information,
                in: .bar(text.element), at: categories)
        }
    }

    /// Compares the titles of the section index with the smallest text style, which has their size at L.
    private static func checkSectionIndex(_ context: CheckContext, _ log: inout CheckLog) {
        guard let index = context.preview.sectionIndex else { return }
        log.looked(at: index.titles.count)
        let (style, given) = (TextStyle.caption2, index.font.pointSize)
        guard
            let categories = context.categories(where: { style.preferredPointSize(at: $0) > given })
        else { return }
        let needed = style.preferredPointSize(at: context.effective(categories))
        log.found(
            Self(needed: needed, given: given, isSectionIndex: true), .information, in: .screen,
            at: categories)
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        if isSectionIndex {
            return Remedy(
                advice: Advice(
                    tr("Give users another way to find sections, such as a search")),
                cause: context.preview.screen.sectionIndexSource)
        }
        if isOfBar {
            return Remedy(
                advice: Advice(
                    tr(
                        """
                        Give each item a title, so that iOS can show the item enlarged on a long \
                        press
                        """)), cause: context.barCause(of: observation))
        }
        if isSegment {
            return Remedy(
                advice: Advice(
                    tr("At accessibility sizes, offer the choices as rows with checkmarks")),
                cause: observation.item.map { FileValue(.screen, $0.path, "segments") })
        }
        guard case .item(let id) = observation.element, let text = observation.part else {
            return Remedy(advice: Self.advice)
        }
        let value = TextSource(id, text: text, context).value(\.scales, "scales")
        let hasRoom = context.hasRoomToGrow(id, text: text)
        // A text that still does not grow to 200% would be another finding.
        let growth = Growth(
            context.font(of: id, text: text).sizing.scaled, context.preview.screen.limited)
        return Remedy(
            advice: hasRoom ? Self.advice : Self.adviceWithoutRoom, cause: value,
            change: hasRoom && growth.verdict.isSufficient ? .set(value, .bool(true)) : nil)
    }
}
