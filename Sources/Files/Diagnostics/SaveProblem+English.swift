// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension SaveProblem {
    package var message: String {
        switch self {
        case .changedOnDisk:
            "another program changed the file since it was opened; open it again, or overwrite it"
        case .noFileName: "this is no file name; choose one"
        case .nameNotUTF8: FileProblem.nameNotUTF8.message
        case .linkToNameNotUTF8:
            "the symbolic link leads to a name that is not UTF-8; rename what it leads to, or save "
                + "the file under another name"
        case .missingFolder: "the folder does not exist; choose another one"
        case .notAFolder: "a part of the path is not a folder; choose another one"
        case .folderNotWritable:
            "the folder may not be written to; save the file somewhere else"
        case .fileNotWritable:
            "the file may not be written to; change its permissions, or save it under another name"
        case .readOnlyDisk: "the disk is read-only; save the file somewhere else"
        case .fullDisk:
            "there is no room left on the disk; delete something, or save the file somewhere else"
        case .circularLinks:
            "the symbolic links of the path lead in a circle; choose another name"
        case .longName: "the file name is too long; choose a shorter one"
        case .isFolder: "there is a folder of this name; choose another name"
        case .notRegular: "this is not a regular file and cannot be replaced; choose another name"
        case .failed(let reason): "the file cannot be written: \(reason)"
        }
    }
}
