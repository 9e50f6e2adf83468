// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A file open for editing: its bytes, and the theme or the screen in them.
///
/// The bytes are the document. An edit changes as few of them as possible and reads the result again, so the preview
/// always shows what will be saved, and unknown entries stay.
package protocol FileDocument: Hashable, Sendable {
    associatedtype Value: Sendable

    /// The bytes to save, with the name and path of the file.
    var source: SourceFile { get }
    /// The diagnostics of the bytes. They contain an error only if the document is unreadable.
    var warnings: [Diagnostic] { get }

    init(_ value: Value, source: SourceFile, warnings: [Diagnostic])

    /// Reads the value in a file.
    static func readValue(_ file: ParsedFile) -> ReadResult<Value>

    /// Opens a file after its syntax was parsed.
    ///
    /// - Parameter earlier: an earlier version, of which unchanged parts need not be read again; nil for none.
    static func read(_ file: ParsedFile, after earlier: Self?) -> ReadResult<Self>

    /// The value that an unreadable document has in place of this one's.
    var emptyValue: Value { get }

    /// A new document of the same format.
    var blank: Self { get }

    /// The name of a document that was never saved.
    static var untitledName: String { get }

    /// The problem of an edit that would make the file unreadable.
    static func notReadable(_ cause: Cause) -> any Problem
}

extension FileDocument {
    /// Opens a file for editing.
    package static func read(_ file: SourceFile) -> ReadResult<Self> { read(ParsedFile(file)) }

    /// Opens a file after its syntax was parsed.
    package static func read(_ file: ParsedFile) -> ReadResult<Self> { read(file, after: nil) }

    package static func read(_ file: ParsedFile, after earlier: Self?) -> ReadResult<Self> {
        let result = readValue(file)
        let document = result.value.map {
            Self($0, source: file.source, warnings: result.diagnostics)
        }
        return ReadResult(document, result.diagnostics, sourceMap: result.sourceMap)
    }

    /// The problems of a file.
    package static func problems(of file: SourceFile) -> [Diagnostic] {
        readValue(ParsedFile(file)).diagnostics
    }

    /// Whether the bytes contain a valid value.
    package var isReadable: Bool { !warnings.contains { $0.severity == .error } }

    /// The positions of the value's parts in the bytes.
    package var sourceMap: SourceMap { SourceMap(source) }

    /// The document with another file, as after Save As; nil is a document without a file.
    package func moved(to path: FilePath?) -> Self {
        with(
            path.map { SourceFile(path: $0, bytes: source.bytes) }
                ?? SourceFile(name: Self.untitledName, bytes: source.bytes))
    }

    /// The document with other bytes, as before or after a step of its history. If they have errors, as before their
    /// fixes, it is unreadable.
    package func replacingBytes(by bytes: [UInt8]) -> Self {
        with(source.replacingBytes(by: bytes))
    }

    /// The document with the content of another file; unreadable if it has errors.
    package func with(_ file: SourceFile) -> Self {
        let result = Self.read(ParsedFile(file), after: self)
        return result.value ?? Self(emptyValue, source: file, warnings: result.diagnostics)
    }

    /// The document after the fix of a diagnostic or a finding.
    ///
    /// - Throws: `EditFailure` if the file has changed, so that the fix no longer fits it, or if other errors remain.
    package func applying(_ fix: Fix) throws(EditFailure) -> Self {
        try Self.readable(Self.read(ParsedFile(try source.applying(fix)), after: self))
    }

    /// The value of a result. An edit is refused if there is none.
    static func readable<Result>(_ result: ReadResult<Result>) throws(EditFailure) -> Result {
        guard let value = result.value else { throw EditFailure(notReadable(result.failure)) }
        return value
    }
}
