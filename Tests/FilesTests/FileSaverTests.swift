// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CLinux
import Foundation
import Glibc
import ReaderTestSupport
import Syntax
import TestSupport
import Testing

@testable import Files

@Suite("Saving")
struct FileSaverTests {
    private func failure(
        _ bytes: [UInt8], to path: FilePath, expecting: FileSaver.Expectation = .anything
    ) -> SaveFailure? {
        do throws(SaveFailure) {
            try FileSaver().save(bytes, to: path, expecting: expecting)
            return nil
        } catch {
            return error
        }
    }

    private func status(_ path: FilePath) -> stat {
        var status = stat()
        lstat(path.string, &status)
        return status
    }

    @Test("a new file, a changed one, and one that is the same already")
    func saving() throws {
        let scratch = try Scratch()
        let path = scratch.path.appending("theme.json")
        let saver = FileSaver()
        #expect(try saver.save([1, 2], to: path) == .saved)
        #expect(scratch.read("theme.json") == [1, 2])
        let inode = status(path).st_ino
        #expect(try saver.save([1, 2], to: path) == .alreadyThere)
        #expect(status(path).st_ino == inode, "nothing was written")
        #expect(try saver.save([], to: path) == .saved)
        #expect(scratch.read("theme.json") == [])
        #expect(scratch.names == ["theme.json"])
    }

    @Test("permissions stay, and new files have the usual ones")
    func permissions() throws {
        let scratch = try Scratch()
        let path = try scratch.write([1])
        for mode: mode_t in [0o600, 0o640, 0o664, 0o755, 0o2711] {
            chmod(path.string, mode)
            try FileSaver().save([UInt8(mode & 0xFF), 0], to: path)
            #expect(status(path).st_mode & 0o7777 == mode)
        }
        let usual = try scratch.write([1], to: "usual")
        try FileSaver().save([2], to: scratch.path.appending("new"))
        #expect(status(scratch.path.appending("new")).st_mode == status(usual).st_mode)
    }

    @Test("owner and group stay where that is allowed", .enabled(if: geteuid() == 0))
    func ownership() throws {
        let scratch = try Scratch()
        let path = try scratch.write([1])
        chown(path.string, 1234, 2345)
        chmod(path.string, 0o4755)
        try FileSaver().save([2], to: path)
        #expect(status(path).st_uid == 1234 && status(path).st_gid == 2345)
        #expect(status(path).st_mode & 0o7777 == 0o4755)
    }

    @Test("symbolic links stay links, and what they name is saved")
    func links() throws {
        let scratch = try Scratch()
        mkdir(scratch.path.appending("folder").string, 0o700)
        try scratch.write([1], to: "folder/file")
        symlink("folder/middle", scratch.path.appending("link").string)
        symlink("file", scratch.path.appending("folder/middle").string)
        try FileSaver().save([2], to: scratch.path.appending("link"))
        #expect(scratch.read("folder/file") == [2])
        #expect(status(scratch.path.appending("link")).st_mode & S_IFMT == S_IFLNK)
        symlink("folder/new", scratch.path.appending("dangling").string)
        try FileSaver().save([3], to: scratch.path.appending("dangling"))
        #expect(scratch.read("folder/new") == [3])
        symlink("circle", scratch.path.appending("circle").string)
        #expect(
            failure([1], to: scratch.path.appending("circle"))?.message
                == "A symbolic link in the path leads back to itself. Choose another name.")
    }

    @Test("a file that somebody else changed is not overwritten unasked")
    func changedOnDisk() throws {
        let scratch = try Scratch()
        let path = try scratch.write([1])
        let known = FileSaver.Expectation.unchanged(Fingerprint([1]))
        #expect(failure([2], to: path, expecting: known) == nil)
        let failure = failure([3], to: path, expecting: known)
        #expect(failure?.reason == .changedOnDisk)
        #expect(
            failure?.description
                == "\(path): error: Another program changed the file after it was opened. Open "
                + "the file again, or overwrite it.")
        #expect(scratch.read("file") == [2])
        #expect(self.failure([2], to: path, expecting: known) == nil, "it is as wanted anyway")
        unlink(path.string)
        #expect(self.failure([3], to: path, expecting: known) == nil, "nothing would be lost")
    }

    @Test("what is in the way is named")
    func errors() throws {
        let scratch = try Scratch()
        let path = try scratch.write([1])
        let cases: [(FilePath, String)] = [
            (scratch.path, "There is a folder with this name. Choose another name."),
            (
                scratch.path.appending("none/file"),
                "The folder does not exist. Choose another folder."
            ),
            ("\(path)/file", "A part of the path is not a folder. Choose another folder."),
            (
                scratch.path.appending(String(repeating: "n", count: 300)),
                "The file name is too long. Choose a shorter one."
            ),
            (
                "/dev/null",
                "This is not a regular file and cannot be replaced. Choose another name."
            ),
        ]
        for (path, message) in cases {
            let failure = failure([2], to: path)
            #expect(failure?.message == message)
            #expect(failure?.reason == .placeNotWritable)
        }
        #expect(failure([2], to: "")?.message == "This is not a file name. Choose another name.")
        if geteuid() != 0 {
            chmod(path.string, 0o444)
            #expect(
                failure([2], to: path)?.message
                    == "You do not have permission to write to the file. Change its permissions, or "
                    + "save it under another name.")
            chmod(scratch.path.string, 0o500)
            #expect(
                failure([2], to: scratch.path.appending("new"))?.message
                    == "You do not have permission to write to the folder. Save the file somewhere "
                    + "else.")
        }
        #expect(scratch.names == ["file"])
    }

    @Test("whatever fails, the old file stays and nothing is left", arguments: [true, false])
    func faults(isThere: Bool) throws {
        let room =
            "There is no space left on the disk. Delete some files, or save the file somewhere "
        for moment in FileSaver.Moment.allCases where isThere || moment != .attributes {
            let scratch = try Scratch()
            if isThere { try scratch.write([1]) }
            var saver = FileSaver()
            saver.fault = { $0 == moment ? ENOSPC : nil }
            let failure = #expect(throws: SaveFailure.self) {
                try saver.save([2], to: scratch.path.appending("file"))
            }
            #expect(failure?.reason == .full)
            #expect(failure?.message == room + "else.")
            #expect(scratch.names == (isThere ? ["file"] : []))
            #expect(scratch.read("file") == (isThere ? [1] : nil))
        }
    }

    // MARK: - Killed

    @Test(
        "1,000 saves killed at random instants leave the old file or the new, whole",
        .timeLimit(.minutes(20)))
    func killed() throws {
        let program = try #require(BuiltProgram.path("save-loop"))
        let scratch = try Scratch()
        let path = try scratch.write([UInt8](repeating: UInt8(ascii: "a"), count: 40_000))
        chmod(path.string, 0o640)
        var generator = SeededGenerator(seed: 5)
        var contents: Set<UInt8> = []
        var leftovers = 0
        for kill in 0..<1_000 {
            let child = try start(program, path)
            // Sometimes long enough for several saves on a busy machine.
            let longest: UInt32 = kill.isMultiple(of: 50) ? 90_000 : 3_000
            usleep(UInt32.random(in: 0...longest, using: &generator))
            Glibc.kill(child, SIGKILL)
            var status: Int32 = 0
            waitpid(child, &status, 0)
            #expect(status & 0x7F == SIGKILL, "it ended by itself")
            let bytes = try #require(scratch.read("file"))
            let first = try #require(bytes.first)
            #expect(bytes.count == 40_000 && bytes.allSatisfy { $0 == first }, "kill \(kill)")
            contents.insert(first)
            leftovers = max(leftovers, scratch.names.count - 1)
        }
        #expect(contents.count > 3, "it never came to saving")
        #expect(leftovers == 1, "each save removes what the one before left")
        try FileSaver().save([1], to: path)
        #expect(scratch.names == ["file"])
        #expect(status(path).st_mode & 0o7777 == 0o640)
    }

    /// Starts the program, and waits until its first save is about to begin.
    private func start(_ program: String, _ path: FilePath) throws -> pid_t {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        var child: pid_t = 0
        var arguments = [strdup(program), strdup(path.string), nil]
        defer { for argument in arguments { free(argument) } }
        let code = posix_spawn(&child, program, &actions, nil, &arguments, environ)
        close(ends[1])
        try #require(code == 0)
        var byte: UInt8 = 0
        try #require(read(ends[0], &byte, 1) == 1)
        return child
    }

    @Test("a temporary file that another process is writing is not taken for a stale one")
    func livingNeighbor() throws {
        let scratch = try Scratch()
        let neighbor = try TemporaryFile(in: scratch.path, mode: 0o600, for: "other")
        try scratch.write([1], to: TemporaryFile.newName())
        try FileSaver().save([2], to: scratch.path.appending("file"))
        #expect(scratch.names.count == 2)
        neighbor?.remove()
        #expect(scratch.names == ["file"])
    }

    @Test("a file of a user's that is called like a temporary one stays")
    func likelyNames() throws {
        let scratch = try Scratch()
        let names = [
            ".typeladder-save-0123456789abcdef", ".typeladder-save-notes", ".typeladder-save-1-2",
        ]
        for name in names { try scratch.write([1], to: name) }
        try FileSaver().save([2], to: scratch.path.appending("file"))
        #expect(scratch.names == (names + ["file"]).sorted())
    }

    @Test("extended attributes stay where the system has them")
    func extendedAttributes() throws {
        let scratch = try Scratch()
        let path = try scratch.write([1])
        let value = Array("Lato, 17 pt".utf8)
        guard setxattr(path.string, "user.typeladder.note", value, value.count, 0) == 0 else {
            return
        }
        try FileSaver().save([2], to: path)
        var kept = [UInt8](repeating: 0, count: 64)
        let count = getxattr(path.string, "user.typeladder.note", &kept, kept.count)
        #expect(count == value.count && Array(kept.prefix(count)) == value)
    }

    @Test("a limit on the size of files leaves the old file and nothing else")
    func sizeLimit() throws {
        let scratch = try Scratch()
        let path = try scratch.write([1])
        // In a separate process, because the limit would apply to all tests that run at the same time.
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -f 1; exec \"$0\" \"$1\"",
            try #require(BuiltProgram.path("save-loop")), path.string,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1)
        #expect(String(decoding: said, as: UTF8.self).contains("no space left on the disk"))
        #expect(scratch.names == ["file"])
        #expect(scratch.read("file") == [1])
    }
}
