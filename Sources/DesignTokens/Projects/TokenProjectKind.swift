// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// How the files of a project are put together, which what was opened decides.
enum TokenProjectKind {
    /// Sources that are merged as they come.
    case merged(TokenOrigin, [Node])
    case tokensStudio(TokenOrigin, TokensStudioProject)
    case styleDictionary(TokenOrigin, StyleDictionaryConfiguration)
    case resolver(TokenOrigin, ResolverDocument, TokenDocuments.Document)

    /// Nil, with issues, where there are no tokens, or nobody can say which.
    init?(_ origin: TokenOrigin, _ documents: TokenDocuments) {
        switch origin {
        case .file(let path): self.init(file: path, documents)
        case .files(let paths):
            self = .merged(
                origin, paths.compactMap { documents.document(at: $0, namedAt: nil)?.root })
        case .folder(let path): self.init(folder: path, documents)
        }
    }

    private init?(file path: String, _ documents: TokenDocuments) {
        guard let document = documents.document(at: path, namedAt: nil) else { return nil }
        let origin = TokenOrigin.file(path)
        if ResolverDocument.isResolver(document.root) {
            self = .resolver(origin, ResolverDocument(document.root, documents.issues), document)
        } else if StyleDictionaryConfiguration.isConfiguration(document.root) {
            self = .styleDictionary(origin, StyleDictionaryConfiguration(document.root))
        } else if TokensStudioProject.isProject(document.root) {
            self = .tokensStudio(origin, TokensStudioProject(document.root, documents.issues))
        } else {
            self = .merged(origin, [document.root])
        }
    }

    // MARK: - Folders

    private init?(folder: String, _ documents: TokenDocuments) {
        guard let names = documents.names(in: folder) else { return nil }
        switch TokenFolder(names) {
        case .tokensStudio(let places):
            guard places.count == 1, let name = places.first else {
                documents.issues.add(
                    .error, at: nil, .severalProjects(places.map { $0.isEmpty ? "." : $0 }))
                return nil
            }
            let place = name.isEmpty ? folder : folder.appending(path: name)
            let files = names.compactMap { $0.path(from: name) }
            self = .tokensStudio(
                .folder(place), TokensStudioProject(folder: place, files, documents))
        case .resolvers(let resolvers):
            guard resolvers.count == 1, let name = resolvers.first else {
                documents.issues.add(.error, at: nil, .severalProjects(resolvers))
                return nil
            }
            self.init(file: folder.appending(path: name), documents)
        case .tokens: self.init(folder: folder, of: names, documents)
        }
    }

    /// A folder of tokens alone, unless a configuration of Style Dictionary says which of them count.
    private init?(
        folder: String, of names: [String], _ documents: TokenDocuments
    ) {
        let configuration = StyleDictionaryConfiguration.names.lazy.filter(names.contains)
            .map { folder.appending(path: $0) }
            .first {
                documents.root(at: $0).map(StyleDictionaryConfiguration.isConfiguration) == true
            }
        if let configuration {
            self.init(file: configuration, documents)
            return
        }
        let paths = names.map { folder.appending(path: $0) }.filter(documents.mayHoldTokens)
        guard !paths.isEmpty else {
            documents.issues.add(.error, at: nil, .noTokenFiles)
            return nil
        }
        self = .merged(
            .folder(folder), paths.compactMap { documents.document(at: $0, namedAt: nil)?.root })
    }
}

extension TokenProjectKind {
    /// What was opened: of a folder with a resolver document, that.
    var origin: TokenOrigin {
        switch self {
        case .merged(let origin, _), .tokensStudio(let origin, _), .styleDictionary(let origin, _),
            .resolver(let origin, _, _):
            origin
        }
    }

    /// What can be chosen.
    var modifiers: [TokenModifier] {
        switch self {
        case .merged, .styleDictionary: []
        case .tokensStudio(_, let project): project.modifiers
        case .resolver(_, let resolver, _): resolver.modifiers
        }
    }

    /// The tokens that the chosen contexts give.
    func resolution(
        _ contexts: [String: String], _ documents: TokenDocuments
    ) -> TokenResolution {
        switch self {
        case .merged(_, let sources): TokenResolution(sources: sources)
        case .tokensStudio(_, let project): project.resolution(contexts)
        case .styleDictionary(let origin, let configuration):
            TokenResolution(
                sources: configuration.sources(in: origin.path.folder, documents))
        case .resolver(_, let resolver, let document):
            TokenResolution(
                sources: ResolverSources(documents).tokens(
                    of: resolver.items.flatMap { $0.sources(in: contexts) }, in: document))
        }
    }
}

extension ResolverDocument {
    /// What can be chosen.
    fileprivate var modifiers: [TokenModifier] {
        items.compactMap { if case .modifier(let modifier) = $0 { modifier.choice } else { nil } }
    }
}

extension ResolverDocument.Item {
    /// The sources that count.
    fileprivate func sources(in contexts: [String: String]) -> [Node] {
        switch self {
        case .set(let sources): sources
        case .modifier(let modifier):
            modifier.contexts.filter { $0.key == contexts[modifier.choice.name] }
                .flatMap { $0.value.array ?? [$0.value] }
        }
    }
}

extension String {
    /// As a path: the path from a folder that it is in, the empty one being where both begin.
    fileprivate func path(from folder: String) -> String? {
        guard !folder.isEmpty else { return self }
        return hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : nil
    }
}
