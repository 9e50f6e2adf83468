// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// Another program that runs to its end.
package struct ChildProcess: Sendable {
    /// The exit code, or 128 and the number of the signal that ended it.
    package let status: Int32
    package let output: [UInt8]
    package let errors: [UInt8]

    /// Runs a program of `$PATH` without standard input.
    ///
    /// - Parameters:
    ///   - words: the program and its arguments.
    ///   - variables: variables of its environment, in addition to those of this process.
    /// - Returns: nil if the program cannot be started, for example because it is not installed.
    package static func run(
        _ words: [String], with variables: [String: String] = [:]
    ) -> ChildProcess? {
        guard let output = Pipe(), let errors = Pipe() else { return nil }
        let program = RunningProgram.start(
            words, with: variables, output: output.writing, errors: errors.writing)
        close(output.writing)
        close(errors.writing)
        let texts = contents(of: output.reading, errors.reading)
        close(output.reading)
        close(errors.reading)
        switch program?.waitForEnd() {
        case nil: return nil
        case .exit(let code):
            return ChildProcess(status: code, output: texts[0], errors: texts[1])
        case .signal(let number):
            return ChildProcess(status: 128 + number, output: texts[0], errors: texts[1])
        }
    }

    private struct Pipe {
        let reading: Int32
        let writing: Int32

        init?() {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing) = (ends[0], ends[1])
        }
    }

    /// The contents of two pipes, read as they arrive, because a full pipe would block the program.
    private static func contents(of first: Int32, _ second: Int32) -> [[UInt8]] {
        var contents: [[UInt8]] = [[], []]
        var polled = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while polled.contains(where: { $0.fd >= 0 }) {
            guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
            for index in polled.indices where polled[index].revents != 0 {
                let count = read(polled[index].fd, &chunk, chunk.count)
                if count > 0 {
                    contents[index] += chunk[..<count]
                } else if count == 0 || errno != EINTR {
                    polled[index].fd = -1
                }
            }
        }
        return contents
    }
}
