// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

extension ThemeEdit {
    /// The name of the edit behind "Undo" in a menu.
    package var label: String {
        switch self {
        case .name: "Change Theme Name"
        case .fontName(let style, _): "Change Font of \(style.displayName)"
        case .fontSize(let style, _): "Change Size of \(style.displayName)"
        case .maximumPointSize(let style, _): "Change Maximum of \(style.displayName)"
        case .font(let style, _, _): "Set Font of \(style.displayName)"
        case .remove(let style): "Remove \(style.displayName)"
        case .fontFiles: "Change Font Files"
        case .sectionHeader(let edit): "Change Header \(edit.word)"
        case .color(let appearance, let color, _):
            "Change \(color.displayName) (\(appearance == .light ? "Light" : "Dark"))"
        }
    }
}

extension HeaderEdit {
    /// The name of the aspect in menus.
    package var word: String {
        switch self {
        case .textStyle: "Style"
        case .fontName: "Font"
        case .pointSize: "Size"
        case .weight: "Weight"
        case .color: "Colour"
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
}
