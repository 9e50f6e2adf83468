// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Words

extension ThemeEdit {
    /// The name of the edit after "Undo" in a menu.
    package var label: String {
        switch self {
        case .name: tr("Change Theme Name")
        case .fontName(let style, _): tr("Change Font of %1$s", style.displayName)
        case .fontSize(let style, _): tr("Change Size of %1$s", style.displayName)
        case .maximumPointSize(let style, _): tr("Change Maximum of %1$s", style.displayName)
        case .font(let style, _, _): tr("Set Font of %1$s", style.displayName)
        case .remove(let style): tr("Remove %1$s", style.displayName)
        case .fontFiles: tr("Change Font Files")
        case .sectionHeader(let edit): edit.label
        case .color(.light, let color, _): tr("Change %1$s (Light)", color.displayName)
        case .color(.dark, let color, _): tr("Change %1$s (Dark)", color.displayName)
        }
    }
}

extension HeaderEdit {
    /// The name of the aspect in the ids of edits, never shown.
    package var word: String {
        switch self {
        case .textStyle: "Style"
        case .fontName: "Font"
        case .pointSize: "Size"
        case .weight: "Weight"
        case .color: "Color"
        case .scales: "Scaling"
        case .maximumPointSize: "Maximum"
        case .alignment: "Alignment"
        case .lines: "Lines"
        case .background: "Background"
        case .margin: "Margins"
        case .textCase: "Case"
        case .height: "Height"
        }
    }

    /// The name of the edit in menus.
    fileprivate var label: String {
        switch self {
        case .textStyle: tr("Change Header Style")
        case .fontName: tr("Change Header Font")
        case .pointSize: tr("Change Header Size")
        case .weight: tr("Change Header Weight")
        case .color: tr("Change Header Color")
        case .scales: tr("Change Header Scaling")
        case .maximumPointSize: tr("Change Header Maximum")
        case .alignment: tr("Change Header Alignment")
        case .lines: tr("Change Header Lines")
        case .background: tr("Change Header Background")
        case .margin: tr("Change Header Margins")
        case .textCase: tr("Change Header Case")
        case .height: tr("Change Header Height")
        }
    }
}
