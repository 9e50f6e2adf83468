// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import TestSupport

/// A target of `Package.swift`, read from its text.
struct PackageTarget {
    var name: String
    var isTest: Bool
    var dependencies: [String]
    /// The path from the top of the tree.
    var path: String

    static func all() throws -> [PackageTarget] {
        read(
            try String(
                contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8))
    }

    /// The targets of a manifest. Most are declared by `module` and `tests`. The latter adds the tested target and
    /// `TestSupport`.
    static func read(_ manifest: String) -> [PackageTarget] {
        let code = manifest.replacing(/\/\/.*/, with: "")
        guard let list = code.firstRange(of: "    targets: [") else { return [] }
        let calls = /(module|tests|\.target|\.testTarget|\.executableTarget|\.systemLibrary)\(/
        return code[list.upperBound...].matches(of: calls).compactMap { call in
            let arguments = arguments(code[call.range.upperBound...])
            guard let first = strings(arguments).first else { return nil }
            let isTest = call.1 == "tests" || call.1 == ".testTarget"
            let name = call.1 == "tests" ? "\(first)Tests" : first
            let listed = arguments.firstMatch(of: /(?:dependencies: |^\s*"\w+",\s*)\[([^\]]*)\]/)
            let path = arguments.firstMatch(of: /path: "([^"]*)"/).map { String($0.1) }
            return PackageTarget(
                name: name, isTest: isTest,
                dependencies: (call.1 == "tests" ? [first, "TestSupport"] : [])
                    + strings(listed?.1 ?? ""),
                path: path ?? "\(isTest ? "Tests" : "Sources")/\(name)")
        }
    }

    /// The text up to the parenthesis that ends a call.
    private static func arguments(_ text: Substring) -> Substring {
        var depth = 0
        return text.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth >= 0
        }
    }

    private static func strings(_ text: Substring) -> [String] {
        text.matches(of: /"([^"]*)"/).map { String($0.1) }
    }

    /// The files of the target, without those of a target in its own folder; empty for a target in C.
    func files(among targets: [PackageTarget]) throws -> [SwiftFile] {
        let inner = targets.map { $0.path + "/" }.filter {
            $0.hasPrefix(path + "/") && $0 != path + "/"
        }
        return try SwiftFile.all(in: path, canBeEmpty: true).filter { file in
            !inner.contains(where: file.path.hasPrefix)
        }
    }
}
