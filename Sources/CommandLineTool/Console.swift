// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Glibc

/// Standard output for results, standard error for everything else.
///
/// Tests put closures of their own in place of the two streams.
struct Console {
    var standardOutput: ([UInt8]) -> Void = { Self.write($0, to: STDOUT_FILENO) }
    var standardError: ([UInt8]) -> Void = { Self.write($0, to: STDERR_FILENO) }

    /// Writes to standard error.
    func note(_ line: String) { standardError(Array((line + "\n").utf8)) }

    /// Writes a result to standard output.
    func print(_ text: String) { standardOutput(Array((text + "\n").utf8)) }

    /// Writes a result's bytes to a file, or to standard output for `-`.
    func save(_ bytes: [UInt8], to path: String) throws(UsageError) {
        guard path != "-" else {
            standardOutput(bytes)
            return
        }
        do { try FileSaver().save(bytes, to: path) } catch {
            throw UsageError(message: "cannot write \(path): \(error.message)")
        }
    }

    /// A value that was read, its warnings noted.
    ///
    /// - Throws: `InputError` with everything that is wrong when there is no value.
    func value<Value>(of result: ReadResult<Value>) throws(InputError) -> Value {
        guard let value = result.value else {
            throw InputError(messages: result.diagnostics.map(\.description))
        }
        for diagnostic in result.diagnostics { note("\(diagnostic)") }
        return value
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                return
            }
            rest = rest.dropFirst(count)
        }
    }
}
