// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The reader of a screen's rows.
enum RowReader {
    /// A row. If its kind cannot be read, its keys are not checked. A kind of a newer version is shown
    /// as a default row.
    static func row(_ node: Node, _ path: NodePath, _ decoder: DocumentDecoder) -> Row? {
        guard let fields = DictionaryReader(node, path, decoder, RowKeys.dictionary) else {
            return nil
        }
        let kind = fields.node("kind") == nil ? impliedKind(fields) : fields[RowKeys.kind]
        if let kind { checkKeys(fields, kind) }
        var row = Row(kind: kind ?? .default)
        if kind == .labels || kind == .stack {
            var reader = StackReader(fields)
            row.stack = kind == .labels ? reader.labels() : reader.stack()
            row.margins = fields[RowKeys.margins] ?? Margins()
        } else if kind != nil || decoder.isOfNewerVersion {
            row.title = text(fields, RowKeys.title, .title, &row) ?? ""
        }
        row.staysSideBySide = kind == .value && fields[StackKeys.accessibilityAxis] == .horizontal
        row.subtitle = text(fields, RowKeys.subtitle, .subtitle, &row)
        row.trailing = text(fields, RowKeys.trailing, .trailing, &row)
        if row.trailing != nil, let stack = row.stack, kind == .labels, !stack.isFlat {
            fields.warning(at: "trailing", ScreenProblem.trailingBesideLines, fix: .remove)
        }
        row.image = RowImageReader.image(fields)
        readControl(fields, &row)
        readAccessories(fields, &row)
        row.height = fields[RowKeys.height]
        row.lines = fields[RowKeys.lines]
        row.mayTruncate = fields[RowKeys.mayTruncate] ?? row.mayTruncate
        row.background = fields[RowKeys.background]
        row.tint = fields[RowKeys.tint]
        row.separator = fields[RowKeys.separator] ?? row.separator
        row.accessibilityLabel = fields[RowKeys.accessibilityLabel]
        row.origin = fields.elementOrigin
        readColor(fields, RowKeys.Aliases.color, .title, of: RowKeys.title, &row)
        readColor(fields, RowKeys.Aliases.valueColor, .value, of: RowKeys.value, &row)
        return row
    }

    /// The color of a text beside it. The text may not have one itself.
    private static func readColor(
        _ fields: DictionaryReader, _ key: ScreenKey<ColorValue>, _ location: TextLocation.RowText,
        of text: some DeclaredKey, _ row: inout Row
    ) {
        guard let color = fields[key] else { return }
        let name = key.declaration.name
        if row.attributes[location]?.color != nil {
            return fields.reportAlias(name, beside: "\(text.declaration.name).color")
        }
        if row.attributes[location] == nil { row.colorShortcuts[location] = name }
        row.attributes[location, default: TextAttributes()].color = color
    }

    /// The kind of a row without one.
    private static func impliedKind(_ fields: DictionaryReader) -> Row.Kind {
        if fields.node("labels") != nil { return .labels }
        return fields.node("stack") == nil && fields.node("items") == nil ? .default : .stack
    }

    // MARK: - Texts

    /// A text of the row: alone, or in a dictionary with its attributes.
    private static func text(
        _ fields: DictionaryReader, _ key: ScreenKey<TextOrFields>,
        _ location: TextLocation.RowText, _ row: inout Row
    ) -> String? {
        fields[key].map { text($0, location, &row) }
    }

    private static func text(
        _ text: TextOrFields, _ location: TextLocation.RowText, _ row: inout Row
    ) -> String {
        switch text {
        case .text(let text): return text
        case .fields(let fields):
            var attributes = fields.textAttributes(ofScreen: true)
            let text = RunReader(fields).text(LabelKeys.text, of: .label, &attributes)
            row.attributes[location] = attributes
            return text
        }
    }

    /// The value of a row that has a text as its value.
    private static func value(_ fields: DictionaryReader, _ row: inout Row) -> String? {
        switch fields[RowKeys.value] {
        case .text(let value)?: return text(value, .value, &row)
        case .number(let node)? where row.kind.traits.value == .textOrNumber:
            return DictionaryReader.written(node)
        case .number?:
            fields.mismatch(RowKeys.value.declaration.name, expected: .string)
            return nil
        case nil: return nil
        }
    }

    // MARK: - Controls

    private static func readControl(_ fields: DictionaryReader, _ row: inout Row) {
        let style = fields[RowKeys.Aliases.style]
        switch row.kind {
        case .slider:
            row.control = .slider(
                value: fraction(fields), minimumImage: fields[RowKeys.minimumImage],
                maximumImage: fields[RowKeys.maximumImage])
        case .progress: row.control = .progress(fraction(fields))
        case .segmentedControl:
            row.segments = (fields[RowKeys.segments] ?? []).enumerated().map {
                text($1, .segment($0), &row)
            }
            row.control = .segmentedControl(
                count: row.segments.count, selected: selectedSegment(fields, of: row.segments.count)
            )
        case .textField, .textView:
            row.value = value(fields, &row)
            row.placeholder = text(fields, RowKeys.placeholder, .placeholder, &row)
            row.isSecure = fields[RowKeys.isSecure] ?? false
            row.control = row.kind == .textField ? .textField : .textView
        case .button:
            row.role = fields[RowKeys.role]
            let buttonStyle = fields[RowKeys.buttonStyle]
            if buttonStyle != nil, style != nil {
                fields.reportAlias(
                    RowKeys.Aliases.style.declaration.name,
                    beside: RowKeys.buttonStyle.declaration.name)
            }
            switch buttonStyle ?? style {
            case .bordered?: row.control = .button(isProminent: false)
            case .borderedProminent?: row.control = .button(isProminent: true)
            case .plain?, nil: break
            }
        case .placeholder: row.control = .placeholder
        case .datePicker:
            for key in [RowKeys.date, RowKeys.time] {
                guard let date = text(fields, key, .date(row.dates.count), &row) else { continue }
                row.dates.append(date)
                row.dateKeys.append(key.declaration.name)
            }
            if row.dates.isEmpty, let date = value(fields, &row) {
                row.dates = [date]
                row.dateKeys = [RowKeys.value.declaration.name]
                row.attributes[.date(0)] = row.attributes.removeValue(forKey: .value)
            }
            row.control = .datePicker
        default: row.value = value(fields, &row)
        }
    }

    /// The index of the selected segment; nil for none, and for a segment that the control does not have.
    private static func selectedSegment(_ fields: DictionaryReader, of count: Int) -> Int? {
        let selected = fields[RowKeys.selectedSegment]
        guard let selected, selected >= count else { return selected }
        let key = RowKeys.selectedSegment.declaration.readNames.first { fields.node($0) != nil }
        if count > 0, let key {
            fields.decoder.warning(
                fields.node(key)?.range ?? fields.range, .key(fields.path, key),
                ScreenProblem.noSuchSegment(selected, count: count),
                fix: .replace(.number(Double(count - 1))))
        }
        return nil
    }

    /// The position of a slider, or the finished part of a progress.
    private static func fraction(_ fields: DictionaryReader) -> Double {
        let key = RowKeys.value.declaration.name
        switch fields[RowKeys.value] {
        case .number(let node)?: return RowValueReader(fields).fraction(node, at: key) ?? 0
        case .text?: fields.mismatch(key, expected: .number)
        case nil: break
        }
        return 0
    }

    // MARK: - Accessories

    private static func readAccessories(_ fields: DictionaryReader, _ row: inout Row) {
        if let badge = fields[RowKeys.badge] {
            row.accessories.append(badge.accessory)
            row.badgeBackground = badge.background
            row.attributes[.accessory(0)] = badge.attributes
        }
        let accessories = fields[RowKeys.accessory] ?? []
        let isOn = fields[RowKeys.isOn] ?? false
        switch row.kind {
        case .switch: row.accessories.append(.switch(isOn: isOn))
        case .textField:
            let mode = fields[RowKeys.clearButtonMode] ?? .never
            if mode == .always || mode == .unlessEditing, row.value?.isEmpty == false {
                row.accessories.append(.clear)
            }
        default: row.accessories += [row.kind.traits.accessory].compactMap(\.self)
        }
        if row.kind != .switch { row.accessories += accessories }
        row.leadingAccessory = fields[RowKeys.leadingAccessory]
    }

    /// The keys with a meaning for some kinds only, and the keys that a kind needs. They are looked
    /// up for each row.
    private static let hidden = byKind { kind, key in
        key.shownBy.contains(kind) ? nil : (key: key.name, kinds: key.shownBy)
    }
    private static let required = byKind { kind, key in
        key.requiredBy.contains(kind) ? key.name : nil
    }

    private static func byKind<Entry>(
        _ entry: (Row.Kind, KeyDeclaration) -> Entry?
    ) -> [Row.Kind: [Entry]] {
        Dictionary(
            uniqueKeysWithValues: Row.Kind.allCases.map { kind in
                let keys = RowKeys.dictionary.keys + RowKeys.dictionary.shortcuts
                return (kind, keys.compactMap { entry(kind, $0) })
            })
    }

    /// Warns of keys without meaning for a kind of row, and reports missing ones.
    private static func checkKeys(_ fields: DictionaryReader, _ kind: Row.Kind) {
        for (key, kinds) in hidden[kind] ?? [] where fields.node(key) != nil {
            fields.warning(
                at: key, ScreenProblem.unusedKey(key, of: kinds, in: kind), fix: .remove)
        }
        for key in required[kind] ?? [] where fields.node(key) == nil {
            if key == RowKeys.labels.declaration.name {
                fields.error(at: key, ScreenProblem.missingLabels)
            } else {
                fields.decoder.error(
                    fields.range, fields.path, ValueProblem.missingKey(key, of: .row(kind)))
            }
        }
    }
}
