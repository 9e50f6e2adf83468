// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Files
import LayoutEngine
import Syntax

/// What the file of a project says, with its mistakes.
struct ProjectContent: Sendable {
    /// Empty if the file does not exist or has mistakes.
    var value = Project()
    /// Nil if the file does not exist.
    var sourceMap: SourceMap?
    var diagnostics: [Diagnostic] = []
}

extension ProjectContent {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - screen: the screen whose elements exceptions name.
    ///   - name: its name in exceptions; nil if it has no file.
    init(at path: FilePath, _ screen: Screen, named name: String?) {
        // A link without a target is a mistake. It is not a missing file.
        guard path.exists || path.linkTarget != nil else { return }
        let result = ProjectFiles.read(path)
        value = result.value ?? Project()
        sourceMap = result.sourceMap
        diagnostics = result.diagnostics
        guard let sourceMap else { return }
        // Few exceptions need it, and a screen may be long.
        lazy var elements = ElementIndex(screen)
        diagnostics += value.exceptions.enumerated().flatMap { number, exception in
            Self.mistakes(of: exception, beside: path, { elements }, named: name).map { mistake in
                var mistake = mistake
                mistake.steps = [.key("exceptions"), .index(number)] + mistake.steps
                return mistake
            }
        }.located(in: sourceMap, at: path)
    }

    /// A rule that does not exist, a screen that is no file, and an element that is named only by its position.
    private static func mistakes(
        of exception: AuditException, beside path: FilePath, _ elements: () -> ElementIndex,
        named screenName: String?
    ) -> [ProjectMistake] {
        var mistakes: [ProjectMistake] = []
        if Rule(rawValue: exception.rule) == nil {
            let rules = Rule.allCases.map(\.rawValue)
            mistakes.append(
                ProjectMistake(
                    severity: .error, steps: [.key("rule")],
                    problem: .unknownRule(
                        exception.rule,
                        suggestion: Phrases.suggestion(for: exception.rule, among: rules)),
                    change: Phrases.onlySuggestion(for: exception.rule, among: rules)
                        .map { .replace(.string($0)) }))
        }
        if let name = exception.screen {
            let file = path.parent.appending(name)
            if !file.exists || file.isFolder {
                mistakes.append(
                    ProjectMistake(
                        severity: .error, steps: [.key("screen")], problem: .missingScreen(name)))
            }
        }
        if exception.screen == nil || exception.screen == screenName,
            case .name(let name)? = exception.element,
            case .reference(let element)? = bound(.name(name), to: elements())
        {
            mistakes.append(
                ProjectMistake(
                    severity: .warning, steps: [.key("element")],
                    problem: .unboundElement(path: name, element.identity),
                    change: .replace(AuditException.Element.reference(element).syntax)))
        }
        return mistakes
    }

    /// The element, named by its text; nil if the key path is not that of an element on the screen.
    static func bound(
        _ element: AuditException.Element, to elements: ElementIndex
    ) -> AuditException.Element? {
        guard case .name(let name) = element, let item = ItemID(name) else { return nil }
        return elements.reference(to: item).map { .reference($0) }
    }
}
