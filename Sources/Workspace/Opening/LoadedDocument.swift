// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A document that was read, with where it came from and what there was to say about it.
public struct LoadedDocument<Value: Sendable>: Sendable {
    /// The document.
    public let value: Value
    /// The file; nil for what was never in one.
    public let path: FilePath?
    /// Warnings about it.
    public let diagnostics: [Diagnostic]
    /// Where its parts are in the file.
    public let sourceMap: SourceMap?

    /// A document from a file.
    public init(
        _ value: Value, path: FilePath? = nil, diagnostics: [Diagnostic] = [],
        sourceMap: SourceMap? = nil
    ) {
        self.sourceMap = sourceMap
        self.value = value
        self.path = path
        self.diagnostics = diagnostics
    }
}
