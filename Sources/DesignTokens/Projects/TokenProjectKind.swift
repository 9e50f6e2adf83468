// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The kind of a token project, determined by its origin.
enum TokenProjectKind {
    /// Sources merged in order.
    case merged(TokenOrigin, [Node])
    case tokensStudio(TokenOrigin, TokensStudioProject)
    case styleDictionary(TokenOrigin, StyleDictionaryConfiguration)
    case resolver(TokenOrigin, ResolverDocument, TokenDocuments.Document)

    /// Nil, with issues, if there are no tokens or several projects.
    init?(_ origin: TokenOrigin, _ documents: TokenDocuments) {
        switch origin {
        case .file(let path): self.init(file: path, documents)
        case .files(let paths):
            let sources = paths.compactMap { documents.document(at: $0, namedAt: nil) }
            for source in sources where Self.isProject(source.root) {
                documents.issues.add(
                    .error, at: nil, .projectAmongFiles(source.path.string))
            }
            self = .merged(origin, sources.map(\.root))
        case .folder(let path): self.init(folder: path, documents)
        }
    }

    /// Whether a file is more than tokens: it names other files, or has modifiers.
    static func isProject(_ root: Node) -> Bool {
        ResolverDocument.isResolver(root) || StyleDictionaryConfiguration.isConfiguration(root)
            || TokensStudioProject.isProject(root)
    }

    private init?(file path: FilePath, _ documents: TokenDocuments) {
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

    private init?(folder: FilePath, _ documents: TokenDocuments) {
        guard let files = documents.names(in: folder) else { return nil }
        switch TokenFolder(files) {
        case .tokensStudio(let places):
            guard places.count == 1, let place = places.first else {
                documents.issues.add(.error, at: nil, .severalProjects(places.map(\.string)))
                return nil
            }
            let isHere = place == .here
            let origin = isHere ? folder : folder.appending(place.string)
            self = .tokensStudio(
                .folder(origin),
                TokensStudioProject(
                    folder: origin, isHere ? files : files.compactMap { $0.relative(to: place) },
                    documents))
        case .resolvers(let resolvers):
            guard resolvers.count == 1, let resolver = resolvers.first else {
                documents.issues.add(.error, at: nil, .severalProjects(resolvers.map(\.string)))
                return nil
            }
            self.init(file: folder.appending(resolver.string), documents)
        case .tokens: self.init(folder: folder, of: files, documents)
        }
    }

    /// A folder of tokens. If it has a configuration of Style Dictionary, that selects the files.
    private init?(folder: FilePath, of files: [FilePath], _ documents: TokenDocuments) {
        let configuration = StyleDictionaryConfiguration.names.lazy.map(FilePath.init)
            .filter(files.contains).map { folder.appending($0.string) }
            .first {
                documents.root(at: $0).map(StyleDictionaryConfiguration.isConfiguration) == true
            }
        if let configuration {
            self.init(file: configuration, documents)
            return
        }
        let paths = files.map { folder.appending($0.string) }.filter(documents.mayHoldTokens)
        guard !paths.isEmpty else {
            documents.issues.add(.error, at: nil, .noTokenFiles)
            return nil
        }
        let sources = paths.compactMap { documents.document(inFolder: $0) }
        self = .merged(
            .folder(folder),
            sources.withIOSLast { ($0.path.relative(to: folder) ?? $0.path).string }.map(\.root))
    }
}

extension TokenProjectKind {
    /// The origin that was opened. For a folder with a resolver document, that document.
    var origin: TokenOrigin {
        switch self {
        case .merged(let origin, _), .tokensStudio(let origin, _), .styleDictionary(let origin, _),
            .resolver(let origin, _, _):
            origin
        }
    }

    /// The modifiers to choose from.
    var modifiers: [TokenModifier] {
        switch self {
        case .merged, .styleDictionary: []
        case .tokensStudio(_, let project): project.modifiers
        case .resolver(_, let resolver, _): resolver.modifiers
        }
    }

    /// The tokens for the chosen contexts.
    func resolution(
        _ contexts: [String: String], _ documents: TokenDocuments
    ) -> TokenResolution {
        switch self {
        case .merged(_, let sources): TokenResolution(sources: sources)
        case .tokensStudio(_, let project): project.resolution(contexts)
        case .styleDictionary(let origin, let configuration):
            TokenResolution(
                sources: configuration.sources(in: origin.path.parent, documents))
        case .resolver(_, let resolver, let document):
            TokenResolution(
                sources: ResolverSources(documents).tokens(
                    of: resolver.items.flatMap { $0.sources(in: contexts) }, in: document))
        }
    }
}

extension ResolverDocument {
    /// The modifiers to choose from.
    fileprivate var modifiers: [TokenModifier] {
        items.compactMap { if case .modifier(let modifier) = $0 { modifier.choice } else { nil } }
    }
}

extension ResolverDocument.Item {
    /// The sources for the chosen contexts.
    fileprivate func sources(in contexts: [String: String]) -> [Node] {
        switch self {
        case .set(let sources): sources
        case .modifier(let modifier):
            modifier.contexts.filter { $0.key == contexts[modifier.choice.name] }
                .flatMap { $0.value.array ?? [$0.value] }
        }
    }
}

extension Array {
    /// The sources with those named after iOS at the end, so that they override the others.
    func withIOSLast(_ name: (Element) -> String) -> [Element] {
        let isIOS = map { TokenName.isNamedAfterIOS(name($0)) }
        let others = zip(self, isIOS).filter { !$1 }
        return (others + zip(self, isIOS).filter { $1 }).map(\.0)
    }
}
