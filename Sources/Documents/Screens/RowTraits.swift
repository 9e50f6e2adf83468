// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Words

/// What distinguishes a kind of row, besides its control and the drawing of it. The keys of a row, its texts, and its
/// layout follow from this table, so a new kind is one entry.
struct RowTraits: Sendable {
    /// The texts in the content of a row.
    enum Content: Sendable {
        /// A title, which files must have.
        case title
        /// A title, if it is not empty.
        case optionalTitle
        /// A title that is only spoken.
        case spokenTitle
        /// The text or the placeholder of a field, after the title.
        case field
        /// The same without a title.
        case untitledField
        case segments
        /// A title, and the parts of a date.
        case dates
        /// The texts of a stack.
        case labels
    }

    /// The type of the key `value`.
    enum Value: Sendable {
        case text
        /// A text, or a number as it is written.
        case textOrNumber
        /// A number from 0 to 1.
        case fraction
    }

    var content = Content.title
    var value: Value?
    var hasSubtitle = false
    /// Whether a text may be at the end of the first line.
    var hasTrailingText = false
    /// Whether an image may be before the texts.
    var hasImage = true
    /// The accessory that rows of this kind have.
    var accessory: Accessory?
    /// The layout of the texts. That of a stack follows from its items.
    var layout = RowContent.Kind.default

    /// Whether files need a title, which is drawn.
    var isTitled: Bool { content == .title || content == .dates }
}

extension Row.Kind {
    var traits: RowTraits {
        switch self {
        case .default: RowTraits(hasTrailingText: true)
        case .value: RowTraits(value: .text, layout: .value)
        case .subtitle: RowTraits(hasSubtitle: true, hasTrailingText: true, layout: .subtitle)
        case .switch: RowTraits(hasSubtitle: true)
        case .button: RowTraits(hasSubtitle: true, layout: .button)
        case .image: RowTraits(hasSubtitle: true, hasTrailingText: true)
        case .labels: RowTraits(content: .labels, hasTrailingText: true)
        case .stack: RowTraits(content: .labels, hasImage: false)
        case .textField: RowTraits(content: .field, value: .text)
        case .textView: RowTraits(content: .untitledField, value: .text, hasImage: false)
        case .slider: RowTraits(content: .spokenTitle, value: .fraction, hasImage: false)
        case .stepper:
            RowTraits(
                value: .textOrNumber, hasSubtitle: true, accessory: .stepper, layout: .value)
        case .segmentedControl: RowTraits(content: .segments, hasImage: false)
        case .picker:
            RowTraits(
                value: .text, hasSubtitle: true, accessory: .popUpMenu, layout: .value)
        case .datePicker: RowTraits(content: .dates, value: .text, hasSubtitle: true)
        case .progress: RowTraits(content: .optionalTitle, value: .fraction)
        case .placeholder: RowTraits(content: .optionalTitle, hasImage: false)
        }
    }

    /// The layout of the texts; nil for that of a stack.
    package var layout: RowContent.Kind? { traits.content == .labels ? nil : traits.layout }

    /// Whether the row has a control besides a switch or a button.
    package var hasControl: Bool {
        switch traits.content {
        case .field, .untitledField, .spokenTitle, .segments, .dates: true
        case .title, .labels, .optionalTitle:
            traits.value == .fraction || traits.value == .textOrNumber
                || traits.accessory == .popUpMenu
        }
    }

    /// Whether the title of the row is only spoken.
    package var speaksTitle: Bool {
        traits.content == .spokenTitle || traits.content == .segments
    }
}

// MARK: - Names

extension Row.Kind {
    /// The kind when it stands alone.
    package var title: String {
        switch self {
        case .default, .value, .subtitle, .labels, .image: tr("Row")
        case .switch: trc("row", "Switch")
        case .button: trc("row", "Button")
        case .stack: trc("row", "Stack")
        case .textField: trc("row", "Text field")
        case .textView: trc("row", "Text view")
        case .slider: trc("row", "Slider")
        case .stepper: trc("row", "Stepper")
        case .segmentedControl: trc("row", "Segmented control")
        case .picker: trc("row", "Picker")
        case .datePicker: trc("row", "Date picker")
        case .progress: trc("row", "Progress bar")
        case .placeholder: trc("row", "Placeholder")
        }
    }
}

extension Row.Kind {
    /// The name of the kind in menus and lists.
    package var displayName: String {
        switch self {
        case .default: tr("Title")
        case .value: tr("Title and Value")
        case .subtitle: tr("Title and Subtitle")
        case .switch: tr("Switch")
        case .button: tr("Button")
        case .image: tr("Image and Title")
        case .labels: tr("Labels")
        // Translators: a view that arranges others side by side or one below the other.
        case .stack: tr("Stack")
        case .textField: tr("Text Field")
        case .textView: tr("Text View")
        case .slider: tr("Slider")
        case .stepper: tr("Stepper")
        case .segmentedControl: tr("Segmented Control")
        // Translators: a control that opens a menu to choose a value.
        case .picker: tr("Picker")
        case .datePicker: tr("Date Picker")
        // Translators: a bar that shows how much is done.
        case .progress: tr("Progress")
        // Translators: the place of a view that is not previewed.
        case .placeholder: tr("Placeholder")
        }
    }
}
