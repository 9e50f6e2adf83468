// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A screen that comes with the program, in the order of menus.
package enum BundledScreen: String, CaseIterable, Sendable {
    case settings
    case tableHeader = "table-header"
    case staticTable = "static-table"
    case selfSizingCells = "self-sizing-cells"
    case specimen

    /// The name in menus.
    package var title: String {
        switch self {
        case .settings: "Settings"
        case .tableHeader: "Table Header"
        case .staticTable: "Static Table"
        case .selfSizingCells: "Self-Sizing Cells"
        case .specimen: "Specimen"
        }
    }

    /// The name of the file in the ``ResourceFolder``.
    package var resource: String { "screens/\(rawValue).json" }
}

/// A theme that comes with the program, in the order of menus.
package enum BundledTheme: String, CaseIterable, Sendable {
    case notoSerif = "NotoSerif"
    case notoSans = "NotoSans"
    case noteworthy = "Noteworthy"

    /// The name in menus.
    package var title: String {
        switch self {
        case .notoSerif: "Noto Serif"
        case .notoSans: "Noto Sans"
        case .noteworthy: "Noteworthy"
        }
    }

    /// The name of the file in the ``ResourceFolder``.
    package var resource: String { "themes/\(rawValue).plist" }
}
