// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Files
import Syntax

/// The project of the folder that the open screen is in: its exceptions, read and added to.
package final class ProjectSession {
    /// The file; nil where the screen has none. It need not be there.
    package private(set) var path: FilePath?
    /// The value of the file; empty where there is none or it has mistakes.
    package private(set) var value = Project()
    /// The source map of the file; nil where there is none.
    package private(set) var sourceMap: SourceMap?
    /// The diagnostics of the file.
    package private(set) var diagnostics: [Diagnostic] = []
    private let screen: ScreenSession

    init(_ screen: ScreenSession) {
        self.screen = screen
        follow()
    }

    /// The result of an audit without the findings that are to be ignored, and those.
    ///
    /// - Parameters:
    ///   - rules: the rules that were checked; exceptions for others count as used.
    ///   - width: the first width that was audited, in points.
    package func excepting(
        from result: AuditResult, rules: some Sequence<Rule> = Rule.allCases, width: Double,
        on day: CalendarDate
    ) -> (open: AuditResult, ignored: [IgnoredFinding]) {
        let file = sourceMap.map { (path?.string ?? Project.fileName, $0) }
        let (open, ignored) = result.excepting(
            value, screen: screen.path?.lastComponent, width: width, on: day, rules: Set(rules),
            in: file)
        return (open, ignored)
    }

    /// Reads the file beside the screen.
    func follow() {
        path = screen.path?.parent.appending(Project.fileName)
        (value, sourceMap, diagnostics) = (Project(), nil, [])
        guard let path, path.exists else { return }
        let result = SourceFile.read(path).flatMap { ProjectReader.read($0) }
        value = result.value ?? Project()
        sourceMap = result.sourceMap
        diagnostics = result.diagnostics
    }

    /// Adds an exception at the end of the file, which is made where there is none.
    ///
    /// - Throws: `EditFailure` or `SaveFailure`; the file is as it was then.
    package func add(_ exception: AuditException) throws {
        guard let path else { return }
        let element = SyntaxValue.dictionary(exception.entries)
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
            _ = try FileEdit(of: file, at: path, [edit])
        } else {
            let empty = SourceFile(path: path, bytes: Array("{\n  \"exceptions\": []\n}\n".utf8))
            let edit = SyntaxEdit([.key("exceptions")], .insertElement(element, at: 0))
            try FileSaver().save(try empty.applying([edit]).bytes, to: path)
        }
        follow()
    }

    /// Removes an exception by its number.
    ///
    /// - Throws: `EditFailure` or `SaveFailure`; the file is as it was then.
    package func remove(_ number: Int) throws {
        guard let path else { return }
        let file = try Self.whole(SourceFile.read(path))
        _ = try FileEdit(
            of: file, at: path, [SyntaxEdit([.key("exceptions"), .index(number)], .remove)])
        follow()
    }

    private static func whole<Value>(_ result: ReadResult<Value>) throws(EditFailure) -> Value {
        guard let value = result.value else {
            let reason = result.diagnostics.first { $0.severity == .error }?.description
            throw EditFailure(ProjectEditProblem.notReadable(reason: reason ?? Project.fileName))
        }
        return value
    }
}

extension AuditException {
    fileprivate var entries: [SyntaxValue.Entry] {
        let texts: [(String, String?)] = [
            ("rule", rule), ("element", element), ("screen", screen), ("reason", reason),
            ("until", until?.description),
        ]
        return texts.compactMap { key, text in
            text.map { SyntaxValue.Entry(key, .string($0)) }
        }
    }
}
