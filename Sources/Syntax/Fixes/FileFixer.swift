// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Makes the fixes of a file's diagnostics until none are left. One mistake may hide another, so
/// each round reads the file again.
package struct FileFixer {
    /// The fixed file.
    package private(set) var file: SourceFile
    /// The fixes that were made.
    package private(set) var fixes: [Fix] = []
    /// The diagnostics of the fixed file.
    package private(set) var diagnostics: [Diagnostic]

    /// The most rounds for a file, if nobody waits.
    package static let maximumRounds = 1_000

    /// Fixes a file.
    ///
    /// - Parameters:
    ///   - rounds: the most rounds. Each makes all fixes that do not touch each other. For a problem
    ///     with several places it fixes one.
    ///   - isWanted: returns whether to fix a diagnostic.
    ///   - read: finds the problems of a file.
    package init(
        _ file: SourceFile, rounds: Int = maximumRounds,
        where isWanted: (Diagnostic) -> Bool = { _ in true },
        reading read: (SourceFile) -> [Diagnostic]
    ) {
        self.file = file
        diagnostics = read(file)
        for _ in 0..<rounds {
            let fixes = diagnostics.filter(isWanted).compactMap(\.fix)
            guard let next = self.file.applying(together: fixes) else { return }
            let result = read(next.file)
            // Stop if a fix would add errors to a usable file.
            guard diagnostics.hasErrors || !result.hasErrors else { return }
            (self.file, diagnostics) = (next.file, result)
            self.fixes += next.made
        }
    }
}

extension [Diagnostic] {
    fileprivate var hasErrors: Bool { contains { $0.severity == .error } }
}
