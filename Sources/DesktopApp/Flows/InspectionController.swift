// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import LayoutEngine
import Reporting
import Syntax
import Workspace

/// The figures of the inspected element, and the actions on it.
final class InspectionController {
    /// The chosen element, and the one pointed at.
    var inspection: Inspection { page.inspection }
    private let page: Page
    private let editing: EditController
    private let questions: Questions
    /// The last place that was looked up: that takes reading the file's text again.
    private var found: (item: ItemID, place: FileLine)?

    /// The inspecting of what a window has open.
    init(_ page: Page, _ editing: EditController, _ questions: Questions) {
        (self.page, self.editing, self.questions) = (page, editing, questions)
        page.screen.observe(until: self) { [weak self] _ in self?.found = nil }
    }

    /// The figures of the element.
    var report: ElementReport? {
        inspection.subject.flatMap { ElementReport($0, in: page.preview.current) }
    }

    // MARK: - Copying

    /// Copies the figures in a format.
    func copy(as reporter: any Reporter) {
        guard let report else { return questions.say("Choose an element first") }
        guard let text = try? reporter.text(of: report) else { return }
        Clipboard.copy(text)
        questions.say("Copied the figures of “\(report.title)”")
    }

    // MARK: - File

    struct FileLine {
        let path: FilePath
        let line: Int?

        /// `screen.json:12`
        var text: String { path.displayName + (line.map { ":\($0)" } ?? "") }
    }

    /// Where the chosen element stands in the screen's file; nil for a screen without one.
    var place: FileLine? {
        guard let item = inspection.chosen?.item, let path = page.screen.path else { return nil }
        if let found, found.item == item { return found.place }
        let position = page.screen.sourceMap?.position(of: item.description)
        let place = FileLine(path: path, line: position?.line)
        found = (item, place)
        return place
    }

    /// Opens the desktop's text editor at the element.
    func openEditor() {
        guard let place else { return }
        do {
            try ExternalEditor.open(place.path, line: place.line)
        } catch {
            questions.say("No text editor opened \(place.text): \(error.description)")
        }
    }

    // MARK: - Base size

    /// The style of the chosen text, or of the first text of an item, with its size in the theme; nil where
    /// the theme has none.
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

    /// Changes the size of that style in the theme, as a step to undo.
    func setBaseSize(_ size: Double) {
        guard let style = editableStyle?.style else { return }
        editing.edit(.fontSize(style, size), coalescing: "\(style.rawValue).size")
    }
}
