// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import Words

/// How the size of a font follows from the user's text size.
public struct FontSizing: Hashable, Sendable {
    /// The text style whose leadings or table of sizes apply.
    public var textStyle: TextStyle
    /// The size at L, in points; nil for the preferred system font, which has a table.
    public var pointSize: Double?
    /// The maximum, in points; nil or a number not above zero for none.
    public var maximumPointSize: Double?
    /// Whether the size depends on the category at all.
    public var scales: Bool

    /// A font of a text style; without a size, the preferred system font.
    public init(
        _ textStyle: TextStyle, pointSize: Double? = nil, maximumPointSize: Double? = nil,
        scales: Bool = true
    ) {
        self.textStyle = textStyle
        self.pointSize = pointSize
        self.maximumPointSize = maximumPointSize
        self.scales = scales
    }

    /// The size at L, in points, without the maximum.
    public var baseSize: Double { pointSize ?? textStyle.preferredPointSize(at: .default) }

    /// The drawn size at a category, in points.
    public func pointSize(at category: ContentSizeCategory) -> Double {
        pointSize(at: category, PlainInputs())
    }

    /// The size at a category relative to that at L, before sizes are rounded: 2 for 200%.
    public func growth(at category: ContentSizeCategory) -> Double {
        guard scales else { return 1 }
        let (now, base) =
            pointSize == nil
            ? (textStyle.preferredPointSize(at: category), baseSize)
            : (textStyle.leading(at: category), textStyle.leading(at: .default))
        guard let maximumPointSize, maximumPointSize > 0 else { return now / base }
        return min(now / base, maximumPointSize / baseSize)
    }

    /// This font with scaling on.
    public var scaled: FontSizing {
        FontSizing(textStyle, pointSize: pointSize, maximumPointSize: maximumPointSize)
    }

    /// An input of a size, for its explanation.
    package enum Input {
        case pointSize, maximumPointSize
    }

    /// The computation of the drawn size at a category, from inputs with sources.
    package func explainedPointSize(
        at category: ContentSizeCategory, _ source: @escaping (Input) -> Origin
    ) -> ExplainedNumber {
        pointSize(
            at: category,
            ExplainedInputs { value, input in
                let name = input == .pointSize ? tr("base size") : tr("maximum")
                return ExplainedNumber(value, name, source: source(input))
            })
    }

    private func pointSize<Inputs: ComputationInputs<Input, Number>, Number>(
        at category: ContentSizeCategory, _ inputs: Inputs
    ) -> Number {
        guard let pointSize else {
            return limited(
                textStyle.explainablePreferredSize(at: scales ? category : .default), inputs)
        }
        let base = inputs(pointSize, .pointSize)
        guard scales else { return base }
        let scaled = FontMetrics(forTextStyle: textStyle).scaled(base, at: category)
            .named(
                tr("scaled size"),
                source: .words(
                    tr(
                        "UIFontMetrics: scaled in proportion to the leading")))
        let rounded = scaled.rounded(
            to: scaled.value.rounded(.toNearestOrAwayFromZero),
            Rounding(.nearest, to: tr("point")))
        return limited(
            rounded.named(
                tr("size in whole points"),
                source: .words(tr("UIFontMetrics.scaledFont(for:), measured"))),
            inputs)
    }

    private func limited<Inputs: ComputationInputs<Input, Number>, Number>(
        _ size: Number, _ inputs: Inputs
    ) -> Number {
        guard scales, let maximumPointSize, maximumPointSize > 0 else { return size }
        return Number.minimum(size, inputs(maximumPointSize, .maximumPointSize))
            .named(tr("limited size"), source: "UIFontMetrics.scaledFont(for:maximumPointSize:)")
    }
}

// MARK: - The type ramp

extension TextStyle {
    /// The source of the sizes of the system font.
    package static let guidelines: Origin =
        "Human Interface Guidelines, Typography, Dynamic Type sizes"

    package func explainableLeading<Number: ExplainableNumber>(
        at category: ContentSizeCategory
    ) -> Number {
        Number(
            leading(at: category), TypeRampNames.leading(of: self, at: category),
            source: .words(tr("UIFontMetrics, measured on devices")))
    }

    fileprivate func explainablePreferredSize<Number: ExplainableNumber>(
        at category: ContentSizeCategory
    ) -> Number {
        Number(
            preferredPointSize(at: category),
            TypeRampNames.size(of: self, at: category), source: Self.guidelines)
    }
}
