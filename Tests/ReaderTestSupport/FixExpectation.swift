// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

/// Holds a fix, by what is said before and after it, to removing its diagnostic and to adding none. Behind
/// syntax that could not be understood, what the file means was not looked at.
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
    // A note is no problem: it says how a file is read that is understood now.
    for (id, count) in counts(after.filter { $0.severity != .note }) {
        let isHidden = isSyntaxAlone && !syntax.contains { id.hasPrefix($0 + ".") }
        #expect(
            count <= allowed[id] ?? 0 || isHidden,
            "\(diagnostic) [\(diagnostic.fix?.words ?? "")] → \(id) \(comment)",
            sourceLocation: sourceLocation)
    }
}

/// Holds all fixes of some files to what `expectFixed` asks.
///
/// - Parameters:
///   - read: the diagnostics of a file.
///   - check: whatever else is to hold for a file, the file after a fix, and the fix.
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
