// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The kind of a folder by its files: Tokens Studio's sets, a document that tells which files to
/// merge, or only tokens.
enum TokenFolder: Equatable {
    /// The folders with Tokens Studio's own files. The folder itself is `.`.
    case tokensStudio([FilePath])
    case resolvers([FilePath])
    /// Tokens, and possibly other files.
    case tokens

    /// - Parameter files: the JSON files in a folder and its subfolders, by their relative paths.
    init(_ files: [FilePath]) {
        let places = files.filter { TokensStudioProject.ownFiles.contains($0.lastComponent) }
            .map(\.parent)
        // Files inside another project's folder belong to that project.
        let outermost = Set(places).filter { place in
            !places.contains { $0 != place && ($0 == .here || place.relative(to: $0) != nil) }
        }
        let resolvers = files.filter { file in
            let name = file.lastComponent.lowercased()
            return name.hasSuffix(".resolver.json") || name == "resolver.json"
        }
        self =
            !outermost.isEmpty
            ? .tokensStudio(outermost.sorted { $0.string < $1.string })
            : resolvers.isEmpty ? .tokens : .resolvers(resolvers)
    }
}

extension FilePath {
    /// The start of a relative path.
    static let here = FilePath(".")
}
