// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing

/// The opaque color behind a text.
struct ContrastGround {
    let color: Color
    /// Whether a file sets the color, instead of iOS.
    let isOwn: Bool

    /// The color behind texts of a style; nil if it can be any color.
    ///
    /// A color that a file chooses is its own, even if it is one of iOS by its name, unless iOS would have the same
    /// there.
    init?(_ ground: ScreenIndex.Background, _ setting: ContrastSetting, _ preview: Preview) {
        let base = Self.base(of: ground, preview)
        var table = setting.color(base, in: preview)
        let own: Int?
        var isChosen = true
        switch ground {
        case .cell(let background): own = background
        case .shape(let background, let cell, let isOwn):
            (own, isChosen) = (background, isOwn || cell != nil)
            if let cell { table = setting.color(preview.palette[cell], in: preview).over(table) }
        case .table(let background): own = background
        case .bar(let background): (own, isChosen) = (background, false)
        case .rows(let background):
            own = background
            guard let own, setting.color(preview.palette[own], in: preview).alpha == 255 else {
                return nil
            }
        }
        let value = own.map { preview.palette[$0] }
        color = value.map { setting.color($0, in: preview).over(table) } ?? table
        isOwn =
            setting.isOwn(value ?? base, in: preview)
            || isChosen && color != setting.color(Self.default(of: ground, preview), in: preview)
    }

    /// The color of iOS behind texts without a background of their own.
    private static func `default`(
        of ground: ScreenIndex.Background, _ preview: Preview
    ) -> ColorValue {
        switch ground {
        case .cell, .shape: base(of: ground, preview)
        case .table, .rows, .bar: preview.defaultTableBackground
        }
    }

    /// The color behind texts without a background of their own: that of the table, or of iOS.
    static func base(of ground: ScreenIndex.Background, _ preview: Preview) -> ColorValue {
        switch ground {
        case .cell, .shape:
            .semantic(
                preview.layout.style == .plain
                    ? .systemBackground : .secondarySystemGroupedBackground)
        case .table, .rows, .bar: preview.tableBackground
        }
    }
}

extension ContrastGround {
    /// The value of the color of the shape behind a text, if a file sets it.
    private static func shapeCause(
        of text: TextContent, in id: ItemID, _ preview: Preview
    ) -> FileValue? {
        guard let row = preview.screen.row(id) else { return nil }
        if text.role == .accessory, row.badgeBackground != nil {
            return FileValue(.screen, id.path + [.key("badge")], "background")
        }
        return text.role == .title && row.tint != nil
            ? FileValue(.screen, id.path, "tintColor") : nil
    }

    /// The value of a text's background, if a file sets it.
    static func cause(
        of text: TextContent, in id: ItemID, _ setting: ContrastSetting, _ preview: Preview
    ) -> FileValue? {
        if text.background != nil { return shapeCause(of: text, in: id, preview) }
        if preview.layout.content.headerFooter(id)?.background != nil {
            return preview.values(of: id).background
        }
        if id.kind == .row,
            preview.layout.content.sections[id.section].rows[id.row].background != nil
        {
            return FileValue(.screen, id.path, "backgroundColor")
        }
        let base = base(
            of: ScreenIndex.ground(of: text, in: id, of: preview.layout.content), preview)
        if base == preview.screen.tableAppearance.backgroundColor {
            return FileValue(.screen, [], "backgroundColor")
        }
        guard case .semantic(let name) = base, setting.isOwn(name, in: preview) else { return nil }
        return FileValue(
            .theme, [.key("colors"), .key(setting.appearance.rawValue)], name.rawValue)
    }
}
