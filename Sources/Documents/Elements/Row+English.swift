// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension Row {
    /// What a row without a text is called: what a screen reader says, the name of its picture or symbol, or its kind.
    package var shownName: String {
        let names = names
        if names.count > 1 { return names[1] }
        return names == [kind.rawValue] ? kind.title : names[0]
    }
}

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
