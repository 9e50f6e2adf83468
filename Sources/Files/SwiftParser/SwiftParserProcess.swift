// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Synchronization
import Syntax

/// Reads Swift sources with a `typeladder-swift` that runs beside this program.
///
/// It is started for the first source, and answers one after another. If it crashes, the source is tried once more,
/// because the program may have been killed. A source that crashes it twice, or takes too long, ends it: the next source
/// starts it again, and the same source fails at once for a while.
package final class SwiftParserProcess: Sendable {
    /// The largest source, in bytes.
    package static let maximumSize = 2 << 20

    private struct State {
        var connection: SwiftParserConnection?
        var requests = 0
        /// The sources that ended the program, by their hashes.
        var failures: [Int: (failure: SwiftParserFailure, time: ContinuousClock.Instant)] = [:]
    }

    private let program: FilePath?
    private let patience: Duration
    /// The time after which a source that failed is tried again: the machine may have been busy.
    private let memory: Duration
    private let state = Mutex(State())

    /// - Parameters:
    ///   - program: the path of the program; nil to look for it in the environment and the installation.
    ///   - patience: the time for an answer.
    ///   - memory: the time for which a source that failed is not tried again.
    package init(
        program: FilePath? = nil, patience: Duration = .seconds(10),
        memory: Duration = .seconds(60)
    ) {
        (self.program, self.patience, self.memory) = (program, patience, memory)
    }

    deinit { state.withLock { $0.connection?.end() } }

    /// Parses a source. Threads that call this at the same time wait for each other.
    ///
    /// - Returns: the program's answer: a JSON object with the syntax as `tree`, and `errors`.
    package func parse(_ text: [UInt8]) throws(SwiftParserFailure) -> [UInt8] {
        guard text.count <= Self.maximumSize else { throw .tooLarge }
        return try state.withLock { state throws(SwiftParserFailure) in
            let hash = Self.hash(of: text)
            let deadline = ContinuousClock.now + patience
            state.failures = state.failures.filter { $0.value.time + memory > .now }
            if let known = state.failures[hash] { throw known.failure }
            var hasCrashed = false
            while true {
                do throws(SwiftParserFailure) {
                    return try answer(to: text, &state, before: deadline)
                } catch {
                    if error == .crashed, !hasCrashed {
                        hasCrashed = true
                        continue
                    }
                    if !error.isOfProgram { state.failures[hash] = (error, .now) }
                    throw error
                }
            }
        }
    }

    private func answer(
        to text: [UInt8], _ state: inout State, before deadline: ContinuousClock.Instant
    ) throws(SwiftParserFailure) -> [UInt8] {
        let connection = try connect(&state, before: deadline)
        state.requests += 1
        do throws(SwiftParserFailure) {
            let (line, start) = Self.request(text, id: state.requests)
            try connection.send(line, before: deadline)
            let answer = try connection.readLine(before: deadline)
            guard answer.starts(with: start) else { throw .crashed }
            return answer
        } catch {
            connection.end()
            state.connection = nil
            throw error
        }
    }

    /// The running program, or a new one.
    private func connect(
        _ state: inout State, before deadline: ContinuousClock.Instant
    ) throws(SwiftParserFailure) -> SwiftParserConnection {
        if let connection = state.connection {
            guard connection.isBroken else { return connection }
            connection.end()
            state.connection = nil
        }
        guard let path = program ?? SwiftParserProgram.locate() else { throw .missing }
        let connection = try SwiftParserConnection(path, before: deadline)
        state.connection = connection
        return connection
    }

    /// The line of a request, and the start of its answer.
    private static func request(_ text: [UInt8], id: Int) -> (line: [UInt8], start: [UInt8]) {
        let start = Array(#"{"id":\#(id),"#.utf8)
        var line = start
        line.reserveCapacity(text.count + text.count / 8 + 64)
        line.append(contentsOf: #""text":"#.utf8)
        text.withUnsafeBufferPointer { line.append(quoted: $0) }
        line.append(contentsOf: "}\n".utf8)
        return (line, start + #""tree":"#.utf8)
    }

    private static func hash(of text: [UInt8]) -> Int {
        var hasher = Hasher()
        text.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
