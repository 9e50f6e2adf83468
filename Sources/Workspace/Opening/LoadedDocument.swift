// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// A document with its file, the diagnostics of reading it, and its source map.
package struct LoadedDocument<Value: Sendable>: Sendable {
    package let value: Value
    /// The file; nil for a document that was never saved.
    package let path: FilePath?
    /// The warnings of reading it.
    package let diagnostics: [Diagnostic]
    /// The positions of its values in the file.
    package let sourceMap: SourceMap?

    package init(
        _ value: Value, path: FilePath? = nil, diagnostics: [Diagnostic] = [],
        sourceMap: SourceMap? = nil
    ) {
        self.sourceMap = sourceMap
        self.value = value
        self.path = path
        self.diagnostics = diagnostics
    }
}

extension LoadedDocument<Screen> {
    /// A document of a screen without its pictures.
    init(_ document: ScreenDocument, path: FilePath? = nil) {
        self.init(
            document.screen, path: path, diagnostics: document.warnings,
            sourceMap: document.sourceMap)
    }
}

extension ReadResult {
    /// The value as a document from a file.
    package func loaded(from path: FilePath) -> ReadResult<LoadedDocument<Value>> {
        map {
            LoadedDocument($0, path: path, diagnostics: diagnostics, sourceMap: sourceMap)
        }
    }
}
