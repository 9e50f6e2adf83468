// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A control in the content of a row, with the state that is drawn. Accessories are at the ends of a row instead.
///
/// Texts inside a control are texts of the row. Measures come from the profile, by the kind's name.
public enum Control: Hashable, Sendable {
    /// A slider from 0 to 1, with symbols at its ends.
    case slider(value: Double, minimumImage: String?, maximumImage: String?)
    /// Segments with a text each, and the index of the selected one; nil for none.
    case segmentedControl(count: Int, selected: Int?)
    /// The finished part of a progress, from 0 to 1.
    case progress(Double)
    /// One line that scrolls.
    case textField
    /// Several lines that can be edited.
    case textView
    /// A compact date picker, with the date and the time in shapes.
    case datePicker
    /// A button with a shape behind its title.
    case button(isProminent: Bool)
    /// The place of a view that is not previewed.
    case placeholder

    /// The kind of a control; the raw value is its name in profiles and reports.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case slider, segmentedControl, progress, textField, textView, datePicker, button,
            placeholder
    }

    public var kind: Kind {
        switch self {
        case .slider: .slider
        case .segmentedControl: .segmentedControl
        case .progress: .progress
        case .textField: .textField
        case .textView: .textView
        case .datePicker: .datePicker
        case .button: .button
        case .placeholder: .placeholder
        }
    }
}

extension Control {
    /// A control that is a bar, without anything at its ends; nil for another kind.
    package init?(bar kind: Kind, fraction: Double) {
        switch kind {
        case .slider: self = .slider(value: fraction, minimumImage: nil, maximumImage: nil)
        case .progress: self = .progress(fraction)
        default: return nil
        }
    }

    /// The part from 0 to 1 that a control shows; nil for others.
    package var fraction: Double? {
        switch self {
        case .slider(let value, _, _), .progress(let value): value
        default: nil
        }
    }
}

/// What a touch of a control or an accessory acts on.
package enum TouchTarget: Hashable, Sendable {
    case nothing
    case row
    /// The part alone, without its row. A touch hits one of its pieces, which are side by side. Their width is that of
    /// iOS, or follows from the texts and the row.
    case itself(pieces: Int = 1, hasOwnWidth: Bool = false)

    package var isItself: Bool { if case .itself = self { true } else { false } }
}

extension Control {
    /// What the control shows to act when touched.
    package var target: TouchTarget {
        switch self {
        case .textField, .textView: .row
        case .slider: .itself()
        case .button, .datePicker: .itself(hasOwnWidth: true)
        case .segmentedControl(let count, _): .itself(pieces: count, hasOwnWidth: true)
        case .progress, .placeholder: .nothing
        }
    }
}

extension Control.Kind {
    /// How a control and the texts of its row share the content. A new control usually has one of these.
    enum Arrangement {
        /// A bar of its own height, below the title.
        case bar
        /// Texts in a bar of its own height, each with an equal part of the width.
        case segments
        /// A line of text beside the title, which scrolls.
        case field
        /// Texts in shapes at the end of the title's line.
        case dates
        /// A shape around all texts, with insets.
        case shape
    }

    /// The kinds of controls that are bars, which a stack can have.
    package static let bars = allCases.filter { $0.arrangement == .bar }

    var arrangement: Arrangement {
        switch self {
        case .slider, .progress: .bar
        case .segmentedControl: .segments
        case .textField: .field
        case .datePicker: .dates
        case .textView, .button, .placeholder: .shape
        }
    }
}

/// The measures of a control, in points.
public struct ControlMetrics: Hashable, Sendable {
    /// The height of the control; 0 if it follows from the text inside.
    public var height: Double
    /// The space above and below the text inside.
    public var verticalInset: Double
    /// The space before and after each text inside.
    public var horizontalInset: Double
    /// The distance from the title, which is above the control or beside it.
    public var spacing: Double
    /// The radius of the corners; at most half of the height with one line of text, so that no corner cuts into
    /// further lines.
    public var cornerRadius: Double
    /// The least width. Where a row has less room, the control reaches into the accessories.
    public var minimumWidth: Double

    public init(
        height: Double = 0, verticalInset: Double = 0, horizontalInset: Double = 0,
        spacing: Double = 0, cornerRadius: Double = 0, minimumWidth: Double = 0
    ) {
        self.height = height
        self.verticalInset = verticalInset
        self.horizontalInset = horizontalInset
        self.spacing = spacing
        self.cornerRadius = cornerRadius
        self.minimumWidth = minimumWidth
    }
}

extension ControlMetrics {
    package subscript(measure: LayoutInput.ControlMeasure) -> Double {
        switch measure {
        case .height: height
        case .verticalInset: verticalInset
        case .spacing: spacing
        }
    }
}
