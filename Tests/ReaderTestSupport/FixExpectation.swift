// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

/// Checks that a fix removes its diagnostic and adds none, by the diagnostics before and after it. A file with a syntax
/// error may have hidden diagnostics, because its meaning was not checked.
package func expectFixed(
    _ diagnostic: Diagnostic, of before: [Diagnostic], by after: [Diagnostic],
    _ comment: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let syntax = ["json", "plist", "text"]
    func counts(_ diagnostics: [Diagnostic]) -> [String: Int] {
        Dictionary(
            diagnostics.map { ($0.id, 1 + ($0.repeats?.count ?? 0)) }, uniquingKeysWith: +)
    }
    var allowed = counts(before)
    allowed[diagnostic.id, default: 0] -= 1
    let isSyntaxAlone = before.allSatisfy { syntax.contains(type(of: $0.problem).area) }
    // A note is not a problem. It tells how a valid file is read.
    for (id, count) in counts(after.filter { $0.severity != .note }) {
        let isHidden = isSyntaxAlone && !syntax.contains { id.hasPrefix($0 + ".") }
        #expect(
            count <= allowed[id] ?? 0 || isHidden,
            "\(diagnostic) [\(diagnostic.fix?.words ?? "")] → \(id) \(comment)",
            sourceLocation: sourceLocation)
    }
}

/// Checks all fixes of some files with `expectFixed`.
///
/// - Parameters:
///   - read: the diagnostics of a file.
///   - check: further checks of a file, the file after a fix, and the fix.
/// - Returns: the ids of diagnostics with fixes.
package func expectFixes(
    of files: [SourceFile], reading read: (SourceFile) -> [Diagnostic],
    check: (SourceFile, SourceFile, Fix) throws -> Void = { _, _, _ in }
) throws -> Set<String> {
    var fixed: Set<String> = []
    for file in files {
        let before = read(file)
        for diagnostic in before {
            guard let fix = diagnostic.fix else { continue }
            fixed.insert(diagnostic.id)
            let fixed = try file.applying(fix)
            expectFixed(diagnostic, of: before, by: read(fixed))
            #expect(!fix.words.isEmpty && !fix.words.hasSuffix("."))
            try check(file, fixed, fix)
        }
    }
    return fixed
}
