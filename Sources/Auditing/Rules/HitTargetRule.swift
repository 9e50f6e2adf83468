// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Words

/// `hit-target`: a row or a control that acts on a tap is smaller than a finger.
struct HitTargetRule: MeasuredRule {
    static let id = "hit-target"
    static let text = RuleText(
        title: tr("Row or control is too small to touch"),
        severity: tr("Warning; only information if iOS sets the size"),
        reason: tr(
            """
            Controls smaller than 44 by 44 points are hard to touch (Apple, Human Interface \
            Guidelines, Accessibility)
            """),
        computation: tr(
            """
            A row that is a button, a field, or has an accessory is less than 44 points tall or wide. \
            Or a segment, a bordered button, or the shape of a date is less than 44 points wide. \
            iOS sets the height of these and the size of sliders, steppers, and of the buttons \
            that delete, insert, or clear. If that is less than 44 points, it is reported only as \
            information, in one finding for all affected rows
            """),
        remedy: tr("Make the height automatic or at least 44 points, or use fewer segments"))
    static let scope = CheckScope.layout

    var needed: Double
    var given: Double
    /// The number of rows with controls of iOS that are too small, of which this is the smallest; nil for a size that
    /// follows from the screen.
    var systemCount: Int?
    /// Whether the width of a control is too small, rather than the size of its row.
    var isNarrow = false

    func origin(of element: Element) -> Finding.Origin {
        systemCount == nil ? element.origin : .system
    }

    func message(_ finding: Finding) -> String {
        if let systemCount {
            return trn(
                """
                Controls of iOS are smaller than a finger in %1$s row: the smallest has only \
                %2$s pt at %3$s, but %4$s pt are needed
                """,
                """
                Controls of iOS are smaller than a finger in %1$s rows: the smallest has only \
                %2$s pt at %3$s, but %4$s pt are needed
                """, systemCount, given.shown, finding.start, needed.shown)
        }
        return tr(
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
        let least = least - layout.grid.pixel / 2
        log.looked(at: context.index.targets.count)
        let width = layout.width - 2 * context.preview.metrics.cardInset
        var rows = Set<Int>()
        for item in context.index.targets {
            let given = min(layout.frame(at: item).height, width)
            guard given < least else { continue }
            rows.insert(item)
            log.found(
                Self(needed: Self.least, given: given), .warning, in: .item(context.id(item)))
        }
        var system: (given: Double, count: Int)?
        log.looked(at: context.index.controls.count)
        for item in context.index.controls where !rows.contains(item) {
            let targets = layout.item(at: item).decorations.compactMap(\.target)
            // Where both sides are too small, the one of the screen is found.
            if let own = targets.compactMap(\.own).min(), own < least {
                log.found(
                    Self(needed: Self.least, given: own, isNarrow: true), .warning,
                    in: .item(context.id(item)))
            } else if let given = targets.map(\.system).min(), given < least {
                system = (min(given, system?.given ?? given), 1 + (system?.count ?? 0))
            }
        }
        guard let system else { return }
        log.found(
            Self(needed: Self.least, given: system.given, systemCount: system.count),
            .information, in: .screen)
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard systemCount == nil else {
            return Remedy(advice: Advice(tr("Leave room around small controls")))
        }
        if isNarrow, let id = observation.item, let row = context.preview.screen.row(id) {
            return row.kind == .segmentedControl
                ? Remedy(
                    advice: Advice(tr("Use fewer segments")),
                    cause: FileValue(.screen, id.path, "segments"))
                : Remedy(
                    advice: Advice(tr("Use a longer text")),
                    cause: FileValue(.screen, id.path, "title", "date", "time"))
        }
        guard case .item(let id) = observation.element, context.preview.layout.hasFixedHeight(id)
        else { return Remedy(advice: Self.advice) }
        return Remedy(
            advice: Self.advice, cause: context.preview.values(of: id).height,
            change: context.automaticHeight(of: id))
    }
}

extension Decoration {
    /// The shortest sides that a touch has to hit: the one that follows from the screen, and the one that iOS sets; nil
    /// for what does not act by itself.
    fileprivate var target: (own: Double?, system: Double)? {
        let target: TouchTarget =
            switch kind {
            case .control(let control): control.target
            case .accessory(let accessory): accessory.target
            case .image, .separator: .nothing
            }
        guard case .itself(let pieces, let hasOwnWidth) = target else { return nil }
        let width = frame.width / Double(max(1, pieces))
        return hasOwnWidth ? (width, frame.height) : (nil, min(width, frame.height))
    }
}
