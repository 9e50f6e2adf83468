// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing

/// What the program is called.
public nonisolated enum AppInfo {
    /// The identifier of the application, of its icon and of its settings.
    public static let identifier = "io.github.typeladder.Typeladder"
    /// The name for people.
    public static let name = "Typeladder"
    /// Where to read more.
    public static let website = "https://github.com/typeladder/typeladder"
    /// Where to report a mistake.
    public static let issueAddress = "https://github.com/typeladder/typeladder/issues"
    /// The version.
    public static let version = Release.version
}
