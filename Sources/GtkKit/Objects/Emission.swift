// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// One emission of a signal, while a handler runs: reads the arguments in order.
package final class Emission {
    /// Who emits.
    package let emitter: Object
    private let signal: String
    private let result: UnsafeMutablePointer<GValue>?
    private var arguments: ArraySlice<UnsafePointer<GValue>>

    init(
        signal: String, arguments: UnsafeBufferPointer<GValue>,
        result: UnsafeMutablePointer<GValue>?
    ) {
        self.signal = signal
        self.result = result
        self.arguments =
            arguments.indices.compactMap { index in
                arguments.baseAddress.map { $0 + index }
            }[...]
        // The first value is the object that emits.
        emitter = Object.wrap(g_value_get_object(self.arguments.removeFirst()))
    }

    /// The next argument, converted.
    package func next<Argument: ValueConvertible>(_ type: Argument.Type) -> Argument {
        let value = next()
        guard let argument = Argument.read(value) else {
            fatalError("An argument of \(signal) is \(value.typeName), not \(type)")
        }
        return argument
    }

    /// The next argument as it is.
    package func next() -> Value {
        guard let value = arguments.popFirst() else {
            fatalError("The signal \(signal) has fewer arguments than its handler takes")
        }
        return Value(pointer: UnsafeMutablePointer(mutating: value))
    }

    /// Sets what the emission returns. A signal that returns nothing has no place for it.
    package func answer<Answer: ValueConvertible>(_ answer: Answer) {
        guard let result else { return }
        let value = Value(pointer: result)
        guard answer.write(to: value) else {
            fatalError("The signal \(signal) returns \(value.typeName), not \(Answer.self)")
        }
    }
}
