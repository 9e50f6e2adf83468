// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A machine without a font that Pango draws: nothing can be measured on it, and Pango itself ends
/// with an assertion.
public struct NoFontsError: Error, CustomStringConvertible {
    /// Installs the stand-in for the system font, and faces for other scripts.
    public static let command = "sudo apt install fonts-inter fonts-noto-core"

    /// What is missing, and what to do.
    public var description: String {
        "no font is installed, and texts are measured with installed fonts; install the packages "
            + "fonts-inter and fonts-noto-core, or what they are called here (\(Self.command))"
    }
}
