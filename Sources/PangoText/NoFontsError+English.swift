// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// The error if Pango can draw no font of the machine. Pango itself would fail an assertion.
package struct NoFontsError: Error {
    /// The command that installs the stand-in of the system font, and fonts of other scripts.
    package static let command = "sudo apt install fonts-inter fonts-noto-core"
}

extension NoFontsError: CustomStringConvertible {
    /// The error and its remedy, in complete sentences.
    package var description: String {
        tr(
            """
            No fonts are installed, so text cannot be measured. On Debian, install fonts with \
            “%1$s”.
            """, Self.command)
    }
}
