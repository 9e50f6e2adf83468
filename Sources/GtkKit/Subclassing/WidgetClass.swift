// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The registration of Swift classes with GObject.
enum WidgetClass {
    private static var types: [ObjectIdentifier: GType] = [:]

    /// `GtkWidgetClass`, for calls of overridden functions.
    static let parent = g_type_class_ref(gtk_widget_get_type())
        .assumingMemoryBound(to: GtkWidgetClass.self)

    /// The `GType` of a Swift class. The first call registers it (`g_type_register_static`).
    static func type(for swiftClass: CustomWidget.Type) -> GType {
        if let type = types[ObjectIdentifier(swiftClass)] { return type }
        let scrollableClass = swiftClass as? ScrollableWidget.Type
        let description = ClassDescription(
            cssName: swiftClass.cssName, isScrollable: scrollableClass != nil)
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
        info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
        info.class_init = initializeClass
        // Types are never unregistered, so their descriptions are never released.
        info.class_data = UnsafeRawPointer(Unmanaged.passRetained(description).toOpaque())
        let type = g_type_register_static(
            gtk_widget_get_type(), name(for: swiftClass), &info, GTypeFlags(rawValue: 0))
        if scrollableClass != nil {
            var interface = GInterfaceInfo()
            g_type_add_interface_static(type, gtk_scrollable_get_type(), &interface)
        }
        types[ObjectIdentifier(swiftClass)] = type
        return type
    }

    /// The type name: the full Swift name, with replacements for the characters that GObject does not allow.
    private static func name(for swiftClass: CustomWidget.Type) -> String {
        String(
            String(reflecting: swiftClass).map { character in
                character.isASCII && (character.isLetter || character.isNumber) ? character : "_"
            })
    }
}

/// The data of `class_init` for a Swift class.
private final class ClassDescription {
    let cssName: String
    let isScrollable: Bool

    init(cssName: String, isScrollable: Bool) {
        self.cssName = cssName
        self.isScrollable = isScrollable
    }
}

private let initializeClass: GClassInitFunc = { classPointer, data in
    guard let classPointer, let data else { return }
    let description = Unmanaged<ClassDescription>.fromOpaque(data).takeUnretainedValue()
    let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widgetClass, description.cssName)
    widgetClass.pointee.get_request_mode = requestMode
    widgetClass.pointee.measure = measure
    widgetClass.pointee.size_allocate = allocate
    widgetClass.pointee.snapshot = snapshot
    widgetClass.pointee.focus = focus
    let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
    objectClass.pointee.dispose = dispose
    guard description.isScrollable else { return }
    objectClass.pointee.set_property = setScrollableProperty
    objectClass.pointee.get_property = getScrollableProperty
    for (index, name) in ScrollableProperty.names.enumerated() {
        g_object_class_override_property(objectClass, guint(index + 1), name)
    }
}

// MARK: - Virtual functions

private typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

private let requestMode: @convention(c) (WidgetPointer?) -> GtkSizeRequestMode = { widget in
    let mode = Peer.widget(of: widget)?.requestMode ?? .constantSize
    return GtkSizeRequestMode(rawValue: UInt32(mode.rawValue))
}

private typealias Measure =
    @convention(c) (
        WidgetPointer?, GtkOrientation, gint, UnsafeMutablePointer<gint>?,
        UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
    ) -> Void

private let measure: Measure = { widget, orientation, forSize, minimum, natural, _, _ in
    guard let custom = Peer.widget(of: widget) else { return }
    let size = custom.measure(
        orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical, forSize: Int(forSize))
    minimum?.pointee = gint(clamping: size.minimum)
    natural?.pointee = gint(clamping: max(size.minimum, size.natural))
}

private let allocate: @convention(c) (WidgetPointer?, gint, gint, gint) -> Void = {
    widget, width, height, baseline in
    Peer.widget(of: widget)?.allocate(
        width: Int(width), height: Int(height), baseline: Int(baseline))
}

private let snapshot: @convention(c) (WidgetPointer?, OpaquePointer?) -> Void = {
    widget, snapshot in
    guard let snapshot else { return }
    Peer.widget(of: widget)?.snapshot(Snapshot(pointer: snapshot))
}

private let focus: @convention(c) (WidgetPointer?, GtkDirectionType) -> gboolean = {
    widget, direction in
    guard let direction = FocusDirection(rawValue: Int(direction.rawValue)) else { return 0 }
    return (Peer.widget(of: widget)?.focus(direction) ?? false).gboolean
}

/// Unparents the children. Otherwise they would leak, and GTK would print a warning.
private let dispose: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    guard let object else { return }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    let parent = UnsafeMutableRawPointer(WidgetClass.parent)
        .assumingMemoryBound(to: GObjectClass.self)
    parent.pointee.dispose(object)
}
