// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The link between a GObject of a Swift class and its Swift object. Each keeps the other alive through it.
///
/// The GObject owns this peer (`g_object_set_qdata_full`), and the peer owns the Swift object while C code references
/// the GObject. A toggle reference tells when Swift holds the last reference. Then the peer releases the Swift object,
/// whose life ends with its last Swift reference. So no order of releases leaks or leaves a dangling pointer.
final class Peer {
    private var held: CustomWidget?
    private weak var widget: CustomWidget?

    private init(_ widget: CustomWidget) {
        held = widget
        self.widget = widget
    }

    /// The Swift object of a GObject; nil for other classes, before it is attached, and after its end.
    static func widget(of object: UnsafeMutableRawPointer?) -> CustomWidget? {
        guard let object else { return nil }
        return peer(of: object)?.widget
    }

    /// Attaches a new widget to its GObject.
    static func attach(_ widget: CustomWidget) {
        let data = Unmanaged.passRetained(Peer(widget)).toOpaque()
        g_object_set_qdata_full(widget.pointer(), quark, data, releaseRetained)
        g_object_add_toggle_ref(widget.pointer(), togglePeer, data)
        g_object_unref(widget.raw)
    }

    /// Removes the toggle reference when the Swift object ends.
    static func detach(_ object: UnsafeMutableRawPointer) {
        guard let peer = peer(of: object) else { return }
        g_object_remove_toggle_ref(
            object.assumingMemoryBound(to: GObject.self), togglePeer,
            Unmanaged.passUnretained(peer).toOpaque())
    }

    fileprivate func toggle(isLastReference: Bool) {
        // The release may end the widget, and this peer with it, so it must not happen inside the assignment.
        let released = held
        held = isLastReference ? nil : widget
        withExtendedLifetime(released) {}
    }

    private static func peer(of object: UnsafeMutableRawPointer) -> Peer? {
        g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), quark)
            .map { Unmanaged<Peer>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let quark = g_quark_from_string("typeladder-peer")
}

private let togglePeer: GToggleNotify = { data, _, isLast in
    guard let data else { return }
    Unmanaged<Peer>.fromOpaque(data).takeUnretainedValue().toggle(isLastReference: isLast != 0)
}
