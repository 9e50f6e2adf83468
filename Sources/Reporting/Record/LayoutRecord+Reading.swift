// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

extension LayoutRecord {
    /// Reads a record in the form of `text`, with all its mistakes.
    package static func read(_ file: SourceFile) -> ReadResult<LayoutRecord> {
        let lines = String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\n")
            .map { $0.utf8.last == UInt8(ascii: "\r") ? String($0.unicodeScalars.dropLast()) : $0 }
        guard let head = lines[0].rest(after: opening), head.isEmpty || head.hasPrefix("; ") else {
            return ReadResult(nil, [Diagnostic(.error, file: file.name, RecordProblem.notARecord)])
        }
        var conditions = conditions(head)
        var record = LayoutRecord(under: [])
        if let index = conditions.firstIndex(where: { $0.name == fonts }) {
            for font in conditions.remove(at: index).value.components(separatedBy: ", ") {
                if let (name, version) = font.parts(aroundLast: " ") {
                    record.faces[name] = version
                }
            }
        }
        record.conditions = conditions
        var reader = RecordReader(file: file.name, record)
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            reader.read(line, number: index + 1)
        }
        return ReadResult(reader.record, reader.diagnostics)
    }

    private static func conditions(_ line: String) -> [Condition] {
        line.components(separatedBy: "; ").dropFirst().map { part in
            let name = part.prefix { $0 != " " }
            return Condition(String(name), String(part.dropFirst(name.count + 1)))
        }
    }
}

/// Reads the elements of a record, line by line.
private struct RecordReader {
    let file: String
    var record: LayoutRecord
    private(set) var diagnostics: [Diagnostic] = []

    init(file: String, _ record: LayoutRecord) { (self.file, self.record) = (file, record) }

    mutating func read(_ line: String, number: Int) {
        // Themes have no separator, and figures have no colon, but names can have both.
        guard let (table, element) = line.parts(aroundFirst: LayoutRecord.separator),
            let key = LayoutRecord.TableKey(table), let parts = element.parts(aroundLast: ": "),
            let figures = RecordedFigures.read(parts.1)
        else { return note(.unknownLine, number) }
        let name = LayoutRecord.Name(parts.0)
        if record.tables[key, default: LayoutRecord.Table()].elements
            .updateValue(figures, forKey: name) != nil
        {
            note(.repeatedElement(name.text), number)
        }
    }

    private mutating func note(_ problem: RecordProblem, _ line: Int) {
        diagnostics.append(
            Diagnostic(
                .error, file: file, position: Position(line: line, column: 1), problem))
    }
}

extension LayoutRecord.TableKey {
    /// Reads the beginning of a line; nil for other text.
    fileprivate init?(_ line: String) {
        guard let (theme, length) = line.parts(aroundLast: ", "), length.hasSuffix(" pt"),
            let width = Double(length.dropLast(3)), width > 0
        else { return nil }
        self.init(theme: theme, width: width)
    }
}

extension LayoutRecord.Name {
    /// A name as in a file. Its mark gives the kind.
    fileprivate init(_ text: String) {
        let kinds = ItemID.Kind.allCases.filter { !$0.mark.isEmpty }
        var stem = text[...]
        if let number = text.lastIndex(of: "#"), Int(text[number...].dropFirst()) != nil {
            stem = text[..<number].dropLast()
        }
        let kind = kinds.first { stem.hasSuffix($0.mark) }
        self.init(kind: kind ?? .row, text: text)
    }
}
