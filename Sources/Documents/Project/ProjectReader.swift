// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

/// The reader of `typeladder.json`.
package enum ProjectReader {
    /// Reads a project with its diagnostics.
    package static func read(_ file: SourceFile) -> ReadResult<Project> {
        DocumentDecoder.read(ParsedFile(file)) { decoder in
            let tree = decoder.tree
            guard tree.format == .json else {
                decoder.error(tree.root.range, .root, ProjectProblem.notJSON)
                return nil
            }
            guard let fields = DictionaryReader(tree.root, .root, decoder, .project, keys: keys)
            else { return nil }
            var project = Project(
                exceptions: fields.array("exceptions").compactMap {
                    exception($0.node, $0.path, decoder)
                })
            readMatrix(of: &project, fields)
            readSources(of: &project, fields)
            return project
        }
    }

    private static let keys = [
        "$schema", "themes", "screens", "widths", "categories", "profiles", "appearances",
        "variants", "rules", "exclude", "choices", "samples", "exceptions",
    ]

    private static let exceptionKeys = ["rule", "element", "screen", "reason", "until"]

    private static func exception(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder
    ) -> AuditException? {
        guard
            let fields = DictionaryReader(node, path, decoder, .exception, keys: exceptionKeys)
        else { return nil }
        let reason = fields.requiredString("reason", of: .exception)
        if fields.node("reason")?.string?.allSatisfy(\.isWhitespace) ?? false {
            fields.error(at: "reason", ProjectProblem.emptyReason)
        }
        return AuditException(
            rule: fields.requiredString("rule", of: .exception),
            element: element(fields), screen: fields.string("screen"), reason: reason,
            until: date(fields))
    }

    private static let elementKeys = ["kind", "text", "path", "occurrence"]

    /// The element by its name or its texts. An element with mistakes matches no element, instead
    /// of all.
    private static func element(_ exception: DictionaryReader) -> AuditException.Element? {
        guard let node = exception.node("element") else { return nil }
        guard node.entries != nil else { return .name(exception.string("element") ?? "") }
        guard let fields = exception.fields("element", .element, keys: elementKeys) else {
            return .name("")
        }
        let path = fields.string("path")
        let occurrence = fields.integer("occurrence", in: 1...Screen.maximumRowCount)
        for key in ["kind", "text"] where fields.node(key) == nil {
            fields.error(at: key, ValueProblem.missingKey(key, of: .element))
        }
        guard let kind = fields.choice("kind", ItemID.Kind.self), let texts = texts(fields) else {
            return .name("")
        }
        return .reference(
            ElementReference(
                ElementIdentity(kind: kind, texts: texts), path: path, occurrence: occurrence))
    }

    /// One text, or an array of several.
    private static func texts(_ element: DictionaryReader) -> [String]? {
        guard let list = element.node("text")?.array else {
            return element.string("text").map { [$0] }
        }
        let texts = list.compactMap(\.string)
        guard texts.count == list.count else {
            element.mismatch("text", expected: .string)
            return nil
        }
        return texts
    }

    private static func date(_ exception: DictionaryReader) -> CalendarDate? {
        guard let text = exception.string("until") else { return nil }
        guard let date = CalendarDate(text) else {
            exception.error(at: "until", ProjectProblem.notADate(text))
            return nil
        }
        return date
    }
}
