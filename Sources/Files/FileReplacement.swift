// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Syntax

/// The step of saving that puts a temporary file in the place of the file.
struct FileReplacement {
    let temporary: TemporaryFile
    /// The file, with links resolved.
    let target: FilePath

    enum Outcome {
        case done
        /// The path had something unexpected. It has it again.
        case unexpected
        /// Nothing was changed, for this reason (`errno`).
        case failed(Int32)
    }

    /// Replaces any file at the path (`rename(2)`).
    func replaceAnything() -> Outcome {
        rename(temporary.path.string, target.string) == 0 ? .done : .failed(errno)
    }

    /// Takes a free name. If the name is no longer free, its file stays.
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
    /// The two files are exchanged in one step. The replaced file is checked only then, because no program can
    /// replace it any more. If it were checked before, another program could save in between, and its file
    /// would be lost.
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
            // A third program has saved since. The file that it replaced is back, and the file that it saved is
            // at the temporary path.
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
