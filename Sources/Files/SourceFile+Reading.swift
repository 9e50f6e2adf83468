// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

// MARK: - Reading

extension SourceFile {
    /// Reads a file, or standard input for `-`.
    ///
    /// Opens only regular files, so that no path can block. A directory, FIFO, socket, or device is an error,
    /// and so is a missing or unreadable file, and a file above a limit in bytes (which is not read).
    package static func read(
        _ path: FilePath, upTo limit: Int = maximumSize
    ) -> ReadResult<SourceFile> {
        ReadingCount.current?.reads += 1
        let isStandardInput = path == .standardStream
        let standardInput = "standard input"
        do {
            let file =
                try isStandardInput
                ? SourceFile(name: standardInput, bytes: contents(of: STDIN_FILENO, upTo: limit))
                : SourceFile(path: path, bytes: contents(ofFile: path, upTo: limit))
            return ReadResult(file, [])
        } catch {
            let name = isStandardInput ? standardInput : path.string
            return ReadResult(nil, [Diagnostic(.error, file: name, error)])
        }
    }

    /// The bytes of a regular file, without a diagnostic for it. No path can block.
    ///
    /// - Parameter limit: the most bytes. A longer file is an error, and is not read.
    package static func bytes(
        of path: FilePath, upTo limit: Int
    ) throws(FileProblem) -> [UInt8] {
        ReadingCount.current?.reads += 1
        return try contents(ofFile: path, upTo: limit)
    }

    private static func contents(
        ofFile path: FilePath, upTo limit: Int
    ) throws(FileProblem) -> [UInt8] {
        guard !path.string.isEmpty else { throw .emptyName }
        guard path.isUTF8 else { throw .nameNotUTF8 }
        guard !path.string.utf8.contains(0) else { throw .nulCharacter }
        // The file is checked before it is opened, because opening a device can have side effects.
        var status = stat()
        guard stat(path.string, &status) == 0 else { throw failure(errno) }
        try check(status, limit)
        let descriptor = open(path.string, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        // It is checked again, because it may have changed in between.
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        try check(status, limit)
        return try contents(of: descriptor, upTo: limit, expecting: Int(status.st_size))
    }

    private static func check(_ status: stat, _ limit: Int) throws(FileProblem) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .notRegular(.directory)
        case S_IFIFO: throw .notRegular(.pipe)
        case S_IFSOCK: throw .notRegular(.socket)
        case S_IFCHR, S_IFBLK: throw .notRegular(.device)
        default: throw .notRegular(.other)
        }
        guard status.st_size <= limit else { throw .tooLarge }
    }

    private static func contents(
        of descriptor: Int32, upTo limit: Int, expecting size: Int = 0
    ) throws(FileProblem) -> [UInt8] {
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
            guard bytes.count + count <= limit else { throw .tooLarge }
            bytes += chunk[..<count]
        }
    }

    private static func failure(_ code: Int32) -> FileProblem {
        switch code {
        case ENOENT: .missing
        case EACCES, EPERM: .unreadable
        case ENOTDIR: .notADirectory
        case ELOOP: .circularLinks
        case ENAMETOOLONG: .longName
        case EISDIR: .notRegular(.directory)
        default: .failed(reason: String(cString: strerror(code)))
        }
    }
}
