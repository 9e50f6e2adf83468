// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

extension CheckContext {
    /// Whether an observation is about a row that is missing in the category of the preview.
    func isMissing(_ observation: Observation) -> Bool {
        guard preview.screen.dependsOnCategory, let item = observation.item else { return false }
        let origin =
            preview.screen.row(item)?.origin ?? preview.screen.sections[item.section].origin
        return !(origin?.isThere(in: preview.environment.category) ?? true)
    }

    /// Whether an observation is about a text that stands for data, in a converted screen.
    func isSample(_ observation: Observation) -> Bool {
        guard let item = observation.item else { return false }
        let marked = preview.screen.areSamples(in: item)
        if let part = observation.part, marked.indices.contains(part) { return marked[part] }
        return !marked.isEmpty && marked.allSatisfy { $0 }
    }
}
