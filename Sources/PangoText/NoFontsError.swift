// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A machine without a font that Pango draws: nothing can be measured on it, and Pango itself ends
/// with an assertion.
public struct NoFontsError: Error {
    /// Installs the stand-in for the system font, and faces for other scripts.
    public static let command = "sudo apt install fonts-inter fonts-noto-core"
}
