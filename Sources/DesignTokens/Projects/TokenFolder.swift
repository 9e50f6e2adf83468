// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What the files of a folder make of it: Tokens Studio's sets, another document that says what is merged,
/// or tokens alone.
enum TokenFolder: Equatable {
    /// The folders with Tokens Studio's own files, the folder itself being empty.
    case tokensStudio([String])
    case resolvers([String])
    /// Tokens, and whatever else.
    case tokens

    /// - Parameter names: the JSON files in a folder and those below it, by their paths from there.
    init(_ names: [String]) {
        let places = names.filter { TokensStudioProject.ownFiles.contains($0.fileName) }
            .map { $0.contains("/") ? $0.folder : "" }
        // What is in another project's folder is its own matter.
        let outermost = Set(places).filter { place in
            !places.contains { $0 != place && ($0.isEmpty || place.hasPrefix($0 + "/")) }
        }
        let resolvers = names.filter {
            $0.lowercased().hasSuffix(".resolver.json") || $0.fileName == "resolver.json"
        }
        self =
            !outermost.isEmpty
            ? .tokensStudio(outermost.sorted())
            : resolvers.isEmpty ? .tokens : .resolvers(resolvers)
    }
}
