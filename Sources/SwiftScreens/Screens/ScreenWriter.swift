// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Writes views as a screen of Typeladder.
///
/// The screen is a value of the file format, and is read like a file. So what a Swift source shows can be saved, and all
/// that is true of screens is true of it.
struct ScreenWriter {
    private(set) var resolver: BranchResolver
    private let evaluator: Evaluator
    private let rows: RowWriter
    private var sections: [Section] = []
    /// The section that gets the next row; nil to begin one.
    private var current: Int?
    private var facts = Facts()
    private(set) var counts = Counts()

    /// What views say about the whole screen.
    private struct Facts {
        var title: TextValue?
        var displayMode: String?
        var search: TextValue?
        var listStyle: String?
        var smallest: String?
        var largest: String?
    }

    private static let maximumRowCount = 10_000

    struct Counts {
        var rows = 0
        var placeholders = 0
    }

    private struct Section {
        var entries: [SyntaxValue.Entry] = []
        var rows: [SyntaxValue] = []
    }

    init(_ evaluator: Evaluator, _ selection: BranchSelection) {
        self.evaluator = evaluator
        resolver = BranchResolver(selection)
        rows = RowWriter(evaluator)
    }

    /// The screen of the views of one view.
    mutating func screen(_ views: [ViewNode], at place: SourcePlace) -> SyntaxValue {
        let path = listPath(views)
        for view in path { note(view) }
        if let list = path.last, case .list(let content) = list.kind {
            let style = path.dropLast().reversed().reduce(list.style) { $0.inherited($1.style) }
            facts.listStyle = style.listStyle
            add(content, style, BranchPath(), flattens: false)
        } else {
            if views.contains(where: \.hasScrollView) { evaluator.notes.add(.noTable, at: place) }
            add(views, ViewStyle(), BranchPath(), flattens: true)
        }
        return written(place)
    }

    /// The views on the way to the first list, chosen branches first.
    private mutating func listPath(_ views: [ViewNode]) -> [ViewNode] {
        for view in views {
            switch view.kind {
            case .list: return [view]
            case .choice(let choice, let branches):
                resolver.meet(choice)
                let chosen = min(resolver.chosenBranch(of: choice), branches.count - 1)
                // Without a list there is nothing to show, so another branch is better than the first.
                let isChosen = resolver.selection.chosen[choice.text] != nil
                for branch in [chosen] + (isChosen ? [] : branches.indices.filter { $0 != chosen })
                {
                    let path = listPath(branches[branch])
                    if !path.isEmpty { return [view] + path }
                }
            case .section, .toggle, .button, .link, .picker, .menu, .label: continue
            default:
                let path = listPath(view.kind.children)
                if !path.isEmpty { return [view] + path }
            }
        }
        return []
    }

    /// Takes what a view says about the whole screen.
    private mutating func note(_ view: ViewNode) {
        let own = view.style.own
        if facts.title == nil, let views = own.title {
            facts.title =
                rows.texts(in: views.map { resolver.variants(of: $0)[0].view }).first?.text
        }
        facts.displayMode = facts.displayMode ?? own.titleDisplayMode
        facts.search = facts.search ?? own.search
        facts.smallest = facts.smallest ?? own.smallestCategory
        facts.largest = facts.largest ?? own.largestCategory
    }

    // MARK: - Sections and rows

    /// Adds views of a list.
    ///
    /// - Parameter flattens: whether stacks are lists, as in a scroll view.
    private mutating func add(
        _ views: [ViewNode], _ style: ViewStyle, _ conditions: BranchPath, flattens: Bool
    ) {
        for view in views where !view.style.own.isHidden {
            note(view)
            let inner = view.style.inherited(style)
            switch view.kind {
            case .section(let header, let content, let footer):
                openSection(header, footer, view, inner, conditions)
                add(content, inner, conditions, flattens: false)
                current = nil
            case .group(let views), .list(let views), .scroll(let views):
                add(views.map { $0.sampled(by: view) }, inner, conditions, flattens: flattens)
            case .stack("vertical", _, _, let views) where flattens || view.holdsSections:
                add(views, inner, conditions, flattens: flattens && views.count < 2)
            case .stack(_, _, _, let views) where view.holdsSections,
                .overlay(let views) where flattens || view.holdsSections:
                add(views, inner, conditions, flattens: flattens)
            case .choice(let choice, let branches):
                for branch in resolver.branches(of: choice) where branch < branches.count {
                    add(
                        branches[branch], inner, conditions.adding(choice, branch),
                        flattens: flattens)
                }
            case .disclosure(let label, let content):
                let title = ViewNode(
                    kind: .disclosure(label: label, content: []), place: view.place,
                    style: view.style)
                addRow(title, style, conditions)
                add(content, inner, conditions, flattens: false)
            case .picker(let label, let options, let selection) where inner.pickerStyle == "inline":
                addInlinePicker(label, options, selection, view, inner, conditions)
            case .divider: break
            case .spacer where flattens: break
            default: addRow(view, style, conditions)
            }
        }
    }

    private mutating func openSection(
        _ header: [ViewNode], _ footer: [ViewNode], _ view: ViewNode, _ style: ViewStyle,
        _ conditions: BranchPath
    ) {
        let headers = variants(of: header)
        let footers = variants(of: footer)
        func entries(_ header: Int, _ footer: Int) -> [SyntaxValue.Entry] {
            var all = conditions
            if header > 0 || headers.count > 1 { all = all.merged(headers[header].conditions) }
            if footer > 0 || footers.count > 1 { all = all.merged(footers[footer].conditions) }
            var entries: [SyntaxValue.Entry] = []
            if let text = rows.sectionText(headers[header].views, style, isHeader: true) {
                entries += text
            }
            if let text = rows.sectionText(footers[footer].views, style, isHeader: false) {
                entries += text
            }
            if style.own.headerProminence == "increased" {
                entries.append(.init("headerProminence", .string("increased")))
            }
            if style.own.isSample { entries.append(.init("sample", .bool(true))) }
            return entries + rows.origin(view.place, all)
        }
        // What else a header can say is in sections without rows, so that it is checked.
        for other in headers.indices.dropFirst() {
            sections.append(Section(entries: entries(other, 0).filter { $0.key != "footer" }))
        }
        for other in footers.indices.dropFirst() {
            sections.append(
                Section(
                    entries: entries(0, other).filter { $0.key != "header" && $0.key != "title" }))
        }
        sections.append(Section(entries: entries(0, 0)))
        current = sections.count - 1
    }

    private mutating func variants(
        of views: [ViewNode]
    ) -> [(views: [ViewNode], conditions: BranchPath)] {
        guard let place = views.first?.place else { return [([], BranchPath())] }
        return resolver.variants(of: ViewNode(kind: .group(views), place: place)).map {
            ([$0.view], $0.conditions)
        }
    }

    private mutating func addRow(_ view: ViewNode, _ style: ViewStyle, _ conditions: BranchPath) {
        var known: Set<SyntaxValue> = []
        for (resolved, inner) in resolver.variants(of: view) {
            for row in rows.rows(of: resolved, style) {
                // Other branches that look the same say nothing new.
                guard known.insert(row).inserted || inner.parts.isEmpty else { continue }
                append(row, view.place, conditions.merged(inner), isSample: view.style.own.isSample)
            }
        }
    }

    private mutating func append(
        _ row: SyntaxValue, _ place: SourcePlace, _ conditions: BranchPath, isSample: Bool
    ) {
        guard case .dictionary(var entries) = row, counts.rows < Self.maximumRowCount else {
            return
        }
        if isSample { entries.append(.init("sample", .bool(true))) }
        entries += rows.origin(place, conditions)
        if current == nil {
            sections.append(Section())
            current = sections.count - 1
        }
        sections[current ?? 0].rows.append(.dictionary(entries))
        counts.rows += 1
        if entries.contains(where: { $0.key == "kind" && $0.value == .string("placeholder") }) {
            counts.placeholders += 1
        }
    }

    /// A picker with a row for each option.
    private mutating func addInlinePicker(
        _ label: [ViewNode], _ options: [ViewNode], _ selection: Value, _ view: ViewNode,
        _ style: ViewStyle, _ conditions: BranchPath
    ) {
        if !rows.texts(in: label).isEmpty, style.hidesLabels != true {
            addRow(
                ViewNode(kind: .group(label), place: view.place, style: view.style), style,
                conditions)
        }
        let all = rows.options(options.map { resolver.variants(of: $0)[0].view })
        let chosen = rows.selectedOption(all, selection)
        for (index, option) in all.enumerated() {
            for row in rows.rows(of: option.view, style) {
                guard case .dictionary(var entries) = row else { continue }
                if index == chosen, !entries.contains(where: { $0.key == "accessory" }) {
                    entries.append(.init("accessory", .string("checkmark")))
                }
                append(
                    .dictionary(entries), option.view.place, conditions,
                    isSample: option.view.style.own.isSample)
            }
        }
    }

    // MARK: - The screen

    private func written(_ place: SourcePlace) -> SyntaxValue {
        var entries: [SyntaxValue.Entry] = []
        if let title = facts.title, !title.isEmpty {
            entries.append(.init("title", .string(title.string)))
        }
        let style = Self.tableStyles[facts.listStyle ?? ""] ?? "insetGrouped"
        if style != "insetGrouped" { entries.append(.init("tableStyle", .string(style))) }
        entries.append(.init("geometry", .string("swiftUIList")))
        if let mode = facts.displayMode, mode == "large" || mode == "inline" {
            entries.append(
                .init("navigationBar", .dictionary([.init("titleDisplayMode", .string(mode))])))
        }
        if let search = facts.search, !search.isEmpty {
            entries.append(.init("searchBar", .string(search.string)))
        }
        if let smallest = facts.smallest {
            entries.append(.init("minimumContentSizeCategory", .string(smallest)))
        }
        if let largest = facts.largest {
            entries.append(.init("maximumContentSizeCategory", .string(largest)))
        }
        entries.append(.init("source", .string(place.description)))
        let choices = resolver.choices.map { choice in
            SyntaxValue.dictionary(
                [
                    .init("condition", .string(choice.text)),
                    .init("branches", .array(choice.branches.map { .string($0) })),
                    .init("chosen", .string(choice.branches[resolver.chosenBranch(of: choice)])),
                ] + (choice.place.map { [.init("source", .string($0.description))] } ?? []))
        }
        if !choices.isEmpty { entries.append(.init("choices", .array(choices))) }
        entries.append(
            .init(
                "sections",
                .array(
                    sections.map { section in
                        .dictionary(section.entries + [.init("rows", .array(section.rows))])
                    })))
        return .dictionary(entries)
    }

    private static let tableStyles = ["plain": "plain", "inset": "plain", "grouped": "grouped"]
}

extension ViewNode {
    /// Whether it holds sections or lists, so that it is no row.
    var holdsSections: Bool {
        switch kind {
        case .section, .list, .scroll: true
        case .choice(_, let branches): branches.contains { $0.contains(where: \.holdsSections) }
        case .stack(_, _, _, let views), .group(let views), .overlay(let views):
            views.contains(where: \.holdsSections)
        default: false
        }
    }

    var hasScrollView: Bool {
        if case .scroll = kind { return true }
        return kind.children.contains(where: \.hasScrollView)
    }

    /// A view of a list of samples is a sample itself.
    fileprivate func sampled(by outer: ViewNode) -> ViewNode {
        guard outer.style.own.isSample else { return self }
        var copy = self
        copy.style.own.isSample = true
        return copy
    }
}
