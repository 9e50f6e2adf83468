// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension SaveProblem {
    package var message: String {
        switch self {
        case .changedOnDisk:
            tr(
                """
                another program changed the file since it was opened; open it again, or overwrite it
                """)
        case .noFileName: tr("this is no file name; choose one")
        case .nameNotUTF8: FileProblem.nameNotUTF8.message
        case .linkToNameNotUTF8:
            tr(
                """
                the symbolic link leads to a name that is not UTF-8; rename what it leads to, or save the \
                file under another name
                """)
        case .missingFolder: tr("the folder does not exist; choose another one")
        case .notAFolder: tr("a part of the path is not a folder; choose another one")
        case .folderNotWritable:
            tr("the folder may not be written to; save the file somewhere else")
        case .fileNotWritable:
            tr(
                """
                the file may not be written to; change its permissions, or save it under another name
                """)
        case .readOnlyDisk: tr("the disk is read-only; save the file somewhere else")
        case .fullDisk:
            tr(
                """
                there is no room left on the disk; delete something, or save the file somewhere else
                """)
        case .circularLinks:
            tr("the symbolic links of the path lead in a circle; choose another name")
        case .longName: tr("the file name is too long; choose a shorter one")
        case .isFolder: tr("there is a folder of this name; choose another name")
        case .notRegular:
            tr("this is not a regular file and cannot be replaced; choose another name")
        case .failed(let reason):
            // Translators: %1$s is a reason that the system gives.
            tr("the file cannot be written: %1$s", reason)
        }
    }
}
