// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Files
import LayoutEngine
import Syntax

/// The project of the folder with the open screen: its exceptions, which can be read and changed.
package final class ProjectSession: Observable {
    /// The file, which may not exist; nil if the screen has no file.
    package private(set) var path: FilePath?
    /// The value of the file; empty if it does not exist or has mistakes.
    package private(set) var value = Project()
    /// The source map of the file; nil if it does not exist.
    package private(set) var sourceMap: SourceMap?
    /// The diagnostics of the file.
    package private(set) var diagnostics: [Diagnostic] = []
    private let screen: ScreenSession
    package let observers = Observers<ProjectSession>()

    init(_ screen: ScreenSession) {
        self.screen = screen
        follow()
    }

    /// Returns a function for any thread. It removes the ignored findings from the result of an audit, with the
    /// current exceptions.
    ///
    /// - Parameters:
    ///   - rules: the rules that were checked; exceptions for others count as used.
    ///   - width: the first audited width, in points.
    ///   - other: another screen of the folder; nil for the open one.
    package func excepting(
        rules: some Sequence<Rule> = Rule.allCases, width: Double, on other: ScreenSession? = nil
    ) -> @Sendable (AuditResult) -> (open: AuditResult, ignored: [IgnoredFinding]) {
        let file = sourceMap.map { (path?.string ?? Project.fileName, $0) }
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

    /// The exceptions for the screen today; none if the clock shows no day of the calendar.
    package func exceptions() -> ScreenExceptions { makeExceptions(on: screen)() }

    private func makeExceptions(
        on screen: ScreenSession
    ) -> @Sendable () -> ScreenExceptions {
        guard let day = CalendarDate.today(), screen.path?.parent == self.screen.path?.parent
        else { return { ScreenExceptions() } }
        let (value, written, name) = (value, screen.writtenValue, screen.path?.lastComponent)
        return { ScreenExceptions(value, on: written, named: name, on: day) }
    }

    /// Reads the file again after it has changed.
    func reload() {
        follow()
        notify(.exceptions)
    }

    /// Reads the file beside the screen.
    func follow() {
        path = screen.path?.parent.appending(Project.fileName)
        (value, sourceMap, diagnostics) = (Project(), nil, [])
        // A link without a target is a mistake. It is not a missing file.
        guard let path, path.exists || path.linkTarget != nil else { return }
        let result = SourceFile.read(path).flatMap { ProjectReader.read($0) }
        value = result.value ?? Project()
        sourceMap = result.sourceMap
        diagnostics = result.diagnostics
        if let sourceMap { diagnostics += mistakes(in: sourceMap, at: path) }
    }

    /// Adds an exception at the end of the file, and makes the file if it does not exist. If the exception
    /// names an element by its key path, its text replaces the key path.
    ///
    /// - Throws: `EditFailure` or `SaveFailure`. The file then stays the same.
    /// - Returns: the change of the file; nil without a screen's file.
    package func add(_ exception: AuditException) throws -> FileEdit? {
        guard let path else { return nil }
        var exception = exception
        exception.element = exception.element.map { bound($0) ?? $0 }
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
            return try FileEdit(of: file, at: path, [edit])
        }
        let empty = SourceFile(path: path, bytes: Array("{\n  \"exceptions\": []\n}\n".utf8))
        let edit = SyntaxEdit([.key("exceptions")], .insertElement(element, at: 0))
        return try FileEdit(of: empty, at: path, [edit])
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

// MARK: - Mistakes

extension ProjectSession {
    /// The rules that do not exist, the screens that are not files, and the elements that are named only by
    /// their position.
    private func mistakes(in map: SourceMap, at path: FilePath) -> [Diagnostic] {
        let found = value.exceptions.enumerated().flatMap { number, exception in
            mistakes(of: exception, beside: path).map { (number: number, mistake: $0) }
        }
        let keyPaths = found.map { "exceptions.\($0.number).\($0.mistake.key)" }
        let positions = found.isEmpty ? [] : map.positions(of: keyPaths)
        return zip(found, zip(keyPaths, positions)).map { found, place in
            let (number, mistake) = found
            let steps: [SyntaxEdit.Step] = [.key("exceptions"), .index(number), .key(mistake.key)]
            return Diagnostic(
                mistake.severity, file: path.string, position: place.1, keyPath: place.0,
                mistake.problem,
                fix: mistake.value.map { .edit(SyntaxEdit(steps, .replace($0))) })
        }
    }

    private struct Mistake {
        var severity: Diagnostic.Severity
        var key: String
        var problem: ProjectProblem
        /// The right value; nil for none.
        var value: SyntaxValue?
    }

    private func mistakes(of exception: AuditException, beside path: FilePath) -> [Mistake] {
        var mistakes: [Mistake] = []
        if Rule(rawValue: exception.rule) == nil {
            let rules = Rule.allCases.map(\.rawValue)
            mistakes.append(
                Mistake(
                    severity: .error, key: "rule",
                    problem: .unknownRule(
                        exception.rule,
                        suggestion: Phrases.suggestion(for: exception.rule, among: rules)),
                    value: Phrases.onlySuggestion(for: exception.rule, among: rules)
                        .map { .string($0) }))
        }
        if let name = exception.screen {
            let file = path.parent.appending(name)
            if !file.exists || file.isFolder {
                mistakes.append(
                    Mistake(severity: .error, key: "screen", problem: .missingScreen(name)))
            }
        }
        if exception.screen == nil || exception.screen == screen.path?.lastComponent,
            case .name(let name)? = exception.element,
            case .reference(let element)? = bound(.name(name))
        {
            mistakes.append(
                Mistake(
                    severity: .warning, key: "element",
                    problem: .unboundElement(path: name, element.identity),
                    value: AuditException.Element.reference(element).syntax))
        }
        return mistakes
    }

    /// The element, named by its text; nil if the key path is not that of an element on the screen.
    private func bound(_ element: AuditException.Element) -> AuditException.Element? {
        guard case .name(let name) = element, let item = ItemID(name) else { return nil }
        return ElementIndex(screen.writtenValue).reference(to: item).map { .reference($0) }
    }
}

// MARK: - Writing

extension AuditException {
    fileprivate var entries: [SyntaxValue.Entry] {
        let values: [(String, SyntaxValue?)] = [
            ("rule", .string(rule)), ("element", element?.syntax),
            ("screen", screen.map { .string($0) }), ("reason", .string(reason)),
            ("until", until.map { .string($0.description) }),
        ]
        return values.compactMap { key, value in value.map { SyntaxValue.Entry(key, $0) } }
    }
}

extension AuditException.Element {
    fileprivate var syntax: SyntaxValue {
        let reference: ElementReference
        switch self {
        case .name(let name): return .string(name)
        case .reference(let element): reference = element
        }
        let texts = reference.identity.texts.map { SyntaxValue.string($0) }
        let values: [(String, SyntaxValue?)] = [
            ("kind", .string(reference.identity.kind.rawValue)),
            ("text", texts.count == 1 ? texts[0] : .array(texts)),
            ("path", reference.path.map { .string($0) }),
            ("occurrence", reference.occurrence.map { .number(Double($0)) }),
        ]
        return .dictionary(
            values.compactMap { key, value in value.map { SyntaxValue.Entry(key, $0) } })
    }
}
