// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Syntax

/// The step of saving in which a temporary file takes the place of the file itself.
struct FileReplacement {
    let temporary: TemporaryFile
    /// The file, links resolved.
    let target: FilePath

    enum Outcome {
        case done
        /// Something else than expected was there; it is there again.
        case unexpected
        /// Nothing was done, for this reason (`errno`).
        case failed(Int32)
    }

    /// Replaces whatever is there (`rename(2)`).
    func replaceAnything() -> Outcome {
        rename(temporary.path.string, target.string) == 0 ? .done : .failed(errno)
    }

    /// Takes a name that nothing has; where something does by now, that stays.
    func create() -> Outcome {
        switch move(TYPELADDER_RENAME_NOREPLACE) {
        case 0: .done
        case EEXIST: .unexpected
        case EINVAL, ENOSYS: replaceAnything()  // the file system cannot
        case let code: .failed(code)
        }
    }

    /// Replaces the file only if it is the expected one.
    ///
    /// The two files change places at once, and what was replaced is looked at afterwards, where
    /// nobody can replace it any more. Were it looked at before, another program could save in
    /// between, and its file would be lost.
    func replace(_ expected: (_ bytes: [UInt8]) -> Bool) -> Outcome {
        switch move(TYPELADDER_RENAME_EXCHANGE) {
        case 0: break
        case EINVAL, ENOSYS:
            guard let bytes = SourceFile.read(target).value?.bytes, expected(bytes) else {
                return .unexpected
            }
            return replaceAnything()
        case let code: return .failed(code)
        }
        if let bytes = SourceFile.read(temporary.path).value?.bytes, expected(bytes) {
            unlink(temporary.path.string)
            return .done
        }
        if move(TYPELADDER_RENAME_EXCHANGE) != 0 {
            _ = rename(temporary.path.string, target.string)
        } else if !temporary.isAtItsPath {
            // A third program has saved since: what it replaced came back, and its own went aside.
            _ = move(TYPELADDER_RENAME_EXCHANGE)
        }
        return .unexpected
    }

    private func move(_ flags: some BinaryInteger) -> Int32 {
        let code = renameat2(
            AT_FDCWD, temporary.path.string, AT_FDCWD, target.string, UInt32(flags))
        return code == 0 ? 0 : errno
    }
}
