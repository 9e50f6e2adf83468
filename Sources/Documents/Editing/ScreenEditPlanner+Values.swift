// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

// MARK: - Texts

extension ScreenEditPlanner {
    /// The edits that set a text, which the file has alone, in a dictionary, or in runs.
    func textEdits(_ location: TextLocation, _ text: String) throws(EditFailure) -> [SyntaxEdit] {
        let value = screen.value(of: location)
        let path = value.path(in: root)
        let isWritten = value.keys.isEmpty || path.count > value.container.count
        guard screen[location] != nil, let node = root.node(at: path),
            isWritten || node.entries == nil || textKey(in: node) != nil
        else { throw EditFailure(ScreenEditProblem.fixedText) }
        let key = TextKeys.runs.declaration.name
        guard let inner = node[key] else { return [try textEdit(path, text)] }
        var changed = screen
        changed[location] = text
        return runEdits(
            path + [.key(key)], inner, from: Self.runs(of: screen, at: location),
            to: Self.runs(of: changed, at: location))
    }

    /// The edit that sets the text at a path: a text alone, or that of a dictionary without runs.
    func textEdit(_ path: [SyntaxEdit.Step], _ text: String) throws(EditFailure) -> SyntaxEdit {
        guard let node = root.node(at: path) else {
            throw EditFailure(ScreenEditProblem.missingElement)
        }
        guard node.entries != nil else { return Self.edit(path, node, to: text) }
        guard let key = textKey(in: node), key != TextKeys.runs.declaration.name,
            let inner = node[key]
        else { throw EditFailure(ScreenEditProblem.fixedText) }
        return Self.edit(path + [.key(key)], inner, to: text)
    }

    /// The runs of a text; empty without them.
    private static func runs(of screen: Screen, at location: TextLocation) -> [TextRun] {
        switch location {
        case .tableHeader: screen.tableHeader?.appearance.text.runs ?? []
        case .tableFooter: screen.tableFooter?.appearance.text.runs ?? []
        case .sectionHeader(let section):
            screen.sections[section].header?.appearance.text.runs ?? []
        case .sectionFooter(let section): screen.sections[section].footerAppearance?.text.runs ?? []
        case .row(let section, let row, .label(let number)):
            screen.sections[section].rows[row].stack?.label(number)?.attributes?.runs ?? []
        case .row(let section, let row, let text):
            screen.sections[section].rows[row].attributes[text]?.runs ?? []
        case .bar: []
        }
    }

    private static func edit(
        _ path: [SyntaxEdit.Step], _ node: Node, to text: String
    ) -> SyntaxEdit {
        // A badge may be a number.
        guard node.integer != nil, let number = Int(text), "\(number)" == text else {
            return SyntaxEdit(path, .replace(.string(text)))
        }
        return SyntaxEdit(path, .replace(.number(Double(number))))
    }

    /// The key of the text in a dictionary.
    private func textKey(in node: Node) -> String? {
        [TextKeys.runs.declaration.name, "text", "title"].first { node[$0] != nil }
    }

    /// The edits that give runs other texts. A run that is gone is removed.
    private func runEdits(
        _ path: [SyntaxEdit.Step], _ node: Node, from old: [TextRun], to new: [TextRun]
    ) -> [SyntaxEdit] {
        var order: [ArrangedElement] = []
        var next = 0
        for run in new {
            let same = old.indices[next...].first { old[$0].looksLike(run) }
            order.append(same.map { .existing($0) } ?? .value(.string(run.text)))
            next = same.map { $0 + 1 } ?? next
        }
        let isSameOrder = order == old.indices.map { .existing($0) }
        let texts = zip(order, new).enumerated().compactMap { index, entry -> SyntaxEdit? in
            guard case .existing(let number) = entry.0, old[number].text != entry.1.text,
                entry.1.symbol == nil
            else { return nil }
            let isText = node[number]?.entries == nil
            return SyntaxEdit(
                path + [.index(index)] + (isText ? [] : [.key("text")]),
                .replace(.string(entry.1.text)))
        }
        return (isSameOrder ? [] : [SyntaxEdit(path, .arrange(order))]) + texts
    }

    /// The edit that removes a text with its key, or from its list.
    func removal(of location: TextLocation) throws(EditFailure) -> [SyntaxEdit] {
        let value = screen.value(of: location)
        var path = value.path(in: root)
        if case .row(_, _, .label)? = location as TextLocation?, path.last == .key("text") {
            path.removeLast()
        }
        let isWritten = value.keys.isEmpty || path.count > value.container.count
        guard screen[location] != nil, root.node(at: path) != nil, isWritten || isLabel(location)
        else { throw EditFailure(ScreenEditProblem.fixedText) }
        return [SyntaxEdit(path, .remove)]
    }

    private func isLabel(_ location: TextLocation) -> Bool {
        if case .row(_, _, .label) = location { true } else { false }
    }
}

extension TextRun {
    /// Whether two runs differ only in their texts.
    fileprivate func looksLike(_ other: TextRun) -> Bool {
        var other = other
        other.text = text
        return self == other
    }
}

// MARK: - Values

extension ScreenEditPlanner {
    /// The edits that set or remove a value in several dictionaries, none of which is in another.
    func values(
        of containers: [[SyntaxEdit.Step]], _ key: String, _ value: SyntaxValue?
    ) throws(EditFailure) -> Plan {
        var plan = Plan(areIndependent: true)
        for container in containers {
            if let edit = try edit(container, key, value) { plan.edits.append(edit) }
        }
        return plan
    }

    /// The edit that sets or removes a value. Adds missing dictionaries around it, and removes those that have nothing
    /// left. Nil if nothing changes.
    private func edit(
        _ container: [SyntaxEdit.Step], _ key: String, _ value: SyntaxValue?
    ) throws(EditFailure) -> SyntaxEdit? {
        guard let declaration = ScreenKeys.dictionary.dictionary(at: container),
            let declared = declaration.key(named: key)
        else { throw EditFailure(ScreenEditProblem.missingElement) }
        guard let node = root.node(at: container) else {
            guard case .key(let outer)? = container.last else {
                throw EditFailure(ScreenEditProblem.missingElement)
            }
            guard let value else { return nil }
            let isAlone = declared.name == declaration.textKey && canBeText(container)
            return try edit(
                Array(container.dropLast()), outer,
                isAlone && value.isText ? value : .dictionary([.init(declared.name, value)]))
        }
        guard let entries = node.entries else {
            // A text alone.
            guard let text = declaration.textKey else {
                throw EditFailure(ScreenEditProblem.missingElement)
            }
            if declared.name == text { return try edit(alone: container, node, value) }
            guard let value else { return nil }
            if declaration.hasOne(of: [text, declared.name]) {
                return SyntaxEdit(container, .replace(.dictionary([.init(declared.name, value)])))
            }
            return SyntaxEdit(
                container,
                .replace(
                    .dictionary([
                        .init(text, SyntaxValue(node)), .init(declared.name, value),
                    ])))
        }
        let present = declared.readNames.first { node[$0] != nil }
        if let value {
            if let present {
                let path = container + [.key(present)]
                // A text in a dictionary keeps its looks.
                if case .string = value, let inner = node[present], inner.entries != nil,
                    canBeText(path), let key = textKey(in: inner)
                {
                    guard key != TextKeys.runs.declaration.name else {
                        throw EditFailure(ScreenEditProblem.fixedText)
                    }
                    return SyntaxEdit(path + [.key(key)], .replace(value))
                }
                return SyntaxEdit(path, .replace(value))
            }
            if let other = entries.first(where: { declaration.hasOne(of: [$0.key, declared.name]) })
            {
                guard other.key != TextKeys.runs.declaration.name else {
                    throw EditFailure(ScreenEditProblem.fixedText)
                }
                let rest = entries.map { entry in
                    entry.key == other.key
                        ? SyntaxValue.Entry(declared.name, value)
                        : SyntaxValue.Entry(entry.key, SyntaxValue(entry.value))
                }
                return SyntaxEdit(container, .replace(.dictionary(rest)))
            }
            let index = declaration.index(of: declared, among: entries)
            return SyntaxEdit(container, .insertEntry(.init(declared.name, value), at: index))
        }
        guard let present else { return nil }
        let rest = entries.filter { $0.key != present }
        if rest.isEmpty, case .key(let outer)? = container.last {
            return try edit(Array(container.dropLast()), outer, nil)
        }
        if rest.count == 1, let text = declaration.textKey, rest[0].key == text,
            rest[0].value.string != nil, canBeText(container)
        {
            return SyntaxEdit(container, .replace(SyntaxValue(rest[0].value)))
        }
        return SyntaxEdit(container + [.key(present)], .remove)
    }

    /// The edit that sets or removes a text that stands alone in place of its dictionary.
    private func edit(
        alone path: [SyntaxEdit.Step], _ node: Node, _ value: SyntaxValue?
    ) throws(EditFailure) -> SyntaxEdit? {
        if let value { return SyntaxEdit(path, .replace(value)) }
        guard case .key(let outer)? = path.last else {
            throw EditFailure(ScreenEditProblem.missingElement)
        }
        return try edit(Array(path.dropLast()), outer, nil)
    }

    /// Whether a text may stand alone in place of the dictionary at a path.
    private func canBeText(_ path: [SyntaxEdit.Step]) -> Bool {
        guard let last = path.lastIndex(where: { if case .key = $0 { true } else { false } }),
            case .key(let name) = path[last],
            let form = ScreenKeys.dictionary.dictionary(at: path[..<last])?.key(named: name)?.form
        else { return false }
        switch form {
        case .textOrDictionary, .textOrNumber, .textOrIntegerOrDictionary, .textsOrDictionaries,
            .labels, .stackItems:
            return true
        default: return false
        }
    }
}

extension DictionaryDeclaration {
    /// The key of the text that may stand alone in place of the dictionary.
    package var textKey: String? { (exclusiveKeys.first ?? keys.first)?.name }

    /// Whether the dictionary has only one of several keys.
    fileprivate func hasOne(of names: [String]) -> Bool {
        names.uniqued().count > 1
            && names.allSatisfy { name in
                exclusiveKeys.contains { $0.readNames.contains(name) }
            }
    }
}

extension SyntaxValue {
    fileprivate var isText: Bool {
        if case .string = self { true } else { false }
    }
}
