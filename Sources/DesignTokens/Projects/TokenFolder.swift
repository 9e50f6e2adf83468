// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What the files of a folder make of it: Tokens Studio's sets, another document that says what is merged,
/// or tokens alone.
enum TokenFolder: Equatable {
    /// The folders with Tokens Studio's own files, the folder itself being `.`.
    case tokensStudio([FilePath])
    case resolvers([FilePath])
    /// Tokens, and whatever else.
    case tokens

    /// - Parameter files: the JSON files in a folder and those below it, by their paths from there.
    init(_ files: [FilePath]) {
        let places = files.filter { TokensStudioProject.ownFiles.contains($0.lastComponent) }
            .map(\.parent)
        // What is in another project's folder is its own matter.
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
    /// The folder that a relative path begins in.
    static let here = FilePath(".")
}
