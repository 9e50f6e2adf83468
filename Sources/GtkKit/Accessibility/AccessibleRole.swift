// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The accessible role of a widget, set at construction (`GtkAccessibleRole`).
public struct AccessibleRole: RawRepresentable, Hashable, ValueConvertible, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    private init(_ role: GtkAccessibleRole) { rawValue = Int(role.rawValue) }

    public static let generic = AccessibleRole(GTK_ACCESSIBLE_ROLE_GENERIC)
    /// A heading; its level is a property.
    public static let heading = AccessibleRole(GTK_ACCESSIBLE_ROLE_HEADING)
    public static let image = AccessibleRole(GTK_ACCESSIBLE_ROLE_IMG)
    public static let label = AccessibleRole(GTK_ACCESSIBLE_ROLE_LABEL)
    public static let list = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST)
    /// One item of a ``list``.
    public static let listItem = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    /// A widget that screen readers skip.
    public static let presentation = AccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
    public static let switchControl = AccessibleRole(GTK_ACCESSIBLE_ROLE_SWITCH)
}
