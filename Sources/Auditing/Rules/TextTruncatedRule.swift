// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Words

/// `text-truncated`: a text is truncated by its line limit.
struct TextTruncatedRule: MeasuredRule {
    static let id = "text-truncated"
    static let text = RuleText(
        title: tr("Text is truncated"),
        severity: tr("Violation"),
        reason: tr("An ellipsis replaces the end of the text (WCAG 2.2, 1.4.4)"),
        computation: tr(
            """
            A text has more lines than its limit allows. With "mayTruncate": true, this is a \
            finding only if none of the text is visible. Needed: the height of all lines. Given: \
            the height of the visible lines. In a bar of the app, each text has one line, so \
            both figures are widths. For the text of a search field, the finding is only \
            information, because this text scrolls
            """),
        remedy: tr("Allow any number of lines (\"lines\": 0) and make the height automatic"))
    static let scope = CheckScope.layout

    var lineCount: Int32
    var lineLimit: Int32
    var needed: Double
    var given: Double
    /// Whether the text is in a bar. Needed and given are widths then.
    var isInBar = false

    func message(_ finding: Finding) -> String {
        if isInBar {
            return tr(
                """
                %1$s is truncated at %2$s and larger: it needs a width of %3$s pt, but the bar has \
                only %4$s pt for it
                """, finding.name, finding.start, needed.shown, given.shown)
        }
        return trn(
            """
            %2$s is truncated after %1$s line at %3$s and larger sizes: all %4$s lines need %5$s \
            pt, but only %6$s pt are visible
            """,
            """
            %2$s is truncated after %1$s lines at %3$s and larger sizes: all %4$s lines need \
            %5$s pt, but only %6$s pt are visible
            """, Int(lineLimit), finding.name, finding.start, "\(lineCount)", needed.shown,
            given.shown)
    }

    private static let advice = Advice(tr("Allow any number of lines (\"lines\": 0)"))
    private static let adviceForFixedHeight = Advice(
        tr("Allow any number of lines (\"lines\": 0) and make the height automatic"))

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        checkBars(context, &log)
        for issue in context.issues {
            guard
                case .truncation(let text, let lineCount, let needed, let given, let isLost) =
                    issue.kind
            else { continue }
            let id = context.id(issue.item)
            let content = context.preview.layout.content.texts(of: id)[text]
            if content.mayTruncate && !isLost { continue }
            let lineLimit = content.lineLimit
            log.found(
                Self(
                    lineCount: Int32(lineCount), lineLimit: Int32(lineLimit), needed: needed,
                    given: given),
                .violation, in: .item(id), part: text)
        }
    }

    /// The texts of bars that have too little room, and whether they scroll in a field.
    static func truncatedBarTexts(
        in preview: Preview
    ) -> [(text: BarsLayout.Text, scrolls: Bool)] {
        (preview.bars?.texts ?? []).filter(\.isCut).map {
            ($0, $0.element == .placeholder || $0.element == .searchText)
        }
    }

    /// Finds the texts of bars that have too little room.
    private static func checkBars(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.preview.barTexts.count)
        for (text, scrolls) in truncatedBarTexts(in: context.preview) {
            log.found(
                Self(
                    lineCount: 1, lineLimit: 1, needed: text.naturalWidth,
                    given: text.layout.lineWidth, isInBar: true),
                scrolls ? .information : .violation, in: .bar(text.element))
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        if case .bar = observation.element {
            return Remedy(
                advice: Advice(tr("Use a shorter text, because this text has only one line")),
                cause: context.barCause(of: observation))
        }
        guard case .item(let id) = observation.element, let text = observation.part else {
            return Remedy(advice: Self.advice)
        }
        let source = TextSource(id, text: text, context)
        var limit = source.value(\.lines, "lines")
        let role = context.preview.layout.content.texts(of: id)[text].role
        if role == .segment || role == .accessory {
            return Remedy(
                advice: Advice(tr("Use a shorter text, because this text cannot wrap")),
                cause: context.textCause(of: observation))
        }
        if let row = context.preview.screen.row(id), row.stack == nil, role == .title,
            row.attributes[.title]?.lines == nil
        {
            limit = FileValue(.screen, id.path, "lines")
        }
        // In a row of fixed height, more lines would be clipped instead.
        let isFixed = context.preview.layout.hasFixedHeight(id)
        return Remedy(
            advice: isFixed ? Self.adviceForFixedHeight : Self.advice, cause: limit,
            change: isFixed ? nil : .set(limit, .number(0)))
    }
}
