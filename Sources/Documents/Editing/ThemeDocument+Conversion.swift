// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

// MARK: - Conversion

extension ThemeDocument {
    /// This theme in another container, with a warning for each part that the container cannot
    /// store.
    ///
    /// Unknown entries are converted if the format can store them. The same format gives the same
    /// bytes.
    ///
    /// - Parameter entries: the contents of entries in a style dictionary. If nil, the contents
    ///   stay the same. Those of a Typeladder theme become ScaledFont's own.
    package func converted(
        to container: ThemeFormat.Container, entries: ThemeFormat.Entries? = nil
    ) -> (document: ThemeDocument, losses: [Diagnostic]) {
        let own = theme.format.entries
        // ADUtils reads only property lists.
        let isOwn =
            container != .typeladder && (container != .jsonDictionary || own != .dynamicFont)
        let entries =
            container == .typeladder ? .scaledFont : entries ?? (isOwn ? own : .scaledFont)
        let isSame = container == self.container && entries == own
        guard !isSame, let tree = SyntaxTree.read(source).value else { return (self, []) }
        let hasComments =
            tree.format == .xmlPropertyList && source.holds("<!--")
        let converter = ThemeConverter(
            old: theme.format,
            new: ThemeFormat(
                container: container, dialect: theme.format.dialect, entries: entries),
            tree: tree, theme: theme, hasComments: hasComments)
        let (root, losses) = converter.convert()
        let file = source.replacingBytes(by: Self.emptyBytes(container))
        do {
            let converted = Self.read(try file.applying([SyntaxEdit([], .replace(root))]))
            if let document = converted.value {
                if !document.theme.fonts.isEmpty || theme.fonts.isEmpty {
                    return (document, losses)
                }
                let (empty, failure) = failure(
                    container, Cause(LossProblem.nothingLeft), keyPath: "")
                return (empty, losses + failure)
            }
            let reason = converted.diagnostics.first { $0.severity == .error }
            return failure(container, converted.failure, keyPath: reason?.keyPath ?? "")
        } catch {
            return failure(container, Cause(error.problem), keyPath: "")
        }
    }

    private func failure(
        _ container: ThemeFormat.Container, _ cause: Cause, keyPath: String
    ) -> (document: ThemeDocument, losses: [Diagnostic]) {
        let failure = Diagnostic(
            .error, file: source.name, keyPath: keyPath,
            LossProblem.notConverted(container, cause))
        return (Self.new(container), [failure])
    }
}
