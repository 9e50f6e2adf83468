// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import SwiftParserDiagnostics
import SwiftSyntax
import Syntax

/// The syntax errors of a source, as members of a JSON array: `[offset,"message"]`.
///
/// A copy of the process finds the messages, because the generator of the toolchain crashes for some sources: it asserts
/// that it has a correction where it has none. The tree must not be lost with it.
enum SyntaxErrors {
    private static let maximumCount = 20
    /// Seconds of the processor for the messages.
    private static let maximumTime: rlim_t = 2

    /// The members, at least one. Call this only for a source with errors.
    static func members(of file: SourceFileSyntax) -> [UInt8] {
        output { messages(in: file) } ?? member(at: firstPlace(in: file), "syntax error")
    }

    private static func messages(in file: SourceFileSyntax) -> [UInt8] {
        let errors = ParseDiagnosticsGenerator.diagnostics(for: file).lazy
            .filter { $0.diagMessage.severity == .error }
            .prefix(maximumCount)
        let members = errors.map { member(at: $0.position.utf8Offset, $0.message) }
        return Array(members.joined(separator: CollectionOfOne(UInt8(ascii: ","))))
    }

    private static func member(at offset: Int, _ message: String) -> [UInt8] {
        var bytes = [UInt8(ascii: "[")]
        bytes.append(decimal: offset)
        bytes.append(UInt8(ascii: ","))
        bytes.append(quoted: message)
        bytes.append(UInt8(ascii: "]"))
        return bytes
    }

    /// The place of the first syntax that is not as it should be.
    private static func firstPlace(in file: SourceFileSyntax) -> Int {
        var node = Syntax(file)
        while let child = node.children(viewMode: .all).first(where: \.hasError) { node = child }
        return node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    // MARK: - A copy of the process

    /// What a copy of this process returns; nil if it crashes, takes too long, or returns nothing.
    private static func output(of work: () -> [UInt8]) -> [UInt8]? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        let copy = fork()
        if copy == 0 {
            // It ends also if this process is killed, and does not keep its streams open.
            for stream in [STDIN_FILENO, STDOUT_FILENO, ends[0]] { close(stream) }
            limit(RLIMIT_CPU, to: maximumTime)
            limit(RLIMIT_CORE, to: 0)
            _exit(write(work(), to: ends[1]) ? 0 : 1)
        }
        close(ends[1])
        guard copy > 0 else { return nil }
        let bytes = contents(of: ends[0])
        var status: Int32 = 0
        while waitpid(copy, &status, 0) < 0, errno == EINTR {}
        return status == 0 && !bytes.isEmpty ? bytes : nil
    }

    private static func contents(of descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                bytes += chunk[..<count]
            } else if count == 0 || errno != EINTR {
                return bytes
            }
        }
    }
}
