// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// An emission of a signal, during the call of a handler. The handler reads the arguments in order.
package final class Emission {
    package let emitter: Object
    private let signal: String
    private let result: UnsafeMutablePointer<GValue>?
    private let arguments: UnsafeBufferPointer<GValue>
    /// The index of the next argument. The first value is the emitting object.
    private var index = 1

    init(
        signal: String, arguments: UnsafeBufferPointer<GValue>,
        result: UnsafeMutablePointer<GValue>?
    ) {
        self.signal = signal
        self.result = result
        self.arguments = arguments
        emitter = Object.wrap(g_value_get_object(arguments.baseAddress))
    }

    /// The next argument, converted.
    package func next<Argument: ValueConvertible>(_ type: Argument.Type) -> Argument {
        let value = next()
        guard let argument = Argument.read(value) else {
            fatalError("An argument of \(signal) is \(value.typeName), not \(type)")
        }
        return argument
    }

    /// The next argument, unconverted.
    package func next() -> Value {
        guard let values = arguments.baseAddress, index < arguments.count else {
            fatalError("The signal \(signal) has fewer arguments than its handler takes")
        }
        defer { index += 1 }
        return Value(pointer: UnsafeMutablePointer(mutating: values + index))
    }

    /// Sets the return value of the emission; ignored for a signal without one.
    package func answer<Answer: ValueConvertible>(_ answer: Answer) {
        guard let result else { return }
        let value = Value(pointer: result)
        guard answer.write(to: value) else {
            fatalError("The signal \(signal) returns \(value.typeName), not \(Answer.self)")
        }
    }
}
