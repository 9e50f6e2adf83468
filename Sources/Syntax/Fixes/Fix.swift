// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The change that resolves a diagnostic of a file, as the file was read.
package enum Fix: Hashable, Sendable {
    /// Of a value, where the syntax has no mistakes.
    case edit(SyntaxEdit)
    /// Of the text, where it has.
    case text(TextChange)
}

/// Bytes of a text that become others.
package struct TextChange: Hashable, Sendable {
    /// One stretch of the text.
    package struct Part: Hashable, Sendable {
        /// The offset of the old text, in bytes.
        package let offset: Int
        /// The old text; empty for an insertion.
        package let old: String
        /// The new text.
        package let new: String

        var range: Range<Int> { offset..<offset + old.utf8.count }
    }

    /// The stretches in the order of the file, of which none overlaps another.
    package let parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    /// A text at an offset that becomes another.
    init(_ old: String, at offset: Int, to new: String) {
        parts = [Part(offset: offset, old: old, new: new)]
    }

    /// A text that is inserted before an offset.
    init(inserting new: String, at offset: Int) { self.init("", at: offset, to: new) }
}

// MARK: - Applying

extension SourceFile {
    /// The file as a fix fixes it.
    ///
    /// - Throws: `EditFailure` when the file has changed since, so that the fix no longer fits it.
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

    /// The file with the first of some fixes and all others that can be made beside it.
    ///
    /// - Returns: the file and the fixes that were made; nil when none can be.
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
            // Two keys that become the same one would be a mistake of their own.
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
    /// Whether two splices change the same place, so that their order would count.
    fileprivate func touches(_ other: Splice) -> Bool {
        range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
    }
}
