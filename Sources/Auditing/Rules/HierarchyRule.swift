// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Words

/// `hierarchy`: a style is smaller than another at `large`, but as large or larger at other sizes.
struct HierarchyRule: MeasuredRule {
    static let id = "hierarchy"
    static let text = RuleText(
        title: tr("Styles do not keep their size order"),
        severity: tr("Warning; only information if the style has Apple’s own size"),
        reason: tr("The size shows users which text is more important"),
        computation: tr(
            """
            The check compares the styles that the theme has or the screen uses. One style (A) \
            is larger than another style (B) at L, but not at every text size. This happens \
            because custom fonts grow in proportion to the leading of their style, and the \
            leading of each style grows differently. Needed: more than the size of B. Given: the \
            size of A
            """),
        remedy: tr("Increase the difference between the two sizes"))

    var smaller: TextStyle
    /// The categories where the style that should be smaller is larger.
    var inverted: CategorySet
    /// The categories where both styles are equal.
    var collapsed: CategorySet
    /// The size of the style that should be smaller.
    var needed: Double
    /// The size of the element, which should be larger.
    var given: Double
    /// The pairs in Apple's own sizes, of which this is the first; nil if the theme has other
    /// sizes.
    var systemPairs: SystemPairs?

    struct SystemPairs: Hashable {
        var larger: TextStyle
        var count: Int
    }

    var variant: Int {
        systemPairs == nil ? TextStyle.allCases.firstIndex(of: smaller) ?? 0 : -1
    }
    func origin(of element: Element) -> Finding.Origin {
        systemPairs == nil ? element.origin : .system
    }

    func message(_ finding: Finding) -> String {
        if let systemPairs {
            return trn(
                """
                With Apple’s own sizes, %1$s pair of styles does not keep its size order: %2$s is \
                not larger than %3$s at %4$s
                """,
                """
                With Apple’s own sizes, %1$s pairs of styles do not keep their size order: for \
                example, %2$s is not larger than %3$s at %4$s
                """, systemPairs.count, systemPairs.larger.displayName, smaller.displayName,
                inverted.union(collapsed).english)
        }
        let name = smaller.displayName
        if collapsed.isEmpty {
            return tr(
                """
                %1$s is larger than %2$s at L, but smaller at %3$s. At %6$s, they are %4$s pt \
                and %5$s pt
                """, finding.name, name, inverted.english, given.shown, needed.shown,
                finding.start)
        }
        if inverted.isEmpty {
            return tr(
                """
                %1$s is larger than %2$s at L, but both are the same size at %3$s (%4$s pt at \
                %5$s)
                """,
                finding.name, name, collapsed.english, given.shown, finding.start)
        }
        return tr(
            """
            %1$s is larger than %2$s at L, but smaller at %3$s, and both are the same size at \
            %4$s. At %7$s, they are %5$s pt and %6$s pt
            """, finding.name, name, inverted.english, collapsed.english, given.shown, needed.shown,
            finding.start)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let order = StyleOrder(context.preview)
        log.looked(at: order.styles.count)
        var system: (first: Self, categories: CategorySet)?
        for (smaller, larger) in order.pairs {
            guard let (disorder, categories) = disorder(smaller, larger, context) else {
                continue
            }
            guard smaller.hasAppleSize, larger.hasAppleSize else {
                log.found(disorder, .warning, in: .style(larger.style), at: categories)
                continue
            }
            // One finding covers all pairs in Apple's sizes.
            var defect = disorder
            defect.systemPairs = SystemPairs(larger: larger.style, count: 0)
            system = system ?? (defect, [])
            system?.first.systemPairs?.count += 1
            system?.categories.formUnion(categories)
        }
        if let system {
            log.found(system.first, .information, in: .theme, at: system.categories)
        }
    }

    private static func disorder(
        _ smaller: StyleReport, _ larger: StyleReport, _ context: CheckContext
    ) -> (defect: Self, categories: CategorySet)? {
        let inverted = context.categories {
            smaller.pointSize(at: $0) > larger.pointSize(at: $0)
        }
        let collapsed = context.categories {
            smaller.pointSize(at: $0) == larger.pointSize(at: $0)
        }
        guard inverted != nil || collapsed != nil else { return nil }
        let categories = (inverted ?? []).union(collapsed ?? [])
        let first = context.effective(categories)
        return (
            Self(
                smaller: smaller.style, inverted: inverted ?? [], collapsed: collapsed ?? [],
                needed: smaller.pointSize(at: first), given: larger.pointSize(at: first)),
            categories
        )
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .style(let style) = observation.element else {
            return Remedy(advice: Advice(tr("Increase the difference between the two sizes")))
        }
        let theme = context.preview.theme
        let cause = [style, smaller].first { theme.fonts[$0] != nil }
        return Remedy(
            advice: Advice(
                tr("At L, use a larger size for this style or a smaller size for %1$s"),
                .text(smaller.displayName)),
            cause: cause.map { FileValue($0, "fontSize", in: theme) })
    }
}

extension StyleReport {
    /// Whether the size at `large` is Apple's, so that only Apple's tables determine the growth.
    var hasAppleSize: Bool {
        baseSize == style.preferredPointSize(at: .default) && sizing.maximumPointSize == nil
    }
}

/// The styles with a font in the theme, and those used by the screen, by their sizes at `large`.
struct StyleOrder {
    private(set) var styles: [StyleReport]

    init(_ preview: Preview) {
        let used = Set(preview.fontRequests.compactMap(\.textStyle))
        styles = preview.styles.filter {
            preview.theme.fonts[$0.style] != nil || used.contains($0.style)
        }
    }

    /// The pairs with one style smaller than the other at `large`.
    var pairs: [(smaller: StyleReport, larger: StyleReport)] {
        styles.flatMap { one in
            styles.compactMap { other in
                one.pointSize(at: .default) < other.pointSize(at: .default) ? (one, other) : nil
            }
        }
    }

    /// The pairs and categories where the smaller style is not smaller.
    private var breaks: Set<[String]> {
        Set(
            pairs.flatMap { smaller, larger in
                ContentSizeCategory.allCases.compactMap { category in
                    smaller.pointSize(at: category) >= larger.pointSize(at: category)
                        ? [smaller.style.rawValue, larger.style.rawValue, category.shortName] : nil
                }
            })
    }

    /// Whether a new size for a style keeps the order of all styles that are in order now.
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
