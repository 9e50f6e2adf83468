// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words

/// `fills-screen`: an item is taller than the device, so its parts are never visible together.
struct FillsScreenRule: MeasuredRule {
    static let id = "fills-screen"
    static let text = RuleText(
        title: tr("Element is taller than the screen"),
        severity: tr("Warning"),
        reason: tr("Users never see the beginning and the end of the element at the same time"),
        computation: tr(
            """
            An element is taller than the screen. In landscape, the screen is shorter than in \
            portrait. Needed: the height of the element. Given: the height of the screen, \
            without the app’s bars that stay visible while the list scrolls
            """),
        remedy: tr("Divide the element into smaller ones"))
    static let scope = CheckScope.layout

    var needed: Double
    var given: Double
    /// Whether bars of the app take a part of the screen.
    var hasBars = false

    func message(_ finding: Finding) -> String {
        if hasBars {
            return tr(
                """
                %1$s is taller than the space between the bars at %2$s and larger sizes: the \
                element is %3$s pt tall, but the bars leave only %4$s pt
                """, finding.name, finding.start, needed.shown, given.shown)
        }
        return tr(
            """
            %1$s is taller than the screen at %2$s and larger sizes: the element is %3$s pt \
            tall, but the screen is only %4$s pt tall
            """,
            finding.name, finding.start, needed.shown, given.shown)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let layout = context.preview.layout
        let bars = context.preview.bars.map { $0.fixedHeight + $0.footHeight } ?? 0
        let given = max(0, context.preview.environment.screenHeight - bars)
        log.looked(at: context.index.textItemCount)
        for item in layout.ids.indices {
            let needed = layout.frame(at: item).height
            guard needed > given, !layout.isBlank(at: item) else { continue }
            log.found(
                Self(needed: needed, given: given, hasBars: bars > 0), .warning,
                in: .item(context.id(item)))
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(
            advice: Advice(tr("Divide the element into smaller ones, or shorten the text")),
            cause: observation.item.map { FileValue(.screen, $0.path) })
    }
}
