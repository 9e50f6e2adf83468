// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing

/// `hierarchy`: a style that is smaller than another at `large` is as large or larger elsewhere.
struct HierarchyRule: AuditRule {
    static let id = "hierarchy"
    static let text = RuleText(
        title: "Styles change their order",
        severity: "Warning",
        reason: "Size tells users what is above and what is below",
        computation:
            "Of two styles that the theme has or the screen uses, the one that is smaller at L "
            + "is as large (collapse) or larger (inversion) elsewhere. Custom fonts grow by the "
            + "ratio of leadings, which differs between styles. Needed: the size to exceed; "
            + "given: the size",
        remedy: "Give the two sizes further apart")
    static let scope = CheckScope.files

    var order: Order
    var smaller: TextStyle
    /// The size of the style that should be smaller.
    var needed: Double
    /// The size of the element.
    var given: Double

    /// The order of two styles of which one is smaller at `large`.
    enum Order: Hashable {
        /// It is the larger one.
        case inverted
        /// Both are equal.
        case collapsed
    }

    var figures: (needed: Double, given: Double)? { (needed, given) }
    var variant: Int {
        2 * (TextStyle.allCases.firstIndex(of: smaller) ?? 0) + (order == .inverted ? 0 : 1)
    }

    func message(_ finding: Finding) -> String {
        switch order {
        case .inverted:
            "\(finding.name) is smaller than \(smaller.displayName) at \(finding.categories.english), "
                + "though larger at L: \(given.plain) pt and \(needed.plain) at \(finding.start)"
        case .collapsed:
            "\(finding.name) is as large as \(smaller.displayName) at \(finding.categories.english), "
                + "though larger at L: \(given.plain) pt and \(needed.plain) at \(finding.start)"
        }
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let order = StyleOrder(context.preview)
        log.looked(at: order.styles.count)
        for (smaller, larger) in order.pairs {
            check(.inverted, smaller, larger, context, &log)
            check(.collapsed, smaller, larger, context, &log)
        }
    }

    private static func check(
        _ order: Order, _ smaller: StyleReport, _ larger: StyleReport,
        _ context: CheckContext, _ log: inout CheckLog
    ) {
        func sizes(_ category: ContentSizeCategory) -> (needed: Double, given: Double) {
            (smaller.pointSize(at: category), larger.pointSize(at: category))
        }
        let categories = context.categories {
            let (needed, given) = sizes($0)
            return order == .inverted ? needed > given : needed == given
        }
        guard let categories else { return }
        let (needed, given) = sizes(context.effective(categories))
        log.found(
            Self(order: order, smaller: smaller.style, needed: needed, given: given), .warning,
            in: .style(larger.style), at: categories)
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .style(let style) = observation.element else {
            return Remedy(advice: "give the two styles sizes further apart")
        }
        let theme = context.preview.theme
        let cause = [style, smaller].first { theme.fonts[$0] != nil }
        return Remedy(
            advice: Advice(
                "give it a larger size at L, or %@ a smaller one", .text(smaller.displayName)),
            cause: cause.map { FileValue($0, "fontSize", in: theme) })
    }
}

/// The styles that a theme gives a font or a screen uses, by their sizes at `large`.
struct StyleOrder {
    private(set) var styles: [StyleReport]

    init(_ preview: Preview) {
        let used = Set(preview.fontRequests.compactMap(\.textStyle))
        styles = preview.styles.filter {
            preview.theme.fonts[$0.style] != nil || used.contains($0.style)
        }
    }

    /// The pairs of which one is smaller at `large`.
    var pairs: [(smaller: StyleReport, larger: StyleReport)] {
        styles.flatMap { one in
            styles.compactMap { other in
                one.pointSize(at: .default) < other.pointSize(at: .default) ? (one, other) : nil
            }
        }
    }

    /// The pairs and categories where the smaller is not smaller.
    private var breaks: Set<[String]> {
        Set(
            pairs.flatMap { smaller, larger in
                ContentSizeCategory.allCases.compactMap { category in
                    smaller.pointSize(at: category) >= larger.pointSize(at: category)
                        ? [smaller.style.rawValue, larger.style.rawValue, category.shortName] : nil
                }
            })
    }

    /// Whether another size of a style brings no style out of order that is in order now.
    func staysInOrder(giving style: TextStyle, base: Double) -> Bool {
        var changed = self
        changed.styles = styles.map { report in
            var report = report
            if report.style == style { report.sizing.pointSize = base }
            return report
        }
        return changed.breaks.isSubset(of: breaks)
    }
}

extension Rule {
    package static let hierarchy = Rule(HierarchyRule.self)
}
