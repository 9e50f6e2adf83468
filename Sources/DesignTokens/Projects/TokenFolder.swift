// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What the files of a folder make of it: Tokens Studio's sets, another document that says what is merged,
/// or tokens alone.
public struct TokenFolder {
    enum Kind: Equatable {
        /// The folders with Tokens Studio's own files, the folder itself being empty.
        case tokensStudio([String])
        case resolvers([String])
        /// Files of tokens.
        case tokens([String])
    }

    let kind: Kind

    /// - Parameter names: the JSON files in a folder and those below it, by their paths from there.
    init(_ names: [String]) {
        let marks = [TokensStudioProject.themesFile, TokensStudioProject.metadataFile]
        let places = names.filter { marks.contains($0.fileName) }
            .map { $0.contains("/") ? $0.folder : "" }
        // What is in another project's folder is its own matter.
        let outermost = Set(places).filter { place in
            !places.contains { $0 != place && ($0.isEmpty || place.hasPrefix($0 + "/")) }
        }
        let resolvers = names.filter {
            $0.lowercased().hasSuffix(".resolver.json") || $0.fileName == "resolver.json"
        }
        if !outermost.isEmpty {
            kind = .tokensStudio(outermost.sorted())
        } else if !resolvers.isEmpty {
            kind = .resolvers(resolvers)
        } else {
            kind = .tokens(names)
        }
    }
}
