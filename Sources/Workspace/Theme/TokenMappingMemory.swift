// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import DynamicType
import Files
import Syntax

/// The mappings of tokens to text styles that users have chosen, saved by the tokens' files for the next
/// opening.
///
/// Only differences from the proposal are saved, so that a better proposal applies to all other tokens.
package struct TokenMappingMemory: Sendable {
    private let file: FilePath

    /// The number of files whose mapping is saved: those opened last.
    private static let maximumFiles = 100

    /// The choices for one file: text styles by the paths of tokens, `none` for no style.
    private struct Record {
        let path: String
        let styles: [(token: String, style: String)]
    }

    /// A memory.
    ///
    /// - Parameter file: the file of the memory.
    package init(file: FilePath) { self.file = file }

    /// Applies the saved choices for the tokens' file. Tokens that it no longer has are skipped.
    package func restore(_ tokens: inout TokenSource) {
        guard let record = records().first(where: { $0.path == tokens.path.string }) else { return }
        // A text style is free when its proposed token has no style, so these come first.
        let (left, given) = (
            record.styles.filter { $0.style == Self.none },
            record.styles.filter { $0.style != Self.none }
        )
        for (token, _) in left { tokens.mapping.assign(token, to: nil) }
        for (token, name) in given {
            guard let style = TextStyle(rawValue: name) else { continue }
            tokens.mapping.assign(token, to: style)
        }
    }

    /// Saves the choices. A failure is ignored.
    package func keep(_ tokens: TokenSource) {
        let proposal = TokenMapping(for: tokens.file)
        let styles = zip(tokens.mapping.entries, proposal.entries).compactMap { entry, proposed in
            entry.style == proposed.style
                ? nil : (token: entry.token, style: entry.style?.rawValue ?? Self.none)
        }
        let old = records()
        var new = old.filter { $0.path != tokens.path.string }
        if !styles.isEmpty {
            new.insert(Record(path: tokens.path.string, styles: styles), at: 0)
        } else if new.count == old.count {
            return
        }
        _ = file.parent.createFolder()
        let text = Self.text(of: new.prefix(Self.maximumFiles))
        _ = try? FileSaver().save(Array(text.utf8), to: file)
    }

    private static let none = "none"
}

// MARK: - The file

extension TokenMappingMemory {
    /// The saved choices; none if the file does not exist or is damaged.
    private func records() -> [Record] {
        guard let source = SourceFile.read(file).value,
            let records = SyntaxTree.read(source).value?.root.array
        else { return [] }
        return records.compactMap { node in
            guard let path = node["path"]?.string else { return nil }
            let styles = (node["styles"]?.entries ?? []).compactMap { entry in
                entry.value.string.map { (token: entry.key, style: $0) }
            }
            return Record(path: path, styles: styles)
        }
    }

    private static func text(of records: some Sequence<Record>) -> String {
        let lines = records.map { record in
            let styles = record.styles.map {
                "\(JSONLiteral.string($0.token)): \(JSONLiteral.string($0.style))"
            }
            return "{\"path\": \(JSONLiteral.string(record.path)), "
                + "\"styles\": {\(styles.joined(separator: ", "))}}"
        }
        return "[\n\(lines.joined(separator: ",\n"))\n]\n"
    }
}
