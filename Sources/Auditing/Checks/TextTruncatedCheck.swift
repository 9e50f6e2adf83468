// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// `text-truncated`: a limit of lines leaves out the end of a text.
enum TextTruncatedCheck: RuleCheck {
    static let rule = Rule.textTruncated
    static let scope = CheckScope.layout

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            guard case .truncation(let text, let lineCount, let needed, let given) = issue.kind
            else { continue }
            let id = context.id(issue.item)
            let lineLimit = context.preview.layout.content.texts(of: id)[text].lineLimit
            log.found(
                .textTruncated(
                    lineCount: lineCount, lineLimit: lineLimit, needed: needed, given: given),
                .violation, in: .item(id), part: text)
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .item(let id) = observation.element, let text = observation.part else {
            return Remedy(advice: .unlimitedLines(hasFixedHeight: false))
        }
        var limit = TextSource(id, text: text, context).value(\.lines, "lines")
        if let row = context.preview.screen.row(id), row.stack == nil {
            limit = FileValue(.screen, id.path, "lines")
        }
        // A row that may not grow would lose the lines to its height instead.
        let isFixed = context.preview.layout.hasFixedHeight(id)
        return Remedy(
            advice: .unlimitedLines(hasFixedHeight: isFixed), cause: limit,
            change: isFixed ? nil : .set(limit, .number(0)))
    }
}
