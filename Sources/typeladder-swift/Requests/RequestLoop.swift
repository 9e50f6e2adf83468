// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// Reads Swift for Typeladder: each line of standard input is a source, and each line of standard output its syntax.
///
/// This is a program of its own, because the parser of the toolchain needs the dynamic Swift runtime, while Typeladder
/// has the static one inside, and because a source that crashes the parser must not end the window. It opens no files.
struct RequestLoop {
    /// Syntax that is nested deeply needs more stack than the main thread has.
    private static let stackSize = 64 << 20
    /// Memory for data beside the stack, in bytes. A source that needs more ends the program. 2 MiB of usual Swift need
    /// a third of it, and those of nothing but short calls slightly more.
    private static let maximumData = 280 << 20
    /// The longest line. No source within the limit needs more: each of its bytes may take six as an escape.
    private static let longestLine = Answer.maximumSize * 6 + 1024
    /// The most seconds for one source: more than Typeladder waits.
    private static let patience: UInt32 = 30
    /// Freed memory is returned to the system after lines of this length.
    private static let longLine = 1 << 18

    private var parser = IncrementalParser()
    private var pending: [UInt8] = []
    /// The number of pending bytes without a line end.
    private var searched = 0
    /// Whether the rest of a line that is too long is skipped.
    private var isSkipping = false

    /// Answers all requests, on a thread with a large stack.
    ///
    /// - Returns: whether there was such a thread.
    static func runOnThread() -> Bool {
        limit(RLIMIT_DATA, to: rlim_t(maximumData + stackSize))
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, &attributes,
            { _ in
                var loop = RequestLoop()
                loop.run()
                return nil
            }, nil)
        guard code == 0 else { return false }
        return pthread_join(thread, nil) == 0
    }

    private mutating func run() {
        guard write(Answer.greeting, to: STDOUT_FILENO) else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            pending.append(contentsOf: chunk[..<count])
            guard answerLines() else { return }
        }
    }

    /// Answers the lines that are complete.
    ///
    /// - Returns: whether the answers could be written.
    private mutating func answerLines() -> Bool {
        var start = 0
        while let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            if !isSkipping {
                // A source may keep the parser busy forever. Typeladder then ends this program, unless it has ended itself.
                alarm(Self.patience)
                let answer = pending[start..<end].withUnsafeBufferPointer {
                    Answer.bytes(to: $0, with: &parser)
                }
                alarm(0)
                guard write(answer, to: STDOUT_FILENO) else { return false }
                if end - start > Self.longLine { malloc_trim(0) }
            }
            isSkipping = false
            start = end + 1
            searched = start
        }
        pending.removeSubrange(..<start)
        searched = pending.count
        if !isSkipping, searched > Self.longestLine {
            isSkipping = true
            guard write(Answer.problem("too large", of: nil), to: STDOUT_FILENO) else {
                return false
            }
        }
        if isSkipping || pending.isEmpty { (pending, searched) = ([], 0) }
        return true
    }
}
