// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Syntax

extension ItemID {
    /// The way to the item in a screen's file.
    var path: [SyntaxEdit.Step] {
        switch kind {
        case .tableHeader: [.key("tableHeader")]
        case .sectionHeader: sectionPath + [.key("header")]
        case .row: sectionPath + [.key("rows"), .index(row)]
        case .sectionFooter: sectionPath + [.key("footer")]
        }
    }

    var sectionPath: [SyntaxEdit.Step] { [.key("sections"), .index(section)] }
}

extension Screen {
    /// The appearance of a custom header; nil for other items.
    func appearance(of id: ItemID) -> HeaderAppearance? {
        switch id.kind {
        case .tableHeader: tableHeader?.appearance
        case .sectionHeader: sections[id.section].header?.appearance
        case .row, .sectionFooter: nil
        }
    }
}

// MARK: - Heights

extension CheckContext {
    /// The value that gives an item its height.
    func heightCause(of id: ItemID) -> FileValue {
        if let row = preview.screen.row(id) {
            // Static rows without a height have that of a storyboard.
            return row.height == nil
                ? FileValue(.screen, [], "rowHeight", "cells")
                : FileValue(.screen, id.path, "rowHeight", "height")
        }
        let isOwn = preview.screen.appearance(of: id)?.height != nil
        return isOwn
            ? FileValue(.screen, id.path, "height")
            : FileValue(.theme, [.key("sectionHeader")], "height")
    }

    /// The change of an item's fixed height to automatic.
    func automaticHeight(of id: ItemID) -> Change {
        var value = heightCause(of: id)
        value.keys.removeAll { $0 == "cells" }
        return .set(value, .string("automatic"))
    }
}

extension CheckContext {
    private static let automaticHeightAdvice: Advice = "make its height automatic"

    /// The remedy of an item's height.
    func heightRemedy(for observation: Observation) -> Remedy {
        guard case .item(let id) = observation.element else {
            return Remedy(advice: Self.automaticHeightAdvice)
        }
        let size = FittingSize(of: id, in: preview.layout).map(\.pointSize)
            .flatMap { $0 >= MinimumSizeRule.least ? $0 : nil }
        return Remedy(
            advice: size.map {
                Advice("make its height automatic, or keep the text at %@ pt or less", .number($0))
            } ?? Self.automaticHeightAdvice,
            cause: heightCause(of: id), change: automaticHeight(of: id))
    }
}

// MARK: - Sides

extension CheckContext {
    private static let widerTextAdvice: Advice =
        "give the text margins that leave it room, and end before what is beside it"

    /// The remedy of a line that needs more width.
    func widthRemedy(for observation: Observation) -> Remedy {
        guard case .item(let id) = observation.element else {
            return Remedy(advice: Self.widerTextAdvice)
        }
        let isOwn = preview.screen.appearance(of: id)?.margins != Margins()
        return Remedy(
            advice: Self.widerTextAdvice,
            cause: id.kind == .row || isOwn
                ? FileValue(.screen, id.path, "margins")
                : FileValue(.theme, [.key("sectionHeader")], "margins"))
    }
}

// MARK: - Texts

extension CheckContext {
    /// The value that holds the text that something was found about.
    func textCause(of observation: Observation) -> FileValue? {
        guard case .item(let id) = observation.element, let text = observation.part else {
            return nil
        }
        let source = TextSource(id, text: text, self)
        switch id.kind {
        case .tableHeader: return FileValue(.screen, source.path, "text")
        case .sectionFooter: return FileValue(.screen, id.path)
        case .sectionHeader:
            let isOwn = preview.screen.sections[id.section].header != nil
            return FileValue(.screen, isOwn ? source.path : id.sectionPath, "title")
        case .row:
            let role = preview.layout.content.texts(of: id)[text].role
            return FileValue(.screen, source.path, role == .label ? "text" : role.rawValue)
        }
    }
}

// MARK: - Attributes

/// The attributes of a text on the screen, and those it inherits.
struct TextSource {
    /// The way to its dictionary in the screen's file.
    let path: [SyntaxEdit.Step]
    let own: TextAttributes
    /// The theme's attributes of section headers; nil for other texts.
    let inherited: TextAttributes?

    /// - Parameter text: the text's number in its item.
    init(_ id: ItemID, text: Int, _ context: CheckContext) {
        let (screen, theme) = (context.preview.screen, context.preview.theme)
        if let labels = screen.row(id)?.stack?.labels, labels.indices.contains(text) {
            path = id.path + [.key("labels"), .index(text)]
            own = labels[text].attributes
            inherited = nil
        } else {
            path = id.path
            own = screen.appearance(of: id)?.text ?? TextAttributes()
            inherited =
                id.kind == .sectionHeader && screen.sections[id.section].header != nil
                ? theme.sectionHeader.text : nil
        }
    }

    /// The value behind an attribute: the text's own, or else the theme's.
    func value<Value>(_ attribute: KeyPath<TextAttributes, Value?>, _ keys: String...) -> FileValue
    {
        var value =
            own[keyPath: attribute] == nil && inherited?[keyPath: attribute] != nil
            ? FileValue(.theme, [.key("sectionHeader")]) : FileValue(.screen, path)
        value.keys = keys
        return value
    }
}
