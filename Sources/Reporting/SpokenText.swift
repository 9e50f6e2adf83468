// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Words

// What screen readers say of an item, in the window and in web pages.

extension ItemLayout {
    /// The name of the item: its own label, or all texts from top to bottom.
    package var spokenName: String {
        accessibilityLabel ?? listed(texts.map(\.content.spokenText))
    }

    /// All that a screen reader speaks for the item, without the state of a switch.
    package var spokenText: String { listed([spokenName] + spokenStates) }

    /// The states of its accessories and its control, without that of a switch.
    package var spokenStates: [String] {
        decorations.compactMap { decoration in
            switch decoration.kind {
            case .accessory(let accessory): accessory.spokenState
            case .control(let control): spokenState(of: control)
            case .image, .separator: nil
            }
        }
    }

    /// Whether the switch of the row is on; nil for a row without one.
    package var switchState: Bool? {
        for decoration in decorations {
            if case .accessory(.switch(let isOn)) = decoration.kind { return isOn }
        }
        return nil
    }

    private func spokenState(of control: Control) -> String? {
        if let fraction = control.fraction {
            return tr("%1$s percent", (fraction * 100).rounded().shown)
        }
        switch control {
        case .segmentedControl(_, let selected?):
            let segments = texts.filter { $0.content.role == .segment }
            // Translators: %1$s is the text of a segment.
            return segments.indices.contains(selected)
                ? tr("%1$s is selected", segments[selected].content.spokenText) : nil
        case .placeholder: return tr("Not previewed")
        default: return nil
        }
    }
}

extension Accessory {
    fileprivate var spokenState: String? {
        switch self {
        case .checkmark: tr("Selected")
        case .unread: tr("Unread")
        case .activityIndicator: tr("In progress")
        case .delete: trc("accessory", "Delete")
        case .insert: trc("accessory", "Insert")
        default: nil
        }
    }
}
