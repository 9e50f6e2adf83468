// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import GtkKit
import LayoutEngine
import Reporting
import Syntax
import Words
import Workspace

/// The figures of the inspected element, and actions on them.
final class InspectionController {
    /// The chosen element, and the element under the pointer.
    var inspection: Inspection { page.inspection }
    private let page: Page
    private let editing: EditController
    private let questions: Questions
    /// The places found so far in the current files. To find one, the text of a file is parsed again.
    private var found: [Origin: FilePlace?] = [:]
    private var files: [FileValue.File: SourceMap] = [:]

    /// A controller for the inspection of a window's documents.
    init(_ page: Page, _ editing: EditController, _ questions: Questions) {
        (self.page, self.editing, self.questions) = (page, editing, questions)
    }

    /// The figures of the element.
    var report: ElementReport? {
        inspection.subject.flatMap { ElementReport($0, in: page.preview.current) }
    }

    // MARK: - Copying

    /// Copies the figures in a format.
    func copy(as reporter: any Reporter) {
        guard let report = NumberStyle.exactly({ self.report }) else {
            return questions.say(tr("Select an element first"))
        }
        guard let text = NumberStyle.exactly({ try? reporter.text(of: report) }) else { return }
        Clipboard.copy(text)
        questions.say(tr("Copied the figures of “%1$s”", report.title))
    }

    // MARK: - Files

    /// Opens a file in the desktop's text editor, at a line; replaced in tests.
    var open: @MainActor (FilePath, Int?) throws -> Void = ExternalEditor.open

    /// The element's place in the screen's file, as an origin of figures.
    static func origin(of element: LayoutElement) -> Origin {
        .file(FileValue.File.screen.rawValue, keyPaths: [element.item.description])
    }

    /// The places in the files, by origin: of the chosen element, and of the values its figures come from. Empty for an
    /// element under the pointer: the pointer would leave the list before it reaches a link.
    func places(of report: ElementReport) -> [Origin: FilePlace] {
        guard let chosen = inspection.chosen else { return [:] }
        let origins = report.sections.flatMap(\.figures).flatMap(\.origins)
        let wanted = Set(origins + [Self.origin(of: chosen)])
        let (theme, screen) = (page.theme, page.screen)
        let files = [
            FileValue.File.theme: theme.path == nil ? nil : theme.sourceMap,
            .screen: screen.path == nil ? nil : screen.sourceMap,
        ].compactMapValues(\.self)
        if files != self.files { (self.files, found) = (files, [:]) }
        for (file, map) in files { locate(wanted.subtracting(found.keys), in: file, map) }
        return found.compactMapValues(\.self)
    }

    private func locate(_ origins: Set<Origin>, in file: FileValue.File, _ map: SourceMap) {
        let unknown = origins.compactMap { origin in
            if case .file(file.rawValue, let keyPaths) = origin { (origin, keyPaths) } else { nil }
        }
        guard !unknown.isEmpty else { return }
        var places = map.places(of: unknown.flatMap(\.1))[...]
        for (origin, keyPaths) in unknown {
            let own = places.prefix(keyPaths.count).first { $0.position != nil }
            places = places.dropFirst(keyPaths.count)
            found.updateValue(own, forKey: origin)
        }
    }

    /// Opens the desktop's text editor at a place.
    func openEditor(at place: FilePlace) {
        do {
            try open(FilePath(place.file), place.position?.line)
        } catch {
            questions.say(
                sentences(
                    // Translators: a place in a file, such as “theme.json:12:5”.
                    tr("“%1$s” could not be opened in a text editor.", place.text), "\(error)"))
        }
    }

    // MARK: - Base size

    /// The style of the chosen text, or of an item's first text, with its size in the theme; nil if the theme does not
    /// have the style.
    var editableStyle: (style: TextStyle, size: Double)? {
        let preview = page.preview.current
        guard let element = inspection.subject, let index = preview.layout.index(of: element.item)
        else {
            return nil
        }
        let texts = preview.layout.item(at: index).texts
        let number = element.text ?? 0
        guard texts.indices.contains(number),
            let style = preview.textStyle(of: texts[number].content),
            let size = page.theme.value.fonts[style]?.fontSize
        else { return nil }
        return (style, size)
    }

    /// Changes the size of that style in the theme, as a step of undo.
    func setBaseSize(_ size: Double) {
        guard let style = editableStyle?.style else { return }
        editing.edit(.fontSize(style, size), coalescing: "\(style.rawValue).size")
    }
}

extension FilePlace {
    /// The file and the place in it: `theme.json:12:5`.
    var text: String {
        FilePath(file).displayName + (position.map { ":\($0.line):\($0.column)" } ?? "")
    }
}
