// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// The files and folders of an app that hold no source of its own: packages, products of builds, and what `.gitignore`
/// names, in the folder, in those around it up to its repository, and in each folder on the way.
///
/// Classes of characters, such as `[Dd]ebug`, are not read: the folder is then searched.
final class IgnoredPaths {
    private let root: FilePath
    private var files: [RuleFile] = []

    /// The rules of one `.gitignore`.
    private struct RuleFile {
        let folder: FilePath
        let rules: [Rule]
    }

    fileprivate struct Rule {
        enum Pattern {
            /// A name in any folder, such as `build`.
            case name(String)
            /// The end of a name in any folder, such as `*.generated.swift`.
            case suffix(String)
            case path(FilePattern)
        }

        let pattern: Pattern
        let isOfFolders: Bool
        /// Whether it takes back what rules before it say.
        let isNegated: Bool
    }

    /// Folders of other people's sources and of products, whether they are named or not.
    private static let names: Set = [
        "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "build",
    ]

    init(in root: FilePath) {
        self.root = root.absolute
        var folders = [self.root]
        while let folder = folders.last, !folder.appending(".git").exists,
            folder.parent != folder, folders.count < 32
        {
            folders.append(folder.parent)
        }
        // Rules above a folder without a repository are not about it.
        if folders.last?.appending(".git").exists != true { folders = [self.root] }
        for folder in folders.reversed() { read(folder) }
    }

    /// Whether a folder of the root is left out. If not, its `.gitignore` is read.
    func skips(folder path: FilePath) -> Bool {
        if Self.names.contains(path.lastComponent) || matches(path, isFolder: true) { return true }
        read(root.appending(path.string))
        return false
    }

    /// Whether a file of the root is left out.
    func skips(file path: FilePath) -> Bool { matches(path, isFolder: false) }

    private func matches(_ path: FilePath, isFolder: Bool) -> Bool {
        let place = root.appending(path.string)
        let name = path.lastComponent
        var isIgnored = false
        for file in files {
            guard let relative = place.relative(to: file.folder) else { continue }
            for rule in file.rules where isFolder || !rule.isOfFolders {
                guard rule.isNegated == isIgnored else { continue }
                let isMatch =
                    switch rule.pattern {
                    case .name(let other): name == other
                    case .suffix(let suffix): name.hasSuffix(suffix)
                    case .path(let pattern): pattern.covers(relative)
                    }
                if isMatch { isIgnored = !rule.isNegated }
            }
        }
        return isIgnored
    }

    private func read(_ folder: FilePath) {
        let path = folder.appending(".gitignore")
        guard path.exists, let bytes = try? SourceFile.bytes(of: path, upTo: 1 << 20) else {
            return
        }
        let rules = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .compactMap { Rule($0) }
        files.append(RuleFile(folder: folder, rules: rules))
    }
}

extension IgnoredPaths.Rule {
    /// A line of a `.gitignore`; nil for a comment, and for a pattern that is not read.
    fileprivate init?(_ line: Substring) {
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        guard !line.isEmpty, !line.hasPrefix("#"), !line.contains("["), !line.contains("\\") else {
            return nil
        }
        isNegated = line.hasPrefix("!")
        if isNegated { line = line.dropFirst() }
        isOfFolders = line.hasSuffix("/")
        while line.hasSuffix("/") { line.removeLast() }
        if line.hasPrefix("**/"), !line.dropFirst(3).contains("/") { line = line.dropFirst(3) }
        guard !line.isEmpty else { return nil }
        let isPattern = line.contains("*") || line.contains("?")
        if line.contains("/") {
            pattern = .path(FilePattern(String(line.hasPrefix("/") ? line.dropFirst() : line)))
        } else if !isPattern {
            pattern = .name(String(line))
        } else if line.hasPrefix("*"), line.dropFirst().allSatisfy({ $0 != "*" && $0 != "?" }) {
            pattern = .suffix(String(line.dropFirst()))
        } else {
            pattern = .path(FilePattern("**/" + line))
        }
    }
}
