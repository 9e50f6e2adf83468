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

/// The figures of the selected element, and actions on them.
final class SelectionController {
    /// The selected element, and the element under the pointer.
    var selection: Selection { page.selection }
    private let page: Page
    private let questions: Questions
    /// The places found so far in the current files. To find one, the text of a file is parsed again.
    private var found: [Origin: FilePlace?] = [:]
    private var files: [FileValue.File: SourceMap] = [:]

    /// A controller for the selection of a window's documents.
    init(_ page: Page, _ questions: Questions) {
        (self.page, self.questions) = (page, questions)
    }

    /// The figures of the element.
    var report: ElementReport? {
        selection.subject.flatMap { ElementReport($0, in: page.preview.current) }
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
    func origin(of element: LayoutElement) -> Origin {
        let screen = page.screen.value
        let texts = screen.textLocations(of: element.item)
        let text = element.text.flatMap { texts.indices.contains($0) ? texts[$0] : nil }
        let value = text.map(screen.value)
        let keyPaths = value.map { value in
            value.keys.map { (value.container + [.key($0)]).keyPath } + [value.container.keyPath]
        }
        return .file(
            FileValue.File.screen.rawValue,
            keyPaths: (keyPaths ?? []) + [element.item.description])
    }

    /// The places in the files, by origin: of the selected element, and of the values its figures come from. Empty for an
    /// element under the pointer: the pointer would leave the list before it reaches a link.
    func places(of report: ElementReport) -> [Origin: FilePlace] {
        guard let element = selection.element else { return [:] }
        let origins = report.sections.flatMap(\.figures).flatMap(\.origins)
        let wanted = Set(origins + [origin(of: element)])
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

    // MARK: - Elements

    /// The element's text, or its first one.
    private var text: TextContent? {
        let layout = page.preview.current.layout
        guard let element = selection.subject, let index = layout.index(of: element.item) else {
            return nil
        }
        let texts = layout.item(at: index).texts
        return texts.indices.contains(selection.text) ? texts[selection.text].content : nil
    }

    /// The text style of the element's text; nil for a font without a text style.
    var style: TextStyle? { text.flatMap { page.preview.current.textStyle(of: $0) } }

    /// The differences between the font that the text requests and the drawn one, such as a missing weight.
    var fontNotices: String {
        sentences(
            text.map { page.preview.current.drawnFonts[$0.font].notices.map(\.message) }
                ?? [])
    }

    /// The way from the screen to what is selected.
    var path: [Breadcrumb.Part] {
        let root = Breadcrumb.Part(title: page.screen.title, selection: SelectedParts())
        let parts = selection.parts
        guard let element = selection.subject else {
            return [root] + (parts.items.last?.wholeSection.map { [part(ofSection: $0)] } ?? [])
        }
        let (layout, item) = (page.preview.current.layout, element.item)
        guard layout.index(of: item) != nil else { return [root] }
        var path = [root]
        if item.kind.isInSection, page.screen.value.sections.indices.contains(item.section) {
            path.append(part(ofSection: item.section))
        }
        if parts.items.count > 1 {
            let title =
                parts.areRows
                ? trn("%1$s row", "%1$s rows", parts.items.count)
                : trn("%1$s element", "%1$s elements", parts.items.count)
            return path + [Breadcrumb.Part(title: title, selection: parts)]
        }
        let texts = layout.content.texts(of: item)
        let text = texts.first { !$0.text.isEmpty }?.readText.glance
        let name = page.screen.value.row(item).map { text ?? $0.shownName }
        path.append(
            Breadcrumb.Part(
                title: name ?? item.kind.title, selection: SelectedParts(LayoutElement(item))))
        if let text = element.text, texts.indices.contains(text), !texts[text].text.isEmpty {
            path.append(
                Breadcrumb.Part(
                    title: texts[text].readText.glance, selection: SelectedParts(element)))
        }
        return path
    }

    private func part(ofSection number: Int) -> Breadcrumb.Part {
        let sections = page.screen.value.sections
        let section = sections.indices.contains(number) ? sections[number] : nil
        let title = section?.header?.title ?? section?.title ?? ""
        return Breadcrumb.Part(
            title: title.isEmpty ? tr("Section %1$s", "\(number + 1)") : title.glance,
            selection: SelectedParts([.section(number)]))
    }
}

extension FilePlace {
    /// The file and the place in it: `theme.json:12:5`.
    var text: String {
        FilePath(file).displayName + (position.map { ":\($0.line):\($0.column)" } ?? "")
    }
}
