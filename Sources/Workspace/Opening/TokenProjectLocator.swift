// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Files
import Syntax

/// Finds the project of a file of design tokens.
enum TokenProjectLocator {
    /// The number of searched folders, from the folder of the file up.
    private static let searchDepth = 4

    /// The greatest size in bytes of a file that is read because it may name others.
    private static let maximumSize = 1 << 20

    /// The project that contains a file: the folder of its Tokens Studio sets, or the resolver document or
    /// configuration that names it; nil for none.
    static func project(around path: FilePath) -> TokenOrigin? {
        guard path != .standardStream else { return nil }
        var folder = path.canonical.parent
        for _ in 0..<searchDepth {
            for name in Folder.names(in: folder) {
                if let origin = origin(folder.appending(name), naming: path) { return origin }
            }
            guard folder.parent != folder else { return nil }
            folder = folder.parent
        }
        return nil
    }

    /// Whether a file may refer to other design tokens, in its project or beside it.
    static func hasTokens(around path: FilePath) -> Bool {
        if project(around: path) != nil { return true }
        let place = path.canonical
        return Folder.names(in: place.parent).contains { name in
            let other = place.parent.appending(name)
            let isCandidate = [".json", ".tokens"].contains { name.lowercased().hasSuffix($0) }
            guard isCandidate, other != place,
                let file = SourceFile.read(other, upTo: maximumSize).value
            else { return false }
            return TokenFile.isTokenFile(ParsedFile(file))
        }
    }

    /// The project that a file defines, if another file is part of it.
    private static func origin(_ file: FilePath, naming path: FilePath) -> TokenOrigin? {
        let name = file.lastComponent.lowercased()
        let origin: TokenOrigin
        if let folder = TokenOrigin(tokensStudioFile: file) {
            guard SourceFile.read(file, upTo: maximumSize).value != nil else { return nil }
            origin = folder
        } else if name.hasSuffix("resolver.json") || TokenProject.configurationNames.contains(name)
        {
            let source = SourceFile.read(file, upTo: maximumSize).value
            guard let parsed = source.map(ParsedFile.init),
                TokenProject.mayName(path.canonical, in: parsed, at: file)
            else { return nil }
            origin = .file(file)
        } else {
            return nil
        }
        let project = TokenProject.read(origin, TokenInput(), .disk()).value?.project
        let place = path.canonical
        let holdsFile = project?.files.contains { $0.path?.canonical == place && file != path }
        return holdsFile == true ? origin : nil
    }
}
