// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Fixes a file by the fixes of its diagnostics until there are none left: what one mistake hid comes up once
/// it is gone.
package struct FileFixer {
    /// The file as it was fixed.
    package private(set) var file: SourceFile
    /// The fixes that were made.
    package private(set) var fixes: [Fix] = []
    /// The diagnostics of the fixed file.
    package private(set) var diagnostics: [Diagnostic]

    /// Each round makes all fixes that can be made beside each other, of a problem in several places one.
    private static let maximumRounds = 1_000

    /// Fixes a file.
    ///
    /// - Parameters:
    ///   - isWanted: which diagnostics are to be fixed.
    ///   - read: finds the problems of a file.
    package init(
        _ file: SourceFile, where isWanted: (Diagnostic) -> Bool = { _ in true },
        reading read: (SourceFile) -> [Diagnostic]
    ) {
        self.file = file
        diagnostics = read(file)
        for _ in 0..<Self.maximumRounds {
            let fixes = diagnostics.filter(isWanted).compactMap(\.fix)
            guard let next = self.file.applying(together: fixes) else { return }
            let result = read(next.file)
            // A file that could be used stays one, whatever its fixes promise.
            guard diagnostics.hasErrors || !result.hasErrors else { return }
            (self.file, diagnostics) = (next.file, result)
            self.fixes += next.made
        }
    }
}

extension [Diagnostic] {
    fileprivate var hasErrors: Bool { contains { $0.severity == .error } }
}
