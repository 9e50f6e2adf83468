// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension SemanticColor {
    /// The name in words: "Secondary Label".
    package var displayName: String {
        switch self {
        // Translators: these are the names of iOS colors, such as UIColor.secondaryLabel.
        case .label: trc("color", "Label")
        case .secondaryLabel: tr("Secondary Label")
        case .tertiaryLabel: tr("Tertiary Label")
        case .quaternaryLabel: tr("Quaternary Label")
        case .placeholderText: tr("Placeholder Text")
        case .link: trc("color", "Link")
        case .separator: trc("color", "Separator")
        case .opaqueSeparator: tr("Opaque Separator")
        case .tint: trc("color", "Tint")
        case .systemFill: tr("System Fill")
        case .secondarySystemFill: tr("Secondary System Fill")
        case .tertiarySystemFill: tr("Tertiary System Fill")
        case .quaternarySystemFill: tr("Quaternary System Fill")
        case .systemBackground: tr("System Background")
        case .secondarySystemBackground: tr("Secondary System Background")
        case .tertiarySystemBackground: tr("Tertiary System Background")
        case .systemGroupedBackground: tr("System Grouped Background")
        case .secondarySystemGroupedBackground: tr("Secondary System Grouped Background")
        case .tertiarySystemGroupedBackground: tr("Tertiary System Grouped Background")
        case .systemRed: tr("System Red")
        case .systemOrange: tr("System Orange")
        case .systemYellow: tr("System Yellow")
        case .systemGreen: tr("System Green")
        case .systemMint: tr("System Mint")
        case .systemTeal: tr("System Teal")
        case .systemCyan: tr("System Cyan")
        case .systemBlue: tr("System Blue")
        case .systemIndigo: tr("System Indigo")
        case .systemPurple: tr("System Purple")
        case .systemPink: tr("System Pink")
        case .systemBrown: tr("System Brown")
        case .systemGray: tr("System Gray")
        case .systemGray2: tr("System Gray 2")
        case .systemGray3: tr("System Gray 3")
        case .systemGray4: tr("System Gray 4")
        case .systemGray5: tr("System Gray 5")
        case .systemGray6: tr("System Gray 6")
        case .black: trc("color", "Black")
        case .white: trc("color", "White")
        case .clear: trc("color", "Clear")
        case .darkText: tr("Dark Text")
        case .lightText: tr("Light Text")
        }
    }
}
