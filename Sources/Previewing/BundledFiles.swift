// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// A screen that comes with the program, in the order of menus.
package enum BundledScreen: String, CaseIterable, Sendable {
    case settings
    case customHeaders = "custom-headers"
    case tableHeader = "table-header"
    case staticTable = "static-table"
    case selfSizingCells = "self-sizing-cells"
    case specimen
    case profileForm = "profile-form"
    case mailInbox = "mail-inbox"
    case orderSummary = "order-summary"
    case musicLibrary = "music-library"
    case toDos = "to-dos"
    case account
    case deviceSettings = "device-settings"
    case wiFi = "wi-fi"
    case display
    case contacts
    case contact
    case messages

    /// The name in menus.
    package var title: String {
        switch self {
        case .settings: tr("Settings")
        case .customHeaders: tr("Custom Headers")
        case .tableHeader: tr("Table Header")
        case .staticTable: tr("Static Table")
        case .selfSizingCells: tr("Self-Sizing Cells")
        case .specimen: tr("Specimen")
        case .profileForm: tr("Profile Form")
        case .mailInbox: tr("Mail Inbox")
        case .orderSummary: tr("Order Summary")
        case .musicLibrary: tr("Music Library")
        case .toDos: tr("To-Dos")
        case .account: trc("screen", "Account")
        case .deviceSettings: tr("Device Settings")
        case .wiFi: trc("screen", "Wi-Fi")
        case .display: trc("screen", "Display")
        case .contacts: tr("Contacts")
        case .contact: tr("Contact")
        case .messages: trc("screen", "Messages")
        }
    }

    /// Whether the screen is a list as apps have it; otherwise it shows one subject.
    package var isFromApp: Bool {
        switch self {
        case .settings, .customHeaders, .tableHeader, .staticTable, .selfSizingCells, .specimen:
            false
        default: true
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
