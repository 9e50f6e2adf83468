// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The reader of `typeladder.json`.
package enum ProjectReader {
    /// Reads a project, with everything there is to say about it.
    package static func read(_ file: SourceFile) -> ReadResult<Project> {
        DocumentDecoder.read(ParsedFile(file)) { decoder in
            let tree = decoder.tree
            guard tree.format == .json else {
                decoder.error(tree.root.range, .root, ProjectProblem.notJSON)
                return nil
            }
            let keys = ["$schema", "exceptions"]
            guard let fields = DictionaryReader(tree.root, .root, decoder, .project, keys: keys)
            else { return nil }
            return Project(
                exceptions: fields.array("exceptions").compactMap {
                    exception($0.node, $0.path, decoder)
                })
        }
    }

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
            element: fields.string("element"), screen: fields.string("screen"), reason: reason,
            until: date(fields))
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
