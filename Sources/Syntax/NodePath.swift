// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The keys and indices on the way to a value. Extending it for every row of a long list is cheap:
/// only a diagnostic composes the text.
package indirect enum NodePath: CustomStringConvertible, Sendable {
    case root
    case key(NodePath, String)
    case index(NodePath, Int)

    /// The path from the root value, for an edit.
    package var steps: [SyntaxEdit.Step] {
        switch self {
        case .root: []
        case .key(let parent, let key): parent.steps + [.key(key)]
        case .index(let parent, let index): parent.steps + [.index(index)]
        }
    }

    /// `sections.0.rows.1.title`.
    package var description: String { steps.keyPath }
}
