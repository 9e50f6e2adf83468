// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The accessible role of a widget, set at construction (`GtkAccessibleRole`).
public enum AccessibleRole: CaseIterable, ValueConvertible {
    case generic
    /// A heading; its level is a property.
    case heading
    case image
    case label
    case list
    /// One item of a ``list``.
    case listItem
    /// A widget that screen readers skip.
    case presentation
    case switchControl

    private var constant: GtkAccessibleRole {
        switch self {
        case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .label: GTK_ACCESSIBLE_ROLE_LABEL
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
        case .switchControl: GTK_ACCESSIBLE_ROLE_SWITCH
        }
    }

    /// Reads a role; nil for one that is not listed here.
    package static func read(_ value: Value) -> AccessibleRole? {
        guard let number = Int.read(value) else { return nil }
        return allCases.first { Int($0.constant.rawValue) == number }
    }

    package func write(to value: Value) -> Bool { Int(constant.rawValue).write(to: value) }
}
