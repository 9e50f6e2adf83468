// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The accessible role of a widget, set at construction (`GtkAccessibleRole`).
public enum AccessibleRole: ValueConvertible {
    case button
    case checkbox
    case generic
    case group
    /// A heading; its level is a property.
    case heading
    case image
    case label
    case list
    /// One item of a ``list``.
    case listItem
    /// A widget that screen readers skip.
    case presentation
    case row
    case switchControl
    case table

    private var constant: GtkAccessibleRole {
        switch self {
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .label: GTK_ACCESSIBLE_ROLE_LABEL
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
        case .row: GTK_ACCESSIBLE_ROLE_ROW
        case .switchControl: GTK_ACCESSIBLE_ROLE_SWITCH
        case .table: GTK_ACCESSIBLE_ROLE_TABLE
        }
    }

    private static let all: [AccessibleRole] = [
        .button, .checkbox, .generic, .group, .heading, .image, .label, .list, .listItem,
        .presentation, .row, .switchControl, .table,
    ]

    /// Reads a role; nil for one that is not listed here.
    package static func read(_ value: Value) -> AccessibleRole? {
        guard let number = Int.read(value) else { return nil }
        return all.first { Int($0.constant.rawValue) == number }
    }

    package func write(to value: Value) -> Bool { Int(constant.rawValue).write(to: value) }
}
