// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A result of a command as a value. A ``Reporter`` writes it down.
package protocol Report: Sendable {
    associatedtype Content: Encodable

    /// The keys and values of the report in JSON; for a report that has no others than its own, itself.
    var content: Content { get }
    /// The report for people, without a line feed at its end.
    var text: String { get }
}

extension Report where Self: Encodable {
    package var content: Self { self }
}

/// A report that is one table.
package protocol TableReport: Report {
    /// The rows of the table, the first with the titles of its columns.
    var rows: [[String]] { get }
}

extension TableReport {
    package var text: String { TextTable(rows).description }
}
