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
        // Beside its place first: a picture that was there is whole until the new one is.
        let temporary = "\(path).\(getpid()).part"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path) }
        let isWritten = Self.write(bytes, to: descriptor)
        guard isWritten, close(descriptor) == 0, rename(temporary, path) == 0 else {
            let error = failure(path)
            unlink(temporary)
            throw error
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

    private func failure(_ path: String) -> UsageError {
        UsageError(message: "cannot write \(path): \(String(cString: strerror(errno)))")
    }

    @discardableResult
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
