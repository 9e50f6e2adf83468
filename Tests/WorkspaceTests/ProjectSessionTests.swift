// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import FoundationEssentials
import LayoutEngine
import Syntax
import Testing

@testable import Workspace

/// The exceptions of a folder: how they are written, their errors, and the fixes.
@Suite struct ProjectSessionTests {
    private static let screen = #"""
        {"sections": [{"title": "Same", "rows": [{"title": "One"}, {"title": "Same"},
          {"kind": "subtitle", "title": "Two", "subtitle": "texts"}, {"title": "Same"}]}]}
        """#

    /// Calls `body` with a page whose screen is open, next to a project.
    private func withPage(
        _ exceptions: String?, _ body: (Page, FilePath) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let screen = folder.appending(path: "screen.json")
        let project = folder.appending(path: Project.fileName)
        try Data(Self.screen.utf8).write(to: screen)
        if let exceptions {
            try Data(#"{"exceptions": [\#(exceptions)]}"#.utf8).write(to: project)
        }
        let page = Page(try Installation(ResourceFolder.locate()), ManualScheduler())
        page.open([FilePath(screen.path)])
        try body(page, FilePath(project.path))
    }

    private func text(of path: FilePath) throws -> String {
        try String(contentsOfFile: path.string, encoding: .utf8)
    }

    @Test(arguments: [
        ("sections.0.rows.0", #"{"kind": "row", "text": "One", "path": "sections.0.rows.0"}"#),
        (
            "sections.0.rows.2",
            #"{"kind": "row", "text": ["Two", "texts"], "path": "sections.0.rows.2"}"#
        ),
        // The header has the same text, but is not a row.
        (
            "sections.0.rows.3",
            #"{"kind": "row", "text": "Same", "path": "sections.0.rows.3", "occurrence": 2}"#
        ),
        (
            "sections.0.header",
            #"{"kind": "sectionHeader", "text": "Same", "path": "sections.0.header"}"#
        ),
    ])
    func elementIsNamedByWhatItSays(path: String, expected: String) throws {
        func spaceless(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        let exception = AuditException(rule: "reach", element: .name(path), reason: "r")
        try withPage(nil) { page, file in
            // Typed texts are temporary.
            try page.tryEdit(.text(.row(section: 0, row: 0, .title), "typed"))
            try page.changeProject(label: "Ignore") { try $0.add(exception) }
            let written = try text(of: file)
            #expect(spaceless(written).contains(spaceless(expected)), "\(written)")
            #expect(page.project.diagnostics.isEmpty)
        }
        try withPage(#"{"rule": "reach", "element": "\#(path)", "reason": "r"}"#) { page, file in
            let warning = try #require(page.project.diagnostics.first)
            #expect(warning.id == "project.unbound-element")
            #expect(warning.severity == .warning && warning.position != nil)
            guard case .project(let edit)? = page.fixActions[warning] else {
                Issue.record("nothing to fix")
                return
            }
            try page.changeProject(label: "Fix") { try $0.fix(by: edit) }
            let written = try text(of: file)
            #expect(spaceless(written).contains(spaceless(expected)), "\(written)")
            #expect(page.project.diagnostics.isEmpty)
        }
    }

    /// An exception, an edit of the theme, and a fix of the screen: undo goes back in the order of time.
    @Test func filesOnDiskAreSteps() throws {
        try withPage(nil) { page, file in
            let screen = try #require(page.screen.path)
            let scheduler = try #require(page.scheduler as? ManualScheduler)
            let written = try text(of: screen)
            try page.changeProject(label: "Ignore Finding") {
                try $0.add(AuditException(rule: "reach", element: nil, reason: "r"))
            }
            let ignoring = try text(of: file)
            scheduler.pass(seconds: 2)
            try page.theme.edit(.font(.body, fontName: "NotoSerif-Regular", fontSize: 17))
            scheduler.pass(seconds: 2)
            let title: [SyntaxEdit.Step] = [
                .key("sections"), .index(0), .key("rows"), .index(0), .key("title"),
            ]
            try page.fixScreen(by: .edit(SyntaxEdit(title, .replace(.string("Fixed")))))
            #expect(page.screen.value.sections[0].rows[0].title == "Fixed")
            // The fix of a screen is not on disk before it is saved.
            #expect(try text(of: screen) == written && page.screen.isEdited)
            try page.undo()
            #expect(page.screen.value.sections[0].rows[0].title == "One")
            try page.undo()
            #expect(page.theme.value.fonts[.body] == nil)
            #expect(page.undoLabel == "Ignore Finding")
            try page.undo()
            #expect(page.project.value.exceptions.isEmpty && page.undoLabel == nil)
            for _ in 0..<3 { try page.redo() }
            #expect(try text(of: file) == ignoring)
            #expect(page.screen.value.sections[0].rows[0].title == "Fixed")
            #expect(page.redoLabel == nil)
            // Another program has changed the file: nothing is lost, and the steps before are reached.
            let changed = ignoring + " "
            try Data(changed.utf8).write(to: URL(fileURLWithPath: file.string))
            try page.undo()
            try page.undo()
            #expect(throws: SaveFailure.self) { try page.undo() }
            #expect(try text(of: file) == changed)
            #expect(page.undoLabel == nil)
        }
    }

    /// An exception for one of several rows with equal texts follows its row, in memory until the screen is saved.
    @Test func exceptionFollowsItsRowAmongEqualOnes() throws {
        let element =
            #"{"kind": "row", "text": "Same", "path": "sections.0.rows.3", "occurrence": 2}"#
        let exception = #"{"rule": "reach", "element": \#(element), "reason": "r"}"#
        try withPage(exception) { page, file in
            let before = try text(of: file)
            func item() -> ItemID? {
                let reference = page.project.value.replacing(page.project.movedExceptions)
                    .exceptions[0].reference
                return reference.flatMap {
                    ElementIndex(page.screen.writtenValue).items(of: [$0])[0]
                }
            }
            let rows = page.screen.value.sections[0].rows
            let equal = rows.indices.filter { rows[$0].title == "Same" }
            try #require(equal.count == 2 && item()?.row == equal[1])
            try page.edit(
                .moveRows(
                    [PlaceMap.RowPlace(0, equal[1])], to: PlaceMap.RowPlace(0, equal[0])))
            #expect(item()?.row == equal[0])
            #expect(try text(of: file) == before)
            try page.undo()
            #expect(item()?.row == equal[1] && page.project.movedExceptions.isEmpty)
            try page.redo()
            #expect(try page.saveScreen() == 1)
            #expect(try text(of: file).contains("\"occurrence\": 1"))
            #expect(item()?.row == equal[0] && page.project.movedExceptions.isEmpty)
            // Undo after saving leads back to the file's row.
            try page.undo()
            #expect(item()?.row == equal[1])
        }
    }

    /// A step that was undone before a later one began is not repeated.
    @Test func laterStepEndsRedoOfAFile() throws {
        try withPage(nil) { page, _ in
            let scheduler = try #require(page.scheduler as? ManualScheduler)
            try page.changeProject(label: "Ignore Finding") {
                try $0.add(AuditException(rule: "reach", element: nil, reason: "r"))
            }
            try page.undo()
            scheduler.pass(seconds: 2)
            try page.theme.edit(.font(.body, fontName: "NotoSerif-Regular", fontSize: 17))
            try page.undo()
            #expect(page.redoLabel == "Set Font of Body")
            try page.redo()
            #expect(page.redoLabel == nil && page.project.value.exceptions.isEmpty)
            #expect(page.theme.value.fonts[.body] != nil)
        }
    }

    @Test(arguments: [
        (#"{"rule": "text-cliped", "reason": "r"}"#, "Did you mean \"text-clipped\"?"),
        (#"{"rule": "", "reason": "r"}"#, "no rule named \"\""),
        (
            #"{"rule": "reach", "screen": "Screen.json", "reason": "r"}"#,
            "no file named \"Screen.json\""
        ),
        (#"{"rule": "reach", "screen": "..", "reason": "r"}"#, "no file named \"..\""),
        (#"{"rule": "reach", "element": {"kind": "row"}, "reason": "r"}"#, "Missing key \"text\""),
        (
            #"{"rule": "reach", "element": {"kind": "cell", "text": "A"}, "reason": "r"}"#,
            "\"cell\""
        ),
        (
            #"{"rule": "reach", "element": {"kind": "row", "text": ["A", 1]}, "reason": "r"}"#,
            "expected a string"
        ),
    ])
    func whatHoldsForNothingIsAnError(exception: String, expected: String) throws {
        try withPage(exception) { page, file in
            let errors = page.messages.filter { $0.severity == .error && $0.file == file.string }
            #expect(errors.count == 1)
            #expect(errors.first?.message.contains(expected) == true, "\(errors)")
            #expect(errors.first?.position?.line == 1)
        }
    }

    @Test(arguments: [
        #"{"rule": "reach", "screen": "screen.json", "reason": "r"}"#,
        #"{"rule": "reach", "element": "body", "reason": "r"}"#,
        #"{"rule": "reach", "element": "sections.7.rows.0", "reason": "r"}"#,
        #"{"rule": "reach", "element": {"kind": "row", "text": "gone"}, "reason": "r"}"#,
    ])
    func otherElementsStayAsTheyAre(exception: String) throws {
        try withPage(exception) { page, _ in #expect(page.project.diagnostics.isEmpty) }
    }
}
