// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The accessible attributes of a widget; GTK's own widgets set most of them.
extension Widget {
    /// Sets a description for now; nil goes back to the widget's own one.
    package func describeForNow(_ description: String?) {
        let own = g_object_get_data(pointer(), Self.descriptionKey).map {
            String(cString: $0.assumingMemoryBound(to: CChar.self))
        }
        updateProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description ?? own ?? "")
    }

    /// Keeps the widget's own description, which GTK does not give back.
    func keepDescription(_ description: String) {
        g_object_set_data_full(
            pointer(), Self.descriptionKey, g_strdup(description)
        ) { g_free($0) }
    }

    private static let descriptionKey = "typeladder-description"

    /// Sets the value in words (`GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`).
    package func setAccessibleValue(_ text: String) {
        updateProperty(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
    }

    /// Sets the level of a heading, from 1 (`GTK_ACCESSIBLE_PROPERTY_LEVEL`).
    package func setAccessibleLevel(_ level: Int) {
        updateProperty(GTK_ACCESSIBLE_PROPERTY_LEVEL, level)
    }

    /// Sets whether a switch is on or a box checked (`GTK_ACCESSIBLE_STATE_CHECKED`).
    package func setAccessibleChecked(_ isChecked: Bool) {
        // A GtkAccessibleTristate, which GTK 4.8 reads as an integer.
        let initialize = { (_: GtkAccessibleState, value: UnsafeMutablePointer<GValue>) in
            _ = g_value_init(value, FundamentalType.int)
        }
        update(GTK_ACCESSIBLE_STATE_CHECKED, isChecked ? 1 : 0, initialize) {
            gtk_accessible_update_state_value(opaque, 1, $0, $1)
        }
    }

    /// Sets whether an item is selected (`GTK_ACCESSIBLE_STATE_SELECTED`).
    package func setAccessibleSelected(_ isSelected: Bool) {
        // An optional Boolean, which GTK stores as an integer: −1 is undefined.
        updateState(GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
    }

    /// Sets whether a row or a button is expanded (`GTK_ACCESSIBLE_STATE_EXPANDED`).
    package func setAccessibleExpanded(_ isExpanded: Bool) {
        updateState(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded ? 1 : 0)
    }

    /// Removes the labels from the accessible name, because GTK 4.8 appends them to the widget's own name
    /// (`GTK_ACCESSIBLE_RELATION_LABELLED_BY`).
    func removeAccessibleLabels() {
        gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }

    /// Hides the widget and its descendants from screen readers (`GTK_ACCESSIBLE_STATE_HIDDEN`).
    package func setAccessibleHidden(_ isHidden: Bool) {
        updateState(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden)
    }

    /// Sets the position in a set of items, from 1 (`GTK_ACCESSIBLE_RELATION_POS_IN_SET`).
    package func setAccessiblePosition(_ position: Int, of count: Int) {
        updateRelation(GTK_ACCESSIBLE_RELATION_POS_IN_SET, position)
        updateRelation(GTK_ACCESSIBLE_RELATION_SET_SIZE, count)
    }

    func updateProperty(_ property: GtkAccessibleProperty, _ content: any ValueConvertible) {
        update(property, content, gtk_accessible_property_init_value) {
            gtk_accessible_update_property_value(opaque, 1, $0, $1)
        }
    }

    private func updateState(_ state: GtkAccessibleState, _ content: any ValueConvertible) {
        update(state, content, gtk_accessible_state_init_value) {
            gtk_accessible_update_state_value(opaque, 1, $0, $1)
        }
    }

    private func updateRelation(_ relation: GtkAccessibleRelation, _ content: Int) {
        update(relation, content, gtk_accessible_relation_init_value) {
            gtk_accessible_update_relation_value(opaque, 1, $0, $1)
        }
    }

    /// Sets an attribute. For each of the three kinds, GTK initializes the value with another function.
    private func update<Attribute>(
        _ attribute: Attribute, _ content: any ValueConvertible,
        _ initialize: (Attribute, UnsafeMutablePointer<GValue>) -> Void,
        _ change: (UnsafeMutablePointer<Attribute>, UnsafeMutablePointer<GValue>) -> Void
    ) {
        var attribute = attribute
        var value = GValue()
        initialize(attribute, &value)
        defer { g_value_unset(&value) }
        let isWritten = withUnsafeMutablePointer(to: &value) {
            content.write(to: Value(pointer: $0))
        }
        guard isWritten else { fatalError("\(attribute) does not take \(content)") }
        change(&attribute, &value)
    }
}

extension Widget {
    /// The role. A ``CustomWidget`` sets it at construction.
    package var accessibleRole: AccessibleRole { property("accessible-role") }
}

extension Widget {
    /// Lets screen readers speak a sentence (`gtk_accessible_announce`).
    ///
    /// - Returns: false before GTK 4.14, which cannot do that.
    package func announce(_ sentence: String) -> Bool {
        typeladder_announce(pointer(), sentence) != 0
    }
}
