// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A group of rows with a title (`AdwPreferencesGroup`).
package final class PreferencesGroup: Widget {
    /// A group with a title and an explanation.
    package convenience init(title: String = "", description: String? = nil) {
        self.init(owning: adw_preferences_group_new())
        self.title = title
        self.explanation = description
    }

    @Property("title") package var title: String
    /// The explanation below the title.
    @Property("description") package var explanation: String?

    /// Adds a row, or another widget below the rows.
    package func add(_ child: Widget) { adw_preferences_group_add(pointer(), child.pointer()) }
}

/// A row with a title, a subtitle, and widgets at both ends (`AdwActionRow`).
package final class ActionRow: ListBoxRow {
    /// A row with texts, which are not markup.
    package convenience init(title: String, subtitle: String = "") {
        self.init(owning: adw_action_row_new())
        setProperty("use-markup", to: false)
        self.title = title
        self.subtitle = subtitle
    }

    /// A row with a control at its end. A click on the row activates the control.
    package convenience init(title: String, control: Widget) {
        self.init(title: title)
        control.verticalAlignment = .center
        addSuffix(control)
        activatableWidget = control
    }

    @Property("title") package var title: String
    @Property("subtitle") package var subtitle: String
    /// The maximum number of lines of the title; 0 for no limit.
    @Property("title-lines") package var titleLines: Int
    /// The maximum number of lines of the subtitle; 0 for no limit.
    @Property("subtitle-lines") package var subtitleLines: Int
    @Property("activatable-widget") private var target: Widget?

    /// The widget that a click on the row activates. It keeps its accessible name. libadwaita would add the title to
    /// it.
    package var activatableWidget: Widget? {
        get { target }
        set {
            target = newValue
            newValue?.removeAccessibleLabels()
        }
    }

    /// Adds a widget after the texts.
    package func addSuffix(_ widget: Widget) {
        adw_action_row_add_suffix(pointer(), widget.pointer())
    }
}

/// A row that expands to show more rows (`AdwExpanderRow`).
package final class ExpanderRow: ListBoxRow {
    /// A collapsed row with texts, which are not markup.
    package convenience init(title: String, subtitle: String = "") {
        self.init(owning: adw_expander_row_new())
        setProperty("use-markup", to: false)
        self.title = title
        self.subtitle = subtitle
        super.setAccessibleLabel(title)
        header?.setAccessibleExpanded(false)
        connect(emission: "notify::expanded") { emission in
            let row = ExpanderRow(borrowing: emission.emitter.raw)
            row.header?.setAccessibleExpanded(row.isExpanded)
        }
    }

    /// The inner row with the texts and the focus.
    private var header: Widget? {
        descendants(ofType: gtk_list_box_row_get_type()).first
    }

    /// Sets the accessible name of the inner row.
    package override func setAccessibleLabel(_ label: String) { header?.setAccessibleLabel(label) }

    /// Sets the accessible description of the inner row.
    package override func setAccessibleDescription(_ description: String) {
        header?.setAccessibleDescription(description)
    }

    @Property("title") package var title: String
    @Property("subtitle") package var subtitle: String
    @Property("expanded") package var isExpanded: Bool

    package func addRow(_ row: Widget) { adw_expander_row_add_row(pointer(), row.pointer()) }

    package func removeRow(_ row: Widget) { adw_expander_row_remove(pointer(), row.pointer()) }

    /// Adds a widget after the texts, before the arrow and earlier suffixes
    /// (`adw_expander_row_add_suffix`).
    package func addSuffix(_ widget: Widget) {
        typeladder_expander_row_add_suffix(pointer(), widget.pointer())
    }

    /// Adds a widget of full width below the texts. It is the second child in the box of an `AdwExpanderRow`, so it is
    /// visible even if the row is collapsed.
    package func addBelow(_ widget: Widget) {
        guard let box = gtk_list_box_row_get_child(pointer()) else { return }
        gtk_box_insert_child_after(
            UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget.pointer(),
            gtk_widget_get_first_child(box))
    }

    /// Calls `handler` when the row is expanded or collapsed.
    package func onExpanded(_ handler: @escaping (Bool) -> Void) {
        connect("notify::expanded", reading: "expanded", handler)
    }
}
