// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Words

/// `minimum-size`: a text is smaller than Apple's smallest size.
struct MinimumSizeRule: MeasuredRule {
    static let id = "minimum-size"
    static let text = RuleText(
        title: tr("Text is very small"),
        severity: tr("Warning; only information if the style has Apple’s own size"),
        reason: tr("Apple asks for at least 11 points (Human Interface Guidelines, Typography)"),
        computation: tr(
            """
            At one or more text sizes, the font of a style or text is smaller than 11 points. A \
            text is checked only if it has its own size or does not scale, or where it shrinks to \
            fit its lines
            """),
        remedy: tr("Use a larger size at L"))

    var needed: Double
    var given: Double
    /// The number of styles with Apple's own sizes at `large`, of which this is the smallest; nil
    /// for other sizes.
    var systemCount: Int?
    /// Whether the text is the first small one of a bar, whose sizes iOS decides.
    var isOfBar = false
    /// Whether the text shrinks to this size to fit its lines.
    var isShrunk = false

    var dependsOnLayout: Bool { isShrunk }
    var variant: Int { isShrunk ? 1 : 0 }

    func origin(of element: Element) -> Finding.Origin {
        systemCount == nil && !isOfBar ? element.origin : .system
    }

    func message(_ finding: Finding) -> String {
        if let systemCount {
            trn(
                """
                Apple’s own size is small in %1$s style: it is only %2$s pt at %3$s, but Apple \
                asks for at least %4$s pt
                """,
                """
                Apple’s own sizes are small in %1$s styles: the smallest is only %2$s pt at %3$s, \
                but Apple asks for at least %4$s pt
                """, systemCount, given.shown, finding.start, needed.shown)
        } else if isOfBar {
            tr(
                """
                Apple’s own size is small in this bar: %1$s has only %2$s pt, but Apple asks for at \
                least %3$s pt
                """, finding.name, given.shown, needed.shown)
        } else if isShrunk {
            tr(
                """
                %1$s shrinks too much to be read at %2$s: its size is only %3$s pt, but Apple \
                asks for at least %4$s pt
                """,
                finding.name, finding.start, given.shown, needed.shown)
        } else {
            tr(
                """
                %1$s is too small to read at %2$s: its size is only %3$s pt, but Apple asks for \
                at least %4$s pt
                """,
                finding.name, finding.start, given.shown, needed.shown)
        }
    }

    /// The minimum size in points. Source: Apple, Human Interface Guidelines, Typography, "Ensuring
    /// legibility".
    static let least = 11.0

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        var system: (defect: Self, categories: CategorySet)?
        for report in preview.styles {
            log.looked(at: 1)
            guard report.hasAppleSize else {
                check(report.sizing.pointSize(at:), .style(report.style), part: nil, context, &log)
                continue
            }
            guard let categories = context.categories(where: { report.pointSize(at: $0) < least })
            else { continue }
            let given = report.pointSize(at: context.effective(categories))
            system = (
                Self(
                    needed: least, given: min(given, system?.defect.given ?? given),
                    systemCount: 1 + (system?.defect.systemCount ?? 0)),
                categories.union(system?.categories ?? [])
            )
        }
        checkBars(context, &log)
        if let system {
            log.found(system.defect, .information, in: .theme, at: system.categories)
        }
        for (font, drawn) in preview.drawnFonts.enumerated()
        where preview.fontRequests[font].pointSize != nil || !drawn.request.scales {
            let places = context.index.places(inFont: font)
            log.looked(at: places.count)
            for place in places {
                check(
                    drawn.sizing.pointSize(at:), context.element(place), part: place.text, context,
                    &log)
            }
        }
    }

    static func checkLayout(_ context: CheckContext, _ log: inout CheckLog) {
        for issue in context.issues {
            guard case .shrinking(let text, let given) = issue.kind, given < least else { continue }
            log.found(
                Self(needed: least, given: given, isShrunk: true), .warning,
                in: .item(context.id(issue.item)), part: text)
        }
    }

    /// Finds the first text of each bar that is too small.
    private static func checkBars(_ context: CheckContext, _ log: inout CheckLog) {
        var bars: Set<String> = []
        for text in context.preview.barTexts {
            let font = context.preview.drawnFonts[text.content.font]
            log.looked(at: 1)
            guard !font.request.scales, font.font.pointSize < least,
                bars.insert(text.element.bar).inserted
            else { continue }
            log.found(
                Self(needed: least, given: font.font.pointSize, isOfBar: true), .information,
                in: .bar(text.element))
        }
    }

    private static func check(
        _ pointSize: (ContentSizeCategory) -> Double, _ element: Element, part: Int?,
        _ context: CheckContext, _ log: inout CheckLog
    ) {
        guard let categories = context.categories(where: { pointSize($0) < least }) else { return }
        log.found(
            Self(needed: least, given: pointSize(context.effective(categories))), .warning,
            in: element, part: part, at: categories)
    }
}

// MARK: - The remedy

extension MinimumSizeRule {
    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let theme = context.preview.theme
        switch observation.element {
        case .style(let style):
            let size = Self.base(for: style)
            let value = FileValue(style, "fontSize", in: theme)
            let isLimited = (theme.fonts[style]?.maximumPointSize ?? Self.least) < Self.least
            let keepsOrder = StyleOrder(context.preview).staysInOrder(giving: style, base: size)
            return Remedy(
                advice: Self.advice(size), cause: value,
                change: keepsOrder && !isLimited ? .set(value, .number(size)) : nil)
        case .item(let id):
            guard let text = observation.part else { break }
            let source = TextSource(id, text: text, context)
            if isShrunk {
                return Remedy(
                    advice: Advice(tr("Allow more lines, or let the text shrink less")),
                    cause: source.value(\.minimumScale, "minimumScaleFactor"))
            }
            let value = source.value(\.pointSize, "pointSize", "fontSize")
            let font = context.font(of: id, text: text)
            let size = font.request.scales ? Self.base(for: font.request.style) : Self.least
            let isLimited = (font.request.maximumPointSize ?? Self.least) < Self.least
            let hasRoom = context.hasRoomToGrow(id, text: text)
            return Remedy(
                advice: Self.advice(size), cause: value,
                change: hasRoom && !isLimited ? .set(value, .number(size)) : nil)
        case .bar:
            return Remedy(
                advice: Advice(tr("Use short titles that users can tell apart at a glance")),
                cause: context.barCause(of: observation))
        case .theme, .screen: break
        }
        return Remedy(advice: Self.advice(Self.least))
    }

    private static func advice(_ size: Double) -> Advice {
        Advice(tr("Use %1$s pt or more at L"), .number(size))
    }

    /// The smallest whole size at `large` that is never drawn smaller than `least`.
    private static func base(for style: TextStyle) -> Double {
        let metrics = FontMetrics(forTextStyle: style)
        return (1...100).lazy.map(Double.init).first { base in
            ContentSizeCategory.allCases.allSatisfy {
                metrics.scaledPointSize(for: base, at: $0) >= least
            }
        } ?? least
    }
}
