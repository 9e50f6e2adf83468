// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// An open screen with its file.
public final class ScreenSession {
    /// What a notification is about.
    public struct Change: OptionSet, Sendable {
        /// The bits of the changes.
        public let rawValue: Int

        /// The changes with these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// ``ScreenSession/value``, its path and diagnostics.
        public static let value = Change(rawValue: 1)
    }

    private var document: LoadedDocument<Screen>
    private var observers = Observers<Change>()

    /// A session of a screen that was read.
    public init(_ document: LoadedDocument<Screen>) { self.document = document }

    /// The content of the screen.
    public var value: Screen { document.value }
    /// The screen's file; nil for a screen without one.
    public var path: FilePath? { document.path }
    /// The diagnostics of reading the screen.
    public var diagnostics: [Diagnostic] { document.diagnostics }
    /// The positions of its values in the file.
    public var sourceMap: SourceMap? { document.sourceMap }
    /// The title in the window.
    public var title: String { value.title?.glance ?? path?.displayStem ?? "Untitled Screen" }

    /// Replaces the screen by another, or by the current version of its file.
    public func open(_ document: LoadedDocument<Screen>) {
        self.document = document
        observers.notify(.value)
    }

    /// Changes the screen's file on disk by the fix of a finding.
    ///
    /// - Returns: the change, to be undone.
    /// - Throws: `EditFailure` when the fix does not apply to the file as it is now, or `SaveFailure`;
    ///   nothing has changed then.
    public func apply(_ fix: SyntaxEdit) throws -> FileEdit? {
        guard let path, let map = sourceMap else { return nil }
        return try FileEdit(of: map.file, at: path, [fix])
    }

    /// Calls `observer` after each change until its owner is deallocated.
    public func observe(until owner: AnyObject, _ observer: @escaping (Change) -> Void) {
        observers.add(owner, observer)
    }
}
