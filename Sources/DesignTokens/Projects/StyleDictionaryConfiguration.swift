// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A configuration of Style Dictionary: patterns of the token files to merge.
struct StyleDictionaryConfiguration {
    private let root: Node

    /// The usual file names of configurations.
    static let names = [
        "config.json", "sd.config.json", "style-dictionary.config.json", "style-dictionary.json",
    ]

    /// Whether a file is a configuration: it names sources, and has no tokens of its own at the
    /// top.
    static func isConfiguration(_ root: Node) -> Bool {
        ["source", "include"].contains { key in
            root[key]?.array.map { !$0.isEmpty && $0.allSatisfy { $0.string != nil } } ?? false
        }
    }

    init(_ root: Node) { self.root = root }

    /// The tokens in the order in which Style Dictionary merges them: its own tokens, included
    /// files, then sources. The files of each pattern are sorted.
    ///
    /// - Parameter folder: the folder that patterns are relative to.
    func sources(in folder: FilePath, _ documents: TokenDocuments) -> [Node] {
        var sources = ["properties", "tokens"].compactMap { root[$0] }.filter { $0.entries != nil }
        for key in ["include", "source"] {
            for pattern in root[key]?.array ?? [] {
                sources += tokens(matching: pattern, in: folder, documents)
            }
        }
        return sources
    }

    /// Whether one of the patterns may match a path. A pattern that leaves the folder always may.
    func mayName(_ path: FilePath, in folder: FilePath) -> Bool {
        ["include", "source"].flatMap { root[$0]?.array ?? [] }.contains { pattern in
            guard let glob = GlobPattern(pattern.string ?? "") else { return false }
            guard !glob.folder.contains("..") else { return true }
            return path.relative(to: base(of: glob, in: folder)).map(glob.matches) ?? false
        }
    }

    private func base(of glob: GlobPattern, in folder: FilePath) -> FilePath {
        glob.folder.isEmpty ? folder : folder.appending(glob.folder)
    }

    private func tokens(
        matching pattern: Node, in folder: FilePath, _ documents: TokenDocuments
    ) -> [Node] {
        let text = pattern.string ?? ""
        guard let glob = GlobPattern(text) else {
            documents.issues.add(.warning, at: pattern.range, .unreadablePattern(text))
            return []
        }
        let base = base(of: glob, in: folder)
        let names = (documents.names(in: base) ?? []).filter(glob.matches)
        if names.isEmpty { documents.issues.add(.warning, at: pattern.range, .noMatch(text)) }
        return names.compactMap {
            documents.document(at: base.appending($0.string), namedAt: pattern.range)?.root
        }
    }
}
