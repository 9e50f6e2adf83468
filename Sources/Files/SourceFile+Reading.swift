// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

// MARK: - Reading

extension SourceFile {
    /// Reads a file, or standard input for `-`.
    ///
    /// Only regular files are opened, so that no path can make the reader wait: a directory, FIFO,
    /// socket or device is an error, as are a file that is missing, unreadable or larger than
    /// `maximumSize` (which is not read).
    public static func read(_ path: String) -> ReadResult<SourceFile> {
        ReadingCount.current?.reads += 1
        let name = path == "-" ? "standard input" : path
        do {
            let bytes = try path == "-" ? contents(of: STDIN_FILENO) : contents(ofFile: path)
            let file = SourceFile(name: name, path: path == "-" ? nil : path, bytes: bytes)
            return ReadResult(file, [])
        } catch {
            return ReadResult(nil, [Diagnostic(.error, file: name, message: error.message)])
        }
    }

    private struct Failure: Error {
        var message: String
    }

    private static func contents(ofFile path: String) throws(Failure) -> [UInt8] {
        guard !path.isEmpty else { throw Failure(message: "the file name is empty; name a file") }
        guard !path.isUnreadablePath else { throw Failure(message: String.unreadablePathAdvice) }
        guard !path.utf8.contains(0) else {
            throw Failure(message: "a file name cannot hold a NUL character")
        }
        // Looked at before it is opened: opening a device can already do something.
        var status = stat()
        guard stat(path, &status) == 0 else { throw failure(errno) }
        try check(status)
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        // And again: it may have become something else in between.
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        try check(status)
        return try contents(of: descriptor, expecting: Int(status.st_size))
    }

    private static func check(_ status: stat) throws(Failure) {
        let kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: ""
            case S_IFDIR: "a directory"
            case S_IFIFO: "a FIFO"
            case S_IFSOCK: "a socket"
            case S_IFCHR, S_IFBLK: "a device"
            default: "not a regular file"
            }
        guard kind.isEmpty else {
            let advice = kind == "a directory" ? "" : " (standard input is read with -)"
            throw Failure(message: "this is \(kind); name a file\(advice)")
        }
        guard status.st_size <= maximumSize else { throw tooLarge }
    }

    private static func contents(
        of descriptor: Int32, expecting size: Int = 0
    ) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            guard bytes.count + count <= maximumSize else { throw tooLarge }
            bytes += chunk[..<count]
        }
    }

    private static let tooLarge = Failure(
        message: "the file is larger than 64 MiB, which no theme or screen needs; it was not read")

    private static func failure(_ code: Int32) -> Failure {
        let reason =
            switch code {
            case ENOENT: "there is no such file; check the name"
            case EACCES, EPERM: "the file may not be read; change its permissions"
            case ENOTDIR: "a part of the path is not a directory; check the name"
            case ELOOP: "the symbolic links of the path lead in a circle"
            case ENAMETOOLONG: "the file name is too long"
            case EISDIR: "this is a directory; name a file"
            default: "the file cannot be read: \(String(cString: strerror(code)))"
            }
        return Failure(message: reason)
    }
}
