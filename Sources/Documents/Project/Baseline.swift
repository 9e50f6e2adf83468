// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A finding that is known before a check. It has neither lines nor sizes, so that edits elsewhere
/// change nothing. Its texts have visible control characters, as in the file.
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
        (self.rule, self.fingerprint) = (rule.visible, fingerprint.visible)
        (self.screen, self.theme) = (screen?.visible, theme?.visible)
        self.sentence = sentence.visible
    }

    /// The file with the cause, or `system` for the system font.
    package var place: String { screen ?? theme ?? Project.systemTheme }
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
    /// The lists of what was checked for them. A check of less can find less, so it mends nothing.
    package var checked: Project

    package init(_ findings: [KnownFinding] = [], checked: Project = Project()) {
        (self.findings, self.checked) = (findings, checked.matrix)
    }

    /// The text of the file: one line for each list and each finding, sorted, so that versions can be merged.
    package var text: String {
        let lines = findings.uniqued().sorted().map { finding in
            let values = [
                ("screen", finding.screen), ("theme", finding.theme), ("rule", finding.rule),
                ("fingerprint", finding.fingerprint), ("finding", finding.sentence),
            ]
            let entries = values.compactMap { key, value in
                value.map { "\(JSONLiteral.string(key)): \(JSONLiteral.string($0))" }
            }
            return "    {\(entries.joined(separator: ", "))}"
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        let checked = checked.lists.map { key, values in
            "    \(JSONLiteral.string(key)): [\(values.joined(separator: ", "))]"
        }
        let head =
            checked.isEmpty ? "" : "  \"checked\": {\n\(checked.joined(separator: ",\n"))\n  },\n"
        return "{\n  \"version\": 1,\n\(head)  \"findings\": \(list)\n}\n"
    }

    /// Reads a file of known findings.
    package static func read(_ file: SourceFile) -> ReadResult<Baseline> {
        DocumentDecoder.read(ParsedFile(file)) { decoder in
            let root = decoder.tree.root
            guard
                let fields = DictionaryReader(
                    root, .root, decoder, .baseline,
                    keys: ["$schema", "version", "checked", "findings"])
            else { return nil }
            if fields.node("version") == nil {
                fields.error(at: "version", ValueProblem.missingKey("version", of: .baseline))
            }
            _ = fields.integer("version", in: 1...1)
            var checked = Project()
            if let lists = fields.fields("checked", .project, keys: Project.listKeys) {
                ProjectReader.readMatrix(of: &checked, lists)
            }
            return Baseline(
                fields.array("findings").compactMap { finding($0.node, $0.path, decoder) },
                checked: checked)
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

// MARK: - What was checked

extension Project {
    fileprivate static let listKeys = [
        "themes", "widths", "categories", "profiles", "appearances", "variants",
    ]

    /// The lists that are not empty, as JSON.
    fileprivate var lists: [(key: String, values: [String])] {
        let widths = widths.map { width in
            switch width {
            case .points(let points): points.plain
            case .device(let name): JSONLiteral.string(name)
            }
        }
        let texts = [
            categories.map(\.shortName), profiles, appearances.map(\.rawValue),
            variants.map(\.name),
        ]
        let all =
            [themes.map { JSONLiteral.string($0.text.visible) }, widths]
            + texts.map { $0.map(JSONLiteral.string) }
        return zip(Self.listKeys, all).filter { !$1.isEmpty }.map { ($0, $1) }
    }

    /// Whether each value of the other's lists is in these, other than screens.
    package func covers(_ other: Project) -> Bool { joined(with: other) == self }

    /// The lists with the values of the other's that they lack, other than screens.
    package func joined(with other: Project) -> Project {
        var joined = self
        joined.themes = (themes + other.themes).uniqued()
        joined.widths = (widths + other.widths).uniqued()
        joined.categories = (categories + other.categories).uniqued()
        joined.profiles = (profiles + other.profiles).uniqued()
        joined.appearances = (appearances + other.appearances).uniqued()
        joined.variants = (variants + other.variants).uniqued()
        return joined
    }
}
