// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// Translates an edit of a screen into edits of its file's syntax. Sections and rows keep their bytes wherever they
/// go.
struct ScreenEditPlanner {
    /// The edits of a file, and what becomes of the parts of its screen.
    struct Plan {
        var edits: [SyntaxEdit] = []
        /// Whether no edit changes what another one changes, so that all of them fit the file as it is.
        var areIndependent = false
        var places = PlaceMap()
        /// The parts of the screen to select.
        var selection: [ScreenItem] = []
        /// The number of texts without a place.
        var lostTexts = 0
    }

    let screen: Screen
    let root: Node
    let file: SourceFile

    func plan(_ edit: ScreenEdit) throws(EditFailure) -> Plan {
        switch edit {
        case .text(let location, let text):
            return Plan(edits: try textEdits(location, text))
        case .value(let containers, let key, let value):
            return try values(of: containers, key, value)
        case .element(let list, let index, let text):
            return Plan(edits: [try textEdit(list + [.index(index)], text)])
        case .arrange(let list, let order):
            guard root.node(at: list)?.array != nil else {
                throw EditFailure(ScreenEditProblem.missingElement)
            }
            return Plan(edits: [SyntaxEdit(list, .arrange(order))])
        case .insertRows(let rows, let place):
            return try insertRows(rows.map { .value($0) }, at: place)
        case .insertRowLike(let place):
            guard let node = root.node(at: rowsPath(place.section) + [.index(place.row)]) else {
                throw EditFailure(ScreenEditProblem.missingElement)
            }
            return try insertRows(
                [.value(NewRow.value(like: node))], at: RowPlace(place.section, place.row + 1))
        case .insertSection(let section, let number): return try insert(section, at: number)
        case .remove(let items): return try remove(items)
        case .removeText(let location): return Plan(edits: try removal(of: location))
        case .duplicate(let items): return try duplicate(items)
        case .moveRows(let places, let place): return try move(places, to: place)
        case .moveSection(let section, let number): return try moveSection(section, to: number)
        case .kind(let places, let kind): return try change(places, to: kind)
        }
    }
}

// MARK: - Lists

extension ScreenEditPlanner {
    typealias RowPlace = PlaceMap.RowPlace

    private static let sectionsPath: [SyntaxEdit.Step] = [.key("sections")]

    private func rowsPath(_ section: Int) -> [SyntaxEdit.Step] {
        Self.sectionsPath + [.index(section), .key("rows")]
    }

    /// The number of rows in a section, which the file has, too.
    private func rowCount(_ section: Int) throws(EditFailure) -> Int {
        guard screen.sections.indices.contains(section) else {
            throw EditFailure(ScreenEditProblem.missingElement)
        }
        let count = screen.sections[section].rows.count
        guard root.node(at: rowsPath(section))?.array?.count ?? 0 == count else {
            throw EditFailure(ScreenEditProblem.missingElement)
        }
        return count
    }

    /// The edits that arrange the rows of a section, which may have no list of rows yet.
    private func arrangement(
        _ rows: [ArrangedElement], ofSection section: Int
    ) -> [SyntaxEdit] {
        var edits: [SyntaxEdit] = []
        let path = rowsPath(section)
        if root.node(at: path) == nil {
            let key = SectionKeys.rows.declaration
            let entries = root.node(at: path.dropLast())?.entries ?? []
            let index = SectionKeys.dictionary.index(of: key, among: entries)
            edits = [
                SyntaxEdit(
                    Array(path.dropLast()),
                    .insertEntry(.init(key.name, .array([])), at: index))
            ]
        }
        return edits + [SyntaxEdit(path, .arrange(rows))]
    }

    private func existing(_ indices: some Sequence<Int>) -> [ArrangedElement] {
        indices.map { .existing($0) }
    }

    private func insertRows(
        _ rows: [ArrangedElement], at place: RowPlace
    ) throws(EditFailure) -> Plan {
        let count = try rowCount(place.section)
        let start = min(max(0, place.row), count)
        let new = rows.indices.map { RowPlace(place.section, start + $0) }
        return Plan(
            edits: arrangement(
                existing(0..<start) + rows + existing(start..<count), ofSection: place.section),
            places: .rows(from: [], to: new), selection: new.map(\.item))
    }

    private func insert(_ section: SyntaxValue, at number: Int) throws(EditFailure) -> Plan {
        let count = screen.sections.count
        let number = min(max(0, number), count)
        let order =
            existing(0..<number) + [ArrangedElement.value(section)] + existing(number..<count)
        return Plan(
            edits: [SyntaxEdit(Self.sectionsPath, .arrange(order))],
            places: .sections(from: [], to: [number]), selection: [.section(number)])
    }

    // MARK: - Removing

    private func remove(_ items: [ScreenItem]) throws(EditFailure) -> Plan {
        let sections = Set(items.compactMap(\.wholeSection))
        let others = items.compactMap(\.item).filter {
            !$0.kind.isInSection || !sections.contains($0.section)
        }
        var plan = Plan()
        for item in others where item.kind != .row { plan.edits += keyRemovals(of: item) }
        let rows = Set(others.compactMap(\.rowPlace))
        for (section, rows) in Dictionary(grouping: rows, by: \.section).sorted(by: {
            $0.key < $1.key
        }) {
            let left = (0..<(try rowCount(section))).filter {
                !rows.contains(RowPlace(section, $0))
            }
            plan.edits += arrangement(existing(left), ofSection: section)
        }
        plan.places = .rows(from: rows.sorted(), to: [])
        if !sections.isEmpty {
            let left = screen.sections.indices.filter { !sections.contains($0) }
            plan.edits.append(SyntaxEdit(Self.sectionsPath, .arrange(existing(left))))
            plan.places = plan.places.followed(by: .sections(from: sections.sorted(), to: []))
        }
        plan.selection = successor(ofRows: rows, sections)
        return plan
    }

    /// What is selected after rows or sections were removed: what is in the place of the first one, or else the last one
    /// of the section or the screen.
    private func successor(ofRows rows: Set<RowPlace>, _ sections: Set<Int>) -> [ScreenItem] {
        if let first = sections.min() {
            let left = screen.sections.count - sections.count
            return left == 0 ? [] : [.section(min(first, left - 1))]
        }
        guard let first = rows.min() else { return [] }
        let left =
            screen.sections[first.section].rows.count - rows.count { $0.section == first.section }
        return left == 0 ? [] : [RowPlace(first.section, min(first.row, left - 1)).item]
    }

    /// The edits that remove a header or a footer. A title that the header hides is removed, too.
    private func keyRemovals(of item: ItemID) -> [SyntaxEdit] {
        let paths: [[SyntaxEdit.Step]] =
            item.kind == .sectionHeader
            ? [item.path, item.sectionPath + [.key("title")]] : [item.path]
        return paths.filter { root.node(at: $0) != nil }.map { SyntaxEdit($0, .remove) }
    }

    // MARK: - Copying and moving

    private func duplicate(_ items: [ScreenItem]) throws(EditFailure) -> Plan {
        var plan = Plan()
        let sections = Set(items.compactMap(\.wholeSection)).sorted()
        if let last = sections.last {
            let count = screen.sections.count
            guard last < count else { throw EditFailure(ScreenEditProblem.missingElement) }
            let order = existing(0...last) + existing(sections) + existing(last + 1..<count)
            plan.edits = [SyntaxEdit(Self.sectionsPath, .arrange(order))]
            let new = sections.indices.map { last + 1 + $0 }
            plan.places = .sections(from: [], to: new)
            plan.selection = new.map { .section($0) }
            return plan
        }
        var new: [RowPlace] = []
        let rows = Set(items.compactMap(\.item?.rowPlace))
        for (section, rows) in Dictionary(grouping: rows, by: \.section).sorted(by: {
            $0.key < $1.key
        }) {
            let count = try rowCount(section)
            let indices = rows.map(\.row).sorted()
            guard let last = indices.last, last < count else {
                throw EditFailure(ScreenEditProblem.missingElement)
            }
            plan.edits += arrangement(
                existing(0...last) + existing(indices) + existing(last + 1..<count),
                ofSection: section)
            new += indices.indices.map { RowPlace(section, last + 1 + $0) }
        }
        plan.places = .rows(from: [], to: new)
        plan.selection = new.map(\.item)
        return plan
    }

    private func move(_ places: [RowPlace], to place: RowPlace) throws(EditFailure) -> Plan {
        let moved = Set(places).sorted()
        let count = try rowCount(place.section)
        var edits: [SyntaxEdit] = []
        for (section, rows) in Dictionary(grouping: moved, by: \.section).sorted(by: {
            $0.key < $1.key
        }) {
            let all = 0..<(try rowCount(section))
            let indices = Set(rows.map(\.row))
            guard indices.allSatisfy(all.contains) else {
                throw EditFailure(ScreenEditProblem.missingElement)
            }
            guard section != place.section else { continue }
            edits += arrangement(
                existing(all.filter { !indices.contains($0) }), ofSection: section)
        }
        let own = Set(moved.filter { $0.section == place.section }.map(\.row))
        let left = (0..<count).filter { !own.contains($0) }
        let start = left.prefix { $0 < place.row }.count
        let path = rowsPath(place.section)
        let arranged = try moved.map { (row) throws(EditFailure) -> ArrangedElement in
            if row.section == place.section { return .existing(row.row) }
            guard let node = root.node(at: rowsPath(row.section) + [.index(row.row)]) else {
                throw EditFailure(ScreenEditProblem.missingElement)
            }
            return .source(IndentedSource(node, in: file))
        }
        let order = existing(left[..<start]) + arranged + existing(left[start...])
        if order != existing(0..<count) || root.node(at: path) == nil {
            edits += arrangement(order, ofSection: place.section)
        }
        let new = moved.indices.map { RowPlace(place.section, start + $0) }
        return Plan(
            edits: edits, places: moved == new ? PlaceMap() : .rows(from: moved, to: new),
            selection: new.map(\.item))
    }

    private func moveSection(_ section: Int, to number: Int) throws(EditFailure) -> Plan {
        var order = Array(screen.sections.indices)
        guard order.indices.contains(section), order.indices.contains(number) else {
            throw EditFailure(ScreenEditProblem.missingElement)
        }
        order.remove(at: section)
        order.insert(section, at: number)
        guard section != number else { return Plan(selection: [.section(number)]) }
        return Plan(
            edits: [SyntaxEdit(Self.sectionsPath, .arrange(existing(order)))],
            places: .sections(from: [section], to: [number]), selection: [.section(number)])
    }

    // MARK: - Kinds

    /// Edits each row by itself, so that the time does not grow with their number and the length of the file.
    private func change(_ places: [RowPlace], to kind: Row.Kind) throws(EditFailure) -> Plan {
        var plan = Plan(selection: places.sorted().map(\.item))
        for (section, rows) in Dictionary(grouping: Set(places), by: \.section).sorted(by: {
            $0.key < $1.key
        }) {
            var order = existing(0..<(try rowCount(section)))
            for place in rows {
                guard order.indices.contains(place.row),
                    let node = root.node(at: rowsPath(section) + [.index(place.row)])
                else { throw EditFailure(ScreenEditProblem.missingElement) }
                let old = screen.sections[section].rows[place.row].kind
                var planner = RowKindPlanner(node, from: old, to: kind)
                let source = IndentedSource(node, in: file)
                order[place.row] = .source(try source.applying(planner.edits()))
                plan.lostTexts += planner.lostTexts
            }
            plan.edits.append(SyntaxEdit(rowsPath(section), .arrange(order)))
        }
        return plan
    }
}
