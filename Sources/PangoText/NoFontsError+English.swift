// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension NoFontsError: CustomStringConvertible {
    /// What is missing, and what to do.
    package var description: String {
        "no font is installed, and texts are measured with installed fonts; install the packages "
            + "fonts-inter and fonts-noto-core, or what they are called here (\(Self.command))"
    }
}
