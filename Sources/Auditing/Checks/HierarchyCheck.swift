// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing

/// `hierarchy`: a style that is smaller than another at `large` is as large or larger elsewhere.
enum HierarchyCheck: RuleCheck {
    static let rule = Rule.hierarchy
    static let scope = CheckScope.files

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let order = StyleOrder(context.preview)
        log.looked(at: order.styles.count)
        for (smaller, larger) in order.pairs {
            check(.inverted, smaller, larger, context, &log)
            check(.collapsed, smaller, larger, context, &log)
        }
    }

    private static func check(
        _ order: Defect.Order, _ smaller: StyleReport, _ larger: StyleReport,
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
            .hierarchy(order, smaller: smaller.style, needed: needed, given: given), .warning,
            in: .style(larger.style), at: categories)
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .hierarchy(_, let smaller, _, _) = observation.defect,
            case .style(let style) = observation.element
        else { return Remedy(advice: .spreadSizes(smaller: nil)) }
        let theme = context.preview.theme
        let cause = [style, smaller].first { theme.fonts[$0] != nil }
        return Remedy(
            advice: .spreadSizes(smaller: smaller),
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

    /// Each two of which one is smaller at `large`.
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
