// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The format of a file that looks like design tokens or a theme but cannot be read. One message names it,
/// instead of a list of errors that do not apply to it.
package enum OtherFormat: String, CaseIterable, Hashable, Sendable {
    /// JSON5 or JSON with comments.
    case json5
    case yaml
    /// Tokens for Salesforce's Theo.
    case theo
    /// A Design System Package or an export of the Material Theme Builder.
    case material
    /// Sets or modifiers without `resolutionOrder`, or only a reference (Design Tokens Resolver
    /// Module 2025.10).
    case resolverPart
    /// The settings of an app (`Settings.bundle`).
    case settings
    /// JSON without fonts, text styles, or tokens.
    case otherJSON

    /// The format of a file; nil for tokens, themes, and files with other mistakes.
    ///
    /// - Parameter holdsTokens: whether the file contains tokens, if known.
    package init?(of file: ParsedFile, holdsTokens: Bool? = nil) {
        guard let tree = file.tree else {
            if Self.isJSON5(file) {
                self = .json5
            } else if Self.isYAML(file.source) {
                self = .yaml
            } else {
                return nil
            }
            return
        }
        if tree.root["PreferenceSpecifiers"]?.array != nil {
            self = .settings
            return
        }
        guard tree.format == .json, let entries = tree.root.entries, !entries.isEmpty else {
            return nil
        }
        let root = tree.root
        if Self.isTheo(root) {
            self = .theo
        } else if root["dsp_spec_version"] != nil
            || root["schemes"] != nil && root["palettes"] != nil
        {
            self = .material
        } else if (holdsTokens ?? TokenFile.isTokenFile(file)) || Self.isTheme(root) {
            // A file with only a reference looks like a token.
            guard entries.count == 1, root["$ref"] != nil else { return nil }
            self = .resolverPart
        } else if Self.isResolverPart(root) {
            self = .resolverPart
        } else {
            self = .otherJSON
        }
    }

    /// The reason why the file cannot be used.
    package func diagnostic(for file: SourceFile) -> Diagnostic {
        Diagnostic(.error, file: file.name, TokenProblem.otherFormat(self))
    }
}

// MARK: - Recognizing

extension OtherFormat {
    private static func isJSON5(_ file: ParsedFile) -> Bool {
        let name = file.source.name.lowercased()
        if name.hasSuffix(".json5") || name.hasSuffix(".jsonc") { return true }
        let isLenient = file.outcome.log.diagnostics.contains { diagnostic in
            switch diagnostic.problem as? JSONProblem {
            case .comment, .unquotedKey, .singleQuotes, .trailingComma: true
            default: false
            }
        }
        let marks: [String] = [
            "$value", "$type", "$ref", "$extends", "resolutionOrder", "designtokens.org",
        ]
        return isLenient && marks.contains(where: file.source.holds)
    }

    /// Whether a file is YAML: by its suffix, or because the first line except comments starts a
    /// mapping or a list.
    private static func isYAML(_ file: SourceFile) -> Bool {
        let name = file.name.lowercased()
        if name.hasSuffix(".yml") || name.hasSuffix(".yaml") { return true }
        let head = String(decoding: file.bytes.prefix(4_096), as: UTF8.self)
        let lines = head.split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { !$0.hasPrefix("#") }) else { return false }
        if line.hasPrefix("---") || line.hasPrefix("- ") { return true }
        guard let colon = line.firstIndex(of: ":"), let first = line.first else { return false }
        let behind = line[line.index(after: colon)...]
        let isKey = line[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "-_.$".contains($0) }
        return first != ":" && isKey && (behind.isEmpty || behind.hasPrefix(" "))
    }

    private static func isTheo(_ root: Node) -> Bool {
        guard let props = root["props"] else { return false }
        let values = props.array ?? props.entries?.map(\.value) ?? []
        return root["global"] != nil || values.contains { $0["category"] != nil }
    }

    private static func isResolverPart(_ root: Node) -> Bool {
        let isNamed = root["$schema"]?.string?.contains("resolver") == true
        let hasParts = ["sets", "modifiers"].contains { root[$0]?.entries != nil }
        return isNamed || hasParts || root["resolutionOrder"]?.array != nil
    }

    /// Whether any key suggests that the file was meant as a theme or a screen.
    private static func isTheme(_ root: Node) -> Bool {
        let keys = ["fonts", "fontFiles", "sectionHeader", "sections"]
        return keys.contains { root[$0] != nil }
            || root.entries?.contains { entry in
                TextStyle(name: entry.key) != nil
                    || ["fontName", "fontSize", "design", "weight"].contains {
                        entry.value[$0] != nil
                    }
            } == true
    }
}
