// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Files
import Glibc
import Reporting
import Synchronization
import Syntax

/// Writes results to standard output, and everything else to standard error.
///
/// Tests replace the two streams with closures.
struct Console {
    var standardOutput: ([UInt8]) throws(OutputError) -> Void = {
        (bytes) throws(OutputError) in try Self.write(bytes, to: STDOUT_FILENO)
    }
    var standardError: ([UInt8]) -> Void = { try? Self.write($0, to: STDERR_FILENO) }
    /// Whether standard error is a terminal. Only there, a long search shows its progress.
    var isTerminal = isatty(STDERR_FILENO) != 0
    /// Whether standard output is a terminal.
    var isOutputTerminal = isatty(STDOUT_FILENO) != 0

    /// Writes a line to standard error, with visible control characters, because names may contain
    /// any character.
    func note(_ line: String) { standardError(Array((line.visible + "\n").utf8)) }

    /// Writes the diagnostics of files to standard error, each kind of problem once.
    func note(_ diagnostics: [Diagnostic]) { DiagnosticSummary(diagnostics).lines.forEach(note) }

    /// Writes the diagnostics with their fixes, each fix on its own line.
    func noteWithFixes(_ diagnostics: [Diagnostic]) {
        DiagnosticSummary(diagnostics).linesWithFixes.forEach(note)
    }

    /// This console with each line on standard error only once.
    var withoutRepetitions: Console {
        let written = Mutex<Set<[UInt8]>>([])
        var console = self
        console.standardError = { [standardError] bytes in
            if written.withLock({ $0.insert(bytes).inserted }) { standardError(bytes) }
        }
        return console
    }

    /// Writes a result to standard output.
    func print(_ text: String) throws(OutputError) { try standardOutput(Array((text + "\n").utf8)) }

    /// Whether a text on standard output can have colors (`NO_COLOR`, see no-color.org).
    var showsColors: Bool {
        guard isOutputTerminal, getenv("NO_COLOR").map({ $0.pointee == 0 }) ?? true else {
            return false
        }
        return getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    /// Writes a report to standard output in the format of `--format`.
    func print(_ report: any Report, _ arguments: Arguments) throws {
        try print(report, in: arguments.reporter)
    }

    /// Writes a report to a file.
    func save(_ report: any Report, in reporter: any Reporter, to path: FilePath) throws {
        var bytes: [UInt8] = []
        guard try reporter.write(report, { bytes += $0 }) else {
            throw UsageError(CommandProblem.notInFormat(reporter.name), option: "--format")
        }
        try save(bytes + [UInt8(ascii: "\n")], to: path)
    }

    /// Writes a report to standard output.
    func print(_ report: any Report, in reporter: any Reporter) throws {
        var buffer: [UInt8] = []
        let isWritten = try reporter.write(report) { bytes in
            buffer += bytes
            guard buffer.count >= Self.bufferSize else { return }
            try standardOutput(buffer)
            buffer.removeAll(keepingCapacity: true)
        }
        guard isWritten else {
            throw UsageError(CommandProblem.notInFormat(reporter.name), option: "--format")
        }
        try standardOutput(buffer + [UInt8(ascii: "\n")])
    }

    /// The number of bytes to write at once.
    private static let bufferSize = 1 << 16

    /// Writes a result's bytes to a file, or to standard output for `-`.
    func save(
        _ bytes: [UInt8], to path: FilePath,
        expecting expectation: FileSaver.Expectation = .anything
    ) throws {
        guard path != .standardStream else {
            try standardOutput(bytes)
            return
        }
        do { try FileSaver().save(bytes, to: path, expecting: expectation) } catch {
            throw UsageError(CommandProblem.notWritten(path.string, Cause(error.problem)))
        }
    }

    /// Opens `/dev/null` for each standard stream that was closed when the program started (`>&-`),
    /// so that reading and writing fail.
    ///
    /// Without this, the next opened file would get the number of the stream, and then the results.
    static func reserveStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The system uses the lowest free number, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw OutputError(code: errno)
            }
            rest = rest.dropFirst(count)
        }
    }
}

extension Arguments {
    /// The reporter for `--format`.
    var reporter: any Reporter { self[Options.format] ?? TextReporter() }
}

/// A failure to write a result to standard output.
struct OutputError: Error {
    /// The error code from `errno`.
    var code: Int32

    /// Whether the program that read the results has ended, such as `head`. This is not an error.
    var isClosedPipe: Bool { code == EPIPE }

    var message: String {
        CommandProblem.outputFailed(reason: String(cString: strerror(code))).message
    }
}
