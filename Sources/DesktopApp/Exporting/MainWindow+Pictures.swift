// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import DynamicType
import Files
import GtkKit
import Previewing
import Workspace

/// What a picture shows.
enum PictureContent: String {
    /// The whole list at the size that shows.
    case size
    /// A contact sheet of all sizes.
    case sheet

    /// Asks for a place with a suggested name; nil is no answer.
    typealias Asking = (String, @escaping (String?) -> Void) -> Void
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

// MARK: - Copying and saving

extension MainWindow {
    /// Puts a picture on the clipboard, as PNG.
    func copyPicture(_ content: PictureContent) {
        do throws(PictureError) {
            let bytes = try preview.picture(of: content)
                .encoded(as: .png, resolution: preview.resolution(of: content))
            Desktop.copy(bytes, mediaType: "image/png")
            show(
                content == .size ? "Copied the list as a picture" : "Copied all sizes as a picture")
        } catch {
            show("Not copied: \(error.description)")
        }
    }

    /// Writes a picture in a place that is asked for, in the format that its name ends in.
    func savePicture(_ content: PictureContent) {
        // From a submenu: GTK 4.8 leaves the keyboard to the menu that has closed.
        stage.table.grabFocus()
        askForPicture(preview.pictureName(of: content)) { [weak self] path in
            if let path { self?.write(content, to: path) }
        }
    }

    private func write(_ content: PictureContent, to path: String) {
        do {
            let format = PictureFormat(path: path) ?? .png
            let bytes = try preview.picture(of: content)
                .encoded(as: format, resolution: preview.resolution(of: content))
            try FileSaver().save(bytes, to: path)
            show("Saved “\(path.shownName)”")
        } catch let error as PictureError {
            explainPicture(path, error.description)
        } catch let error as SaveFailure {
            explainPicture(path, error.message)
        } catch {
            explainPicture(path, "\(error)")
        }
    }

    private func explainPicture(_ path: String, _ reason: String) {
        ask(
            "Not Saved", "“\(path.shownName)”: \(reason).", [("close", "_Close", .normal)]
        ) { _ in }
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
        for name: String, over parent: Window, _ answer: @escaping (String?) -> Void
    ) {
        let chooser = FileChooser(title: "Save Picture", parent: parent, purpose: .save)
        chooser.setSuggestedName(name)
        chooser.addChoice(
            "format", label: "Format", options: allCases.map { ($0.rawValue, $0.title) })
        chooser.show { [chooser] path in
            let format = chooser.choice("format") ?? PictureFormat.png.rawValue
            answer(path.map { PictureFormat(path: $0) == nil ? "\($0).\(format)" : $0 })
        }
    }
}
