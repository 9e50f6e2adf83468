// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension Phrases {
    /// `"a", "b", or "c"`.
    package static func alternatives(_ names: [String]) -> String { either(names.map(quoted)) }

    /// `Did you mean "…"?` as a sentence, or nil without a suggestion.
    package static func suggesting(_ name: String?) -> String? {
        // Translators: follows a message about a misspelled name.
        name.map { tr("Did you mean %1$s?", quoted($0)) }
    }
}
