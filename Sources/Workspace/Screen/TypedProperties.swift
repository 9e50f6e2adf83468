// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax
import Words

/// Properties as they are typed: names and values, with semicolons between them, such as “size 22; weight semibold”.
///
/// Names and values are those of the fields or those of the file, in any case, and may be cut after the first letters.
/// A text with a semicolon in it is in quotation marks; an empty one in quotation marks removes the property.
package struct TypedProperties {
    /// The edits, one after another; empty if there is a problem.
    package private(set) var edits: [ScreenEdit] = []
    /// What the edits set, for people: “Size at L: 22”.
    package private(set) var summary: [String] = []
    /// Why there are no edits; nil if there are.
    package private(set) var problem: String?
    /// What the last property can go on with.
    package private(set) var completions: [Completion] = []

    /// A name or a value that was not typed to its end.
    package struct Completion: Equatable {
        package let title: String
        /// All that is typed then.
        package let text: String
    }

    /// Reads what is typed about selected parts, their section, and their screen.
    ///
    /// - Parameter root: the dictionary of the screen; nil if its file has none.
    package init(_ text: String, about parts: SelectedParts, in screen: Screen, root: Node?) {
        var properties = ScreenProperties(of: parts, in: screen, root: root)
        let outer = Self.around(parts, besides: properties, in: screen, root: root)
        let pieces = Self.pieces(of: text)
        for (index, piece) in pieces.enumerated() {
            let typed = piece.drop { $0.isWhitespace }
            let names = Self.names(of: properties) + outer
            if index == pieces.count - 1 {
                complete(typed, from: names, after: text[..<typed.startIndex])
            }
            guard !typed.isEmpty else { continue }
            guard let (name, rest, isWhole) = Self.resolve(typed, in: names) else {
                fail(tr("No property has the name “%1$s”", String(typed)))
                return
            }
            let value = rest.trimmed
            // A name that is still being typed turns no switch on.
            guard isWhole || !value.isEmpty, let set = name.subject.value(value) else {
                fail(
                    value.isEmpty
                        ? tr("Type a value after “%1$s”", name.title)
                        : tr("“%1$s” is no value of “%2$s”", value, name.title))
                return
            }
            switch (name.subject, set.value) {
            case (.kind, .string(let word)?):
                guard let kind = Row.Kind(rawValue: word) else { continue }
                if !properties.kinds.isEmpty { properties.kinds = [kind] }
                edits.append(.kind(parts.rows, kind))
            case (.kind, _): continue
            case (.property(let property, let owner), let value):
                edits.append(owner.edit(property, to: value))
            }
            summary.append("\(name.title): \(set.words)")
        }
    }

    private mutating func fail(_ reason: String) {
        problem = reason
        (edits, summary) = ([], [])
    }

    // MARK: - Names

    /// What a name stands for.
    fileprivate enum Subject {
        case kind
        case property(ScreenProperties.Property, of: ScreenProperties)
    }

    fileprivate struct Name {
        /// The name for people.
        let title: String
        /// All names that may be typed, in lowercase.
        let typed: [String]
        let subject: Subject

        init(_ title: String, _ others: [String], _ subject: Subject) {
            self.title = title
            typed = ([title] + others).map { $0.lowercased() }
            self.subject = subject
        }
    }

    /// The names of what can be typed of some parts.
    ///
    /// - Parameter owner: what distinguishes these parts from the selected ones; nil for the latter.
    private static func names(of properties: ScreenProperties, owner: String? = nil) -> [Name] {
        let kind = Name(tr("Kind"), ["kind"], .kind)
        let all = properties.all.filter(\.declaration.isTyped).map { property in
            let group = property.group.map(\.titleOfGroup)
            let own = [group, property.title].compactMap(\.self).joined(separator: " ")
            let names = [own, property.title, property.declaration.name]
            return Name(
                owner.map { "\($0) \(own)" } ?? own, names, .property(property, of: properties))
        }
        return properties.kinds.isEmpty ? all : [kind] + all
    }

    /// The names of what is around the selected parts.
    private static func around(
        _ parts: SelectedParts, besides own: ScreenProperties, in screen: Screen, root: Node?
    ) -> [Name] {
        var names: [Name] = []
        if parts.text != nil, parts.areRows {
            let rows = ScreenProperties(of: SelectedParts(parts.items), in: screen, root: root)
            names += Self.names(of: rows, owner: trc("part of a list", "Row"))
        }
        let sections = Set(parts.items.map(\.section))
        if sections.count == 1, let index = sections.first ?? nil {
            let section = ScreenProperties(ofSection: index)
            if section.containers != own.containers {
                names += Self.names(of: section, owner: trc("part of a list", "Section"))
            }
        }
        return names + Self.names(of: .ofScreen, owner: tr("Screen"))
    }

    /// The name at the beginning of a typed property, what follows, and whether the name is whole. A whole one comes
    /// before one that is cut, and a longer one before a shorter one.
    private static func resolve(
        _ typed: Substring, in names: [Name]
    ) -> (Name, rest: Substring, isWhole: Bool)? {
        var best: (name: Name, count: Int)?
        let lowercased = typed.lowercased()
        for name in names {
            for word in name.typed where word.count > best?.count ?? 0 {
                guard lowercased.hasPrefix(word),
                    lowercased.dropFirst(word.count).first.map(isSeparator) ?? true
                else { continue }
                best = (name, word.count)
            }
        }
        if let best { return (best.name, typed.dropFirst(best.count), true) }
        let words = typed.split { isSeparator($0) }
        var cut: (name: Name, count: Int)?
        for name in names {
            for title in name.typed {
                let count = matching(words, title)
                if count > cut?.count ?? 0 { cut = (name, count) }
            }
        }
        guard let cut else { return nil }
        return (cut.name, typed[words[cut.count - 1].endIndex...], false)
    }

    /// The number of words that are, one by one, the beginnings of a title's words.
    private static func matching(_ words: [Substring], _ title: String) -> Int {
        zip(words, title.split(separator: " ")).prefix { $1.hasPrefix($0.lowercased()) }.count
    }

    private static func isSeparator(_ character: Character) -> Bool {
        character.isWhitespace || ":：=".contains(character)
    }

    /// The properties between semicolons that are not in quotation marks.
    private static func pieces(of text: String) -> [Substring] {
        var isQuoted = false
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "\"" { isQuoted.toggle() }
            return ";；".contains(character) && !isQuoted
        }
    }

    // MARK: - Completions

    private mutating func complete(
        _ typed: Substring, from names: [Name], after before: Substring
    ) {
        let before = before.isEmpty || before.last == " " ? String(before) : before + " "
        if let (name, rest, _) = Self.resolve(typed, in: names), !rest.isEmpty {
            let value = rest.trimmed.lowercased()
            let start = before + typed[..<rest.startIndex] + " "
            let matching = name.subject.options.filter {
                $0.name.lowercased().hasPrefix(value) && $0.name.lowercased() != value
            }
            completions = matching.map { Completion(title: $0.name, text: start + $0.name) }
            return
        }
        let words = typed.split { Self.isSeparator($0) }
        completions = names.filter { name in
            name.typed.contains { Self.matching(words, $0) == words.count }
        }.map { Completion(title: $0.title, text: before + $0.title + " ") }
    }
}

extension TypedProperties.Subject {
    private var input: ValueInput? {
        switch self {
        case .kind:
            .options(Row.Kind.allCases.map { ($0.displayName, .string($0.rawValue)) })
        case .property(let property, _): property.declaration.input
        }
    }

    fileprivate var options: [(name: String, value: SyntaxValue)] {
        switch input {
        case .options(let options)?: options
        case .textStyle?: TextStyle.allCases.map { ($0.displayName, .string($0.uiKitName)) }
        case .color?: SemanticColor.allCases.map { ($0.rawValue, .string($0.rawValue)) }
        case .number?, .text?, .list?, nil: []
        }
    }

    /// A typed value, and its words for people; nil if it is none.
    fileprivate func value(_ typed: String) -> (value: SyntaxValue?, words: String)? {
        if case .property(let property, _) = self, typed == "\"\"" {
            return (nil, property.declaration.titleOfAbsence)
        }
        if let option = options.option(typed.lowercased()) { return (option.value, option.name) }
        switch input {
        case .color?: return ColorValue(typed: typed).map { ($0.written, $0.text) }
        case .number(let range)?:
            let number = Double(typed.replacing(",", with: "."))
            return number.flatMap { range.contains($0) ? (.number($0), typed) : nil }
        case .text? where !typed.isEmpty:
            let text = typed.withoutQuotes
            return (.string(text), inQuotes(text.glance))
        case .options?, .textStyle?, .text?, .list?, nil: return nil
        }
    }
}

extension [(name: String, value: SyntaxValue)] {
    /// The option with a typed name or value, or else the first one that begins so. A switch is on without a word.
    fileprivate func option(_ typed: String) -> Element? {
        let isSwitch = first?.value == .bool(true)
        if isSwitch,
            let isOn = ["": true, "yes": true, "true": true, "no": false, "false": false][typed]
        {
            return first { $0.value == .bool(isOn) }
        }
        guard !typed.isEmpty else { return nil }
        func names(_ option: Element) -> [String] {
            var names = [option.name.lowercased()]
            if case .string(let word) = option.value { names.append(word.lowercased()) }
            return names
        }
        return first { names($0).contains(typed) }
            ?? first { names($0).contains { $0.hasPrefix(typed) } }
    }
}

extension KeyDeclaration {
    /// Whether a value can be typed in a line, which that of a list cannot.
    fileprivate var isTyped: Bool {
        switch input {
        case .options?, .textStyle?, .color?, .number?, .text?: true
        case .list?, nil: false
        }
    }
}

extension StringProtocol {
    /// What follows a name, without what separates it and without spaces at the end.
    fileprivate var trimmed: String {
        var text = drop(while: \.isWhitespace)
        if let first = text.first, ":：=".contains(first) {
            text = text.dropFirst().drop(while: \.isWhitespace)
        }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }

    fileprivate var withoutQuotes: String {
        let isQuoted = count > 1 && first == "\"" && last == "\""
        return String(isQuoted ? dropFirst().dropLast() : self[...])
    }
}
