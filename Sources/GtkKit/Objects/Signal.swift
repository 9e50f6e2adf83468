// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

extension Object {
    /// Calls `handler` whenever a signal is emitted, until the object is disposed.
    ///
    /// The handler declares the arguments that it needs, in order and without the emitting object. Details such as
    /// `notify::name` are supported. Captured objects live as long as the emitting object, so capture `self` weakly.
    @discardableResult
    package func connect<each Argument: ValueConvertible>(
        _ signal: String, _ handler: @escaping (repeat each Argument) -> Void
    ) -> SignalConnection {
        connect(signal) { (emission: Emission) in
            handler(repeat emission.next((each Argument).self))
        }
    }

    /// Calls `handler` whenever a signal is emitted. Its result is the result of the signal.
    @discardableResult
    package func connect<each Argument: ValueConvertible, Answer: ValueConvertible>(
        _ signal: String, _ handler: @escaping (repeat each Argument) -> Answer
    ) -> SignalConnection {
        connect(signal) { (emission: Emission) in
            emission.answer(handler(repeat emission.next((each Argument).self)))
        }
    }

    /// Calls `handler` with a property of the emitting object. The connected wrapper may no longer exist.
    @discardableResult
    package func connect<Content: ValueConvertible>(
        _ signal: String, reading property: String, _ handler: @escaping (Content) -> Void
    ) -> SignalConnection {
        connect(signal) { (emission: Emission) in handler(emission.emitter.property(property)) }
    }

    /// Calls `handler` with a property when the user changes it, but not when the program does (``Property`` with
    /// `isInput`).
    @discardableResult
    func connect<Content: ValueConvertible>(
        input signal: String, reading property: String, _ handler: @escaping (Content) -> Void
    ) -> SignalConnection {
        connect(input: signal) { emission in handler(emission.emitter.property(property)) }
    }

    /// Calls `handler` when the user makes a change, but not when the program does (``silently(_:)``).
    @discardableResult
    func connect(input signal: String, _ handler: @escaping (Emission) -> Void)
        -> SignalConnection
    {
        connect(signal) { (emission: Emission) in
            if !emission.emitter.isSilent { handler(emission) }
        }
    }

    /// Calls `handler` with each emission, for arguments that are not ``ValueConvertible``, such as
    /// boxed types.
    @discardableResult
    package func connect(emission signal: String, _ handler: @escaping (Emission) -> Void)
        -> SignalConnection
    {
        connect(signal, handler)
    }

    /// Emits a signal as if the user had caused it, for tests (`g_signal_emitv`; `g_signal_emit_by_name` is variadic).
    /// Missing arguments are empty.
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

/// The connection of a handler to a signal. Releasing this value does not disconnect the handler.
package struct SignalConnection {
    fileprivate weak var box: HandlerBox?

    /// Disconnects and releases the handler (`g_closure_invalidate`). Has no effect after the end of the object.
    package func disconnect() {
        guard let box else { return }
        g_closure_invalidate(box.closure)
    }
}

/// The handler of a `GClosure`. The closure retains it until its finalize notifier is called.
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
