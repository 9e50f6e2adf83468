// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import DynamicType
import Files
import GtkKit
import Previewing
import Syntax
import Words
import Workspace

enum PictureContent {
    /// The whole list at the current category.
    case size
    /// A contact sheet of all values of an axis.
    case sheet(by: PreviewAxis)
    /// A contact sheet of columns of a ladder. They may show several documents.
    case columns([LivePreview], of: Ladder)

    /// Whether the picture has several lists.
    var isSheet: Bool { if case .size = self { false } else { true } }

    /// The content with a name in menus: `size`, or `sheet` for all categories.
    init?(name: String) {
        switch name {
        case "size": self = .size
        case "sheet": self = .sheet(by: .category)
        default: return nil
        }
    }

    /// Asks for a path with a suggested name; nil when canceled.
    typealias Asking = (String, @escaping (FilePath?) -> Void) -> Void
}

extension LivePreview {
    /// The picture as a file, as `typeladder-cli render` writes it.
    func picture(
        of content: PictureContent, as format: PictureFormat
    ) throws(PictureError) -> [UInt8] {
        try NumberStyle.exactly { () throws(PictureError) in
            try picture(of: content).encoded(as: format, resolution: resolution(of: content))
        }
    }

    func picture(of content: PictureContent) -> Picture {
        switch content {
        case .size: Picture.list(exact(at: category), library: theme.fonts.library)
        case .sheet(let axis):
            Picture.sheet(
                axis.environments(
                    around: environment, categories: categories, profiles: profiles
                ).map(exact), by: axis, library: theme.fonts.library)
        case .columns(let columns, let ladder):
            Picture.sheet(
                columns.map { column in
                    let words = ladder.words(of: column)
                    return NamedPreview(
                        column.exact(at: column.category),
                        name: "\(words.name) — \(words.numbers)",
                        library: column.theme.fonts.library)
                })
        }
    }

    /// Pixels per point: the device's own, at most 2 for a contact sheet.
    func resolution(of content: PictureContent) -> Double {
        content.isSheet ? min(2, environment.displayScale) : environment.displayScale
    }

    /// The suggested file name, without a suffix.
    func pictureName(of content: PictureContent) -> String {
        let title = "\(theme.title), \(screen.title)"
        let name = content.isSheet ? title : "\(title), \(category.shortName)"
        return name.replacing("/", with: "-")
    }
}

extension PictureFormat {
    /// The name in the dialog.
    private var title: String {
        switch self {
        case .png: tr("PNG, for screens")
        case .svg: tr("SVG, for editing")
        case .pdf: tr("PDF, for print")
        }
    }

    /// Asks with the desktop's dialog where to save a picture. The suffix of the name decides the
    /// format; a name without one gets the suffix of the chosen format.
    static func ask(
        for name: String, over parent: Window, _ answer: @escaping (FilePath?) -> Void
    ) {
        let chooser = FileChooser(title: tr("Save Picture"), parent: parent, purpose: .save)
        chooser.setSuggestedName(name)
        chooser.addChoice(
            "format", label: tr("Format"), options: allCases.map { ($0.rawValue, $0.title) })
        chooser.present { [chooser] path in
            let format = chooser.choice("format") ?? PictureFormat.png.rawValue
            answer(
                path.map { PictureFormat(path: $0) == nil ? $0.adding(suffix: ".\(format)") : $0 })
        }
    }
}
