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
        let screen = preview.screen
        guard let row = screen.row(item) else {
            return screen.appearance(of: item)?.text.origin?.isSample ?? false
        }
        if row.origin?.isSample == true { return true }
        let texts = row.texts
        let marked = texts.map { text -> Bool in
            if case .label(let number) = text {
                return row.stack?.label(number)?.attributes?.origin?.isSample ?? false
            }
            return row.attributes[text]?.origin?.isSample ?? false
        }
        if let part = observation.part, marked.indices.contains(part) { return marked[part] }
        return !marked.isEmpty && marked.allSatisfy { $0 }
    }
}
