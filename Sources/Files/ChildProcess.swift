// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization
import Syntax

/// Another program that runs to its end.
package struct ChildProcess: Sendable {
    /// The exit code, or 128 and the number of the signal that ended it.
    package let status: Int32
    package let output: [UInt8]
    package let errors: [UInt8]
    /// The programs that run now.
    private static let running = Mutex<Set<pid_t>>([])

    /// Runs a program of `$PATH` without standard input.
    ///
    /// - Parameters:
    ///   - words: the program and its arguments.
    ///   - variables: variables of its environment, in addition to those of this process.
    /// - Returns: nil if the program cannot be started, for example because it is not installed.
    package static func run(
        _ words: [String], with variables: [String: String] = [:]
    ) -> ChildProcess? {
        guard let program = words.first, let output = Pipe(), let errors = Pipe() else {
            return nil
        }
        // A parent may have ignored this signal. The exit code of the program would then be lost.
        signal(SIGCHLD, SIG_DFL)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // This process blocks the signals of `EndingSignals`. The program would inherit that, and Ctrl+C would
        // not end it.
        var noSignals = sigset_t()
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var environment =
            variables.map { strdup("\($0)=\($1)") } + inheritedVariables(without: variables.keys)
            + [nil]
        defer { environment.prefix(variables.count).forEach { free($0) } }
        var child = pid_t()
        let code = running.withLock { running in
            let code = posix_spawnp(
                &child, program, &actions, &attributes, &arguments, &environment)
            if code == 0 { running.insert(child) }
            return code
        }
        close(output.writing)
        close(errors.writing)
        let texts = contents(of: output.reading, errors.reading)
        close(output.reading)
        close(errors.reading)
        guard code == 0 else { return nil }
        var status: Int32 = 0
        let isKnown = running.withLock { running in
            running.remove(child)
            while waitpid(child, &status, 0) < 0 {
                guard errno == EINTR else { return false }
            }
            return true
        }
        guard isKnown else { return nil }
        let number = status & 0x7F
        // This process ends by the same signal, and has nothing to say about it.
        while number != 0, EndingSignals.hasBegun { pause() }
        return ChildProcess(
            status: number == 0 ? (status >> 8) & 0xFF : 128 + number, output: texts[0],
            errors: texts[1])
    }

    /// Ends the programs that run now by a signal.
    static func endAll(by number: Int32) {
        running.withLock { running in running.forEach { kill($0, number) } }
    }

    /// The variables of this process as `NAME=VALUE`, without some of them.
    private static func inheritedVariables(
        without names: some Sequence<String>
    ) -> [UnsafeMutablePointer<CChar>?] {
        let starts = names.map { "\($0)=" }
        var variables: [UnsafeMutablePointer<CChar>?] = []
        var next = environ
        while let variable = next.pointee {
            if !starts.contains(where: { strncmp(variable, $0, $0.utf8.count) == 0 }) {
                variables.append(variable)
            }
            next += 1
        }
        return variables
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
