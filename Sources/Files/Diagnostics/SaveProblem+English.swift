// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension SaveProblem {
    package var message: String {
        switch self {
        case .changedOnDisk:
            tr(
                """
                Another program changed the file after it was opened. Open the file again, or \
                overwrite it.
                """)
        case .noFileName: tr("This is not a file name. Choose another name.")
        case .nameNotUTF8: FileProblem.nameNotUTF8.message
        case .linkToNameNotUTF8:
            tr(
                """
                The symbolic link points to a file whose name is not UTF-8. Rename that file, or \
                choose another name to save under.
                """)
        case .missingFolder: tr("The folder does not exist. Choose another folder.")
        case .notAFolder: tr("A part of the path is not a folder. Choose another folder.")
        case .folderNotWritable:
            tr("You do not have permission to write to the folder. Save the file somewhere else.")
        case .fileNotWritable:
            tr(
                """
                You do not have permission to write to the file. Change its permissions, or save it under \
                another name.
                """)
        case .readOnlyDisk: tr("The disk is read-only. Save the file somewhere else.")
        case .fullDisk:
            tr(
                """
                There is no space left on the disk. Delete some files, or save the file somewhere \
                else.
                """)
        case .circularLinks:
            tr("A symbolic link in the path leads back to itself. Choose another name.")
        case .longName: tr("The file name is too long. Choose a shorter one.")
        case .isFolder: tr("There is a folder with this name. Choose another name.")
        case .notRegular:
            tr("This is not a regular file and cannot be replaced. Choose another name.")
        case .failed(let reason):
            // Translators: %1$s is a reason that the system gives.
            tr("The file cannot be written: %1$s.", reason)
        }
    }
}
