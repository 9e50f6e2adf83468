// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Syntax
import Words

/// The values of a part of a theme or a screen in words, by their keys in the file, visible or not.
/// Drawn texts are left out, because the layouts are compared for these.
struct FileValues {
    private var values: [(key: String, words: String)]

    /// Values with their keys, in order.
    init(_ values: [(key: String, words: String)] = []) { self.values = values }

    /// The different values in words: `40 pt → none`.
    func changes(to other: FileValues) -> [(key: String, words: String)] {
        let keys = values.map(\.key) + other.values.map(\.key).filter { self[$0] == nil }
        return keys.compactMap { key in
            let (old, new) = (self[key] ?? tr("none"), other[key] ?? tr("none"))
            return old.utf8.elementsEqual(new.utf8)
                ? nil : (key, trc("change", "%1$s → %2$s", old, new))
        }
    }

    private subscript(key: String) -> String? { values.first { $0.key == key }?.words }

    private mutating func add(_ key: String, _ words: String?) {
        if let words { values.append((key, words)) }
    }

    private mutating func add(text key: String, _ text: String?) {
        add(key, text.map(inQuotes))
    }
}

// MARK: - Headers and text attributes

extension FileValues {
    init(_ appearance: HeaderAppearance, at prefix: String = "") {
        self.init()
        for aspect in appearance.aspects {
            guard let value = aspect.written else { continue }
            add(prefix + (aspect.keys.first ?? []).joined(separator: "."), aspect.words(of: value))
        }
    }
}

extension HeaderEdit {
    fileprivate func words(of value: SyntaxValue) -> String {
        switch (value, self) {
        case (.number(let number), .weight), (.number(let number), .lines): number.text
        case (.number(let number), _): number.double.points
        case (.bool(let isTrue), _): "\(isTrue)"
        case (.string(let text), _): text
        default: ""
        }
    }
}

extension ItemHeight {
    fileprivate var words: String {
        switch self {
        case .automatic: tr("automatic")
        case .points(let points): points.points
        }
    }
}

extension RowImage.Extent {
    /// The width and the height, such as `40 pt × –`; nil if neither is set.
    fileprivate var words: String? {
        let sides = [width, height].map { $0?.points ?? "–" }
        return width == nil && height == nil ? nil : sides.joined(separator: " × ")
    }
}

// MARK: - Screens

extension FileValues {
    /// The values of a screen, without those of its elements.
    init(_ screen: Screen) {
        self.init()
        add(text: "title", screen.title)
        add("language", screen.language)
        add("layoutDirection", screen.layoutDirection?.rawValue)
        add("style", screen.tableStyle.rawValue)
        add("cells", screen.cells.rawValue)
        add("cellLayout", screen.cellLayout.rawValue)
        add("geometry", screen.geometry.rawValue)
        add("rowHeight", screen.rowHeight.words)
        let table = screen.tableAppearance
        add("backgroundColor", table.backgroundColor?.text)
        add("tintColor", table.tintColor?.text)
        add("separatorStyle", table.separatorStyle.rawValue)
        add("separatorInset", table.separatorInset?.points)
        add("sectionHeaderTopPadding", table.sectionHeaderTopPadding?.points)
        add("minimumContentSizeCategory", screen.minimumContentSizeCategory?.shortName)
        add("maximumContentSizeCategory", screen.maximumContentSizeCategory?.shortName)
        let empty = screen.sections.count {
            $0.rows.isEmpty && $0.title == nil && $0.header == nil && $0.footer == nil
        }
        add(tr("empty sections"), "\(empty)")
    }

    /// The values of an element on a screen.
    init(of item: ItemID, on screen: Screen) {
        switch item.kind {
        case .tableHeader, .tableFooter:
            self.init(screen.appearance(of: item) ?? HeaderAppearance())
        case .sectionHeader:
            let section = screen.sections[item.section]
            self.init(section.header?.appearance ?? HeaderAppearance())
            if section.headerProminence == .increased {
                add("headerProminence", section.headerProminence.rawValue)
            }
            guard section.header != nil else { return }
            add("header", tr("custom"))
            add(text: tr("hidden title"), section.title)
        case .sectionFooter:
            let appearance = screen.appearance(of: item)
            self.init(appearance ?? HeaderAppearance())
            if appearance != nil { add("footer", tr("custom")) }
        case .row: self.init(screen.sections[item.section].rows[item.row])
        }
    }

    /// - Parameter key: the path of the image in its row.
    private mutating func add(_ image: RowImage, _ key: String) {
        switch image.content {
        case .symbol(let name): add(key, name)
        case .file(let name): add("\(key).file", name)
        case .monogram(let text): add(text: "\(key).monogram", text)
        }
        add("\(key).tintColor", image.tintColor?.text)
        add("\(key).tile", image.tile?.text)
        add("\(key).maximumSize", image.maximumSize.words)
        add("\(key).reservedLayoutSize", image.reservedLayoutSize.words)
        add("\(key).cornerRadius", image.cornerRadius?.points)
        add("\(key).shape", image.shape?.rawValue)
        if image.symbolScale != .medium { add("\(key).symbolScale", image.symbolScale.rawValue) }
        add(text: "\(key).accessibilityLabel", image.accessibilityLabel)
    }

    private init(_ row: Row) {
        self.init()
        add("kind", row.kind.rawValue)
        if !row.texts.contains(.value) { add(text: tr("unused value"), row.value) }
        if !row.texts.contains(.subtitle) { add(text: tr("unused subtitle"), row.subtitle) }
        if !row.accessories.isEmpty {
            add("accessory", row.accessories.map(\.name).joined(separator: ", "))
        }
        add("leadingAccessory", row.leadingAccessory?.name)
        if let control = row.control { add(control) }
        for (name, key) in row.sliderImages { add(key, name) }
        for (image, path) in row.images { add(image, (path + [.key("image")]).keyPath) }
        add("height", row.height?.words)
        add("lines", row.lines.map(String.init))
        guard let stack = row.stack else { return }
        for (stack, path) in stack.stacks { add(stack, path) }
        var appearance = HeaderAppearance()
        appearance.margins = row.margins
        values += FileValues(appearance).values
        for (label, path) in zip(stack.labels, stack.labelPaths) {
            appearance = HeaderAppearance()
            appearance.text = label.attributes ?? TextAttributes()
            values += FileValues(appearance, at: path.keyPath + ".").values
        }
    }

    /// What a control shows besides its texts, by the keys of its row.
    private mutating func add(_ control: Control) {
        add("value", control.fraction?.shown)
        switch control {
        case .segmentedControl(_, let selected):
            add("selectedSegmentIndex", selected.map(String.init))
        case .button(let isProminent):
            let style = isProminent ? Row.ButtonStyle.borderedProminent : .bordered
            add("buttonStyle", style.rawValue)
        default: break
        }
    }

    private mutating func add(_ stack: Stack, _ path: [SyntaxEdit.Step]) {
        func key(_ name: String) -> String { (path + [.key(name)]).keyPath }
        if case .points(let points)? = stack.spacing { add(key("spacing"), points.points) }
        guard stack.form == .items else { return }
        add(key("stack"), stack.axis.rawValue)
        add(key("alignment"), stack.alignment.rawValue)
        add(key("accessibilityAxis"), stack.accessibilityAxis?.rawValue)
        for item in stack.items {
            switch item {
            case .spacer(let least): add(key("spacer"), least?.points ?? "system")
            case .control(let control): add(key(control.kind.rawValue), control.fraction?.shown)
            case .label, .image, .stack: break
            }
        }
    }
}
