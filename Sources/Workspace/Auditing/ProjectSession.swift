// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Files
import LayoutEngine
import Previewing
import Syntax

/// The project of the open screen: its exceptions, which can be read and changed, and its severities.
package final class ProjectSession: Observable {
    /// The file, which may not exist; nil if the screen has no file.
    package private(set) var path: FilePath?
    private var content = ProjectContent()
    /// The value of the file; empty if it does not exist or has mistakes.
    package var value: Project { content.value }
    /// The source map of the file; nil if it does not exist.
    package var sourceMap: SourceMap? { content.sourceMap }
    /// The diagnostics of the file.
    package var diagnostics: [Diagnostic] { content.diagnostics }
    private let screen: ScreenSession
    private var reading: (any ScheduledWork)?
    package let observers = Observers<ProjectSession>()

    /// The project of a screen, and of the screens that are opened in the session later.
    package init(_ screen: ScreenSession) {
        self.screen = screen
        path = screen.path.map { ProjectFiles.file(for: $0.parent) }
        read()
    }

    private func read() {
        content =
            path.map { ProjectContent(at: $0, screen.writtenValue, named: screenName) }
            ?? ProjectContent()
    }

    /// Returns a function for any thread. It gives the findings of an audit the severities of the project, and
    /// removes those that current exceptions ignore.
    ///
    /// - Parameters:
    ///   - rules: the rules that were checked; exceptions for others count as used.
    ///   - width: the first audited width, in points.
    ///   - other: another screen of the folder; nil for the open one.
    package func excepting(
        rules: some Sequence<Rule> = Rule.allCases, width: Double, on other: ScreenSession? = nil
    ) -> @Sendable (AuditResult) -> (open: AuditResult, ignored: [IgnoredFinding]) {
        let file = file
        let (exceptions, rules) = (makeExceptions(on: other ?? screen), Set(rules))
        return { $0.excepting(exceptions(), width: width, rules: rules, in: file) }
    }

    /// The findings of an audit with their places, without those that the project ignores.
    ///
    /// - Parameter width: the first audited width, in points.
    package func openFindings(
        of result: AuditResult, in files: AuditedFiles, width: Double
    ) -> [Finding] {
        excepting(width: width)(result.located(in: files)).open.findings
    }

    /// The file for the positions of findings; nil if it does not exist.
    package var file: (name: String, map: SourceMap)? {
        sourceMap.map { (path?.string ?? Project.fileName, $0) }
    }

    /// The exceptions for the screen today; none if the clock shows no day of the calendar.
    package func exceptions() -> ScreenExceptions { makeExceptions(on: screen)() }

    private func makeExceptions(
        on screen: ScreenSession
    ) -> @Sendable () -> ScreenExceptions {
        guard let day = CalendarDate.today(), isProject(of: screen)
        else { return { ScreenExceptions() } }
        let (value, written, name) = (value, screen.writtenValue, name(of: screen))
        let saved = screen.file.saved
        return {
            let moved = saved.map {
                value.movedExceptions(of: name, from: $0.screen, to: written, by: $0.places)
            }
            return ScreenExceptions(
                value.replacing(moved ?? []), on: written, named: name, on: day)
        }
    }

    /// The exceptions of the open screen that its unsaved edits would lead to another element.
    var movedExceptions: [Project.MovedException] {
        guard let saved = screen.file.saved, isProject(of: screen) else { return [] }
        return value.movedExceptions(
            of: screenName, from: saved.screen, to: screen.writtenValue, by: saved.places)
    }

    /// Writes the elements of moved exceptions to the file.
    ///
    /// - Throws: `EditFailure` or `SaveFailure`. The file then stays the same.
    func rewrite(_ moved: [Project.MovedException]) throws {
        guard let path else { return }
        let edits = moved.map {
            SyntaxEdit(
                [.key("exceptions"), .index($0.number), .key("element")],
                .replace($0.element.syntax))
        }
        _ = try FileEdit(of: Self.whole(SourceFile.read(path)), at: path, edits)
        reload()
    }

    /// Whether a screen has this project. Columns ask for the screens of one folder after each change, so those
    /// are told without a search for files.
    private func isProject(of screen: ScreenSession) -> Bool {
        screen.path?.parent == self.screen.path?.parent
            || screen.path.map { ProjectFiles.file(for: $0.parent) } == path
    }

    /// The file of a screen in this project, relative to its folder; nil for a screen without a file.
    private func name(of screen: ScreenSession) -> String? {
        guard let path, let file = screen.path else { return nil }
        return file.relativePath(from: path.parent.canonical).string
    }

    /// The name of the open screen in exceptions; nil for a screen without a file.
    package var screenName: String? { name(of: screen) }

    /// Reads the file again after it has changed.
    func reload() {
        follow()
        notify(.exceptions)
    }

    /// Reads the file of the open screen. A long one is read on another thread, and counts from then on.
    func follow() {
        reading?.cancel()
        let before = path
        path = screen.path.map { ProjectFiles.file(for: $0.parent) }
        guard let path, path.isLongFile else { return read() }
        if path != before { content = ProjectContent() }
        let (value, name) = (screen.writtenValue, screenName)
        reading = screen.scheduler.inBackground {
            ProjectContent(at: path, value, named: name)
        } then: { [weak self] read in
            self?.content = read
            self?.notify(.exceptions)
        }
    }

    /// Adds an exception at the end of the file, and makes the file if it does not exist. If the exception
    /// names an element by its key path, its text replaces the key path.
    ///
    /// - Throws: `EditFailure` or `SaveFailure`. The file then stays the same.
    /// - Returns: the change of the file; nil without a screen's file.
    package func add(_ exception: AuditException) throws -> FileEdit? {
        guard let path else { return nil }
        var exception = exception
        exception.element = exception.element.map { element in
            let elements = ElementIndex(screen.writtenValue)
            return ProjectContent.bound(element, to: elements) ?? element
        }
        let element = exception.syntax
        if path.exists {
            let file = try Self.whole(SourceFile.read(path))
            let count = try Self.whole(ProjectReader.read(file)).exceptions.count
            let hasList = SyntaxTree.read(file).value?.root["exceptions"] != nil
            let edit =
                hasList
                ? SyntaxEdit([.key("exceptions")], .insertElement(element, at: count))
                : SyntaxEdit(
                    [],
                    .insertEntry(SyntaxValue.Entry("exceptions", .array([element])), at: nil))
            return try FileEdit(of: file, at: path, [edit])
        }
        let empty = SourceFile(path: path, bytes: Array("{\n  \"exceptions\": []\n}\n".utf8))
        let edit = SyntaxEdit([.key("exceptions")], .insertElement(element, at: 0))
        return try FileEdit(of: empty, at: path, [edit])
    }

    /// Adds choices and samples of Swift sources to the file, and makes the file if it does not exist.
    ///
    /// - Throws: `EditFailure` or `SaveFailure`. The file then stays the same.
    /// - Returns: the change of the file; nil without a screen's file.
    func keep(_ settings: SourceSettings) throws -> FileEdit? {
        guard let path else { return nil }
        let isNew = !path.exists
        let file =
            isNew
            ? SourceFile(path: path, bytes: Array("{\n}\n".utf8))
            : try Self.whole(SourceFile.read(path))
        let root = try Self.whole(SyntaxTree.read(file)).root
        let texts = [("choices", settings.choices), ("samples", settings.samples)]
        let edits = texts.flatMap { key, texts in
            Self.edits(of: key, in: root, texts.sorted { $0.key < $1.key })
        }
        return try FileEdit(of: file, at: path, edits)
    }

    /// The edits that write the texts of a dictionary at the root. An empty text removes its entry.
    private static func edits(
        of key: String, in root: Node, _ texts: [(key: String, value: String)]
    ) -> [SyntaxEdit] {
        func value(_ text: String) -> SyntaxValue {
            key == "choices" ? Bool(text).map { .bool($0) } ?? .string(text) : .string(text)
        }
        guard let known = root[key] else {
            let entries = texts.filter { !$0.value.isEmpty }
                .map { SyntaxValue.Entry($0.key, value($0.value)) }
            guard !entries.isEmpty else { return [] }
            return [
                SyntaxEdit([], .insertEntry(SyntaxValue.Entry(key, .dictionary(entries)), at: nil))
            ]
        }
        return texts.compactMap { name, text in
            switch (known[name] != nil, text.isEmpty) {
            case (true, true): SyntaxEdit([.key(key), .key(name)], .remove)
            case (true, false): SyntaxEdit([.key(key), .key(name)], .replace(value(text)))
            case (false, true): nil
            case (false, false):
                SyntaxEdit([.key(key)], .insertEntry(SyntaxValue.Entry(name, value(text)), at: nil))
            }
        }
    }

    /// Removes an exception by its number.
    ///
    /// - Throws: `EditFailure` or `SaveFailure`. The file then stays the same.
    package func remove(_ number: Int) throws -> FileEdit? {
        try fix(by: SyntaxEdit([.key("exceptions"), .index(number)], .remove))
    }

    /// Applies the fix of a diagnostic.
    ///
    /// - Throws: `EditFailure` or `SaveFailure`. The file then stays the same.
    package func fix(by edit: SyntaxEdit) throws -> FileEdit? {
        guard let path else { return nil }
        return try FileEdit(of: Self.whole(SourceFile.read(path)), at: path, [edit])
    }

    private static func whole<Value>(_ result: ReadResult<Value>) throws(EditFailure) -> Value {
        guard let value = result.value else {
            let reason = result.diagnostics.first { $0.severity == .error }?.description
            throw EditFailure(ProjectEditProblem.notReadable(reason: reason))
        }
        return value
    }
}

extension Changes<ProjectSession> {
    /// The exceptions for the open screen.
    static var exceptions: Self { Self(rawValue: 1) }
}
