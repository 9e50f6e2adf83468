// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Files
import Glibc
import Reporting
import Syntax

/// Standard output for results, standard error for everything else.
///
/// Tests put closures of their own in place of the two streams.
struct Console {
    var standardOutput: ([UInt8]) throws(OutputError) -> Void = {
        (bytes) throws(OutputError) in try Self.write(bytes, to: STDOUT_FILENO)
    }
    var standardError: ([UInt8]) -> Void = { try? Self.write($0, to: STDERR_FILENO) }
    /// Whether standard error is a terminal, where the progress of a long search is of interest.
    var isTerminal = isatty(STDERR_FILENO) != 0

    /// Writes a line to standard error; names in it can contain any character.
    func note(_ line: String) { standardError(Array((line.visible + "\n").utf8)) }

    /// Writes the diagnostics of files to standard error, each kind of problem once.
    func note(_ diagnostics: [Diagnostic]) { DiagnosticSummary(diagnostics).lines.forEach(note) }

    /// The same, with fixes on lines of their own.
    func noteWithFixes(_ diagnostics: [Diagnostic]) {
        DiagnosticSummary(diagnostics).linesWithFixes.forEach(note)
    }

    /// Writes a result to standard output.
    func print(_ text: String) throws(OutputError) { try standardOutput(Array((text + "\n").utf8)) }

    /// Writes a report to standard output as `--format` says.
    func print(_ report: any Report, _ arguments: Arguments) throws {
        let reporter = arguments.reporter
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

    /// The bytes of a report that are written at once.
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

    /// Opens a substitute for each standard stream that the program was started without (`>&-`): reading
    /// from it and writing to it fail.
    ///
    /// Without it the next file to be opened would take the stream's number, and the results.
    static func reserveStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is given, so this one.
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
    /// The reporter that `--format` names.
    var reporter: any Reporter { self[Options.format] ?? TextReporter() }
}

/// A result that standard output did not take.
struct OutputError: Error {
    /// Why, as in `errno`.
    var code: Int32

    /// Whether the reader of the results has ended, as `head` does, which is not an error.
    var isClosedPipe: Bool { code == EPIPE }

    var message: String {
        CommandProblem.outputFailed(reason: String(cString: strerror(code))).message
    }
}
