// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

extension Object {
    /// Calls `handler` whenever a signal is emitted, until the object is disposed of.
    ///
    /// The handler names the arguments it wants, in order and from the first on; the emitting
    /// object is not one of them. `notify::name` works as any other detail does. What a handler
    /// captures lives as long as the object: capture `self` weakly.
    @discardableResult
    public func connect<each Argument: ValueConvertible>(
        _ signal: String, _ handler: @escaping (repeat each Argument) -> Void
    ) -> SignalConnection {
        connect(signal) { (emission: Emission) in
            handler(repeat emission.next((each Argument).self))
        }
    }

    /// Calls `handler`, whose answer becomes the signal's, whenever a signal is emitted.
    @discardableResult
    public func connect<each Argument: ValueConvertible, Answer: ValueConvertible>(
        _ signal: String, _ handler: @escaping (repeat each Argument) -> Answer
    ) -> SignalConnection {
        connect(signal) { (emission: Emission) in
            emission.answer(handler(repeat emission.next((each Argument).self)))
        }
    }

    /// Calls `handler` with a property of the emitting object: the wrapper that was connected may
    /// be gone by then.
    @discardableResult
    public func connect<Content: ValueConvertible>(
        _ signal: String, reading property: String, _ handler: @escaping (Content) -> Void
    ) -> SignalConnection {
        connect(signal) { (emission: Emission) in handler(emission.emitter.property(property)) }
    }

    /// Calls `handler` with a property that the reader has changed, not the program
    /// (``Property`` that is an input).
    @discardableResult
    func connect<Content: ValueConvertible>(
        input signal: String, reading property: String, _ handler: @escaping (Content) -> Void
    ) -> SignalConnection {
        connect(input: signal) { emission in handler(emission.emitter.property(property)) }
    }

    /// Calls `handler` for what the reader changes, not the program (``silently(_:)``).
    @discardableResult
    func connect(input signal: String, _ handler: @escaping (Emission) -> Void)
        -> SignalConnection
    {
        connect(signal) { (emission: Emission) in
            if !emission.emitter.isSilent { handler(emission) }
        }
    }

    /// The one path to `g_signal_connect_closure`. Also for arguments that are no
    /// ``ValueConvertible``, such as boxed ones.
    @discardableResult
    package func connect(emission signal: String, _ handler: @escaping (Emission) -> Void)
        -> SignalConnection
    {
        connect(signal, handler)
    }

    /// Emits a signal (`g_signal_emitv`; `g_signal_emit_by_name` has variable arguments), as tests do
    /// in place of a reader. Arguments that are not given are empty.
    package func emit(_ signal: String, _ numbers: Double...) {
        let type = raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
        let identifier = g_signal_lookup(signal, type)
        var query = GSignalQuery()
        g_signal_query(identifier, &query)
        var values = [GValue](repeating: GValue(), count: Int(query.n_params) + 1)
        g_value_init(&values[0], type)
        g_value_set_object(&values[0], raw)
        for index in 0..<Int(query.n_params) {
            // G_SIGNAL_TYPE_STATIC_SCOPE is a bit of the type.
            g_value_init(&values[index + 1], query.param_types[index] & ~1)
            if index < numbers.count { g_value_set_double(&values[index + 1], numbers[index]) }
        }
        g_signal_emitv(&values, identifier, 0, nil)
        for index in values.indices { g_value_unset(&values[index]) }
    }

    private func connect(_ signal: String, _ handler: @escaping (Emission) -> Void)
        -> SignalConnection
    {
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)!
        let box = HandlerBox(signal: signal, closure: closure, handler: handler)
        let data = Unmanaged.passRetained(box).toOpaque()
        closure.pointee.data = data
        g_closure_set_marshal(closure, marshalEmission)
        g_closure_add_finalize_notifier(closure, data, releaseHandler)
        let identifier = g_signal_connect_closure(raw, signal, closure, 0)
        guard identifier != 0 else { fatalError("\(typeName) has no signal named \(signal)") }
        return SignalConnection(box: box)
    }
}

/// A handler that is connected. Letting go of this value does not disconnect it.
public struct SignalConnection {
    fileprivate weak var box: HandlerBox?

    /// Whether the handler would still be called.
    public var isConnected: Bool { box != nil }

    /// Ends the connection and frees the handler (`g_closure_invalidate`); harmless when the
    /// object is gone already.
    public func disconnect() {
        guard let box else { return }
        g_closure_invalidate(box.closure)
    }
}

/// The Swift side of a closure, retained by it and released by its finalize notifier.
private final class HandlerBox {
    let signal: String
    let closure: UnsafeMutablePointer<GClosure>
    let handler: (Emission) -> Void

    init(
        signal: String, closure: UnsafeMutablePointer<GClosure>,
        handler: @escaping (Emission) -> Void
    ) {
        self.signal = signal
        self.closure = closure
        self.handler = handler
    }
}

private let marshalEmission: GClosureMarshal = { closure, result, count, arguments, _, _ in
    guard let data = closure?.pointee.data, let arguments else { return }
    let box = Unmanaged<HandlerBox>.fromOpaque(data).takeUnretainedValue()
    let values = UnsafeBufferPointer(start: arguments, count: Int(count))
    box.handler(Emission(signal: box.signal, arguments: values, result: result))
}

private let releaseHandler: GClosureNotify = { data, _ in
    guard let data else { return }
    Unmanaged<HandlerBox>.fromOpaque(data).release()
}
