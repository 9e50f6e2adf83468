// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The change that resolves a diagnostic of a file. It fits only the file as read.
package enum Fix: Hashable, Sendable {
    /// Changes a value, if the syntax has no mistakes.
    case edit(SyntaxEdit)
    /// Changes the text, if the syntax has mistakes.
    case text(TextChange)
}

/// A replacement of some bytes of a text.
package struct TextChange: Hashable, Sendable {
    /// One range of the text.
    package struct Part: Hashable, Sendable {
        /// The offset of the old text, in bytes.
        package let offset: Int
        /// The old text; empty for an insertion.
        package let old: String
        /// The new text.
        package let new: String

        var range: Range<Int> { offset..<offset + old.utf8.count }
    }

    /// The ranges in the order of the file, without overlaps.
    package let parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    /// A replacement of the text at an offset.
    init(_ old: String, at offset: Int, to new: String) {
        parts = [Part(offset: offset, old: old, new: new)]
    }

    /// An insertion before an offset.
    init(inserting new: String, at offset: Int) { self.init("", at: offset, to: new) }
}

// MARK: - Applying

extension SourceFile {
    /// The fixed file.
    ///
    /// - Throws: `EditFailure` if the file has changed, so that the fix no longer fits it.
    package func applying(_ fix: Fix) throws(EditFailure) -> SourceFile {
        switch fix {
        case .edit(let edit): return try applying([edit])
        case .text(let change):
            for part in change.parts where !holds(part) {
                throw EditFailure(EditProblem.missingValue)
            }
            return replacingBytes(by: bytes.applying(change.parts.map(\.splice)))
        }
    }

    private func holds(_ part: TextChange.Part) -> Bool {
        part.range.upperBound <= bytes.count && bytes[part.range].elementsEqual(part.old.utf8)
    }

    /// The file after the first possible fix, and after all others that do not touch it or each
    /// other.
    ///
    /// - Returns: the file and the fixes that were made, or nil if none is possible.
    func applying(together fixes: [Fix]) -> (file: SourceFile, made: [Fix])? {
        guard let tree = SyntaxTree.read(self).value else {
            return applying(together: fixes) { fix in
                guard case .text(let change) = fix, change.parts.allSatisfy(holds) else {
                    return nil
                }
                return change.parts.map(\.splice)
            }
        }
        if tree.format == .binaryPropertyList {
            return fixes.lazy.compactMap { try? (file: self.applying($0), made: [$0]) }.first
        }
        let editor = TextEditor(self, tree)
        var renamed: Set<[SyntaxEdit.Step]> = []
        return applying(together: fixes) { fix in
            guard case .edit(let edit) = fix else { return nil }
            // Two keys with the same new name would be a new mistake.
            if case .rename(let key) = edit.change,
                !renamed.insert(edit.path.dropLast() + [.key(key)]).inserted
            {
                return nil
            }
            return try? editor.splices(for: edit)
        }
    }

    private func applying(
        together fixes: [Fix], splices: (Fix) -> [Splice]?
    ) -> (file: SourceFile, made: [Fix])? {
        var all: [Splice] = []
        var made: [Fix] = []
        for fix in fixes {
            guard let new = splices(fix), !new.isEmpty,
                !new.contains(where: { splice in all.contains { $0.touches(splice) } })
            else { continue }
            all += new
            made.append(fix)
        }
        return made.isEmpty ? nil : (replacingBytes(by: bytes.applying(all)), made)
    }
}

extension TextChange.Part {
    var splice: Splice { Splice(range, new.utf8) }
}

extension Splice {
    /// Whether two splices change the same place, so that their order would matter.
    fileprivate func touches(_ other: Splice) -> Bool {
        range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
    }
}
