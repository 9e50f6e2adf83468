// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What the files of an app declare, by a scan of their bytes.
struct SourceIndex {
    private(set) var summaries: [String: FileSummary] = [:]
    /// The files by the names of the types that they declare or extend.
    private(set) var files: [String: [FilePath]] = [:]
    /// The files by the names of the functions and constants outside of types.
    private(set) var globals: [String: [FilePath]] = [:]
    /// The files that extend views or declare modifiers.
    private(set) var viewExtensions: [FilePath] = []

    mutating func add(_ path: FilePath, _ summary: FileSummary) {
        summaries[path.string] = summary
        for name in Self.names(in: summary) { files[name, default: []].append(path) }
        for name in Set(summary.globals) { globals[name, default: []].append(path) }
        let extendsViews = summary.declarations.contains { declaration in
            declaration.kind == .extension && OwnModifiers.isView(declaration.name)
        }
        if extendsViews { viewExtensions.append(path) }
    }

    /// - Returns: what the file declared; nil if it is not in the index.
    mutating func remove(_ path: FilePath) -> FileSummary? {
        guard let summary = summaries.removeValue(forKey: path.string) else { return nil }
        for name in Self.names(in: summary) { files[name]?.removeAll { $0 == path } }
        for name in summary.globals { globals[name]?.removeAll { $0 == path } }
        viewExtensions.removeAll { $0 == path }
        return summary
    }

    /// Whether a file declares a type of this name, and not only extends it.
    func declares(_ type: String) -> Bool {
        (files[type] ?? []).contains { file in
            summaries[file.string]?.declarations.contains {
                $0.name == type && $0.kind != .extension
            } ?? false
        }
    }

    /// The names of the types that conform to a protocol.
    func types(conformingTo name: String) -> [String] {
        let kinds: Set<TypeDeclaration.Kind> = [.struct, .class, .actor, .extension]
        let found = summaries.values.lazy.flatMap(\.declarations).filter {
            kinds.contains($0.kind) && $0.inheritedTypes.contains(name)
        }
        return Set(found.map(\.name)).sorted()
    }

    private static func names(in summary: FileSummary) -> Set<String> {
        var names: Set<String> = []
        for declaration in summary.declarations {
            names.insert(declaration.name)
            // The first name of an extension may be that of a module.
            if declaration.kind == .extension, let dot = declaration.name.firstIndex(of: ".") {
                names.insert(String(declaration.name[declaration.name.index(after: dot)...]))
            }
        }
        return names
    }
}
