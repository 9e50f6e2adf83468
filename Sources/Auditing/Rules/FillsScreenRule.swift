// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words

/// `fills-screen`: an item is taller than the device, so that its parts are never seen together.
struct FillsScreenRule: MeasuredRule {
    static let id = "fills-screen"
    static let text = RuleText(
        title: tr("Item is taller than the screen"),
        severity: tr("Warning"),
        reason: tr("Its beginning and its end are never seen together"),
        computation: tr(
            """
            An item is higher than the device held as it is. Needed: its height; given: the \
            screen's
            """),
        remedy: tr("Make several items of it"))
    static let scope = CheckScope.layout

    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        tr(
            "%1$s, taller than the screen from %2$s: %3$s pt high, the screen %4$s", finding.name,
            finding.start, needed.plain, given.plain)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let layout = context.preview.layout
        let given = context.preview.environment.screenHeight
        log.looked(at: context.index.textItemCount)
        for item in layout.ids.indices {
            let needed = layout.frame(at: item).height
            guard needed > given, !layout.isBlank(at: item) else { continue }
            log.found(
                Self(needed: needed, given: given), .warning, in: .item(context.id(item)))
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(
            advice: Advice(tr("make several items of it, or say it in fewer words")),
            cause: observation.item.map { FileValue(.screen, $0.path) })
    }
}
