// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import TestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
@testable import Syntax

/// Token projects in memory, in the layouts of design tools and build tools.
enum TokenProjectSamples {
    /// A typography token in both notations.
    static func w3c(_ family: String, _ size: Double, _ more: String = "") -> String {
        """
        {"$type": "typography", "$value": {"fontFamily": "\(family)", \
        "fontSize": {"value": \(size.shortest), "unit": "px"}, "fontWeight": 400\(more)}}
        """
    }

    static func studio(_ family: String, _ size: String) -> String {
        """
        {"type": "typography", "value": {"fontFamily": "\(family)", "fontSize": "\(size)", \
        "fontWeight": "Regular"}}
        """
    }

    /// A folder of Tokens Studio with two groups of themes.
    static let studioFolder = [
        "p/$metadata.json": #"{"tokenSetOrder": ["core", "type", "brand/a", "brand/b", "big"]}"#,
        "p/$themes.json": """
        [{"name": "A", "group": "brand", "selectedTokenSets":
           {"core": "source", "type": "enabled", "brand/a": "enabled"}},
         {"name": "B", "group": "brand", "selectedTokenSets":
           {"core": "source", "type": "enabled", "brand/b": "enabled"}},
         {"name": "Normal", "group": "size", "selectedTokenSets": {}},
         {"name": "Big", "group": "size", "selectedTokenSets": {"big": "source"}}]
        """,
        "p/core.json": """
        {"size": {"body": {"type": "fontSizes", "value": "17"}},
         "unused": \(studio("Noto Sans", "99"))}
        """,
        "p/type.json": """
        {"body": \(studio("{family}", "{size.body}")),
         "headline": \(studio("Noto Sans", "18"))}
        """,
        "p/brand/a.json": #"{"family": {"type": "fontFamilies", "value": "Noto Serif"}}"#,
        "p/brand/b.json": #"{"family": {"type": "fontFamilies", "value": "Noto Sans Mono"}}"#,
        "p/big.json": #"{"size": {"body": {"type": "fontSizes", "value": "21"}}}"#,
    ]

    /// A resolver document with inline and referenced sets, and a modifier.
    static let resolver = [
        "p/r.resolver.json": """
        {"version": "2025.10",
         "sets": {"base": {"sources": [{"$ref": "base/type.json"}, {"size": {"$type": "dimension",
           "body": {"$value": {"value": 17, "unit": "px"}}}}]}},
         "modifiers": {"theme": {"default": "light", "contexts": {
           "light": [], "dark": [{"$ref": "themes/dark.json"}]}}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
        """,
        "p/base/type.json": """
        {"type": {"$type": "typography",
          "body": {"$value": {"fontFamily": "Noto Serif", "fontSize": "{size.body}",
            "fontWeight": 400}},
          "title1": {"$value": "{type.body}"}}}
        """,
        "p/themes/dark.json": """
        {"size": {"body": {"$value": {"value": 20, "unit": "px"}}}}
        """,
    ]
}

/// Reads a project from files in memory.
func read(
    _ origin: TokenOrigin, _ names: [String] = [], from files: [String: String]
) -> ReadResult<TokenFile> {
    TokenProject.read(
        origin, TokenInput(names: names),
        TokenFileAccess(
            Dictionary(
                uniqueKeysWithValues: files.map { path, text in
                    (FilePath(path), SourceFile(path: FilePath(path), bytes: Array(text.utf8)))
                })))
}

extension ReadResult<TokenFile> {
    /// The tokens, one per line.
    var summary: String { (value?.tokens ?? []).map(\.summary).joined(separator: "\n") }
}
