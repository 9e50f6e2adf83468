// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax

/// The record of a screen's layout in themes and widths at all twelve categories, for a text file beside the screen.
///
/// A file has a head and one line for each element of each table, sorted and without indices, so that a changed element is
/// a changed line and two branches merge. Elements have names from their texts, so a moved element keeps its line.
package struct LayoutRecord: Hashable, Sendable {
    /// A theme at a width.
    package struct TableKey: Hashable, Sendable {
        /// The theme's file, or `system` for the system font.
        package var theme: String
        /// The width of the device in portrait, in points.
        package var width: Double

        package init(theme: String, width: Double) {
            // A bar separates the table from the name of an element.
            (self.theme, self.width) = (theme.visible.replacing("|", with: "\\u{7c}"), width)
        }
    }

    /// The name of an element, unique in its table.
    package struct Name: Hashable, Sendable, Comparable {
        var kind: ItemID.Kind
        /// The name with the section before it: `General › Language`.
        var text: String

        /// By bytes, so that the order is the same everywhere.
        package static func < (left: Name, right: Name) -> Bool {
            left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
        }
    }

    /// The elements of a screen in a theme at a width, each with its figures at all categories, the smallest first.
    package struct Table: Hashable, Sendable {
        package internal(set) var elements: [Name: [ItemFigures]] = [:]
    }

    /// A condition of all layouts, such as the version of the program, and its value.
    package struct Condition: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// The conditions, in the order of the file.
    package internal(set) var conditions: [Condition]
    /// The drawn faces by PostScript name, with their versions.
    package internal(set) var faces: [String: String]
    package internal(set) var tables: [TableKey: Table] = [:]

    /// A record without tables.
    package init(under conditions: [Condition]) { (self.conditions, faces) = (conditions, [:]) }
}

// MARK: - Recording

extension LayoutRecord {
    /// Adds a table, and the faces in which it is drawn.
    ///
    /// - Parameters:
    ///   - previews: the previews at all categories, the smallest first.
    ///   - screen: the screen as read from its file, whose texts name the elements.
    package mutating func add(_ previews: [Preview], of screen: Screen, as key: TableKey) {
        var table = Table()
        guard let first = previews.first else { return }
        let names = Self.names(of: first.layout, on: screen)
        for preview in previews {
            for (index, name) in names {
                table.elements[name, default: []].append(
                    ItemFigures(preview.layout.item(at: index), in: preview).recorded)
            }
            for font in preview.drawnFonts {
                let face = font.font.face
                // Commas and semicolons separate parts of the head.
                faces[
                    face.postScriptName.replacing(",", with: "_")
                        .replacing(";", with: "_").visible] = face.version.plain
            }
        }
        tables[key] = table
    }

    /// The elements with their names. Equal names are numbered from the top.
    private static func names(
        of layout: TableLayout, on screen: Screen
    ) -> [(index: Int, name: Name)] {
        var taken: Set<String> = []
        /// The number of the last element with a text.
        var last: [String: Int] = [:]
        return layout.ids.indices.filter { !layout.isBlank(at: $0) }.map { index in
            let id = layout.ids[index]
            let text = name(of: id, on: screen)
            var (unique, number) = (text, last[text, default: 1])
            while !taken.insert(unique).inserted {
                number += 1
                unique = "\(text) #\(number)"
            }
            last[text] = number
            return (index, Name(kind: id.kind, text: unique))
        }
    }

    private static func name(of item: ItemID, on screen: Screen) -> String {
        func shortened(_ text: String?) -> String {
            Phrases.shortened(text ?? "", to: mostCharacters)
        }
        guard item.kind.isInSection, screen.sections.indices.contains(item.section) else {
            let text = shortened(screen.identity(of: item)?.texts.first)
            return [text, item.kind.mark].filter { !$0.isEmpty }.joined(separator: " ")
        }
        let section = screen.sections[item.section]
        let title = shortened(section.header?.title ?? section.title)
        let text = item.kind == .row ? "› " + shortened(screen.identity(of: item)?.texts.first) : ""
        return [title, text, item.kind.mark].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The most characters of a text in a name.
    private static let mostCharacters = 60
}

extension ItemID.Kind {
    /// The mark at the end of names of this kind; empty for rows.
    var mark: String {
        switch self {
        case .tableHeader: "(table header)"
        case .tableFooter: "(table footer)"
        case .sectionHeader: "(header)"
        case .row: ""
        case .sectionFooter: "(footer)"
        }
    }
}
