// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// One open screen: what it holds, and its file.
public final class ScreenSession {
    /// What a notification is about.
    public struct Change: OptionSet, Sendable {
        /// One bit for each.
        public let rawValue: Int

        /// Changes by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// ``ScreenSession/value`` is another, its path and diagnostics with it.
        public static let value = Change(rawValue: 1)
    }

    private var document: LoadedDocument<Screen>
    private var observers = Observers<Change>()

    /// A screen that was read.
    public init(_ document: LoadedDocument<Screen>) { self.document = document }

    /// What the screen holds.
    public var value: Screen { document.value }
    /// Its file; nil for a screen that has none.
    public var path: FilePath? { document.path }
    /// What there is to say about it.
    public var diagnostics: [Diagnostic] { document.diagnostics }
    /// Where its parts are in the file.
    public var sourceMap: SourceMap? { document.sourceMap }
    /// The name for people.
    public var title: String { value.title?.glance ?? path?.displayStem ?? "Untitled Screen" }

    /// Shows another screen, or the same one as it is in its file now.
    public func open(_ document: LoadedDocument<Screen>) {
        self.document = document
        observers.notify(.value)
    }

    /// Calls `observer` after each change, as long as its owner lives.
    public func observe(until owner: AnyObject, _ observer: @escaping (Change) -> Void) {
        observers.add(owner, observer)
    }
}
