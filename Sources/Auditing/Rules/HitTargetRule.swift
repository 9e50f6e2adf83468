// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Words

/// `hit-target`: a row that acts on a tap is smaller than a finger.
struct HitTargetRule: MeasuredRule {
    static let id = "hit-target"
    static let text = RuleText(
        title: tr("Row or segment is too small to touch"),
        severity: tr("Warning"),
        reason: tr(
            """
            Controls smaller than 44 by 44 points are hard to touch (Apple, Human Interface \
            Guidelines, Accessibility)
            """),
        computation: tr(
            """
            A row that is a button or has an accessory is less than 44 points tall or wide. Or a \
            segment is less than 44 points wide. For rows, the size of the whole row counts. For \
            segments, only the width counts, because iOS sets the height
            """),
        remedy: tr("Make the height automatic or at least 44 points, or use fewer segments"))
    static let scope = CheckScope.layout

    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        tr(
            """
            %1$s is too small to touch at %2$s: a finger needs %4$s pt, but only %3$s pt are \
            available
            """,
            finding.name, finding.start, given.shown, needed.shown)
    }

    /// The minimum width and height of a control, in points. Source: Apple, Human Interface
    /// Guidelines, Accessibility, "Mobility".
    private static let least = 44.0

    private static let advice = Advice(tr("Make the height automatic, or at least 44 points"))

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let layout = context.preview.layout
        log.looked(at: context.index.targets.count)
        let width = layout.width - 2 * context.preview.metrics.cardInset
        for item in context.index.targets {
            let given = min(layout.frame(at: item).height, width)
            guard given < least - layout.grid.pixel / 2 else { continue }
            log.found(
                Self(needed: least, given: given), .warning, in: .item(context.id(item)))
        }
        checkSegments(context, &log)
    }

    /// Checks the width of the segments.
    private static func checkSegments(_ context: CheckContext, _ log: inout CheckLog) {
        let layout = context.preview.layout
        log.looked(at: context.index.segmented.count)
        for item in context.index.segmented {
            for decoration in layout.item(at: item).decorations {
                guard case .control(.segmentedControl(let count, _)) = decoration.kind, count > 0
                else { continue }
                let given = decoration.frame.width / Double(count)
                guard given < least - layout.grid.pixel / 2 else { continue }
                log.found(
                    Self(needed: least, given: given), .warning, in: .item(context.id(item)))
            }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        if let id = observation.item, context.preview.screen.row(id)?.kind == .segmentedControl {
            return Remedy(
                advice: Advice(tr("Use fewer segments")),
                cause: FileValue(.screen, id.path, "segments"))
        }
        guard case .item(let id) = observation.element, context.preview.layout.hasFixedHeight(id)
        else { return Remedy(advice: Self.advice) }
        return Remedy(
            advice: Self.advice, cause: context.preview.values(of: id).height,
            change: context.automaticHeight(of: id))
    }
}
