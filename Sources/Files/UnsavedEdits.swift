// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// Unsaved edits, kept in a folder so that they survive a crash.
///
/// Each document has one record, in its own file. A damaged record is skipped, so it never hides others.
package struct UnsavedEdits: Sendable {
    /// The identity of a record's document.
    package struct ID: Hashable, Sendable, CustomStringConvertible {
        /// Letters and digits, which are also the name of the record's file.
        package let description: String

        /// The id of a document that has no file yet.
        package init() {
            description = "untitled-" + String(UInt64.random(in: .min ... .max), radix: 16)
        }

        /// The id of the document in a file.
        package init(path: FilePath) {
            description = "file-\(Fingerprint(Array(path.string.utf8)))"
        }

        init?(fileName: String) {
            guard fileName.hasSuffix(Self.suffix) else { return nil }
            description = String(fileName.dropLast(Self.suffix.count))
        }

        static let suffix = ".unsaved"
    }

    /// The record of a document.
    package struct Record: Hashable, Sendable {
        /// The identity of the document.
        package var id: ID
        /// The kind of the document, `theme` or `screen`.
        package var kind: String
        /// The window of the document, whose records belong together; empty if it is not known.
        package var window: String
        /// The document's file; nil if it has none yet.
        package var path: FilePath?
        /// The fingerprint of the file when editing began; nil without a file.
        package var original: Fingerprint?
        /// The current bytes of the document.
        package var bytes: [UInt8]
        /// The time of the record, in seconds since 1970.
        package var time: Int

        /// A record of a document's current bytes.
        package init(
            id: ID, kind: String = Self.theme, window: String = "", path: FilePath?,
            original: Fingerprint?, bytes: [UInt8], time: Int
        ) {
            self.id = id
            self.kind = kind
            self.window = window
            self.path = path
            self.original = original
            self.bytes = bytes
            self.time = time
        }
    }

    /// The time, in seconds since 1970.
    package static var now: Int { time(nil) }

    /// The folder of the records, such as `$XDG_STATE_HOME/typeladder/unsaved`.
    package let folder: FilePath

    /// The records in a folder. The folder need not exist yet.
    package init(folder: FilePath) { self.folder = folder }

    private func file(of id: ID) -> FilePath { folder.appending("\(id)\(ID.suffix)") }
}

// MARK: - Keeping

extension UnsavedEdits {
    /// Keeps a record and replaces the last record of the same document. Only the user may read it.
    package func keep(_ record: Record) throws(SaveFailure) {
        if let code = folder.createFolder() { throw SaveFailure(code, folder) }
        try FileSaver().save(record.written, to: file(of: record.id), newFileMode: 0o600)
    }

    /// Removes the record of a document that was saved or closed; a missing record is not an error.
    package func remove(_ id: ID) { unlink(file(of: id).string) }
}

// MARK: - Finding

extension UnsavedEdits {
    /// All complete records, the latest first.
    package func records() -> [Record] {
        let records = Folder.names(in: folder).compactMap { name -> Record? in
            guard let id = ID(fileName: name),
                let bytes = SourceFile.read(folder.appending(name)).value?.bytes
            else { return nil }
            return Record(id: id, written: bytes)
        }
        return records.sorted { ($1.time, $0.id.description) < ($0.time, $1.id.description) }
    }

}

// MARK: - As a file

extension UnsavedEdits.Record {
    private static let heading = "typeladder unsaved edits 2"
    /// The heading of records of an earlier version, which were all of themes.
    private static let earlierHeading = "typeladder unsaved edits 1"
    /// The kind of themes.
    package static let theme = "theme"

    /// The record as bytes: seven lines, and then the document's bytes.
    var written: [UInt8] {
        let lines = [
            Self.heading, "kind \(kind)", "window \(window)",
            path.map { "path \(Self.escaped($0))" } ?? "untitled",
            "original \(original?.description ?? "none")", "time \(time)",
            "bytes \(Fingerprint(bytes))",
        ]
        return Array(lines.map { $0 + "\n" }.joined().utf8) + bytes
    }

    init?(id: UnsavedEdits.ID, written: [UInt8]) {
        let isEarlier = written.starts(with: (Self.earlierHeading + "\n").utf8)
        let count = isEarlier ? 5 : 7
        let parts = written.split(
            separator: 0x0A, maxSplits: count, omittingEmptySubsequences: false)
        guard parts.count == count + 1 else { return nil }
        var lines = parts[..<count].map { String(decoding: $0, as: UTF8.self) }
        if isEarlier {
            lines.replaceSubrange(0..<1, with: [Self.heading, "kind \(Self.theme)", "window "])
        }
        func value(_ line: String, _ key: String) -> String? {
            line.hasPrefix("\(key) ") ? String(line.dropFirst(key.utf8.count + 1)) : nil
        }
        let path = value(lines[3], "path").flatMap(Self.unescaped)
        let original = value(lines[4], "original")
        let bytes = Array(parts[count])
        guard lines[0] == Self.heading, let kind = value(lines[1], "kind"),
            let window = value(lines[2], "window"), path != nil || lines[3] == "untitled",
            let original, let time = value(lines[5], "time").flatMap({ Int($0) }),
            let kept = value(lines[6], "bytes"), Fingerprint(kept) == Fingerprint(bytes),
            original == "none" || Fingerprint(original) != nil
        else { return nil }
        self.init(
            id: id, kind: kind, window: window, path: path, original: Fingerprint(original),
            bytes: bytes, time: time)
    }

    /// A path on one line: `%0A` for a line feed.
    private static func escaped(_ path: FilePath) -> String {
        path.string.unicodeScalars.reduce(into: "") { text, scalar in
            if scalar == "%" || scalar.value < 0x20 {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += (scalar.value < 16 ? "%0" : "%") + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func unescaped(_ text: String) -> FilePath? {
        // The text is split at scalars, because a character may consist of a percent sign and a combining mark.
        var pieces = text.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false)
        guard !pieces.isEmpty else { return nil }
        var path = String.UnicodeScalarView(pieces.removeFirst())
        for piece in pieces {
            guard piece.count >= 2,
                let value = UInt8(String(String.UnicodeScalarView(piece.prefix(2))), radix: 16)
            else { return nil }
            path.append(Unicode.Scalar(value))
            path.append(contentsOf: piece.dropFirst(2))
        }
        return FilePath(String(path))
    }
}
