// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

// MARK: - Conversion

extension ThemeDocument {
    /// This theme in another container, with a warning for each part that the container cannot hold.
    ///
    /// Unknown entries are converted where the container can hold them. The same container gives
    /// the same bytes.
    public func converted(
        to container: ThemeFormat.Container
    ) -> (document: ThemeDocument, losses: [Diagnostic]) {
        guard container != self.container, let tree = SyntaxTree.read(source).value else {
            return (self, [])
        }
        let hasComments =
            tree.format == .xmlPropertyList && source.holds("<!--")
        let converter = ThemeConverter(
            from: self.container, to: container, tree: tree, theme: theme, hasComments: hasComments)
        let (root, losses) = converter.convert()
        let file = source.replacingBytes(by: Self.emptyBytes(container))
        do {
            let converted = Self.read(try file.applying([SyntaxEdit([], .replace(root))]))
            if let document = converted.value { return (document, losses) }
            let reason = converted.diagnostics.first { $0.severity == .error }
            return failure(container, reason?.message ?? "", keyPath: reason?.keyPath ?? "")
        } catch {
            return failure(container, error.message, keyPath: "")
        }
    }

    private func failure(
        _ container: ThemeFormat.Container, _ reason: String, keyPath: String
    ) -> (document: ThemeDocument, losses: [Diagnostic]) {
        let failure = Diagnostic(
            .error, file: source.name, keyPath: keyPath,
            LossProblem.notConverted(container, reason: reason))
        return (Self.new(container), [failure])
    }
}

extension ThemeFormat.Container {
    fileprivate var isPropertyList: Bool {
        self == .xmlPropertyList || self == .binaryPropertyList
    }
}

/// The conversion of the values of one theme format into those of another.
private struct ThemeConverter {
    let old: ThemeFormat.Container
    let new: ThemeFormat.Container
    let tree: SyntaxTree
    let theme: Theme
    let hasComments: Bool
    private var losses: [Diagnostic] = []

    init(
        from old: ThemeFormat.Container, to new: ThemeFormat.Container, tree: SyntaxTree,
        theme: Theme, hasComments: Bool
    ) {
        (self.old, self.new, self.tree, self.theme) = (old, new, tree, theme)
        self.hasComments = hasComments
    }

    consuming func convert() -> (SyntaxValue, [Diagnostic]) {
        if hasComments {
            losses.append(
                Diagnostic(.warning, file: tree.file, LossProblem.unsupported(.comments, new)))
        }
        let styles = old == .typeladder ? styles(ofTheme: tree.root) : tree.root.entries ?? []
        var entries: [SyntaxValue.Entry] = []
        for entry in styles {
            if new == .typeladder, key(of: entry, in: new) != entry.key {
                // An entry without effect, such as title1, must not become a style.
                lose(entry.keyRange, .key(.root, entry.key), .strayEntry(entry.key))
                continue
            }
            guard canHold(.string(entry.key)) else {
                lose(entry.keyRange, .key(.root, entry.key), .key(entry.key))
                continue
            }
            guard let value = font(entry) else { continue }
            entries.append(.init(key(of: entry, in: old), value))
        }
        let fonts = SyntaxValue.dictionary(entries)
        let root = new == .typeladder ? SyntaxValue.dictionary([.init("fonts", fonts)]) : fonts
        return (root, losses.sorted { ($0.position?.line ?? 0) < ($1.position?.line ?? 0) })
    }

    private mutating func lose(
        _ range: ByteRange, _ path: NodePath, _ part: LossProblem.Part
    ) {
        losses.append(
            Diagnostic(
                .warning, file: tree.file, position: tree.position(of: range),
                keyPath: path.description, LossProblem.unsupported(part, new)))
    }

    // MARK: - Parts of Typeladder themes

    private mutating func styles(ofTheme root: Node) -> [Node.Entry] {
        for entry in root.entries ?? [] where entry.key != "fonts" {
            let part: LossProblem.Part =
                switch entry.key {
                case "name": .themeName(entry.value.string ?? "")
                case "fontFiles": .fontFiles
                case "sectionHeader": .sectionHeader
                case "colors": .colors
                default: .entry(entry.key)
                }
            lose(entry.keyRange, .key(.root, entry.key), part)
        }
        return root["fonts"]?.entries ?? []
    }

    /// The key of a style in a container. UIKit's `title1` and `caption1` are styles in Typeladder
    /// themes alone.
    private func key(
        of entry: Node.Entry, in container: ThemeFormat.Container
    ) -> String {
        guard container == .typeladder, StyleKeys.style(entry.key, in: .mixed) == nil,
            let style = TextStyle(rawValue: entry.key)
        else { return entry.key }
        return style.dictionaryKey
    }

    // MARK: - Fonts

    private mutating func font(_ entry: Node.Entry) -> SyntaxValue? {
        let isStyle = theme.fonts.values.contains { $0.key == entry.key }
        let root: NodePath = old == .typeladder ? .key(.root, "fonts") : .root
        let path = NodePath.key(root, entry.key)
        guard old == .typeladder, new != .typeladder, isStyle else {
            let value = value(entry.value, path)
            // An entry without its name would void the whole file.
            return hasName(entry.value) && value?.hasName == false ? nil : value
        }
        var kept: [SyntaxValue.Entry] = []
        for field in entry.value.entries ?? [] where !field.value.isNull {
            let fieldPath = NodePath.key(path, field.key)
            if field.key == "maximumPointSize" {
                let size = DictionaryReader.written(field.value)
                lose(field.keyRange, fieldPath, .maximumSize(size, of: entry.key))
            } else if let value = value(field.value, fieldPath) {
                kept.append(.init(field.key, value))
            }
        }
        // An entry without a name is read by the fork alone, and voids the file for ScaledFont.
        guard kept.contains(where: { $0.key == "fontName" }) else {
            if kept.contains(where: { $0.key == "design" || $0.key == "weight" }) {
                lose(entry.keyRange, path, .systemFont(of: entry.key))
            }
            return nil
        }
        return .dictionary(kept)
    }

    private func hasName(_ node: Node) -> Bool { node["fontName"]?.string != nil }

    // MARK: - Values

    /// A value in the new format; nil, with a loss, where the format cannot hold it.
    private mutating func value(_ node: Node, _ path: NodePath) -> SyntaxValue? {
        switch node.content {
        case .dictionary(let entries):
            var kept: [SyntaxValue.Entry] = []
            for entry in entries where !isLeftOut(entry) {
                let path = NodePath.key(path, entry.key)
                if !canHold(.string(entry.key)) {
                    lose(entry.keyRange, path, .key(entry.key))
                } else if let value = value(entry.value, path) {
                    kept.append(.init(entry.key, value))
                }
            }
            return .dictionary(kept)
        case .array(let values):
            var kept: [SyntaxValue] = []
            for (index, element) in values.enumerated() {
                if let value = value(element, .index(path, index)) { kept.append(value) }
            }
            return .array(kept)
        default:
            let value = SyntaxValue(node)
            if canHold(value) { return value }
            lose(node.range, path, .value(node.kind, under: path.description))
            return nil
        }
    }

    private func canHold(_ value: SyntaxValue) -> Bool {
        switch new {
        case .binaryPropertyList: (try? BinaryPropertyListEditor.scalar(value)) != nil
        case .xmlPropertyList: (try? TextNotation(isXML: true).scalar(value)) != nil
        case .jsonDictionary, .typeladder: (try? TextNotation(isXML: false).scalar(value)) != nil
        }
    }

    /// Whether an entry is left out: property lists have no `null`, which means the same as a
    /// missing key.
    private func isLeftOut(_ entry: Node.Entry) -> Bool {
        entry.value.isNull && new.isPropertyList
            && StyleDictionaryReader.entryKeys.contains(entry.key)
    }
}

extension SyntaxValue {
    fileprivate var hasName: Bool {
        guard case .dictionary(let entries) = self else { return false }
        return entries.contains { $0.key == "fontName" }
    }
}
