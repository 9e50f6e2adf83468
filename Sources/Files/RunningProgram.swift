// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Another program that this one started. It ends together with this one by the `EndingSignals`.
struct RunningProgram: Sendable {
    /// The end of a program.
    enum End: Hashable, Sendable {
        case exit(code: Int32)
        case signal(Int32)
    }

    private let process: pid_t
    /// The programs that run now.
    private static let all = Mutex<Set<pid_t>>([])

    /// Starts a program of `$PATH`, or one at a path.
    ///
    /// - Parameters:
    ///   - words: the program and its arguments.
    ///   - variables: variables of its environment, in addition to those of this process.
    ///   - input: the descriptor that it reads; nil for an empty input. The same for its output and its errors.
    /// - Returns: nil if the program cannot be started, for example because it is not installed.
    static func start(
        _ words: [String], with variables: [String: String] = [:], input: Int32? = nil,
        output: Int32? = nil, errors: Int32? = nil
    ) -> RunningProgram? {
        guard let program = words.first else { return nil }
        // A parent may have ignored this signal. The exit code of the program would then be lost.
        signal(SIGCHLD, SIG_DFL)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, descriptor) in [
            (STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors),
        ] {
            if let descriptor {
                posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
            } else {
                posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
            }
        }
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
        let code = all.withLock { all in
            func spawn() -> Int32 {
                posix_spawnp(&child, program, &actions, &attributes, &arguments, &environment)
            }
            var code = spawn()
            // A program that is just being installed cannot be started for a moment.
            for _ in 0..<100 where code == ETXTBSY {
                usleep(10_000)
                code = spawn()
            }
            if code == 0 { all.insert(child) }
            return code
        }
        return code == 0 ? RunningProgram(process: child) : nil
    }

    /// Waits for the end of the program. Call this exactly once: the system then forgets the program.
    ///
    /// - Returns: nil if the end is not known.
    func waitForEnd() -> End? {
        var status: Int32 = 0
        let isKnown = Self.all.withLock { all in
            all.remove(process)
            while waitpid(process, &status, 0) < 0 {
                guard errno == EINTR else { return false }
            }
            return true
        }
        guard isKnown else { return nil }
        let number = status & 0x7F
        // This process ends by the same signal, and has nothing to say about it.
        while number != 0, EndingSignals.hasBegun { pause() }
        return number == 0 ? .exit(code: (status >> 8) & 0xFF) : .signal(number)
    }

    /// Ends the program by a signal.
    func end(by number: Int32) { kill(process, number) }

    /// Ends the programs that run now by a signal.
    static func endAll(by number: Int32) {
        all.withLock { all in all.forEach { kill($0, number) } }
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
}
