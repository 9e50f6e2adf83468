// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Ties a GObject of our own class to its Swift side, so that either keeps the other alive.
///
/// The GObject owns this box through `g_object_set_qdata_full`, and the box owns the widget for as
/// long as anybody but Swift refers to the GObject. A toggle reference tells when that changes:
/// once Swift holds the last reference, the box lets go, and the widget ends with its last Swift
/// reference. No order of letting go leaves a leak or a dangling pointer.
final class Peer {
    private var held: CustomWidget?
    private weak var widget: CustomWidget?

    private init(_ widget: CustomWidget) {
        held = widget
        self.widget = widget
    }

    /// The Swift side of an object, or nil: not ours, not attached yet or already ended.
    static func widget(of object: UnsafeMutableRawPointer?) -> CustomWidget? {
        guard let object else { return nil }
        return peer(of: object)?.widget
    }

    /// Hands a new widget over to its GObject.
    static func attach(_ widget: CustomWidget) {
        let data = Unmanaged.passRetained(Peer(widget)).toOpaque()
        g_object_set_qdata_full(widget.pointer(), quark, data, releasePeer)
        g_object_add_toggle_ref(widget.pointer(), togglePeer, data)
        g_object_unref(widget.raw)
    }

    /// Gives up the toggle reference, when the Swift side ends.
    static func detach(_ object: UnsafeMutableRawPointer) {
        guard let peer = peer(of: object) else { return }
        g_object_remove_toggle_ref(
            object.assumingMemoryBound(to: GObject.self), togglePeer,
            Unmanaged.passUnretained(peer).toOpaque())
    }

    fileprivate func toggle(isLastReference: Bool) {
        // Letting go may end the widget, and this box with it: not inside the assignment.
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

private let releasePeer: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<Peer>.fromOpaque(data).release()
}
