// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import PangoText
import Syntax

/// A document that was read, with where it came from and what there was to say about it.
public struct Opened<Value: Sendable>: Sendable {
    /// The document.
    public let value: Value
    /// The file; nil for what was never in one.
    public let path: String?
    /// Warnings about it.
    public let diagnostics: [Diagnostic]

    /// Where its parts are in the file.
    let sourceMap: SourceMap?

    /// A document from a file.
    nonisolated init(
        _ value: Value, path: String? = nil, diagnostics: [Diagnostic] = [],
        sourceMap: SourceMap? = nil
    ) {
        self.sourceMap = sourceMap
        self.value = value
        self.path = path
        self.diagnostics = diagnostics
    }

    /// The file's name without its folder and suffix.
    public nonisolated var fileTitle: String? {
        guard let name = path?.shownName else { return nil }
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}

/// Which appearance the preview has: the desktop's, or one of the two always.
public enum AppearanceChoice: String, CaseIterable, Sendable {
    case system
    case light
    case dark
}

/// The program cannot start, since its own files are missing or damaged, or no font is installed.
public struct StartFailure: Error, CustomStringConvertible {
    /// What is wrong, a line for each.
    public let description: String

    /// Whether no font is installed, so that a window has no words for it.
    let lacksFonts: Bool

    nonisolated init(_ reasons: [String]) {
        description = reasons.joined(separator: "\n")
        lacksFonts = false
    }

    nonisolated init(_ error: NoFontsError) {
        description = error.description
        lacksFonts = true
    }
}
