// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// A `typeladder-swift` that runs, and the lines to and from it.
///
/// Both directions are one socket: other than for a pipe, writing to one whose reader is gone returns an error instead
/// of ending this process, and no other program inherits it.
struct SwiftParserConnection {
    /// What the first line starts with.
    private static let greeting = Array(#"{"protocol":1,"#.utf8)

    private let program: RunningProgram
    private let socket: Int32

    /// Starts the program, and waits for its first line.
    init(
        _ path: FilePath, before deadline: ContinuousClock.Instant
    ) throws(SwiftParserFailure) {
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .crashed }
        // After a crash, the report of the Swift runtime would take half a second, and go to nobody.
        let started = RunningProgram.start(
            [path.string], with: ["SWIFT_BACKTRACE": "enable=no"], input: ends[1], output: ends[1])
        close(ends[1])
        guard let started else {
            close(ends[0])
            throw .missing
        }
        (program, socket) = (started, ends[0])
        do throws(SwiftParserFailure) {
            let line = try readLine(before: deadline)
            guard line.starts(with: Self.greeting) else { throw .wrongVersion }
        } catch {
            end()
            throw error
        }
    }

    /// Ends the program. It has nothing to save, and after a crash nothing to say.
    func end() {
        close(socket)
        program.end(by: SIGKILL)
        _ = program.waitForEnd()
    }

    /// Whether the program has ended, or has written without being asked.
    var isBroken: Bool {
        var byte: UInt8 = 0
        let flags = Int32(MSG_PEEK | MSG_DONTWAIT)
        return recv(socket, &byte, 1, flags) >= 0 || errno != EAGAIN
    }

    /// Sends a line, with its line feed.
    func send(
        _ line: [UInt8], before deadline: ContinuousClock.Instant
    ) throws(SwiftParserFailure) {
        let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
        var sent = 0
        while sent < line.count {
            let count = line.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                return Glibc.send(socket, rest.baseAddress, rest.count, flags)
            }
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                try wait(for: POLLOUT, before: deadline)
            } else if errno != EINTR {
                throw .crashed
            }
        }
    }

    /// Reads a line, without its line feed. The program writes only one for each that was sent.
    func readLine(
        before deadline: ContinuousClock.Instant
    ) throws(SwiftParserFailure) -> [UInt8] {
        var line: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while line.last != UInt8(ascii: "\n") {
            try wait(for: POLLIN, before: deadline)
            let count = recv(socket, &chunk, chunk.count, 0)
            if count > 0 {
                line += chunk[..<count]
            } else if count == 0 || errno != EINTR {
                throw .crashed
            }
        }
        line.removeLast()
        return line
    }

    private func wait(
        for event: Int32, before deadline: ContinuousClock.Instant
    ) throws(SwiftParserFailure) {
        var polled = [pollfd(fd: socket, events: Int16(event), revents: 0)]
        while true {
            let rest = max(.zero, deadline - .now)
            let milliseconds = rest / .milliseconds(1)
            let count = poll(&polled, 1, Int32(milliseconds.rounded(.up)))
            if count > 0 { return }
            guard count < 0, errno == EINTR else { throw .tookTooLong }
        }
    }
}
