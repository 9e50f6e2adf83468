// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension StringTable {
    /// Reads a table of texts.
    ///
    /// A mistake loses as little as possible and is a warning. Only a file without any structure is
    /// an error.
    ///
    /// - Parameters:
    ///   - file: the bytes of a `.strings`, `.stringsdict`, or `.xcstrings` file.
    ///   - place: the place of the file, which gives its format.
    ///   - language: the language to read in a string catalog; nil for its source language.
    package static func read(
        _ file: SourceFile, at place: StringTablePlace, language: String? = nil
    ) -> ReadResult<StringTable> {
        var log = DiagnosticLog(file: file.name)
        var entries: [String: Entry]?
        switch place.kind {
        case .strings where !file.isPropertyList:
            var reader = StringsFileReader(file)
            reader.read()
            (entries, log) = (reader.entries, reader.log)
        case .strings:
            entries = tree(of: file, &log).flatMap { StringsFileReader.entries($0, &log) }
        case .plurals:
            entries = tree(of: file, &log).flatMap { PluralTextReader.entries($0, &log) }
        case .catalog:
            guard let tree = tree(of: file, &log),
                let catalog = StringCatalogReader(tree, language: language, &log)
            else { break }
            return ReadResult(
                StringTable(
                    place: place, language: catalog.language, entries: catalog.entries(&log)),
                log.diagnostics)
        }
        let table = entries.map { StringTable(place: place, language: place.language, entries: $0) }
        return ReadResult(table, log.diagnostics)
    }

    /// The syntax tree of a file. If the structure is clear despite a mistake, that is a warning.
    private static func tree(of file: SourceFile, _ log: inout DiagnosticLog) -> SyntaxTree? {
        let outcome = ParsedFile(file).outcome
        for var diagnostic in outcome.log.diagnostics {
            if outcome.tree != nil, diagnostic.severity == .error { diagnostic.severity = .warning }
            log.add(contentsOf: [diagnostic])
        }
        return outcome.tree
    }
}

extension SourceFile {
    /// Whether the file is a property list in XML or in binary form, which Xcode also makes of
    /// `.strings` files.
    fileprivate var isPropertyList: Bool {
        if bytes.starts(with: "bplist".utf8) { return true }
        let start = bytes.prefix(64).drop { SourceText.isWhiteSpace($0) || $0 >= 0x80 }
        return start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8)
            || start.starts(with: "<plist".utf8)
    }

    /// The bytes as UTF-8 without a byte order mark, and whether they were neither UTF-8 nor UTF-16.
    /// A file in Latin-1 is rare enough to be read as such.
    func decodedToUTF8() -> (bytes: [UInt8], isUTF8: Bool, isGuess: Bool) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]), String(validating: bytes, as: UTF8.self) != nil {
            return (bytes, true, false)
        }
        if SourceText.isWide(bytes) {
            let isBigEndian = bytes[0] == 0xFE || bytes[0] == 0
            let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isBigEndian ? first << 8 | second : second << 8 | first
            }
            let text = units.first == 0xFEFF ? units[1...] : units[...]
            return (Array(String(decoding: text, as: UTF16.self).utf8), false, false)
        }
        if String(validating: bytes, as: UTF8.self) != nil { return (bytes, true, false) }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
        return (Array(String(text).utf8), false, true)
    }
}
