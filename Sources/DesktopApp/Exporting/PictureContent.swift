// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import DynamicType
import Files
import GtkKit
import Previewing
import Syntax
import Workspace

/// What a picture shows.
enum PictureContent: String {
    /// The whole list at the size that shows.
    case size
    /// A contact sheet of all sizes.
    case sheet

    /// Asks for a place with a suggested name; nil is no answer.
    typealias Asking = (String, @escaping (FilePath?) -> Void) -> Void
}

extension LivePreview {
    /// What a picture shows, drawn as `typeladder-cli render` draws it.
    func picture(of content: PictureContent) -> Picture {
        switch content {
        case .size: Picture.list(exact(at: category), library: theme.fonts.library)
        case .sheet: Picture.sheet(categories.map(exact), library: theme.fonts.library)
        }
    }

    /// Pixels to a point: those of the device, fewer where there are many devices.
    func resolution(of content: PictureContent) -> Double {
        content == .size ? environment.displayScale : min(2, environment.displayScale)
    }

    /// A name for the file, without a suffix.
    func pictureName(of content: PictureContent) -> String {
        let title = "\(theme.title), \(screen.title)"
        let name = content == .size ? "\(title), \(category.shortName)" : title
        return name.replacing("/", with: "-")
    }
}

extension PictureFormat {
    /// For people.
    private var title: String {
        switch self {
        case .png: "PNG, for screens"
        case .svg: "SVG, to go on drawing"
        case .pdf: "PDF, for paper"
        }
    }

    /// Asks with the desktop's dialog where a picture goes. A name that ends in a format has that
    /// format; any other gets the suffix of the chosen one.
    static func ask(
        for name: String, over parent: Window, _ answer: @escaping (FilePath?) -> Void
    ) {
        let chooser = FileChooser(title: "Save Picture", parent: parent, purpose: .save)
        chooser.setSuggestedName(name)
        chooser.addChoice(
            "format", label: "Format", options: allCases.map { ($0.rawValue, $0.title) })
        chooser.present { [chooser] path in
            let format = chooser.choice("format") ?? PictureFormat.png.rawValue
            answer(
                path.map { PictureFormat(path: $0) == nil ? $0.adding(suffix: ".\(format)") : $0 })
        }
    }
}
