// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing

/// The names and addresses of the program.
public nonisolated enum AppInfo {
    /// The identifier of the application, of its icon and of its settings.
    public static let identifier = "io.github.typeladder.Typeladder"
    /// The name in windows.
    public static let name = "Typeladder"
    /// The project's page.
    public static let website = "https://github.com/typeladder/typeladder"
    /// The page for bug reports.
    public static let issueAddress = "https://github.com/typeladder/typeladder/issues"
    /// The version.
    public static let version = Release.version
}
