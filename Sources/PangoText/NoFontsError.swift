// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The error of a machine without a font that Pango can draw, on which Pango fails an assertion.
public struct NoFontsError: Error, CustomStringConvertible {
    /// The command that installs the stand-in of the system font, and fonts of other scripts.
    public static let command = "sudo apt install fonts-inter fonts-noto-core"

    /// The missing fonts, and the packages to install.
    public var description: String {
        "no font is installed, and texts are measured with installed fonts; install the packages "
            + "fonts-inter and fonts-noto-core, or what they are called here (\(Self.command))"
    }
}
