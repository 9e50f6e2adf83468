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
        case .separator: trc("color", "Separator")
        case .opaqueSeparator: tr("Opaque Separator")
        case .tint: trc("color", "Tint")
        case .systemBackground: tr("System Background")
        case .systemGroupedBackground: tr("System Grouped Background")
        case .secondarySystemGroupedBackground: tr("Secondary System Grouped Background")
        case .tertiarySystemGroupedBackground: tr("Tertiary System Grouped Background")
        case .systemBlue: tr("System Blue")
        case .systemRed: tr("System Red")
        case .systemGreen: tr("System Green")
        case .systemOrange: tr("System Orange")
        case .systemGray: tr("System Gray")
        }
    }
}
