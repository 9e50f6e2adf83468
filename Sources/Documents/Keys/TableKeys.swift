// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The keys of a screen for the looks of its table, named as in `UITableView`.
enum TableKeys {
    static let backgroundColor = ScreenKey(
        "backgroundColor", .color, without: .described("that of the table style"),
        "The color behind the sections.")
    static let tintColor = ScreenKey(
        "tintColor", .color, without: .described("the theme's"),
        "The color of buttons, checkmarks, and the section index.")
    static let separatorStyle = ScreenKey(
        "separatorStyle", .words(TableAppearance.SeparatorStyle.self),
        without: .word(TableAppearance.SeparatorStyle.singleLine.rawValue),
        "Whether lines separate the rows. Without lines, rows reserve no height for them.")
    static let separatorInset = ScreenKey(
        "separatorInset", .points, without: .described("up to the texts"),
        "The distance from the leading side of a cell to its separator.")
    static let sectionHeaderTopPadding = ScreenKey(
        "sectionHeaderTopPadding", .points, without: .described("that of the table style"),
        "The space above each section header. In plain tables it replaces that of iOS, 22.")
    static let sectionIndex = ScreenKey(
        "sectionIndexTitles", aliases: ["sectionIndex"], .indexTitles,
        """
        The titles of the section index: a list with one for each section from the top, empty for \
        none, or `true` for the first letters of the section headers. A section with its own \
        `indexTitle` keeps it.
        """)

    static let all: [any DeclaredKey] = [
        backgroundColor, tintColor, separatorStyle, separatorInset, sectionHeaderTopPadding,
        sectionIndex,
    ]
}

/// The titles of a section index as a screen writes them for all of its sections.
enum IndexTitles {
    /// The first letters of the section headers.
    case initials
    /// A title for each section from the top; empty for none.
    case titles([String])
}

extension KeyType<IndexTitles> {
    static var indexTitles: Self { Self(.booleanOrTexts) { IndexTitles($0, $1) } }
}

extension IndexTitles {
    /// The titles in a dictionary; nil for `false`.
    fileprivate init?(_ fields: DictionaryReader, _ key: String) {
        if let isOn = fields.node(key)?.bool {
            guard isOn else { return nil }
            self = .initials
            return
        }
        self = .titles(
            fields.array(key).compactMap { node, path in
                if node.string == nil {
                    let found = ValueProblem.Found(
                        kind: node.kind, text: nil, format: fields.decoder.tree.format)
                    fields.decoder.error(
                        node.range, path,
                        ValueProblem.wrongType(key, .string, found, voidsFile: false))
                }
                return node.string
            })
    }

    /// The title of a section that has none of its own.
    ///
    /// - Parameter index: the index of the section.
    func title(of section: Section, at index: Int) -> String? {
        switch self {
        case .initials: (section.header?.title ?? section.title)?.first.map(String.init)
        case .titles(let titles): titles.indices.contains(index) ? titles[index] : nil
        }
    }
}

// MARK: - Reading

extension TableAppearance {
    /// The looks of a screen's table.
    init(_ screen: DictionaryReader) {
        backgroundColor = screen[TableKeys.backgroundColor]
        tintColor = screen[TableKeys.tintColor]
        separatorStyle = screen[TableKeys.separatorStyle] ?? separatorStyle
        separatorInset = screen[TableKeys.separatorInset]
        sectionHeaderTopPadding = screen[TableKeys.sectionHeaderTopPadding]
    }
}
