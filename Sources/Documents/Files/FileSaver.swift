// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc

/// Saves files so that, whatever happens, the old file or the new one is there, and whole.
///
/// The bytes go into a temporary file in the same folder, reach the disk, and take the old file's
/// name at once (`rename(2)`). Symbolic links are followed to what they name; mode, owner and group
/// stay as far as the system lets them. Other hard links keep the old content.
public struct FileSaver: Sendable {
    /// What a caller expects at a path.
    public enum Expectation: Hashable, Sendable {
        /// Whatever is there is replaced: somebody said so.
        case anything
        /// What was read before is still there, or nothing is.
        case unchanged(Fingerprint)
    }

    /// What saving came to.
    public enum Outcome: Hashable, Sendable {
        /// The bytes are on disk.
        case saved
        /// They were already; nothing was written.
        case alreadyThere
    }

    /// The moments at which saving can fail, for tests.
    enum Moment: CaseIterable {
        case create, write, attributes, flush, rename
    }

    /// Lets a moment fail with an error code; tests only.
    var fault: @Sendable (Moment) -> Int32? = { _ in nil }

    /// A saver.
    public init() {}

    /// Saves bytes at a path.
    ///
    /// Whether the file is still as expected is looked at just before; a program that writes within
    /// the same few milliseconds is not noticed.
    ///
    /// - Parameter mode: the permissions of a file that is new; the process's mask applies.
    /// - Throws: `SaveFailure`; then the file is as it was, and nothing is left beside it.
    @discardableResult public func save(
        _ bytes: [UInt8], to path: String, expecting expectation: Expectation = .anything,
        newFileMode mode: UInt32 = 0o666
    ) throws(SaveFailure) -> Outcome {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw SaveFailure(.other, path, "this is no file name; choose one")
        }
        let target = try Self.target(of: path)
        let existing = try Self.status(of: target, path)
        if existing != nil {
            let old = SourceFile.read(target).value?.bytes
            if old == bytes { return .alreadyThere }
            try Self.check(old, expectation, path)
            guard access(target, W_OK) == 0 else {
                if errno == EROFS { throw SaveFailure(EROFS, path) }
                throw SaveFailure(
                    .placeNotWritable, path,
                    "the file may not be written to; change its permissions, or save it under "
                        + "another name")
            }
        }
        let folder = Self.folder(of: target)
        TemporaryFile.removeStale(in: folder)
        let temporary = try create(in: folder, existing == nil ? mode : 0o600, path)
        do throws(SaveFailure) {
            try write(bytes, to: temporary, like: existing, path)
            if let code = fault(.rename) ?? (rename(temporary.path, target) == 0 ? nil : errno) {
                throw SaveFailure(code, path)
            }
        } catch {
            temporary.remove()
            throw error
        }
        temporary.close()
        Self.flushFolder(folder)
        return .saved
    }

    // MARK: - Looking

    /// Where a path leads, with every symbolic link at its end resolved.
    private static func target(of path: String) throws(SaveFailure) -> String {
        var target = path
        for _ in 0..<40 {
            var status = stat()
            guard lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
                return target
            }
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(target, &buffer, buffer.count)
            guard count > 0 else { throw SaveFailure(errno, path) }
            let link = String(
                decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            target = link.hasPrefix("/") ? link : "\(folder(of: target))/\(link)"
        }
        throw SaveFailure(ELOOP, path)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// What is at a path; nil when nothing is.
    private static func status(of target: String, _ path: String) throws(SaveFailure) -> stat? {
        var status = stat()
        guard stat(target, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw SaveFailure(errno, path)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return status
        case S_IFDIR:
            throw SaveFailure(
                .placeNotWritable, path, "there is a folder of this name; choose another name")
        default:
            throw SaveFailure(
                .placeNotWritable, path,
                "this is not a regular file and cannot be replaced; choose another name")
        }
    }

    private static func check(
        _ old: [UInt8]?, _ expectation: Expectation, _ path: String
    ) throws(SaveFailure) {
        guard case .unchanged(let fingerprint) = expectation else { return }
        guard old.map(Fingerprint.init) == fingerprint else {
            throw SaveFailure(
                .changedOnDisk, path,
                "another program changed the file since it was opened; open it again, or "
                    + "overwrite it")
        }
    }

    // MARK: - Writing

    private func create(
        in folder: String, _ mode: UInt32, _ path: String
    ) throws(SaveFailure) -> TemporaryFile {
        if let code = fault(.create) { throw SaveFailure(code, path) }
        while true {
            if let file = try TemporaryFile(in: folder, mode: mode, for: path) { return file }
        }
    }

    private func write(
        _ bytes: [UInt8], to file: TemporaryFile, like existing: stat?, _ path: String
    ) throws(SaveFailure) {
        if let code = fault(.write) ?? Self.write(bytes, to: file.descriptor) {
            throw SaveFailure(code, path)
        }
        if let existing {
            // Ownership first: changing it takes away the bits that run a file as its owner.
            if fchown(file.descriptor, existing.st_uid, existing.st_gid) != 0 {
                _ = fchown(file.descriptor, uid_t.max, existing.st_gid)
            }
            let code = fchmod(file.descriptor, existing.st_mode & 0o7777) == 0 ? nil : errno
            if let code = fault(.attributes) ?? code { throw SaveFailure(code, path) }
        }
        if let code = fault(.flush) ?? (fsync(file.descriptor) == 0 ? nil : errno) {
            throw SaveFailure(code, path)
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(
                    descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }

    /// Lets the new name reach the disk. Some file systems cannot; the file is whole all the same.
    private static func flushFolder(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        Glibc.close(descriptor)
    }
}
