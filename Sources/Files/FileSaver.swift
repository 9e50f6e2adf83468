// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization
import Syntax

/// Saves files so that at any time either the old file or the new file exists as a whole.
///
/// The bytes go into a temporary file in the same folder, are flushed to disk, and take the old file's name in
/// one step (`rename(2)`). Symbolic links are followed. Mode, owner, and group stay the same as far as the
/// system allows. Other hard links keep the old content.
package struct FileSaver: Sendable {
    /// The caller's expectation about the file at a path.
    package enum Expectation: Hashable, Sendable {
        /// Replace the file regardless of its content: the user decided so.
        case anything
        /// The file is the same as when it was read, or does not exist.
        case unchanged(Fingerprint)
    }

    package enum Outcome: Hashable, Sendable {
        /// The bytes are on disk.
        case saved
        /// The bytes were already on disk. Nothing was written.
        case alreadyThere
    }

    /// The moments when saving can fail, for tests.
    enum Moment: CaseIterable {
        case create, write, attributes, flush, rename
    }

    /// Makes a moment fail with an error code; for tests only.
    var fault: @Sendable (Moment) -> Int32? = { _ in nil }
    /// Whether a save takes the lock. Other programs may not use it, so tests set this to false.
    package var takesTurns = true
    /// The longest wait of a save for other saves, in milliseconds. A program that saves on its main thread
    /// waits elsewhere (``FolderLock/wait(toSave:patience:)``).
    package static let patience = Atomic(FolderLock.patience)

    package init() {
        // A file that grows past a limit of the process is an error to report. It does not end the program.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Saves bytes at a path.
    ///
    /// Programs that save with this take turns (``FolderLock``). The expectation is checked when no other
    /// program can replace the file any more (``FileReplacement``). One change is not noticed: a program that
    /// has the old file open may continue to write to it.
    ///
    /// - Parameter mode: the permissions of a new file; the process's mask applies.
    /// - Throws: `SaveFailure`. In this case the file stays the same, and no temporary file is left.
    @discardableResult package func save(
        _ bytes: [UInt8], to path: FilePath, expecting expectation: Expectation = .anything,
        newFileMode mode: UInt32 = 0o666
    ) throws(SaveFailure) -> Outcome {
        guard !path.string.isEmpty, !path.string.utf8.contains(0) else {
            throw SaveFailure(.noFileName, path)
        }
        guard path.isUTF8 else {
            throw SaveFailure(.nameNotUTF8, path)
        }
        let target = try Self.target(of: path)
        let folder = target.parent
        let turn =
            takesTurns
            ? FolderLock(folder, patience: Self.patience.load(ordering: .relaxed)) : nil
        var outcome = Outcome.alreadyThere
        defer { turn?.end(flushing: outcome == .saved) }
        outcome = try EndingSignals.waiting { () throws(SaveFailure) in
            try replace(target, in: folder, with: bytes, expectation, mode, path)
        }
        return outcome
    }

    private func replace(
        _ target: FilePath, in folder: FilePath, with bytes: [UInt8], _ expectation: Expectation,
        _ mode: UInt32, _ path: FilePath
    ) throws(SaveFailure) -> Outcome {
        TemporaryFile.removeStale(in: folder)
        let existing = try Self.status(of: target, path)
        if existing != nil, try holds(bytes, target, expectation, path) { return .alreadyThere }
        let temporary = try create(in: folder, existing == nil ? mode : 0o600, path)
        defer { temporary.close() }
        do throws(SaveFailure) {
            try write(bytes, to: temporary, like: existing, at: target, path)
            if let code = fault(.rename) { throw SaveFailure(code, path) }
            let replacement = FileReplacement(temporary: temporary, target: target)
            let outcome =
                switch expectation {
                case .anything: replacement.replaceAnything()
                case .unchanged where existing == nil: replacement.create()
                case .unchanged: replacement.replace { expectation.allows($0) }
                }
            switch outcome {
            case .done: return .saved
            case .unexpected: throw SaveFailure(.changedOnDisk, path)
            case .failed(let code): throw SaveFailure(code, path)
            }
        } catch {
            temporary.remove()
            throw error
        }
    }

    // MARK: - Looking

    /// Whether an existing file already has these bytes.
    ///
    /// - Throws: `SaveFailure` if it has unexpected bytes, or is not writable.
    private func holds(
        _ bytes: [UInt8], _ target: FilePath, _ expectation: Expectation, _ path: FilePath
    ) throws(SaveFailure) -> Bool {
        let old = SourceFile.read(target).value?.bytes
        if old == bytes { return true }
        guard expectation.allows(old) else { throw SaveFailure(.changedOnDisk, path) }
        guard access(target.string, W_OK) == 0 else {
            if errno == EROFS { throw SaveFailure(EROFS, path) }
            throw SaveFailure(.fileNotWritable, path)
        }
        return false
    }

    /// Checks whether bytes could be saved at a path, as far as this can be known in advance.
    ///
    /// - Returns: the current bytes of the file; nil if it does not exist.
    /// - Throws: `SaveFailure` if they could not.
    func check(
        _ bytes: [UInt8], to path: FilePath, expecting expectation: Expectation
    ) throws(SaveFailure) -> [UInt8]? {
        let target = try Self.target(of: path)
        if try Self.status(of: target, path) != nil {
            _ = try holds(bytes, target, expectation, path)
        }
        return SourceFile.read(target).value?.bytes
    }

    /// The target of a path, with every symbolic link at its end resolved.
    private static func target(of path: FilePath) throws(SaveFailure) -> FilePath {
        var target = path
        for _ in 0..<40 {
            guard let link = target.linkTarget else { return target }
            guard link.isUTF8 else {
                throw SaveFailure(.linkToNameNotUTF8, path)
            }
            target = link
        }
        throw SaveFailure(ELOOP, path)
    }

    /// The status of the file at a path; nil for none.
    private static func status(of target: FilePath, _ path: FilePath) throws(SaveFailure) -> stat? {
        var status = stat()
        guard stat(target.string, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw SaveFailure(errno, path)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return status
        case S_IFDIR: throw SaveFailure(.isFolder, path)
        default: throw SaveFailure(.notRegular, path)
        }
    }

    // MARK: - Writing

    private func create(
        in folder: FilePath, _ mode: UInt32, _ path: FilePath
    ) throws(SaveFailure) -> TemporaryFile {
        if let code = fault(.create) { throw SaveFailure(code, path) }
        while true {
            if let file = try TemporaryFile(in: folder, mode: mode, for: path) { return file }
        }
    }

    private func write(
        _ bytes: [UInt8], to file: TemporaryFile, like existing: stat?, at target: FilePath,
        _ path: FilePath
    ) throws(SaveFailure) {
        if let code = fault(.write) ?? Self.write(bytes, to: file.descriptor) {
            throw SaveFailure(code, path)
        }
        if let existing {
            let code = FileAttributes.copy(from: target, existing, to: file.descriptor)
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
}

extension FileSaver.Expectation {
    /// Whether a file with these bytes may be replaced; nil for a file that cannot be read.
    fileprivate func allows(_ bytes: [UInt8]?) -> Bool {
        switch self {
        case .anything: true
        case .unchanged(let fingerprint): bytes.map(Fingerprint.init) == fingerprint
        }
    }
}
