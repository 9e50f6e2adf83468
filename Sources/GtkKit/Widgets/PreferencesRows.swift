// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Rows under a title (`AdwPreferencesGroup`).
public final class PreferencesGroup: Widget {
    /// A group with a title, and an explanation below it.
    public convenience init(title: String = "", description: String? = nil) {
        self.init(owning: adw_preferences_group_new())
        self.title = title
        self.explanation = description
    }

    /// Above the rows.
    @Property("title") public var title: String
    /// Below the title.
    @Property("description") public var explanation: String?

    /// Adds a row, or another widget below the rows.
    public func add(_ child: Widget) { adw_preferences_group_add(pointer(), child.pointer()) }

    /// Takes a row out.
    public func remove(_ child: Widget) { adw_preferences_group_remove(pointer(), child.pointer()) }
}

/// A row with a title, a subtitle, and widgets on either side (`AdwActionRow`).
public final class ActionRow: ListBoxRow {
    /// A row by its texts, which are not markup.
    public convenience init(title: String, subtitle: String = "") {
        self.init(owning: adw_action_row_new())
        setProperty("use-markup", to: false)
        self.title = title
        self.subtitle = subtitle
    }

    /// The first line.
    @Property("title") public var title: String
    /// The second line.
    @Property("subtitle") public var subtitle: String
    /// Lines the title may take; 0 sets no limit.
    @Property("title-lines") public var titleLines: Int
    /// Lines the subtitle may take; 0 sets no limit.
    @Property("subtitle-lines") public var subtitleLines: Int
    @Property("activatable-widget") private var target: Widget?

    /// The widget that a click on the row activates. It keeps its own name, to which libadwaita adds
    /// the title.
    public var activatableWidget: Widget? {
        get { target }
        set {
            target = newValue
            newValue?.removeAccessibleLabels()
        }
    }

    /// Adds a widget before the texts.
    public func addPrefix(_ widget: Widget) {
        adw_action_row_add_prefix(pointer(), widget.pointer())
    }

    /// Adds a widget after the texts.
    public func addSuffix(_ widget: Widget) {
        adw_action_row_add_suffix(pointer(), widget.pointer())
    }

    /// Calls `handler` when the row is clicked, or entered by key.
    @discardableResult
    public func onActivated(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("activated", handler)
    }
}

/// A row that opens to show more rows (`AdwExpanderRow`).
public final class ExpanderRow: ListBoxRow {
    /// A closed row by its texts, which are not markup.
    public convenience init(title: String, subtitle: String = "") {
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

    /// The row that shows the texts and has the focus: the first in the one that holds all.
    private var header: Widget? {
        descendants(ofType: gtk_list_box_row_get_type()).first
    }

    /// Names the row that has the focus.
    public override func setAccessibleLabel(_ label: String) { header?.setAccessibleLabel(label) }

    /// Describes the row that has the focus.
    public override func setAccessibleDescription(_ description: String) {
        header?.setAccessibleDescription(description)
    }

    /// The first line.
    @Property("title") public var title: String
    /// The second line.
    @Property("subtitle") public var subtitle: String
    /// Whether it is open.
    @Property("expanded") public var isExpanded: Bool

    /// Adds a row inside.
    public func addRow(_ row: Widget) { adw_expander_row_add_row(pointer(), row.pointer()) }

    /// Adds a widget before the texts.
    public func addPrefix(_ widget: Widget) {
        adw_expander_row_add_prefix(pointer(), widget.pointer())
    }

    /// Adds a widget after the texts, before the arrow and what was added earlier
    /// (`adw_expander_row_add_suffix`).
    public func addSuffix(_ widget: Widget) {
        typeladder_expander_row_add_suffix(pointer(), widget.pointer())
    }

    /// Puts a widget over the full width below the texts, which shows whether the row is open or
    /// not: second in the box that an `AdwExpanderRow` is made of.
    public func addBelow(_ widget: Widget) {
        guard let box = gtk_list_box_row_get_child(pointer()) else { return }
        gtk_box_insert_child_after(
            UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget.pointer(),
            gtk_widget_get_first_child(box))
    }

    /// Calls `handler` when the row opens or closes.
    @discardableResult
    public func onExpanded(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect("notify::expanded", reading: "expanded", handler)
    }
}
