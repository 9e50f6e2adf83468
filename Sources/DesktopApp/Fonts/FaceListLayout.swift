// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The layout of the list of faces in pixels, each family above its faces.
struct FaceListLayout {
    /// A row's content and frame, in pixels from the top of the list.
    struct Item {
        enum Content {
            case family(FontCatalogue.Family)
            case face(FontCatalogue.Entry, number: Int, isFirst: Bool, isLast: Bool)
        }
        var content: Content
        var top: Int
        var height: Int

        var bottom: Int { top + height }

        /// The face; nil for a family.
        var entry: FontCatalogue.Entry? {
            if case .face(let entry, _, _, _) = content { return entry }
            return nil
        }
    }

    private(set) var items: [Item] = []
    /// The indices of faces among the items.
    private(set) var faces: [Int] = []

    static let familyHeight = 48
    static let faceHeight = 92
    /// Pixels below the last item.
    static let bottomMargin = 12

    /// An item for each family and each face of it.
    init(_ families: [FontCatalogue.Family] = []) {
        for family in families {
            append(.family(family), height: Self.familyHeight)
            for (number, entry) in family.entries.enumerated() {
                let content = Item.Content.face(
                    entry, number: faces.count, isFirst: number == 0,
                    isLast: number == family.entries.count - 1)
                faces.append(items.count)
                append(content, height: Self.faceHeight)
            }
        }
    }

    private mutating func append(_ content: Item.Content, height: Int) {
        items.append(Item(content: content, top: items.last?.bottom ?? 0, height: height))
    }

    /// Pixels from the first item to the end of the list.
    var height: Int { items.last.map { $0.bottom + Self.bottomMargin } ?? 0 }

    /// The items that intersect a range of pixels.
    func indices(from top: Int, to bottom: Int) -> Range<Int> {
        let begin = items.partitioningIndex { $0.bottom > top }
        return begin..<max(begin, items.partitioningIndex { $0.top >= bottom })
    }

    /// The index of a face; nil when it is not listed.
    func index(of postScriptName: String) -> Int? {
        faces.first { items[$0].entry?.postScriptName == postScriptName }
    }

    /// The range of pixels to scroll to for a face: its row, with the family's name above a first
    /// one.
    func visibleExtent(around index: Int) -> ClosedRange<Int> {
        let isFirst = index > 0 && items[index - 1].entry == nil
        return items[isFirst ? index - 1 : index].top...items[index].bottom + Self.bottomMargin
    }
}
