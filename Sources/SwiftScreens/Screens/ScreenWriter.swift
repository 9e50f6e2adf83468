// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Writes views as a screen of Typeladder.
///
/// The screen is a value of the file format, and is read like a file. So what a Swift source shows can be saved, and all
/// that is true of screens is true of it.
struct ScreenWriter {
    private let notes: SourceNotes
    private let rows: RowWriter
    private var resolver: BranchResolver
    private var facts = ScreenFacts()
    private(set) var sections = SectionCollector()
    /// Whether the screen has no list, so that stacks of controls stand for one.
    private var isFlat = false

    init(_ notes: SourceNotes, _ selection: BranchSelection) {
        self.notes = notes
        rows = RowWriter(notes)
        resolver = BranchResolver(selection)
    }

    /// The screen of the views of one view.
    mutating func screen(_ views: [ViewNode], at place: SourcePlace) -> SyntaxValue {
        let path = resolver.listPath(views)
        for view in path?.views ?? [] { note(view) }
        if let path, let list = path.views.last, case .list(let content) = list.kind {
            notes.passOver(path.others, .outsideList)
            let style = path.views.dropLast().reversed().reduce(list.style) {
                $0.inherited($1.style)
            }
            facts.listStyle = style.listStyle
            add(content, style, BranchPath(), flattens: false)
        } else {
            if views.contains(where: \.extent.hasScrollView) { notes.add(.noTable, at: place) }
            isFlat = true
            add(views, ViewStyle(), BranchPath(), flattens: true)
        }
        var entries = facts.entries(rows.texts)
        entries.add("source", place.description)
        entries.add("choices", resolver.entries)
        entries.add("samples", rows.texts.samples)
        entries.add("sections", sections.value)
        return .dictionary(entries)
    }

    /// Takes what a view says about the whole screen.
    private mutating func note(_ view: ViewNode) {
        facts.note(view.style.own)
        guard let views = view.style.own.title else { return }
        if facts.title == nil {
            facts.title = RowItem.texts(in: firstVariants(of: views)).first?.text
        } else {
            notes.passOver(views, .neverShown)
        }
    }

    /// Views with the chosen branches.
    private mutating func firstVariants(of views: [ViewNode]) -> [ViewNode] {
        views.map { resolver.variants(of: $0)[0].view }
    }

    /// Whether no more rows are written.
    private var isFull: Bool { sections.isFull || resolver.isExhausted }

    /// Whether views or branches are left out.
    var isExceeded: Bool { isFull || resolver.isExceeded }

    // MARK: - Views

    /// Adds views of a list.
    ///
    /// - Parameter flattens: whether stacks are lists, as in a scroll view.
    private mutating func add(
        _ views: [ViewNode], _ style: ViewStyle, _ path: BranchPath, flattens: Bool
    ) {
        for view in views where !view.style.own.isHidden && !isFull {
            note(view)
            add(view, style, path, flattens: flattens)
        }
    }

    private mutating func add(
        _ view: ViewNode, _ style: ViewStyle, _ path: BranchPath, flattens: Bool
    ) {
        let inner = view.style.inherited(style)
        switch view.kind {
        case .section(let header, let content, let footer):
            openSection(header, footer, view.place, inner, path)
            add(content, inner, path, flattens: false)
            sections.endSection()
        case .group(let views), .list(let views), .scroll(let views):
            add(views.map { $0.sampled(by: view) }, inner, path, flattens: flattens)
        case .stack("vertical", _, _, let views)
        where flattens || view.extent.holdsSections || isFlat && view.holdsRows:
            add(views, inner, path, flattens: flattens && views.count < 2)
        case .stack(_, _, _, let views) where view.extent.holdsSections,
            .overlay(let views) where flattens || view.extent.holdsSections:
            add(views, inner, path, flattens: flattens)
        case .choice(let choice, let branches):
            for branch in resolver.branches(of: choice) where branch < branches.count {
                add(branches[branch], inner, path.adding(choice, branch), flattens: flattens)
            }
        case .disclosure(let label, let content):
            var title = view
            title.kind = .disclosure(label: label, content: [])
            addRow(title, style, path)
            add(content, inner, path, flattens: false)
        case .picker(let label, let options, let selection) where inner.pickerStyle == "inline":
            if !RowItem.texts(in: label).isEmpty, inner.hidesLabels != true {
                let title = ViewNode(kind: .group(label), place: view.place, style: view.style)
                addRow(title, inner, path)
            }
            addOptions(PickerOptions(firstVariants(of: options), selection), inner, path)
        case .divider: break
        case .spacer where flattens: break
        default: addRow(view, style, path)
        }
    }

    // MARK: - Sections and rows

    private mutating func openSection(
        _ header: [ViewNode], _ footer: [ViewNode], _ place: SourcePlace, _ style: ViewStyle,
        _ path: BranchPath
    ) {
        let headers = resolver.variants(of: header)
        let footers = resolver.variants(of: footer)
        func entries(_ header: Int, _ footer: Int) -> Entries {
            var all = path
            // The section itself is there with any header and footer.
            if header > 0 { all = all.merged(headers[header].path) }
            if footer > 0 { all = all.merged(footers[footer].path) }
            var entries = rows.texts.header(headers[header].views, style)
            entries += rows.texts.footer(footers[footer].views, style)
            if style.own.headerProminence == "increased" {
                entries.add("headerProminence", "increased")
            }
            if style.own.isSample { entries.add("sample", .bool(true)) }
            return entries + all.entries(for: place)
        }
        // What else a header can say is in sections without rows, so that it is checked.
        for other in headers.indices.dropFirst() {
            sections.beginSection(entries(other, 0).filter { $0.key != "footer" })
        }
        for other in footers.indices.dropFirst() {
            sections.beginSection(
                entries(0, other).filter { $0.key != "header" && $0.key != "title" })
        }
        sections.beginSection(entries(0, 0))
    }

    private mutating func addRow(_ view: ViewNode, _ style: ViewStyle, _ path: BranchPath) {
        var known: Set<SyntaxValue> = []
        for (resolved, inner) in resolver.variants(of: view) {
            for row in rows.rows(of: resolved, style) where !isFull {
                // Other branches that look the same say nothing new.
                guard known.insert(.dictionary(row)).inserted || inner.isEmpty else { continue }
                append(row, view, path.merged(inner))
            }
        }
    }

    /// A picker with a row for each option.
    private mutating func addOptions(
        _ options: PickerOptions, _ style: ViewStyle, _ path: BranchPath
    ) {
        for (index, option) in options.all.enumerated() {
            for row in rows.rows(of: option.view, style) {
                let isSelected = index == options.selectedIndex
                append(
                    isSelected ? row.adding("accessory", "checkmark") : row, option.view, path)
            }
        }
    }

    private mutating func append(_ row: Entries, _ view: ViewNode, _ path: BranchPath) {
        var entries = row
        if view.style.own.isSample { entries.add("sample", .bool(true)) }
        sections.append(entries + path.entries(for: view.place))
    }
}

extension ViewNode {
    /// Whether some of its views hold controls and others do not, or several do: they are rows of their own.
    fileprivate var holdsRows: Bool {
        let views = kind.children
        let count = views.count(where: \.holdsControl)
        return count > 1 || count == 1 && views.contains { !$0.holdsControl && $0.extent.hasTexts }
    }

    private var holdsControl: Bool {
        switch kind {
        case .toggle, .button, .link, .menu, .picker, .field, .control: true
        default: kind.children.contains(where: \.holdsControl)
        }
    }

    /// A view of a list of samples is a sample itself.
    fileprivate func sampled(by outer: ViewNode) -> ViewNode {
        guard outer.style.own.isSample else { return self }
        var copy = self
        copy.style.own.isSample = true
        return copy
    }
}
