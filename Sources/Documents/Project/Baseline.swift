// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A finding that is known before a check. It has neither lines nor sizes, so that edits elsewhere
/// change nothing.
package struct KnownFinding: Sendable {
    /// The id of the rule.
    package var rule: String
    /// The file of the screen; nil for a finding about a theme on any screen.
    package var screen: String?
    /// The file of the theme; nil for a finding about a screen in any theme.
    package var theme: String?
    /// The fingerprint of the finding on its screen or theme.
    package var fingerprint: String
    /// A sentence for people, which identifies nothing.
    package var sentence: String

    package init(
        rule: String, screen: String?, theme: String?, fingerprint: String, sentence: String
    ) {
        (self.rule, self.screen, self.theme) = (rule, screen, theme)
        (self.fingerprint, self.sentence) = (fingerprint, sentence)
    }
}

extension KnownFinding: Hashable, Comparable {
    private var key: [String] { [screen ?? "", theme ?? "", rule, fingerprint] }

    /// Whether both are the same finding.
    package static func == (left: KnownFinding, right: KnownFinding) -> Bool {
        left.key == right.key
    }

    package static func < (left: KnownFinding, right: KnownFinding) -> Bool {
        left.key.lexicographicallyPrecedes(right.key) {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A file of known findings, for `check --baseline`.
package struct Baseline: Hashable, Sendable {
    package var findings: [KnownFinding]

    package init(_ findings: [KnownFinding] = []) { self.findings = findings }

    /// The text of the file: one line for each finding, sorted, so that versions can be merged.
    package var text: String {
        let lines = findings.uniqued().sorted().map { finding in
            let values = [
                ("screen", finding.screen), ("theme", finding.theme), ("rule", finding.rule),
                ("fingerprint", finding.fingerprint), ("finding", finding.sentence),
            ]
            let entries = values.compactMap { key, value in
                value.map { "\(JSONLiteral.string(key)): \(JSONLiteral.string($0.visible))" }
            }
            return "    {\(entries.joined(separator: ", "))}"
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
    }

    /// Reads a file of known findings.
    package static func read(_ file: SourceFile) -> ReadResult<Baseline> {
        DocumentDecoder.read(ParsedFile(file)) { decoder in
            let root = decoder.tree.root
            guard
                let fields = DictionaryReader(
                    root, .root, decoder, .baseline, keys: ["$schema", "version", "findings"])
            else { return nil }
            if fields.node("version") == nil {
                fields.error(at: "version", ValueProblem.missingKey("version", of: .baseline))
            }
            _ = fields.integer("version", in: 1...1)
            return Baseline(
                fields.array("findings").compactMap { finding($0.node, $0.path, decoder) })
        }
    }

    private static func finding(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder
    ) -> KnownFinding? {
        let keys = ["screen", "theme", "rule", "fingerprint", "finding"]
        guard let fields = DictionaryReader(node, path, decoder, .knownFinding, keys: keys) else {
            return nil
        }
        return KnownFinding(
            rule: fields.requiredString("rule", of: .knownFinding),
            screen: fields.string("screen"), theme: fields.string("theme"),
            fingerprint: fields.requiredString("fingerprint", of: .knownFinding),
            sentence: fields.string("finding") ?? "")
    }
}
