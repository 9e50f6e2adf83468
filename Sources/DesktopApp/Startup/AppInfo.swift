// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing

/// The names and addresses of the program.
package nonisolated enum AppInfo {
    /// The identifier of the application, of its icon and of its settings.
    package static let identifier = "io.github.typeladder.Typeladder"
    /// The name in windows.
    package static let name = "Typeladder"
    /// The name of the catalogs of translations (`po/typeladder.pot`).
    package static let translationDomain = "typeladder"
    /// The project's page.
    package static let website = "https://github.com/typeladder/typeladder"
    /// The page for bug reports.
    package static let issueAddress = "https://github.com/typeladder/typeladder/issues"
    package static let version = Release.version
}
