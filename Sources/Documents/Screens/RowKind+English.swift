// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

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
