// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension SwiftParserFailure {
    package var message: String {
        switch self {
        case .missing:
            tr(
                """
                The program typeladder-swift is missing, so Swift files cannot be read. Install \
                Typeladder again, or build it with a Swift toolchain that contains SwiftParser.
                """)
        case .wrongVersion:
            tr(
                """
                The program typeladder-swift is of another version of Typeladder, so Swift files \
                cannot be read. Install Typeladder again.
                """)
        case .crashed:
            tr(
                """
                The Swift file cannot be read, because the program typeladder-swift crashed. Check \
                the file for syntax errors, or move parts of it to other files.
                """)
        case .tookTooLong:
            tr(
                """
                The Swift file was not read, because it took too long. Check the file for syntax \
                errors, or move parts of it to other files.
                """)
        case .tooLarge:
            tr(
                """
                The Swift file was not read because it is larger than 2 MiB. Move parts of it to \
                other files.
                """)
        }
    }
}
