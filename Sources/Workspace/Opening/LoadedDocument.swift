// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A document with its file, the diagnostics of reading it and its source map.
public struct LoadedDocument<Value: Sendable>: Sendable {
    /// The content of the document.
    public let value: Value
    /// The file; nil for a document that was never saved.
    public let path: FilePath?
    /// The warnings of reading it.
    public let diagnostics: [Diagnostic]
    /// The positions of its values in the file.
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
